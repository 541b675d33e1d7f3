import Reactor
package import Redis
import Synchronization

/// A cluster of redis-servers on loopback for tests: first the masters, then one replica of each if there are
/// replicas.
///
/// This object sends its commands over the servers' unix sockets, while the tested code uses TCP.
package final class RedisCluster: Sendable {
    package struct Node: Sendable {
        package let server: RedisServer
        package let port: UInt16
        let bus: UInt16
        package let id: String
        let host: String

        package var place: RedisPlace { RedisPlace(host: host, port: port) }
    }

    package struct Settings: Sendable {
        package var masters = 3
        package var hasReplicas = false
        /// The addresses of the servers. If there are more servers than addresses, the other servers use the
        /// last address.
        package var hosts = ["127.0.0.1"]
        /// After how many milliseconds the other nodes treat a master as lost.
        package var nodeTimeout = 1_000
        package var extra: [String] = []
        /// The folder for all servers. If it is nil, each server has its own.
        package var folder: TemporaryFolder?

        package init() {}
    }

    package var nodes: [Node] { all.withLock { $0 } }
    private let all = Mutex<[Node]>([])
    private let settings: Settings
    /// How many servers began as masters.
    package let masters: Int

    package var address: StoreAddress {
        StoreAddress(.cluster(nodes.map(\.place)), server: RedisAddress(nodes[0].place))
    }

    private init(_ settings: Settings) {
        self.settings = settings
        masters = settings.masters
    }

    /// Starts the servers and waits until each reports `cluster_state:ok` and all slots.
    ///
    /// - Parameters:
    ///   - empty: the number of further masters, which have no slots.
    ///   - extra: further settings of the servers, as on their command line.
    package static func start(
        masters: Int = 3, replicas: Bool = false, empty: Int = 0, _ extra: [String] = []
    ) async throws -> RedisCluster {
        var settings = Settings()
        (settings.masters, settings.hasReplicas, settings.extra) = (masters, replicas, extra)
        return try await start(settings, empty: empty)
    }

    package static func start(_ settings: Settings, empty: Int = 0) async throws -> RedisCluster {
        let cluster = RedisCluster(settings)
        for _ in 0..<settings.masters * (settings.hasReplicas ? 2 : 1) + empty {
            try await cluster.startNode()
        }
        try await cluster.join(replicas: settings.hasReplicas)
        return cluster
    }

    private func startNode() async throws {
        let index = nodes.count
        let ports = try FreePorts.takePorts(2)
        let host = settings.hosts[min(index, settings.hosts.count - 1)]
        let server = try await RedisServer.start(
            [
                // With `--bind-source-addr` a node sends from its own address, by which a firewall can cut it
                // off. Protected mode is off, because it would allow only 127.0.0.1.
                "--bind", host, "--bind-source-addr", host, "--protected-mode", "no", "--port", "\(ports[0])",
                "--cluster-enabled", "yes", "--cluster-port", "\(ports[1])", "--cluster-node-timeout",
                "\(settings.nodeTimeout)", "--cluster-require-full-coverage", "no",
                "--cluster-replica-validity-factor", "0", "--repl-diskless-sync-delay", "0",
                "--cluster-allow-replica-migration", "no",
            ] + settings.extra,
            in: try settings.folder.map { try TemporaryFolder(in: $0, "redis-\(index)") })
        let id = try await server.ask("CLUSTER", "MYID").text ?? ""
        let node = Node(server: server, port: ports[0], bus: ports[1], id: id, host: host)
        all.withLock { $0.append(node) }
    }

    /// Starts another master, which has no slots, and waits until all nodes know it. Returns its index in
    /// `nodes`.
    package func addServer() async throws -> Int {
        try await startNode()
        try await introduce(nodes[nodes.count - 1])
        try await waitUntilKnown()
        return nodes.count - 1
    }

    private func introduce(_ node: Node) async throws {
        try await nodes[0].server.ask("CLUSTER", "MEET", node.host, "\(node.port)", "\(node.bus)")
    }

    private func join(replicas: Bool) async throws {
        for (index, node) in nodes.enumerated() {
            try await node.server.ask("CLUSTER", "SET-CONFIG-EPOCH", "\(index + 1)")
            guard index < masters else { continue }
            let (first, last) = (index * 16_384 / masters, (index + 1) * 16_384 / masters - 1)
            try await node.server.ask("CLUSTER", "ADDSLOTSRANGE", "\(first)", "\(last)")
        }
        for node in nodes.dropFirst() { try await introduce(node) }
        try await waitUntilKnown()
        guard replicas else { return }
        for index in 0..<masters {
            let replica = nodes[masters + index].server
            try await wait("a replica knows its master") { [id = nodes[index].id] in
                (try? await replica.ask("CLUSTER", "REPLICATE", id)) != nil
            }
        }
        for index in 0..<masters { try await waitForReplica(nodes[masters + index], of: nodes[index]) }
        for node in nodes {
            try await wait("a node has heard who replicates whom") {
                let shares = try? await node.server.ask("CLUSTER", "SLOTS").array
                return shares?.allSatisfy { $0.array?.count ?? 0 > 3 } == true
            }
        }
    }

    private func waitUntilKnown() async throws {
        for node in nodes {
            try await wait("a node knows the others") {
                let info = (try? await node.server.ask("CLUSTER", "INFO").text) ?? ""
                let lines = info.split(whereSeparator: \.isNewline)
                // Full coverage is not required, so the cluster reports `ok` before it knows all slots.
                return lines.contains("cluster_known_nodes:\(self.nodes.count)")
                    && lines.contains("cluster_state:ok") && lines.contains("cluster_slots_ok:16384")
            }
        }
    }

    package func waitForReplica(_ node: Node, of master: Node) async throws {
        try await wait("a replica is in step") { await node.server.isInStep(with: master.server) }
    }

    package func wait(_ what: String, _ condition: @escaping @Sendable () async -> Bool) async throws {
        let isDone = try await run(on: ChildProcessLoop.loop, within: 40) { loop in
            await eventually(on: loop, within: 30) { await condition() }
        }
        guard isDone else { throw Stuck(what: what) }
    }

    package struct Stuck: Error, CustomStringConvertible {
        let what: String
        package var description: String { "it did not come to this: \(what)" }
    }

    /// The index in `nodes` of the slot's owner, as nodes report it. It is nil if there is none.
    package func owner(of slot: UInt16) async -> Int? {
        for node in nodes {
            guard let ranges = try? await node.server.ask("CLUSTER", "SLOTS").array else { continue }
            for range in ranges {
                guard let parts = range.array, parts.count > 2, let first = parts[0].integer,
                    let last = parts[1].integer, (first...last).contains(Int(slot)),
                    let port = parts[2].array?[1].integer
                else { continue }
                return nodes.firstIndex { Int($0.port) == port }
            }
        }
        return nil
    }

    package func move(_ slot: UInt16, from source: Int, to target: Int) async throws {
        try await begin(moving: slot, from: source, to: target)
        while true {
            let keys = try await nodes[source].server.ask("CLUSTER", "GETKEYSINSLOT", "\(slot)", "20").array
            guard let keys, !keys.isEmpty else { break }
            try await nodes[source].server.ask(
                ["MIGRATE", nodes[target].host, "\(nodes[target].port)", "", "0", "5000", "KEYS"]
                    + keys.compactMap(\.text))
        }
        try await finish(moving: slot, from: source, to: target)
    }

    package func begin(moving slot: UInt16, from source: Int, to target: Int) async throws {
        try await nodes[target].server.ask("CLUSTER", "SETSLOT", "\(slot)", "IMPORTING", nodes[source].id)
        try await nodes[source].server.ask("CLUSTER", "SETSLOT", "\(slot)", "MIGRATING", nodes[target].id)
    }

    package func finish(moving slot: UInt16, from source: Int, to target: Int) async throws {
        for index in [target, source] {
            try await nodes[index].server.ask("CLUSTER", "SETSLOT", "\(slot)", "NODE", nodes[target].id)
        }
    }
}
