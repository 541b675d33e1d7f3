public import Foundation

/// Why a user may not send: what a paywall shows (docs/specification.md §4).
public enum GateReason: Hashable, Sendable {
    /// The trial is over and nobody cancelled it, or it is used up and nothing is known to follow.
    case trialExpired
    /// The period's messages are used up; they come back on the date, where there is one.
    case messagesExhausted(nextBillingDate: Date?)
    /// The subscription was cancelled and its time is over.
    case cancelled
    /// The subscription has ended since the store could not collect the money.
    case paymentFailed
    /// The person has paused the subscription. It resumes by itself on the date.
    case paused(until: Date?)
    /// An operator lets the user send nothing.
    case blocked
    case generic

    /// The reason as JSON names it.
    public var code: String {
        switch self {
        case .trialExpired: "trial_expired"
        case .messagesExhausted: "messages_exhausted"
        case .cancelled: "cancelled"
        case .paymentFailed: "payment_failed"
        case .paused: "paused"
        case .blocked: "blocked"
        case .generic: "generic"
        }
    }
}
