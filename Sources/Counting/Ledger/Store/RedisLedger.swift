package import Limits
import Reactor
import Redis

/// The ledger in Redis: each operation is one call of one script, which changes all or nothing. Two take
/// more calls: `admit` notes the user in the index of leases first, once in half a lease, and `reclaim` asks
/// again where the script needs more pages of the books. Bound to one loop.
package final class RedisLedger: Ledger {
    private let runner: any ScriptRunner
    /// `runner` by its concrete type; nil for another runner. Awaiting a call through the protocol costs 400
    /// instructions more.
    let router: RedisRouter?
    let scripts: ScriptSet
    private var admissions = AdmissionFormat()
    /// Seconds for which an id that the caller chose is remembered after its settlement.
    private let idempotencySpan: Int
    /// Nanoseconds of a clock that never steps.
    let monotonic: () -> UInt64
    /// The users whom the index of leases is known to hold.
    var indexed = IndexedUsers()

    package init(
        _ runner: any ScriptRunner, scripts: ScriptSet = .shipped,
        idempotencySpan: Int = IdempotencySpan.standard,
        monotonic: @escaping () -> UInt64 = Clocks.monotonic
    ) {
        self.runner = runner
        router = runner as? RedisRouter
        self.scripts = scripts
        self.idempotencySpan = idempotencySpan
        self.monotonic = monotonic
    }

    package func admit(_ command: AdmitCommand) async throws(LedgerError) -> AdmitReply {
        try await index(command)
        let call = admissions.call(for: command)
        let reply = try await run(scripts.admit, keys: call.keys, call.arguments, due: command.due)
        return try Self.expect(AdmissionFormat.admitReply(reply, command), of: scripts.admit)
    }

    /// Does as `admit` without waiting: `follower` is called when it has ended, and `admitReply` reads it.
    func send(
        _ command: AdmitCommand, to follower: consuming any RedisCallFollower, _ node: RedisNode
    ) throws(LedgerError) {
        try sendIndex(command, node)
        try send(admissions.call(for: command), scripts.admit, due: command.due, node).follower = follower
    }

    /// Reads the reply to a command that was sent without waiting, and releases the call. Nil where the
    /// server did not know the script, or where the user's slot has moved to another node, so that nothing
    /// has happened.
    func admitReply(_ command: AdmitCommand, of call: RedisCall) throws(LedgerError) -> AdmitReply? {
        if call.isText {
            defer { call.node.release(call) }
            return try Self.expect(
                AdmissionFormat.unpacked(call.writer.bytes, command.schedule), of: scripts.admit)
        }
        if call.missesScript {
            call.node.forget(scripts.admit)
            call.node.release(call)
            return nil
        }
        let reply: RedisReply
        do {
            reply = try takeReply(call, of: scripts.admit)
        } catch .moving {
            return nil
        }
        return try Self.expect(AdmissionFormat.admitReply(reply, command), of: scripts.admit)
    }

    package func settle(_ settlement: Settlement) async throws(LedgerError) -> SettlementOutcome {
        let call = SettleCall(settlement, remembering: idempotencySpan)
        let reply = try await run(scripts.settle, keys: call.keys, call.arguments)
        return try Self.expect(call.outcome(reply), of: scripts.settle)
    }

    /// The node to which a user's settlement can be sent without waiting, so that it is executed before
    /// whatever is sent afterwards. Nil where the server does not know the script yet: the settlement would
    /// be sent again with its source, and executed later.
    func nodeForSettlement(of user: UserKey) -> RedisNode? {
        guard let node = router?.node(of: user.slot), node.knows(scripts.settle) else { return nil }
        return node
    }

    /// The same for an admission. Where another node keeps the user's place in the index of leases, the note
    /// there must have been answered before the admission is sent.
    func nodeForAdmission(of user: UserKey) -> RedisNode? {
        guard let router else { return nil }
        let node = router.node(of: user.slot)
        guard node.knows(scripts.admit), node.knows(scripts.lease),
            router.isSingle || LeaseIndex.shard(of: user, on: node, in: router).isOnUsersNode
        else { return nil }
        return node
    }

    /// Sends a settlement without waiting: `follower` is called when it has ended, and `outcome` reads it.
    func send(
        _ settlement: Settlement, to follower: consuming any RedisCallFollower, _ node: RedisNode
    ) throws(LedgerError) {
        try send(SettleCall(settlement, remembering: idempotencySpan), scripts.settle, node)
            .follower = follower
    }

    /// Reads the reply to a settlement that was sent without waiting, and releases the call.
    func outcome(_ settlement: Settlement, of call: RedisCall) throws(LedgerError) -> SettlementOutcome {
        if call.missesScript { call.node.forget(scripts.settle) }
        let reply = try takeReply(call, of: scripts.settle)
        return try Self.expect(
            SettleCall(settlement, remembering: idempotencySpan).outcome(reply), of: scripts.settle)
    }

    package func renew(_ ticket: ReservationTicket, telling told: Settlement?)
        async throws(LedgerError) -> Bool
    {
        var arguments = keyArguments(ticket.user, keys: "r")
        var name = MessagePackWriter()
        name.append(name: ticket.request, attempt: ticket.attempt)
        arguments.append(name.bytes.span)
        arguments.append(ticket.lease)
        if let told, told.bill != nil, let day = told.day {
            arguments.append(SettleCall(told, remembering: idempotencySpan).parts)
            arguments.append(day.month.digits)
            arguments.append(ticket.request.isMessageID ? idempotencySpan : 0)
        }
        let reply = try await run(scripts.renew, keys: 1, arguments)
        return try Self.expect(reply.integer, of: scripts.renew) == 1
    }

    package func reclaim(_ user: UserKey) async throws(LedgerError) -> Int {
        try await reclaimAbandoned(user).ended
    }

    package func books(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine] {
        var arguments = keyArguments(user, keys: "")
        var page = MessagePackWriter()
        page.append(page: month, of: user)
        arguments.append(page.bytes)
        let reply = try await run(scripts.books, keys: 1, arguments)
        return try Self.expect(BookFormat.lines(reply), of: scripts.books)
    }

    package func recall(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    {
        var arguments = keyArguments(user, keys: "srd")
        for attempt in attempts {
            var name = MessagePackWriter()
            name.append(name: attempt.request, attempt: attempt.attempt)
            arguments.append(name.bytes.span)
            arguments.append(Int(attempt.admitted.milliseconds))
        }
        let reply = try await run(scripts.recall, keys: 3, arguments)
        let codes = (reply.array ?? []).map { $0.integer.flatMap(Recollection.init(rawValue:)) ?? .unclear }
        guard codes.count == attempts.count else { throw .faulty(script: scripts.recall.name) }
        return codes
    }

    package func entitle(_ user: UserKey, _ event: EntitlementEvent) async throws(LedgerError) -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sae")
        arguments.append(Int(event.at.milliseconds))
        arguments.append(event.id)
        arguments.append(event.actor)
        arguments.append(event.reason)
        for part in EntitlementFields.encode(event.entitlement) {
            arguments.append(part.name)
            arguments.append(part.value)
        }
        return try await change(scripts.entitle, keys: 3, arguments)
    }

    package func grant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct)
        async throws(LedgerError) -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        append(act, to: &arguments)
        arguments.append(grant.replaces ? "\(grant.limit):" : grant.limit)
        arguments.append(grant.amount)
        arguments.append(Int(grant.expires.milliseconds))
        return try await change(scripts.grant, keys: 2, arguments)
    }

    package func reset(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    {
        var arguments = keyArguments(user, keys: "sra")
        append(act, to: &arguments)
        arguments.append(entry.field)
        if case .rolling(let seconds) = entry.limit.window {
            arguments.append(RollingWindow.slices(seconds: seconds))
        } else {
            arguments.append("" as StaticString)
        }
        arguments.append(max(used, 0))
        let reply = try await run(scripts.reset, keys: 3, arguments)
        return try Self.expect(reply.integer, of: scripts.reset) == 1
    }

    package func inspect(_ user: UserKey) async throws(LedgerError) -> StoredUser {
        let reply = try await run(scripts.inspect, keys: 5, keyArguments(user, keys: "srdaf"))
        return try Self.expect(StoredUserFormat.stored(reply), of: scripts.inspect)
    }

    // MARK: One call

    func keyArguments(_ user: UserKey, keys: StaticString) -> RedisArguments {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: keys)
        return arguments
    }

    func append(_ act: OperatorAct, to arguments: inout RedisArguments) {
        arguments.append(act.id)
        arguments.append(act.actor)
        arguments.append(act.reason)
    }

    func run(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64? = nil)
        async throws(LedgerError) -> RedisReply
    {
        do {
            if let router, router.isSingle {
                let node = router.node(ofKeyIn: arguments)
                return try await node.evaluate(script, keys: keys, arguments, due: due)
            }
            return try await runner.evaluate(script, keys: keys, arguments, due: due)
        } catch {
            throw LedgerError(error, in: script.name)
        }
    }

    /// Sends a script's call. The caller reads its reply and releases it.
    private func send(
        _ call: some ScriptCall, _ script: RedisScript, due: UInt64? = nil, _ node: RedisNode
    ) throws(LedgerError) -> RedisCall {
        do {
            return try node.send(
                script, keys: call.keys, arguments: call.count, room: call.room, due: due
            ) { call.put(to: &$0) }
        } catch {
            throw LedgerError(error, in: script.name)
        }
    }

    private func takeReply(_ call: RedisCall, of script: RedisScript) throws(LedgerError) -> RedisReply {
        do {
            return try call.node.takeReply(call)
        } catch {
            throw LedgerError(error, in: script.name)
        }
    }

    func change(_ script: RedisScript, keys: Int, _ arguments: RedisArguments)
        async throws(LedgerError) -> ChangeResult
    {
        let items = try await run(script, keys: keys, arguments).array?.compactMap(\.integer) ?? []
        guard items.count == 2 else { throw .faulty(script: script.name) }
        return ChangeResult(applied: items[0] == 1, version: items[1])
    }

    static func expect<Value>(_ value: Value?, of script: RedisScript) throws(LedgerError) -> Value {
        guard let value else { throw .faulty(script: script.name) }
        return value
    }
}
