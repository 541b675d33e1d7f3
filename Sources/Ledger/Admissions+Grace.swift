import Limits

extension Admissions {
    /// Lets a request through that the store could not be asked about; nil where it must be refused.
    ///
    /// Only a store that is away or takes no writes opens the door. One that denies, or whose script fails,
    /// is there and has said no: that never does.
    func graced(_ request: AdmissionRequest, after failure: LedgerError, now: Moment) -> Admission? {
        switch failure {
        case .unavailable, .unknownOutcome, .degraded: break
        case .denied, .faulty: return nil
        }
        guard let grace else { return nil }
        let (schedule, entitlement) = expectation(of: request, now: now)
        let isClosed = schedule.entries.contains { $0.limit.enforcement == .hard && $0.amount == 0 }
        guard !isClosed, !entitlement.isBlocked, let left = grace.take(request.user) else { return nil }
        // What was used is not known: a user sees what they may still send.
        let tally = Tally(
            now: now,
            used: schedule.entries.map {
                $0.limit.meter.countsRequests ? max(0, $0.amount - min($0.amount, left)) : 0
            }, crossed: schedule.entries.map { _ in nil }, left: schedule.bursts.map(\.capacity))
        let account = Account(entitlement: entitlement, schedule: schedule, tally: tally)
        return .admitted(reservation(request, schedule, tally), account)
    }
}
