import Redis

extension Admissions {
    /// Sends a settlement to the ledger and waits for the reply. If the store is away, the settlement goes to
    /// the spool, and this method returns nil once the settlement is on the disk. If the spool has a
    /// settlement of the same user, this settlement queues behind it.
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

    /// Gives up a reservation without ending it. The owner of its ticket will end it.
    package func leave(_ reservation: consuming Reservation) {
        openMessages[reservation.attempt] = nil
        reservation.leave()
    }

    func noteSettled(_ settlement: Settlement) {
        noteReply(about: settlement.user)
        forget(settlement)
    }

    /// Drops the user's cached refusals. Remembers the settlement, to report it again if the store loses it.
    private func forget(_ settlement: Settlement) {
        cachedRefusals.drop(settlement.user)
        // A message that was admitted again has a new admission time, and this settlement has the old one.
        // The store could not recognise the message by the old time and would count it twice. So the
        // settlement is not remembered. (The set is nearly always empty, so the check avoids hashing each
        // attempt.)
        let wasReadmitted = !readmitted.isEmpty && readmitted.remove(settlement.attempt) != nil
        if !wasReadmitted { endings.append(settlement, at: monotonic()) }
        if !unanswered.isEmpty { unanswered.remove(settlement.attempt) }
    }

    /// Sends the settlements that neither the store nor the spool has accepted so far. It stops at the first
    /// settlement that both refuse again. Sending a settlement twice does no harm.
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

    /// Sends a settlement without waiting for the reply. When the call has ended, `follower` must pass it to
    /// `outcome`. Returns false if the caller must use `settle` instead, for example while the store is away.
    ///
    /// Waiting would delay the connection's next message. Calls of one loop keep their order, so the store
    /// executes the settlement before this loop's later calls.
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

    /// The outcome of a settlement that `send` has sent. It is nil if the store did not acknowledge the
    /// settlement. The caller must then send it again by `settle`, which is safe.
    package func outcome(_ settlement: Settlement, of call: StoreCall) -> SettlementOutcome? {
        recentSettlements?.endSettlement(settlement.user)
        let node = call.node
        do throws(LedgerError) {
            guard let outcome = try ledger.outcome(of: settlement, by: call) else { return nil }
            // Only another call can show whether the charge was lost. `settle` makes this call.
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

    /// Starts a replay after an entry of this user was put into the spool, if the user's node answers. If
    /// entries have failed although Redis answered, no replay starts, because it would try all of them again.
    /// The next probe starts a replay soon.
    func replaySpool(for user: UserKey) {
        if mayAsk(about: user), let spool, spool.delayed == 0 { spool.replay() }
    }

    /// Decides about a settlement whose reservation the store does not know.
    func decideFate(of settlement: Settlement) async throws(LedgerError) -> UnknownSettlement {
        let wasSent = unanswered.contains(settlement.attempt)
        return try await UnknownSettlement(settlement, wasSent: wasSent, ledger)
    }

    /// Keeps a settlement that the store cannot count, so that an operator can decide about it. The spool's
    /// replay parks and logs it. If the spool does not accept it, it counts as dropped, which a metric and an
    /// alert report.
    func keepLost(_ settlement: Settlement) async -> SettlementOutcome? {
        let wasSent = unanswered.contains(settlement.attempt)
        noteSettled(settlement)
        if let spool, await spool.append(settlement, wasSent: wasSent) { return nil }
        dropped += 1
        return .unknown
    }
}
