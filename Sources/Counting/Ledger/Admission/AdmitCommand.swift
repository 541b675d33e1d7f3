package import Limits
package import Redis

/// One call of the script `admit`: a request and the accounts that count it. It is a class, because it is
/// passed to every phase of an admission and is kept as long as the reservation.
package final class AdmitCommand: Sendable {
    package let accounts: CountedAccounts
    package let requestID: RequestID
    /// The number of this attempt, below 2^53. No other attempt of the same request has it. It is 0 for a
    /// call that only looks and opens no reservation.
    package let attempt: Int
    /// 64 bits of a keyed digest of the payload. They show whether a repeated message id has another payload.
    /// The value is 0 if the caller chose no message id.
    package let fingerprint: UInt64
    package let estimate: Consumption
    /// The milliseconds until a reservation counts as abandoned if it is neither settled nor renewed.
    package let lease: Int
    /// Whether the call only looks: it counts nothing and opens no reservation.
    package let peeks: Bool
    package let scheduleTime: Moment
    /// The time of the loop's clock, in nanoseconds, by which the reply must arrive. If it is nil, the node's
    /// deadline for calls applies.
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

    // The following properties belong to the user's own account.
    package var user: UserKey { accounts.first.user }
    package var version: Int { accounts.first.version }
    package var schedule: Schedule { accounts.first.schedule }
    package var span: (from: Moment, to: Moment) { accounts.first.span }
    var snapshot: EntitlementSnapshot { accounts.first.snapshot }

    /// A copy of this command without a deadline, for a call at any later time.
    var withoutDeadline: AdmitCommand {
        AdmitCommand(
            accounts, requestID: requestID, attempt: attempt, fingerprint: fingerprint, estimate: estimate,
            lease: lease, peeks: peeks, scheduleTime: scheduleTime)
    }

    func makeAccount(_ counts: LimitCounts) -> Account { Account(snapshot, schedule, counts) }
}
