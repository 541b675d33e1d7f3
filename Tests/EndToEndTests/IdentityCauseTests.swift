import Foundation
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// Checks every reason for which a caller is not authenticated. The answer has a sentence for the user
    /// and advice for an engineer. The access log and the metrics have the reason. If a wrong setting can be
    /// the cause, the log names the setting.
    @Suite(.needsRedisServer, .needsPython, .ownCertificates, .timeLimit(.minutes(2)))
    struct IdentityCauseTests {
        struct Row: Sendable, CustomTestStringConvertible {
            let shown: String
            /// The claims that replace those of a valid token, as JSON. A claim of `null` is removed. If the
            /// text is empty, the request has the header `x-user-id` instead of a token.
            var claims = ""
            let cause: String
            let advice: String
            /// The text that the log line about the refusal must contain. If it is empty, no line is logged.
            var line = ""
            var testDescription: String { shown }
        }

        private static let rows = [
            Row(
                shown: "a trusted header from a peer that is not named", cause: "header_not_believed",
                advice: "x-user-id is accepted only from the peers",
                line: "x-user-id is not accepted from 127.0.0.1: from: of that header in identity:"),
            Row(
                shown: "a token without exp", claims: #"{"exp":null}"#, cause: "token_without_exp",
                advice: "the token has no exp", line: "because it has no exp"),
            Row(
                shown: "a token that has ended", claims: #"{"exp":1000000000}"#, cause: "token_expired",
                advice: "the token has expired"),
            Row(
                shown: "a token of another issuer", claims: #"{"iss":"https://evil.example/"}"#,
                cause: "token_issuer", advice: "see its iss", line: "its iss is not https://id.example/"),
            Row(
                shown: "a token for another audience", claims: #"{"aud":"other-canary"}"#,
                cause: "token_audience", advice: "see its aud", line: "its aud is not one of coach"),
            Row(
                shown: "a token with a plan that does not exist", claims: #"{"plan":"plan-canary"}"#,
                cause: "token_plan", advice: "a plan that does not exist here",
                line: "its plan does not exist; plans are premium"),
        ]

        private static func configuration(_ jwt: String, _ more: String = "") -> String {
            Configuration.monthly(800, more).replacing(
                "  - trusted_header: x-user-id\n    from: [127.0.0.0/8]\n",
                with: "  - { trusted_header: x-user-id, from: [10.0.0.0/8] }\n  - jwt: { \(jwt) }\n")
        }

        private static let rules =
            "issuer: \"https://id.example/\", audience: coach, algorithms: [HS256], claims: { plan: plan }, "
            + "secret: { file: secret }"
        private static let secret = String(repeating: "secret-canary-", count: 4)

        /// Makes a token (RFC 7515) with Python's standard library.
        private static func token(_ claims: String) async throws -> String {
            let program = """
                import base64, hashlib, hmac, json, sys, time
                b64 = lambda data: base64.urlsafe_b64encode(data).rstrip(b"=")
                claims = {"sub": "ann", "iss": "https://id.example/", "aud": "coach", "exp": int(time.time()) + 300}
                claims |= json.loads(sys.argv[2])
                claims = {name: value for name, value in claims.items() if value is not None}
                text = b64(b'{"alg":"HS256","typ":"JWT"}') + b"." + b64(json.dumps(claims).encode())
                signature = hmac.new(sys.argv[1].encode(), text, hashlib.sha256).digest()
                print((text + b"." + b64(signature)).decode())
                """
            let made = try await Program.run(["python3", "-c", program, secret, claims])
            return made.output.trimmingCharacters(in: .newlines)
        }

        @Test(arguments: rows)
        func `A refused identity is reported to whoever can repair it`(row: Row) async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.secret, to: "secret")
            let more = "log: { access: \(files.file("access.log")) }"
            let jwt = "\(Self.rules), unknown_plan: refuse"
            try files.write(Self.configuration(jwt, more), to: "edge.yaml")
            let fields =
                row.claims.isEmpty
                ? ["x-user-id": "ann-canary"]
                : ["authorization": "Bearer \(try await Self.token(row.claims))"]
            try await withEdge(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) { edge, _ in
                for _ in 0..<3 {
                    let answer = try await edge.web.ask(
                        "POST", "/v1/chat/completions", fields, body: Web.words(model: "any"))
                    #expect(answer.status == 401)
                    #expect(answer["error.message"]?.contains("please sign in") == true, "\(answer.text)")
                    #expect(answer["error.advice"]?.contains(row.advice) == true, "\(answer.text)")
                }
                let stderr = edge.program.stderr
                if row.line.isEmpty {
                    #expect(!stderr.contains("token"), "\(stderr)")
                } else {
                    #expect(stderr.split(separator: "\n").count { $0.contains(row.line) } == 1, "\(stderr)")
                }
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                #expect(
                    metrics.contains("usher_identity_refusals_total{cause=\"\(row.cause)\"} 3"), "\(metrics)")
                try await until("the access log") {
                    let log = files.read("access.log") ?? ""
                    return log.split(separator: "\n").count { $0.contains(#""cause":"\#(row.cause)""#) } == 3
                }
                #expect(!(stderr + (files.read("access.log") ?? "")).contains("canary"))
                // The bad token is the caller's mistake, so the edge stays ready and reports no trouble.
                let ready = try await Web(port: edge.adminPort).ask("GET", "/readyz")
                #expect(ready.status == 200 && !ready.text.contains("troubles"), "\(ready.text)")
            }
            try await upstream.stop()
        }

        @Test
        func `A token's unknown plan is logged if it is not refused`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.secret, to: "secret")
            try files.write(Self.configuration(Self.rules), to: "edge.yaml")
            let token = try await Self.token(#"{"plan":"plan-canary"}"#)
            try await withEdge(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) { edge, _ in
                for _ in 0..<2 {
                    let answer = try await edge.web.patiently(
                        "POST", "/v1/chat/completions", ["authorization": "Bearer \(token)"],
                        body: Web.words(model: "any"))
                    #expect(answer.status == 200, "\(answer.text)")
                }
                let line =
                    "names a plan that does not exist, so its user has premium; plans are premium"
                let stderr = edge.program.stderr
                #expect(stderr.split(separator: "\n").count { $0.contains(line) } == 1, "\(stderr)")
                #expect(!stderr.contains("canary"))
            }
            try await upstream.stop()
        }

        @Test
        func `Keys that cannot be fetched are reported everywhere, and the edge stays ready`() async throws {
            let upstream = try await Upstream.start()
            let free = try Sockets.listen(on: .loopback(port: 0), shared: false)
            let port = Sockets.localAddress(of: free.number)?.port ?? 0
            _ = consume free
            let url = "http://127.0.0.1:\(port)/jwks.json"
            let jwt =
                "issuer: \"https://id.example/\", audience: coach, algorithms: [RS256], "
                + "keys: { url: \"\(url)\", private: true }"
            let files = try TemporaryFolder()
            try files.write(Self.configuration(jwt), to: "edge.yaml")
            let token = try await Self.token("{}")
            try await withEdge(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) {
                edge, folder in
                for _ in 0..<2 {
                    let answer = try await edge.web.ask(
                        "POST", "/v1/chat/completions", ["authorization": "Bearer \(token)"],
                        body: Web.words(model: "any"))
                    #expect(answer.status == 503)
                    #expect(answer["error.code"] == "identity_unavailable")
                    #expect(!answer.text.contains("127.0.0.1"), "\(answer.text)")
                }
                let line =
                    "the keys of https://id.example/ (\(url)): 127.0.0.1:\(port) refuses connections: "
                    + "Connection refused."
                let stderr = edge.program.stderr
                #expect(stderr.split(separator: "\n").count { $0.contains(line) } == 1, "\(stderr)")
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                let counter = #"usher_key_fetches_total{issuer="https://id.example/",outcome="refused"}"#
                // An edge shows this counter as 0 from its start, so the test checks the value, too.
                #expect(metrics.contains(counter) && !metrics.contains("\(counter) 0\n"), "\(metrics)")
                let ready = try await Web(port: edge.adminPort).ask("GET", "/readyz")
                #expect(ready.status == 200, "\(ready.text)")
                #expect(ready["troubles.0.name"] == "the keys of https://id.example/", "\(ready.text)")
                #expect(ready["troubles.0.cause"] == "refused")
                let doctor = try await Ctl(edge: edge, folder: folder)("doctor")
                #expect(doctor.exitCode == 1)
                #expect(doctor.output.contains("✗ the keys of https://id.example/"), "\(doctor.output)")
                #expect(doctor.output.contains("refuses connections: Connection refused"))
            }
            try await upstream.stop()
        }
    }
}
