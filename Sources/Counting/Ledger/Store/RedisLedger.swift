package import Limits
import Reactor
import Redis

/// The ledger in Redis. Each operation is one call of one script, which changes all or nothing. There are two
/// exceptions: `admit` first records the user in the index of leases, once in half a lease. `reclaim` is
/// repeated if the script needs more pages of the books. A ledger is bound to one loop.
package final class RedisLedger: Ledger {
    let runner: any ScriptRunner
    /// The router of the servers. If it is nil, because `runner` is no router, calls wait for their replies.
    let router: RedisRouter?
    let scripts: ScriptSet
    var admissions = AdmissionFormat()
    /// The seconds for which a message id that the caller chose is remembered after its settlement.
    let idempotencySpan: Int
    /// Returns the nanoseconds of a clock that never steps.
    let monotonic: () -> UInt64
    var indexed = IndexedUsers()
    /// Attempts whose last call found that the user's keys had moved to another server. So their next call
    /// waits for its reply and follows redirects.
    var moved: Set<Int> = []

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
        let reply = try await runScript(scripts.renew, keys: 1, arguments)
        return try Self.requireValue(reply.integer, of: scripts.renew) == 1
    }

    package func reclaimReservations(_ user: UserKey) async throws(LedgerError) -> Int {
        try await reclaimAbandoned(user).ended
    }

    package func readBooks(of user: UserKey, in month: BookMonth) async throws(LedgerError) -> [BookLine] {
        var arguments = keyArguments(user, keys: "")
        var page = MessagePackWriter()
        page.append(page: month, of: user)
        arguments.append(page.bytes)
        let reply = try await runScript(scripts.books, keys: 1, arguments)
        return try Self.requireValue(BookFormat.readLines(reply), of: scripts.books)
    }

    package func recallAttempts(_ attempts: [RememberedAttempt], of user: UserKey) async throws(LedgerError)
        -> [Recollection]
    {
        var arguments = keyArguments(user, keys: "srd")
        for attempt in attempts {
            var name = MessagePackWriter()
            name.append(name: attempt.request, attempt: attempt.attempt)
            arguments.append(name.bytes.span)
            arguments.append(Int(attempt.admitted.milliseconds))
        }
        let reply = try await runScript(scripts.recall, keys: 3, arguments)
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
        return try await runChange(scripts.entitle, keys: 3, arguments)
    }

    package func addGrant(_ user: UserKey, _ grant: Entitlement.Grant, _ act: OperatorAct)
        async throws(LedgerError) -> ChangeResult
    {
        var arguments = keyArguments(user, keys: "sa")
        appendAct(act, to: &arguments)
        arguments.append(grant.replaces ? "\(grant.limit):" : grant.limit)
        arguments.append(grant.amount)
        arguments.append(Int(grant.expires.milliseconds))
        return try await runChange(scripts.grant, keys: 2, arguments)
    }

    package func resetCounter(_ user: UserKey, _ entry: Schedule.Entry, to used: Int, _ act: OperatorAct)
        async throws(LedgerError) -> Bool
    {
        var arguments = keyArguments(user, keys: "sra")
        appendAct(act, to: &arguments)
        arguments.append(entry.field)
        if case .rolling(let seconds) = entry.limit.window {
            arguments.append(RollingWindow.sliceText(seconds: seconds))
        } else {
            arguments.append("" as StaticString)
        }
        arguments.append(max(used, 0))
        let reply = try await runScript(scripts.reset, keys: 3, arguments)
        return try Self.requireValue(reply.integer, of: scripts.reset) == 1
    }

    package func readUser(_ user: UserKey) async throws(LedgerError) -> StoredUser {
        let reply = try await runScript(scripts.inspect, keys: 5, keyArguments(user, keys: "srdaf"))
        return try Self.requireValue(StoredUserFormat.readUser(reply), of: scripts.inspect)
    }

    // MARK: Arguments and calls

    func keyArguments(_ user: UserKey, keys: StaticString) -> RedisArguments {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: keys)
        return arguments
    }

    func appendAct(_ act: OperatorAct, to arguments: inout RedisArguments) {
        arguments.append(act.id)
        arguments.append(act.actor)
        arguments.append(act.reason)
    }

    func runScript(_ script: RedisScript, keys: Int, _ arguments: RedisArguments, due: UInt64? = nil)
        async throws(LedgerError) -> RedisReply
    {
        try await LedgerError.naming(script.name) { () async throws(RedisError) in
            if let router, router.isSingle {
                let node = router.node(ofKeyIn: arguments)
                return try await node.evaluate(script, keys: keys, arguments, due: due)
            }
            return try await runner.evaluate(script, keys: keys, arguments, due: due)
        }
    }

    func runChange(_ script: RedisScript, keys: Int, _ arguments: RedisArguments)
        async throws(LedgerError) -> ChangeResult
    {
        let items = try await runScript(script, keys: keys, arguments).array?.compactMap(\.integer) ?? []
        guard items.count == 2 else { throw .faulty(script: script.name) }
        return ChangeResult(applied: items[0] == 1, version: items[1])
    }

    static func requireValue<Value>(_ value: Value?, of script: RedisScript) throws(LedgerError) -> Value {
        guard let value else { throw .faulty(script: script.name) }
        return value
    }
}
