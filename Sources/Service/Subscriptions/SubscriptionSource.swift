package import Ledger
package import Limits

/// A service that can be asked what a person has bought: Stripe, an app store, or RevenueCat, which asks app
/// stores. Bound to one loop.
package protocol SubscriptionSource: AnyObject {
    /// The source's name in records, such as `revenuecat` or `stripe`.
    var name: String { get }

    /// Whether the source can be asked. Otherwise the contents of its events are used.
    var canBeAsked: Bool { get }

    /// The ids of an event's purchase at the source, with which the source can be asked about it later. They
    /// are stored with the person.
    func names(of event: SubscriptionEvent) -> [String]

    /// The one-time purchase or refund that an event reports. If the source's events name no products, the
    /// source is asked.
    func readPack(of event: SubscriptionEvent) async throws(SourceFailure) -> OneTimePurchase?

    /// The app's user for an event that names none; nil if the source does not know the user.
    func findPerson(behind event: SubscriptionEvent) async throws(SourceFailure) -> String?

    /// Whether this user may report a purchase. A user may not if the purchase names another user.
    func mayReport(_ event: SubscriptionEvent, _ user: UserName) -> Bool

    /// Sends the source a message about a purchase. It throws `strange` if the source will never accept the
    /// message.
    ///
    /// - Parameter consumed: how much of the purchase was used, from 0 to 1; nil if there is no such figure.
    func performErrand(_ errand: Errand, consumed: Double?) async throws(SourceFailure)

    /// This person's present purchases; nil if the source cannot know them. A person whom the source does not
    /// know has no purchases.
    ///
    /// - Parameters:
    ///   - customers: the person's known ids at sources.
    ///   - asked: the present time by Redis' clock, for a source that reports no time of its own. An edge's
    ///     own clock is never used for the order.
    func fetchPurchases(of user: UserName, customers: [String], asked: Moment) async throws(SourceFailure)
        -> Purchases?

    /// Closes idle connections. Requests that were already sent continue.
    func drain()
}

extension SubscriptionSource {
    package var canBeAsked: Bool { true }

    package func readPack(of event: SubscriptionEvent) async throws(SourceFailure) -> OneTimePurchase? {
        event.pack
    }

    package func findPerson(behind event: SubscriptionEvent) async throws(SourceFailure) -> String? { nil }

    package func mayReport(_ event: SubscriptionEvent, _ user: UserName) -> Bool { true }

    package func performErrand(_ errand: Errand, consumed: Double?) async throws(SourceFailure) {
        throw .strange
    }

    package func names(of event: SubscriptionEvent) -> [String] { event.customer.map { [$0] } ?? [] }
}

/// Why a source did not report a person's purchases.
package enum SourceFailure: Error, Hashable, Sendable {
    /// The source is away, slow, broken or too busy, and must be asked again.
    case unreachable
    /// The source refuses the configured key. An operator must correct the key.
    case denied
    /// The source's answer could not be parsed. An operator must look at the answer.
    case strange
    /// Too many requests to the source are in progress.
    case crowded
    /// The store does not yet know a purchase that it has signed, so the present record stays valid.
    case notYet
}
