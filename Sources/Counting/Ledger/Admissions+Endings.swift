extension Admissions {
    /// Carries an ending to the ledger. One that finds the store away goes to the spool, and is on the disk
    /// when this returns; nil says so. What follows an ending that waits there waits behind it.
    package func finish(_ settlement: Settlement) async -> SettlementOutcome? {
        endings?.begin(settlement.user)
        defer { endings?.end(settlement.user) }
        let isGraced = settlement.ending == .count
        if isGraced && settlement.changes.isEmpty && settlement.bill == nil {
            await forgetForeseen(settlement)
            grace?.giveBack(settlement.user)
            return .done
        }
        if spool?.holds(settlement.user) != true, mayAsk {
            do {
                let outcome = try await ledger.settle(settlement)
                if outcome == .unknown, try await isLost(settlement) { return await keepLost(settlement) }
                taken(settlement)
                if case .counted(let isOver) = outcome {
                    grace?.giveBack(settlement.user, isOver: isOver)
                }
                if isGraced { await forgetForeseen(settlement) }
                return outcome
            } catch {
                note(error)
                if error == .unknownOutcome, !isGraced { unanswered.insert(settlement.attempt) }
            }
        }
        if isGraced, await amendForeseen(settlement) {
            carry()
            return nil
        }
        let wasSent = unanswered.contains(settlement.attempt)
        guard let spool, await spool.append(settlement, wasSent: wasSent) else {
            keep(settlement)
            return nil
        }
        unanswered.remove(settlement.attempt)
        carry()
        return nil
    }

    /// The store has answered an ending.
    func taken(_ settlement: Settlement) {
        answered()
        cachedRefusals.drop(settlement.user)
        if !unanswered.isEmpty { unanswered.remove(settlement.attempt) }
    }

    /// Carries what neither the store nor the spool has taken, until both are away again. Endings are safe to
    /// repeat.
    package func flush() async {
        let waiting = pending
        pending = []
        for (index, settlement) in waiting.enumerated() {
            _ = await finish(settlement)
            if pending.contains(where: { $0.attempt == settlement.attempt }) {
                // The last one came back: so would the rest.
                for rest in waiting[(index + 1)...] { keep(rest) }
                return
            }
        }
    }

    /// Keeps an ending in memory: neither the store nor the spool has taken it.
    func keep(_ settlement: Settlement) {
        if pending.count >= Self.mostPending {
            for lost in pending.prefix(Self.mostPending / 2) { unanswered.remove(lost.attempt) }
            pending.removeFirst(Self.mostPending / 2)
            dropped += Self.mostPending / 2
        }
        pending.append(settlement)
    }

    /// Sends an ending on and waits for nothing: `follower` passes the call that has ended to `outcome`.
    /// False where `finish` must carry it, as while the store is away, or does not know the script yet.
    ///
    /// To wait would hold up the connection's next message. What is asked for afterwards on this loop finds
    /// the ending done all the same: commands keep their order.
    package func send(_ settlement: Settlement, following follower: any StoreCallFollower) -> Bool {
        guard let redis, redis.sendsOn, let client = redis.client, settlement.ending != .count,
            spool?.holds(settlement.user) != true, mayAsk
        else { return false }
        endings?.begin(settlement.user)
        do {
            try redis.send(settlement, to: follower, client)
            return true
        } catch {
            endings?.end(settlement.user)
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
        endings?.end(settlement.user)
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
