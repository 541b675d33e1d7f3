import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// The answers of real edges must match web/openapi-app.json, the description of the app interface.
    @Suite(.needsRedisServer, .needsPythonPackages, .timeLimit(.minutes(2)))
    struct AppInterfaceTests {
        private static let document = Places.inTree("web/openapi-app.json")

        @Test
        func `Each answer of an edge is as the document describes it`() async throws {
            let answers = try Answers()
            // The users, in this order: in a trial, with a plan, after the end of a plan, near a limit, and
            // unknown.
            try await withPatientDemo { edge, _ in
                for user in ["demo-trial", "demo-premium", "demo-expired", "demo-almost", "stranger"] {
                    for path in [
                        "/v1/usage", "/v1/usage?ahead=3", "/v1/subscription", "/v1/words",
                        "/api/subscriptions/usage",
                    ] {
                        try await answers.ask(edge, "GET", path, user: user)
                    }
                }
                try await answers.ask(edge, "GET", "/usage", user: nil)
                for path in ["/v1/usage", "/v1/subscription"] {
                    try await answers.ask(edge, "GET", path, user: nil)
                }
                let message =
                    #"{"model":"demo","max_tokens":50,"messages":[{"role":"user","content":"Hello!"}]}"#
                let gemini = #"{"contents":[{"parts":[{"text":"Hello!"}]}]}"#
                for (path, body) in [
                    ("/v1/chat/completions", message), ("/v1/messages", message),
                    ("/v1/responses", #"{"model":"demo","input":"Hello!"}"#),
                    ("/v1/completions", #"{"model":"demo","prompt":"Hello!"}"#),
                    ("/v1beta/models/demo:generateContent", gemini),
                    ("/v1beta/models/demo:streamGenerateContent?alt=sse", gemini),
                ] {
                    for user in ["demo-premium", "demo-expired"] {
                        try await answers.ask(edge, "POST", path, user: user, body: body)
                    }
                }
            }
            try await withEdge(configuration: Self.checkIns) { edge, _, _ in
                let path = "/v1/check-ins/preferences"
                try await answers.ask(edge, "GET", path, user: "ann")
                for body in [
                    #"{"check_ins_enabled":true,"frequency":"daily"}"#, #"{"frequency":"weekly"}"#,
                    #"{"frequency":"hourly"}"#, "{",
                ] {
                    try await answers.ask(edge, "PUT", path, user: "ann", body: body)
                }
                try await answers.ask(edge, "GET", path, user: "ann")
                try await answers.ask(edge, "POST", "/v1/sessions/current/background", user: "ann")
                for body in ["{}", #"{"answer":"not_now"}"#] {
                    try await answers.ask(edge, "POST", "/v1/check-ins/prompt", user: "ann", body: body)
                }
            }
            try await Self.listModelsAndCountTokens(answers)
            try await withRevenueCat { edge, revenueCat, _ in
                revenueCat.sells("ann", "normal", for: 3600)
                for user in ["ann", "ben"] {
                    try await answers.ask(edge, "POST", "/v1/subscription/restore", user: user)
                }
            }
            let covered = try await answers.check(against: Self.document)
            let described = try Self.described()
            // These operations are not tested here: an event stream does not end, no app store is configured,
            // and the scripted upstream has no embeddings.
            let others: Set<String> = [
                "get /v1/usage/stream", "post /v1/embeddings", "post /v1/purchases/apple",
                "post /v1/purchases/google",
            ]
            #expect(described.subtracting(covered) == others)
        }

        /// Requests the list of models and two token counts, for a user whose plan allows no messages.
        private static func listModelsAndCountTokens(_ answers: Answers) async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let named = """
                upstreams: [ { name: llm, url: "\(upstream.url)", private: true, models: [demo] } ]
                """
            try files.write(Configuration.monthly(0, named), to: "edge.yaml")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                for path in ["/v1/models", "/v1/models/demo", "/v1/models/none"] {
                    try await answers.ask(edge, "GET", path, user: "ann")
                }
                try await answers.ask(edge, "GET", "/v1/models", user: nil)
                let message = #"{"model":"demo","messages":[{"role":"user","content":"Hello!"}]}"#
                for path in ["/v1/messages/count_tokens", "/v1beta/models/demo:countTokens"] {
                    try await answers.ask(edge, "POST", path, user: "ann", body: message)
                }
            }
            try await upstream.stop()
        }

        private static let checkIns = """
            plans: { premium: { kind: subscription, limits: [{ count: messages, per: month, amount: 800 }] } }
            default_plan: premium
            identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
            check_ins: true
            \(ListenerTLS.section)
            """

        /// The operations that web/openapi-app.json describes, such as `get /v1/usage`.
        private static func described() throws -> Set<String> {
            let data = try Data(contentsOf: URL(filePath: document))
            let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            let paths = document?["paths"] as? [String: [String: Any]] ?? [:]
            return Set(paths.flatMap { path, item in item.keys.map { "\($0) \(path)" } })
        }
    }
}

/// Writes the answers of edges to a file, one on each line. A Python script checks the file.
private final class Answers: Sendable {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func ask(_ edge: Edge, _ method: String, _ path: String, user: String?, body: String? = nil) async throws
    {
        var fields = ["content-type": "application/json"]
        fields["x-user-id"] = user
        // On a busy machine Redis can be late. The edge's answer then tells the client to repeat the request.
        let answer = try await soon("an answer of the limiter") { [fields] in
            let answer = try await edge.web.ask(method, path, fields, body: body)
            return answer.status == 503 ? nil : answer
        }
        let line: [String: Any] = [
            "method": method, "path": path, "status": answer.status,
            "type": answer.fields["content-type"] ?? "", "body": answer.text,
        ]
        let text = String(decoding: try JSONSerialization.data(withJSONObject: line), as: UTF8.self)
        let before = TemporaryFolder.content(of: folder.file("answers")) ?? ""
        try folder.write(before + text + "\n", to: "answers")
    }

    func check(against document: String) async throws -> Set<String> {
        let output = try await Python.run(
            "Tests/Service/AdminAPITests/Schema/check.py", [document, folder.file("answers"), "closed"])
        var covered: Set<String> = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("covered ") {
                covered = try JSONDecoder().decode(Set<String>.self, from: Data(line.dropFirst(8).utf8))
            } else {
                Issue.record("not as web/openapi-app.json describes it: \(line)")
            }
        }
        return covered
    }
}
