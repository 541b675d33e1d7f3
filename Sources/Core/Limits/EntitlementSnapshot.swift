/// An entitlement with values that are computed from it once, since every request needs them. It is a class
/// because all phases of a request pass it on, and copying the struct would retain each of its strings.
package final class EntitlementSnapshot: Sendable {
    package let entitlement: Entitlement
    /// Whether the user has no override and no grant. Users without both share their plan's schedules.
    package let hasOnlyPlanLimits: Bool
    package let isBlocked: Bool
    /// Whether the purchase was made with a test account of the App Store or another shop.
    package let isSandbox: Bool
    private let hasLapsed: Bool

    package init(_ entitlement: Entitlement) {
        self.entitlement = entitlement
        hasOnlyPlanLimits = entitlement.overrides.isEmpty && entitlement.grants.isEmpty
        isBlocked = entitlement.isBlocked
        isSandbox = entitlement.isSandbox
        hasLapsed = entitlement.hasLapsed
    }

    package static let none = EntitlementSnapshot(.none)

    package func hasLapsed(at moment: Moment) -> Bool {
        if let end = entitlement.lastMoment, end <= moment { return true }
        return hasLapsed
    }

    /// The span [from, to) in which `schedule` is valid for this user. The end of the entitlement
    /// (`lastMoment`) bounds the span too.
    package func span(of schedule: Schedule, at moment: Moment) -> (from: Moment, to: Moment) {
        let (from, to) = (schedule.validFrom, schedule.validTo)
        guard let end = entitlement.lastMoment, !hasLapsed else { return (from, to) }
        return end <= moment ? (max(from, end), to) : (from, min(to, end))
    }

    /// This snapshot with the plan that the user's token or API key names.
    package func namingPlan(_ plan: String, at now: Moment) -> EntitlementSnapshot {
        EntitlementSnapshot(entitlement.namingPlan(plan, at: now))
    }

    /// A copy of this snapshot whose entitlement never ends.
    package var unending: EntitlementSnapshot { EntitlementSnapshot(entitlement.unending) }
}
