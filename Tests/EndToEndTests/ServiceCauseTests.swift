import Foundation
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// The subscription service does not answer, or refuses the edge's key. The operator gets a report, and
    /// the subscriber reads a suitable sentence.
    @Suite(.needsRedisServer, .needsPython, .ownCertificates, .timeLimit(.minutes(1)))
    struct ServiceCauseTests {
        struct Row: Sendable, CustomTestStringConvertible {
            let service: String
            let cause: String
            let line: String
            var testDescription: String { "\(service): \(cause)" }
        }

        private static let rows = ["RevenueCat", "Stripe"].flatMap { service in
            [
                Row(
                    service: service, cause: "refused", line: "refuses connections: Connection refused"),
                Row(service: service, cause: "unauthorized", line: "does not accept the key"),
                Row(service: service, cause: "server_error", line: "answers with status 503"),
            ]
        }

        private static let answering = """
            import http.server, sys
            class Answer(http.server.BaseHTTPRequestHandler):
                protocol_version = "HTTP/1.1"
                def do_GET(self):
                    self.send_response(int(sys.argv[1]))
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                def log_message(self, *_): pass
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
            print("port", server.server_address[1], flush=True)
            server.serve_forever()
            """

        @Test(arguments: rows)
        func `A subscription service's fault is reported to operators and users`(row: Row) async throws {
            let status = row.cause == "unauthorized" ? "401" : "503"
            let service = try await Program.start(["python3", "-c", Self.answering, status])
            let port = try await soon("the service's port") {
                service.output.wholeMatch(of: /port (\d+)\n/).flatMap { UInt16($0.1) }
            }
            if row.cause == "refused" {
                service.signal(SIGKILL)
                try await service.end()
            }
            let upstream = try await Upstream.start()
            let url = "http://127.0.0.1:\(port)"
            let keys =
                row.service == "Stripe"
                ? "stripe: { api_key: { env: KEY }, signing_secret: { env: KEY }, base_url: \"\(url)\" }"
                : "revenuecat: { api_key: { env: KEY }, authorization: { env: KEY }, base_url: \"\(url)\" }"
            let more = """
                subscriptions:
                  products: [{ product: "*", plan: premium }]
                  \(keys)
                """
            let files = try TemporaryFolder()
            try files.write(Configuration.coach(5, upstream: upstream.url, more), to: "edge.yaml")
            try await withEdge(
                ["--config", files.file("edge.yaml")], environment: ["KEY": "service-key-canary"]
            ) { edge, folder in
                let ctl = Ctl(edge: edge, folder: folder)
                try await ctl(
                    "user", "entitle", "ann", "--plan", "premium", "--status", "active", "--reason", "a test",
                )
                try await Self.checkUnknown(ctl)
                for (user, words) in [("ann", "Your subscription is active"), ("ben", "I couldn't reach")] {
                    let answer = try await edge.web.ask(
                        "POST", "/v1/subscription/restore", ["x-user-id": user])
                    #expect(answer.status == 503)
                    #expect(answer["code"] == "subscription_service_unavailable", "\(answer.text)")
                    #expect(answer["title"]?.hasPrefix(words) == true, "\(answer.text)")
                    #expect(!answer.text.contains(row.service) && !answer.text.contains("127.0.0.1"))
                }
                let stderr = edge.program.stderr
                let logged = stderr.split(separator: "\n").filter { $0.contains(row.line) }
                #expect(
                    logged.count == 1 && logged.first?.hasPrefix("\(row.service) (\(url))") == true,
                    "\(stderr)")
                #expect(!stderr.contains("canary"))
                let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                let counter =
                    "usher_subscription_questions_total{service=\"\(row.service)\",outcome=\"\(row.cause)\"}"
                // An edge shows this counter as 0 from its start, so the test checks the value, too.
                #expect(metrics.contains(counter) && !metrics.contains("\(counter) 0\n"), "\(metrics)")
                let ready = try await Web(port: edge.adminPort).ask("GET", "/readyz")
                #expect(
                    ready.status == 200 && ready.text.contains(#""cause":"\#(row.cause)""#), "\(ready.text)")
                let doctor = try await ctl("doctor")
                // `usherctl doctor` finds a wrong key before a user notices it.
                #expect(doctor.exitCode == 1, "\(doctor.output)")
                #expect(doctor.output.contains("✗ \(row.service)"))
                #expect(doctor.output.contains(row.line), "\(doctor.output)")
            }
            service.signal(SIGKILL)
            _ = try? await service.end()
            try await upstream.stop()
        }

        /// Checks the answers to an unknown user while the subscription service does not respond.
        private static func checkUnknown(_ ctl: Ctl) async throws {
            for (method, page) in [
                ("GET", "/v1/usage"), ("GET", "/v1/subscription"), ("POST", "/v1/chat/completions"),
            ] {
                let body = #"{"model": "gpt-5", "messages": [{"role": "user", "content": "hi"}]}"#
                let answer = try await ctl.edge.web.ask(
                    method, page, ["x-user-id": "cleo", "Content-Type": "application/json"],
                    body: method == "POST" ? body : nil)
                #expect(answer.status == 503, "\(answer.text)")
                #expect(answer.text.contains("I couldn't load your subscription details right now."))
            }
            let explained = try await ctl("user", "explain", "cleo")
            #expect(explained.output.contains("no subscription service can be asked"), "\(explained.output)")
        }
    }
}
