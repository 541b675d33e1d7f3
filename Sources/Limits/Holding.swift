/// An entitlement as an object: it goes by every phase of a request, and its texts need not be counted anew
/// by each. What each request asks of it is answered once.
package final class Holding: Sendable {
    package let entitlement: Entitlement
    /// Whether the limits are those of the plan, so that everybody in it has the same.
    package let isPlain: Bool
    package let isBlocked: Bool
    private let hasLapsed: Bool

    package init(_ entitlement: Entitlement) {
        self.entitlement = entitlement
        isPlain = entitlement.overrides.isEmpty && entitlement.grants.isEmpty
        isBlocked = entitlement.isBlocked
        hasLapsed = entitlement.hasLapsed
    }

    package static let none = Holding(.none)

    /// As `Entitlement.hasLapsed(at:)`.
    package func hasLapsed(at moment: Moment) -> Bool {
        if let end = entitlement.periodEnd, end <= moment { return true }
        return hasLapsed
    }

    /// The same under a plan that the caller's proof of identity names, where it names one.
    package func naming(_ plan: String?, at now: Moment) -> Holding {
        guard let plan else { return self }
        return Holding(entitlement.naming(plan, at: now))
    }
}
