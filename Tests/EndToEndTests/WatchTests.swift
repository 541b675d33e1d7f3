import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Operators see exactly what happened at an edge, but no text that users wrote.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct WatchTests {
        private static func configuration(_ upstream: Upstream, log: String) -> String {
            Configuration.monthly(
                6,
                """
                prices: [{ model: any, input: 1, output: 2 }, { model: "*", input: 1, output: 2 }]
                log: { access: \(log), ids: hashed }
                traces: { url: "\(upstream.url)/v1/traces", sample: 1, headers: { authorization: { env: OTLP } } }
                upstreams: [{ name: llm, url: "\(upstream.url)", private: true, key: { env: LLM_KEY } }]
                """)
        }

        private func watch(_ body: (Edge, Upstream, TemporaryFolder) async throws -> Void) async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.configuration(upstream, log: files.file("access.log")), to: "edge.yaml")
            let secrets = ["LLM_KEY": "canary-key", "OTLP": "canary-otlp"]
            try await withEdge(["--config", files.file("edge.yaml")], environment: secrets) { edge, _ in
                try await body(edge, upstream, files)
            }
            try await upstream.stop()
        }

        /// Sends requests with every possible outcome, each a known number of times.
        ///
        /// - Returns: the request ids of the answers.
        @discardableResult private func send(to edge: Edge) async throws -> [String] {
            let web = edge.web
            var ids: [String] = []
            func expect(_ status: Int, _ answer: Answer) {
                #expect(answer.status == status)
                ids.append(answer.fields["x-request-id"] ?? "none")
            }
            for _ in 0..<3 { expect(200, try await web.say("ann")) }
            for _ in 0..<2 { expect(200, try await web.say("ann", stream: true)) }
            expect(500, try await web.say("ann", model: "fail-500"))
            expect(502, try await web.say("ann", model: "reset"))
            expect(200, try await web.say("ann"))
            for _ in 0..<2 { expect(429, try await web.say("ann")) }
            let path = "/v1/chat/completions"
            expect(401, try await web.ask("POST", path, body: Web.words(model: "any")))
            expect(400, try await web.ask("POST", path, ["x-user-id": "ann"], body: "{"))
            expect(405, try await web.ask("GET", path, ["x-user-id": "ann"]))
            expect(200, try await web.ask("GET", "/v1/usage", ["x-user-id": "ann"]))
            expect(404, try await web.ask("GET", "/nowhere"))
            expect(400, try await web.ask("GE(T", "/"))
            return ids
        }

        @Test(.needsPythonPackages)
        func `Metrics count exactly what happened`() async throws {
            try await watch { edge, _, _ in
                try await send(to: edge)
                let admin = Web(port: edge.adminPort)
                try await until("the streams' ends") {
                    try await admin.ask("GET", "/metrics").text.contains("usher_reservations_open 0\n")
                }
                let accept = ["accept": "application/openmetrics-text; version=1.0.0"]
                let answer = try await admin.ask("GET", "/metrics", accept)
                #expect(answer.fields["content-type"]?.hasPrefix("application/openmetrics-text") == true)
                let page = try await Page.read(answer.text)
                #expect(page.sum("usher_decisions_total", ["reason": "allowed", "plan": "premium"]) == 8)
                #expect(page.sum("usher_decisions_total", ["reason": "limit", "limit": "messages"]) == 2)
                #expect(page.sum("usher_decisions_total", ["reason": "identity"]) == 1)
                #expect(page.sum("usher_decisions_total", ["reason": "bad_request"]) == 1)
                #expect(page.sum("usher_decisions_total", ["reason": "unknown_address"]) == 1)
                #expect(page.sum("usher_decisions_total") == 13)
                #expect(page.sum("usher_messages_total", ["model": "any"]) == 6)
                #expect(page.sum("usher_tokens_total", ["model": "any", "kind": "input"]) == 54)
                #expect(page.sum("usher_tokens_total", ["model": "any", "kind": "output"]) == 36)
                #expect(page.sum("usher_cost_dollars_total") == 0.000126)
                #expect(page.sum("usher_reservations_opened_total") == 8)
                #expect(page.sum("usher_reservations_ended_total", ["ending": "settled"]) == 6)
                #expect(page.sum("usher_reservations_ended_total", ["ending": "refunded"]) == 2)
                #expect(page.sum("usher_upstream_answers_total", ["upstream": "llm", "outcome": "ok"]) == 6)
                #expect(page.sum("usher_upstream_answers_total", ["outcome": "server_error"]) == 1)
                #expect(page.sum("usher_upstream_answers_total", ["outcome": "broken"]) == 1)
                #expect(page.sum("usher_http_faults_total", ["status": "400"]) == 1)
                #expect(page.sum("usher_page_answers_total", ["page": "usage", "status": "200"]) == 1)
                #expect(page.sum("usher_page_answers_total", ["page": "unknown", "status": "404"]) == 1)
                // The second refusal can come from the edge's cache, without a call to Redis.
                #expect([9, 10].contains(page.sum("usher_limiter_duration_seconds_count")))
                #expect(page.sum("usher_time_to_first_byte_seconds_count") == 6)
                #expect(page.sum("usher_request_duration_seconds_count") == 13)
                #expect(page.sum("usher_streams_open") == 0)
                #expect(page.sum("usher_redis_connected") == 1)
                #expect(page.sum("usher_build_info") == 1 && page.sum("usher_settings_info") == 1)
                #expect(page.sum("process_resident_memory_bytes") > 1_000_000)
                #expect(page.sum("process_open_fds") > 5)
                let answers = ["model": "any", "upstream": "llm"]
                #expect(page.sum("usher_time_to_first_byte_seconds_count", answers) == 6)
                #expect(page.sum("usher_kill_switch_on") == 0)
                #expect(page.samples.contains { $0.trace?.count == 32 }, "an exemplar names a trace")
                #expect(!answer.text.contains("\"ann\""), "no user is a label")
            }
        }

        @Test func `The log has a line for each request with the id of its answer, and no name`() async throws
        {
            try await watch { edge, _, files in
                let ids = try await send(to: edge)
                try await until("the log's lines") {
                    files.read("access.log")?.split(separator: "\n").count == 16
                }
                let lines = try (files.read("access.log") ?? "").split(separator: "\n").map {
                    try JSONDecoder().decode(LogLine.self, from: Data($0.utf8))
                }
                let people = Set(lines.compactMap(\.user))
                #expect(people.count == 1 && people.first?.wholeMatch(of: /[0-9a-f]{16}/) != nil)
                #expect(lines.filter { $0.status == 429 && $0.limit == "messages" }.count == 2)
                #expect(
                    lines.filter { $0.stream == true && $0.inputTokens == 9 && $0.outputTokens == 6 }.count
                        == 2)
                #expect(lines.filter { $0.costMicrodollars == 21 && $0.reservation == "settled" }.count == 6)
                #expect(lines.filter { $0.decision == "page" }.count == 2)
                #expect(Set(ids).count == 16 && Set(lines.compactMap(\.requestID)) == Set(ids))

                unsafe rename(files.file("access.log"), files.file("access.log.1"))
                edge.program.signal(SIGHUP)
                _ = try await edge.web.ask("GET", "/nowhere")
                try await until("a new file") { files.read("access.log")?.contains("unknown") == true }
            }
        }

        @Test func `A trace continues through the edge to the upstream`() async throws {
            try await watch { edge, upstream, _ in
                let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
                let fields = [
                    "x-user-id": "ann", "content-type": "application/json",
                    "traceparent": "00-\(trace)-00f067aa0ba902b7-01",
                ]
                let path = "/v1/chat/completions"
                let answer = try await edge.web.patiently("POST", path, fields, body: Web.words(model: "any"))
                #expect(answer.status == 200)
                let traceparent = try await upstream.seen().last.fields?["traceparent"] ?? ""
                #expect(traceparent.hasPrefix("00-\(trace)-") && traceparent.hasSuffix("-01"))
                #expect(!traceparent.contains("00f067aa0ba902b7"), "the upstream's parent is the edge")
                let control = Web(port: upstream.port)
                let spans = try await soon("spans") {
                    let text = try await control.ask("GET", "/control/spans").text
                    return text.contains(trace) ? text : nil
                }
                #expect(
                    spans.contains(String(traceparent.dropFirst(36).prefix(16))),
                    "its span is that of the call")
                for name in [
                    "gen_ai.request.model", "gen_ai.response.model", "gen_ai.usage.input_tokens",
                    "usher.plan",
                ] {
                    #expect(spans.contains(name))
                }
            }
        }

        @Test func `Nothing that people write is in the metrics, the log or a trace`() async throws {
            try await watch { edge, upstream, files in
                let secrets = [
                    "x-user-id": "canary-user", "content-type": "application/json",
                    "authorization": "Bearer canary-caller", "cookie": "canary-cookie",
                    "x-api-key": "canary-caller", "user-agent": "canary-agent", "tracestate": "canary=1",
                    "idempotency-key": "canary-id", "x-request-id": "canary-request",
                    "accept-language": "canary", "traceparent": "canary-trace",
                ]
                let bodies = [
                    #"{"model":"any","messages":[{"role":"user","content":"canary-content"}]}"#,
                    #"{"model":"canary of a sentence","messages":[{"role":"user","content":"x"}]}"#,
                    // This model does not exist, but the upstream answers nevertheless, as many upstreams do.
                    #"{"model":"canary-invented","messages":[{"role":"user","content":"x"}]}"#,
                    #"{"model":"fail-500","messages":[{"role":"user","content":"canary-content"}]}"#,
                    #"{"model":"reset","messages":[{"role":"user","content":"canary-content"}]}"#,
                    #"{"model":"canary-model","#, #"["canary-content"]"#,
                ]
                for (index, body) in bodies.enumerated() {
                    var fields = secrets
                    fields["idempotency-key"] = "canary-id-\(index)"
                    let path = "/v1/chat/completions?key=canary-query"
                    _ = try await edge.web.patiently("POST", path, fields, body: body)
                }
                _ = try await edge.web.ask("GET", "/canary-path", secrets)
                _ = try await edge.web.ask("GE(T", "/canary-path", secrets)
                let page = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                let control = Web(port: upstream.port)
                let spans = try await soon("spans") {
                    let text = try await control.ask("GET", "/control/spans").text
                    return text.components(separatedBy: "traceId").count > 6 ? text : nil
                }
                try await edge.stop()
                let log = files.read("access.log") ?? ""
                #expect(log.split(separator: "\n").count == bodies.count + 2)
                let documents = spans.replacing("canary-otlp", with: "")
                let stderr = edge.program.stderr + edge.program.output
                for (name, text) in [
                    ("log", log), ("metrics", page), ("spans", documents), ("stderr", stderr),
                ] {
                    #expect(!text.contains("canary"), "\(name): \(text)")
                }
            }
        }
    }
}

private struct LogLine: Decodable {
    let requestID: String?
    let user: String?
    let status: Int
    let decision: String
    let limit: String?
    let stream: Bool?
    let inputTokens: Int?
    let outputTokens: Int?
    let costMicrodollars: Int?
    let reservation: String?

    private enum CodingKeys: String, CodingKey {
        case requestID = "request_id"
        case inputTokens = "input_tokens"
        case outputTokens = "output_tokens"
        case costMicrodollars = "cost_microdollars"
        case user, status, decision, limit, stream, reservation
    }
}

private struct Page {
    struct Family: Decodable { let samples: [Sample] }

    struct Sample: Decodable {
        let name: String
        let labels: [String: String]
        let value: String
        let trace: String?
    }

    let samples: [Sample]

    static func read(_ text: String) async throws -> Page {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "page")
        let data = try await Python.run(
            "Tests/Service/TelemetryTests/Python/read_metrics.py", ["openmetrics", folder.file("page")])
        return Page(samples: try JSONDecoder().decode([Family].self, from: data).flatMap(\.samples))
    }

    func sum(_ name: String, _ labels: [String: String] = [:]) -> Double {
        let matching = samples.filter { sample in
            sample.name == name && labels.allSatisfy { sample.labels[$0.key] == $0.value }
        }
        return matching.reduce(0) { $0 + (Double($1.value) ?? 0) }
    }
}
