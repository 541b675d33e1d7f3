import Ledger
import Synchronization

/// The number of streams that each user has open on this edge. All loops share the count, because the kernel
/// chooses a connection's loop and no user below the limit may be refused for that choice.
package final class StreamSlots: Sendable {
    /// The most streams of one user on one edge.
    static let mostPerPerson = 32

    private let taken = Mutex<[UserKey: Int]>([:])

    package init() {}

    /// A slot for one more stream; nil if the user has as many as they may.
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

/// A user's slot for one stream. It is taken until this object is freed.
final class StreamSlot {
    private let user: UserKey
    private let slots: StreamSlots

    fileprivate init(_ user: UserKey, _ slots: StreamSlots) {
        self.user = user
        self.slots = slots
    }

    deinit { slots.release(user) }
}
