package import Limits
package import Redis

/// One call of the script `admit`: a request and the accounts that count it. It is a class, so that all
/// phases of an admission and the reservation share one copy.
package final class AdmitCommand: Sendable {
    package let accounts: CountedAccounts
    package let requestID: RequestID
    /// The number of this attempt, below 2^53. No other attempt of the same request has this number. It is 0
    /// for a call that only reads the counts (`peeks`).
    package let attempt: Int
    /// 64 bits of a keyed digest of the payload. If a message id is used again, they show whether the payload
    /// is the same. They are 0 if the caller chose no message id.
    package let fingerprint: UInt64
    package let estimate: Consumption
    /// A reservation counts as abandoned after this number of milliseconds without a renewal.
    package let lease: Int
    /// Whether the call only reads the counts. Such a call counts nothing and opens no reservation.
    package let peeks: Bool
    package let scheduleTime: Moment
    /// The time of the loop's clock, in nanoseconds, by which the reply must arrive. If it is nil, the node's
    /// deadline for calls applies.
    package let due: UInt64?
    /// The time that the store's clock should show, and how long this clock has run without a step. Old
    /// counters are deleted only after a long enough time without a step (L16).
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

    /// Copies a command, but without a deadline and without a clock's reading, so that it can be sent at any
    /// later time. It is an initializer, because the compiler then finds a property that is not copied.
    init(withoutDeadline other: AdmitCommand) {
        accounts = other.accounts
        requestID = other.requestID
        attempt = other.attempt
        fingerprint = other.fingerprint
        estimate = other.estimate
        lease = other.lease
        peeks = other.peeks
        scheduleTime = other.scheduleTime
        due = nil
        clock = ServerClock.Reading()
    }

    // The first account is the user's own. The following properties are those of this account.
    package var user: UserKey { accounts.first.user }
    package var version: Int { accounts.first.version }
    package var schedule: Schedule { accounts.first.schedule }
    package var span: (from: Moment, to: Moment) { accounts.first.span }
    var snapshot: EntitlementSnapshot { accounts.first.snapshot }

    func makeAccount(_ counts: LimitCounts) -> Account { Account(snapshot, schedule, counts) }
}
