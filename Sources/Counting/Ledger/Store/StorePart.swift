package import Redis

/// The key in which a server's identity is kept, and since when its clock has run without a step.
///
/// A single server has one. In a cluster every key moves with its slot, so that there are numbered ones: a
/// master uses the first whose slot it has. After a failover its replica has the same.
package struct StorePart: Hashable, Sendable {
    /// nil: the whole store.
    package let number: Int?

    /// `us:{store:}:` and `us:{store:17}:`; no user's: the letters of a user's tag hold no colon.
    package var key: UserKey {
        UserKey(stem: Array("us:{store:\(number.map { "\($0)" } ?? "")}:".utf8))
    }

    static let whole = StorePart(number: nil)

    /// A node that has `count` of the 16,384 slots keeps every (16,384 / `count`)-th part.
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
