/// The time limits of admissions, and the size of the entitlement cache.
package struct AdmissionBounds: Sendable {
    /// The milliseconds after which a reservation without a renewal counts as abandoned.
    package let lease: Int
    /// The number of users whose entitlements are cached.
    package let users: Int
    /// If the reply to a call is lost, the call is repeated within this number of nanoseconds after its
    /// start. The edge sets half of `deadline`, so that the second call has as much time as the first.
    package let retryWithin: UInt64
    /// The nanoseconds within which the edge must decide about an admission, even if the store does not
    /// reply.
    package let deadline: UInt64
    /// The nanoseconds for which a refusal is cached. If it is 0, every request asks the store.
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
