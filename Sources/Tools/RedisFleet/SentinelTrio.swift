import Reactor
package import Redis

/// Two or more redis-servers and three sentinels. The first server begins as the master.
package final class SentinelTrio: Sendable {
    package static let name = "counts"

    package let servers: [RedisServer]
    package let ports: [UInt16]
    package let sentinels: [RedisServer]
    package let sentinelPorts: [UInt16]
    /// Whether the servers use TLS with each other and with clients.
    private let isEncrypted: Bool

    package var address: StoreAddress { address(of: [0, 1, 2]) }

    /// The address of the store for a client whose configuration names only some of the sentinels.
    package func address(of some: [Int]) -> StoreAddress {
        var server = RedisAddress(RedisPlace(host: "127.0.0.1", port: ports[0]))
        server.isEncrypted = isEncrypted
        return StoreAddress(
            .sentinel(
                master: Self.name,
                some.map { RedisPlace(host: "127.0.0.1", port: sentinelPorts[$0]) }),
            server: server)
    }

    private init(
        _ servers: [RedisServer], _ ports: [UInt16], _ sentinels: [RedisServer], _ sentinelPorts: [UInt16],
        isEncrypted: Bool
    ) {
        self.isEncrypted = isEncrypted
        self.servers = servers
        self.ports = ports
        self.sentinels = sentinels
        self.sentinelPorts = sentinelPorts
    }

    /// - Parameters:
    ///   - tls: names and values of the settings with which all servers use only TLS. If there are none, no
    ///     TLS is used.
    ///   - patience: the milliseconds without an answer after which a sentinel considers a master lost.
    ///   - folder: the folder for all servers. If it is nil, each server has its own.
    ///   - extra: further settings of the servers, as on their command line.
    package static func start(
        servers count: Int = 2, tls: [(name: String, value: String)] = [], patience: Int = 500,
        in folder: TemporaryFolder? = nil, _ extra: [String] = []
    ) async throws -> SentinelTrio {
        func makeFolder(_ name: String) throws -> TemporaryFolder {
            try folder.map { try TemporaryFolder(in: $0, name) } ?? TemporaryFolder()
        }
        let ports = try FreePorts.takePorts(count + 3)
        var servers: [RedisServer] = []
        for index in 0..<count {
            let replication = index == 0 ? [] : ["--replicaof", "127.0.0.1 \(ports[0])"]
            let place = ["--bind", "127.0.0.1", tls.isEmpty ? "--port" : "--tls-port", "\(ports[index])"]
            servers.append(
                try await RedisServer.start(
                    place + ["--repl-diskless-sync-delay", "0"] + replication + extra
                        + tls.flatMap { ["--" + $0.name, $0.value] },
                    in: try makeFolder("redis-\(index)")))
        }
        var sentinels: [RedisServer] = []
        for port in ports[count...] {
            let lines =
                [
                    tls.isEmpty ? "port \(port)" : "port 0\ntls-port \(port)",
                    "sentinel monitor \(Self.name) 127.0.0.1 \(ports[0]) 2",
                    "sentinel down-after-milliseconds \(Self.name) \(patience)",
                    "sentinel failover-timeout \(Self.name) 3000",
                ] + tls.map { "\($0.name) \($0.value)" }
            sentinels.append(
                try await RedisServer.startSentinel(lines, in: makeFolder("sentinel-\(port)")))
        }
        let trio = SentinelTrio(
            servers, ports.dropLast(3), sentinels, ports.suffix(3), isEncrypted: !tls.isEmpty)
        for sentinel in sentinels {
            try await trio.wait("a sentinel knows the others and the replicas") {
                let text = (try? await sentinel.ask("SENTINEL", "MASTER", Self.name).array)?.map(\.text)
                guard let text, let others = text.firstIndex(of: "num-other-sentinels"),
                    let replicas = text.firstIndex(of: "num-slaves")
                else { return false }
                return text[others + 1] == "2" && text[replicas + 1] == "\(count - 1)"
            }
        }
        return trio
    }

    package func wait(_ what: String, _ condition: @escaping @Sendable () async -> Bool) async throws {
        let isDone = try await run(on: ChildProcessLoop.loop, within: 40) { loop in
            await eventually(on: loop, within: 30) { await condition() }
        }
        guard isDone else { throw RedisCluster.Stuck(what: what) }
    }
}
