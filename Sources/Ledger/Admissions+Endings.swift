extension Admissions {
    /// Sends an ending on and waits for nothing: `follower` passes the call that has ended to `outcome`.
    /// False where `finish` must carry it, as while the store is away, or does not know the script yet.
    ///
    /// To wait would hold up the connection's next message. What is asked for afterwards on this loop finds
    /// the ending done all the same: commands keep their order.
    package func send(_ settlement: Settlement, following follower: any StoreCallFollower) -> Bool {
        guard let redis, redis.sendsOn, let client = redis.client, settlement.ending != .count,
            spool?.holds(settlement.user) != true, mayAsk
        else { return false }
        do {
            try redis.send(settlement, to: follower, client)
            return true
        } catch {
            note(error)
            return false
        }
    }

    /// What became of an ending that was sent on. Nil: the store has not said that it took it, so that it
    /// must be carried by `finish`, which is safe to repeat.
    package func outcome(_ settlement: Settlement, of call: StoreCall) -> SettlementOutcome? {
        guard let redis, let client = redis.client else {
            preconditionFailure("only a ledger in Redis sends anything on")
        }
        do throws(LedgerError) {
            let outcome = try redis.outcome(settlement, of: call, client)
            // Whether it is lost takes more than one look.
            if outcome == .unknown, !settlement.onlyGivesBack { return nil }
            taken(settlement)
            return outcome
        } catch {
            note(error)
            if error == .unknownOutcome { unanswered.insert(settlement.attempt) }
            return nil
        }
    }

    /// Something was put into the spool: while the store answers, it waits for nothing but what lies before
    /// it. Where some of that fails for itself the next probe is soon enough: each turn walks past all of it.
    func carry() {
        if mayAsk, let spool, spool.delayed == 0 { spool.carry() }
    }

    /// Whether an ending of which the store knows no reservation charges something that was never counted.
    func isLost(_ settlement: Settlement) async throws(LedgerError) -> Bool {
        let wasSent = unanswered.contains(settlement.attempt)
        return try await UnknownSettlement(settlement, wasSent: wasSent, ledger) == .lost
    }

    /// An ending that the store can't count waits for an operator, by way of the spool's replay, which logs
    /// it. What no spool takes is counted as dropped, and told by the metric and an alert.
    func keepLost(_ settlement: Settlement) async -> SettlementOutcome? {
        let wasSent = unanswered.contains(settlement.attempt)
        taken(settlement)
        if let spool, await spool.append(settlement, wasSent: wasSent) { return nil }
        dropped += 1
        return .unknown
    }
}
