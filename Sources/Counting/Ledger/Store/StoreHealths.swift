package import Reactor
package import Redis
import Synchronization

/// The whole store, for all loops of an edge: one health for each of its servers, which come and go.
package final class StoreHealths: Sendable {
    private let parts = Mutex<[String: StoreHealth]>([:])
    private let identities = Mutex<[Int: StoreIdentity]>([:])
    private let make: @Sendable (String) -> StoreHealth
    private let identify: @Sendable (Int) -> StoreIdentity
    private let isSingle: Bool

    /// A single server, or the master that sentinels name.
    package init(_ only: StoreHealth = StoreHealth()) {
        isSingle = true
        make = { _ in only }
        identify = { _ in only.identity }
        parts.withLock { $0[""] = only }
    }

    /// A cluster.
    ///
    /// - Parameters:
    ///   - identify: whether a part of the store is still the one that the edge knows, by the part's number.
    ///   - log: called with a sentence which node goes and comes back.
    package init(
        identify: @escaping @Sendable (Int) -> StoreIdentity, log: @escaping @Sendable (String) -> Void
    ) {
        isSingle = false
        make = { StoreHealth(place: $0, log: log) }
        self.identify = identify
    }

    func findHealth(of node: RedisNode) -> StoreHealth {
        let name = isSingle ? "" : "\(RedisPlace(host: node.address.host, port: node.address.port))"
        return parts.withLock { parts in
            let health = parts[name] ?? make(name)
            parts[name] = health
            return health
        }
    }

    func findIdentity(of part: StorePart, _ health: StoreHealth) -> StoreIdentity {
        guard let number = part.number else { return health.identity }
        return identities.withLock { identities in
            let identity = identities[number] ?? identify(number)
            identities[number] = identity
            return identity
        }
    }

    /// The key of the fingerprints of payloads, which keeps anybody from looking for two payloads with
    /// equal ones: the id of the store, or of a cluster's first part. All edges that have asked the store
    /// have the same; empty before.
    var payloadSecret: String {
        guard !isSingle else { return parts.withLock { $0[""] }?.identity.known ?? "" }
        return identities.withLock { $0[0] }?.known ?? ""
    }

    /// False in a cluster whose first part has not answered since the start: a message whose fingerprint had
    /// no key would be taken for another one when it is sent again.
    var recognizesRepeats: Bool { isSingle || !payloadSecret.isEmpty }

    /// Asks a store that is connected which one it is, before the first message is taken: a message whose
    /// fingerprint had no key yet could not be told from another one when it is sent again.
    package func learnIdentity(of router: RedisRouter) async {
        for node in router.nodes where node.isConnected {
            let part = StorePart(of: node, in: router)
            guard part.number ?? 0 == 0 else { continue }
            let identity = findIdentity(of: part, findHealth(of: node))
            let question = StoreProbe.Question(
                known: identity.known, fresh: StoreIdentity.make(), part: part)
            if let reading = await StoreProbe(node).askQuestion(question).reading {
                _ = identity.compareReading(reading)
            }
        }
    }

    /// The servers that loops watch, by where they are; the single one has no name.
    package var all: [(name: String, health: StoreHealth)] {
        parts.withLock { parts in
            parts.filter { isSingle || $0.value.isWatched }.sorted { $0.key < $1.key }
                .map { ($0.key, $0.value) }
        }
    }

    /// The servers that cannot count a message now, and the reasons; the single one has no name.
    package func awayServers(on loop: EventLoop) async -> [(place: String, fault: StoreFault)] {
        var away: [(place: String, fault: StoreFault)] = []
        for (name, part) in all {
            if let fault = await part.findFault(on: loop) { away.append((name, fault)) }
        }
        return away
    }

    /// Why no message could be counted now, whoever sends it; nil if some server counts, or all do.
    package func firstFault(on loop: EventLoop) async -> StoreFault? {
        let away = await awayServers(on: loop)
        return away.count == all.count ? away.first?.fault ?? (isSingle ? nil : .unreachable) : nil
    }

    /// Connections over which no message could be counted, by the word for why: one for each loop and server.
    package var faults: [String: Int] {
        all.reduce(into: [:]) { faults, part in faults.merge(part.health.faults, uniquingKeysWith: +) }
    }

    /// Whether a server has lost what was counted in it, without an operator's word.
    package var isEmptied: Bool {
        all.contains { $0.health.identity.dataLostSince != nil }
            || identities.withLock { $0.values.contains { $0.dataLostSince != nil } }
    }
}
