package import Limits

package struct StoredUser: Hashable, Sendable {
    /// An entry of the audit trail: the act, its id, its actor, its reason and what it changed.
    package struct AuditEntry: Hashable, Sendable {
        package let at: Moment
        package let action: String
        package let id: String
        package let actor: String
        package let reason: String
        package let what: String

        package init(
            at: Moment = .distantPast, action: String, id: String, actor: String, reason: String, what: String
        ) {
            self.at = at
            self.action = action
            self.id = id
            self.actor = actor
            self.reason = reason
            self.what = what
        }
    }

    /// An open or abandoned request, from its row in Redis.
    package struct Reservation: Hashable, Sendable {
        package let attempt: Int
        /// The time at which the lease ends. After that the reservation counts as abandoned.
        package let leaseEnds: Moment
        package let isRepeat: Bool
        /// The estimated units of each counter.
        package let estimates: [String: Int]

        package init(attempt: Int, leaseEnds: Moment, isRepeat: Bool = false, estimates: [String: Int]) {
            self.attempt = attempt
            self.leaseEnds = leaseEnds
            self.isRepeat = isRepeat
            self.estimates = estimates
        }
    }

    /// The server's time when the user was read.
    package let now: Moment
    package var entitlement = Entitlement.none
    /// The units of each counter, including the estimates of open requests.
    package var counters: [String: Int] = [:]
    /// For each burst limit, the time at which its whole capacity is free again, in µs since the epoch.
    package var clocks: [String: Int] = [:]
    /// The highest reported threshold of each counter, in percent. Keys of soft limits end with `:soft`.
    package var thresholds: [String: Int] = [:]
    /// The open reservations. The key is the request id, as `RequestID.bytes`.
    package var openReservations: [[UInt8]: Reservation] = [:]
    /// Reclaimed reservations. They are kept for 48 hours, because a settlement can still come late. The key
    /// is `attempt;id`, because several attempts can have the same id.
    package var abandoned: [[UInt8]: Reservation] = [:]
    /// The ids of settled messages, each with the time at which Redis forgets it.
    package var settled: [[UInt8]: Moment] = [:]
    /// The audit trail, the newest entry first.
    package var trail: [AuditEntry] = []
    /// The refusal log, the newest entry first.
    package var refusals: [RefusalEntry] = []
    /// All other fields of the record, by name. Among them are the reports of the subscription services.
    package var others: [String: String] = [:]

    /// The plan that the user's token or API key last named; nil if it named none.
    package var claim: ClaimedPlan?

    package init(now: Moment) { self.now = now }

    /// The entitlement that decides about the user's messages. If the user's token or key names a plan, this
    /// entitlement has that plan.
    package var inForce: Entitlement { claim.map { entitlement.namingPlan($0.plan, at: now) } ?? entitlement }

    static let restoring = "restoring"
    /// Fields that only a merge, a restore or the script `recall` uses. They say nothing about the user.
    package static let marks: Set<String> = [restoring, "merging", "joining", "last"]

    /// The request id of a restore that has begun and not ended (`lua/restore.lua`). The record is
    /// incomplete until the same restore is sent again.
    package var beganRestore: String? { others[Self.restoring] }
}

extension StoredUser {
    /// The used units of a limit. For tokens and money these are the settled units. For messages and calls
    /// these are all units that were admitted (L17).
    package func usedUnits(_ entry: Schedule.Entry) -> Int {
        fields(of: entry).reduce(0) { $0 + (counters[$1] ?? 0) } - reservedUnits(entry)
    }

    /// The tokens or money of a limit that open requests have reserved.
    package func reservedUnits(_ entry: Schedule.Entry) -> Int {
        guard !entry.limit.meter.countsRequests, !openReservations.isEmpty else { return 0 }
        let fields = fields(of: entry)
        return openReservations.values.reduce(0) { sum, reservation in
            fields.reduce(sum) { $0 + (reservation.estimates[$1] ?? 0) }
        }
    }

    /// The counter fields whose sum a limit reads: one field, or the fields of a rolling window's slices.
    private func fields(of entry: Schedule.Entry) -> [String] {
        guard case .rolling(let seconds) = entry.limit.window else { return [entry.field] }
        let index = Int(now.milliseconds) / RollingWindow.sliceLength(seconds: seconds)
        return (0...RollingWindow.count).map { "\(entry.field):\(index - $0)" }
    }

    /// Sets the used units of a limit in the current period, as `lua/reset.lua` does.
    package mutating func setUnits(_ entry: Schedule.Entry, to units: Int) {
        guard case .rolling(let seconds) = entry.limit.window else { return counters[entry.field] = units }
        counters = counters.filter { !$0.key.hasPrefix("\(entry.field):") }
        let slice = RollingWindow.sliceLength(seconds: seconds)
        counters["\(entry.field):\(Int(now.milliseconds) / slice)"] = units
    }

    /// The units that were counted in the entry's period. It is nil for a rolling window, or if the period's
    /// counter may have been purged.
    package func keptUnits(_ entry: Schedule.Entry) -> Int? {
        if let units = counters[entry.field] { return units }
        if case .rolling = entry.limit.window { return nil }
        guard entry.limit.window.evenMilliseconds != nil else { return 0 }  // A lifetime is never purged.
        // A purge (lua/admit) keeps the counters of two newer periods. Without these, there was no purge, so
        // nothing was counted in the entry's period.
        let own = entry.field.split(separator: ":")
        let newer = counters.keys.compactMap { field -> Substring? in
            let other = field.split(separator: ":")
            return other.count > 2 && other[0] == own[0] && other[1] > own[1] ? other[1] : nil
        }
        return Set(newer).count < 2 ? 0 : nil
    }

    /// The units that a burst limit would accept at once.
    package func unitsLeft(_ burst: Burst) -> Int {
        let micros = Int(now.milliseconds) * 1000
        return min(burst.capacity, burst.unitsLeft(at: micros, clock: max(micros, clocks[burst.name] ?? 0)))
    }
}
