package import Limits

extension Admissions {
    /// Admits a request under grace after a call to the store has failed. Returns nil if grace is refused.
    ///
    /// Grace is meant for a store that is away or takes no writes. It is refused in these cases:
    ///   - The store denies access or its script fails, so the store itself is up.
    ///   - This edge is overloaded, but other edges still count the same users in the store.
    ///   - The spool cannot keep the message, which would be free if this edge were killed.
    func admitUnderGrace(_ request: AdmissionRequest, after failure: LedgerError, now: Moment) async
        -> Admission?
    {
        guard let grace, mayGrace(after: failure) else { return nil }
        let (schedule, entitlement) = expectedEntitlement(of: request, now: now)
        guard Self.isOpen(schedule, entitlement), let left = grace.letThrough(request.user) else {
            return nil
        }
        // The edge does not know what the user used before Redis went away. So the account shows, as the rest
        // of each message limit, the number of messages that are left under grace.
        let counts = LimitCounts(
            now: now,
            used: schedule.entries.map {
                $0.limit.meter.countsRequests ? max(0, $0.amount - min($0.amount, left)) : 0
            }, crossed: schedule.entries.map { _ in nil }, left: schedule.bursts.map(\.capacity))
        let account = Account(entitlement: entitlement, schedule: schedule, counts: counts)
        let reservation = self.makeReservation(request, schedule, counts)
        // The refund of an earlier attempt with this id can still wait in memory, so it is sent first.
        // Otherwise the store would count both attempts as one message, and the refund would take this one
        // count back.
        if pendingCount > 0 { await flushSettlements() }
        guard await addProvisional(reservation) else {
            grace.undoMessage(request.user)
            _ = reservation.refund()
            return nil
        }
        return .admitted(reservation, account)
    }

    /// Whether the user's next message would pass under grace.
    package func wouldGrace(_ user: UserKey, plan: String?, after failure: LedgerError, now: Moment) -> Bool {
        guard let grace, mayGrace(after: failure), grace.hasLeft(user) else { return false }
        let (schedule, entitlement) = expectedEntitlement(
            of: AdmissionRequest(user: user, estimate: .nothing, plan: plan), now: now)
        return Self.isOpen(schedule, entitlement)
    }

    private func mayGrace(after failure: LedgerError) -> Bool {
        switch failure {
        case .unavailable, .unknownOutcome, .degraded, .moving: true
        case .overloaded, .denied, .faulty, .wrongType, .merging: false
        }
    }

    private static func isOpen(_ schedule: Schedule, _ entitlement: Entitlement) -> Bool {
        !entitlement.isBlocked
            && !schedule.entries.contains { $0.limit.enforcement == .hard && $0.amount == 0 }
    }

    /// Writes a provisional settlement to the spool. If this edge dies before the message ends, this
    /// settlement counts the message. Returns true if it is on the disk, or if the edge has no spool.
    private func addProvisional(_ reservation: borrowing Reservation) async -> Bool {
        guard let spool else { return true }
        guard let entry = await spool.addProvisional(reservation.provisionalSettlement()) else {
            return false
        }
        provisionalEntries[reservation.attempt] = entry
        return true
    }

    /// Removes a provisional settlement from the spool, because the message was counted or used nothing.
    func removeProvisional(_ settlement: Settlement) async {
        guard let entry = provisionalEntries.removeValue(forKey: settlement.attempt) else { return }
        await spool?.removeProvisional(entry, of: settlement.user)
    }

    /// Replaces a provisional settlement in the spool by one with the real use of the message. Returns false
    /// if the spool has no provisional settlement of this message, or does not accept the new one.
    func amendProvisional(_ settlement: Settlement) async -> Bool {
        guard let spool, let entry = provisionalEntries.removeValue(forKey: settlement.attempt) else {
            return false
        }
        return await spool.amendProvisional(entry, to: settlement)
    }
}
