/// Schedules by plan, class, zone and anchor, so that most admissions do no calendar work and build no
/// string.
///
/// Users of one plan share their schedules; those of users with overrides or grants are computed each time.
/// Bound to one loop: it has no lock.
package final class ScheduleCache {
    private struct Key: Hashable {
        let isSandbox: Bool
        let anchorDay: Int?
        let plan: String?
        let modelClass: ModelClass?
        let timeZone: String?
    }

    /// A class, so that a look at its key copies nothing.
    private final class Slot {
        let key: Key
        let schedule: Schedule

        init(key: Key, schedule: Schedule) {
            self.key = key
            self.schedule = schedule
        }

        func holds(at moment: Moment) -> Bool { schedule.validFrom <= moment && moment < schedule.validTo }

        /// Whether the slot answers a request, without making a key.
        func isFor(
            _ snapshot: EntitlementSnapshot, _ modelClass: ModelClass?, usesAnchor: Bool,
            at moment: Moment
        ) -> Bool {
            key.modelClass == modelClass && key.isSandbox == snapshot.isSandbox
                && key.plan
                    == (snapshot.hasLapsed(at: moment)
                        ? nil : snapshot.entitlement.plan)
                && key.timeZone == snapshot.entitlement.timeZone
                && key.anchorDay == (usesAnchor ? snapshot.entitlement.anchorDay : nil)
        }
    }

    /// The few schedules that most requests want, compared one by one: comparing a short string takes a few
    /// instructions, hashing it many.
    private static let recentCapacity = 8

    private var planTable: PlanTable
    private let capacity: Int
    private var usesAnchor: Bool
    private var slots: [Key: Slot] = [:]
    private var recent: [Slot] = []
    private var oldest = 0

    /// - Parameter capacity: schedules kept at most; a full cache starts anew.
    package init(planTable: PlanTable, capacity: Int = 4096) {
        precondition(capacity > 0, "a schedule cache holds at least one schedule")
        self.planTable = planTable
        self.capacity = capacity
        usesAnchor = planTable.usesAnchor
    }

    /// Empties the cache, since other plans are in force.
    package func use(_ planTable: PlanTable) {
        self.planTable = planTable
        usesAnchor = planTable.usesAnchor
        slots = [:]
        recent = []
        oldest = 0
    }

    /// As `PlanTable.schedule(for:modelClass:at:)`, remembered until its span ends.
    package func schedule(
        for snapshot: EntitlementSnapshot, modelClass: ModelClass?, at moment: Moment
    ) -> Schedule {
        guard snapshot.hasOnlyPlanLimits else {
            return planTable.schedule(for: snapshot.entitlement, modelClass: modelClass, at: moment)
        }
        for index in recent.indices where recent[index].holds(at: moment) {
            if recent[index].isFor(snapshot, modelClass, usesAnchor: usesAnchor, at: moment) {
                return recent[index].schedule
            }
        }
        return lookUp(snapshot.entitlement, modelClass, at: moment)
    }

    private func lookUp(_ entitlement: Entitlement, _ modelClass: ModelClass?, at moment: Moment) -> Schedule
    {
        let key = Key(
            isSandbox: entitlement.isSandbox, anchorDay: usesAnchor ? entitlement.anchorDay : nil,
            plan: entitlement.hasLapsed(at: moment) ? nil : entitlement.plan, modelClass: modelClass,
            timeZone: entitlement.timeZone)
        if let known = slots[key], known.holds(at: moment) {
            remember(known)
            return known.schedule
        }
        let schedule = planTable.schedule(for: entitlement, modelClass: modelClass, at: moment)
        if slots.count >= capacity { slots.removeAll(keepingCapacity: true) }
        let slot = Slot(key: key, schedule: schedule)
        slots[key] = slot
        remember(slot)
        return schedule
    }

    private func remember(_ slot: Slot) {
        if let same = recent.firstIndex(where: { $0.key == slot.key }) {
            recent[same] = slot
        } else if recent.count < Self.recentCapacity {
            recent.append(slot)
        } else {
            recent[oldest] = slot
            oldest = (oldest + 1) % Self.recentCapacity
        }
    }

    /// Schedules held now.
    package var count: Int { slots.count }
}

extension PlanTable {
    /// Whether it makes a difference on which day somebody's own windows begin.
    fileprivate var usesAnchor: Bool {
        plans.values.contains { $0.limits.contains { $0.window.facts.calendar == .anchoredMonth } }
    }
}
