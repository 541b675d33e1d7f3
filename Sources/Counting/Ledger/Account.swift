package import Limits

/// What a user has, and where they stand. An object, since it goes by every phase of a request.
package final class Account: Sendable {
    package let schedule: Schedule
    package let tally: LimitCounts
    package let snapshot: EntitlementSnapshot

    package convenience init(entitlement: Entitlement, schedule: Schedule, tally: LimitCounts) {
        self.init(EntitlementSnapshot(entitlement), schedule, tally)
    }

    init(_ snapshot: EntitlementSnapshot, _ schedule: Schedule, _ tally: LimitCounts) {
        self.snapshot = snapshot
        self.schedule = schedule
        self.tally = tally
    }

    package var entitlement: Entitlement { snapshot.entitlement }

    /// Milliseconds of the clock for which the whole seconds up to all that ends stay the same: 1000 or 1.
    package var grain: Int64 { entitlement.periodEnd?.isOnSecond ?? true ? schedule.grain : 1 }

    /// Whether both are of one record as it was heard once: a look that copies nothing.
    package func isHeldAs(_ other: Account) -> Bool { snapshot === other.snapshot }

    /// The same user, as they stand by other figures.
    func with(_ tally: LimitCounts) -> Account { Account(snapshot, schedule, tally) }

    package func usageLevel(_ limit: Int) -> UsageLevel {
        UsageLevel(used: tally.used(limit), amount: schedule.entries[limit].amount)
    }
}
