import Dates

extension PlanTable {
    /// The largest amount of a limit: 2⁵³ − 1. Numbers in Redis' Lua are doubles, which are exact up to here.
    package static let largestAmount = 9_007_199_254_740_991

    /// The counters that a request of this user changes, and the span of time for which this list is valid.
    ///
    /// - Parameters:
    ///   - modelClass: the class of the requested model. Limits on calls of other classes are left out.
    ///     Reports of a user's usage pass nil, so that every limit is included.
    ///   - moment: the present time by the clock of Redis or of the edge.
    /// - Returns: a schedule that is valid at `moment`, until the first of its periods or grants ends.
    package func schedule(for entitlement: Entitlement, modelClass: ModelClass?, at moment: Moment)
        -> Schedule
    {
        let plan = effectivePlan(for: entitlement, at: moment)
        let clock = LocalTime(entitlement.timeZone, timeZone)
        let isSandbox = entitlement.isSandbox && !entitlement.hasLapsed(at: moment)
        let mark = isSandbox ? Self.sandboxMark : ""
        var entries: [Schedule.Entry] = []
        entries.reserveCapacity(plan.limits.count)
        var span = Validity(from: .distantPast, to: .distantFuture)
        let hasOwnWeek = plan.limits.contains { $0.window.facts.calendar.anchor == .weekday }
        let weekday = hasOwnWeek ? entitlement.billingWeekday(in: clock) : nil
        for limit in plan.limits where limit.applies(to: modelClass) {
            let period = Period(
                of: limit.window, at: moment, anchorDay: entitlement.anchorDay, weekday: weekday, in: clock)
            span.cut(from: period.start, to: period.end)
            let amount = entitlement.amount(of: limit, at: moment, cutting: &span)
            entries.append(
                Schedule.Entry(
                    limit: limit, amount: amount, field: "\(period.key):\(limit.meter.code)\(mark)",
                    period: period.name, resetsAt: period.resets ? period.end : nil))
        }
        return Schedule(
            plan: plan, entries: entries, bursts: plan.bursts, maxOpen: plan.maxOpen ?? Self.defaultMaxOpen,
            validFrom: span.from, validTo: span.to, isSandbox: isSandbox)
    }

    /// The suffix of a counter's field if the plan was bought with a test account of a shop, such as the App
    /// Store. Such a counter is separate from those of real purchases. A model class has no colon in its
    /// name, so no counter of a real purchase has the same field.
    private static let sandboxMark = ":x"

    /// The lifetime counter of a trial's messages, which stays after a change of plan. With it, an app can
    /// show how much of an earlier trial was used. The result is nil if the present plan uses this counter
    /// itself, or if no trial has a lifetime limit of messages.
    package func trialCounter(beside schedule: Schedule) -> (field: String, period: String, amount: Int)? {
        let trials = plans.values.filter { $0.kind == .trial }.sorted { $0.id < $1.id }
        for limit in trials.flatMap(\.limits) {
            guard case .lifetime(let word) = limit.window, limit.meter == .messages else { continue }
            let mark = schedule.isSandbox ? Self.sandboxMark : ""
            let field = "\(limit.window.code):\(word):\(limit.meter.code)\(mark)"
            guard !schedule.entries.contains(where: { $0.field == field }) else { return nil }
            return (field, word, limit.amount)
        }
        return nil
    }

    /// The end of `count` periods of a limit, beginning with the present one. A grant for `count` periods
    /// ends then. The result is nil if the limit's window is never reset, or if the user's plan has no such
    /// limit.
    package func end(ofPeriods count: Int, of limit: String, for entitlement: Entitlement, at moment: Moment)
        -> Moment?
    {
        guard
            let limit = effectivePlan(for: entitlement, at: moment).limits.first(where: { $0.name == limit }),
            count > 0
        else {
            return nil
        }
        let clock = LocalTime(entitlement.timeZone, timeZone)
        var end = moment
        for _ in 0..<count {
            let period = Period(
                of: limit.window, at: end, anchorDay: entitlement.anchorDay,
                weekday: entitlement.billingWeekday(in: clock), in: clock)
            guard period.resets else { return nil }
            end = period.end
        }
        return end
    }

    /// Whether any limit's periods depend on the weekday on which the user's paid period began.
    var usesWeekday: Bool { anchors.contains(.weekday) }

    /// Whether any limit counts by months that begin on the user's own day (`Entitlement.anchorDay`).
    var usesAnchorDay: Bool { anchors.contains(.day) }

    private var anchors: Set<Window.Calendar.Anchor> {
        Set(plans.values.flatMap(\.limits).compactMap(\.window.facts.calendar.anchor))
    }

    /// The name of the zone in which a user's days and months begin. It is the user's own zone if this
    /// machine knows it, or else the plan table's, or else UTC.
    package func timeZone(for entitlement: Entitlement) -> String {
        if let own = entitlement.timeZone, LocalTime.knowsZone(own) { return own }
        return knownTimeZone
    }

    /// The plans that allow calls of a model class, sorted by the number of calls that they allow.
    package func plansOpening(_ modelClass: ModelClass) -> [Plan] {
        let open = plans.values.compactMap { plan in plan.allowance(of: modelClass).map { (plan, $0) } }
        return open.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.map(\.0)
    }
}

extension Plan {
    /// The number of calls of a model class that the strictest hard limit allows. The result is nil if a hard
    /// limit of the class or of the whole plan is 0.
    fileprivate func allowance(of modelClass: ModelClass) -> Int? {
        var least = Int.max
        for limit in limits where limit.enforcement == .hard && limit.applies(to: modelClass) {
            guard limit.amount > 0 else { return nil }
            if case .calls = limit.meter { least = min(least, limit.amount) }
        }
        return least
    }
}

extension Limit {
    /// Whether a call of this model class concerns the limit. The result is false only if the limit counts
    /// calls of another class. If the class is nil, the result is true for every limit.
    package func applies(to modelClass: ModelClass?) -> Bool {
        guard let modelClass, case .calls(let counted) = meter else { return true }
        return counted == modelClass
    }
}

extension Entitlement {
    /// The weekday on which the paid period began; nil if the start is unknown.
    func billingWeekday(in clock: LocalTime) -> Weekday? {
        periodStart.map { clock.date(at: Int($0.seconds)).weekday }
    }

    /// The limit's amount at `moment`: the amount of the last replacing grant, else of the user's override,
    /// else of the plan. Grants that add to the limit are then added. The end of each grant, past or future,
    /// bounds the span in which the amount is valid.
    fileprivate func amount(of limit: Limit, at moment: Moment, cutting span: inout Validity) -> Int {
        let replacing = grants.last { $0.replaces && $0.limit == limit.name && $0.expires > moment }
        let own = replacing?.amount ?? overrides[limit.name] ?? limit.amount
        var amount = min(own, PlanTable.largestAmount)
        for grant in grants where grant.limit == limit.name {
            if grant.expires <= moment {
                span.cut(from: grant.expires, to: .distantFuture)
            } else {
                span.cut(from: .distantPast, to: grant.expires)
                if grant.replaces { continue }
                let sum = amount.addingReportingOverflow(grant.amount)
                amount = sum.overflow ? PlanTable.largestAmount : sum.partialValue
            }
        }
        return min(max(amount, 0), PlanTable.largestAmount)
    }
}

/// The span of time in which a schedule is valid. Each limit and each grant can shorten it.
private struct Validity {
    var from: Moment
    var to: Moment

    mutating func cut(from: Moment, to: Moment) {
        self.from = max(self.from, from)
        self.to = min(self.to, to)
    }
}
