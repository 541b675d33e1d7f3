import Dates

/// Schedules by plan, class, zone and anchor, so that most admissions do no calendar work and build no
/// string.
///
/// Users of one plan share their schedules; those of users with overrides or grants are computed each time.
/// Bound to one loop: it has no lock.
package final class ScheduleCache {
    private struct Key: Hashable {
        let isSandbox: Bool
        let anchorDay: Int?
        let weekday: Weekday?
        let plan: String?
        let modelClass: ModelClass?
        let timeZone: String?
    }

    /// The facts that decide on which weekday somebody's own weeks begin.
    private struct WeekAnchor: Hashable {
        let start: Moment
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
            _ weekday: Weekday?, at moment: Moment
        ) -> Bool {
            key.modelClass == modelClass && key.weekday == weekday && key.isSandbox == snapshot.isSandbox
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
    private var usesWeekday: Bool
    /// The weekdays by zone and beginning of the paid period: the calendar is asked once for each.
    private var weekdays: [WeekAnchor: Weekday] = [:]
    private var slots: [Key: Slot] = [:]
    private var recent: [Slot] = []
    private var oldest = 0

    /// - Parameter capacity: schedules kept at most; a full cache starts anew.
    package init(planTable: PlanTable, capacity: Int = 4096) {
        precondition(capacity > 0, "a schedule cache holds at least one schedule")
        self.planTable = planTable
        self.capacity = capacity
        usesAnchor = planTable.usesAnchorDay
        usesWeekday = planTable.usesWeekday
    }

    /// Empties the cache, since other plans are in force.
    package func useTable(_ planTable: PlanTable) {
        self.planTable = planTable
        usesAnchor = planTable.usesAnchorDay
        usesWeekday = planTable.usesWeekday
        weekdays = [:]
        slots = [:]
        recent = []
        oldest = 0
    }

    /// The result of `PlanTable.schedule(for:modelClass:at:)`, remembered until its span ends.
    package func schedule(
        for snapshot: EntitlementSnapshot, modelClass: ModelClass?, at moment: Moment
    ) -> Schedule {
        guard snapshot.hasOnlyPlanLimits else {
            return planTable.schedule(for: snapshot.entitlement, modelClass: modelClass, at: moment)
        }
        let weekday = usesWeekday ? weekday(of: snapshot.entitlement) : nil
        for index in recent.indices where recent[index].holds(at: moment) {
            if recent[index].isFor(snapshot, modelClass, usesAnchor: usesAnchor, weekday, at: moment) {
                return recent[index].schedule
            }
        }
        return lookUp(snapshot.entitlement, modelClass, weekday, at: moment)
    }

    private func weekday(of entitlement: Entitlement) -> Weekday? {
        guard let start = entitlement.periodStart else { return nil }
        let anchor = WeekAnchor(start: start, timeZone: entitlement.timeZone)
        if let known = weekdays[anchor] { return known }
        let found = entitlement.billingWeekday(in: LocalTime(entitlement.timeZone, planTable.timeZone))
        if weekdays.count >= capacity { weekdays.removeAll(keepingCapacity: true) }
        weekdays[anchor] = found
        return found
    }

    private func lookUp(
        _ entitlement: Entitlement, _ modelClass: ModelClass?, _ weekday: Weekday?, at moment: Moment
    ) -> Schedule {
        let key = Key(
            isSandbox: entitlement.isSandbox, anchorDay: usesAnchor ? entitlement.anchorDay : nil,
            weekday: weekday, plan: entitlement.hasLapsed(at: moment) ? nil : entitlement.plan,
            modelClass: modelClass,
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
