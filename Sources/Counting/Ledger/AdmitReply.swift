package import Limits

/// What the script `admit` is asked: one request, and the counters that the edge computed for it. An object,
/// since it is passed to every phase of an admission and lives as long as the reservation.
package final class AdmitCommand: Sendable {
    package let user: UserKey
    package let request: RequestID
    /// Tells this try from every other of the same request; below 2^53.
    package let attempt: Int
    /// 18 bits of a digest of the payload, which tell a chosen id that comes again with another payload.
    package let fingerprint: Int
    /// The version of the entitlement that the schedule was computed from.
    package let version: Int
    package let schedule: Schedule
    /// When the schedule holds for this user, in [from, to).
    package let span: (from: Moment, to: Moment)
    package let estimate: Consumption
    /// Milliseconds until a reservation that nobody settles or renews counts as abandoned.
    package let lease: Int
    /// Only looks: counts nothing and opens nothing.
    package let peeks: Bool
    /// Forgotten 400 days after the last period that they used began.
    package let isAnonymous: Bool
    /// When the schedule was made for.
    package let moment: Moment
    /// Nanoseconds of the loop's clock by which the answer must be there; nil: within the client's own
    /// deadline.
    package let due: UInt64?
    /// What the store's clock should show: old counters go only where it has run evenly (law 16).
    package let clock: StoreClock.Reading
    /// What the user has, as far as the edge knows.
    let snapshot: EntitlementSnapshot

    package init(
        user: UserKey, request: RequestID, attempt: Int, fingerprint: Int = 0, version: Int,
        schedule: Schedule, span: (from: Moment, to: Moment)? = nil, estimate: Consumption = Consumption(),
        lease: Int = 300_000, peeks: Bool = false, isAnonymous: Bool = false, moment: Moment = .distantPast,
        due: UInt64? = nil, clock: StoreClock.Reading = StoreClock.Reading(),
        snapshot: EntitlementSnapshot = .none
    ) {
        self.user = user
        self.request = request
        self.attempt = attempt
        self.fingerprint = fingerprint
        self.version = version
        self.schedule = schedule
        self.span = span ?? (schedule.validFrom, schedule.validTo)
        self.estimate = estimate
        self.lease = lease
        self.peeks = peeks
        self.isAnonymous = isAnonymous
        self.moment = moment
        self.due = due
        self.clock = clock
        self.snapshot = snapshot
    }

    func account(_ tally: LimitCounts) -> Account { Account(snapshot, schedule, tally) }
}

/// Where a user stands on every limit of a schedule, by the limit's position in it.
package struct LimitCounts: Hashable, Sendable {
    /// The server's own clock.
    package let now: Moment
    /// Used per limit, then the threshold newly told per limit (0, 80, 95, 100), then units left per burst,
    /// then the bursts' clocks where the ledger told them.
    private let figures: [Int]
    private let limits: Int
    /// One bit for each limit, each burst and the bound on open requests: what would have refused this
    /// request, were it enforced.
    package let told: Int

    package init(
        now: Moment, used: [Int], crossed: [Threshold?], left: [Int], clocks: [Int] = [], told: Int = 0
    ) {
        precondition(used.count == crossed.count, "every limit has a count and a threshold")
        precondition(clocks.isEmpty || clocks.count == left.count, "every burst has a clock, or none has")
        self.now = now
        limits = used.count
        figures = used + crossed.map { $0?.rawValue ?? 0 } + left + clocks
        self.told = told
    }

    /// `figures`: two numbers for each limit, and two for each burst.
    init(now: Moment, limits: Int, figures: [Int], told: Int = 0) {
        self.now = now
        self.limits = limits
        self.figures = figures
        self.told = told
    }

    /// The same when time has passed and nothing else has changed: bursts keep the figures of their moment.
    func after(milliseconds: Int64) -> LimitCounts {
        LimitCounts(
            now: Moment(milliseconds: now.milliseconds + milliseconds), limits: limits, figures: figures,
            told: told)
    }

    /// Whether a limit would have refused this request, were it enforced.
    package func isTold(limit: Int) -> Bool { told >> limit & 1 != 0 }

    /// As `isTold(limit:)`, of a burst limit.
    package func isTold(burst: Int) -> Bool { told >> (limits + burst) & 1 != 0 }

    /// Microseconds of the epoch at which a burst limit is rested; nil where the ledger did not tell.
    func clock(_ burst: Int, of bursts: Int) -> Int? {
        let place = 2 * limits + bursts + burst
        return place < figures.count ? figures[place] : nil
    }

    /// Units counted, open estimates and this request included.
    package func used(_ limit: Int) -> Int { figures[limit] }

    /// The threshold that this request was the first to reach, to be told with its answer.
    package func crossed(_ limit: Int) -> Threshold? { Threshold(rawValue: figures[limits + limit]) }

    /// Units that a burst limit would still take at once.
    package func left(_ burst: Int) -> Int { figures[2 * limits + burst] }
}

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
    package let tally: LimitCounts

    package init(causes: [Cause], tally: LimitCounts) {
        self.causes = causes
        self.tally = tally
    }

    /// The cause that holds longest, which is the one to name: a user who was told “tomorrow” must not be
    /// refused tomorrow by the month's limit. A limit that never resets holds longest of all; a burst only
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
            Moment(milliseconds: tally.now.milliseconds + Int64(wait))
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

/// What the script `admit` answers.
package enum AdmitReply: Hashable, Sendable {
    case admitted(LimitCounts)
    case refused(Refusal)
    /// The request is open under that try, maybe this very one.
    case open(attempt: Int, LimitCounts)
    /// Counted and settled before: open again, so many times more after this one. Its message is not counted
    /// a second time; its tokens are.
    case replayed(left: Int, LimitCounts)
    /// The id stands for another payload.
    case otherPayload
    /// Settled before, and replayed as often as is allowed (twice).
    case spent
    /// Leases of this user have ended: their estimates must return before anything else is decided.
    case abandoned
    /// The schedule was computed from another entitlement than the one that holds.
    ///
    /// Indirect, so that the common replies stay small.
    indirect case entitlement(Entitlement, now: Moment)
    /// The schedule does not hold at the server's time.
    case outside(now: Moment)
}
