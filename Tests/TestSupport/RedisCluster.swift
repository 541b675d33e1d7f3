import Glibc
import Reactor
package import Redis

/// A private cluster of redis-servers on loopback: the masters first, then a replica of each, if any.
///
/// They are asked over their unix sockets by this object, and over TCP by whoever is tested.
package final class RedisCluster: Sendable {
    package struct Node: Sendable {
        package let server: RedisServer
        package let port: UInt16
        let bus: UInt16
        package let id: String

        package var place: RedisPlace { RedisPlace(host: "127.0.0.1", port: port) }
    }

    package let nodes: [Node]
    /// How many of them began as masters.
    package let masters: Int

    package var address: StoreAddress {
        StoreAddress(.cluster(nodes.map(\.place)), server: RedisAddress(nodes[0].place))
    }

    private init(_ nodes: [Node], masters: Int) {
        self.nodes = nodes
        self.masters = masters
    }

    /// Starts them and waits until every one reports `cluster_state:ok`, and all slots.
    ///
    /// - Parameters:
    ///   - empty: further masters, which have no slots.
    ///   - extra: more of the servers' settings, as on their command line.
    package static func start(
        masters: Int = 3, replicas: Bool = false, empty: Int = 0, _ extra: [String] = []
    ) async throws -> RedisCluster {
        let count = masters * (replicas ? 2 : 1) + empty
        let ports = try FreePorts.take(2 * count)
        var nodes: [Node] = []
        for index in 0..<count {
            let (port, bus) = (ports[2 * index], ports[2 * index + 1])
            let server = try await RedisServer.start(
                [
                    "--bind", "127.0.0.1", "--port", "\(port)", "--cluster-enabled", "yes", "--cluster-port",
                    "\(bus)", "--cluster-node-timeout", "1000", "--cluster-require-full-coverage", "no",
                    "--cluster-replica-validity-factor", "0", "--repl-diskless-sync-delay", "0",
                    "--cluster-allow-replica-migration", "no",
                ] + extra)
            let id = try await server.ask("CLUSTER", "MYID").text ?? ""
            nodes.append(Node(server: server, port: port, bus: bus, id: id))
        }
        let cluster = RedisCluster(nodes, masters: masters)
        try await cluster.join(replicas: replicas)
        return cluster
    }

    private func join(replicas: Bool) async throws {
        for (index, node) in nodes.enumerated() {
            try await node.server.ask("CLUSTER", "SET-CONFIG-EPOCH", "\(index + 1)")
            guard index < masters else { continue }
            let (first, last) = (index * 16_384 / masters, (index + 1) * 16_384 / masters - 1)
            try await node.server.ask("CLUSTER", "ADDSLOTSRANGE", "\(first)", "\(last)")
        }
        for node in nodes.dropFirst() {
            try await nodes[0].server.ask("CLUSTER", "MEET", "127.0.0.1", "\(node.port)", "\(node.bus)")
        }
        for node in nodes {
            try await wait("a node knows the others") {
                let info = (try? await node.server.ask("CLUSTER", "INFO").text) ?? ""
                let lines = info.split(whereSeparator: \.isNewline)
                // It is ok before it has heard of all slots, since full coverage is not required.
                return lines.contains("cluster_known_nodes:\(self.nodes.count)")
                    && lines.contains("cluster_state:ok") && lines.contains("cluster_slots_ok:16384")
            }
        }
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

    package func waitForReplica(_ node: Node, of master: Node) async throws {
        try await wait("a replica is in step") { await node.server.isInStep(with: master.server) }
    }

    /// Polls until something holds.
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

    /// The place in `nodes` of who has a slot, as the nodes that answer tell it.
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

    /// Moves a slot as `redis-cli --cluster reshard` does, with all keys.
    package func move(_ slot: UInt16, from source: Int, to target: Int) async throws {
        try await begin(moving: slot, from: source, to: target)
        while true {
            let keys = try await nodes[source].server.ask("CLUSTER", "GETKEYSINSLOT", "\(slot)", "20").array
            guard let keys, !keys.isEmpty else { break }
            try await nodes[source].server.ask(
                ["MIGRATE", "127.0.0.1", "\(nodes[target].port)", "", "0", "5000", "KEYS"]
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

extension RedisServer {
    /// Sends a command over the server's unix socket.
    @discardableResult
    package func ask(_ words: String...) async throws -> RedisReply { try await ask(words) }

    @discardableResult
    package func ask(_ words: [String]) async throws -> RedisReply {
        let path = socketPath
        return try await run(on: ChildProcessLoop.loop) { loop in
            let node = RedisNode(RedisAddress(host: path), on: loop, options: .patient)
            defer { node.close() }
            var arguments = RedisArguments()
            for word in words { arguments.append(word) }
            return try await node.command(arguments)
        }
    }
}

extension RedisReply {
    /// A string reply as text.
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
