public import Foundation

/// How a subscription stands (docs/specification.md §4).
public enum SubscriptionStatus: String, Hashable, Sendable, CaseIterable, Codable {
    /// No entitlement.
    case free
    /// There was one, and it is over.
    case expired
    /// Active, and the store could not collect the money.
    case billingIssue = "billing_issue"
    /// Active until its date, and not after it.
    case cancelled
    case active
    /// Not in force until a date, since the person has paused it.
    case paused

    /// The first that applies, in the order of the cases.
    ///
    /// - Parameters:
    ///   - isUnsubscribed: the store saw the person unsubscribe. Whether it *will renew* says nothing: a
    ///     billing issue or a paused renewal changes that, too.
    public init(hasEntitlement: Bool, isActive: Bool, hasBillingIssue: Bool, isUnsubscribed: Bool) {
        self =
            if !hasEntitlement { .free } else if !isActive { .expired } else if hasBillingIssue {
                .billingIssue
            } else if isUnsubscribed { .cancelled } else { .active }
    }

    /// True while the person may use what they pay for.
    public var isActive: Bool {
        switch self {
        case .billingIssue, .cancelled, .active: true
        case .free, .expired, .paused: false
        }
    }

    /// The word that the subscription screen shows.
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

/// Days of a paid time.
public enum SubscriptionTime {
    /// Days until `end`, a day that has begun counted whole; never below 0. From the entitlement's own date,
    /// never from a fixed number.
    public static func daysRemaining(until end: Date, now: Date) -> Int {
        let days = (end.timeIntervalSince(now) / 86_400).rounded(.up)
        return days > 0 ? Int(min(days, 1_000_000)) : 0
    }
}
