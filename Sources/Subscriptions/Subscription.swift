public import Limits

/// One thing that a person bought, as its store tells it.
public struct Subscription: Hashable, Sendable {
    public enum Phase: String, Hashable, Sendable {
        case normal
        /// A paid introductory period.
        case introductory = "intro"
        /// A store's free trial.
        case freeTrial = "trial"
        /// Given by the team.
        case promotional
    }

    /// The store's own name of it.
    public var product: String
    public var phase = Phase.normal
    /// The current period; an end of nil is for ever.
    public var startsAt: Moment?
    public var endsAt: Moment?
    /// Until when the store lets a person stay who owes for the next period.
    public var graceEndsAt: Moment?
    public var unsubscribedAt: Moment?
    public var billingIssueAt: Moment?
    /// The day on which periods turn, where the store tells it.
    public var anchor: Moment?
    /// Ended, whatever its dates say: refunded, or not paid.
    public var isOver = false
    /// Bought with a tester's account.
    public var isSandbox = false

    public init(product: String) { self.product = product }

    /// The last moment at which it may be used; nil is for ever.
    public var lastsUntil: Moment? {
        guard let endsAt else { return nil }
        return max(endsAt, graceEndsAt ?? endsAt)
    }

    public func isActive(at moment: Moment) -> Bool {
        guard !isOver else { return false }
        return lastsUntil.map { moment < $0 } ?? true
    }
}

/// Everything that one person has at a store, at one moment.
public struct Holdings: Hashable, Sendable {
    /// When it was so: the store's own clock where it tells.
    public var at: Moment
    public var subscriptions: [Subscription]
    /// The person's name at the store, where it is not the user's id.
    public var customer: String?

    public init(at: Moment, subscriptions: [Subscription], customer: String? = nil) {
        self.at = at
        self.subscriptions = subscriptions
        self.customer = customer
    }
}
