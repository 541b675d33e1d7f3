import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// TLS between client and edge, and between edge and upstream, with certificates of a test authority.
    @Suite(
        .needsRedisServer, .needsPython, .needsCurl, .needsOpenSSL, .ownCertificates, .timeLimit(.minutes(1)))
    struct TransportTests {
        @Test
        func `A TLS listener in front of a TLS upstream, both verified`() async throws {
            let authority = try await Certificates()
            let upstream = try await Upstream.start(try await authority.issue("IP:127.0.0.1"))
            let files = try await Self.configuration(authority, upstream, trusting: authority)
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                let answer = try await Self.ask(edge, trusting: authority.authority)
                #expect(answer.exitCode == 0, "\(answer.stderr)")
                #expect(answer.output.contains("Well done, keep going."))
                let stranger = try await Certificates()
                let suspicious = try await Self.ask(edge, trusting: stranger.authority)
                withExtendedLifetime(stranger) {}
                #expect(suspicious.exitCode == 60, "the client verifies")
            }
            try await upstream.stop()
        }

        @Test
        func `8 MiB reach an upstream over TLS through sockets of 16 KiB, twice on one connection`()
            async throws
        {
            let authority = try await Certificates()
            let upstream = try await Upstream.start(try await authority.issue("IP:127.0.0.1"))
            let link = try await SimulatedLink.start(to: .loopback(port: upstream.port), .network)
            let files = try await Self.configuration(
                authority, upstream, trusting: authority, over: link, "http: { max_body: 16MiB }")
            let size = 8 << 20
            let words = String(repeating: "x", count: size)
            try files.write(
                #"{"model":"any","messages":[{"role":"user","content":"\#(words)"}]}"#, to: "large.json")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                for _ in 0..<2 {
                    let answer = try await Self.ask(
                        edge, trusting: authority.authority, "@\(files.file("large.json"))")
                    #expect(answer.output.hasSuffix("\n200"), "\(answer.output) \(answer.stderr)")
                }
                let figures = await link.figures
                #expect(figures.accepted == 1)
                #expect(figures.bytesToUpstream > 2 * size)
            }
            try await upstream.stop()
            await link.stop()
        }

        @Test
        func `An upstream with an untrusted certificate gets no message`() async throws {
            let authority = try await Certificates()
            let upstream = try await Upstream.start(try await authority.issue("IP:127.0.0.1"))
            let files = try await Self.configuration(authority, upstream, trusting: try await Certificates())
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                let answer = try await Self.ask(edge, trusting: authority.authority)
                #expect(answer.output.hasSuffix("\n502"))
                #expect(
                    edge.program.stderr.contains(
                        "shows is not trusted: the certificate of 127.0.0.1 is not signed by a "
                            + "trusted authority"))
                #expect(edge.program.stderr.contains("ca_file"))
            }
            try await upstream.stop()
        }

        @Test
        func `Operators connect over TLS, and their token is sent nowhere else`() async throws {
            let authority = try await Certificates()
            let own = try await authority.issue("IP:127.0.0.1")
            let files = try TemporaryFolder()
            let tls = "{ certificate: \"\(own.chain)\", key: \"\(own.key)\" }"
            try files.write(Configuration.monthly(800, "admin: { tls: \(tls) }"), to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", "http://127.0.0.1:1"]
            try await withEdge(arguments) { edge, folder in
                let admin = "127.0.0.1:\(edge.adminPort)"
                func ctl(_ words: String...) async throws -> Program {
                    try await Program.run(
                        [Places.usherctl, "config", "show", "--data-dir", folder.file("data")] + words)
                }
                let shown = try await ctl("--admin", "https://\(admin)", "--ca-file", authority.authority)
                #expect(shown.exitCode == 0 && shown.output.contains("digest"), "\(shown.stderr)")
                let unknown = try await ctl("--admin", "https://\(admin)")
                #expect(unknown.exitCode == 69 && unknown.stderr.contains("--ca-file"), "\(unknown.stderr)")
                let plain = try await ctl("--admin", "http://\(admin)")
                #expect(plain.exitCode != 0 && plain.output.isEmpty)
                let ready = ["health", "--admin-listen", admin]
                let health = try await Program.run(
                    [Places.usher] + ready + ["--ca-file", authority.authority])
                #expect(health.exitCode == 0 && health.output == "ready\n", "\(health.output)")
                let blind = try await Program.run([Places.usher] + ready)
                #expect(blind.exitCode == 1 && blind.output.contains("--ca-file"), "\(blind.output)")
            }
        }

        @Test
        func `A token is sent unencrypted to another machine only if that is requested`() async throws {
            // `usherctl` must not connect to 192.0.2.1, where nothing answers (TEST-NET-1, RFC 5737).
            let token = ["USHER_ADMIN_TOKEN": String(repeating: "t", count: 30)]
            func ctl(_ admin: String, _ more: String...) async throws -> Program {
                try await Program.run(
                    [Places.usherctl, "config", "show", "--admin", admin] + more, environment: token)
            }
            let refused = try await ctl("http://192.0.2.1:9090")
            #expect(refused.exitCode == 64 && refused.stderr.contains("--insecure"), "\(refused.stderr)")
            #expect(refused.stderr.contains("https://") && !refused.stderr.contains("ttt"))
            for near in ["http://127.0.0.1:1", "http://localhost:1", "http://[::1]:1", "https://127.0.0.1:1"]
            {
                #expect(try await ctl(near).exitCode == 69, "\(near)")
            }
            // This address is this machine, but does not look like loopback. Its port is closed, so the
            // connection is refused at once.
            let said = try await ctl("http://0.0.0.0:1", "--insecure")
            #expect(said.exitCode == 69, "\(said.stderr)")
            #expect(try await ctl("http://0.0.0.0:1").exitCode == 64)
        }

        private static func configuration(
            _ authority: Certificates, _ upstream: Upstream, trusting trusted: Certificates,
            over link: SimulatedLink? = nil, _ settings: String = ""
        ) async throws -> TemporaryFolder {
            let files = try TemporaryFolder()
            let own = try await authority.issue("IP:127.0.0.1")
            let ca = TemporaryFolder.content(of: trusted.authority) ?? ""
            try files.write(ca, to: "authority.pem")
            let more = """
                tls: { certificate: "\(own.chain)", key: "\(own.key)" }
                upstreams:
                  - name: llm
                    url: https://127.0.0.1:\(link?.port ?? upstream.port)
                    private: true
                    ca_file: authority.pem
                \(settings)
                """
            try files.write(Configuration.monthly(800, more), to: "edge.yaml")
            return files
        }

        private static func ask(
            _ edge: Edge, trusting authority: String, _ body: String = Web.words(model: "any")
        ) async throws -> Program {
            try await Program.run([
                "curl", "-s", "-w", #"\n%{http_code}"#, "--cacert", authority,
                "https://127.0.0.1:\(edge.port)/v1/chat/completions", "-H", "x-user-id: ann", "-H",
                "content-type: application/json", "-d", body,
            ])
        }
    }
}
