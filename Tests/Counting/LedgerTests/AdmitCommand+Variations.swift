import Ledger
import Limits
import Redis

extension AdmitCommand {
    convenience init(
        user: UserKey, requestID: RequestID, attempt: Int, fingerprint: UInt64 = 0, version: Int,
        schedule: Schedule, span: (from: Moment, to: Moment)? = nil, estimate: Consumption = Consumption(),
        lease: Int = 300_000, peeks: Bool = false, scheduleTime: Moment = .distantPast,
        clock: ServerClock.Reading = ServerClock.Reading()
    ) {
        self.init(
            CountedAccounts(CountedAccount(user, version: version, schedule: schedule, span: span)),
            requestID: requestID, attempt: attempt, fingerprint: fingerprint, estimate: estimate,
            lease: lease, peeks: peeks, scheduleTime: scheduleTime, clock: clock)
    }

    func with(
        accounts: CountedAccounts? = nil, requestID: RequestID? = nil, version: Int? = nil,
        estimate: Consumption? = nil, peeks: Bool? = nil
    ) -> AdmitCommand {
        let same = accounts ?? self.accounts
        let person = CountedAccount(
            same.first.user, version: version ?? same.first.version, schedule: same.first.schedule,
            span: same.first.span)
        return AdmitCommand(
            CountedAccounts(person, others: same.others), requestID: requestID ?? self.requestID,
            attempt: attempt, fingerprint: fingerprint, estimate: estimate ?? self.estimate, lease: lease,
            peeks: peeks ?? self.peeks, scheduleTime: scheduleTime, due: due, clock: clock)
    }
}

extension AdmitReply {
    var opens: Bool {
        switch self {
        case .admitted, .openAlready, .repeated: true
        case .refused, .open, .otherPayload, .spent, .abandoned, .staleEntitlement, .outsideSpan: false
        }
    }
}

extension AdmissionRequest {
    func with(fingerprint: UInt64? = nil, totalTokens: Int? = nil) -> AdmissionRequest {
        var estimate = estimate
        estimate.totalTokens = totalTokens ?? estimate.totalTokens
        return AdmissionRequest(
            user: user, messageID: messageID, fingerprint: fingerprint ?? self.fingerprint,
            modelClass: modelClass, estimate: estimate, outputRate: outputRate,
            overlooksPeriodEnd: overlooksPeriodEnd, plan: plan)
    }
}
