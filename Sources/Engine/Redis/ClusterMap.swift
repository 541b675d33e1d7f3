import Reactor
import TLS

/// One loop's map of a cluster: which node has which slots, and the connections to the nodes.
///
/// The nodes are asked for their slots at the start and every ten seconds. They are also asked when a
/// redirect shows that the map is wrong, and ten times a second while a master is away. Of their replies
/// (`ClusterView`), the one with the newest epoch is used, because a node that was cut off still reports an
/// old state. Until the first reply, the first configured node counts as the owner of all slots. It redirects
/// calls for slots of other nodes.
package final class ClusterMap: Timed {
    private static let calm: UInt64 = 10_000_000_000
    private static let trouble: UInt64 = 100_000_000
    /// How many nanoseconds views with an older epoch are ignored after a node's view was accepted. Later
    /// they are accepted, because a cluster that was created anew begins with a low epoch.
    private static let disbelief: UInt64 = 30_000_000_000
    /// How long the connection to a node without slots is kept, in nanoseconds.
    private static let idleLife: UInt64 = 30_000_000_000
    /// At most `most` nodes are asked at once. Each of them has `timeout` nanoseconds to reply.
    private static let most = 6
    private static let timeout: UInt64 = 500_000_000
    /// If any node has replied when these nanoseconds are over, the loop stops waiting for the others.
    private static let silence: UInt64 = 50_000_000

    private let address: StoreAddress
    private let loop: EventLoop
    private let tls: TLSContext?
    private let options: RedisNode.Options
    private let seeds: [RedisPlace]
    private var isClosed = false
    /// Every node with a connection, by the address that the node announces.
    private var known: [RedisPlace: RedisNode] = [:]
    /// The nodes without slots, each with the time since which it has had none.
    private var idle: [RedisPlace: UInt64] = [:]
    /// The replicas that the accepted view of the cluster names.
    private(set) var replicas: [Replica] = []
    /// The masters that have slots, in the order of their first slots.
    package private(set) var nodes: [RedisNode] = []
    /// For each slot, the index of its owner in `nodes`. It is `nobody` if no master has the slot.
    private var owners = [UInt16](repeating: 0, count: Int(RedisSlot.count))
    private static let nobody = UInt16.max
    /// How many calls have ended on nodes that are no longer in the cluster.
    private(set) var callsBefore = 0
    private(set) var connectsBefore = 0
    private var epoch = -1
    private var lastBelieved: UInt64 = 0
    package private(set) var isWhole = false
    private var isAsking = false
    private var isWanted = false
    private var nextAsk: UInt64 = 0
    private lazy var timer = Timer(self)
    var changed: (() -> Void)?

    init(
        _ address: StoreAddress, _ seeds: [RedisPlace], on loop: EventLoop, tls: TLSContext?,
        options: RedisNode.Options
    ) {
        precondition(!seeds.isEmpty, "a cluster is found by one of its nodes")
        self.address = address
        self.seeds = seeds
        self.loop = loop
        self.tls = tls
        self.options = options
        nodes = [node(at: seeds[0])]
        ask()
    }

    func closeNodes() {
        isClosed = true
        loop.cancel(timer)
        for node in known.values { node.close() }
    }

    // MARK: Nodes

    private func node(at place: RedisPlace) -> RedisNode {
        if let node = known[place] { return node }
        let node = RedisNode(address.resolveAddress(of: place), on: loop, tls: tls, options: options)
        node.troubled = { [weak self] in self?.requestUpdate() }
        known[place] = node
        return node
    }

    /// The node to which a redirect points. It is created if it is not known yet.
    func redirectTarget(at told: RedisPlace, toldBy node: RedisNode) -> RedisNode {
        let place = whole(told, node)
        let target = self.node(at: place)
        if !nodes.contains(where: { $0 === target }) { idle[place] = loop.now }
        return target
    }

    /// Records the node that a redirect named as the slot's owner, and requests the whole map.
    func noteMovedSlot(_ slot: RedisSlot, to told: RedisPlace, toldBy node: RedisNode) {
        let place = whole(told, node)
        let owner = self.node(at: place)
        if let index = nodes.firstIndex(where: { $0 === owner }) {
            owners[Int(slot.number)] = UInt16(index)
        } else {
            idle[place] = nil
            nodes.append(owner)
            owners[Int(slot.number)] = UInt16(nodes.count - 1)
            changed?()
        }
        requestUpdate()
    }

    private func whole(_ told: RedisPlace, _ node: RedisNode) -> RedisPlace {
        guard told.host.isEmpty || told.host == "?" else { return told }
        let announced = known.first { $0.value === node }?.key.host ?? node.address.host
        return RedisPlace(host: announced, port: told.port)
    }

    /// The index of the slot's owner in `nodes`. It is nil if no master is known to have the slot.
    func nodeIndex(of slot: RedisSlot) -> Int? {
        let owner = owners[Int(slot.number)]
        return owner == Self.nobody ? nil : Int(owner)
    }

    // MARK: When to ask

    /// Requests the nodes' views of the slots soon, because the present map is perhaps wrong.
    func requestUpdate() {
        guard !isClosed else { return }
        isWanted = true
        if !isAsking, nextAsk < timer.due || timer.due == .max { loop.arm(timer, at: max(nextAsk, loop.now)) }
    }

    package func timePassed() { ask() }

    /// Whether a node has reported its view of the slots.
    package var isDiscovered: Bool { epoch >= 0 }

    /// Waits until the cluster's slots are known, but no longer than until `due`.
    package func waitUntilKnown(by due: UInt64) async {
        while !isDiscovered, !isClosed, loop.now < due {
            requestUpdate()
            await loop.sleep(nanoseconds: 5_000_000)
        }
    }

    private var isTroubled: Bool {
        !isWhole || nodes.contains { $0.failures > 0 || !$0.breaker.isClosed }
    }

    private func ask() {
        guard !isAsking, !isClosed else { return }
        (isAsking, isWanted) = (true, false)
        loop.cancel(timer)
        loop.spawn(with: self) { map in await map.askAll() }
    }

    /// Asks the nodes in groups until one of them has reported all slots.
    private func askAll() async {
        var rest = Set(known.keys).union(replicas.map(\.place)).union(seeds).shuffled()
        // Nodes that are connected come first, because they reply soonest.
        rest.sort { (known[$0]?.isConnected == true ? 0 : 1) < (known[$1]?.isConnected == true ? 0 : 1) }
        var best: ClusterView?
        while !rest.isEmpty, !isClosed {
            let group = Array(rest.prefix(Self.most))
            rest.removeFirst(group.count)
            for view in await views(of: group) where Self.isNewer(view, than: best) { best = view }
            if let best, best.coverage == RedisSlot.count { break }
        }
        isAsking = false
        guard !isClosed else { return }
        if let best { believe(best) }
        close(idleSince: loop.now - min(loop.now, Self.idleLife))
        nextAsk = loop.now + Self.trouble / 2
        let pause = isTroubled ? Self.trouble : Self.calm
        loop.arm(timer, at: isWanted ? nextAsk : loop.now + pause)
    }

    private static func isNewer(_ view: ClusterView, than other: ClusterView?) -> Bool {
        guard let other else { return view.coverage > 0 }
        return (view.epoch, view.coverage) > (other.epoch, other.coverage)
    }

    /// Asks several nodes at once for their views of the cluster. If any node has replied after 50 ms, the
    /// loop stops waiting for the others.
    private func views(of places: [RedisPlace]) async -> [ClusterView] {
        let survey = Survey<ClusterView>(places.count)
        for place in places {
            loop.spawn(with: (self, survey)) { map, survey in survey.takeAnswer(await map.view(of: place)) }
        }
        loop.spawn(with: (loop, survey)) { loop, survey in
            await loop.sleep(nanoseconds: Self.silence)
            survey.endSoon()
        }
        await survey.waitForAnswers()
        return survey.answers
    }

    private func view(of place: RedisPlace) async -> ClusterView? {
        let asked: RedisNode
        let isKnown = known[place]
        if let isKnown {
            asked = isKnown
        } else {
            asked = RedisNode(address.resolveAddress(of: place), on: loop, tls: tls, options: options)
        }
        defer { if isKnown == nil { asked.close() } }
        let answers = await asked.sendCommands([Self.info, Self.slots], due: loop.now + Self.timeout)
        guard answers.count == 2, case .success(let info) = answers[0], case .success(let slots) = answers[1]
        else { return nil }
        return ClusterView(info: info, slots: slots, from: place.host)
    }

    private static let info = command("INFO")
    private static let slots = command("SLOTS")

    private static func command(_ word: StaticString) -> RedisArguments {
        var arguments = RedisArguments()
        arguments.append("CLUSTER" as StaticString)
        arguments.append(word)
        return arguments
    }

    // MARK: Taking in an answer

    private func believe(_ view: ClusterView) {
        if view.epoch < epoch, loop.now < lastBelieved + Self.disbelief { return }
        (epoch, lastBelieved) = (view.epoch, loop.now)
        replicas = view.replicas
        isWhole = view.coverage == RedisSlot.count
        let before = nodes
        let masters = view.masters
        nodes = masters.map { node(at: $0) }
        let indices = Dictionary(
            uniqueKeysWithValues: masters.enumerated().map { ($0.element, UInt16($0.offset)) })
        if !isWhole { owners = Array(repeating: Self.nobody, count: owners.count) }
        for share in view.shares {
            // All slots of a range are set at once, because this runs ten times a second while a master is
            // away.
            owners.replaceSubrange(
                Int(share.slots.lowerBound)...Int(share.slots.upperBound),
                with: repeatElement(indices[share.master] ?? 0, count: share.slots.count))
        }
        for place in masters { idle[place] = nil }
        for (place, node) in known
        where idle[place] == nil && !nodes.contains(where: { $0 === node }) {
            idle[place] = loop.now
        }
        guard !nodes.elementsEqual(before, by: ===) else { return }
        // A new master can lack entries of the index of users with leases. A change of the masters therefore
        // counts as a new connection, after which the ledger writes these entries again.
        connectsBefore += 1
        changed?()
    }

    private func close(idleSince moment: UInt64) {
        for (place, since) in idle where since < moment {
            idle[place] = nil
            guard let node = known.removeValue(forKey: place) else { continue }
            callsBefore += node.calls
            connectsBefore += node.connects
            node.close()
        }
    }
}
