import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Tests G21 with a Redis that replies, but can lose its counts or has lost them.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct UnfitStoreTests {
        private static func tell(_ redis: RedisServer, _ words: String...) async throws {
            let done = try await Program.run(["redis-cli", "-s", redis.socketPath] + words)
            try #require(done.exitCode == 0, "\(done.output)\(done.stderr)")
        }

        private static func ready(_ edge: Edge) async throws -> (status: Int, text: String) {
            let answer = try await Web(port: edge.adminPort).ask("GET", "/readyz")
            return (answer.status, answer.text)
        }

        /// Sends a message once and returns the status. `say` would repeat it while the edge refuses because
        /// of Redis.
        private static func status(_ edge: Edge) async throws -> Int {
            let ann = ["x-user-id": "ann"]
            return try await edge.web.ask(
                "POST", "/v1/chat/completions", ann, body: Web.words(model: "any")
            ).status
        }

        private static func withEdge(
            on redis: RedisServer, _ body: (Edge, TemporaryFolder) async throws -> Void
        ) async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(configuration(""), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
            try await EndToEndTests.withEdge(arguments, redis: .server(redis), body)
            try await upstream.stop()
        }

        private static func configuration(_ more: String) -> String {
            Configuration.monthly(100).replacingOccurrences(of: "deadline: 5s", with: "deadline: 5s\(more)")
        }

        /// Some hosts and proxies refuse the command INFO. The edge must count messages nevertheless.
        @Test
        func `A Redis that refuses INFO counts, and readiness and log say so in its words`() async throws {
            let redis = try await RedisServer.start(["--rename-command", "INFO", ""])
            try await Self.withEdge(on: redis) { edge, _ in
                #expect(edge.program.stderr.contains("ERR unknown command 'INFO'"), "\(edge.program.stderr)")
                for _ in 0..<2 {
                    #expect(try await edge.web.say("ann").status == 200)
                    #expect(try await Self.ready(edge).status == 200)
                    // The edge checks Redis on each new connection, so the test closes the present ones.
                    try await Self.tell(redis, "CLIENT", "KILL", "TYPE", "normal")
                }
                try await until("it counts over the new connection") { try await edge.used(by: "ann") == 2 }
                #expect(!edge.program.stderr.contains("refused until"), "\(edge.program.stderr)")
            }
        }

        @Test
        func `A host's reason for refusing scripts is in the log, and no message passes`() async throws {
            let redis = try await RedisServer.start([
                "--rename-command", "EVALSHA", "", "--rename-command", "EVAL", "",
            ])
            try await Self.withEdge(on: redis) { edge, _ in
                try await until("the host's words") {
                    edge.program.stderr.contains("unknown command 'EVAL")
                }
                let ready = try await Self.ready(edge)
                #expect(ready.status == 503 && ready.text.contains(#""redis":"down""#), "\(ready.text)")
                #expect(try await Self.status(edge) == 503)
            }
        }

        @Test
        func `A user who may not call scripts by their digest is told of, and served once they may`()
            async throws
        {
            let redis = try await RedisServer.start()
            try await Self.tell(redis, "ACL", "SETUSER", "default", "-evalsha")
            try await Self.withEdge(on: redis) { edge, folder in
                try await until("the log's word") {
                    edge.program.stderr.contains("Redis cannot count now: its user lacks rights (NOPERM)")
                }
                let ready = try await Self.ready(edge)
                #expect(
                    ready.status == 503 && ready.text.contains(#""redis_fault":"missing_rights""#),
                    "\(ready.text)")
                #expect(try await Self.status(edge) == 503)
                let doctor = try await Ctl(edge: edge, folder: folder)("doctor")
                #expect(doctor.output.contains("+evalsha"), "\(doctor.output)")
                try await Self.tell(redis, "ACL", "SETUSER", "default", "+evalsha")
                try await until("readiness") { try await Self.ready(edge).status == 200 }
                #expect(try await edge.web.say("ann").status == 200)
            }
        }

        @Test
        func `An evicting Redis is refused over a new connection, and accepted once it is repaired`()
            async throws
        {
            let redis = try await RedisServer.start()
            try await Self.withEdge(on: redis) {
                edge, _ in
                #expect(try await edge.web.say("ann").status == 200)
                try await Self.tell(redis, "CONFIG", "SET", "maxmemory-policy", "allkeys-lru")
                try await Self.tell(redis, "CLIENT", "KILL", "TYPE", "normal")
                try await until("the refusal") {
                    let ready = try await Self.ready(edge)
                    return ready.status == 503 && ready.text.contains(#""redis_fault":"evicting""#)
                }
                #expect(try await Self.status(edge) == 503)
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(metrics.contains(#"usher_redis_faults{fault="evicting"}"#), "\(metrics)")
                #expect(edge.program.stderr.contains("maxmemory-policy is allkeys-lru"))
                try await Self.tell(redis, "CONFIG", "SET", "maxmemory-policy", "noeviction")
                try await until("readiness") { try await Self.ready(edge).status == 200 }
                #expect(try await edge.web.say("ann").status == 200)
            }
        }

        @Test
        func `A Redis that was emptied is reported everywhere, until the operator accepts it`() async throws {
            let redis = try await RedisServer.start()
            try await Self.withEdge(on: redis) {
                edge, folder in
                let ctl = Ctl(edge: edge, folder: folder)
                #expect(try await edge.web.say("ann").status == 200)
                #expect(try await ctl("store", "show").exitCode == 0)
                try await Self.tell(redis, "FLUSHALL")
                try await until("the alarm") {
                    try await Self.ready(edge).text.contains(#""store_emptied":true"#)
                }
                #expect(try await Self.ready(edge).status == 200)
                #expect(try await edge.web.say("ann").status == 200, "it goes on, by default")
                #expect(edge.program.stderr.contains("Redis has lost its counts"))
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(metrics.contains("usher_store_emptied 1"), "\(metrics)")
                let place = ["--redis", "unix:\(redis.socketPath)"]
                let doctor = try await Program.run([Places.usherctl, "doctor"] + place)
                #expect(doctor.exitCode == 1 && doctor.output.contains("usherctl store accept"))
                #expect(try await ctl("store", "show").exitCode == 1)
                let accepted = try await ctl("store", "accept", "--reason", "a test", "--yes")
                #expect(accepted.exitCode == 0, "\(accepted.stderr)")
                try await until("the end of the alarm") {
                    try await !Self.ready(edge).text.contains("store_emptied")
                }
                #expect(try await ctl("store", "show").exitCode == 0)
            }
        }

        @Test
        func `A Redis that was emptied while the edge was down is refused, if so configured`()
            async throws
        {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Self.configuration(", when_emptied: deny"), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let place = Store.server(redis)
            let edge = try await Edge.start(arguments, in: folder, redis: place)
            try await until("a counted message") { try await edge.web.say("ann").status == 200 }
            try await until("its memory of this Redis") {
                TemporaryFolder.content(of: folder.file("data/store.id"))?.isEmpty == false
            }
            edge.program.signal(SIGKILL)
            try await edge.program.end()
            redis.kill9()
            try await redis.launch()
            let next = try await Edge.start(arguments, in: folder, redis: place)
            try await until("the refusal") {
                try await Self.ready(next).text.contains(#""redis_fault":"emptied""#)
            }
            #expect(try await Self.status(next) == 503)
            let ctl = Ctl(edge: next, folder: folder)
            #expect(try await ctl("store", "accept", "--reason", "a test", "--yes").exitCode == 0)
            try await until("readiness") { try await Self.ready(next).status == 200 }
            #expect(try await next.web.say("ann").status == 200)
            try await next.stop()
            try await upstream.stop()
        }
    }
}
