import Bytes
import Foundation
import Glibc
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

    /// Where a cluster's first master listens, and where the others do: a firewall can keep them apart from
    /// each other, and neither from the edges.
    static let first = "127.0.0.2"
    static let others = "127.0.0.3"

    private let control: EventLoop
    private let ports: [UInt16]

    /// How long the others wait before they take a master for lost, in milliseconds: longer than a busy
    /// machine may keep a process waiting.
    static let nodeTimeout = 2_000
    private static let masters = 3
    private static let slots = 16_384
    private static let name = "counts"

    init(_ kind: Kind, in folder: String, on control: EventLoop) throws(ProofError) {
        self.kind = kind
        self.control = control
        let (servers, more) = kind == .cluster ? (2 * Self.masters, 2 * Self.masters) : (2, 3)
        let ports = try Self.freePorts(servers + more)
        self.ports = ports
        // The second half of a cluster's ports are for what its nodes tell each other.
        let asked = kind == .cluster ? 0..<Self.masters : servers..<servers + more
        let hosts = asked.map { "\(Self.host(of: $0, in: kind)):\(ports[$0])" }.joined(separator: ",")
        url = kind == .cluster ? "redis+cluster://\(hosts)" : "redis+sentinel://\(hosts)/\(Self.name)"
        for index in 0..<servers {
            let place = try Self.makeFolder("\(folder)/redis-\(index)")
            var options = [
                "--bind", Self.host(of: index, in: kind), "--port", "\(ports[index])",
                "--repl-diskless-sync-delay", "0",
            ]
            switch kind {
            case .cluster:
                options += [
                    // Its address is also in what it sends to the others; 127.0.0.1 alone is local to Redis.
                    "--protected-mode", "no",
                    "--bind-source-addr", Self.host(of: index, in: kind), "--cluster-enabled", "yes",
                    "--cluster-port", "\(ports[servers + index])",
                    "--cluster-node-timeout", "\(Self.nodeTimeout)", "--cluster-require-full-coverage", "no",
                    "--cluster-replica-validity-factor", "0", "--cluster-allow-replica-migration", "no",
                ]
            case .sentinel where index > 0: options += ["--replicaof", "127.0.0.1 \(ports[0])"]
            case .sentinel: break
            }
            self.servers.append(RedisProcess(in: place, .options(options), on: control))
        }
        guard kind == .sentinel else { return }
        for (index, port) in ports.suffix(more).enumerated() {
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

    /// Starts all of them and waits until each knows the others and every replica is in step.
    func start() async throws(ProofError) {
        for server in servers + sentinels { try await server.start() }
        switch kind {
        case .cluster: try await join()
        case .sentinel:
            for sentinel in sentinels {
                try await wait("a sentinel knows the others and the replica") {
                    let words = await sentinel.ask("SENTINEL", "MASTER", Self.name)?.array ?? []
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
            _ = await server.ask("CLUSTER", "SET-CONFIG-EPOCH", "\(index + 1)")
            if index < Self.masters {
                let range = Self.range(of: index)
                _ = await server.ask(
                    "CLUSTER", "ADDSLOTSRANGE", "\(range.lowerBound)", "\(range.upperBound - 1)")
            }
            guard index > 0 else { continue }
            _ = await servers[0].ask(
                "CLUSTER", "MEET", Self.others, "\(ports[index])", "\(ports[servers.count + index])")
        }
        for (index, server) in servers.enumerated() {
            try await wait("node \(index) knows the others") {
                let told = await server.ask("CLUSTER", "INFO")?.bytes ?? []
                let text = String(decoding: told, as: UTF8.self)
                return text.contains("cluster_known_nodes:6\r") && text.contains("cluster_state:ok")
            }
        }
        for index in 0..<Self.masters {
            let id = try await id(of: index)
            let replica = servers[Self.masters + index]
            try await wait("a replica follows master \(index)") {
                await replica.ask("CLUSTER", "REPLICATE", id) != nil
            }
        }
    }

    /// Ends all of them, as a crash would.
    func kill() async {
        for server in sentinels + servers { await server.kill() }
    }

    // MARK: Slots

    private static func range(of master: Int) -> Range<Int> {
        slots * master / masters..<slots * (master + 1) / masters
    }

    private func id(of index: Int) async throws(ProofError) -> String {
        guard let id = await servers[index].ask("CLUSTER", "MYID")?.bytes else {
            throw ProofError("node \(index) of the cluster does not say who it is")
        }
        return String(decoding: id, as: UTF8.self)
    }

    /// The slot of all keys of a user.
    func slot(of user: String) async throws(ProofError) -> Int {
        let key = "us:{\(Base64URL.encode([0] + Array(user.utf8)))}:"
        for server in servers {
            if let slot = await server.ask("CLUSTER", "KEYSLOT", key)?.integer { return slot }
        }
        throw ProofError("no node of the cluster answers")
    }

    /// A prefix whose first user (`LoadDriver.name`) a master counts.
    func prefix(_ start: String, at master: Int) async throws(ProofError) -> String {
        for number in 0..<200 {
            let prefix = "\(start)\(number)-"
            if Self.range(of: master).contains(try await slot(of: LoadDriver(prefix, seed: 0).name(0))) {
                return prefix
            }
        }
        throw ProofError("none of 200 names is in a slot of master \(master)")
    }

    /// Moves a slot with all its keys, as `redis-cli --cluster reshard` does; true when both nodes say so.
    func move(_ slot: Int, from source: Int, to target: Int) async throws(ProofError) -> Bool {
        let (from, to) = (try await id(of: source), try await id(of: target))
        _ = await servers[target].ask("CLUSTER", "SETSLOT", "\(slot)", "IMPORTING", from)
        _ = await servers[source].ask("CLUSTER", "SETSLOT", "\(slot)", "MIGRATING", to)
        while true {
            let keys = await servers[source].ask("CLUSTER", "GETKEYSINSLOT", "\(slot)", "20")?.array ?? []
            let names = keys.compactMap(\.bytes).map { String(decoding: $0, as: UTF8.self) }
            if names.isEmpty { break }
            _ = await servers[source].ask(
                ["MIGRATE", Self.host(of: target, in: kind), "\(ports[target])", "", "0", "5000", "KEYS"]
                    + names)
        }
        var isDone = true
        for index in [target, source] {
            isDone = await servers[index].ask("CLUSTER", "SETSLOT", "\(slot)", "NODE", to) != nil && isDone
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

    /// Ports of the loopback address that nobody had a moment ago: servers must be told theirs beforehand.
    private static func freePorts(_ count: Int) throws(ProofError) -> [UInt16] {
        var held: [Int32] = []
        defer { for socket in held { close(socket) } }
        do throws(SystemError) {
            for _ in 0..<count {
                held.append(try Sockets.listen(on: .loopback(port: 0), shared: false).release())
            }
        } catch {
            throw ProofError("no free port: \(error)")
        }
        return held.compactMap { Sockets.localAddress(of: $0)?.port }
    }
}
