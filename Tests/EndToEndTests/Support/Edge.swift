import Foundation
import Glibc
import Reactor
import TestSupport
import Testing

/// A running `usher` process with a Redis and its own data directory. The running test chooses how clients
/// and Redis are connected to it: by plain loopback, TLS or a simulated link (`Transport.current`).
final class Edge: Sendable {
    let program: Program
    /// The port for clients without TLS. Over plain loopback it belongs to the edge, and otherwise to a
    /// simulated link. If the transport is secure, the link speaks TLS with the edge.
    let port: UInt16
    let adminPort: UInt16
    /// The URL for clients that can speak TLS themselves. They must trust the authorities in `SSL_CERT_FILE`.
    let url: String
    private let links: [SimulatedLink]
    private let ownAddress: SocketAddress
    /// The separate Redis of this edge. It is nil if the Redis is embedded.
    private let store: ReachedStore?

    var web: Web { Web(port: port) }

    /// Starts the edge and waits until it serves.
    ///
    /// - Parameter shell: commands that a shell runs before the edge starts, for example to set a limit.
    static func start(
        _ arguments: [String], in folder: TemporaryFolder, redis: Store = .any,
        environment: [String: String] = [:], shell: String? = nil
    ) async throws -> Edge {
        let shell = shell.map { ["bash", "-c", "\($0); exec \"$0\" \"$@\""] } ?? []
        let store = try await ReachedStore(redis)
        let place = ["--data-dir", folder.file("data")] + (store.map { ["--redis", $0.url] } ?? [])
        let program = try await Program.start(
            shell + [Places.usher, "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0"] + place
                + (try await ListenerTLS.prepare(arguments, in: folder)),
            environment: environment)
        let ports = try await soon("usher's listening line") {
            if let code = program.exitCode {
                throw NeverCame(description: "usher ended with \(code): \(program.stderr)")
            }
            return program.stderr.firstMatch(of: /listening on \S+:(\d+), operators on \S+:(\d+) \(/).map {
                (UInt16($0.1) ?? 0, UInt16($0.2) ?? 0)
            }
        }
        return try await Edge(program, ports, store)
    }

    private init(_ program: Program, _ ports: (UInt16, UInt16), _ store: ReachedStore?) async throws {
        self.program = program
        self.store = store
        adminPort = ports.1
        let transport = Transport.current
        let own = SocketAddress.loopback(port: ports.0)
        let plain = try await transport.link(to: own, endsTLS: false)
        let network = transport.isSimulatedLink ? try await SimulatedLink.start(to: own, .network) : nil
        links = [plain, network].compactMap(\.self)
        ownAddress = own
        port = plain?.port ?? ports.0
        url = "http\(transport.isSecure ? "s" : "")://127.0.0.1:\(network?.port ?? ports.0)"
    }

    deinit {
        Task { [links, store] in
            for link in links { await link.stop() }
            await store?.route.close()
        }
    }

    /// Starts a second simulated link to the edge, so that its bytes do not wait behind those of the first
    /// link. The caller must stop it. The result is nil over plain loopback.
    func separateLink() async throws -> SimulatedLink? {
        try await Transport.current.link(to: ownAddress, endsTLS: false)
    }

    /// Ends the edge and waits until it has ended. If it crashes, the test fails.
    func stop() async throws {
        guard program.exitCode == nil else { return }
        program.signal(SIGTERM)
        let code = try await program.end()
        #expect(code == 0, "the edge ended with \(code), and said: \(program.stderr)")
    }

    func used(by user: String) async throws -> Int {
        let answer = try await web.patiently("GET", "/v1/usage", ["x-user-id": user])
        return try answer.decoded(UsageDocument.self).used
    }

    /// The process id of the edge's Redis. It is nil while an embedded Redis restarts.
    var redis: Int32? {
        if let store { return store.server.processID }
        let children = try? String(
            contentsOfFile: "/proc/\(program.id)/task/\(program.id)/children", encoding: .utf8)
        return children?.split(separator: " ").compactMap { Int32($0) }.first
    }

    /// The path of the socket of the edge's Redis. An embedded Redis has it in the data directory.
    func redisSocket(_ folder: TemporaryFolder) -> String {
        store?.server.socketPath ?? folder.file("data/redis.sock")
    }

    /// Waits until Redis has written all acknowledged changes to its file. If the disk is busy, Redis writes
    /// them up to 2 s later, and a kill would lose them (docs/guarantees.md, G2).
    func redisHasWritten(_ folder: TemporaryFolder) async throws {
        let socket = redisSocket(folder)
        try await until("Redis' write") {
            try await Program.run(["redis-cli", "-s", socket, "INFO", "persistence"]).output
                .contains("aof_buffer_length:0\r\n")
        }
    }
}

/// Calls `body` with an edge on an empty data directory. Afterwards the edge must end without an error and
/// leave no process.
func withEdge(
    _ arguments: [String], redis: Store = .any, environment: [String: String] = [:], shell: String? = nil,
    _ body: (Edge, TemporaryFolder) async throws -> Void
) async throws {
    let folder = try TemporaryFolder()
    let edge = try await Edge.start(
        arguments, in: folder, redis: redis, environment: environment, shell: shell)
    do {
        try await body(edge, folder)
    } catch {
        edge.program.signal(SIGKILL)
        _ = try? await edge.program.end()
        throw error
    }
    try await edge.stop()
    #expect(Processes.naming(folder.path) == [], "processes are left")
}

/// Calls `body` with an edge that runs a preset with `--demo`. The deadline for Redis is long, because other
/// tests can keep the machine busy.
///
/// - Parameter more: sections that are added to the preset.
func withPatientDemo(
    _ preset: String = "coach", _ arguments: [String] = [], adding more: String = "",
    _ body: (Edge, TemporaryFolder) async throws -> Void
) async throws {
    let files = try TemporaryFolder()
    let shipped = try #require(TemporaryFolder.content(of: Places.inTree("presets/\(preset).yaml")))
    let sections = [shipped, "redis: { deadline: 5s }", ListenerTLS.section, more, ""]
    try files.write(sections.joined(separator: "\n"), to: "edge.yaml")
    try await withEdge(["--config", files.file("edge.yaml"), "--demo"] + arguments, body)
}

/// Configurations for tests. Their deadline for Redis is long, because other tests can keep the machine busy.
enum Configuration {
    /// A trial and a subscription with this many messages each. Users without a plan may send nothing. The
    /// edge has two loops.
    static func coach(_ amount: Int, upstream: String, _ more: String) -> String {
        """
        plans:
          trial:
            kind: trial
            limits: [ { count: messages, per: lifetime trial, amount: \(amount) } ]
          premium:
            kind: subscription
            limits: [ { count: messages, per: month, amount: \(amount) } ]
          none:
            kind: free
            limits: [ { count: messages, per: lifetime, amount: 0 } ]
        default_plan: none
        identity: [ { trusted_header: x-user-id, from: [127.0.0.0/8] } ]
        loops: 2
        redis: { deadline: 5s }
        upstreams: [ { name: llm, url: "\(upstream)", private: true } ]
        \(ListenerTLS.section)
        \(more)
        """
    }

    /// - Parameter grace: the number of messages that pass while Redis is away. If it is nil, none pass.
    static func monthly(
        _ amount: Int, _ more: String = "", deadline: String = "5s", grace: Int? = nil
    ) -> String {
        let failure = grace.map { ", failure: grace, grace_messages: \($0)" } ?? ""
        return """
            plans:
              premium:
                label: Premium
                kind: subscription
                limits:
                  - { count: messages, per: month, amount: \(amount) }
            default_plan: premium
            identity:
              - trusted_header: x-user-id
                from: [127.0.0.0/8]
            loops: 1
            redis: { deadline: \(deadline)\(failure) }
            \(ListenerTLS.section)
            \(more)
            """
    }
}

func withEdge(
    configuration: String, redis: Store = .any, shell: String? = nil,
    _ body: (Edge, Upstream, TemporaryFolder) async throws -> Void
) async throws {
    let upstream = try await Upstream.start()
    let files = try TemporaryFolder()
    try files.write(configuration, to: "edge.yaml")
    let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
    try await withEdge(arguments, redis: redis, shell: shell) { edge, folder in
        try await body(edge, upstream, folder)
    }
    try await upstream.stop()
}
