import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Searches all output and files of the edge for texts of users and for keys. None may be found.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct DiscretionTests {
        @Test
        func `No output and no file holds what users write, or keys of requests`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let upstreams = """
                upstreams:
                  - { name: llm, url: "\(upstream.url)", private: true, key: { env: LLM_KEY } }
                """
            try files.write(Configuration.monthly(800, upstreams), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml")]
            try await withEdge(arguments, environment: ["LLM_KEY": "canary-key"]) { edge, folder in
                let bodies = [
                    #"{"model":"any","messages":[{"role":"user","content":"canary-content"}]}"#,
                    #"{"model":"fail-500","messages":[{"role":"user","content":"canary-content"}]}"#,
                    #"{"model":"reset","messages":[{"role":"user","content":"canary-content"}]}"#,
                    #"{"model":"canary-model","#, #"["canary-content"]"#,
                    #"{"model":7,"input":"canary-content"}"#,
                ]
                var statuses: [Int] = []
                for body in bodies {
                    let answer = try await edge.web.patiently(
                        "POST", "/v1/chat/completions?key=canary-query", Self.fields, body: body)
                    statuses.append(answer.status)
                    #expect(!answer.text.contains("canary"))
                }
                #expect(statuses == [200, 500, 502, 400, 400, 400])
                #expect(try await edge.web.ask("GET", "/canary-path", Self.fields).status == 404)
                let seen = try await upstream.seen().last
                #expect(seen.fields?["authorization"] == "Bearer canary-key", "the team's own key is sent")
                #expect(seen.fields?.values.contains { $0.contains("canary-caller") } == false)
                try await edge.stop()
                #expect(!edge.program.stderr.contains("canary"), "\(edge.program.stderr)")
                #expect(!edge.program.output.contains("canary"), "\(edge.program.output)")
                #expect(Self.filesHolding("canary", in: folder.path) == [])
            }
            try await upstream.stop()
        }

        private static let fields = [
            "x-user-id": "ann", "content-type": "application/json", "authorization": "Bearer canary-caller",
            "x-api-key": "canary-caller", "cookie": "canary-caller",
        ]

        private static func filesHolding(_ text: String, in folder: String) -> [String] {
            let names = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
            let needle = Data(text.utf8)
            return names.compactMap { $0 as? String }.filter { name in
                FileManager.default.contents(atPath: folder + "/" + name)?.range(of: needle) != nil
            }
        }
    }
}
