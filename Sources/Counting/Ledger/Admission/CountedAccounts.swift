package import Limits

/// An account that counts a message: its user, and what the edge computed for this user.
package struct CountedAccount: Sendable {
    package let user: UserKey
    /// The version of the entitlement from which the schedule was computed.
    package let version: Int
    package let schedule: Schedule
    /// The span [from, to) in which the schedule holds for this account.
    package let span: (from: Moment, to: Moment)
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

/// The accounts that count a message. Either all of them count it or none (L20). Their hashes are in one
/// slot, so that one script can count them.
///
/// Today each list has one account, the user's own, and the scripts refuse longer lists. The first account
/// has a property of its own, since an array would need an allocation for each message.
package struct CountedAccounts: Sendable {
    package let first: CountedAccount
    package let others: [CountedAccount]

    package init(_ first: CountedAccount, others: [CountedAccount] = []) {
        self.first = first
        self.others = others
    }
}
