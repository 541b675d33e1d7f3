import Ledger
import Synchronization

/// Counts the streams that each user has open on this edge. The kernel assigns a connection to any event
/// loop. All loops therefore share the count, so that a refusal does not depend on the loop.
package final class StreamSlots: Sendable {
    /// The most streams that one user can have open on one edge.
    static let mostPerPerson = 32

    private let taken = Mutex<[UserKey: Int]>([:])

    package init() {}

    /// Returns a slot for one more stream; nil if the user already has the permitted number of streams.
    func takeSlot(_ user: UserKey) -> StreamSlot? {
        let isFree = taken.withLock { taken in
            guard taken[user, default: 0] < Self.mostPerPerson else { return false }
            taken[user, default: 0] += 1
            return true
        }
        return isFree ? StreamSlot(user, self) : nil
    }

    fileprivate func release(_ user: UserKey) {
        taken.withLock { taken in
            let left = taken[user, default: 0] - 1
            taken[user] = left > 0 ? left : nil
        }
    }
}

/// The slot of one stream. It counts toward the user's open streams until this object is freed.
final class StreamSlot {
    private let user: UserKey
    private let slots: StreamSlots

    fileprivate init(_ user: UserKey, _ slots: StreamSlots) {
        self.user = user
        self.slots = slots
    }

    deinit { slots.release(user) }
}
