/// The edge's decision about a request. It is the label `reason` of `usher_decisions_total` and the field
/// `reason` of the access log.
package enum Decision: UInt8, CaseIterable, Hashable, Sendable {
    /// The request was counted against every limit and forwarded.
    case allowed
    /// The request was forwarded without being counted, since its route has `meter: false`.
    case passed
    /// A limit of the plan is used up.
    case limit
    case burst, concurrency
    /// The plan includes no calls of the model's class.
    case modelClass
    /// The plan does not allow a feature or a quantity that the request asks for.
    case outsidePlan
    /// The user has no plan under which they may send messages.
    case subscription
    /// The request has no valid credential, or has two credentials that name different users.
    case identity
    case identityAway, storeAway
    /// No subscription service could be reached to find out what this user has bought.
    case subscriptionServiceAway
    /// The client's address sent too many requests without a valid credential.
    case unidentified
    /// An operator has stopped all spending (the kill switch).
    case killSwitch
    /// The bodies of all running requests together fill the memory that the configuration allows for them.
    case overloaded
    /// An operator has blocked this user.
    case blocked
    case badRequest, unknownModel, unknownAddress
    /// A message with the same id was admitted before.
    case repeated

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
