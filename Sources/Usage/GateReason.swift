public import Foundation

/// Why a user may not send: what a paywall shows (SPEC §4).
public enum GateReason: Hashable, Sendable {
    /// The trial is over or used up, and no subscription follows.
    case trialExpired
    /// The period's messages are used up; they come back on the date, where there is one.
    case messagesExhausted(nextBillingDate: Date?)
    /// The subscription was cancelled or has ended.
    case cancelled
    case generic

    /// The reason as JSON names it.
    public var code: String {
        switch self {
        case .trialExpired: "trial_expired"
        case .messagesExhausted: "messages_exhausted"
        case .cancelled: "cancelled"
        case .generic: "generic"
        }
    }
}
