import Foundation
import Glibc
import HTTP
import Reactor
import TestSupport
import Testing
import Wire

extension EndToEnd {
    /// Checks how many file descriptors the process may open, and what it does when all of them are in use.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct DescriptorTests {
        /// A number from the line `name:` of /proc/PID/status.
        private static func status(_ id: Int32, _ name: String) -> Int? {
            let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
            return line?.split(separator: "\t").last.flatMap { Int($0) }
        }

        private static func limits(_ id: Int32) -> [Int] {
            let text = (try? String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix("Max open files") }
            return line?.split(separator: " ").compactMap { Int($0) } ?? []
        }

        /// The size of the descriptor table that a child process inherits from this process. Other tests
        /// enlarge this table, so the expected size must include it.
        private static func inherited() async throws -> Int {
            let line = try await Program.run(["grep", "FDSize", "/proc/self/status"]).output
            return try #require(line.split(separator: "\t").last.flatMap { Int($0.dropLast()) })
        }

        @Test(arguments: [(2_000, 2_048), (4_000, 4_096)])
        func `The soft limit is raised, and the kernel's table is grown before there is a thread`(
            limit: Int, table: Int
        ) async throws {
            let table = max(table, try await Self.inherited())
            let shell = "ulimit -Sn 256; ulimit -Hn \(limit)"
            try await withEdge(configuration: Configuration.monthly(8), shell: shell) { edge, _, _ in
                #expect(Self.limits(edge.program.id) == [limit, limit])
                #expect(Self.status(edge.program.id, "FDSize") == table)
            }
        }

        /// If a file, such as the access log, reaches its size limit, the kernel by default ends the process.
        /// The edge must continue to run.
        @Test func `A limit of a file's size ends nothing, and lines that find no room are counted`()
            async throws
        {
            let folder = try TemporaryFolder()
            let size = 4_096 << 10
            try folder.write(String(repeating: "\n", count: size - 1), to: "log")
            let configuration = Configuration.monthly(800, "log: { access: \(folder.file("log")) }")
            try await withEdge(configuration: configuration, shell: "ulimit -f 4096") { edge, _, _ in
                #expect(try await edge.web.say("ann").status == 200)
                try await until("a line that was dropped") {
                    let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                    return metrics.contains(/usher_log_lines_dropped_total[^\n]* [1-9]/)
                }
                #expect(edge.program.stderr.contains("its lines are dropped and counted"))
                #expect(try await edge.web.say("ann").status == 200)
                #expect(folder.read("log")?.utf8.count == size)
            }
        }

        @Test
        func `The tools grow the kernel's table, too`() async throws {
            let table = max(2_048, try await Self.inherited())
            let silent = try await onLoop { loop in
                let listener = try TestListener(on: loop)
                defer { listener.close() }
                let bench = [Places.usherBench, "upstream", "--listen", "127.0.0.1:0"]
                let control = [
                    Places.usherctl, "top", "--admin", "http://127.0.0.1:\(listener.port)",
                ]
                var sizes: [Int?] = []
                for arguments in [bench, control] {
                    let program = try await Program.start(
                        ["bash", "-c", "ulimit -Sn 256; ulimit -Hn 2000; exec \"$0\" \"$@\""] + arguments)
                    sizes.append(
                        try? await soon("a grown table", within: 5) {
                            guard let size = Self.status(program.id, "FDSize"), size >= table else {
                                return nil
                            }
                            return size
                        })
                    program.signal(SIGKILL)
                    try await program.end()
                }
                return sizes
            }
            // If the kernel permits it, `usher-bench` also raises its hard limit of descriptors.
            let raised = try await Program.run(["bash", "-c", "ulimit -Hn 2000 && ulimit -Hn 131072"])
            #expect(silent == [raised.exitCode == 0 ? 131_072 : table, table])
        }

        @Test
        func
            `idle connections to operators' and probes' ports hold up neither messages nor operators`()
            async throws
        {
            let configuration = Configuration.monthly(100_000, "probe_listen: 127.0.0.1:0")
            try await withEdge(configuration: configuration, shell: "ulimit -n 600") { edge, _, _ in
                let line = edge.program.stderr.firstMatch(
                    of: /probes and metrics on http:\/\/127.0.0.1:(\d+)/)
                let ports = [edge.adminPort, try #require(line.flatMap { UInt16($0.1) })]
                try await onLoop(within: 60) { loop async throws in
                    var idle: [Peer] = []
                    defer { for peer in idle { peer.close() } }
                    for _ in 0..<400 {
                        for port in ports {
                            if let peer = try? await Peer.connect(to: .loopback(port: port), on: loop) {
                                idle.append(peer)
                            }
                        }
                    }
                    #expect(try await edge.web.say("ann").status == 200)
                    for port in ports {
                        let client = TestClient(port: port, on: loop)
                        #expect(try await client.ask("GET", "/livez").status == 200)
                        client.leave()
                    }
                }
            }
        }

        @Test
        func `Too many streams are refused as connections, and nothing else suffers`() async throws {
            let configuration = Configuration.monthly(100_000)
            try await withEdge(configuration: configuration, shell: "ulimit -n 1024") { edge, upstream, _ in
                let table = Self.status(edge.program.id, "FDSize")
                #expect(edge.program.stderr.contains("1024 file descriptors"))
                let (port, adminPort) = (edge.port, edge.adminPort)
                let (statuses, live) = try await onLoop(within: 60) { loop in
                    let many = Streams(port: port, on: loop)
                    await many.open(700)
                    let admin = TestClient(port: adminPort, on: loop)
                    let live = try await admin.ask("GET", "/livez").status
                    admin.leave()
                    many.close()
                    return (many.statuses, live)
                }
                #expect(live == 200)
                let served = statuses.count { $0 == 200 }
                #expect(served > 400 && statuses.allSatisfy { $0 == 200 || $0 == nil }, "\(Set(statuses))")
                #expect(statuses.count { $0 == nil } == 700 - served)
                // Each stream needs two descriptors. The edge reserves 128 for operators and itself.
                #expect(served <= (1024 - 128) / 2, "\(served) streams leave no reserve")
                #expect(edge.program.stderr.contains("Client connections are refused"))
                #expect(Self.status(edge.program.id, "FDSize") == table)
                let metrics = try await Web(port: adminPort).ask("GET", "/metrics").text
                let refused = metrics.firstMatch(
                    of: /usher_connections_refused_total\{reason="descriptors"\} (\d+)/)
                #expect(refused.flatMap { Int($0.1) } == 700 - served)
                try await upstream.openGate()
                try await until("connections to be taken again") {
                    edge.program.stderr.contains("Client connections are accepted again")
                }
                #expect(try await edge.web.say("ann").status == 200)
            }
        }
    }
}

/// Opens streams whose answers stop in the middle.
final class Streams {
    private let port: UInt16
    private let loop: EventLoop
    private var open: [UpstreamConnection] = []
    /// The status of each answer. It is nil if the connection was refused.
    private(set) var statuses: [Int?] = []

    init(port: UInt16, on loop: EventLoop) {
        self.port = port
        self.loop = loop
    }

    func open(_ count: Int) async {
        for index in 0..<count {
            loop.spawn(with: self) { streams in await streams.openOne(index) }
        }
        _ = await eventually(on: loop, within: 40) { statuses.count == count }
    }

    private func openOne(_ index: Int) async {
        let client = TestClient(port: port, on: loop)
        let fields = ["x-user-id": "u\(index)", "content-type": "application/json"]
        let body = Web.words(model: "gate", stream: true)
        do {
            let connection = try await client.open("POST", "/v1/chat/completions", fields, body: body)
            open.append(connection)
            statuses.append(connection.head.status)
        } catch {
            statuses.append(nil)
        }
    }

    func close() { for connection in open { connection.finish(isWhole: false) } }
}
