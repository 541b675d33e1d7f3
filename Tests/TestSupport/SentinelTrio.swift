import Reactor
package import Redis

/// Two or more redis-servers, the first of which is the master, and three sentinels that watch it.
package final class SentinelTrio: Sendable {
    package static let name = "counts"

    package let servers: [RedisServer]
    package let ports: [UInt16]
    package let sentinels: [RedisServer]
    package let sentinelPorts: [UInt16]
    /// The certificate that all of them show to each other and to clients; nil: they speak no TLS.
    private let certificate: ShownCertificate?

    package var address: StoreAddress { address(of: [0, 1, 2]) }

    /// The store as some of the sentinels report it.
    package func address(of some: [Int]) -> StoreAddress {
        var server = RedisAddress(RedisPlace(host: "127.0.0.1", port: ports[0]))
        server.isEncrypted = certificate != nil
        return StoreAddress(
            .sentinel(
                master: Self.name,
                some.map { RedisPlace(host: "127.0.0.1", port: sentinelPorts[$0]) }),
            server: server)
    }

    private init(
        _ servers: [RedisServer], _ ports: [UInt16], _ sentinels: [RedisServer], _ sentinelPorts: [UInt16],
        _ certificate: ShownCertificate?
    ) {
        self.certificate = certificate
        self.servers = servers
        self.ports = ports
        self.sentinels = sentinels
        self.sentinelPorts = sentinelPorts
    }

    /// - Parameters:
    ///   - certificate: for TLS between all of them and to clients; nil: none of them speaks it.
    ///   - extra: more of the servers' settings, as on their command line.
    package static func start(
        servers count: Int = 2, showing certificate: ShownCertificate? = nil, _ extra: [String] = []
    ) async throws -> SentinelTrio {
        let ports = try FreePorts.take(count + 3)
        var servers: [RedisServer] = []
        for index in 0..<count {
            let replication = index == 0 ? [] : ["--replicaof", "127.0.0.1 \(ports[0])"]
            servers.append(
                try await RedisServer.start(
                    [
                        "--bind", "127.0.0.1", certificate == nil ? "--port" : "--tls-port",
                        "\(ports[index])", "--repl-diskless-sync-delay", "0",
                    ] + replication + extra + (certificate?.arguments ?? [])))
        }
        var sentinels: [RedisServer] = []
        for port in ports[count...] {
            sentinels.append(
                try await RedisServer.startSentinel(
                    port: port, master: ports[0], Self.name, showing: certificate))
        }
        let trio = SentinelTrio(servers, ports.dropLast(3), sentinels, ports.suffix(3), certificate)
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

    /// Whether a server calls itself the master.
    package func isMaster(_ index: Int) async -> Bool {
        (try? await servers[index].ask("ROLE").array)?.first?.text == "master"
    }
}
