package import Limits

/// A user's entitlement and the user's current counts. This is a class, since copying a struct would retain
/// each of its parts in every phase of a request.
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

    /// An answer that reports this account stays the same until the clock reaches the next multiple of this
    /// many milliseconds. It is 1000 if every reset and every end is on a whole second, else 1.
    package var grain: Int64 { entitlement.periodEnd?.isOnSecond ?? true ? schedule.grain : 1 }

    /// Whether both accounts share one snapshot object. Comparing the references copies nothing.
    package func isHeldAs(_ other: Account) -> Bool { snapshot === other.snapshot }

    func replacingCounts(_ counts: LimitCounts) -> Account { Account(snapshot, schedule, counts) }

    package func usageLevel(_ limit: Int) -> UsageLevel {
        UsageLevel(used: counts.used(limit), amount: schedule.entries[limit].amount)
    }
}

extension Account {
    /// Whether the message was the first to reach a threshold of a message limit, or its settlement can reach
    /// a threshold of tokens or money.
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
