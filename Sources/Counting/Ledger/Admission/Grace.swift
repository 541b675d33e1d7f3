import Synchronization

/// The messages that an edge lets through while Redis is away, if the configuration allows that: a number of
/// messages for each user, which are counted when Redis is back (docs/guarantees.md, G5).
///
/// All loops of an edge share one `Grace`, so that a user has one allowance for all of their connections to
/// the edge.
package final class Grace: Sendable {
    /// The most users with messages that wait to be counted. Further users are refused.
    private static let mostUsers = 65_536

    /// The most messages of one user that may wait to be counted.
    package let allowance: Int
    /// The number of messages of each user that passed and are not counted yet.
    private let waiting = Mutex<[UserKey: Int]>([:])
    private let total = Atomic<Int>(0)
    private let overspentCount = Atomic<Int>(0)

    package init(allowance: Int) {
        precondition(allowance > 0, "an allowance of nothing is none")
        self.allowance = allowance
    }

    /// The number of messages that have passed since the start.
    package var passed: Int { total.load(ordering: .relaxed) }

    /// The number of messages that were past a limit when they were counted.
    package var overspent: Int { overspentCount.load(ordering: .relaxed) }

    /// Adds the messages that an earlier run of this edge let through and that still wait in its spool, so
    /// that a restart gives no user a second allowance.
    package func resumeSpool(_ spool: Spool) async {
        let graced = await spool.countGraced()
        waiting.withLock { $0.merge(graced, uniquingKeysWith: +) }
    }

    /// Lets one message of this user pass. Returns how many more may pass, or nil if this one may not.
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

    /// Whether one more message of this user would be let through.
    func hasLeft(_ user: UserKey) -> Bool {
        waiting.withLock { waiting in
            let used = waiting[user] ?? 0
            return used < allowance && (used > 0 || waiting.count < Self.mostUsers)
        }
    }

    /// Takes a message back that could not pass after all.
    func undoMessage(_ user: UserKey) {
        total.subtract(1, ordering: .relaxed)
        releaseMessage(user)
    }

    /// Releases a message under grace that has been counted or used nothing.
    func releaseMessage(_ user: UserKey, isPastLimit: Bool = false) {
        if isPastLimit { overspentCount.add(1, ordering: .relaxed) }
        waiting.withLock { waiting in
            guard let used = waiting[user] else { return }
            waiting[user] = used > 1 ? used - 1 : nil
        }
    }
}
