/// The time limits of admissions, and how many users' entitlements are cached.
package struct AdmissionBounds: Sendable {
    /// Milliseconds until a reservation that is not renewed counts as abandoned.
    package let lease: Int
    /// The number of users whose entitlements are cached.
    package let users: Int
    /// Nanoseconds after the start of a call in which the call is repeated if its reply was lost. The edge
    /// passes half of `deadline`, so that the second call has as much time as the first.
    package let retryWithin: UInt64
    /// Nanoseconds in which an admission must be decided, whatever the store does.
    package let deadline: UInt64
    /// Nanoseconds for which a refusal is cached. With 0 the store is asked every time.
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
