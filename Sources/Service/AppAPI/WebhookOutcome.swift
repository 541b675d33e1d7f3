import Subscriptions

/// The outcome of a subscription service's webhook event, as metrics name it.
package enum WebhookOutcome: String, Hashable, Sendable, CaseIterable {
    case applied, noted, repeated, ignored
    /// The webhook's secret or signature is wrong.
    case unproven
    case unreadable
    /// Redis is away, so the event could not be recorded. The sender must send it again.
    case redisAway = "store_away"

    init(_ receipt: EntitlementSync.Receipt) {
        self =
            switch receipt {
            case .applied: .applied
            case .noted: .noted
            case .repeated: .repeated
            case .ignored: .ignored
            }
    }
}
