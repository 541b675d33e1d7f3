import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// The end of an edge that is asked to end.
    @Suite(.needsRedisServer, .needsPython, .needsCurl, .timeLimit(.minutes(1)))
    struct DrainTests {
        @Test(arguments: [SIGTERM, SIGINT])
        func `a running stream ends well, nothing new is taken`(signal: Int32) async throws {
            let folder = try TemporaryFolder()
            let upstream = try await Upstream.start()
            try folder.write(Configuration.monthly(800), to: "edge.yaml")
            let edge = try await Edge.start(
                ["--config", folder.file("edge.yaml"), "--upstream", upstream.url], in: folder)
            let stream = try await Self.stream(from: edge)
            try await until("the first words") { stream.output.contains("Well") }

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
        func `a second signal does not wait for streams`() async throws {
            let folder = try TemporaryFolder()
            let upstream = try await Upstream.start()
            try folder.write(Configuration.monthly(800), to: "edge.yaml")
            let edge = try await Edge.start(
                ["--config", folder.file("edge.yaml"), "--upstream", upstream.url], in: folder)
            let stream = try await Self.stream(from: edge)
            try await until("the first words") { stream.output.contains("Well") }
            edge.program.signal(SIGTERM)
            try await until("closed doors") { await edge.web.refuses() }
            edge.program.signal(SIGTERM)
            try await edge.program.end(within: 5)
            #expect(try await stream.end() != 0, "a cut stream looked whole")
            try await until("the end of its Redis", within: 5) { Processes.naming(folder.path).isEmpty }
            try await upstream.stop()
        }

        /// A client whose stream stands still after its first words.
        private static func stream(from edge: Edge) async throws -> Program {
            try await Program.start([
                "curl", "-sN", edge.url + "/v1/chat/completions", "-H", "x-user-id: ann", "-H",
                "content-type: application/json", "-d", Web.words(model: "gate", stream: true),
            ])
        }
    }
}
