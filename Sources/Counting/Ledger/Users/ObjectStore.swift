package import Limits
package import Redis

/// An object that a user has stored at a provider: its kind and its id.
package struct StoredObject: Hashable, Sendable {
    /// The kind of object, such as `files` or `vector_stores`, as `Dialects/StoredKind` names it.
    package let kind: String
    package let id: [UInt8]

    package init(_ kind: String, _ id: [UInt8]) {
        self.kind = kind
        self.id = id
    }

    /// The object's name in the owner's sorted set `us:{T}:o`, such as `files/file-abc`.
    var member: [UInt8] { Array("\(kind)/".utf8) + id }
}

/// The owners of objects at providers. `us:{T}:o` is a sorted set of a user's objects. The score is the time
/// in milliseconds at which the object was recorded. A settlement records the objects that its message has
/// stored (`lua/settle`). This class records all other objects. Each instance is bound to one loop.
///
/// If an object is in no user's set, it has no owner, and the edge treats it as unknown to every user.
package final class ObjectStore {
    /// The largest number of objects of a user. If there are more, the oldest are removed and have no owner.
    private static let most = 10_000

    private let redis: RedisRouter

    package init(_ redis: RedisRouter) { self.redis = redis }

    /// Records a user as the owner of an object. The call is safe to repeat.
    package func addObject(_ object: StoredObject, of owner: UserKey, at now: Moment)
        async throws(LedgerError)
    {
        var arguments = Self.arguments("ZADD", owner)
        arguments.append(String(now.milliseconds))
        arguments.append(object.member)
        var bound = Self.arguments("ZREMRANGEBYRANK", owner)
        bound.append(0)
        bound.append(-Self.most - 1)
        _ = try await run([arguments, bound])
    }

    package func removeObject(_ object: StoredObject, of owner: UserKey) async throws(LedgerError) {
        var arguments = Self.arguments("ZREM", owner)
        arguments.append(object.member)
        _ = try await run([arguments])
    }

    package func owns(_ objects: [StoredObject], _ owner: UserKey) async throws(LedgerError) -> Bool {
        let replies = try await run(
            objects.map { object in
                var arguments = Self.arguments("ZSCORE", owner)
                arguments.append(object.member)
                return arguments
            })
        return replies.allSatisfy { $0.bytes != nil }
    }

    /// The ids of a user's objects of one kind, the newest first.
    package func listIDs(of kind: String, _ owner: UserKey) async throws(LedgerError) -> [[UInt8]] {
        var arguments = Self.arguments("ZREVRANGE", owner)
        arguments.append(0)
        arguments.append(-1)
        let prefix = Array("\(kind)/".utf8)
        let members = try await run([arguments]).first?.array?.compactMap(\.bytes) ?? []
        return members.filter { $0.starts(with: prefix) }.map { Array($0.dropFirst(prefix.count)) }
    }

    // MARK: Batches: `us:{T}:b` is a hash of their tickets

    package func keep(_ ticket: BatchTicket, of batch: StoredObject) async throws(LedgerError) {
        var arguments = Self.arguments("HSET", ticket.user, "b")
        arguments.append(batch.member)
        arguments.append(ticket.bytes)
        var expiry = Self.arguments("PEXPIRE", ticket.user, "b")
        expiry.append(BatchTicket.life)
        _ = try await run([arguments, expiry])
    }

    /// The ticket of a batch; nil if the batch was settled, or is not this user's.
    package func ticket(of batch: StoredObject, _ owner: UserKey) async throws(LedgerError) -> BatchTicket? {
        var arguments = Self.arguments("HGET", owner, "b")
        arguments.append(batch.member)
        return try await run([arguments]).first?.bytes.flatMap { BatchTicket($0, of: owner) }
    }

    /// Removes the ticket of a batch. Only one caller gets true, and this caller must settle the batch. If
    /// the caller's edge dies before that, the batch is charged when its lease ends.
    package func claim(_ batch: StoredObject, of owner: UserKey) async throws(LedgerError) -> Bool {
        var arguments = Self.arguments("HDEL", owner, "b")
        arguments.append(batch.member)
        return try await run([arguments]).first?.integer == 1
    }

    private static func arguments(_ command: StaticString, _ owner: UserKey, _ key: Unicode.Scalar = "o")
        -> RedisArguments
    {
        var arguments = RedisArguments()
        arguments.append(command)
        arguments.append(owner.key(key))
        return arguments
    }

    /// Sends the commands in order. If a command failed, the first failure is thrown.
    private func run(_ list: [RedisArguments]) async throws(LedgerError) -> [RedisReply] {
        try LedgerError.naming("objects", await redis.sendCommands(list))
    }
}
