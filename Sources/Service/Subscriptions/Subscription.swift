package import Limits

/// One thing that a person bought, as its source reports it.
package struct Subscription: Hashable, Sendable {
    /// The kind of the current period, as RevenueCat names it.
    package enum Phase: String, Hashable, Sendable {
        case normal
        /// A paid introductory period.
        case introductory = "intro"
        /// A free trial.
        case freeTrial = "trial"
        /// Given by the team.
        case promotional
    }

    /// The source's own name of it.
    package var product: String
    package var phase = Phase.normal
    /// The current period; an end of nil is for ever.
    package var startsAt: Moment?
    package var endsAt: Moment?
    /// Until when the source keeps access open while the next period is unpaid.
    package var graceEndsAt: Moment?
    package var unsubscribedAt: Moment?
    package var billingIssueAt: Moment?
    /// When a pause ends that the source reports; there is no access from `endsAt` until then.
    package var pausedUntil: Moment?
    /// Where the source lets its person manage it.
    package var managementURL: String?
    /// The day of the month on which periods begin, where the source reports it.
    package var anchor: Moment?
    /// When it was bought first, where the source reports that: the day that a short month clamps.
    package var firstBegan: Moment?
    /// Ended, whatever its dates say: refunded, or not paid.
    package var isOver = false
    /// Whether it was bought with a source's test account.
    package var isSandbox = false

    package init(product: String) { self.product = product }

    /// The last moment at which it may be used; nil is for ever.
    package var lastsUntil: Moment? {
        guard let endsAt else { return nil }
        return max(endsAt, graceEndsAt ?? endsAt)
    }

    package func isActive(at moment: Moment) -> Bool {
        guard !isOver else { return false }
        return lastsUntil.map { moment < $0 } ?? true
    }
}

/// Everything that one person has at a source, at one moment.
package struct Purchases: Hashable, Sendable {
    /// When it was so: by the source's own clock where it reports that, else by Redis' clock before it was
    /// asked.
    package var at: Moment
    package var subscriptions: [Subscription]
    /// The person's names at the source, where they are not the user's id; who has something that runs first.
    package var customers: [String]

    package init(at: Moment, subscriptions: [Subscription], customers: [String] = []) {
        self.at = at
        self.subscriptions = subscriptions
        self.customers = customers
    }

    /// Something of it may be used.
    var isActive: Bool { subscriptions.contains { $0.isActive(at: at) } }
}
