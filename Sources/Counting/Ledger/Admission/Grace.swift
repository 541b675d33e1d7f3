import Synchronization

/// Decides which messages pass while Redis is away, if the configuration permits any. Each user has an
/// allowance of such messages. The messages are counted when Redis is back (docs/guarantees.md, G5).
///
/// All loops of an edge share one `Grace`, so a user has one allowance for all connections to the edge.
package final class Grace: Sendable {
    /// The largest number of users with uncounted messages under grace. Any further user is refused.
    private static let mostUsers = 65_536

    /// The largest number of one user's messages under grace that are not counted yet.
    package let allowance: Int
    /// For each user, the number of messages that passed under grace and are not counted yet.
    private let waiting = Mutex<[UserKey: Int]>([:])
    private let total = Atomic<Int>(0)
    private let overspentCount = Atomic<Int>(0)

    package init(allowance: Int) {
        precondition(allowance > 0, "an allowance of nothing is none")
        self.allowance = allowance
    }

    /// The number of messages that have passed under grace since this edge started.
    package var passed: Int { total.load(ordering: .relaxed) }

    /// The number of messages under grace that exceeded a limit when they were counted.
    package var overspent: Int { overspentCount.load(ordering: .relaxed) }

    /// Adds to `waiting` the messages in the spool that passed under grace before this edge restarted. So a
    /// restart gives no user a second allowance.
    package func resumeSpool(_ spool: Spool) async {
        let graced = await spool.countGraced()
        waiting.withLock { $0.merge(graced, uniquingKeysWith: +) }
    }

    /// Lets one message of this user pass under grace, if the allowance permits it. Returns how many more
    /// messages of the user can pass, or nil if this message cannot pass.
    func letThrough(_ user: UserKey) -> Int? {
        let left = waiting.withLock { waiting -> Int? in
            let used = waiting[user] ?? 0
            guard used < allowance, used > 0 || waiting.count < Self.mostUsers else { return nil }
            waiting[user] = used + 1
            return allowance - used - 1
        }
        if left != nil { total.add(1, ordering: .relaxed) }
        return left
    }

    func hasLeft(_ user: UserKey) -> Bool {
        waiting.withLock { waiting in
            let used = waiting[user] ?? 0
            return used < allowance && (used > 0 || waiting.count < Self.mostUsers)
        }
    }

    /// Undoes `letThrough` for a message that was refused after all, because the spool could not keep it.
    func undoMessage(_ user: UserKey) {
        total.subtract(1, ordering: .relaxed)
        releaseMessage(user)
    }

    /// Lets the user send one more message while Redis is away, because one of their messages under grace has
    /// been counted or used nothing.
    func releaseMessage(_ user: UserKey, isPastLimit: Bool = false) {
        if isPastLimit { overspentCount.add(1, ordering: .relaxed) }
        waiting.withLock { waiting in
            guard let used = waiting[user] else { return }
            waiting[user] = used > 1 ? used - 1 : nil
        }
    }
}
