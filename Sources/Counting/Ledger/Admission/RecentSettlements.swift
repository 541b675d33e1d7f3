import Synchronization

/// Counts the settlements of this edge, on all its loops, that are perhaps still on their way to the store.
///
/// A client that has read its whole answer can send the next message at once, on another connection. On the
/// same loop the store gets the settlement first, since commands keep their order. Another loop has its own
/// connection to the store, on which a call can overtake the settlement. In a measurement with `max_open: 1`,
/// 3 of 100 such messages were refused although the user's previous message had ended.
///
/// The users are divided into groups, each with two counters. If one user of a group sends many messages, the
/// edge sometimes repeats a call for another user of the group without need. This changes no count (L3).
package final class RecentSettlements: Sendable {
    private struct Place: ~Copyable {
        /// `sent` counts the settlements that were sent to the store. `over` counts those that the store has
        /// acknowledged, and those that were kept in the spool or in memory.
        let sent = Atomic(0)
        let over = Atomic(0)
    }

    /// The two counters of each group of users, 16 bytes for each of the 1,024 groups.
    private let places = InlineArray<1_024, Place> { _ in Place() }

    package init() {}

    private static func place(of user: UserKey) -> Int { Int(truncatingIfNeeded: user.mark >> 32) & 1_023 }

    /// How many settlements of this user, and of the users who share these two counters, are no longer on
    /// their way to the store.
    func countSettlements(of user: UserKey) -> Int {
        places[Self.place(of: user)].over.load(ordering: .acquiring)
    }

    func beginSettlement(_ user: UserKey) { places[Self.place(of: user)].sent.add(1, ordering: .releasing) }

    /// Call this once for each `beginSettlement`, or the settlement would seem to be on its way for ever.
    func endSettlement(_ user: UserKey) { places[Self.place(of: user)].over.add(1, ordering: .releasing) }

    /// Whether a settlement of this user was on its way when a call was made, or was sent later. It can
    /// have reached Redis after the call. `count` is what `countSettlements` returned before the call.
    func mayHaveLanded(for user: UserKey, since count: Int) -> Bool {
        places[Self.place(of: user)].sent.load(ordering: .acquiring) != count
    }
}
