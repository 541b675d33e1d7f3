import Redis

extension Admissions {
    /// Sends a settlement to the ledger and waits for the reply. While the store is away, or the spool has a
    /// settlement of this user, this one goes into the spool, or else into memory. Then nil is returned.
    package func settle(_ settlement: Settlement) async -> SettlementOutcome? {
        openMessages[settlement.attempt] = nil
        recentSettlements?.beginSettlement(settlement.user)
        defer { recentSettlements?.endSettlement(settlement.user) }
        let isGraced = settlement.kind == .countedLater
        if isGraced && settlement.changes.isEmpty && settlement.bill == nil {
            await removeProvisional(settlement)
            grace?.releaseMessage(settlement.user)
            return .done
        }
        if spool?.holds(settlement.user) != true, mayAsk(about: settlement.user) {
            do {
                var outcome = try await ledger.settle(settlement)
                if outcome == .unknown {
                    switch try await decideFate(of: settlement) {
                    case .lost: return await keepLost(settlement)
                    case .neverAdmitted(let whole): outcome = try await ledger.settle(whole)
                    case .nothingToCount, .countedBefore: break
                    }
                }
                noteSettled(settlement)
                if case .counted(let isPastLimit) = outcome {
                    grace?.releaseMessage(settlement.user, isPastLimit: isPastLimit)
                }
                if isGraced { await removeProvisional(settlement) }
                return outcome
            } catch {
                noteFailure(error, about: settlement.user)
                if error == .unknownOutcome, !isGraced { unanswered.insert(settlement.attempt) }
            }
        }
        if isGraced, await amendProvisional(settlement) {
            replaySpool(for: settlement.user)
            return nil
        }
        let wasSent = unanswered.contains(settlement.attempt)
        guard let spool, await spool.append(settlement, wasSent: wasSent) else {
            keepSettlement(settlement)
            return nil
        }
        unanswered.remove(settlement.attempt)
        replaySpool(for: settlement.user)
        return nil
    }

    /// Drops a batch's reservation from memory but leaves the reservation open in the store. An edge that has
    /// the batch's ticket ends the reservation later.
    package func leave(_ reservation: consuming Reservation) {
        openMessages[reservation.attempt] = nil
        reservation.leave()
    }

    func noteSettled(_ settlement: Settlement) {
        noteReply(about: settlement.user)
        forget(settlement)
    }

    /// Drops the user's cached refusals, and remembers the settlement in case the store loses it.
    private func forget(_ settlement: Settlement) {
        cachedRefusals.drop(settlement.user)
        // A message that the store lost and admitted again has a new admission time, but this settlement has
        // the old one. If this settlement were reported again, the store would not recognise the message and
        // would count it twice. So the settlement is not remembered.
        // (`readmitted` is nearly always empty, and `isEmpty` is faster than the hash of an attempt.)
        let wasReadmitted = !readmitted.isEmpty && readmitted.remove(settlement.attempt) != nil
        if !wasReadmitted { endings.append(settlement, at: monotonic()) }
        if !unanswered.isEmpty { unanswered.remove(settlement.attempt) }
    }

    /// Sends the settlements that neither the store nor the spool has accepted so far. It stops at the first
    /// settlement that neither of them accepts now. Sending a settlement twice does no harm.
    package func flushSettlements() async {
        let waiting = pendingSettlements
        pendingSettlements = []
        for (index, settlement) in waiting.enumerated() {
            _ = await settle(settlement)
            if pendingSettlements.contains(where: { $0.attempt == settlement.attempt }) {
                // Neither the store nor the spool accepts settlements now, so the rest is kept in memory.
                for rest in waiting[(index + 1)...] { keepSettlement(rest) }
                return
            }
        }
    }

    /// Keeps in memory a settlement that neither the store nor the spool has accepted.
    func keepSettlement(_ settlement: Settlement) {
        if pendingSettlements.count >= Self.mostPending {
            for lost in pendingSettlements.prefix(Self.mostPending / 2) { unanswered.remove(lost.attempt) }
            pendingSettlements.removeFirst(Self.mostPending / 2)
            dropped += Self.mostPending / 2
        }
        pendingSettlements.append(settlement)
    }

    /// Sends a settlement and does not wait for the reply. Returns false if it sent nothing. The caller must
    /// then use `settle`. After a call that was sent has ended, `follower` must call `outcome`.
    ///
    /// The next message of the client's connection need not wait for this settlement. The calls of one loop
    /// keep their order, so the store executes the settlement before this loop's later calls.
    package func send(_ settlement: Settlement, following follower: any StoreCallFollower) -> Bool {
        guard settlement.kind != .countedLater, spool?.holds(settlement.user) != true,
            mayAsk(about: settlement.user)
        else { return false }
        openMessages[settlement.attempt] = nil
        recentSettlements?.beginSettlement(settlement.user)
        do {
            try ledger.send(settlement, to: follower)
            return true
        } catch {
            recentSettlements?.endSettlement(settlement.user)
            noteFailure(error, about: settlement.user)
            return false
        }
    }

    /// The outcome of a settlement that `send` has sent; nil if the store did not confirm the outcome. If it
    /// is nil, the caller must send the settlement again by `settle`, which counts nothing twice.
    package func outcome(_ settlement: Settlement, of call: StoreCall) -> SettlementOutcome? {
        recentSettlements?.endSettlement(settlement.user)
        let node = call.node
        do throws(LedgerError) {
            guard let outcome = try ledger.outcome(of: settlement, by: call) else { return nil }
            // The store does not know the reservation, so it has perhaps lost the charge. Only another call
            // can show whether it has. So the caller must use `settle`, which makes that call.
            if outcome == .unknown, !settlement.onlyGivesBack { return nil }
            if let node { node.breaker.succeeded() } else { noteReply(about: settlement.user) }
            forget(settlement)
            return outcome
        } catch {
            noteFailure(error, about: settlement.user)
            if error == .unknownOutcome { unanswered.insert(settlement.attempt) }
            return nil
        }
    }

    /// Starts sending the spool's entries to Redis. Call this method after an entry of this user was put into
    /// the spool. It does nothing while the user's node is away. It also does nothing while the spool has
    /// entries that failed although Redis answered: each new entry would cause all of them to be sent again.
    /// In both cases, the next successful probe of a node starts the sending.
    func replaySpool(for user: UserKey) {
        if mayAsk(about: user), let spool, spool.delayed == 0 { spool.replay() }
    }

    /// Finds out what to do with a settlement whose reservation the store does not know.
    func decideFate(of settlement: Settlement) async throws(LedgerError) -> UnknownSettlement {
        let wasSent = unanswered.contains(settlement.attempt)
        return try await UnknownSettlement(settlement, wasSent: wasSent, ledger)
    }

    /// Puts into the spool a settlement whose reservation the store does not know. When the spool is
    /// replayed, the settlement is logged and parked, so that an operator can decide about it. If the spool
    /// does not accept the settlement, it is counted in `dropped`, which a metric and an alert report.
    func keepLost(_ settlement: Settlement) async -> SettlementOutcome? {
        let wasSent = unanswered.contains(settlement.attempt)
        noteSettled(settlement)
        if let spool, await spool.append(settlement, wasSent: wasSent) { return nil }
        dropped += 1
        return .unknown
    }
}
