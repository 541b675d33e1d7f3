package import Limits

/// One subscription that a person bought, as its subscription service reports it.
package struct Subscription: Hashable, Sendable {
    /// The kind of the subscription's current period, by RevenueCat's names.
    package enum Phase: String, Hashable, Sendable {
        case normal
        case introductory = "intro"
        case freeTrial = "trial"
        /// The app's team gave the subscription away for free.
        case promotional
    }

    /// Whether the subscription counts as continuing after its end, while its service reports nothing new.
    package enum Renewal: Hashable, Sendable {
        /// The subscription ends on its end date. It was cancelled, prepaid, or given for a limited time.
        case none
        /// The subscription service reports only dates, so a renewal that is not reported yet is possible.
        case expected
        /// The subscription service reports the subscription as running.
        case reported
    }

    /// All names of the bought product that the product table can contain, the most specific first: a price's
    /// id and lookup key, `product:base-plan`, the base plan, the product.
    package var names: [String]
    /// An id of the purchase that never changes; nil if the subscription service has none.
    package var purchase: String?
    package var renewal = Renewal.none
    /// The product's name as people and records show it.
    package var product: String
    package var phase = Phase.normal
    /// The beginning and end of the current period. If the end is nil, the subscription never ends.
    package var startsAt: Moment?
    package var endsAt: Moment?
    /// The time until which the subscription service keeps access open although the next period is unpaid.
    package var graceEndsAt: Moment?
    package var unsubscribedAt: Moment?
    package var billingIssueAt: Moment?
    /// The end of a pause of the subscription. There is no access from `endsAt` until this time.
    package var pausedUntil: Moment?
    /// The subscription service's page on which the person manages the subscription.
    package var managementURL: String?
    /// The price after the current period or trial; nil if the subscription service reports none.
    package var renewalPrice: Money?
    /// A date on whose day of the month each period begins; nil if the service reports none.
    package var anchor: Moment?
    /// The time of the first purchase; nil if unknown. It shows the billing day even after a short month.
    package var firstBegan: Moment?
    /// Whether the subscription has ended regardless of its dates, for example after a refund.
    package var isOver = false
    package var isSandbox = false

    package init(product: String) { (self.product, names) = (product, [product]) }

    /// - Parameter names: the product's names. There must be at least one.
    package init(names: [String]) {
        precondition(!names.isEmpty, "a purchase is of a product with a name")
        self.names = names
        product = names[0]
    }

    /// All names of a product. A product of Google Play has the names of its base plan, too.
    ///
    /// - Parameter name: `coach:monthly`, as in webhooks and SDKs, or `coach`.
    package static func listNames(of name: String, basePlan: String? = nil) -> [String] {
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        if let basePlan, parts.count == 1 { return ["\(name):\(basePlan)", basePlan, name] }
        return parts.count == 2 ? [name, parts[1], parts[0]] : [name]
    }

    /// The last moment at which the subscription gives access; nil if access never ends.
    package var lastsUntil: Moment? {
        guard let endsAt else { return nil }
        return max(endsAt, graceEndsAt ?? endsAt)
    }

    /// - Parameter leeway: the time in seconds by which a renewal can be late.
    package func isActive(at moment: Moment, leeway: Int64 = 0) -> Bool {
        guard !isOver else { return false }
        return renewal == .reported || lastMoment(at: moment, leeway: leeway).map { moment < $0 } ?? true
    }

    /// The time at which the subscription lapses if its service reports nothing more; nil if it never lapses.
    /// While the service reports the subscription as running, a whole leeway is added whenever the last one
    /// has passed. The time thus does not depend on how often it is computed.
    func lastMoment(at moment: Moment, leeway: Int64) -> Moment? {
        guard let end = lastsUntil, renewal != .none, !isOver, leeway > 0 else { return lastsUntil }
        let late = renewal == .reported ? max(0, moment.seconds - end.seconds) : 0
        return end.advanced(bySeconds: (late / leeway + 1) * leeway)
    }
}

/// All purchases of one person at a subscription service, at one moment.
package struct Purchases: Hashable, Sendable {
    /// The time to which these purchases refer, by the subscription service's clock. If the service reports
    /// no time, the time of Redis' clock before the request is used.
    package var at: Moment
    package var subscriptions: [Subscription]
    /// The person's other ids at the subscription service. Ids that have a running purchase come first.
    package var customers: [String]
    package var packs: [OneTimePurchase] = []
    /// The messages about these purchases that the subscription service expects.
    package var errands: [Errand.Request] = []

    package init(at: Moment, subscriptions: [Subscription], customers: [String] = []) {
        self.at = at
        self.subscriptions = subscriptions
        self.customers = customers
    }

    /// Whether any purchase gives access now, without a leeway for a late renewal.
    var isActive: Bool { subscriptions.contains { $0.isActive(at: at) } }
}
