import TestSupport
import Testing

extension EndToEnd {
    /// TLS on both sides of the edge, with certificates of the test's own authority.
    @Suite(
        .needsRedisServer, .needsPython, .needsCurl, .needsOpenSSL, .ownCertificates, .timeLimit(.minutes(1)))
    struct TransportTests {
        @Test
        func `a TLS listener in front of a TLS upstream, both verified`() async throws {
            let authority = try await Certificates()
            let upstream = try await Upstream.start(try await authority.issue("IP:127.0.0.1"))
            let files = try await Self.configuration(authority, upstream, trusting: authority)
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                let answer = try await Self.ask(edge, trusting: authority.authority)
                #expect(answer.exitCode == 0, "\(answer.talk)")
                #expect(answer.output.contains("Well done, keep going."))
                let suspicious = try await Self.ask(edge, trusting: "/etc/ssl/certs/ca-certificates.crt")
                #expect(suspicious.exitCode == 60 || suspicious.exitCode == 77, "the client verifies")
            }
            try await upstream.stop()
        }

        @Test
        func `an upstream that nobody vouches for gets no message`() async throws {
            let authority = try await Certificates()
            let upstream = try await Upstream.start(try await authority.issue("IP:127.0.0.1"))
            let files = try await Self.configuration(authority, upstream, trusting: try await Certificates())
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                let answer = try await Self.ask(edge, trusting: authority.authority)
                #expect(answer.output.hasSuffix("\n502"))
            }
            try await upstream.stop()
        }

        private static func configuration(
            _ authority: Certificates, _ upstream: Upstream, trusting trusted: Certificates
        ) async throws -> TemporaryFolder {
            let files = try TemporaryFolder()
            let own = try await authority.issue("IP:127.0.0.1")
            let ca = TemporaryFolder.content(of: trusted.authority) ?? ""
            try files.write(ca, to: "authority.pem")
            let more = """
                tls: { certificate: "\(own.chain)", key: "\(own.key)" }
                upstreams:
                  - name: llm
                    url: https://127.0.0.1:\(upstream.port)
                    private: true
                    ca_file: authority.pem
                """
            try files.write(Configuration.monthly(800, more), to: "edge.yaml")
            return files
        }

        private static func ask(_ edge: Edge, trusting authority: String) async throws -> Program {
            try await Program.run([
                "curl", "-s", "-w", #"\n%{http_code}"#, "--cacert", authority,
                "https://127.0.0.1:\(edge.port)/v1/chat/completions", "-H", "x-user-id: ann", "-H",
                "content-type: application/json", "-d", Web.words(model: "any"),
            ])
        }
    }
}
