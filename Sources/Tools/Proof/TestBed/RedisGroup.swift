import Bytes
import Foundation
import Reactor
import Redis

/// Several real redis-servers that stand for one store: a cluster of three masters with a replica each, or a
/// master with a replica and three sentinels.
final class RedisGroup {
    enum Kind: Sendable { case cluster, sentinel }

    let kind: Kind
    /// The masters first, then the replica of each.
    private(set) var servers: [RedisProcess] = []
    private var sentinels: [RedisProcess] = []
    /// The URL with which edges are configured.
    let url: String

    /// The addresses of a cluster's first master and of the others: a firewall can keep them apart from
    /// each other, and neither from the edges.
    static let first = "127.0.0.2"
    static let others = "127.0.0.3"

    private let control: EventLoop
    private let folder: String
    private let ports: [UInt16]
    /// The ports on which a cluster's nodes hear each other.
    private let buses: [UInt16]

    /// How long the others wait before they take a master for lost, in milliseconds: longer than a busy
    /// machine may keep a process waiting.
    static let nodeTimeout = 2_000
    static let masters = 3
    /// The most servers of a cluster, with the one that joins later.
    private static let most = 7
    private static let slots = 16_384
    private static let name = "counts"

    init(_ kind: Kind, in folder: String, on control: EventLoop) throws(ProofError) {
        self.kind = kind
        self.control = control
        self.folder = folder
        let (places, more) = kind == .cluster ? (Self.most, Self.most) : (2, 3)
        let free = try Self.freePorts(places + more)
        (ports, buses) = (Array(free.prefix(places)), Array(free.suffix(more)))
        let (ports, buses) = (ports, buses)
        let asked = kind == .cluster ? ports.prefix(Self.masters) : buses[...]
        let hosts = asked.enumerated().map { "\(Self.host(of: $0.offset, in: kind)):\($0.element)" }
            .joined(separator: ",")
        url = kind == .cluster ? "redis+cluster://\(hosts)" : "redis+sentinel://\(hosts)/\(Self.name)"
        for index in 0..<(kind == .cluster ? 2 * Self.masters : places) { try makeServer(index) }
        guard kind == .sentinel else { return }
        for (index, port) in buses.enumerated() {
            let text = """
                port \(port)
                bind 127.0.0.1
                sentinel monitor \(Self.name) 127.0.0.1 \(ports[0]) 2
                sentinel down-after-milliseconds \(Self.name) \(Self.nodeTimeout)
                sentinel failover-timeout \(Self.name) 5000

                """
            let place = try Self.makeFolder("\(folder)/sentinel-\(index)")
            sentinels.append(RedisProcess(in: place, .sentinel(text), on: control))
        }
    }

    private func makeServer(_ index: Int) throws(ProofError) {
        let place = try Self.makeFolder("\(folder)/redis-\(index)")
        var options = [
            "--bind", Self.host(of: index, in: kind), "--port", "\(ports[index])",
            "--repl-diskless-sync-delay", "0",
        ]
        switch kind {
        case .cluster:
            options += [
                // A node's address is also in the packets that it sends to the others; 127.0.0.1 alone is
                // local to Redis.
                "--protected-mode", "no",
                "--bind-source-addr", Self.host(of: index, in: kind), "--cluster-enabled", "yes",
                "--cluster-port", "\(buses[index])",
                "--cluster-node-timeout", "\(Self.nodeTimeout)", "--cluster-require-full-coverage", "no",
                "--cluster-replica-validity-factor", "0", "--cluster-allow-replica-migration", "no",
            ]
        case .sentinel where index > 0: options += ["--replicaof", "127.0.0.1 \(ports[0])"]
        case .sentinel: break
        }
        servers.append(RedisProcess(in: place, .options(options), on: control))
    }

    /// Starts all of them and waits until each knows the others and every replica is in step.
    func startServers() async throws(ProofError) {
        for server in servers + sentinels { try await server.startServer() }
        switch kind {
        case .cluster: try await join()
        case .sentinel:
            for sentinel in sentinels {
                try await wait("a sentinel knows the others and the replica") {
                    let words = await sentinel.askServer("SENTINEL", "MASTER", Self.name)?.array ?? []
                    func value(_ name: String) -> [UInt8]? {
                        words.firstIndex { $0.bytes == Array(name.utf8) }.flatMap { words[$0 + 1].bytes }
                    }
                    return value("num-other-sentinels") == Array("2".utf8)
                        && value("num-slaves") == Array("1".utf8)
                }
            }
        }
        for (index, replica) in servers.enumerated().dropFirst(servers.count / 2) {
            try await wait("replica \(index) is in step") { await replica.isInStep() }
        }
    }

    private func join() async throws(ProofError) {
        for (index, server) in servers.enumerated() {
            _ = await server.askServer("CLUSTER", "SET-CONFIG-EPOCH", "\(index + 1)")
            if index < Self.masters {
                let range = Self.range(of: index)
                _ = await server.askServer(
                    "CLUSTER", "ADDSLOTSRANGE", "\(range.lowerBound)", "\(range.upperBound - 1)")
            }
            guard index > 0 else { continue }
            await introduce(index)
        }
        try await waitUntilKnown()
        for index in 0..<Self.masters {
            let id = try await id(of: index)
            let replica = servers[Self.masters + index]
            try await wait("a replica follows master \(index)") {
                await replica.askServer("CLUSTER", "REPLICATE", id) != nil
            }
        }
    }

    /// Waits until each node knows all others and who has which slot. Its state is ok before that, since full
    /// coverage is not required.
    private func waitUntilKnown() async throws(ProofError) {
        let wanted = [
            "cluster_state:ok", "cluster_slots_ok:\(Self.slots)", "cluster_known_nodes:\(servers.count)",
        ]
        for (index, server) in servers.enumerated() {
            try await wait("node \(index) knows the others") {
                let told = await server.askServer("CLUSTER", "INFO")?.bytes ?? []
                let text = String(decoding: told, as: UTF8.self)
                return wanted.allSatisfy { text.contains($0 + "\r") }
            }
        }
    }

    private func introduce(_ index: Int) async {
        _ = await servers[0].askServer(
            "CLUSTER", "MEET", Self.others, "\(ports[index])", "\(buses[index])")
    }

    /// Starts one more master, which has no slots, and waits until each knows it; its place among them.
    func addServer() async throws(ProofError) -> Int {
        let index = servers.count
        try makeServer(index)
        try await servers[index].startServer()
        await introduce(index)
        try await waitUntilKnown()
        return index
    }

    /// Ends all of them, as a crash would.
    func killServers() async {
        for server in sentinels + servers { await server.killServer() }
    }

    // MARK: Slots

    private static func range(of master: Int) -> Range<Int> {
        slots * master / masters..<slots * (master + 1) / masters
    }

    private func id(of index: Int) async throws(ProofError) -> String {
        guard let id = await servers[index].askServer("CLUSTER", "MYID")?.bytes else {
            throw ProofError("node \(index) of the cluster does not say who it is")
        }
        return String(decoding: id, as: UTF8.self)
    }

    /// The slot of all keys of a user.
    func slotOfUser(of user: String) async throws(ProofError) -> Int {
        let key = "us:{\(Base64URL.encode([0] + Array(user.utf8)))}:"
        for server in servers {
            if let slot = await server.askServer("CLUSTER", "KEYSLOT", key)?.integer { return slot }
        }
        throw ProofError("no node of the cluster answers")
    }

    /// A prefix whose first user (`LoadDriver.name`) a master counts.
    func prefixAtMaster(_ start: String, at master: Int) async throws(ProofError) -> String {
        for number in 0..<200 {
            let prefix = "\(start)\(number)-"
            if Self.range(of: master).contains(
                try await slotOfUser(of: LoadDriver(prefix, seed: 0).userName(0)))
            {
                return prefix
            }
        }
        throw ProofError("none of 200 names is in a slot of master \(master)")
    }

    /// The master that has a slot at the start.
    static func masterOfSlot(of slot: Int) -> Int? { (0..<masters).first { range(of: $0).contains(slot) } }

    /// Moves a slot with all its keys, as `redis-cli --cluster reshard` does; true when both nodes say so.
    func moveSlot(_ slot: Int, from source: Int, to target: Int) async throws(ProofError) -> Bool {
        let (from, to) = (try await id(of: source), try await id(of: target))
        _ = await servers[target].askServer("CLUSTER", "SETSLOT", "\(slot)", "IMPORTING", from)
        _ = await servers[source].askServer("CLUSTER", "SETSLOT", "\(slot)", "MIGRATING", to)
        while true {
            let keys =
                await servers[source].askServer("CLUSTER", "GETKEYSINSLOT", "\(slot)", "20")?.array ?? []
            let names = keys.compactMap(\.bytes).map { String(decoding: $0, as: UTF8.self) }
            if names.isEmpty { break }
            _ = await servers[source].askServer(
                ["MIGRATE", Self.host(of: target, in: kind), "\(ports[target])", "", "0", "5000", "KEYS"]
                    + names)
        }
        var isDone = true
        for index in [target, source] {
            isDone =
                await servers[index].askServer("CLUSTER", "SETSLOT", "\(slot)", "NODE", to) != nil && isDone
        }
        return isDone
    }

    // MARK: Helpers

    private static func host(of index: Int, in kind: Kind) -> String {
        switch kind {
        case .cluster: index == 0 ? first : others
        case .sentinel: "127.0.0.1"
        }
    }

    private func wait(_ what: String, _ condition: () async -> Bool) async throws(ProofError) {
        let end = Clocks.monotonic() + 30_000_000_000
        while await !condition() {
            guard Clocks.monotonic() < end else { throw ProofError("it did not come to this: \(what)") }
            await control.sleep(nanoseconds: 50_000_000)
        }
    }

    private static func makeFolder(_ path: String) throws(ProofError) -> String {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            return path
        } catch {
            throw ProofError("\(path) cannot be made: \(error.localizedDescription)")
        }
    }

    private static func freePorts(_ count: Int) throws(ProofError) -> [UInt16] {
        do throws(SystemError) {
            return try FreePorts.take(count)
        } catch {
            throw ProofError("no free port: \(error)")
        }
    }
}
