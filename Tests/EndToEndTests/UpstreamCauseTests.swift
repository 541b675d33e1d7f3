import Foundation
import Glibc
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// Tests all ways in which an upstream cannot be reached or refuses the edge's API key. Each case checks
    /// what the caller reads and what the operator reads.
    @Suite(.needsRedisServer, .needsPython, .needsOpenSSL, .ownCertificates, .timeLimit(.minutes(3)))
    struct UpstreamCauseTests {
        struct Row: Sendable, CustomTestStringConvertible {
            let cause: String
            var status = 502
            var code = "upstream_unavailable"
            /// The word for the failure in the access log, the metrics and the output of `usherctl doctor`.
            let outcome: String
            /// A text in the only log line about the failure, which also has the upstream's name and address.
            let line: String
            var more = ""
            var model = "any"
            /// The result of the request that `usherctl doctor` sends to the upstream. It is nil if this
            /// request fails in the same way as messages do.
            var asked: String?
            var testDescription: String { cause }
        }

        private static let rows = [
            Row(
                cause: "its name is unknown", outcome: "unknown_name",
                line: "its name cannot be looked up", more: "connect_timeout: 15s"),
            Row(cause: "nobody listens", outcome: "refused", line: "refuses connections: Connection refused"),
            Row(
                cause: "its address never answers", status: 504, code: "upstream_timeout",
                outcome: "connect_late", line: "did not accept a connection in time",
                more: "connect_timeout: 200ms"),
            Row(
                cause: "an unknown authority signed its certificate", outcome: "untrusted",
                line: "is not signed by a trusted authority"),
            Row(
                cause: "plain HTTP answers on the port for TLS", outcome: "no_tls",
                line: "does not speak TLS: wrong version number"),
            Row(
                cause: "its port is for TLS, and http:// is written", outcome: "broken",
                line: "If it speaks TLS, write https:// in url:"),
            Row(
                cause: "it takes too long", status: 504, code: "upstream_timeout", outcome: "late",
                line: "it did not answer in time", more: "first_byte_timeout: 200ms", model: "stall",
                asked: "ok"),
            Row(
                cause: "it breaks off", outcome: "broken",
                line: "it ended the connection before its answer was whole", model: "reset", asked: "ok"),
            Row(
                cause: "it does not accept the key", outcome: "unauthorized",
                line: "does not accept the team's own key", more: "key: { file: team.key }",
                model: "fail-401",
                asked: "ok"),
            Row(
                cause: "it does not accept the key, and answers 400 as Gemini does", outcome: "unauthorized",
                line: "does not accept the team's own key", more: "key: { file: team.key }"),
            Row(
                cause: "it does not accept the key, and says so in pieces", outcome: "unauthorized",
                line: "does not accept the team's own key", more: "key: { file: team.key }",
                model: "no-key-slowly", asked: "ok"),
            Row(
                cause: "it asks for a key", outcome: "unauthorized",
                line: "asks for a key (401 or 403), and none is configured", model: "fail-403", asked: "ok"),
        ]

        /// The upstream's address in the configuration, and an object that must live until the test ends.
        private static func place(_ row: Row, _ upstream: Upstream) async throws -> (
            url: String, keep: (any Sendable)?
        ) {
            switch row.cause {
            case "its name is unknown": return ("http://upstream.invalid:8000", nil)
            case "nobody listens":
                let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
                return ("http://\(Sockets.localAddress(of: socket.number)?.description ?? "")", nil)
            case "its address never answers":
                let hole = try await SilentAddress.make()
                return ("http://127.0.0.9:\(hole.port)", hole)
            case "an unknown authority signed its certificate":
                let certificates = try await Certificates()
                let secure = try await Upstream.start(try await certificates.issue("IP:127.0.0.1"))
                // The server has already read the certificate files, so they can be removed now.
                return withExtendedLifetime(certificates) { (secure.url, secure) }
            case "its port is for TLS, and http:// is written":
                let certificates = try await Certificates()
                let secure = try await Upstream.start(try await certificates.issue("IP:127.0.0.1"))
                return withExtendedLifetime(certificates) {
                    (secure.url.replacing("https://", with: "http://"), secure)
                }
            case "plain HTTP answers on the port for TLS": return ("https://127.0.0.1:\(upstream.port)", nil)
            case "it does not accept the key, and answers 400 as Gemini does":
                return ("\(upstream.url)/no-key", nil)
            default: return (upstream.url, nil)
            }
        }

        @Test(arguments: rows)
        func `An upstream's fault is reported once, and the answer is friendly`(row: Row) async throws {
            let upstream = try await Upstream.start()
            let (url, keep) = try await Self.place(row, upstream)
            let files = try TemporaryFolder()
            try files.write("SECRET-KEY-CANARY\n", to: "team.key")
            let more = row.more.isEmpty ? "" : ", \(row.more)"
            let configuration = """
                upstreams: [ { name: llm, url: "\(url)", private: true\(more) } ]
                log: { access: \(files.file("access.log")) }
                """
            try files.write(Configuration.monthly(800, configuration), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, folder in
                for _ in 0..<3 { try await Self.expectWarmWords(edge, row) }
                #expect(try await edge.used(by: "ann") == 0)
                let stderr = edge.program.stderr
                let lines = stderr.split(separator: "\n").filter { $0.contains(row.line) }
                #expect(lines.count == 1, "\(stderr)")
                #expect(lines.first?.hasPrefix("upstream llm (\(url)") == true, "\(stderr)")
                #expect(!stderr.contains("CANARY"))
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(
                    metrics.contains(
                        #"usher_upstream_answers_total{upstream="llm",outcome="\#(row.outcome)"} 3"#),
                    "\(metrics)")
                try await until("the access log") {
                    let log = files.read("access.log") ?? ""
                    return log.split(separator: "\n").count { $0.contains(#""outcome":"\#(row.outcome)""#) }
                        == 3
                }
                let ready = try await Web(port: edge.adminPort).ask("GET", "/readyz")
                #expect(
                    ready.status == 200 && ready.text.contains(#""cause":"\#(row.outcome)""#), "\(ready.text)"
                )
                try await Self.expectFinding(Ctl(edge: edge, folder: folder), row)
            }
            try await upstream.stop()
            try await (keep as? Upstream)?.stop()
            await (keep as? SilentAddress)?.end()
        }

        private static func expectWarmWords(_ edge: Edge, _ row: Row) async throws {
            let answer = try await edge.web.say("ann", model: row.model)
            #expect(answer.status == row.status, "\(answer.text)")
            let problem = try answer.problem()
            #expect(problem.code == row.code)
            #expect(problem.message.contains("Your message wasn't counted"))
            for word in ["llm", "127.0.0", "key", "TLS", "scripted", "certificate"] {
                #expect(!answer.text.contains(word), "\(word): \(answer.text)")
            }
        }

        private static func expectFinding(_ ctl: Ctl, _ row: Row) async throws {
            let document = try await ctl.json("doctor")
            let findings = document["findings"] as? [[String: Any]] ?? []
            let ofUpstream = findings.filter { ($0["check"] as? String)?.hasSuffix("upstream llm") == true }
            let verdicts = ofUpstream.compactMap { $0["verdict"] as? String }
            let texts = ofUpstream.map { finding in
                ["text", "advice"].compactMap { finding[$0] as? String }.joined(separator: " ")
            }
            // If the request of `usherctl doctor` succeeds, the command still warns about failed messages.
            #expect(verdicts == (row.asked == nil ? ["bad"] : ["fine", "warning"]), "\(findings)")
            #expect(texts.last?.contains(row.line) == true, "\(texts)")
            if row.asked == nil { #expect(try await ctl("doctor").exitCode == 1) }
        }

        @Test
        func `An upstream that was removed, or that has moved, is no longer reported`()
            async throws
        {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            func write(_ upstreams: (name: String, url: String)...) throws {
                let list = upstreams.map {
                    "{ name: \($0.name), url: \"\($0.url)\", private: true, models: [\"\($0.name)\"] }"
                }
                try files.write(
                    Configuration.monthly(800, "upstreams: [ \(list.joined(separator: ", ")) ]"),
                    to: "edge.yaml")
            }
            let nobody = try {
                let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
                return "http://\(Sockets.localAddress(of: socket.number)?.description ?? "")"
            }()
            try write(("gone", nobody), ("moved", nobody), ("stays", nobody))
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                func troubles() async throws -> [Bool] {
                    let text = try await Web(port: edge.adminPort).ask("GET", "/readyz").text
                    return ["gone", "moved", "stays"].map { text.contains("upstream \($0)") }
                }
                for model in ["gone", "moved", "stays"] {
                    #expect(try await edge.web.say("ann", model: model).status == 502)
                }
                #expect(try await troubles() == [true, true, true])
                try write(("moved", upstream.url), ("stays", nobody))
                edge.program.signal(SIGHUP)
                try await until("the reload") { edge.program.stderr.contains(" is in force.") }
                #expect(try await troubles() == [false, false, true])
                #expect(edge.program.stderr.contains("upstream gone (\(nobody)) is no longer asked."))
            }
            try await upstream.stop()
        }

        @Test
        func `Another error of 400 or 403 reaches the caller unchanged, and is not reported`() async throws {
            try await withEdge(configuration: Configuration.monthly(800, "")) { edge, _, _ in
                for (model, status, text) in [("fail-400", 400, "scripted"), ("gone", 403, "File abc")] {
                    let answer = try await edge.web.say("ann", model: model)
                    #expect(answer.status == status && answer.text.contains(text), "\(answer.text)")
                }
                #expect(try await edge.used(by: "ann") == 0)
                let ready = try await Web(port: edge.adminPort).ask("GET", "/readyz").text
                #expect(!ready.contains("unauthorized"), "\(ready)")
            }
        }

        @Test
        func `A key that is refused is reported to the caller in their own dialect`() async throws {
            let configuration = Configuration.monthly(800, "")
            try await withEdge(configuration: configuration) { edge, _, _ in
                for (path, body, member) in [
                    ("/v1/messages", #"{"model":"fail-401","max_tokens":9,"messages":[]}"#, "api_error"),
                    ("/v1/chat/completions", Web.words(model: "fail-401"), "server_error"),
                ] {
                    let fields = ["x-user-id": "ann", "content-type": "application/json"]
                    let answer = try await edge.web.patiently("POST", path, fields, body: body)
                    #expect(
                        answer.status == 502 && answer.text.contains(#""type":"\#(member)""#),
                        "\(answer.text)")
                    #expect(answer.fields["x-should-retry"] == "false", "\(answer.text)")
                }
            }
        }
    }
}

/// A local port at which no connection is ever accepted.
final class SilentAddress: Sendable {
    let port: UInt16
    private let hole: LoopBound<BlackHole>

    static func make() async throws -> SilentAddress {
        let loop = ChildProcessLoop.loop
        let free = try Sockets.listen(on: .v4(0x7F00_0009, port: 0), shared: false)
        let port = Sockets.localAddress(of: free.number)?.port ?? 0
        _ = consume free
        let hole = try await run(on: loop) { loop in
            LoopBound(try await BlackHole(at: .v4(0x7F00_0009, port: port), on: loop), on: loop)
        }
        return SilentAddress(port, hole)
    }

    private init(_ port: UInt16, _ hole: LoopBound<BlackHole>) {
        (self.port, self.hole) = (port, hole)
    }

    func end() async { await hole.ask { $0.close() } }
}
