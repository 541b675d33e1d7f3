package import Limits
import Redis

/// A queue of members, each with the time at which it is due. All edges of the store share the queue.
package struct Queue: Sendable {
    let key: [UInt8]
    /// The largest number of members. A full queue refuses new members.
    let capacity: Int

    /// The users whose subscriptions must be checked at a subscription service, for one app.
    package static func reconciliation(tenant: String) -> Queue {
        Queue("us:reconcile\(suffix(tenant))", capacity: 10_000_000)
    }

    /// The reports that must be sent to subscription services, for one app.
    package static func errands(tenant: String) -> Queue {
        Queue("us:errands\(suffix(tenant))", capacity: 1_000_000)
    }

    package static func checkIns(tenant: String) -> Queue {
        Queue("us:check-ins\(suffix(tenant))", capacity: 10_000_000)
    }

    /// Threshold events that an app's team has not fetched yet.
    package static func outbox(tenant: String, capacity: Int) -> Queue {
        Queue("us:outbox\(suffix(tenant))", capacity: capacity)
    }

    private static func suffix(_ tenant: String) -> String { tenant.isEmpty ? "" : ":\(tenant)" }

    package init(_ key: String, capacity: Int) {
        self.key = Array(key.utf8)
        self.capacity = capacity
    }
}

package struct QueueStore {
    let connection: RecordConnection

    /// Puts a member into a queue, or changes the time at which it is due. If `due` is nil, the member is due
    /// now. Returns false if the queue is full.
    ///
    /// - Parameter isSooner: whether a member that is already in the queue keeps its time if that is earlier.
    @discardableResult
    package func putMember(_ member: [UInt8], in queue: Queue, due: Moment?, isSooner: Bool = false)
        async throws(LedgerError) -> Bool
    {
        var arguments = start(queue, "put")
        arguments.append(member)
        arguments.append(max(Int(due?.milliseconds ?? 0), 0))
        arguments.append(isSooner ? "sooner" : "" as StaticString)
        arguments.append(queue.capacity)
        return try await connection.runScript(connection.scripts.queue, keys: 1, arguments).integer == 1
    }

    /// Takes at most `count` members that are due. For `lease` ms no other caller gets these members. A
    /// member that is not dropped or put again within this time is due again.
    package func takeMembers(_ count: Int, from queue: Queue, lease: Int) async throws(LedgerError) -> (
        members: [[UInt8]], now: Moment
    ) {
        var arguments = start(queue, "take")
        arguments.append(count)
        arguments.append(lease)
        let reply = try await connection.runScript(connection.scripts.queue, keys: 1, arguments).array ?? []
        guard let now = reply.first?.integer else { throw .faulty(script: connection.scripts.queue.name) }
        return (reply.dropFirst().compactMap(\.bytes), Moment(milliseconds: Int64(now)))
    }

    package func dropMember(_ member: [UInt8], from queue: Queue) async throws(LedgerError) {
        var arguments = start(queue, "drop")
        arguments.append(member)
        _ = try await connection.runScript(connection.scripts.queue, keys: 1, arguments)
    }

    private func start(_ queue: Queue, _ verb: StaticString) -> RedisArguments {
        var arguments = RedisArguments()
        arguments.append(queue.key)
        arguments.append(verb)
        return arguments
    }

    // MARK: People

    package func putUser(_ user: UserName, in queue: Queue, due: Moment?, isSooner: Bool = false)
        async throws(LedgerError)
    {
        try await putMember(user.member, in: queue, due: due, isSooner: isSooner)
    }

    package func dropUser(_ user: UserName, from queue: Queue) async throws(LedgerError) {
        try await dropMember(user.member, from: queue)
    }

    package func takePeople(_ count: Int, from queue: Queue, lease: Int) async throws(LedgerError) -> (
        people: [UserName], now: Moment
    ) {
        let taken = try await takeMembers(count, from: queue, lease: lease)
        return (taken.members.compactMap { UserName(member: $0) }, taken.now)
    }

    package func dropFromQueues(_ user: UserName) async throws(LedgerError) {
        try await dropUser(user, from: .reconciliation(tenant: user.tenant))
        try await dropUser(user, from: .checkIns(tenant: user.tenant))
    }

    /// Reads `count` members of a queue, the latest due time first, including members that are not due yet.
    package func readMembers(of queue: Queue, from place: Int, count: Int) async throws(LedgerError)
        -> [[UInt8]]
    {
        var arguments = RedisArguments()
        arguments.append("ZREVRANGE" as StaticString)
        arguments.append(queue.key)
        arguments.append(place)
        arguments.append(place + count - 1)
        return try await connection.sendCommand(arguments, "queue").array?.compactMap(\.bytes) ?? []
    }
}
