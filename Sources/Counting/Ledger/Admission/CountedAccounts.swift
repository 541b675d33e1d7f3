package import Limits

/// An account that a message is counted on: whose counters they are, and what the edge computed for them.
package struct CountedAccount: Sendable {
    package let user: UserKey
    /// The version of the entitlement that the schedule was computed from.
    package let version: Int
    package let schedule: Schedule
    /// When the schedule holds for this account, in [from, to).
    package let span: (from: Moment, to: Moment)
    /// The account's entitlement, as far as the edge knows it.
    let snapshot: EntitlementSnapshot

    package init(
        _ user: UserKey, version: Int, schedule: Schedule, span: (from: Moment, to: Moment)? = nil,
        snapshot: EntitlementSnapshot = .none
    ) {
        self.user = user
        self.version = version
        self.schedule = schedule
        self.span = span ?? (schedule.validFrom, schedule.validTo)
        self.snapshot = snapshot
    }
}

/// The accounts that a message is counted on: on all of them or on none (L20). Their hashes lie in one slot,
/// so that one script can count them.
///
/// Today each list has one account, the person's, and the scripts take no more. It stands beside the others,
/// since an array of one would be an allocation for each message.
package struct CountedAccounts: Sendable {
    package let first: CountedAccount
    package let others: [CountedAccount]

    package init(_ first: CountedAccount, others: [CountedAccount] = []) {
        self.first = first
        self.others = others
    }
}
