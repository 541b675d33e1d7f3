package import Redis

/// The place where a server stores its identity, and since when its clock has run without a step.
///
/// A single server has one part. In a cluster every key moves with its slot, so there are numbered parts,
/// and a master uses the first one whose slot it has. After a failover the new master has the same part.
package struct StorePart: Hashable, Sendable {
    /// The number of the part; nil for the whole store.
    package let number: Int?

    /// `us:{store:}:` or `us:{store:17}:`. It belongs to no user, since a user's tag contains no colon.
    package var key: UserKey {
        UserKey(stem: Array("us:{store:\(number.map { "\($0)" } ?? "")}:".utf8))
    }

    static let whole = StorePart(number: nil)

    /// The largest number to try. A node with `count` of the 16,384 slots has every (16,384 / `count`)-th
    /// part.
    private static let most = 200_000

    package init(of node: RedisNode, in router: RedisRouter) {
        guard !router.isSingle else {
            number = nil
            return
        }
        number = (0..<Self.most).first {
            router.has(node, StorePart(number: $0).key.slot)
        }
    }

    private init(number: Int?) { self.number = number }
}
