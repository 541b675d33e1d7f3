import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A route` {
    static let classes = "{ calls: standard, per: day, amount: 20 }, { calls: pro, per: day, amount: 20 }"

    static let plan = Plan(
        limits: "{ count: messages, per: day, amount: 20 }, " + classes,
        extra: """
            routes:
              - { path: /api/chat, upstream: main }
              - { path: /api/history/*, upstream: main, meter: false }
              - { path: /status, meter: false, identity: none }
              - { path: /v1/responses/*, upstream: main, meter: false, methods: [GET, DELETE] }
              - { path: /v1/*, upstream: main, meter: false, dialect: openai, methods: [GET, DELETE] }
            model_classes: [{ model: "pro-*", class: pro }]
            default_class: standard
            """, upstream: "models: [\"pro-*\", \"gpt-*\"]")

    private func get(_ path: String, _ method: String = "GET", user: String? = "u") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: a\r\n" + (user.map { "x-user-id: \($0)\r\n" } ?? "") + "\r\n"
    }

    @Test func `A route of the team's own needs no model and is counted`() async throws {
        try await withBench(Self.plan) { bench async throws in
            for body in ["{}", "", "{\"prompt\":{\"id\":1}}", "[1]"] {
                #expect(try await bench.ask(Exchanges.plain.request(body: body)).status == 200)
            }
            #expect(bench.upstream.asked.count == 4)
            #expect(try await bench.settled() == 4)
        }
    }

    @Test func `A route that is not metered is open to users who may not send`() async throws {
        var plan = Self.plan
        plan.limits = "{ count: messages, per: month, amount: 0 }, " + Self.classes
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json("[]", status: 200, "RateLimit: \"own\";r=1\r\n")]
            #expect(try await bench.ask(Exchanges.plain.request(body: "{}")).status == 403)
            let answer = try await bench.ask(get("/api/history/7?from=1"))
            #expect(answer.body == "[]")
            #expect(answer["ratelimit"] == #""own";r=1"#)
            #expect(bench.upstream.asked.first?.line == "GET /base/api/history/7?from=1 HTTP/1.1")
            #expect(bench.upstream.asked.first?.has("content-length") == false)
            #expect(try await bench.ask(get("/api/history/7", user: nil)).status == 401)
            #expect(try await bench.settled() == 0)
        }
    }

    /// The methods that an OPTIONS request reports (RFC 9110, section 9.3.7).
    @Test(arguments: [
        ("/api/chat", "POST, OPTIONS"), ("/api/history/7", "GET, HEAD, OPTIONS"),
        ("/v1/messages", "POST, OPTIONS"),
    ])
    func `A route lists its methods in the answer to OPTIONS`(path: String, allow: String) async throws {
        try await withBench(Self.plan) { bench async throws in
            let answer = try await bench.ask(get(path, "OPTIONS", user: nil))
            #expect(answer.status == 204 && answer["allow"] == allow, "\(answer)")
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A route for GET answers HEAD too`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")]
            let answer = try await bench.ask(get("/api/history/7", "HEAD"), isToHead: true)
            #expect(answer.status == 200)
            #expect(!answer.has("content-length"))
            #expect(bench.upstream.asked.first?.line == "HEAD /base/api/history/7 HTTP/1.1")
        }
    }

    @Test func `A route that needs no identity asks for none`() async throws {
        try await withBench(Self.plan) { bench async throws in
            // The path `/status` names no model. It must pass even if the only upstream has a list of models.
            #expect(try await bench.ask(get("/status", user: nil)).status == 200)
        }
    }

    @Test func `A route in a provider's dialect that is not metered needs no body`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.json("{}")]
            #expect(try await bench.ask(get("/v1/responses/resp_1")).status == 200)
            #expect(try await bench.ask(get("/v1/responses/resp_1", "DELETE")).status == 200)
            #expect(try await bench.settled() == 0)
        }
    }

    @Test func `A route never covers what Usher answers itself`() async throws {
        try await withBench(Self.plan) { bench async throws in
            for path in ["/v1/usage", "/v1/usage/stream", "/v1/subscription", "/usage", "/nowhere"] {
                #expect(try await bench.ask(get(path)).status == 299)
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: [
        ("/v1/messages", "PUT", "POST"), ("/v1beta/models/m:generateContent", "GET", "POST"),
        ("/api/chat", "GET", "POST"), ("/api/history/1", "POST", "GET, HEAD"),
    ])
    func `A route's 405 lists the allowed methods`(path: String, method: String, allow: String) async throws {
        try await withBench(Self.plan) { bench async throws in
            let answer = try await bench.ask(get(path, method))
            #expect(answer.status == 405)
            #expect(answer["allow"] == allow)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A route does not reuse the model of the request before`() async throws {
        try await withBench(Self.plan) { bench async throws in
            let pro = Exchanges.chat.body.replacing("gpt-x", with: "pro-1")
            #expect(try await bench.ask(Exchanges.chat.request(body: pro)).status == 200)
            #expect(try await bench.ask(Exchanges.plain.request(body: "{}")).status == 200)
            #expect(try await bench.settled("u", "pro") == 1)
            #expect(try await bench.settled("u", "standard") == 1)
        }
    }

    @Test func `A route whose answer is made in the background is counted`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.json(#"{"status":"queued","output":[]}"#)]
            let body = #"{"model":"gpt-x","background":true,"input":"a"}"#
            #expect(try await bench.ask(Exchanges.responses.request(body: body)).status == 200)
            #expect(try await bench.settled() == 1)
        }
    }
}
