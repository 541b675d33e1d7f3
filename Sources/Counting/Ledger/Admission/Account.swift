package import Limits

/// A user's entitlement, schedule and current counts. It is a class, because each phase of a request copies
/// it, and a copy of a struct would retain each part.
package final class Account: Sendable {
    package let schedule: Schedule
    package let counts: LimitCounts
    package let snapshot: EntitlementSnapshot

    package convenience init(entitlement: Entitlement, schedule: Schedule, counts: LimitCounts) {
        self.init(EntitlementSnapshot(entitlement), schedule, counts)
    }

    init(_ snapshot: EntitlementSnapshot, _ schedule: Schedule, _ counts: LimitCounts) {
        self.snapshot = snapshot
        self.schedule = schedule
        self.counts = counts
    }

    package var entitlement: Entitlement { snapshot.entitlement }

    /// While nothing is counted, answers about this account change only at multiples of this number of
    /// milliseconds. It is 1000 if every reset and the end of the paid period are on whole seconds, else 1.
    package var grain: Int64 { entitlement.periodEnd?.isOnSecond ?? true ? schedule.grain : 1 }

    /// Whether this account and `other` share one entitlement snapshot, so that their entitlements are equal.
    package func isHeldAs(_ other: Account) -> Bool { snapshot === other.snapshot }

    func replacingCounts(_ counts: LimitCounts) -> Account { Account(snapshot, schedule, counts) }

    package func usageLevel(_ limit: Int) -> UsageLevel {
        UsageLevel(used: counts.used(limit), amount: schedule.entries[limit].amount)
    }
}

extension Account {
    /// Whether a limit has a threshold to report, or the request's settlement can reach one.
    package var mayReachThreshold: Bool {
        for index in schedule.entries.indices {
            if counts.crossed(index) != nil || counts.mayReachThreshold(of: index, in: schedule) {
                return true
            }
        }
        return false
    }

    /// The thresholds of message limits that this message was the first to reach.
    package var reachedByMessage: [ReachedThreshold] {
        schedule.entries.indices.compactMap { index in
            guard schedule.entries[index].limit.meter.countsRequests else { return nil }
            return counts.crossed(index).map {
                ReachedThreshold(limit: index, level: $0, used: counts.used(index))
            }
        }
    }
}
