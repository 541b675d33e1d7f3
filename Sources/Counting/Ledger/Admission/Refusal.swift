package import Limits

/// Why a request was not admitted.
package struct Refusal: Hashable, Sendable {
    /// One rule that refused the request.
    package enum Cause: Hashable, Sendable {
        /// A limit of the schedule, by position. `wait` in ms: of a rolling window only, 0 for a calendar's.
        case limit(Int, wait: Int)
        /// A burst limit of the schedule, by position, and the time in ms until it would let this request
        /// pass.
        case burst(Int, wait: Int)
        /// Too many requests of this user are open.
        case concurrency
        /// An operator lets this user send nothing, whatever the limits say.
        case blocked
    }

    /// At least one: limits first, then bursts, then concurrency.
    package let causes: [Cause]
    package let counts: LimitCounts

    package init(causes: [Cause], counts: LimitCounts) {
        self.causes = causes
        self.counts = counts
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
        case .limit(_, let wait), .burst(_, let wait):
            Moment(milliseconds: counts.now.milliseconds + Int64(wait))
        case .concurrency, .blocked: nil
        }
    }

    private func end(of cause: Cause, in schedule: Schedule) -> (Int, Moment) {
        switch cause {
        case .limit: (2, resetsAt(cause, in: schedule) ?? .distantFuture)
        case .burst: (1, resetsAt(cause, in: schedule) ?? .distantFuture)
        case .concurrency: (0, .distantPast)
        case .blocked: (3, .distantFuture)
        }
    }
}
