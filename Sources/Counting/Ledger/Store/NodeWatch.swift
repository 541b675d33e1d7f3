package import Reactor
package import Redis

/// Watches one server from one loop, over the connection that the loop's messages use. It keeps the node's
/// breaker and clock up to date. It probes the server once a second while messages can be counted in it, and
/// every 50 ms while they cannot. So no message waits for a server that is away, and the first message after
/// its return passes. Version and eviction policy are checked over every new connection, and once a minute.
package final class NodeWatch: Timed {
    /// The nanoseconds between two probes while messages can be counted in the server.
    package static let pause: UInt64 = 1_000_000_000
    /// The nanoseconds between a failed probe and the next one.
    package static let shortPause: UInt64 = 50_000_000
    /// While the server answers, the results of successive probes are at most this many nanoseconds apart. If
    /// the last result is older, the next probe is still waiting for its reply.
    static let longestSilence = pause + 250_000_000
    /// A failed message causes an early probe, at least this number of nanoseconds after the last probe.
    private static let calm: UInt64 = 250_000_000

    private let loop: EventLoop
    private let node: RedisNode
    private unowned let router: RedisRouter
    private let probe: StoreProbe
    private let store: StoreHealths
    private let health: StoreHealth
    private let place: Int
    private(set) var isProbing = false
    private var isStopped = false
    private let checkPause: UInt64
    /// The time of the loop's clock, in nanoseconds, at which the last probe ended.
    private var lastProbe: UInt64 = 0
    /// Whether the last probe found the server away. The next connection is then probed at once.
    private var wasAway = false
    /// When the server's version and policy were last found correct, and how many connections had been made
    /// by then; nil if that never happened. The check is repeated over each new connection.
    private var check: (time: UInt64, connects: Int)?
    private lazy var timer = Timer(self)

    /// - Parameters:
    ///   - health: receives the reports of all loops.
    ///   - checkPause: nanoseconds after which the server's version and policy are checked again.
    package init(
        _ node: RedisNode, of router: RedisRouter, health: StoreHealths, checkPause: UInt64,
        on loop: EventLoop
    ) {
        self.checkPause = checkPause
        self.loop = loop
        self.node = node
        self.router = router
        store = health
        self.health = health.findHealth(of: node)
        probe = StoreProbe(node)
        place = self.health.addLoop()
    }

    /// Starts with a probe at once. Each new connection is probed as soon as it is made.
    func start() {
        node.connected = { [weak self] in self?.connected() }
        ask()
    }

    /// Ends the probes. Call this method before the node is closed.
    func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    /// Stops watching a server that has left the store, and removes what this loop reported about it.
    func leave() {
        stop()
        node.connected = nil
        health.removeLoop(place)
    }

    var openings: Int { node.breaker.openings }

    /// Called after every probe that found that messages can be counted, so that the spool sends its entries.
    var probeSucceeded: (() -> Void)?
    /// Called once for each new connection, after a probe has found that messages can be counted. The node is
    /// perhaps another master, or has lost its last writes. So the latest messages must be reported to it
    /// again.
    var returned: ((RedisNode) -> Void)?
    private var returnedOver = 0
    private(set) var probes = 0

    // MARK: Failed messages

    /// Records a call's failure in the breaker. If a server denies access or its script fails, the server can
    /// be reached. So these errors close the breaker and never lead to grace.
    func noteError(_ error: LedgerError) {
        let wasClosed = node.breaker.isClosed
        switch error {
        case .unavailable, .unknownOutcome, .degraded: node.breaker.noteFailure()
        case .denied, .faulty, .wrongType, .merging: node.breaker.succeeded()
        case .overloaded, .moving: return
        }
        if wasClosed && !node.breaker.isClosed { tellOfOpening(error) }
        // After a failed message the next probe starts earlier, to update `/readyz`.
        let soon = node.breaker.isClosed ? max(loop.now, lastProbe + Self.calm) : loop.now
        if !isProbing, !isStopped, soon < timer.due { loop.arm(timer, at: soon) }
    }

    /// Reports why the breaker opened, if `error` shows the reason. A probe would report the reason later.
    private func tellOfOpening(_ error: LedgerError) {
        switch error {
        case .unknownOutcome: health.noteFault(.timedOut, of: place, at: Clocks.monotonic())
        case .unavailable:
            let fault = node.contact.map { StoreFault.away($0) } ?? .unreachable
            health.noteFault(fault, of: place, at: Clocks.monotonic())
        // After any other error, the server still answers. So the next probe soon reports why the breaker
        // opened.
        default: break
        }
    }

    // MARK: Probes

    /// Probes the server over a new connection. Unless the server was away, the probe waits for a short
    /// pause. After each probe of a replica, the edge closes the connection and makes another one. Without
    /// the pause, a replica would be probed every few milliseconds.
    private func connected() {
        let soon = lastProbe + Self.shortPause
        if wasAway || loop.now >= soon { return ask() }
        if !isProbing, !isStopped, soon < timer.due { loop.arm(timer, at: soon) }
    }

    package func timePassed() { ask() }

    private func ask() {
        guard !isProbing, !isStopped else { return }
        // While the cluster's slots are unknown, the router treats its first node as the node of all slots.
        // So the probe waits until they are known.
        if let cluster = router.cluster, !cluster.isDiscovered {
            loop.arm(timer, at: loop.now + Self.shortPause)
            return
        }
        isProbing = true
        loop.cancel(timer)
        let part = StorePart(of: node, in: router)
        let identity = store.findIdentity(of: part, health)
        let known = identity.known
        let question = StoreProbe.Question(
            known: known, fresh: StoreIdentity.make(), steadySince: node.clock.steadySince,
            checksServer: !isChecked, part: part)
        let connects = node.connects + (node.isConnected ? 0 : 1)
        loop.spawn(with: self) { nodeWatch in
            nodeWatch.heard(await nodeWatch.probe.askQuestion(question), by: connects, identity)
        }
    }

    private var isChecked: Bool {
        guard let check else { return false }
        return node.connects == check.connects && loop.now < check.time + checkPause
    }

    /// - Parameter connects: the number of the connection over which the probe was sent.
    private func heard(_ outcome: StoreProbe.Outcome, by connects: Int, _ identity: StoreIdentity) {
        isProbing = false
        probes += 1
        lastProbe = loop.now
        guard !isStopped else { return }
        if outcome.isChecked { check = (loop.now, connects) }
        var fault = outcome.fault
        wasAway = fault?.isPassing == true
        if let reading = outcome.reading {
            node.clock.noteReading(
                reading.now, asked: outcome.asked, replied: outcome.replied, steadySince: reading.steadySince)
            fault = fault ?? identity.compareReading(reading)
        }
        let isUnfit = fault?.isUnfit == true
        if isUnfit, fault != .emptied { check = nil }
        if fault == nil || isUnfit {
            node.isFit = fault == nil
            node.breaker.succeeded()
        }
        // The breaker must close before the result is reported. Code that reads `health` can send messages as
        // soon as `health` says that they can be counted.
        health.noteFault(fault, of: place, at: Clocks.monotonic())
        loop.arm(timer, at: loop.now + (fault == nil || isUnfit ? Self.pause : Self.shortPause))
        if fault == nil { probeSucceeded?() }
        if fault == nil, connects == node.connects, connects != returnedOver {
            returnedOver = connects
            returned?(node)
        }
    }
}
