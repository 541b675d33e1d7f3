import Ledger
import Synchronization

/// How many streams each person has open on this edge, counted over all loops, since the kernel chooses the
/// loop of a connection and nobody below the bound may be refused for that.
package final class StreamSlots: Sendable {
    /// Screens of one person on one edge.
    static let mostPerPerson = 32

    private let taken = Mutex<[UserKey: Int]>([:])

    package init() {}

    /// A place for one more screen; nil if the person has all of theirs.
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

/// One screen's place among those of its person. It is held as long as this object lives.
final class StreamSlot {
    private let user: UserKey
    private let slots: StreamSlots

    fileprivate init(_ user: UserKey, _ slots: StreamSlots) {
        self.user = user
        self.slots = slots
    }

    deinit { slots.release(user) }
}
