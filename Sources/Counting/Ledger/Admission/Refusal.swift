package import Limits

/// Why a request was not admitted.
package struct Refusal: Hashable, Sendable {
    /// One rule that refused the request.
    package enum Cause: Hashable, Sendable {
        /// A limit of the schedule, by position. `wait` in ms: of a rolling window only, 0 for a calendar's.
        case limit(Int, wait: Int)
        /// A limit on tokens or money would take this request once others that still run have ended: what
        /// they hold is not settled. `wait` in ms: until the oldest is likely to end.
        case held(Int, wait: Int)
        /// This request is larger than what is left of a limit on tokens or money, whatever the others use.
        case tooLarge(Int, left: Int)
        /// A burst limit of the schedule, by position, and the time in ms until it would let this request
        /// pass.
        case burst(Int, wait: Int)
        /// Too many requests of this user are open.
        case concurrency
        /// An operator lets this user send nothing, whatever the limits say.
        case blocked
    }

    /// The causes, at least one: limits first, then bursts, then concurrency.
    package let causes: [Cause]
    package let counts: LimitCounts

    package init(causes: [Cause], counts: LimitCounts) {
        self.causes = causes
        self.counts = counts
    }

    /// Whether it is over as soon as messages end that still run.
    var isByOpenMessages: Bool {
        causes.allSatisfy {
            switch $0 {
            case .held, .concurrency: true
            case .limit, .tooLarge, .burst, .blocked: false
            }
        }
    }

    /// The cause that lasts longest, which is the one to name: a user who was told “tomorrow” must not be
    /// refused tomorrow by the month's limit. A limit that never resets lasts longest of all. Bursts come
    /// after the limits.
    package func decisive(in schedule: Schedule) -> Cause {
        if causes.count == 1 { return causes[0] }
        return causes.max { end(of: $0, in: schedule) < end(of: $1, in: schedule) } ?? .concurrency
    }

    /// When that cause would have passed; nil for never, and for concurrency, which ends when a request does.
    package func resetsAt(_ cause: Cause, in schedule: Schedule) -> Moment? {
        switch cause {
        case .limit(let index, wait: 0): schedule.entries[index].resetsAt
        case .tooLarge(let index, _): schedule.entries[index].resetsAt
        case .limit(_, let wait), .burst(_, let wait), .held(_, let wait):
            Moment(milliseconds: counts.now.milliseconds + Int64(wait))
        case .concurrency, .blocked: nil
        }
    }

    /// The rule behind a cause, as the plan names it.
    package struct Rule: Sendable {
        package let reason: RefusalReason
        /// The limit's or the burst limit's name; nil where none refuses.
        package let name: String?
        /// Used, and the amount that it is held against.
        package let used: Int
        package let amount: Int
    }

    package func rule(_ cause: Cause, in schedule: Schedule) -> Rule {
        switch cause {
        case .limit(let index, _):
            let entry = schedule.entries[index]
            return rule(index, RefusalReason(entry.limit.meter, amount: entry.amount), schedule)
        case .held(let index, _): return rule(index, .held, schedule)
        case .tooLarge(let index, _): return rule(index, .largerThanLeft, schedule)
        case .burst(let index, _):
            let burst = schedule.bursts[index]
            return Rule(
                reason: .burst, name: burst.name, used: max(0, burst.capacity - counts.left(index)),
                amount: burst.capacity)
        case .concurrency:
            return Rule(
                reason: .concurrency, name: nil, used: schedule.maxOpen, amount: schedule.maxOpen)
        case .blocked: return Rule(reason: .blocked, name: nil, used: 0, amount: 0)
        }
    }

    private func rule(_ index: Int, _ reason: RefusalReason, _ schedule: Schedule) -> Rule {
        let entry = schedule.entries[index]
        return Rule(
            reason: reason, name: entry.limit.name, used: counts.counted(index), amount: entry.amount)
    }

    private func end(of cause: Cause, in schedule: Schedule) -> (Int, Moment) {
        switch cause {
        case .limit: (4, resetsAt(cause, in: schedule) ?? .distantFuture)
        case .tooLarge: (3, resetsAt(cause, in: schedule) ?? .distantFuture)
        case .burst: (2, resetsAt(cause, in: schedule) ?? .distantFuture)
        case .held: (1, resetsAt(cause, in: schedule) ?? .distantFuture)
        case .concurrency: (0, .distantPast)
        case .blocked: (5, .distantFuture)
        }
    }
}

extension Refusal.Cause {
    /// The limit of the schedule that it is about.
    package var limit: Int? {
        switch self {
        case .limit(let index, _), .held(let index, _), .tooLarge(let index, _): index
        case .burst, .concurrency, .blocked: nil
        }
    }

    /// Why a limit refuses a request of such a cost, by what is settled of it.
    ///
    /// - Parameter age: ms for which the oldest open request has run, or has run since its renewal.
    init(limit index: Int, used: Int, cost: Int, of entry: Schedule.Entry, wait: Int, age: Int) {
        let ceiling = entry.amount.addingReportingOverflow(entry.limit.courtesy)
        let left = (ceiling.overflow ? Int.max : ceiling.partialValue) - used
        if entry.limit.meter.countsRequests || left <= 0 {
            self = .limit(index, wait: wait)
        } else if cost > left {
            self = .tooLarge(index, left: left)
        } else {
            // A message that has run for some time is likely to run for as long again: two seconds at
            // least, a minute at most.
            self = .held(index, wait: min(max(age, 2_000), 60_000))
        }
    }
}
