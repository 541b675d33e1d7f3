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
        /// The team gave it away.
        case promotional
    }

    /// Whether it goes on after the end that its dates name, until its source says more.
    package enum Renewal: Hashable, Sendable {
        /// It ends on that date: cancelled, prepaid, given for a time.
        case none
        /// Nothing says that it will not renew; its source tells dates alone.
        case expected
        /// The source reports a status that says that the subscription runs.
        case reported
    }

    /// All names by which a row of products may name it, the most specific first: a price's id and lookup
    /// key, `product:base-plan`, the base plan, the product.
    package var names: [String]
    /// A name of the purchase that its source never changes; nil if it has none.
    package var purchase: String?
    package var renewal = Renewal.none
    /// The name that is shown and recorded.
    package var product: String
    package var phase = Phase.normal
    /// The current period; an end of nil is for ever.
    package var startsAt: Moment?
    package var endsAt: Moment?
    /// The moment until which the source keeps access open while the next period is unpaid.
    package var graceEndsAt: Moment?
    package var unsubscribedAt: Moment?
    package var billingIssueAt: Moment?
    /// When a pause ends that the source reports; there is no access from `endsAt` until then.
    package var pausedUntil: Moment?
    /// The page where its person manages it at the source.
    package var managementURL: String?
    /// The price that the source will charge when the current period or trial is over, where it names one.
    package var renewalPrice: Money?
    /// The day of the month on which periods begin, where the source reports it.
    package var anchor: Moment?
    /// When it was bought first, where the source reports that: the day that a short month clamps.
    package var firstBegan: Moment?
    /// Ended, whatever its dates say: refunded, or not paid.
    package var isOver = false
    /// Whether the purchase was made with a test account.
    package var isSandbox = false

    package init(product: String) { (self.product, names) = (product, [product]) }

    /// - Parameter names: at least one.
    package init(names: [String]) {
        precondition(!names.isEmpty, "a purchase is of a product with a name")
        self.names = names
        product = names[0]
    }

    /// A product of Google Play with its base plan by all of its names; any other by its own.
    ///
    /// - Parameter name: `coach:monthly`, as webhooks and SDKs have it, or `coach`.
    package static func listNames(of name: String, basePlan: String? = nil) -> [String] {
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        if let basePlan, parts.count == 1 { return ["\(name):\(basePlan)", basePlan, name] }
        return parts.count == 2 ? [name, parts[1], parts[0]] : [name]
    }

    /// The last moment at which it may be used; nil is for ever.
    package var lastsUntil: Moment? {
        guard let endsAt else { return nil }
        return max(endsAt, graceEndsAt ?? endsAt)
    }

    /// - Parameter leeway: seconds for which a renewal may be booked late.
    package func isActive(at moment: Moment, leeway: Int64 = 0) -> Bool {
        guard !isOver else { return false }
        return renewal == .reported || lastMoment(at: moment, leeway: leeway).map { moment < $0 } ?? true
    }

    /// When the subscription lapses if its source reports nothing more; nil means never. A subscription that
    /// its source reports as running gets another leeway each time that one is over. Leeways are added whole,
    /// so that asking often changes nothing.
    func lastMoment(at moment: Moment, leeway: Int64) -> Moment? {
        guard let end = lastsUntil, renewal != .none, !isOver, leeway > 0 else { return lastsUntil }
        let late = renewal == .reported ? max(0, moment.seconds - end.seconds) : 0
        return end.advanced(bySeconds: (late / leeway + 1) * leeway)
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
    /// One-time purchases that do not renew.
    package var packs: [OneTimePurchase] = []
    /// The messages that the source waits for, where something opened a plan.
    package var errands: [Errand.Request] = []

    package init(at: Moment, subscriptions: [Subscription], customers: [String] = []) {
        self.at = at
        self.subscriptions = subscriptions
        self.customers = customers
    }

    /// Something of it may be used, whatever a renewal's leeway adds.
    var isActive: Bool { subscriptions.contains { $0.isActive(at: at) } }
}
