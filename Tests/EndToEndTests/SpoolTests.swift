import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// What an edge owes Redis, through its own end.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct SpoolTests {
        @Test
        func `what was used while Redis was away is counted though the edge is killed, too`() async throws {
            let redis = try await RedisServer.start(["--appendonly", "yes", "--appendfsync", "always"])
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Configuration.monthly(800, deadline: "150ms"), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let store = "unix:\(redis.socketPath)"
            let edge = try await Edge.start(arguments, in: folder, redis: store)
            let running = Task { try await edge.web.say("ann", model: "gate", stream: true) }
            try await until("the message to be on its way") { try await upstream.seen().total == 1 }
            redis.kill9()
            try await upstream.openGate()
            #expect(try await running.value.status == 200, "an answer is never cut for the store")
            // It is counted there once it has been written.
            try await until("the settlement on the disk") {
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                return metrics.contains("\nusher_spool_depth 1\n")
            }
            edge.program.signal(SIGKILL)
            _ = try await edge.program.end()
            try await redis.launch()
            let next = try await Edge.start(arguments, in: folder, redis: store)
            try await until("the settlement to be counted") {
                next.program.talk.contains("Redis has counted 1 settlements that had waited in the spool.")
            }
            #expect(try await next.used(by: "ann") == 1)
            #expect(try await next.stop() == 0)
            try await upstream.stop()
        }

        @Test
        func `what was let through while Redis was away is counted though the edge is killed meanwhile`()
            async throws
        {
            let redis = try await RedisServer.start(["--appendonly", "yes", "--appendfsync", "always"])
            let upstream = try await Upstream.start()
            let folder = try TemporaryFolder()
            try folder.write(Configuration.monthly(800, deadline: "150ms", grace: 2), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let store = "unix:\(redis.socketPath)"
            let edge = try await Edge.start(arguments, in: folder, redis: store)
            #expect(try await edge.web.say("ann").status == 200)
            redis.kill9()
            let running = Task { try? await edge.web.say("ann", model: "gate", stream: true) }
            try await until("the message to be on its way") { try await upstream.seen().total == 2 }
            edge.program.signal(SIGKILL)
            _ = try await edge.program.end()
            _ = await running.value
            try await upstream.openGate()
            // The next edge finds Redis still away: one more of the two may pass.
            let next = try await Edge.start(arguments, in: folder, redis: store)
            var statuses: [Int] = []
            for _ in 0..<3 {
                let answer = try await next.web.ask(
                    "POST", "/v1/chat/completions", ["x-user-id": "ann"], body: Web.words(model: "any"))
                statuses.append(answer.status)
            }
            #expect(statuses == [200, 503, 503])
            try await redis.launch()
            try await until("both to be counted") {
                next.program.talk.contains("2 of them were let through while Redis was away; 0 went past")
            }
            #expect(try await next.used(by: "ann") == 3)
            #expect(try await next.stop() == 0)
            try await upstream.stop()
        }
    }
}
