package import Limits

/// The state of a user's subscription at a moment. Together with the user's limits it decides whether the
/// user may send messages.
public enum SubscriptionState: Hashable, Sendable, CaseIterable {
    /// No purchase was ever reported.
    case free
    /// The subscription renews by itself.
    case active
    /// The user has cancelled the subscription. It stays valid until the paid period ends.
    case cancelled
    /// The subscription is in force, but the App Store or another shop could not collect the last payment.
    case billingIssue
    /// The user has paused the subscription. Until it resumes by itself, it gives the user no rights.
    case paused
    /// The subscription is over because the user cancelled it.
    case endedByCancellation
    /// The subscription is over because the App Store or another shop could not collect the payment.
    case endedByBilling
    /// The subscription is over. It was not cancelled, or the reason was not reported.
    case ended

    /// The state of the user's subscription at `now`.
    package init(_ user: Entitlement, at now: Moment) {
        guard user.status != SubscriptionStatus.free.rawValue, user.plan != nil || user.status != nil else {
            self = .free
            return
        }
        let status = user.status.flatMap(SubscriptionStatus.init)
        guard user.hasLapsed(at: now) else {
            switch status {
            case .billingIssue: self = .billingIssue
            case .cancelled: self = .cancelled
            case .free, .expired, .active, .paused, nil: self = .active
            }
            return
        }
        // A pause is checked first, since a paused subscription must not count as a cancelled one.
        if let resumes = user.pausedUntil, resumes > now {
            self = .paused
        } else if user.wasCancelled {
            self = .endedByCancellation
        } else if status == .billingIssue || user.billingIssueAt != nil {
            self = .endedByBilling
        } else {
            self = .ended
        }
    }

    /// The status that the subscription screen shows for this state.
    public var status: SubscriptionStatus {
        switch self {
        case .free: .free
        case .active: .active
        case .cancelled: .cancelled
        case .billingIssue: .billingIssue
        case .paused: .paused
        case .endedByCancellation, .endedByBilling, .ended: .expired
        }
    }
}

extension Entitlement {
    /// Whether the user wanted the subscription to end. A cancellation during a billing issue counts too.
    /// Some services also report a failed payment as a cancellation, which does not count:
    /// - RevenueCat at the moment of the failure (`CANCELLATION` with the reason `BILLING_ERROR`)
    /// - Google Play at the end of its retries, after the paid period
    fileprivate var wasCancelled: Bool {
        guard let wished = unsubscribedAt else { return status == SubscriptionStatus.cancelled.rawValue }
        guard let failed = billingIssueAt else { return true }
        let isSameMoment = abs(wished.milliseconds - failed.milliseconds) <= 60_000
        if wished < failed { return !isSameMoment }
        return !isSameMoment && periodEnd.map { wished < $0 } ?? true
    }
}
