package import Redis

/// Names the key in which a server stores its identity.
///
/// A single server has one such key. In a cluster, keys move with their slots. So a cluster can have many
/// numbered keys of this kind, and a master uses the first one whose slot it has. After a failover, the new
/// master has the same slots and uses the same key.
package struct StorePart: Hashable, Sendable {
    /// The number in the server's key, such as 17 in `us:{store:17}:`. It is nil for a single server, whose
    /// key has no number.
    package let number: Int?

    /// The prefix of the server's key, such as `us:{store:}:` or `us:{store:17}:`. No user has this prefix,
    /// since a user's tag contains no colon.
    package var key: UserKey {
        UserKey(stem: Array("us:{store:\(number.map { "\($0)" } ?? "")}:".utf8))
    }

    static let whole = StorePart(number: nil)

    /// The largest number that a node tries when it searches for a key in one of its slots. On average, a
    /// node with `count` of the 16,384 slots finds such a key after (16,384 / `count`) numbers.
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
