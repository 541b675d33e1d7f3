package import Ledger

/// A store, or a service before several of them, that can be asked what a person has: the source of truth.
/// Bound to one loop.
package protocol SubscriptionSource: AnyObject {
    /// The store's name in records: `revenuecat`, `stripe`.
    var name: String { get }

    /// What this person has now. Someone whom the store does not know has nothing.
    ///
    /// - Parameter customer: the person's name at the store, where it is known.
    func holdings(of user: UserName, customer: String?) async throws(SourceFailure) -> Holdings

    /// Closes connections that wait; questions on their way go on.
    func drain()
}

/// Why a store did not say what somebody has.
package enum SourceFailure: Error, Hashable, Sendable {
    /// Away, late, broken, or too busy: to be asked again.
    case unreachable
    /// It does not take our key: an operator must mend it.
    case denied
    /// It answered what is not understood: an operator must look at it.
    case strange
    /// We ask too much already.
    case crowded
}
