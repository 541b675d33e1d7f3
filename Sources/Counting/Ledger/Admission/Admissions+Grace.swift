package import Limits

extension Admissions {
    /// Lets a request through although the store could not be asked about it. Returns nil if the request
    /// must be refused.
    ///
    /// This happens only while the store is away or takes no writes. If the store denies access or its
    /// script fails, the store is up and its refusal holds. An overloaded edge refuses as well, since other
    /// edges count the same users in the store. A message that the spool cannot keep is refused: it would be
    /// free if the edge were killed before the message ends.
    func admitUnderGrace(_ request: AdmissionRequest, after failure: LedgerError, now: Moment) async
        -> Admission?
    {
        guard let grace, mayGrace(after: failure) else { return nil }
        let (schedule, entitlement) = expectedEntitlement(of: request, now: now)
        guard Self.isOpen(schedule, entitlement), let left = grace.letThrough(request.user) else {
            return nil
        }
        // The earlier use is unknown here, so the account shows how much is left of the grace.
        let counts = LimitCounts(
            now: now,
            used: schedule.entries.map {
                $0.limit.meter.countsRequests ? max(0, $0.amount - min($0.amount, left)) : 0
            }, crossed: schedule.entries.map { _ in nil }, left: schedule.bursts.map(\.capacity))
        let account = Account(entitlement: entitlement, schedule: schedule, counts: counts)
        let reservation = self.makeReservation(request, schedule, counts)
        // First the refund of an attempt that may still be open is sent. Otherwise that attempt would count
        // in place of this message, which has the same id, and be refunded afterwards.
        if pendingCount > 0 { await flushSettlements() }
        guard await addProvisional(reservation) else {
            grace.undoMessage(request.user)
            _ = reservation.refund()
            return nil
        }
        return .admitted(reservation, account)
    }

    /// Whether a message of this user would pass under grace.
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

    /// Writes to the spool what the message counts if this edge dies before the message ends. Returns true
    /// if the entry is on the disk, or if there is no spool.
    private func addProvisional(_ reservation: borrowing Reservation) async -> Bool {
        guard let spool else { return true }
        guard let entry = await spool.addProvisional(reservation.provisionalSettlement()) else {
            return false
        }
        provisionalEntries[reservation.attempt] = entry
        return true
    }

    /// Removes the spool's entry of a message under grace that has been counted or used nothing.
    func removeProvisional(_ settlement: Settlement) async {
        guard let entry = provisionalEntries.removeValue(forKey: settlement.attempt) else { return }
        await spool?.removeProvisional(entry, of: settlement.user)
    }

    /// Replaces the spool's provisional entry of a message under grace with the real use. Returns false if
    /// the spool does not know the message or accepts nothing.
    func amendProvisional(_ settlement: Settlement) async -> Bool {
        guard let spool, let entry = provisionalEntries.removeValue(forKey: settlement.attempt) else {
            return false
        }
        return await spool.amendProvisional(entry, to: settlement)
    }
}
