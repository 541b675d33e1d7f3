/// The time limits of admissions, and the size of the entitlement cache.
package struct AdmissionBounds: Sendable {
    /// A reservation counts as abandoned if it is not renewed for this number of milliseconds.
    package let lease: Int
    /// The capacity of the `EntitlementCache`, in users.
    package let users: Int
    /// A call whose reply is lost is repeated only within this number of nanoseconds after its start. An edge
    /// sets it to half of `deadline`, so that the second call has as much time as the first.
    package let retryWithin: UInt64
    /// The edge must decide about an admission within this number of nanoseconds.
    package let deadline: UInt64
    /// The nanoseconds for which a refusal is cached. If this is 0, no refusal is cached.
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
