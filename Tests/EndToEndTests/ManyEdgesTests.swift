import HTTP
import Reactor
import Synchronization
import TestSupport
import Testing
import Wire

extension EndToEnd {
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct ManyEdgesTests {
        @Test
        func `64 clients over three edges on one Redis get exactly the 100 answers of the limit`()
            async throws
        {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Configuration.monthly(100), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
            let store = Store.server(redis)
            try await withEdge(arguments, redis: store) { first, _ in
                try await withEdge(arguments, redis: store) { second, _ in
                    try await withEdge(arguments, redis: store) { third, _ in
                        let edges = [first, second, third]
                        let statuses = try await Self.statuses(of: 64, each: 4, over: edges)
                        #expect(statuses == [200: 100, 429: 156])
                        #expect(try await upstream.seen().total == 100)
                        for edge in edges { #expect(try await edge.used(by: "crowd") == 100) }
                    }
                }
            }
            try await upstream.stop()
        }

        /// A user's limit of open usage streams (screens) must hold for all loops together, because the
        /// kernel assigns connections to loops at random.
        @Test
        func `32 screens of one user may be open, whichever loop each is on, and no more`() async throws {
            let files = try TemporaryFolder()
            let two = Configuration.monthly(100).replacing("loops: 1", with: "loops: 2")
            try files.write(two, to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml"), "--demo"]) { edge, _ in
                let heads = try await run(on: ChildProcessLoop.loop) { loop in
                    var heads: [String] = []
                    var screens: [Peer] = []
                    for number in 0..<132 {
                        let screen = try await Peer.connect(to: .loopback(port: edge.port), on: loop)
                        let user = "u\(number % 4)"
                        try await screen.send(
                            "GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nx-user-id: \(user)\r\n\r\n")
                        heads.append(String(try await screen.read(through: "\r\n").prefix(12)))
                        screens.append(screen)
                    }
                    for screen in screens { screen.close() }
                    return heads
                }
                #expect(heads[..<128].allSatisfy { $0 == "HTTP/1.1 200" }, "\(heads)")
                #expect(heads[128...].allSatisfy { $0 == "HTTP/1.1 429" }, "\(heads)")
            }
        }

        /// Each loop has its own pool of connections to the upstream, but all pools share one limit.
        @Test func `An upstream gets no more connections than it may have, over all loops`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let two = Configuration.monthly(100).replacing("loops: 1", with: "loops: 2")
            let named =
                "upstreams: [{ name: up, url: \"\(upstream.url)\", private: true, max_connections: 4 }]"
            try files.write("\(two)\n\(named)\n", to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                let port = edge.port
                let statuses = try await onLoop { loop in
                    let client = TestClient(port: port, on: loop)
                    var (streams, statuses): ([UpstreamConnection], [Int]) = ([], [])
                    for _ in 0..<16 {
                        let stream = try await client.open(
                            "POST", "/v1/chat/completions",
                            ["content-type": "application/json", "x-user-id": "eve"],
                            body:
                                #"{"model":"dense","messages":[{"role":"user","content":"wait"}],"stream":true}"#
                        )
                        statuses.append(stream.head.status)
                        streams.append(stream)
                    }
                    for stream in streams {
                        stream.releaseHead()
                        stream.finish(isWhole: false)
                    }
                    client.leave()
                    return statuses
                }
                #expect(
                    statuses.count { $0 == 200 } == 4 && statuses.count { $0 == 503 } == 12, "\(statuses)")
            }
            try await upstream.stop()
        }

        private static func statuses(of clients: Int, each: Int, over edges: [Edge]) async throws -> [Int:
            Int]
        {
            try await withThrowingTaskGroup(of: [Int].self) { group in
                for client in 0..<clients {
                    let web = edges[client % edges.count].web
                    group.addTask {
                        var statuses: [Int] = []
                        for _ in 0..<each { statuses.append(try await web.say("crowd").status) }
                        return statuses
                    }
                }
                var counts: [Int: Int] = [:]
                for try await statuses in group { for status in statuses { counts[status, default: 0] += 1 } }
                return counts
            }
        }
    }
}
