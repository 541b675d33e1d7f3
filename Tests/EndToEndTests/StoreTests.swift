import Foundation
import Glibc
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// Tests faults of a separate Redis, as clients, load balancers and operators see them.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct StoreTests {
        /// A fault with which Redis still replies but cannot count.
        struct Trouble: Sendable, CustomTestStringConvertible {
            let testDescription: String
            /// The word for the fault on the page `/readyz`.
            let word: String
            /// A part of the sentence about the fault in the log and in the output of `usherctl doctor`.
            let reason: String
            let make: [[String]]
            let repair: [[String]]

            static let all = [
                Trouble(
                    testDescription: "full memory", word: "memory_full", reason: "its memory is full (OOM)",
                    make: [["CONFIG", "SET", "maxmemory", "1"]],
                    repair: [["CONFIG", "SET", "maxmemory", "0"]]),
                Trouble(
                    testDescription: "too few replicas", word: "too_few_replicas",
                    reason: "too few replicas are connected to it (NOREPLICAS)",
                    make: [["CONFIG", "SET", "min-replicas-to-write", "1"]],
                    repair: [["CONFIG", "SET", "min-replicas-to-write", "0"]]),
                Trouble(
                    testDescription: "a read-only replica", word: "read_only", reason: "it is a replica",
                    make: [["REPLICAOF", "127.0.0.1", "1"]], repair: [["REPLICAOF", "NO", "ONE"]]),
                Trouble(
                    testDescription: "a missing right", word: "missing_rights",
                    reason: "its user lacks the right to call hset",
                    make: [["ACL", "SETUSER", "default", "-hset"]],
                    repair: [["ACL", "SETUSER", "default", "+hset"]]),
                // An admission does not call HINCRBY. The edge must nevertheless refuse messages, because it
                // checks every right that a script needs.
                Trouble(
                    testDescription: "a missing right to settle", word: "missing_rights",
                    reason: "its user lacks the right to call hincrby",
                    make: [["ACL", "SETUSER", "default", "-hincrby"]],
                    repair: [["ACL", "SETUSER", "default", "+hincrby"]]),
                Trouble(
                    testDescription: "a changed password", word: "sign_in",
                    reason: "it does not let this edge in (NOAUTH)",
                    make: [
                        ["CONFIG", "SET", "requirepass", "other"], ["CLIENT", "KILL", "TYPE", "normal"],
                    ],
                    repair: [["AUTH", "other"], ["CONFIG", "SET", "requirepass", ""]]),
            ]
        }

        @Test(arguments: Trouble.all)
        func `Ready means that a message could be counted`(trouble: Trouble) async throws {
            try await withStore(deadline: "5s") { edge, server in
                #expect(try await Self.readiness(edge) == nil)
                #expect(try await Self.status(of: "ann", at: edge) == 200)
                try await Self.tell(server, trouble.make)
                try await until("the reason") { try await Self.readiness(edge) == trouble.word }
                // Readiness reports the fault once one loop has detected it. Other loops can detect it later.
                try await until("a refusal") { try await Self.status(of: "ann", at: edge) == 503 }
                let doctor = try await Program.run([
                    Places.usherctl, "doctor", "--redis", "unix:\(server.socketPath)", "--output", "json",
                ])
                #expect(doctor.exitCode == 1)
                // If `usherctl doctor` cannot sign in to Redis, it reports NOAUTH instead of a reason.
                let reason = trouble.word == "sign_in" ? "NOAUTH" : trouble.reason
                #expect(doctor.output.contains(reason), "\(doctor.output)")
                let admin = try await Program.run([
                    Places.usherctl, "doctor", "--admin", "http://127.0.0.1:\(edge.adminPort)", "--data-dir",
                    "/nowhere",
                ])
                #expect(
                    admin.output.contains(trouble.word.replacing("_", with: " ")),
                    "\(admin.output)\(admin.stderr)")
                try await Self.tell(server, trouble.repair)
                try await until("readiness") { try await Self.readiness(edge) == nil }
                #expect(try await Self.status(of: "ann", at: edge) == 200, "ready, and so is a message")
                #expect(edge.program.stderr.contains("Redis cannot count now: \(trouble.reason)"))
                #expect(edge.program.stderr.contains("Redis is back after "))
            }
        }

        @Test func `Readiness never says yes before a message passes, after 0.3 s of silence`() async throws {
            try await withStore { edge, server in
                try await expectReturn(
                    edge, after: 300_000_000, gone: { server.signal(SIGSTOP) },
                    back: { server.signal(SIGCONT) })
            }
        }

        @Test func `Readiness never says yes before a message passes, after a kill and a second away`()
            async throws
        {
            // Only the first reason is logged. With a long deadline, that reason cannot be a timeout.
            try await withStore(deadline: "5s") { edge, server in
                try await expectReturn(
                    edge, after: 1_000_000_000, gone: { server.kill9() },
                    back: { try await server.launch() })
                // A call in flight when the server dies gets no answer. Later calls cannot connect. A
                // simulated link accepts every connection, and closes it if the server is away.
                let reason =
                    Transport.current == .plainLoopback
                    ? /Redis cannot count now: (it does not answer|nothing listens at \S+redis\.sock)\./
                    : /Redis cannot count now: (it does not answer|\S+ cannot be reached|no TLS connection)/
                #expect(edge.program.stderr.contains(reason), "\(edge.program.stderr)")
                #expect(edge.program.stderr.contains("Redis is back after "))
            }
        }

        // MARK: Watching a store that goes away and comes back

        /// The result of one readiness check, and of a message directly after it.
        private struct Look {
            let begin: UInt64
            let asked: UInt64
            let end: UInt64
            let isReady: Bool
            let status: Int

            /// Whether the edge refused the message without waiting for Redis.
            var isRefusedAtOnce: Bool { status != 200 && end - asked < 140_000_000 }
        }

        /// - Parameter absence: how long Redis is away at least, in nanoseconds.
        private func expectReturn(
            _ edge: Edge, after absence: UInt64, gone: @escaping @Sendable () -> Void,
            back: @escaping @Sendable () async throws -> Void
        ) async throws {
            // On an idle machine, messages pass 200 ms after Redis returns. LedgerTests measures this
            // exactly.
            let late = try await least(below: 1000) { try await watch(edge, absence, gone, back) }
            #expect(late < 1000, "ms from the store's return to the last refusal")
        }

        /// Brings Redis back after `absence`, and after at least one message was refused. Returns the
        /// milliseconds from the return to the last refusal.
        private func watch(
            _ edge: Edge, _ absence: UInt64, _ gone: @escaping @Sendable () -> Void,
            _ back: @escaping @Sendable () async throws -> Void
        ) async throws -> Double {
            var looks: [Look] = []
            var returning: Task<UInt64, any Error>?
            let start = Clocks.monotonic()
            gone()
            var passes = 0
            while passes < 20, Clocks.monotonic() - start < 20_000_000_000 {
                let begin = Clocks.monotonic()
                let isReady = try await Self.readiness(edge) == nil
                let asked = Clocks.monotonic()
                let status = try await Self.status(of: "ann", at: edge)
                let end = Clocks.monotonic()
                looks.append(Look(begin: begin, asked: asked, end: end, isReady: isReady, status: status))
                let isRefused = looks.contains { $0.status == 503 }
                if returning == nil, isRefused, end - start >= absence {
                    returning = Task {
                        try await back()
                        return Clocks.monotonic()
                    }
                }
                passes = status == 200 && isReady && isRefused ? passes + 1 : 0
            }
            #expect(looks.contains { $0.status == 503 }, "readiness said no while Redis was away")
            #expect(passes == 20, "messages pass again: \(looks.suffix(3))")
            guard let returned = try await returning?.value else { return .infinity }
            // Only checks that began after the return of Redis count. Before that, Redis can go away between
            // the readiness check and the message.
            let late = looks.filter { $0.isReady && $0.isRefusedAtOnce && $0.begin > returned }
            #expect(late.isEmpty, "ready, and then refused: \(late)")
            let last = looks.last { $0.status == 503 }?.end ?? 0
            return (Double(last) - Double(returned)) / 1e6
        }

        private static func readiness(_ edge: Edge) async throws -> String? {
            let answer = try await Web(port: edge.adminPort).ask("GET", "/readyz")
            let document = try answer.decoded(ReadinessDocument.self)
            #expect((answer.status == 200) == (document.redisFault == nil))
            return document.redisFault
        }

        private static func status(of user: String, at edge: Edge) async throws -> Int {
            try await edge.web.ask(
                "POST", "/v1/chat/completions", ["x-user-id": user, "content-type": "application/json"],
                body: Web.words(model: "any")
            ).status
        }

        private static func tell(_ server: RedisServer, _ commands: [[String]]) async throws {
            // All commands share one connection, which stays signed in if a command sets a password.
            let words = commands.map { $0.map { $0.isEmpty ? "\"\"" : $0 }.joined(separator: " ") }
            let script = words.map { "echo '\($0)'" }.joined(separator: "; ")
            let done = try await Program.run([
                "bash", "-c", "(\(script)) | redis-cli -s \(server.socketPath)",
            ])
            #expect(done.exitCode == 0, "\(done.output)\(done.stderr)")
        }

        /// - Parameter deadline: the deadline for Redis. It is short if Redis stops replying in the test.
        private func withStore(
            deadline: String = "150ms", _ body: (Edge, RedisServer) async throws -> Void
        ) async throws {
            let server = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let configuration = Configuration.monthly(100_000, deadline: deadline)
                .replacing("loops: 1", with: "loops: 2")
            try files.write(configuration, to: "edge.yaml")
            try await withEdge(
                ["--config", files.file("edge.yaml"), "--upstream", upstream.url],
                redis: .server(server)
            ) { edge, _ in try await body(edge, server) }
            try await upstream.stop()
        }
    }
}

private struct ReadinessDocument: Decodable {
    let redisFault: String?

    private enum CodingKeys: String, CodingKey { case redisFault = "redis_fault" }
}
