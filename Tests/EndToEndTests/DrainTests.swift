import Glibc
import TestSupport
import Testing

extension EndToEnd {
    @Suite(.needsRedisServer, .needsPython, .needsCurl, .timeLimit(.minutes(1)))
    struct DrainTests {
        @Test(arguments: [SIGTERM, SIGINT])
        func `A running stream is completed, and nothing new is accepted`(signal: Int32) async throws {
            let (folder, upstream, edge, stream) = try await Self.streaming()

            edge.program.signal(signal)
            try await until("closed doors") { await edge.web.refuses() }
            #expect(try await Web(port: edge.adminPort).ask("GET", "/readyz").status == 503)
            #expect(edge.program.exitCode == nil)
            #expect(stream.exitCode == nil)

            try await upstream.openGate()
            #expect(try await stream.end() == 0)
            #expect(stream.output.hasSuffix("data: [DONE]\n\n"))
            #expect(try await edge.program.end() == 0)
            #expect(Processes.naming(folder.path) == [])
            try await upstream.stop()
        }

        @Test
        func `An edge that is about to drain is not ready, and still serves`() async throws {
            let configuration = Configuration.monthly(800, "drain_delay: 6s")
            try await withEdge(configuration: configuration) { edge, upstream, _ in
                let admin = Web(port: edge.adminPort)
                #expect(try await admin.ask("GET", "/readyz").status == 200)
                edge.program.signal(SIGTERM)
                try await until("no readiness") {
                    let answer = try await admin.ask("GET", "/readyz")
                    return answer.status == 503 && answer.text.contains(#""draining":true"#)
                }
                // Until a load balancer notices the drain, it still sends requests to this edge. All are
                // served.
                #expect(try await edge.web.say("ann").status == 200)
                #expect(try await edge.web.ask("GET", "/v1/usage", ["x-user-id": "ann"]).status == 200)
                #expect(edge.program.stderr.contains("still serves for 6000 ms"))
                try await until("closed doors") { await edge.web.refuses() }
                #expect(try await edge.program.end() == 0)
            }
        }

        @Test(arguments: [
            ("/v1/chat/completions", #"data: {"error":{"message":"I had to stop before this answer"#, 1),
            (
                "/v1/messages",
                // In Anthropic's dialect the first event has no text, so the message is refunded.
                "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\"", 0
            ),
        ])
        func `A stream that outlasts the grace period is told so, and is settled`(
            path: String, error: String, messages: Int
        ) async throws {
            let folder = try TemporaryFolder()
            let redis = try await RedisServer.start()
            let upstream = try await Upstream.start()
            try folder.write(Configuration.monthly(800, "drain_grace: 1s"), to: "edge.yaml")
            let arguments = ["--config", folder.file("edge.yaml"), "--upstream", upstream.url]
            let store = Store.server(redis)
            let edge = try await Edge.start(arguments, in: folder, redis: store)
            let body = Web.words(model: "gate", stream: true)
                .replacing("{\"model\"", with: "{\"max_tokens\":9,\"model\"")
            let stream = try await Program.start([
                "curl", "-sN", edge.url + path, "-H", "x-user-id: ann", "-H",
                "content-type: application/json",
                "-d", body,
            ])
            try await until("the first words") { stream.output.contains("data: ") }
            let silent = try await Program.start([
                "curl", "-s", "-w", #"\n%{http_code}"#, edge.url + path, "-H", "x-user-id: ben", "-H",
                "content-type: application/json", "-d", body.replacing("gate", with: "stall"),
            ])
            try await until("the silent one") { try await upstream.seen().models["stall"] == 1 }
            edge.program.signal(SIGTERM)
            #expect(try await edge.program.end() == 0)
            #expect(try await stream.end() != 0, "a cut stream looked whole")
            #expect(stream.output.contains(error), "\(stream.output)")
            try await silent.end()
            #expect(silent.output.hasSuffix("\n503") && silent.output.contains("I had to stop"))
            // Another edge on the same Redis must report that no message is open, and that the message with
            // the incomplete answer counts.
            let next = try await Edge.start(arguments, in: folder, redis: store)
            let ctl = Ctl(edge: next, folder: folder)
            let open = try await ctl.json("reservations")
            #expect((open["reservations"] as? [Any])?.isEmpty == true, "\(open)")
            #expect(try await next.used(by: "ann") == messages)
            #expect(try await next.used(by: "ben") == 0)
            try await next.stop()
            try await upstream.stop()
        }

        @Test
        func `A second signal does not wait for streams`() async throws {
            let (folder, upstream, edge, stream) = try await Self.streaming()
            edge.program.signal(SIGTERM)
            try await until("closed doors") { await edge.web.refuses() }
            edge.program.signal(SIGTERM)
            try await edge.program.end(within: 15)
            #expect(try await stream.end() != 0, "a cut stream looked whole")
            try await until("the end of its Redis") { Processes.naming(folder.path).isEmpty }
            try await upstream.stop()
        }

        /// An edge, and a client whose stream has received its first words and then gets no more.
        private static func streaming() async throws -> (TemporaryFolder, Upstream, Edge, Program) {
            let folder = try TemporaryFolder()
            let upstream = try await Upstream.start()
            try folder.write(Configuration.monthly(800), to: "edge.yaml")
            let edge = try await Edge.start(
                ["--config", folder.file("edge.yaml"), "--upstream", upstream.url], in: folder)
            let stream = try await stream(from: edge)
            try await until("the first words") { stream.output.contains("Well") }
            return (folder, upstream, edge, stream)
        }

        private static func stream(from edge: Edge) async throws -> Program {
            try await Program.start([
                "curl", "-sN", edge.url + "/v1/chat/completions", "-H", "x-user-id: ann", "-H",
                "content-type: application/json", "-d", Web.words(model: "gate", stream: true),
            ])
        }
    }
}
