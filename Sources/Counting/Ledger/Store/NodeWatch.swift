package import Reactor
package import Redis

/// Watches one server from one loop, over the connection that the loop's messages use: keeps its breaker and
/// its clock, and probes in the background, once a second while all is well and every 50 ms while it is not.
/// Messages never probe, so that nobody waits for a server that is away, and the first one after its return
/// passes. Its version and eviction policy are checked over every new connection, and once a minute.
package final class NodeWatch: Timed {
    /// Nanoseconds between two probes of a server that counts.
    package static let pause: UInt64 = 1_000_000_000
    /// Nanoseconds between the failure of a probe and the next one.
    package static let shortPause: UInt64 = 50_000_000
    /// A probe that was answered is followed by another within this time, in nanoseconds. A loop without a
    /// result for longer is waiting for an answer.
    static let longestSilence = pause + 250_000_000
    /// The shortest pause, in nanoseconds, between a good probe and one that a failed message triggers.
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
    /// The end of the last probe.
    private var lastProbe: UInt64 = 0
    /// The last probe found no server: the next one comes as soon as a connection is made.
    private var wasAway = false
    /// When its version and policy were last found as they should be, and how many connections had
    /// been made by then; nil: not yet, or they were not.
    private var check: (time: UInt64, connects: Int)?
    private lazy var timer = Timer(self)

    /// - Parameters:
    ///   - router: whose node it is.
    ///   - health: where it reports to, for all loops.
    ///   - checkPause: nanoseconds after which the server's version and policy are looked at again.
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

    /// Begins with a probe at once. New connections are probed as soon as they stand.
    func start() {
        node.connected = { [weak self] in self?.connected() }
        ask()
    }

    /// Ends the probes. To be called before the node is closed.
    func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    /// The server belongs to the store no longer: its reports end.
    func leave() {
        stop()
        node.connected = nil
        health.removeLoop(place)
    }

    /// How often the breaker has opened.
    var openings: Int { node.breaker.openings }

    /// Called after every probe that found that messages can be counted: the spool may be replayed.
    var probeSucceeded: (() -> Void)?
    /// Called once for every connection over which the node was found to count: it may be another master, or
    /// may have lost what it had not yet written.
    var returned: ((RedisNode) -> Void)?
    private var returnedOver = 0
    /// Probes that have ended, since the start.
    private(set) var probes = 0

    // MARK: What messages meet

    /// Takes a call's failure into account. A server that denies or fails a script can be reached, so the
    /// breaker closes: such an error never leads to grace.
    func noteError(_ error: LedgerError) {
        let wasClosed = node.breaker.isClosed
        switch error {
        case .unavailable, .unknownOutcome, .degraded: node.breaker.noteFailure()
        case .denied, .faulty, .wrongType, .merging: node.breaker.succeeded()
        case .overloaded, .moving: return
        }
        if wasClosed && !node.breaker.isClosed { tellOfOpening(error) }
        // This keeps readiness from being outdated for the rest of the pause.
        let soon = node.breaker.isClosed ? max(loop.now, lastProbe + Self.calm) : loop.now
        if !isProbing, !isStopped, soon < timer.due { loop.arm(timer, at: soon) }
    }

    /// Reports the reason when the breaker opens: messages are refused from now on, and the probe that would
    /// find the reason may still be waiting for its answer.
    private func tellOfOpening(_ error: LedgerError) {
        switch error {
        case .unknownOutcome: health.noteFault(.timedOut, of: place, at: Clocks.monotonic())
        case .unavailable:
            let fault = node.contact.map { StoreFault.away($0) } ?? .unreachable
            health.noteFault(fault, of: place, at: Clocks.monotonic())
        // The server answers, so the probe will give the reason in a moment.
        default: break
        }
    }

    // MARK: Probes

    /// Probes the server after a connection was made, but not at once if it answered the last probe. A server
    /// that refuses writes closes the connection after each probe, so the probes would follow each other
    /// without a pause.
    private func connected() {
        let soon = lastProbe + Self.shortPause
        if wasAway || loop.now >= soon { return ask() }
        if !isProbing, !isStopped, soon < timer.due { loop.arm(timer, at: soon) }
    }

    package func timePassed() { ask() }

    private func ask() {
        guard !isProbing, !isStopped else { return }
        // Until the cluster's slots are known, its first node is taken to have all of them.
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

    /// - Parameter connects: which connection was to carry it.
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
        // The breaker first, since a reader of `health` who sees that messages can be counted may send one at
        // once.
        health.noteFault(fault, of: place, at: Clocks.monotonic())
        loop.arm(timer, at: loop.now + (fault == nil || isUnfit ? Self.pause : Self.shortPause))
        if fault == nil { probeSucceeded?() }
        if fault == nil, connects == node.connects, connects != returnedOver {
            returnedOver = connects
            returned?(node)
        }
    }
}
