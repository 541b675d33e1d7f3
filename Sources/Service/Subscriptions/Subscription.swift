package import Limits

/// One thing that a person bought, as its source reports it.
package struct Subscription: Hashable, Sendable {
    /// The kind of the current period, by RevenueCat's names.
    package enum Phase: String, Hashable, Sendable {
        case normal
        case introductory = "intro"
        case freeTrial = "trial"
        /// The app's team gave the subscription away.
        case promotional
    }

    /// Whether the subscription continues after its end date, until its source reports more.
    package enum Renewal: Hashable, Sendable {
        /// The subscription ends on its end date, because it was cancelled, prepaid, or given for a limited
        /// time.
        case none
        /// The source reports only dates, and nothing says that it will not renew.
        case expected
        /// The source reports a status that means that the subscription is running.
        case reported
    }

    /// All names of the product that a row may use, the most specific first: a price's id and lookup key,
    /// `product:base-plan`, the base plan, the product.
    package var names: [String]
    /// An id of the purchase that its source never changes; nil if the purchase has none.
    package var purchase: String?
    package var renewal = Renewal.none
    /// The product's name for display and records.
    package var product: String
    package var phase = Phase.normal
    /// The current period. If the end is nil, the subscription never ends.
    package var startsAt: Moment?
    package var endsAt: Moment?
    /// The time until which the source keeps access open while the next period is unpaid.
    package var graceEndsAt: Moment?
    package var unsubscribedAt: Moment?
    package var billingIssueAt: Moment?
    /// The end of a pause that the source reports. There is no access from `endsAt` until then.
    package var pausedUntil: Moment?
    /// The page of the source on which the person manages the subscription.
    package var managementURL: String?
    /// The price that the source will charge after the current period or trial; nil if the source reports
    /// none.
    package var renewalPrice: Money?
    /// A date whose day of the month is the day on which periods begin; nil if the source reports none.
    package var anchor: Moment?
    /// The time of the first purchase; nil if the source does not report it. A short month clamps this day.
    package var firstBegan: Moment?
    /// Whether the subscription has ended regardless of its dates, because it was refunded or not paid.
    package var isOver = false
    package var isSandbox = false

    package init(product: String) { (self.product, names) = (product, [product]) }

    /// - Parameter names: the product's names; at least one.
    package init(names: [String]) {
        precondition(!names.isEmpty, "a purchase is of a product with a name")
        self.names = names
        product = names[0]
    }

    /// All names of a product. A product of Google Play also has those of its base plan; any other product
    /// has only its own name.
    ///
    /// - Parameter name: `coach:monthly`, as in webhooks and SDKs, or `coach`.
    package static func listNames(of name: String, basePlan: String? = nil) -> [String] {
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        if let basePlan, parts.count == 1 { return ["\(name):\(basePlan)", basePlan, name] }
        return parts.count == 2 ? [name, parts[1], parts[0]] : [name]
    }

    /// The last moment of access; nil if access never ends.
    package var lastsUntil: Moment? {
        guard let endsAt else { return nil }
        return max(endsAt, graceEndsAt ?? endsAt)
    }

    /// - Parameter leeway: the time in seconds for which a renewal may be late.
    package func isActive(at moment: Moment, leeway: Int64 = 0) -> Bool {
        guard !isOver else { return false }
        return renewal == .reported || lastMoment(at: moment, leeway: leeway).map { moment < $0 } ?? true
    }

    /// The time at which the subscription lapses if its source reports nothing more; nil means never. If its
    /// source reports it as running, each leeway that ends is followed by another. Only whole leeways are
    /// added, so the result does not depend on how often it is computed.
    func lastMoment(at moment: Moment, leeway: Int64) -> Moment? {
        guard let end = lastsUntil, renewal != .none, !isOver, leeway > 0 else { return lastsUntil }
        let late = renewal == .reported ? max(0, moment.seconds - end.seconds) : 0
        return end.advanced(bySeconds: (late / leeway + 1) * leeway)
    }
}

/// All purchases of one person at a source, at one moment.
package struct Purchases: Hashable, Sendable {
    /// The time of these data, by the source's own clock. If the source reports no time, it is the
    /// time by Redis' clock before the question.
    package var at: Moment
    package var subscriptions: [Subscription]
    /// The person's ids at the source, if they differ from the user's id. An id with a running purchase comes
    /// first.
    package var customers: [String]
    package var packs: [OneTimePurchase] = []
    /// The messages that the source expects for purchases that opened a plan.
    package var errands: [Errand.Request] = []

    package init(at: Moment, subscriptions: [Subscription], customers: [String] = []) {
        self.at = at
        self.subscriptions = subscriptions
        self.customers = customers
    }

    /// Whether any purchase gives access now, without a renewal's leeway.
    var isActive: Bool { subscriptions.contains { $0.isActive(at: at) } }
}
