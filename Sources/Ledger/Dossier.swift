public import Limits

/// Everything that is kept of one user.
public struct Dossier: Hashable, Sendable {
    /// An entry of the audit trail: what was done, under which id, by whom, why, to what.
    public struct Deed: Hashable, Sendable {
        public let at: Moment
        public let deed: String
        public let id: String
        public let actor: String
        public let reason: String
        public let what: String

        public init(
            at: Moment = .distantPast, deed: String, id: String, actor: String, reason: String, what: String
        ) {
            self.at = at
            self.deed = deed
            self.id = id
            self.actor = actor
            self.reason = reason
            self.what = what
        }
    }

    public struct Reservation: Hashable, Sendable {
        public let attempt: Int
        /// For an abandoned one: when it is forgotten.
        public let leaseEnds: Moment
        /// Its message was counted before.
        public let isReplay: Bool
        /// Units per counter.
        public let estimates: [String: Int]

        public init(attempt: Int, leaseEnds: Moment, isReplay: Bool = false, estimates: [String: Int]) {
            self.attempt = attempt
            self.leaseEnds = leaseEnds
            self.isReplay = isReplay
            self.estimates = estimates
        }
    }

    /// The server's own clock.
    public let now: Moment
    public var entitlement = Entitlement.none
    /// Units per counter, open estimates included.
    public var counters: [String: Int] = [:]
    /// Microseconds of the epoch at which each burst limit is rested.
    public var clocks: [String: Int] = [:]
    /// The highest threshold told per counter, in percent; a soft limit's counter bears `:soft`.
    public var thresholds: [String: Int] = [:]
    /// By request id, as `RequestID.bytes`.
    public var open: [[UInt8]: Reservation] = [:]
    /// Given up, but not forgotten: they may still be settled late. By `attempt;id`, since an id may have
    /// come again.
    public var abandoned: [[UInt8]: Reservation] = [:]
    /// Settled ids that may recur, and when they are forgotten.
    public var settled: [[UInt8]: Moment] = [:]
    /// The newest first.
    public var trail: [Deed] = []
    /// The refusal diary, the newest first.
    public var refusals: [RefusalNote] = []
    /// What else stands in the record, by the name of its field: what stores told, and when.
    public var others: [String: String] = [:]

    public init(now: Moment) { self.now = now }
}

extension Dossier {
    /// Units used of a limit now, open estimates included.
    public func used(_ entry: Schedule.Entry) -> Int {
        guard case .rolling(let seconds) = entry.limit.window else { return counters[entry.field] ?? 0 }
        let slice = RollingWindow.slice(seconds: seconds)
        let index = Int(now.milliseconds) / slice
        return (0...RollingWindow.count).reduce(0) { $0 + (counters["\(entry.field):\(index - $1)"] ?? 0) }
    }

    /// Sets what is used of a limit in the running period, as `lua/reset.lua` does.
    public mutating func set(_ entry: Schedule.Entry, to units: Int) {
        guard case .rolling(let seconds) = entry.limit.window else { return counters[entry.field] = units }
        counters = counters.filter { !$0.key.hasPrefix("\(entry.field):") }
        let slice = RollingWindow.slice(seconds: seconds)
        counters["\(entry.field):\(Int(now.milliseconds) / slice)"] = units
    }

    /// What a period's counter has come to; nil where it is not kept, as of an older or a rolling window.
    public func kept(_ entry: Schedule.Entry) -> Int? { counters[entry.field] }

    /// Units that a burst limit would take at once.
    public func left(_ burst: Burst) -> Int {
        let micros = Int(now.milliseconds) * 1000
        return min(burst.capacity, burst.left(at: micros, clock: max(micros, clocks[burst.name] ?? 0)))
    }
}
