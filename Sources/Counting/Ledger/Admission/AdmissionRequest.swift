package import Limits

/// A request to be admitted: its sender, the model it calls and its estimated use. It is a class, so that
/// passing it to each phase of an admission copies only a reference.
package final class AdmissionRequest: Sendable {
    package let user: UserKey
    /// The message id that the caller chose. If it is nil, the edge makes an id.
    package let messageID: RequestID?
    package let fingerprint: UInt64
    /// The class of the called model; nil if the request calls no model.
    package let modelClass: ModelClass?
    package let estimate: Consumption
    /// The price of the estimate's output in micro-dollars per million tokens; 0 if output costs nothing.
    package let outputRate: Int
    /// Whether the plan counts as valid although its paid period has ended. This is so if the edge could not
    /// ask the subscription service about a renewal.
    package let overlooksPeriodEnd: Bool
    /// The plan that the caller's token or key names. If it is nil, the user's entitlement names the plan.
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

    /// Copies a request with some properties replaced. It is an initializer, because the compiler then finds
    /// a property that is not copied.
    private init(
        _ other: AdmissionRequest, for modelClass: ModelClass?, estimate: Consumption, outputRate: Int,
        overlooksPeriodEnd: Bool
    ) {
        user = other.user
        messageID = other.messageID
        fingerprint = other.fingerprint
        plan = other.plan
        self.modelClass = modelClass
        self.estimate = estimate
        self.outputRate = outputRate
        self.overlooksPeriodEnd = overlooksPeriodEnd
    }

    package func asking(
        for modelClass: ModelClass, estimate: Consumption, outputRate: Int
    ) -> AdmissionRequest {
        AdmissionRequest(
            self, for: modelClass, estimate: estimate, outputRate: outputRate,
            overlooksPeriodEnd: overlooksPeriodEnd)
    }

    package var overlookingEnd: AdmissionRequest {
        AdmissionRequest(
            self, for: modelClass, estimate: estimate, outputRate: outputRate, overlooksPeriodEnd: true)
    }

    /// The units that this request reserves under a schedule. If the request calls no model, no call is
    /// reserved. The output tokens are at most the plan's `maxOutput` for each message.
    func estimate(under schedule: Schedule) -> Consumption {
        var estimate = estimate
        if modelClass == nil { estimate.calls = 0 }
        // `maxOutput` limits each message of a batch, so it is multiplied by the number of messages.
        guard
            let most = schedule.plan.maxOutput?.multipliedSaturating(by: max(1, estimate.messages)),
            estimate.outputTokens > most
        else { return estimate }
        let spared = estimate.outputTokens - most
        estimate.totalTokens -= spared
        estimate.outputTokens = most
        estimate.reasoningTokens = min(estimate.reasoningTokens, most)
        // The division rounds the cost of the spared tokens down, so the remaining cost is never too low.
        estimate.cost = max(0, estimate.cost - spared.multipliedSaturating(by: outputRate) / 1_000_000)
        return estimate
    }
}
