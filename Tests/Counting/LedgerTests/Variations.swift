import Ledger

extension AdmitCommand {
    /// A copy with the named values changed.
    func with(
        requestID: RequestID? = nil, version: Int? = nil, estimate: Consumption? = nil, peeks: Bool? = nil
    ) -> AdmitCommand {
        AdmitCommand(
            user: user, requestID: requestID ?? self.requestID, attempt: attempt, fingerprint: fingerprint,
            version: version ?? self.version, schedule: schedule, span: span,
            estimate: estimate ?? self.estimate, lease: lease, peeks: peeks ?? self.peeks,
            scheduleTime: scheduleTime, due: due, clock: clock)
    }
}

extension AdmissionRequest {
    /// A copy with the named values changed.
    func with(fingerprint: UInt64? = nil, totalTokens: Int? = nil) -> AdmissionRequest {
        var estimate = estimate
        estimate.totalTokens = totalTokens ?? estimate.totalTokens
        return AdmissionRequest(
            user: user, messageID: messageID, fingerprint: fingerprint ?? self.fingerprint,
            modelClass: modelClass, estimate: estimate, outputRate: outputRate,
            overlooksPeriodEnd: overlooksPeriodEnd, plan: plan)
    }
}
