/// An entitlement in a class, since it is passed to every phase of a request: a copy of the struct would
/// retain each of its strings. What every request needs of it is computed once.
package final class EntitlementSnapshot: Sendable {
    package let entitlement: Entitlement
    /// Whether no override and no grant changes the plan's limits, so that everybody in the plan shares them.
    package let hasOnlyPlanLimits: Bool
    package let isBlocked: Bool
    /// Whether the purchase was made with a test account.
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

    /// See `Entitlement.hasLapsed(at:)`.
    package func hasLapsed(at moment: Moment) -> Bool {
        if let end = entitlement.lastMoment, end <= moment { return true }
        return hasLapsed
    }

    /// The time in which a schedule made for this user at `moment` holds, in [from, to): the schedule's own,
    /// and no longer than the plan does, which ends with what was paid for.
    package func span(of schedule: Schedule, at moment: Moment) -> (from: Moment, to: Moment) {
        let (from, to) = (schedule.validFrom, schedule.validTo)
        guard let end = entitlement.lastMoment, !hasLapsed else { return (from, to) }
        return end <= moment ? (max(from, end), to) : (from, min(to, end))
    }

    /// This snapshot under a plan that the caller's proof of identity names.
    package func namingPlan(_ plan: String, at now: Moment) -> EntitlementSnapshot {
        EntitlementSnapshot(entitlement.namingPlan(plan, at: now))
    }

    /// This snapshot, as if the paid period did not end.
    package var unending: EntitlementSnapshot { EntitlementSnapshot(entitlement.unending) }
}
