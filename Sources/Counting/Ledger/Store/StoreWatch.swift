package import Reactor
package import Redis

/// Watches the store from one loop: each of its servers by itself, so that one that is away refuses its own
/// users and nobody else's.
package final class StoreWatch {
    private let router: RedisRouter
    /// One for each node, in the router's order.
    let nodes: [NodeWatch]

    /// - Parameters:
    ///   - health: where it reports to, for the whole edge: one for each node, in the router's order.
    ///   - checkPause: nanoseconds after which a server's version and policy are looked at again.
    package init(
        _ router: RedisRouter, health: [StoreHealth]? = nil, checkPause: UInt64 = 60_000_000_000,
        on loop: EventLoop
    ) {
        let health = health ?? router.nodes.map { _ in StoreHealth() }
        precondition(health.count == router.nodes.count, "each server has a health of its own")
        self.router = router
        nodes = zip(router.nodes, health).map { node, health in
            NodeWatch(node, health: health, checkPause: checkPause, on: loop)
        }
    }

    /// Begins with a probe of every node at once.
    package func start() {
        for node in nodes { node.start() }
    }

    /// Probes no more. To be called before the router is closed.
    package func stop() {
        for node in nodes { node.stop() }
    }

    /// Told of every probe by which messages of a node can be counted: what waits for it may be carried.
    package var answered: (() -> Void)? {
        didSet { for node in nodes { node.answered = answered } }
    }

    // MARK: What messages meet

    /// The node that counts a user, with its breaker and its clock.
    @inline(__always)
    func node(of user: UserKey) -> RedisNode { router.node(of: user.slot) }

    /// Takes a call's failure into account, for the node that counts this user.
    func note(_ error: LedgerError, of user: UserKey) { nodes[router.place(of: user.slot)].note(error) }

    // MARK: Figures

    /// Whether messages of every node may ask it.
    package var isClosed: Bool { router.nodes.allSatisfy(\.breaker.isClosed) }
    /// How often the breakers have opened.
    package var openings: Int { router.nodes.reduce(0) { $0 + $1.breaker.openings } }
    /// Probes that have ended, since the start.
    package var probes: Int { nodes.reduce(0) { $0 + $1.probes } }
}
