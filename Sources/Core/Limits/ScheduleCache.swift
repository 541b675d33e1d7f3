import Dates

/// A cache of schedules by plan, model class, time zone and the day on which a user's weeks or months begin.
/// If the cache has the schedule, an admission computes no calendar and builds no string.
///
/// Users of one plan share their schedules. Schedules of users with overrides or grants are not cached. The
/// cache has no lock, since only one event loop uses it.
package final class ScheduleCache {
    private struct Key: Hashable {
        let isSandbox: Bool
        let anchorDay: Int?
        let weekday: Weekday?
        let plan: String?
        let modelClass: ModelClass?
        let timeZone: String?
    }

    /// The time zone and the start of a paid period. They decide the weekday on which the user's weeks begin.
    private struct WeekAnchor: Hashable {
        let start: Moment
        let timeZone: String?
    }

    /// A cached schedule with its key. It is a class, so that nothing is copied when the key is compared.
    private final class Slot {
        let key: Key
        let schedule: Schedule

        init(key: Key, schedule: Schedule) {
            self.key = key
            self.schedule = schedule
        }

        func holds(at moment: Moment) -> Bool { schedule.validFrom <= moment && moment < schedule.validTo }

        /// Whether the cached schedule fits a request. `key` is compared part by part, so no key is built.
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

    /// The number of recently used schedules that are compared one by one before the hash table is searched.
    /// Comparing a short string takes a few instructions, and hashing it takes many.
    private static let recentCapacity = 8

    private let planTable: PlanTable
    private let capacity: Int
    private let usesAnchor: Bool
    private let usesWeekday: Bool
    /// The weekday on which a user's weeks begin. It is cached, since computing it needs a calendar.
    private var weekdays: [WeekAnchor: Weekday] = [:]
    private var slots: [Key: Slot] = [:]
    private var recent: [Slot] = []
    private var oldest = 0

    /// - Parameter capacity: the largest number of schedules in the cache. A full cache is emptied.
    package init(planTable: PlanTable, capacity: Int = 4096) {
        precondition(capacity > 0, "a schedule cache holds at least one schedule")
        self.planTable = planTable
        self.capacity = capacity
        usesAnchor = planTable.usesAnchorDay
        usesWeekday = planTable.usesWeekday
    }

    /// The result of `PlanTable.schedule(for:modelClass:at:)`, from the cache if it is there.
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

    package var count: Int { slots.count }
}
