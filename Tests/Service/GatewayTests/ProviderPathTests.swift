import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The other endpoints of a provider` {
    private static let plan = Plan(
        limits: "{ count: messages, per: day, amount: 1 }",
        extra: """
            routes:
              - { path: /v1/files/*, upstream: main, meter: false, methods: [GET, POST] }
              - { path: /v1/batches, upstream: main }
              - { path: /v1/*, upstream: main, meter: false, methods: [GET, POST, DELETE] }
            """)
    private static let plain = Plan(limits: "{ count: messages, per: day, amount: 1 }")

    private func ask(_ method: String, _ path: String, user: String? = "u", body: String = "") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: a\r\n" + (user.map { "x-user-id: \($0)\r\n" } ?? "")
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test(arguments: [
        ("/v1/messages/count_tokens", Exchanges.anthropic.body),
        ("/v1beta/models/gemini-x:countTokens", Exchanges.gemini.body),
        ("/v1/responses/input_tokens", Exchanges.responses.body),
        ("/v1/moderations", #"{"input":"x"}"#),
    ])
    func `Token counting is free of charge, even for users with nothing left`(path: String, body: String)
        async throws
    {
        try await withBench(Self.plain) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            #expect(try await bench.ask(Exchanges.chat.request()).status == 429)
            bench.upstream.answers = [.json(#"{"input_tokens":5}"#)]
            for _ in 0..<3 {
                let answer = try await bench.ask(ask("POST", path, body: body))
                #expect(answer.status == 200 && answer.body == #"{"input_tokens":5}"#)
            }
            #expect(bench.upstream.asked.last?.line == "POST /base\(path) HTTP/1.1")
            #expect(try await bench.settled() == 1)
            #expect(try await bench.ask(ask("POST", path, user: nil, body: body)).status == 401)
            #expect(try await bench.ask(ask("GET", path)).status == 405)
            #expect(bench.upstream.asked.count == 4)
        }
    }

    @Test(arguments: [
        ("/v1/responses/input_tokens", #"{"model":"gpt-x","conversation":"conv_1"}"#),
        (
            "/v1/messages/count_tokens",
            #"{"model":"m","messages":[{"content":[{"type":"document","source":{"type":"file","file_id":"f"}}]}]}"#
        ),
    ])
    func `Token counting reveals nothing of stored objects`(path: String, body: String) async throws {
        try await withBench(Self.plain) { bench async throws in
            #expect(try await bench.ask(ask("POST", path, body: body)).status == 404)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A compacted response is counted like any other answer`() async throws {
        try await withBench(Plan(limits: "{ count: total_tokens, per: day, amount: 1000000 }")) {
            bench async throws in
            bench.upstream.answers = [
                .json(
                    #"{"object":"response.compaction","output":[{"type":"compaction","encrypted_content":"x"}],"#
                        + #""usage":{"input_tokens":139,"output_tokens":438,"total_tokens":577}}"#)
            ]
            let body = Exchanges.responses.body
            #expect(try await bench.ask(ask("POST", "/v1/responses/compact", body: body)).status == 200)
            #expect(bench.upstream.asked.last?.line == "POST /base/v1/responses/compact HTTP/1.1")
            #expect(try await bench.settled("u", "tok") == 577)
        }
    }

    /// Free calls count in no limit of a plan, so they have a limit of their own. Without it, one user could
    /// use up the provider's rate limit, which all users share.
    @Test func `Free calls are limited for each user, and for no other`() async throws {
        var plan = Self.plain
        plan.freePerMinute = 3
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(#"{"input_tokens":5}"#)]
            let paths = [
                ("/v1/messages/count_tokens", Exchanges.anthropic.body),
                ("/v1beta/models/gemini-x:countTokens", Exchanges.gemini.body),
                ("/v1/messages/count_tokens", Exchanges.anthropic.body),
            ]
            for (path, body) in paths {
                #expect(try await bench.ask(ask("POST", path, body: body)).status == 200)
            }
            for (method, path, body) in [
                ("POST", paths[0].0, paths[0].1), ("POST", paths[1].0, paths[1].1), ("GET", "/v1/models", ""),
            ] {
                let answer = try await bench.ask(ask(method, path, body: body))
                #expect(answer.status == 429, "\(path): \(answer.body)")
                let wait = answer["retry-after"].flatMap(Int.init) ?? 0
                #expect((1...20).contains(wait), "\(wait)")
                #expect(answer.body.contains("http.max_free_per_minute"), "\(answer.body)")
            }
            #expect(bench.upstream.asked.count == 3)
            let other = ask("POST", paths[0].0, user: "other", body: paths[0].1)
            #expect(try await bench.ask(other).status == 200)
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
        }
    }

    @Test func `Tokens are counted only for models that are served`() async throws {
        var plan = Self.plain
        plan.upstream = "models: [claude-x]"
        try await withBench(plan) { bench async throws in
            let path = "/v1/messages/count_tokens"
            #expect(try await bench.ask(ask("POST", path, body: Exchanges.anthropic.body)).status == 200)
            let other = Exchanges.anthropic.body.replacing("claude-x", with: "claude-y")
            for (body, status) in [(other, 404), ("{}", 404), ("", 400), ("{", 400)] {
                #expect(try await bench.ask(ask("POST", path, body: body)).status == status)
            }
            #expect(bench.upstream.asked.count == 1)
        }
    }

    @Test func `Models are listed by the provider if the configuration names none`() async throws {
        try await withBench(Self.plain) { bench async throws in
            bench.upstream.answers = [.json(#"{"data":[]}"#)]
            for path in ["/v1/models", "/v1/models/gpt-x", "/v1/models/ft:gpt-x:acme::7"] {
                #expect(try await bench.ask(ask("GET", path)).status == 200)
                #expect(bench.upstream.asked.last?.line == "GET /base\(path) HTTP/1.1")
            }
            #expect(try await bench.ask(ask("GET", "/v1/models", user: nil)).status == 401)
            #expect(try await bench.ask(ask("DELETE", "/v1/models/gpt-x")).status == 405)
            #expect(try await bench.settled() == 0)
        }
    }

    @Test(arguments: [
        ("..%2ffiles", 400), ("..;/files", 299), ("..%5cfiles", 400), ("..%252ffiles", 400), ("a%3fb", 400),
        ("a%23b", 400), ("a/b/c", 299), ("a/", 299), ("%EF%BC%8E%EF%BC%8E", 400),
    ])
    func `A model's name that is ambiguous in a path is not served`(name: String, status: Int) async throws {
        try await withBench(Self.plain) { bench async throws in
            #expect(try await bench.ask(ask("GET", "/v1/models/\(name)")).status == status)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `The provider's models are not listed if the configuration names them`() async throws {
        var plan = Self.plain
        plan.upstream = "models: [gpt-x, \"o*\"]"
        try await withBench(plan) { bench async throws in
            // The gateway leaves this path to the app interface. Here the test's server answers with 299.
            #expect(try await bench.ask(ask("GET", "/v1/models")).status == 299)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: [
        "/v1/responses/resp_1", "/v1/files", "/v1/files/file-1/content", "/v1/batches", "/v1/batches/b",
        "/v1/messages/batches", "/v1/conversations/c", "/v1/chat/completions/c", "/v1beta/files/f",
        "/v1beta/cachedContents", "/v1/cachedContents", "/v1/interactions/i", "/upload/v1/files",
        "/V1//Files", "/v1/%66iles", "/v1/organization/api_keys",
    ])
    func `The other endpoints of a provider do not expose the key owner's data`(path: String) async throws {
        try await withBench(Self.plain) { bench async throws in
            for method in ["GET", "POST", "DELETE"] {
                let answer = try await bench.ask(ask(method, path))
                #expect(answer.status == 404)
                #expect(answer.body.contains("routes:"), "\(answer.body)")
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A provider's endpoints are reached only by a route that names them`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.json("{}")]
            for path in ["/v1/files/file-1", "/v1/anything"] {
                #expect(try await bench.ask(ask("GET", path)).status == 200)
            }
            // The configuration has a route for `/v1/batches`, so these requests are counted.
            #expect(try await bench.ask(ask("POST", "/v1/batches", body: "{}")).status == 200)
            #expect(try await bench.ask(ask("POST", "/v1/batches", body: "{}")).status == 429)
            for path in [
                "/v1/batches/b/cancel", "/v1/responses/r", "/v1/Batches/b", "/v1//uploads", "/v1/upload%73",
                "/v1/uploads.json", "/v1/uploads.", "/v1/uploads%20/u", "/v1/uploads%C2%A0",
            ] {
                #expect(try await bench.ask(ask("POST", path)).status == 404)
            }
            #expect(bench.upstream.asked.count == 3)
        }
    }

    @Test func `A body that is too long is answered with the limit, and the setting for it`() async throws {
        try await withBench(Self.plain) { bench async throws in
            let text = String(repeating: "a", count: 70_000)
            let answer = try await bench.ask(ask("POST", "/v1/chat/completions", body: text))
            #expect(answer.status == 413)
            #expect(
                answer.json("error.advice")
                    == "a body may have 65536 bytes here (http.max_body in the configuration)")
        }
    }
}
