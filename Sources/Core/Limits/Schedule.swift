/// The counters that one user's request touches, and the span of time in which that stays true.
///
/// The edge computes it, since Redis knows no calendars and time zones. The script checks the span against
/// Redis' own clock before it uses a field name (docs/counting.md, "Who does what").
///
/// An immutable object: all users of a plan share one for as long as its span lasts.
package final class Schedule: Hashable, Sendable {
    /// One limit of the plan, with this moment's counter.
    package final class Entry: Hashable, Sendable {
        package let limit: Limit
        /// The amount in force: the plan's, or the user's override, plus running grants.
        package let amount: Int
        /// The counter's field in the user's hash: `m:2611:msg`; of a test account `m:2611:msg:x`. For a
        /// rolling window the prefix of the slices.
        package let field: String
        /// The period as people and apps read it: `2026-11`, `2026-11-20`, `trial`.
        package let period: String
        /// When the counter starts anew; nil for a lifetime and for a rolling window.
        package let resetsAt: Moment?

        package init(limit: Limit, amount: Int, field: String, period: String, resetsAt: Moment?) {
            self.limit = limit
            self.amount = amount
            self.field = field
            self.period = period
            self.resetsAt = resetsAt
        }

        package static func == (left: Entry, right: Entry) -> Bool {
            left === right
                || (left.limit == right.limit && left.amount == right.amount && left.field == right.field
                    && left.period == right.period && left.resetsAt == right.resetsAt)
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(field) }
    }

    package let plan: Plan
    package let entries: [Entry]
    /// The positions of the limits that callers are told of.
    package let toldEntries: [Int]
    package let bursts: [Burst]
    package let maxOpen: Int
    /// The schedule holds in [validFrom, validTo).
    package let validFrom: Moment
    package let validTo: Moment
    /// Whether the plan was bought with a store's test account.
    package let isSandbox: Bool
    /// Within so many milliseconds of the clock the whole seconds up to each reset stay the same: 1000 where
    /// every limit resets on a whole second, else 1.
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
