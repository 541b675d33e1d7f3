package import Limits

/// An account on which a message is counted: its user, and the schedule computed for this user.
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

/// The accounts on which a message is counted. Either all of them count it or none (L20). Their Redis hashes
/// are in one cluster slot, so that one script can write all of them.
///
/// Today each message is counted only on the user's own account, so `others` is empty. The first account has
/// a property of its own, since an array would need an allocation for each message.
package struct CountedAccounts: Sendable {
    package let first: CountedAccount
    package let others: [CountedAccount]

    package init(_ first: CountedAccount, others: [CountedAccount] = []) {
        self.first = first
        self.others = others
    }
}
