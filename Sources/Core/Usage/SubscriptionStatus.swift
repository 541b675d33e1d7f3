public import Foundation

/// The status of a subscription on screens (docs/specification.md §4).
public enum SubscriptionStatus: String, Hashable, Sendable, CaseIterable, Codable {
    /// The user has never had an entitlement.
    case free
    /// The user's entitlement is over.
    case expired
    /// The subscription is active, but the App Store or another shop could not collect the payment.
    case billingIssue = "billing_issue"
    /// The user has cancelled. The subscription is active until the end of the paid period.
    case cancelled
    case active
    /// The user has paused the subscription until a date.
    case paused

    /// The first status that applies, in this order: free, expired, billing issue, cancelled, active.
    ///
    /// - Parameters:
    ///   - isUnsubscribed: whether the shop reported that the user unsubscribed. Do not pass the shop's *will
    ///     renew*, since a billing issue or a pause changes it too.
    public init(hasEntitlement: Bool, isActive: Bool, hasBillingIssue: Bool, isUnsubscribed: Bool) {
        self =
            if !hasEntitlement { .free } else if !isActive { .expired } else if hasBillingIssue {
                .billingIssue
            } else if isUnsubscribed { .cancelled } else { .active }
    }

    /// Whether the user may use the features of the subscription.
    public var isActive: Bool {
        switch self {
        case .billingIssue, .cancelled, .active: true
        case .free, .expired, .paused: false
        }
    }

    /// The status's name on the subscription screen, in English.
    public var label: String {
        switch self {
        case .free: "Free"
        case .expired: "Expired"
        case .billingIssue: "Billing Issue"
        case .cancelled: "Cancelled"
        case .active: "Active"
        case .paused: "Paused"
        }
    }
}

/// Computes how many days of a paid period remain.
public enum SubscriptionTime {
    /// The days from `now` until `end`, at least 0. A day that has begun counts as a whole day. Pass the
    /// entitlement's own end, not a date that was computed from a fixed number of days.
    public static func daysRemaining(until end: Date, now: Date) -> Int {
        let days = (end.timeIntervalSince(now) / 86_400).rounded(.up)
        return days > 0 ? Int(min(days, 1_000_000)) : 0
    }
}
