import TestSupport
import Testing

extension EndToEndClients {
    /// Runs the providers' own Python clients against the edge. They must understand answers and refusals.
    @Suite(.needsRedisServer, .needsPythonPackages, .timeLimit(.minutes(5)))
    struct OfficialClientTests {
        @Test
        func `The OpenAI client is answered and understands our refusals`() async throws {
            try await withCoach { edge, upstream in
                let calls = try await Self.run("openai_calls.py", edge)
                #expect(
                    calls == [
                        "chat", "chat_stream", "chat_stream_with_usage", "responses", "responses_stream",
                        "embeddings", "models", "files_are_refused", "last_message", "used_up_is_not_retried",
                        "closed_is_not_retried",
                        "unknown_caller", "broken_upstream_is_retried",
                    ])
                let seen = try await upstream.seen()
                #expect(seen.models == ["gpt-any": 6, "any": 1, "fail-500": 3])
                #expect(try await edge.used(by: "demo-premium") == 166)
                #expect(try await edge.used(by: "demo-almost") == 800)
            }
        }

        @Test
        func `The Anthropic client is answered and understands our refusals`() async throws {
            try await withCoach { edge, upstream in
                let calls = try await Self.run("anthropic_calls.py", edge)
                #expect(
                    calls == [
                        "messages", "messages_stream", "counts_tokens", "last_message",
                        "used_up_is_not_retried",
                        "closed_is_not_retried", "broken_upstream_is_retried",
                    ])
                let seen = try await upstream.seen()
                #expect(seen.models == ["claude-any": 3, "fail-529": 3])
                #expect(seen.last.fields?["x-api-key"] == nil, "a caller's key was passed on")
                #expect(try await edge.used(by: "demo-premium") == 162)
                #expect(try await edge.used(by: "demo-almost") == 800)
            }
        }

        /// Two users share one key at a provider, for which all stored objects belong to this key. The edge
        /// must keep the objects of the two users apart.
        @Test(arguments: [
            (
                "openai_owners.py",
                ["responses", "conversations", "files", "uploads", "vector_stores", "containers"], 5
            ), ("anthropic_owners.py", ["files", "batches"], 2),
            ("gemini_owners.py", ["files", "names_are_refused", "batches_are_refused"], 1),
        ])
        func `A client stores, and nobody sees what somebody else has stored`(
            script: String, names: [String], messages: Int
        ) async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let own = "limits: [{ count: messages, per: month, amount: 800 }], may: { stored_objects: own }"
            try files.write(
                """
                plans: { premium: { label: Premium, kind: subscription, \(own) } }
                default_plan: premium
                identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
                loops: 2
                redis: { deadline: 5s }
                \(ListenerTLS.section)
                """, to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) { edge, _ in
                let calls = try await Self.run(script, edge)
                #expect(calls == names)
                #expect(try await edge.used(by: "ann") == messages)
                #expect(try await edge.used(by: "bob") == 0)
            }
            try await upstream.stop()
        }

        private func withCoach(_ body: (Edge, Upstream) async throws -> Void) async throws {
            let upstream = try await Upstream.start()
            try await withPatientDemo("coach", ["--upstream", upstream.url]) { edge, _ in
                try await body(edge, upstream)
            }
            try await upstream.stop()
        }

        private static func run(_ script: String, _ edge: Edge) async throws -> [String] {
            let clients = try await Python.withOfficialClients
            let python = try await Program.run(
                [clients, "-B", Places.file("Clients/\(script)"), edge.url], within: 60)
            #expect(python.exitCode == 0, "\(python.stderr)")
            return python.output.split(separator: "\n").map(String.init)
        }
    }
}
