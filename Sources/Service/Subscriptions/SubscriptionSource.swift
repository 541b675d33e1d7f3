package import Ledger
package import Limits

/// A service that can be asked what a person has bought: Stripe, an app store, or RevenueCat.
package protocol SubscriptionSource: AnyObject {
    /// The subscription service's name in records, such as `revenuecat` or `stripe`.
    var name: String { get }

    /// Whether the service can be asked about a person. If not, the contents of its events are used.
    var canBeAsked: Bool { get }

    /// The ids of an event's purchase at the subscription service. They are stored in the person's record.
    /// With them the service can be asked about the purchase later.
    func names(of event: SubscriptionEvent) -> [String]

    /// The one-time purchase or refund in an event. If the event names no products, the service is asked.
    func readPack(of event: SubscriptionEvent) async throws(SourceFailure) -> OneTimePurchase?

    /// Finds the app's user for an event that names none; nil if the service does not know the user.
    func findPerson(behind event: SubscriptionEvent) async throws(SourceFailure) -> String?

    /// Whether the app may report the purchase for this user. False if the purchase names another user.
    func mayReport(_ event: SubscriptionEvent, _ user: UserName) -> Bool

    /// Sends the subscription service a message about a purchase. Throws `strange` if the service will never
    /// accept the message.
    ///
    /// - Parameter consumed: how much of the purchase was used, from 0 to 1; nil if there is no such figure.
    func performErrand(_ errand: Errand, consumed: Double?) async throws(SourceFailure)

    /// Asks the subscription service what this person has bought. Returns nil if the service cannot be asked,
    /// for example because Redis has no id of a purchase. If the service does not know the person, the list
    /// is empty.
    ///
    /// - Parameters:
    ///   - customers: the person's known ids at subscription services.
    ///   - asked: the present time by Redis' clock. It orders the answers of a service that reports no time.
    ///     An edge's own clock is never used for this.
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

/// Why a subscription service did not report a person's purchases.
package enum SourceFailure: Error, Hashable, Sendable {
    /// The service is away, slow, broken or too busy. The edge must ask it again.
    case unreachable
    /// The service refuses the configured key. An operator must correct the key.
    case denied
    /// The service's answer could not be parsed. An operator must look at it.
    case strange
    /// Too many requests to the service are in progress.
    case crowded
    /// The app store has signed a purchase, but does not find it yet. The present record stays valid.
    case notYet
}
