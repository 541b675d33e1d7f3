/// How long admissions take, hold and are remembered, and of how many users.
package struct AdmissionBounds: Sendable {
    /// Milliseconds that a reservation lives without a renewal.
    package let lease: Int
    /// Users whose entitlements are remembered.
    package let users: Int
    /// Nanoseconds after a call in which it is repeated if its reply was lost. The edge passes half of
    /// `deadline`, so that the second call has as long as the first.
    package let retryWithin: UInt64
    /// Nanoseconds in which an admission is answered, whatever the store does.
    package let deadline: UInt64
    /// Nanoseconds for which a refusal that stands is not asked for again; 0: it always is.
    package let refusalLife: UInt64

    package init(
        lease: Int = 300_000, users: Int = 65_536, retryWithin: UInt64 = 75_000_000,
        deadline: UInt64 = .max, refusalLife: UInt64 = 0
    ) {
        self.lease = lease
        self.users = users
        self.retryWithin = retryWithin
        self.deadline = deadline
        self.refusalLife = refusalLife
    }
}
