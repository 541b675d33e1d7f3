import TestSupport
import Testing

extension EndToEnd {
    /// What the caller reads if the upstream fails. A message to a failed upstream must not be counted.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(1)))
    struct UpstreamFaultTests {
        @Test
        func `A failure is reported, and the message is refunded`() async throws {
            try await withEdge(configuration: Configuration.monthly(800)) { edge, upstream, _ in
                #expect(try await edge.web.say("ann").status == 200)
                for (model, status) in [
                    ("fail-500", 500), ("fail-503", 503), ("fail-429", 429), ("reset", 502),
                ] {
                    let answer = try await edge.web.say("ann", model: model)
                    #expect(answer.status == status, "\(model)")
                    #expect(answer.text.contains("scripted") == (status != 502), "\(model)")
                }
                #expect(try await edge.used(by: "ann") == 1)
                #expect(try await upstream.seen().models["reset"] == 1, "a message was sent twice")
            }
        }

        @Test
        func `An answer that ends half-way reaches no client as a complete one`() async throws {
            try await withEdge(configuration: Configuration.monthly(800)) { edge, _, _ in
                for isStream in [false, true] {
                    await #expect(throws: (any Error).self) {
                        try await edge.web.say("ann", model: "cut", stream: isStream)
                    }
                }
                let whole = try await edge.web.say("ann")
                #expect(whole.status == 200)
            }
        }

        @Test
        func `An upstream that is away is a 502, and the message is refunded`() async throws {
            try await withEdge(configuration: Configuration.monthly(800)) { edge, upstream, _ in
                #expect(try await edge.web.say("ann").status == 200)
                try await upstream.stop()
                let answer = try await edge.web.say("ann")
                #expect(answer.status == 502)
                #expect(try answer.problem().message.contains("Your message wasn't counted"))
                #expect(try answer.problem().code == "upstream_unavailable")
                #expect(try await edge.used(by: "ann") == 1)
            }
        }

        @Test
        func `A late upstream is a 504, and the message is refunded`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let upstreams = """
                upstreams:
                  - { name: llm, url: "\(upstream.url)", private: true, first_byte_timeout: 200ms }
                """
            try files.write(Configuration.monthly(800, upstreams), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                let answer = try await edge.web.say("ann", model: "stall")
                #expect(answer.status == 504)
                #expect(try answer.problem().code == "upstream_timeout")
                #expect(try await edge.used(by: "ann") == 0)
            }
            try await upstream.stop()
        }
    }
}
