package import Reactor
package import Redis

/// Watches the store from one loop, server by server. So a server that is away affects only its own users.
package final class StoreWatch {
    private let router: RedisRouter
    private let health: StoreHealths
    private let checkPause: UInt64
    private let loop: EventLoop
    private var watches: [ObjectIdentifier: NodeWatch] = [:]
    private var isStarted = false
    private var probesBefore = 0
    private var openingsBefore = 0

    /// - Parameters:
    ///   - health: receives the reports of all loops of the edge.
    ///   - checkPause: nanoseconds after which a server's version and policy are checked again.
    package init(
        _ router: RedisRouter, health: StoreHealths = StoreHealths(), checkPause: UInt64 = 60_000_000_000,
        on loop: EventLoop
    ) {
        self.router = router
        self.health = health
        self.checkPause = checkPause
        self.loop = loop
        follow()
        router.changed = { [weak self] in self?.follow() }
    }

    package func start() {
        isStarted = true
        for node in nodes { node.start() }
    }

    /// Ends the probes. Call this method before the router is closed.
    package func stop() {
        isStarted = false
        router.changed = nil
        for node in nodes { node.stop() }
    }

    package var probeSucceeded: (() -> Void)? {
        didSet { for node in nodes { node.probeSucceeded = probeSucceeded } }
    }

    package var returned: ((RedisNode) -> Void)? {
        didSet { for node in nodes { node.returned = returned } }
    }

    /// Begins to watch new nodes, and stops watching nodes that the router no longer has.
    private func follow() {
        let present = Set(router.nodes.map(ObjectIdentifier.init))
        for (id, nodeWatch) in watches where !present.contains(id) {
            nodeWatch.leave()
            probesBefore += nodeWatch.probes
            openingsBefore += nodeWatch.openings
            watches[id] = nil
        }
        for node in router.nodes where watches[ObjectIdentifier(node)] == nil {
            let nodeWatch = NodeWatch(node, of: router, health: health, checkPause: checkPause, on: loop)
            nodeWatch.probeSucceeded = probeSucceeded
            nodeWatch.returned = returned
            watches[ObjectIdentifier(node)] = nodeWatch
            if isStarted { nodeWatch.start() }
        }
    }

    var nodes: [NodeWatch] { router.nodes.compactMap { watches[ObjectIdentifier($0)] } }

    // MARK: Nodes of users

    var payloadSecret: String { health.payloadSecret }
    var recognizesRepeats: Bool { health.recognizesRepeats }

    /// The node with a user's counters.
    @inline(__always)
    func node(of user: UserKey) -> RedisNode { router.node(of: user.slot) }

    func noteError(_ error: LedgerError, of user: UserKey) {
        watches[ObjectIdentifier(node(of: user))]?.noteError(error)
    }

    // MARK: Figures

    package var isClosed: Bool { router.nodes.allSatisfy(\.breaker.isClosed) }
    package var openings: Int { nodes.reduce(openingsBefore) { $0 + $1.openings } }
    package var probes: Int { nodes.reduce(probesBefore) { $0 + $1.probes } }
}
