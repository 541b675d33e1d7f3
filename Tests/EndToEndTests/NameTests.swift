import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// The upstream has a host name. The name server does not reply, replies, or gives another address.
    @Suite(.needsRedisServer, .needsNameServer, .ownNames, .timeLimit(.minutes(1)))
    struct NameTests {
        private func withNamedUpstream(
            isPrivate: Bool, _ body: (Edge, NameServer) async throws -> Void
        ) async throws {
            let names = try await NameServer.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let upstreams = """
                upstreams:
                  - name: llm
                    url: "http://llm.test:\(upstream.port)"
                    connect_timeout: 400ms
                    private: \(isPrivate)
                """
            try files.write(Configuration.monthly(800, upstreams), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")], shell: names.shell) { edge, _ in
                try await body(edge, names)
            }
            try await upstream.stop()
            try await names.stop()
        }

        @Test func `Name servers that hang cost a message its time to connect, and are reported once`()
            async throws
        {
            try await withNamedUpstream(isPrivate: true) { edge, names async throws in
                for _ in 0..<3 {
                    let start = Clocks.monotonic()
                    #expect(try await edge.web.say("ann").status == 504)
                    let took = (Clocks.monotonic() - start) / 1_000_000
                    #expect((390..<3_000).contains(took), "\(took) ms")
                }
                let stderr = edge.program.stderr
                #expect(
                    stderr.matches(of: /llm\.test cannot be looked up: the name servers are silent/).count
                        == 1)
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(metrics.contains("\nusher_names_failing 1\n"))
                names.knowEveryName()
                try await until("an answer over the name") { try await edge.web.say("ann").status == 200 }
                #expect(edge.program.stderr.contains("llm.test can be looked up again"))
                #expect(try await edge.used(by: "ann") == 1)
            }
        }

        @Test func `A name that no longer exists is reported as such`() async throws {
            try await withNamedUpstream(isPrivate: true) { edge, names async throws in
                names.knowNoName()
                #expect(try await edge.web.say("ann").status == 502)
                #expect(edge.program.stderr.contains("the name servers have no address for it"))
            }
        }

        @Test func `A name that resolves to a private address is not connected to`() async throws {
            try await withNamedUpstream(isPrivate: false) { edge, names async throws in
                names.knowEveryName()
                for _ in 0..<2 {
                    let answer = try await edge.web.say("ann")
                    #expect(answer.status == 502)
                    #expect(try answer.problem().message.contains("Your message wasn't counted"))
                }
                let warnings = edge.program.stderr.matches(
                    of: /llm\.test of upstream llm leads to 127\.0\.0\.1, a private address/)
                #expect(warnings.count == 1)
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(metrics.contains(#"outcome="private_address"} 2"#))
                #expect(try await edge.used(by: "ann") == 0)
            }
        }
    }
}
