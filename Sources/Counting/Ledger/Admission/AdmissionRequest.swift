package import Limits

/// A request that is to be admitted: who sends it, what it calls and what it may use. A class, since it is
/// passed to every phase of an admission.
package final class AdmissionRequest: Sendable {
    package let user: UserKey
    /// nil if the caller chose none: it then gets one of the edge's own.
    package let messageID: RequestID?
    package let fingerprint: UInt64
    /// The class of the model that it calls; nil for what calls none.
    package let modelClass: ModelClass?
    package let estimate: Consumption
    /// Micro-dollars per million tokens of the estimate's output; 0 if they cost nothing.
    package let outputRate: Int
    /// Whether the plan is taken to go on past the paid period's end, since the subscription service could
    /// not be asked whether it was renewed.
    package let overlooksPeriodEnd: Bool
    /// The plan that the caller's token or key names; nil leaves it to the entitlement.
    package let plan: String?

    package init(
        user: UserKey, messageID: RequestID? = nil, fingerprint: UInt64 = 0, modelClass: ModelClass? = nil,
        estimate: Consumption = Consumption(), outputRate: Int = 0, overlooksPeriodEnd: Bool = false,
        plan: String? = nil
    ) {
        self.user = user
        self.messageID = messageID
        self.fingerprint = fingerprint
        self.modelClass = modelClass
        self.estimate = estimate
        self.outputRate = outputRate
        self.overlooksPeriodEnd = overlooksPeriodEnd
        self.plan = plan
    }

    /// This request for another model.
    package func asking(
        for modelClass: ModelClass, estimate: Consumption, outputRate: Int
    ) -> AdmissionRequest {
        AdmissionRequest(
            user: user, messageID: messageID, fingerprint: fingerprint, modelClass: modelClass,
            estimate: estimate, outputRate: outputRate, overlooksPeriodEnd: overlooksPeriodEnd, plan: plan)
    }

    /// This request with `overlooksPeriodEnd`.
    package var overlookingEnd: AdmissionRequest {
        AdmissionRequest(
            user: user, messageID: messageID, fingerprint: fingerprint, modelClass: modelClass,
            estimate: estimate, outputRate: outputRate, overlooksPeriodEnd: true, plan: plan)
    }

    /// The estimate under a schedule: no calls where no model is called, and no more output than its plan
    /// reserves.
    func estimate(under schedule: Schedule) -> Consumption {
        var estimate = estimate
        if modelClass == nil { estimate.calls = 0 }
        // The bound holds for each message of a batch.
        guard
            let most = schedule.plan.maxOutput?.multipliedSaturating(by: max(1, estimate.messages)),
            estimate.outputTokens > most
        else { return estimate }
        let spared = estimate.outputTokens - most
        estimate.totalTokens -= spared
        estimate.outputTokens = most
        estimate.reasoningTokens = min(estimate.reasoningTokens, most)
        // Rounded so that the rest is never less than it costs.
        estimate.cost = max(0, estimate.cost - spared.multipliedSaturating(by: outputRate) / 1_000_000)
        return estimate
    }
}
