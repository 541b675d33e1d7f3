import Foundation
import Load
import MockProvider
import Reactor
import RedisFleet

/// The environment of a scenario: Redis, edges and the mock provider, in a folder that is removed later.
final class TestBed {
    let control: EventLoop
    private let files: TemporaryFolder
    let upstream: MockProviderServer
    let redis: RedisServer
    /// The group of Redis servers, which replaces `redis` in scenarios about several servers.
    private let group: RedisGroup?
    private var cluster: RedisCluster?
    private var trio: SentinelTrio?
    private(set) var edges: [EdgeProcess] = []
    /// The wall clock of Redis and the edges. nil means the machine's own clock.
    let clock: ShiftedClock?
    private let lag: Int64
    private let program: String

    var folder: String { files.path }

    /// - Parameters:
    ///   - program: the path of `usher`.
    ///   - group: several Redis servers in place of one.
    ///   - hasOwnClock: whether Redis and the edges get a wall clock that can be set.
    ///   - lag: the milliseconds by which the second edge's clock is behind Redis' clock.
    init(
        _ program: String, answers: MockProviderOptions = MockProviderOptions(),
        group: RedisGroup? = nil, hasOwnClock: Bool = false, lag: Int64 = 0,
        on control: EventLoop
    ) async throws(ProofError) {
        self.control = control
        self.program = program
        self.lag = lag
        self.group = group
        let files = try await ProofError.wrap { try TemporaryFolder() }
        self.files = files
        clock = hasOwnClock ? try await ShiftedClock.makeClock(in: files.path, on: control) : nil
        do throws(SystemError) {
            upstream = try await MockProviderServer.startServer(answers, on: .loopback(port: 0), loops: 1)
        } catch {
            throw ProofError("the stand-in cannot listen: \(error)")
        }
        redis = RedisServer(RedisServer.appendsToFile, under: clock?.commandPrefix() ?? [], in: files)
    }

    /// All edges. The header x-user-id names the users of a load.
    var front: EdgeFront {
        EdgeFront(
            edges.compactMap { LoadTarget($0.url) },
            fields: [FieldTemplate(line: "x-user-id: {user}")].compactMap { $0 })
    }

    func edgeFront(of edge: Int) -> EdgeFront {
        var front = front
        front.targets = [front.targets[edge]]
        return front
    }

    /// Placeholders in a configuration. Their values are known only when the test bed is ready.
    enum Place {
        /// The address of the mock provider, for example as the receiver of threshold events.
        static let upstream = "UPSTREAM"
        /// A file with the secret by which the edge signs threshold events.
        static let secret = "SECRET-FILE"
    }

    /// The secret by which the edge signs threshold events. It is the content of the file `Place.secret`.
    static let secret = "no-secret-of-anybody"

    /// Starts Redis and `count` edges. Close the test bed even if this throws.
    func openEdges(edges count: Int, configuration: String) async throws(ProofError) {
        do throws(SystemError) {
            _ = try Sockets.connect(to: .loopback(port: upstream.port))
        } catch {
            throw ProofError("this network has no loopback (\(error)): ip link set lo up")
        }
        guard
            FileManager.default.createFile(
                atPath: folder + "/edge.yaml", contents: Data(placed(configuration).utf8)),
            FileManager.default.createFile(
                atPath: folder + "/secret", contents: Data((Self.secret + "\n").utf8))
        else { throw ProofError("\(folder) cannot be written to") }
        try await ProofError.wrap { try await startStore() }
        for number in 0..<count { edges.append(try await openEdge(number)) }
    }

    private func startStore() async throws {
        switch group {
        case nil: try await redis.launch()
        case .cluster:
            var settings = RedisCluster.Settings()
            (settings.masters, settings.hasReplicas, settings.folder) = (RedisGroup.masters, true, files)
            (settings.hosts, settings.nodeTimeout) = (RedisGroup.hosts, RedisGroup.patience)
            settings.extra = RedisServer.appendsToFile
            cluster = try await .start(settings)
        case .sentinel:
            trio = try await .start(
                patience: RedisGroup.patience, in: files, RedisServer.appendsToFile)
        }
    }

    func requireCluster() throws(ProofError) -> RedisCluster {
        guard let cluster else { throw ProofError("the test bed has no cluster") }
        return cluster
    }

    func requireTrio() throws(ProofError) -> SentinelTrio {
        guard let trio else { throw ProofError("the test bed has no sentinels") }
        return trio
    }

    private func placed(_ configuration: String) -> String {
        configuration.replacing(Place.upstream, with: "http://127.0.0.1:\(upstream.port)")
            .replacing(Place.secret, with: folder + "/secret")
    }

    /// The access to the admin interface of the first edge. It is nil if the edge has created no token.
    var operators: AdminAccess? { edges.first.flatMap(operatorAccess) }

    /// The access to the admin interface of an edge. It is nil if the edge has created no token.
    func operatorAccess(of edge: EdgeProcess) -> AdminAccess? {
        guard let token = edge.token, let target = LoadTarget("http://127.0.0.1:\(edge.adminPort)")
        else { return nil }
        return AdminAccess(target, token: token)
    }

    func readMetric(_ name: String) async -> [(labels: String, value: Int)] {
        var samples: [(labels: String, value: Int)] = []
        for edge in edges { samples += await operatorAccess(of: edge)?.readMetric(name, on: control) ?? [] }
        return samples
    }

    private func openEdge(_ number: Int) async throws(ProofError) -> EdgeProcess {
        let redis = cluster?.url ?? trio?.url ?? redis.url
        return try await EdgeProcess(
            EdgeProcess.Start(
                command: (clock?.commandPrefix(behind: number == 1 ? lag : 0) ?? []) + [program],
                configuration: folder + "/edge.yaml", redis: redis,
                upstream: "http://127.0.0.1:\(upstream.port)", folder: folder, number: number),
            on: control)
    }

    /// Ends all processes. `keepingFolder` keeps the folder with its logs.
    func closeBed(keepingFolder: Bool) async {
        for edge in edges { await edge.stopProcess() }
        redis.kill9()
        for server in (trio?.sentinels ?? []) + (trio?.servers ?? []) + (cluster?.nodes.map(\.server) ?? []) {
            server.kill9()
        }
        await upstream.stopServer()
        if keepingFolder { files.keep() }
    }
}

/// Why a scenario could not be completed. It says nothing about the counts.
package struct ProofError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }

    /// Runs `body`, and converts its errors to a `ProofError`.
    static func wrap<Result>(_ body: () async throws -> Result) async throws(ProofError) -> Result {
        do {
            return try await body()
        } catch {
            throw ProofError("\(error)")
        }
    }
}
