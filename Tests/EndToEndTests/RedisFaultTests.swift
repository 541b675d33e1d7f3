import Glibc
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// Faults of two kinds of Redis: the one embedded in the edge, and one across a network.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct RedisFaultTests {
        @Test(arguments: Transport.possible)
        func `A killed Redis loses no count, and the edge recovers by itself`(transport: Transport)
            async throws
        {
            try await withStore(over: transport, Configuration.monthly(800)) {
                edge, upstream, redis, folder in
                for _ in 0..<7 { #expect(try await edge.web.say("ann").status == 200) }
                try await edge.redisHasWritten(folder)
                if let redis {
                    redis.kill9()
                    try await redis.launch()
                } else {
                    let child = try #require(edge.redis)
                    kill(child, SIGKILL)
                    try await until("another Redis") { edge.redis.map { $0 != child } ?? false }
                }
                try await until("an answer") {
                    try await edge.web.ask("GET", "/v1/usage", Self.ann).status == 200
                }
                #expect(try await edge.used(by: "ann") == 7)
                #expect(try await edge.web.say("ann").status == 200)
                #expect(try await edge.used(by: "ann") == 8)
                #expect(try await upstream.seen().total == 8)
                let words = "The embedded Redis is back, and so are its counts."
                #expect(edge.program.stderr.contains(words) == (redis == nil))
            }
        }

        @Test(arguments: Transport.possible)
        func `A Redis that hangs is not waited for, and nothing is counted or forwarded meanwhile`(
            transport: Transport
        ) async throws {
            try await withStore(over: transport, Configuration.monthly(800, deadline: "150ms")) {
                edge, upstream, _, _ in
                for _ in 0..<3 { #expect(try await edge.web.say("ann").status == 200) }
                let child = try #require(edge.redis)
                kill(child, SIGSTOP)
                var fastest = UInt64.max
                for _ in 0..<5 {
                    let start = Clocks.monotonic()
                    let answer = try await edge.web.ask(
                        "POST", "/v1/chat/completions", Self.ann, body: Web.words(model: "any"))
                    fastest = min(fastest, Clocks.monotonic() - start)
                    #expect(answer.status == 503)
                    #expect(try answer.problem().message.hasPrefix("I couldn't check your usage right now"))
                    #expect(1...5 ~= Int(answer.fields["retry-after"] ?? "") ?? 0)
                }
                // The edge's deadline for Redis is 150 ms. A busy machine delays some of the tries, so the
                // best of five counts.
                #expect(fastest < 300_000_000, "\(fastest / 1_000_000) ms")
                #expect(try await Web(port: edge.adminPort).ask("GET", "/livez").status == 200)
                #expect(try await Web(port: edge.adminPort).ask("GET", "/readyz").status == 503)
                kill(child, SIGCONT)
                try await until("readiness") {
                    try await Web(port: edge.adminPort).ask("GET", "/readyz").status == 200
                }
                try await until("the old figure") {
                    let usage = try await edge.web.ask("GET", "/v1/usage", Self.ann)
                    return try usage.status == 200 && usage.decoded(UsageDocument.self).used == 3
                }
                #expect(try await upstream.seen().total == 3)
            }
        }

        /// Calls `body` with an edge. Over plain loopback the edge uses its embedded Redis, and over all
        /// other transports a separate one.
        private func withStore(
            over transport: Transport, _ configuration: @autoclosure () -> String,
            _ body: (Edge, Upstream, RedisServer?, TemporaryFolder) async throws -> Void
        ) async throws {
            try await transport.scope {
                var redis: RedisServer?
                if transport != .plainLoopback {
                    redis = try await RedisServer.start(["--appendonly", "yes"])
                }
                let store = redis.map(Store.server) ?? .embedded
                try await withEdge(configuration: configuration(), redis: store) { edge, upstream, folder in
                    try await body(edge, upstream, redis, folder)
                }
            }
        }

        @Test(.embeddedRedis)
        func `A killed edge ends its embedded Redis, too, and the next one has the counts`() async throws {
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Configuration.monthly(800), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let edge = try await Edge.start(arguments, in: folder)
            let child = try #require(edge.redis)
            for _ in 0..<5 { #expect(try await edge.web.say("ann").status == 200) }
            try await edge.redisHasWritten(folder)
            edge.program.signal(SIGKILL)
            #expect(try await edge.program.end() == 128 + SIGKILL)
            try await until("the end of its Redis") { !Processes.isRunning(child) }
            #expect(Processes.naming(folder.path) == [])
            let next = try await Edge.start(arguments, in: folder)
            #expect(try await next.used(by: "ann") == 5)
            try await next.stop()
            #expect(Processes.naming(folder.path) == [])
            try await upstream.stop()
        }

        @Test(.embeddedRedis)
        func `A second edge on the same data directory says so and ends`() async throws {
            try await withEdge(["--preset", "coach", "--demo"]) { edge, folder in
                let second = try await Program.run([
                    Places.usher, "--preset", "coach", "--demo", "--listen", "127.0.0.1:0", "--admin-listen",
                    "127.0.0.1:0", "--data-dir", folder.file("data"),
                ])
                #expect(second.exitCode == 69)
                #expect(second.stderr.contains("\(folder.file("data")) is in use by another usher."))
                #expect(try await edge.web.say("demo-premium").status == 200)
            }
        }

        private static let ann = ["x-user-id": "ann"]
    }
}
