package import Limits

/// What a user has and how much of it is used. An object, since it is passed to every phase of a request.
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

    /// Within so many milliseconds of the clock the whole seconds up to every end stay the same: 1000 or 1.
    package var grain: Int64 { entitlement.periodEnd?.isOnSecond ?? true ? schedule.grain : 1 }

    /// Whether both hold the same snapshot object: a comparison of references, which copies nothing.
    package func isHeldAs(_ other: Account) -> Bool { snapshot === other.snapshot }

    /// The same user with other figures.
    func with(_ tally: LimitCounts) -> Account { Account(snapshot, schedule, tally) }

    package func usageLevel(_ limit: Int) -> UsageLevel {
        UsageLevel(used: tally.used(limit), amount: schedule.entries[limit].amount)
    }
}
