package import Limits
package import Redis

/// One call of the script `admit`: a request, and the accounts that count it. It is a class, because it is
/// passed to every phase of an admission and lives as long as the reservation.
package final class AdmitCommand: Sendable {
    package let accounts: CountedAccounts
    package let requestID: RequestID
    /// Distinguishes this attempt from every other of the same request; below 2^53. 0: a look, which opens
    /// nothing.
    package let attempt: Int
    /// 64 bits of a keyed digest of the payload, by which a message id that comes again with another
    /// payload is recognised; 0 if nobody chose the id.
    package let fingerprint: UInt64
    package let estimate: Consumption
    /// Milliseconds until a reservation that nobody settles or renews counts as abandoned.
    package let lease: Int
    /// True if the call only looks: counts nothing and opens nothing.
    package let peeks: Bool
    /// The moment for which the schedule was made.
    package let scheduleTime: Moment
    /// Nanoseconds of the loop's clock by which the reply must be there; nil: the node's deadline for calls.
    package let due: UInt64?
    /// The time that the store's clock should show. Old counters are purged only if that clock has run
    /// without a step (L16).
    package let clock: ServerClock.Reading

    package init(
        _ accounts: CountedAccounts, requestID: RequestID, attempt: Int, fingerprint: UInt64 = 0,
        estimate: Consumption = Consumption(), lease: Int = 300_000, peeks: Bool = false,
        scheduleTime: Moment = .distantPast, due: UInt64? = nil,
        clock: ServerClock.Reading = ServerClock.Reading()
    ) {
        self.accounts = accounts
        self.requestID = requestID
        self.attempt = attempt
        self.fingerprint = fingerprint
        self.estimate = estimate
        self.lease = lease
        self.peeks = peeks
        self.scheduleTime = scheduleTime
        self.due = due
        self.clock = clock
    }

    // The user of the person's own account.
    package var user: UserKey { accounts.first.user }
    package var version: Int { accounts.first.version }
    package var schedule: Schedule { accounts.first.schedule }
    package var span: (from: Moment, to: Moment) { accounts.first.span }
    var snapshot: EntitlementSnapshot { accounts.first.snapshot }

    /// This attempt without a deadline, to be asked again at any time.
    var withoutDeadline: AdmitCommand {
        AdmitCommand(
            accounts, requestID: requestID, attempt: attempt, fingerprint: fingerprint, estimate: estimate,
            lease: lease, peeks: peeks, scheduleTime: scheduleTime)
    }

    func makeAccount(_ counts: LimitCounts) -> Account { Account(snapshot, schedule, counts) }
}
