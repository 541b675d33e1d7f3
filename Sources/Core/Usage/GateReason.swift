public import Foundation

/// Why a user may not send messages. A paywall shows the reason (docs/specification.md §4).
public enum GateReason: Hashable, Sendable {
    /// The trial has ended without a cancellation. It is also the reason if the trial's messages are used up
    /// and no plan is known to follow.
    case trialExpired
    /// All messages of the period are used up. More are available at `nextBillingDate`, which is nil if the
    /// date is unknown.
    case messagesExhausted(nextBillingDate: Date?)
    /// The user cancelled the subscription, and the paid period is over.
    case cancelled
    /// The subscription has ended because the App Store or another shop could not collect the payment.
    case paymentFailed
    /// The user has paused the subscription. It resumes by itself at `until`, or at an unknown time if
    /// `until` is nil.
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
