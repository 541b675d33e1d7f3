package import Ledger
package import Limits

/// A service that can be asked what a person has: Stripe, or RevenueCat before the app stores.
/// Bound to one loop.
package protocol SubscriptionSource: AnyObject {
    /// The source's name in records: `revenuecat`, `stripe`.
    var name: String { get }

    /// Whether the source can be asked at all. If it cannot, the reports of its events count.
    var canBeAsked: Bool { get }

    /// Names at the source by which what an event is about can be asked for again, to be kept with the
    /// person.
    func names(of event: SubscriptionEvent) -> [String]

    /// The one-time purchase or refund that an event reports; a source that tells no products in its events
    /// is asked.
    func readPack(of event: SubscriptionEvent) async throws(SourceFailure) -> OneTimePurchase?

    /// The app's user behind an event that names none; nil if the source does not know.
    func findPerson(behind event: SubscriptionEvent) async throws(SourceFailure) -> String?

    /// Whether this user may report a purchase. They may not if the purchase names another user.
    func mayReport(_ event: SubscriptionEvent, _ user: UserName) -> Bool

    /// Tells the source something about a purchase; `strange` where it will never take it.
    ///
    /// - Parameter consumed: how much of it was used, from 0 to 1; nil if that has no figure.
    func performErrand(_ errand: Errand, consumed: Double?) async throws(SourceFailure)

    /// This person's present purchases; nil if it has no way to know. Someone whom the source does not
    /// know has nothing.
    ///
    /// - Parameters:
    ///   - customers: the person's names at sources that are known.
    ///   - asked: the present by Redis' clock, for a source that reports no time of its own. An edge's own
    ///     clock is never used for the order.
    func fetchPurchases(of user: UserName, customers: [String], asked: Moment) async throws(SourceFailure)
        -> Purchases?

    /// Closes idle connections. Questions that were already sent go on.
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

/// Why a source did not say what somebody has.
package enum SourceFailure: Error, Hashable, Sendable {
    /// Away, late, broken, or too busy: to be asked again.
    case unreachable
    /// It does not accept the configured key: an operator must mend it.
    case denied
    /// It answered what is not understood: an operator must look at it.
    case strange
    /// Too many questions to it are in progress.
    case crowded
    /// The store does not know yet what it has signed itself, so the known record stands.
    case notYet
}
