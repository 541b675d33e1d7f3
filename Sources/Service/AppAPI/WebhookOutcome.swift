import Subscriptions

/// The result of an event of a subscription service, as metrics name it.
package enum WebhookOutcome: String, Hashable, Sendable, CaseIterable {
    case applied, noted, repeated, ignored
    /// The event's secret or signature is wrong.
    case unproven
    /// The body is no event.
    case unreadable
    /// Redis is away, so that the event could not be recorded. Its sender sends it again.
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
