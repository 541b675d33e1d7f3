/// The counters that one user's request changes, and the span of time for which this list is valid.
///
/// The edge computes the list, since Redis has no calendars and time zones. Before the script `admit` uses a
/// counter's field, it compares the span with Redis' own clock (docs/counting.md, "Who does what").
///
/// Users of a plan who have no override and no grant share schedules (`ScheduleCache`).
package final class Schedule: Hashable, Sendable {
    /// One limit of the plan, with the name of the counter that is in use now.
    package final class Entry: Hashable, Sendable {
        package let limit: Limit
        /// The limit's amount now: the plan's amount, as changed by the user's override and by valid grants.
        package let amount: Int
        /// The counter's field in the user's hash: `m:2611:msg`, or `m:2611:msg:x` for a test account. A
        /// rolling window has a counter for each slice of time. For such a window, this text is the prefix of
        /// the fields of all its counters.
        package let field: String
        /// The period's name in answers and on screens: `2026-11`, `2026-11-20`, `trial`.
        package let period: String
        /// When the counter begins again at 0; nil for a lifetime or a rolling window, which have no reset.
        package let resetsAt: Moment?

        package init(limit: Limit, amount: Int, field: String, period: String, resetsAt: Moment?) {
            self.limit = limit
            self.amount = amount
            self.field = field
            self.period = period
            self.resetsAt = resetsAt
        }

        /// The largest number of units that a hard limit allows: the amount and the courtesy. If the amount
        /// is 0, nothing is allowed, not even the courtesy.
        package var ceiling: Int { amount > 0 ? amount.addingSaturating(limit.courtesy) : 0 }

        /// Whether the limit would refuse one more message.
        package func refusesUse(_ used: Int) -> Bool { limit.enforcement == .hard && used >= ceiling }

        package static func == (left: Entry, right: Entry) -> Bool {
            left === right
                || (left.limit == right.limit && left.amount == right.amount && left.field == right.field
                    && left.period == right.period && left.resetsAt == right.resetsAt)
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(field) }
    }

    package let plan: Plan
    package let entries: [Entry]
    /// The positions in `entries` of the limits that callers can see.
    package let toldEntries: [Int]
    package let bursts: [Burst]
    package let maxOpen: Int
    /// The schedule is valid from `validFrom` until just before `validTo`.
    package let validFrom: Moment
    package let validTo: Moment
    /// Whether the plan was bought with a test account of the App Store or another shop.
    package let isSandbox: Bool
    /// For how many milliseconds the header fields about the limits stay the same. These fields show the
    /// seconds until each reset. The value is 1000 if every limit is reset on a whole second, else 1.
    package let grain: Int64

    package init(
        plan: Plan, entries: [Entry], bursts: [Burst], maxOpen: Int, validFrom: Moment, validTo: Moment,
        isSandbox: Bool = false
    ) {
        self.plan = plan
        self.entries = entries
        toldEntries = entries.indices.filter { entries[$0].limit.isTold }
        self.bursts = bursts
        self.maxOpen = maxOpen
        self.validFrom = validFrom
        self.validTo = validTo
        self.isSandbox = isSandbox
        grain = entries.allSatisfy { $0.resetsAt?.isOnSecond ?? true } ? 1000 : 1
    }

    package static func == (left: Schedule, right: Schedule) -> Bool {
        left === right
            || (left.plan == right.plan && left.entries == right.entries && left.bursts == right.bursts
                && left.maxOpen == right.maxOpen && left.validFrom == right.validFrom
                && left.validTo == right.validTo)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(plan.id)
        hasher.combine(entries.map(\.field))
        hasher.combine(validFrom)
    }
}
