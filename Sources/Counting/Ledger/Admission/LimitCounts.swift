package import Limits

/// A user's use of each limit in a schedule. The limits are numbered by their position in the schedule.
package struct LimitCounts: Hashable, Sendable {
    /// The time of the server's clock at which these counts were read.
    package let now: Moment
    /// The counts in one array:
    ///   - for each limit, the used units
    ///   - for each limit, the threshold to report: 80, 95 or 100, or 0 for none
    ///   - for each limit, the reserved units
    ///   - for each burst, the units left
    ///   - for each burst, its clock, if the ledger returned the clocks
    private let figures: [Int]
    private let limits: Int
    /// One bit for each limit, each burst and the limit on open requests. A bit is set if that limit is in
    /// shadow and would have refused this request.
    package let shadowMask: Int

    package init(
        now: Moment, used: [Int], crossed: [Threshold?], reserved: [Int]? = nil, left: [Int],
        clocks: [Int] = [],
        shadowMask: Int = 0
    ) {
        precondition(used.count == crossed.count, "every limit has a count and a threshold")
        precondition(clocks.isEmpty || clocks.count == left.count, "every burst has a clock, or none has")
        self.now = now
        limits = used.count
        let reserved = reserved ?? used.map { _ in 0 }
        figures = used + crossed.map { $0?.rawValue ?? 0 } + reserved + left + clocks
        self.shadowMask = shadowMask
    }

    init(now: Moment, limits: Int, figures: [Int], shadowMask: Int = 0) {
        self.now = now
        self.limits = limits
        self.figures = figures
        self.shadowMask = shadowMask
    }

    /// A copy of these counts with a later time. The bursts are not refilled for the time that passed.
    func after(milliseconds: Int64) -> LimitCounts {
        LimitCounts(
            now: Moment(milliseconds: now.milliseconds + milliseconds), limits: limits, figures: figures,
            shadowMask: shadowMask)
    }

    /// A copy of these counts for an admission at `moment` whose reply was lost. It has no burst clocks,
    /// since their state at that moment is unknown.
    package func withoutClocks(at moment: Moment) -> LimitCounts {
        let bursts = (figures.count - 3 * limits) / 2
        return LimitCounts(now: moment, limits: limits, figures: Array(figures.dropLast(bursts)))
    }

    package func isShadowed(limit: Int) -> Bool { shadowMask >> limit & 1 != 0 }

    package func isShadowed(burst: Int) -> Bool { shadowMask >> (limits + burst) & 1 != 0 }

    /// The time at which a burst has its whole capacity again, in µs since the epoch; nil if it is unknown.
    func clock(_ burst: Int, of bursts: Int) -> Int? {
        let place = 3 * limits + bursts + burst
        return place < figures.count ? figures[place] : nil
    }

    /// The used units of a limit, as users see them. For tokens and money these are the settled units. For
    /// messages and calls these are all admitted units, including this request, because a message counts from
    /// its admission on (L17).
    package func used(_ limit: Int) -> Int { figures[limit] }

    /// The tokens or money of a limit that open requests reserve, including this request. Admissions compare
    /// the used and the reserved units with the limit, but users see only the used units.
    package func reservedUnits(_ limit: Int) -> Int { figures[2 * limits + limit] }

    /// The units that are compared with a limit: the used ones plus the reserved ones.
    package func countedUnits(_ limit: Int) -> Int {
        let sum = used(limit).addingReportingOverflow(reservedUnits(limit))
        return sum.overflow ? .max : sum.partialValue
    }

    /// Whether the settlement of this request can reach a threshold of a limit on tokens or money. It is
    /// false while less than half of the limit is used or reserved, so most settlements need not look for
    /// thresholds. If a request raises the use from below half to a threshold, the next request reports it.
    package func mayReachThreshold(of limit: Int, in schedule: Schedule) -> Bool {
        let entry = schedule.entries[limit]
        return !entry.limit.meter.countsRequests && entry.limit.enforcement != .shadow && entry.amount > 0
            && countedUnits(limit) >= entry.amount - entry.amount / 2
    }

    /// The limit's highest threshold, if this request's answer is the first to report it; otherwise nil. For
    /// messages and calls, this request reached it. For tokens and money, an earlier settlement did.
    package func crossed(_ limit: Int) -> Threshold? { Threshold(rawValue: figures[limits + limit]) }

    /// The units that a burst limit would accept at `now`.
    package func unitsLeft(_ burst: Int) -> Int { figures[3 * limits + burst] }
}
