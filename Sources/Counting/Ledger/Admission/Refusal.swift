package import Limits

package struct Refusal: Hashable, Sendable {
    package struct Cause: Hashable, Sendable {
        /// The reason is `usedUp` if nothing is left of a limit, or if the limit's amount is 0.
        package let reason: RefusalReason
        /// The position of the limit or the burst limit in the schedule; 0 for other rules.
        package let place: Int
        /// The milliseconds until a rolling window or a burst lets this request pass, or until the oldest
        /// open request that reserves tokens is likely to end. Otherwise 0.
        package let wait: Int
        /// The units that are left of a limit, if the request needs more units than that. Otherwise 0.
        package let left: Int
        /// The units that the request needs, if those are more than `left`. Otherwise 0.
        package let needed: Int

        private init(
            _ reason: RefusalReason, _ place: Int = 0, wait: Int = 0, left: Int = 0, needed: Int = 0
        ) {
            (self.reason, self.place, self.wait) = (reason, place, wait)
            (self.left, self.needed) = (left, needed)
        }

        package static func limit(_ place: Int, wait: Int) -> Cause { Cause(.usedUp, place, wait: wait) }
        package static func held(_ place: Int, wait: Int) -> Cause { Cause(.held, place, wait: wait) }
        package static func tooLarge(_ place: Int, left: Int, needed: Int) -> Cause {
            Cause(.largerThanLeft, place, left: left, needed: needed)
        }
        package static func burst(_ place: Int, wait: Int) -> Cause { Cause(.burst, place, wait: wait) }
        package static let concurrency = Cause(.concurrency)
        package static let blocked = Cause(.blocked)

        package var end: RefusalReason.End { reason.facts.end }
    }

    /// The causes of the refusal, at least one: first limits, then bursts, then the limit on open requests.
    package let causes: [Cause]
    package let counts: LimitCounts

    package init(causes: [Cause], counts: LimitCounts) {
        self.causes = causes
        self.counts = counts
    }

    /// Whether the refusal ends as soon as running messages end.
    var isByOpenMessages: Bool {
        causes.allSatisfy { $0.end == .openMessage || $0.end == .settlement }
    }

    /// The cause that lasts longest, which is reported to the user. If only a day's limit were reported, a
    /// month's limit could still refuse the user tomorrow. A limit that never resets lasts longest. If two
    /// causes last equally long, a limit comes before a burst.
    package func decisive(in schedule: Schedule) -> Cause {
        if causes.count == 1 { return causes[0] }
        return causes.max { end(of: $0, in: schedule) < end(of: $1, in: schedule) } ?? .concurrency
    }

    /// The time at which the cause ends. It is nil if the limit never resets, if only an operator can end the
    /// cause, or if the cause is the limit on open requests.
    package func resetsAt(_ cause: Cause, in schedule: Schedule) -> Moment? {
        switch cause.end {
        case .reset where cause.wait == 0: schedule.entries[cause.place].resetsAt
        case .smallerRequest: cause.limit.flatMap { schedule.entries[$0].resetsAt }
        case .reset, .refill, .settlement:
            Moment(milliseconds: counts.now.milliseconds + Int64(cause.wait))
        case .openMessage, .operator: nil
        }
    }

    /// The rule that caused a refusal, with the name that it has in the plan.
    package struct Rule: Sendable {
        package let reason: RefusalReason
        /// The name of the limit or the burst limit; nil for other rules.
        package let name: String?
        /// The used units, which the rule compares with `amount`.
        package let used: Int
        package let amount: Int
    }

    package func rule(_ cause: Cause, in schedule: Schedule) -> Rule {
        switch cause.reason.facts.rule {
        case .limit:
            let entry = schedule.entries[cause.place]
            let reason =
                cause.reason == .usedUp
                ? RefusalReason(entry.limit.meter, amount: entry.amount) : cause.reason
            return Rule(
                reason: reason, name: entry.limit.name, used: counts.countedUnits(cause.place),
                amount: entry.amount)
        case .burst:
            let burst = schedule.bursts[cause.place]
            return Rule(
                reason: cause.reason, name: burst.name,
                used: max(0, burst.capacity - counts.unitsLeft(cause.place)), amount: burst.capacity)
        case .concurrency:
            return Rule(reason: cause.reason, name: nil, used: schedule.maxOpen, amount: schedule.maxOpen)
        case .blocked: return Rule(reason: cause.reason, name: nil, used: 0, amount: 0)
        }
    }

    private func end(of cause: Cause, in schedule: Schedule) -> (Int, Moment) {
        let moment: Moment = cause.end == .openMessage ? .distantPast : .distantFuture
        return (cause.end.rawValue, resetsAt(cause, in: schedule) ?? moment)
    }
}

extension Refusal.Cause {
    /// The position of the refusing limit in the schedule; nil if no limit is the cause.
    package var limit: Int? { reason.facts.rule == .limit ? place : nil }

    /// Decides why a limit refuses a request that costs `cost` units, if `used` units were used before.
    ///
    /// - Parameter age: milliseconds since the oldest open request was opened or renewed.
    init(limit index: Int, used: Int, cost: Int, of entry: Schedule.Entry, wait: Int, age: Int) {
        let left = entry.ceiling - used
        if entry.limit.meter.countsRequests || left <= 0 {
            self = .limit(index, wait: wait)
        } else if cost > left {
            self = .tooLarge(index, left: left, needed: cost)
        } else {
            // A message that has run for some time is likely to run as long again. So the wait is the age of
            // the oldest open message, but at least two seconds and at most a minute.
            self = .held(index, wait: min(max(age, 2_000), 60_000))
        }
    }
}
