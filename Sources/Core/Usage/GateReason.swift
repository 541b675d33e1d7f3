public import Foundation

/// Why a user may not send messages. A paywall shows it (docs/specification.md §4).
public enum GateReason: Hashable, Sendable {
    /// The trial has ended without a cancellation, or its messages are used up and no plan is known to
    /// follow.
    case trialExpired
    /// The period's messages are used up. `nextBillingDate` is when more are available; nil if it is unknown.
    case messagesExhausted(nextBillingDate: Date?)
    /// The user cancelled the subscription, and its paid time is over.
    case cancelled
    /// The subscription has ended because the App Store or another shop could not collect the payment.
    case paymentFailed
    /// The user has paused the subscription. It resumes by itself at `until`, which is nil if it is unknown.
    case paused(until: Date?)
    /// An operator has blocked the user.
    case blocked
    case generic

    /// The reason's name in JSON.
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
