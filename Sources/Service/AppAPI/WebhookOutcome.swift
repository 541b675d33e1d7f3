import Subscriptions

/// The outcome of a subscription service's event, as metrics name it.
package enum WebhookOutcome: String, Hashable, Sendable, CaseIterable {
    case applied, noted, repeated, ignored
    /// The event's secret or signature is wrong.
    case unproven
    /// The body is not an event.
    case unreadable
    /// Redis is away, so that the event could not be recorded. Its sender will send it again.
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
