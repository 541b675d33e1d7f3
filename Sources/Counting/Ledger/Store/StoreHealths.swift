package import Reactor
package import Redis
import Synchronization

/// The health of the whole store, which all loops of an edge share. Each server has a `StoreHealth` of its
/// own. Servers come and go when a cluster changes.
package final class StoreHealths: Sendable {
    private let parts = Mutex<[String: StoreHealth]>([:])
    private let identities = Mutex<[Int: StoreIdentity]>([:])
    private let make: @Sendable (String) -> StoreHealth
    private let identify: @Sendable (Int) -> StoreIdentity
    private let isSingle: Bool

    /// The health of a single server, or of the master that sentinels name.
    package init(_ only: StoreHealth = StoreHealth()) {
        isSingle = true
        make = { _ in only }
        identify = { _ in only.identity }
        parts.withLock { $0[""] = only }
    }

    /// The health of a cluster.
    ///
    /// - Parameters:
    ///   - identify: makes the identity of a node from the node's number (`StorePart.number`).
    ///   - log: called with a sentence when a node goes away or comes back.
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

    /// The secret key with which payloads are fingerprinted; empty until it was read from the store. It is
    /// the store's id, so all its edges have the same secret. In a cluster it is the id in the key with the
    /// number 0 (`StorePart`). Without a secret, callers could find two payloads with equal fingerprints.
    var payloadSecret: String {
        guard !isSingle else { return parts.withLock { $0[""] }?.identity.known ?? "" }
        return identities.withLock { $0[0] }?.known ?? ""
    }

    /// Whether this edge can recognise a message that is sent again, by the fingerprint of its payload. In a
    /// cluster, this is false as long as `payloadSecret` is empty. A fingerprint without the secret differs
    /// from one with it, so a repeat would look like another message.
    var recognizesRepeats: Bool { isSingle || !payloadSecret.isEmpty }

    /// Reads the id of a connected store before the first message is accepted. The id is the secret key of
    /// fingerprints. Without it, the first fingerprints would differ from later ones of the same payloads.
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

    /// The servers that the loops watch, sorted by address. If there is only one server, its name is empty.
    package var all: [(name: String, health: StoreHealth)] {
        parts.withLock { parts in
            parts.filter { isSingle || $0.value.isWatched }.sorted { $0.key < $1.key }
                .map { ($0.key, $0.value) }
        }
    }

    /// The servers in which no message can be counted now, with their faults. A single server has an empty
    /// `place`.
    package func awayServers(on loop: EventLoop) async -> [(place: String, fault: StoreFault)] {
        var away: [(place: String, fault: StoreFault)] = []
        for (name, part) in all {
            if let fault = await part.findFault(on: loop) { away.append((name, fault)) }
        }
        return away
    }

    /// Why no user's message can be counted now; nil if messages can be counted in at least one server.
    package func firstFault(on loop: EventLoop) async -> StoreFault? {
        let away = await awayServers(on: loop)
        return away.count == all.count ? away.first?.fault ?? (isSingle ? nil : .unreachable) : nil
    }

    /// For each kind of fault (`word`), the number of connections over which no message could be counted.
    /// Each loop has one connection to each server.
    package var faults: [String: Int] {
        all.reduce(into: [:]) { faults, part in faults.merge(part.health.faults, uniquingKeysWith: +) }
    }

    /// Whether a server has lost its counts and no operator has accepted the loss.
    package var isEmptied: Bool {
        all.contains { $0.health.identity.dataLostSince != nil }
            || identities.withLock { $0.values.contains { $0.dataLostSince != nil } }
    }
}
