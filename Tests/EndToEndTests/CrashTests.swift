import Glibc
import Reactor
import Redis
import TestSupport
import Testing

extension EndToEnd {
    /// Checks what is charged for messages whose edge was killed.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct CrashTests {
        private static var configuration: String {
            """
            plans:
              premium:
                label: Premium
                kind: subscription
                limits:
                  - { count: messages, per: month, amount: 800 }
                  - { count: total_tokens, per: month, amount: 100000 }
            default_plan: premium
            identity:
              - trusted_header: x-user-id
                from: [127.0.0.0/8]
            loops: 1
            redis: { deadline: 5s, lease: 2s }
            \(ListenerTLS.section)
            """
        }

        private static func hash(_ key: String, of redis: RedisServer) async throws -> [String: [UInt8]] {
            let path = redis.socketPath
            return try await onLoop { loop in
                let client = RedisRouter(RedisAddress(host: path), on: loop, options: .patient)
                defer { client.close() }
                var arguments = RedisArguments()
                arguments.append("HGETALL")
                arguments.append("us:{AGFubg}:\(key)")
                let items = try await client.sendCommand(arguments).array ?? []
                var pairs: [String: [UInt8]] = [:]
                for index in stride(from: 0, to: items.count - 1, by: 2) {
                    pairs[String(decoding: items[index].bytes ?? [], as: UTF8.self)] = items[index + 1].bytes
                }
                return pairs
            }
        }

        @Test func `Text relayed before an edge was killed is charged, and flagged as a guess`()
            async throws
        {
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Self.configuration, to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let store = Store.server(redis)
            let edge = try await Edge.start(arguments, in: folder, redis: store)
            let running = Task { try? await edge.web.say("ann", model: "gate", stream: true) }
            // A reservation is stored as text. In it, `m:2611:tok=` precedes the estimate of tokens (2611 is
            // the month). After a renewal, `m:2611:tok~` precedes the use so far minus this estimate.
            let row = try await soon("a renewal to tell what has come") {
                try await Self.hash("r", of: redis).first.map { String(decoding: $0.value, as: UTF8.self) }
                    .flatMap { $0.contains(";~") ? $0 : nil }
            }
            edge.program.signal(SIGKILL)
            _ = try await edge.program.end()
            _ = await running.value
            let estimate = try #require(row.firstMatch(of: /;(m:\d+:tok)=(\d+)/))
            let change = try #require(row.firstMatch(of: /:tok~(-\d+)/))
            let told = try #require(Int(estimate.2)) + #require(Int(change.1))
            #expect(told > 1 && told < 200, "a short prompt and a word or two")

            let next = try await Edge.start(arguments, in: folder, redis: store)
            try await until("the lease to end") {
                _ = try await next.used(by: "ann")
                return try await Self.hash("r", of: redis).keys.allSatisfy { $0.hasPrefix("!") }
            }
            #expect(try await next.used(by: "ann") == 1)
            let counters = try await Self.hash("s", of: redis)
            #expect(counters[String(estimate.1)] == Array("\(told)".utf8))
            let month = String(estimate.1.dropFirst(2).prefix(4))
            let line = try #require(try await Self.hash("u:\(month)", of: redis).first)
            #expect(line.key.hasSuffix(" gate") && line.value.count == 60)
            #expect(line.value.prefix(5) == [0, 0, 0, 0, 1], "one message")
            #expect(line.value[36..<41] == [0, 0, 0, 0, 1], "of which a figure is a guess")
            let guessed = [41..<47, 47..<53].map { line.value[$0].reduce(0) { $0 << 8 | Int($1) } }
            #expect(guessed[0] + guessed[1] == told, "all of it, since no usage was reported")
            try await next.stop()
            try await upstream.openGate()
            try await upstream.stop()
        }
    }
}
