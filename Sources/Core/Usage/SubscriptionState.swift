package import Limits

/// How what somebody bought stands at a moment: one of the two things that decide whether they may send. The
/// other is their limits.
public enum SubscriptionState: Hashable, Sendable, CaseIterable {
    /// No purchase was ever reported.
    case free
    /// Goes on by itself.
    case active
    /// Paid for until its end, and not after it.
    case cancelled
    /// In force, and the store could not collect the money.
    case billingIssue
    /// The person has paused it: it gives nothing until the date, and then resumes by itself.
    case paused
    /// The subscription is over, since the person cancelled it.
    case endedByCancellation
    /// Over, since the store could not collect the money.
    case endedByBilling
    /// The subscription is over, and nobody cancelled it; or the store did not say why.
    case ended

    /// The state of a record at a moment.
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
        // A pause ends the paid time without anybody having cancelled.
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
    /// Whether the person wished that it ends. A person who cancels during a billing issue has decided not to
    /// go on; but a store also tells a payment that failed as a cancellation: RevenueCat at the same moment
    /// (`CANCELLATION` with the reason `BILLING_ERROR`), Google Play when it gives up, after the paid time.
    fileprivate var wasCancelled: Bool {
        guard let wished = unsubscribedAt else { return status == SubscriptionStatus.cancelled.rawValue }
        guard let failed = billingIssueAt else { return true }
        let isSameMoment = abs(wished.milliseconds - failed.milliseconds) <= 60_000
        if wished < failed { return !isSameMoment }
        return !isSameMoment && periodEnd.map { wished < $0 } ?? true
    }
}
