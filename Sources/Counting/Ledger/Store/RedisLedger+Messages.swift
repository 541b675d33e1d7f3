import Reactor
import Redis

/// The two calls that each message makes: its admission and its settlement.
extension RedisLedger {
    package func findNode(of user: UserKey) -> StoreNode? { router?.node(of: user.slot) }
    package var nodeCount: Int { router?.nodes.count ?? 1 }

    package func send(_ command: AdmitCommand, to follower: any StoreCallFollower) throws(LedgerError) {
        let router = routerOfMessages
        let node = router.node(of: command.user.slot)
        // Before the admission, a call of the script `lease` records the user in the index of leases. In two
        // cases, the admission waits for the reply to this call: no call of `lease` has succeeded over this
        // connection yet, or the index is on another server.
        if !follows(command.attempt), node.knows(scripts.lease),
            router.isSingle || LeaseIndex.shard(of: command.user, on: node, in: router).isOnUsersNode
        {
            try sendIndex(command, node)
            try send(admissions.makeCall(for: command), scripts.admit, due: command.due, node).follower =
                follower
        } else {
            router.loop.spawn(with: (self, command, follower)) { ledger, command, follower in
                follower.ended(.admission(await ledger.executeAdmission(command)))
            }
        }
    }

    package func send(_ settlement: Settlement, to follower: any StoreCallFollower) throws(LedgerError) {
        let router = routerOfMessages
        if !follows(settlement.attempt) {
            let call = SettleCall(settlement, remembering: idempotencySpan)
            try send(call, scripts.settle, router.node(of: settlement.user.slot)).follower = follower
        } else {
            router.loop.spawn(with: (self, settlement, follower)) { ledger, settlement, follower in
                follower.ended(.settlement(await ledger.executeSettlement(settlement)))
            }
        }
    }

    package func reply(to command: AdmitCommand, of call: StoreCall) throws(LedgerError) -> AdmitReply? {
        switch call {
        case .redis(let call) where call.isText:
            defer { call.node.release(call) }
            return try Self.requireValue(
                AdmissionFormat.unpacked(call.writer.bytes, command), of: scripts.admit)
        case .redis(let call):
            guard let reply = try takeReply(call, of: scripts.admit, command.attempt) else { return nil }
            return try Self.requireValue(AdmissionFormat.admitReply(reply, command), of: scripts.admit)
        case .admission(let result): return try result.get()
        case .settlement: preconditionFailure("a settlement's call is no admission's")
        }
    }

    package func outcome(of settlement: Settlement, by call: StoreCall) throws(LedgerError)
        -> SettlementOutcome?
    {
        switch call {
        case .redis(let call):
            guard let reply = try takeReply(call, of: scripts.settle, settlement.attempt) else { return nil }
            return try outcome(of: settlement, reply)
        case .settlement(let result): return try result.get()
        case .admission: preconditionFailure("an admission's call is no settlement's")
        }
    }

    // MARK: Calls without waiting

    private var routerOfMessages: RedisRouter {
        guard let router else { preconditionFailure("messages are counted over a router") }
        return router
    }

    private func outcome(of settlement: Settlement, _ reply: RedisReply) throws(LedgerError)
        -> SettlementOutcome
    {
        try Self.requireValue(
            SettleCall(settlement, remembering: idempotencySpan).outcome(reply), of: scripts.settle)
    }

    /// Sends a call of a script. The caller must read the reply and release the call.
    private func send(
        _ call: some ScriptCall, _ script: RedisScript, due: UInt64? = nil, _ node: RedisNode
    ) throws(LedgerError) -> RedisCall {
        try LedgerError.naming(script.name) { () throws(RedisError) in
            try node.send(
                script, keys: call.keys, arguments: call.count, room: call.room, due: due
            ) { call.put(to: &$0) }
        }
    }

    /// Reads and releases the reply to a call; nil if Redis executed nothing and the call must be sent again.
    private func takeReply(_ call: RedisCall, of script: RedisScript, _ attempt: Int) throws(LedgerError)
        -> RedisReply?
    {
        let node = call.node
        let missesScript = call.missesScript
        do {
            return try node.takeReply(call)
        } catch {
            if missesScript {
                node.forgetScript(script)
                return nil
            }
            let failure = LedgerError(error, in: script.name)
            guard failure == .moving else { throw failure }
            moved.insert(attempt)
            return nil
        }
    }

    // MARK: Awaited calls

    /// Whether this call must follow redirects, because the last call of this attempt found the keys moved.
    private func follows(_ attempt: Int) -> Bool { !moved.isEmpty && moved.remove(attempt) != nil }

    /// Calls the script `admit` through `runner`, which follows the redirects of a cluster.
    func executeAdmission(_ command: AdmitCommand) async -> Result<AdmitReply, LedgerError> {
        do throws(LedgerError) {
            try await indexAdmission(command)
            let call = admissions.makeCall(for: command)
            let reply = try await runScript(scripts.admit, keys: call.keys, call.arguments, due: command.due)
            return .success(
                try Self.requireValue(AdmissionFormat.admitReply(reply, command), of: scripts.admit))
        } catch {
            return .failure(error)
        }
    }

    func executeSettlement(_ settlement: Settlement) async -> Result<SettlementOutcome, LedgerError> {
        do throws(LedgerError) {
            let call = SettleCall(settlement, remembering: idempotencySpan)
            let reply = try await runScript(scripts.settle, keys: call.keys, call.arguments)
            return .success(try outcome(of: settlement, reply))
        } catch {
            return .failure(error)
        }
    }
}
