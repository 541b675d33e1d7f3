package import Ledger
package import Limits

/// A service that can be asked what a person has: Stripe, or RevenueCat before the app stores.
/// Bound to one loop.
package protocol SubscriptionSource: AnyObject {
    /// The source's name in records: `revenuecat`, `stripe`.
    var name: String { get }

    /// What this person has now. Someone whom the source does not know has nothing.
    ///
    /// - Parameters:
    ///   - customers: the person's names at sources that are known.
    ///   - asked: the present by Redis' clock, for a source that reports no time of its own. An edge's own
    ///     clock is never used for the order.
    func purchases(of user: UserName, customers: [String], asked: Moment) async throws(SourceFailure)
        -> Purchases

    /// Closes connections that wait; questions on their way go on.
    func drain()
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
}
