/// An entitlement as an object: it goes by every phase of a request, and its texts need not be counted anew
/// by each. What each request asks of it is answered once.
public final class Holding: Sendable {
    public let entitlement: Entitlement
    /// Whether the limits are those of the plan, so that everybody in it has the same.
    public let isPlain: Bool
    public let isBlocked: Bool
    private let hasLapsed: Bool

    public init(_ entitlement: Entitlement) {
        self.entitlement = entitlement
        isPlain = entitlement.overrides.isEmpty && entitlement.grants.isEmpty
        isBlocked = entitlement.isBlocked
        hasLapsed = entitlement.hasLapsed
    }

    public static let none = Holding(.none)

    /// As `Entitlement.hasLapsed(at:)`.
    public func hasLapsed(at moment: Moment) -> Bool {
        if let end = entitlement.periodEnd, end <= moment { return true }
        return hasLapsed
    }

    /// The same under a plan that the caller's proof of identity names, where it names one.
    public func naming(_ plan: String?, at now: Moment) -> Holding {
        guard let plan else { return self }
        return Holding(entitlement.naming(plan, at: now))
    }
}
