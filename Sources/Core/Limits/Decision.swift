/// The edge's decision about a request, in one word of a bounded vocabulary: the label `reason` of
/// `usher_decisions_total`, and the access log's `reason`.
package enum Decision: UInt8, CaseIterable, Hashable, Sendable {
    /// The request was counted on every limit and forwarded.
    case allowed
    /// Forwarded uncounted: its route has `meter: false`.
    case passed
    /// A limit of the plan is used up.
    case limit
    case burst, concurrency
    /// The plan closes the model's class.
    case modelClass
    /// The plan does not allow what the request asks for.
    case outsidePlan
    /// The plan gives no right to send.
    case subscription
    /// Nobody says who is asking, or two do, or the credential is not believed.
    case identity
    case identityAway, storeAway
    /// No subscription service could say what this user has bought.
    case subscriptionServiceAway
    /// Too many requests without a valid credential came from the address.
    case unidentified
    /// An operator has stopped all spending (the kill switch).
    case killSwitch
    /// The bodies of all requests hold as much memory as they may.
    case overloaded
    /// An operator has blocked this user.
    case blocked
    case badRequest, unknownModel, unknownAddress
    /// The message's id was used before.
    case repeated

    /// The decision's name in labels and logs.
    package var word: StaticString {
        switch self {
        case .allowed: "allowed"
        case .passed: "passed"
        case .limit: "limit"
        case .burst: "burst"
        case .concurrency: "concurrency"
        case .modelClass: "class"
        case .outsidePlan: "outside_plan"
        case .subscription: "subscription"
        case .identity: "identity"
        case .identityAway: "identity_away"
        case .storeAway: "limiter_away"
        case .subscriptionServiceAway: "subscription_service_away"
        case .unidentified: "strangers"
        case .killSwitch: "kill_switch"
        case .overloaded: "overloaded"
        case .blocked: "blocked"
        case .badRequest: "bad_request"
        case .unknownModel: "unknown_model"
        case .unknownAddress: "unknown_address"
        case .repeated: "repeat"
        }
    }

    package var isForwarded: Bool { self == .allowed || self == .passed }
}
