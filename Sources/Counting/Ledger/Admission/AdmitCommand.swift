package import Limits
package import Redis

/// One call of the script `admit`: one request, and the counters that the edge computed for it. A class,
/// since it is passed to every phase of an admission and lives as long as the reservation.
package final class AdmitCommand: Sendable {
    package let user: UserKey
    package let requestID: RequestID
    /// Distinguishes this attempt from every other of the same request; below 2^53. 0: a look, which opens
    /// nothing.
    package let attempt: Int
    /// 64 bits of a keyed digest of the payload, by which a message id that comes again with another
    /// payload is recognised; 0 where nobody chose the id.
    package let fingerprint: UInt64
    /// The version of the entitlement that the schedule was computed from.
    package let version: Int
    package let schedule: Schedule
    /// When the schedule holds for this user, in [from, to).
    package let span: (from: Moment, to: Moment)
    package let estimate: Consumption
    /// Milliseconds until a reservation that nobody settles or renews counts as abandoned.
    package let lease: Int
    /// True if the call only looks: counts nothing and opens nothing.
    package let peeks: Bool
    /// The moment for which the schedule was made.
    package let scheduleTime: Moment
    /// Nanoseconds of the loop's clock by which the reply must be there; nil: the node's deadline for calls.
    package let due: UInt64?
    /// The time that the store's clock should show: old counters are purged only where it has run without a
    /// step (L16).
    package let clock: ServerClock.Reading
    /// The user's entitlement, as far as the edge knows it.
    let snapshot: EntitlementSnapshot

    package init(
        user: UserKey, requestID: RequestID, attempt: Int, fingerprint: UInt64 = 0, version: Int,
        schedule: Schedule, span: (from: Moment, to: Moment)? = nil, estimate: Consumption = Consumption(),
        lease: Int = 300_000, peeks: Bool = false, scheduleTime: Moment = .distantPast,
        due: UInt64? = nil, clock: ServerClock.Reading = ServerClock.Reading(),
        snapshot: EntitlementSnapshot = .none
    ) {
        self.user = user
        self.requestID = requestID
        self.attempt = attempt
        self.fingerprint = fingerprint
        self.version = version
        self.schedule = schedule
        self.span = span ?? (schedule.validFrom, schedule.validTo)
        self.estimate = estimate
        self.lease = lease
        self.peeks = peeks
        self.scheduleTime = scheduleTime
        self.due = due
        self.clock = clock
        self.snapshot = snapshot
    }

    /// This attempt without a deadline, to be asked again at any time.
    var withoutDeadline: AdmitCommand {
        AdmitCommand(
            user: user, requestID: requestID, attempt: attempt, fingerprint: fingerprint, version: version,
            schedule: schedule, span: span, estimate: estimate, lease: lease, peeks: peeks,
            scheduleTime: scheduleTime, snapshot: snapshot)
    }

    func account(_ counts: LimitCounts) -> Account { Account(snapshot, schedule, counts) }
}
