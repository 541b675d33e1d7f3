import TestSupport
import Testing

@Suite(.needsRedisServer) struct `Fields of an answer that act for the upstream's origin` {
    private static let lines = [
        "Set-Cookie: __cf_bm=1; Domain=.example.com", "Set-Cookie: second=2",
        "Strict-Transport-Security: max-age=63072000; includeSubDomains", "ALT-SVC: h3=\":443\"; ma=86400",
        "Clear-Site-Data: \"*\"", "NEL: {\"report_to\":\"x\"}", "Report-To: {\"group\":\"x\"}",
        "Reporting-Endpoints: x=\"https://example.com\"", "x-request-id: req_1",
    ].map { $0 + "\r\n" }.joined()
    private static let names = [
        "set-cookie", "strict-transport-security", "alt-svc", "clear-site-data", "nel", "report-to",
        "reporting-endpoints",
    ]

    @Test(arguments: [Exchanges.chat, Exchanges.plain], [200, 400])
    func `An answer's fields for its own origin are removed`(exchange: Exchanges, status: Int) async throws {
        try await withBench(Plan(extra: Exchanges.routes)) { bench async throws in
            bench.upstream.answers = [.json(exchange.answer, status: status, Self.lines)]
            let answer = try await bench.ask(exchange.request())
            #expect(answer.status == status)
            #expect(Self.names.filter { answer.has($0) }.isEmpty)
            #expect(answer["x-upstream-request-id"] == "req_1", "under a name of its own")
            #expect(answer["x-request-id"]?.wholeMatch(of: /[0-9a-f]{16}/) != nil)
        }
    }

    @Test func `Fields for the upstream's origin are removed on streams and unmetered routes`() async throws {
        let plan = Plan(extra: "routes: [{ path: /api/history/*, upstream: main, meter: false }]")
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [
                .text(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\(Self.lines)"
                        + "Content-Length: 14\r\n\r\ndata: [DONE]\n\n"),
                .json("[]", Self.lines),
            ]
            let stream = try await bench.ask(Exchanges.chat.request())
            #expect(stream.body == "data: [DONE]\n\n" && Self.names.filter { stream.has($0) }.isEmpty)
            let page = try await bench.ask("GET /api/history/1 HTTP/1.1\r\nHost: a\r\nx-user-id: u\r\n\r\n")
            #expect(page.body == "[]" && Self.names.filter { page.has($0) }.isEmpty)
        }
    }

    /// A proxy such as nginx in front of the edge would obey these header fields.
    @Test func `Fields that give orders to a proxy are removed, and a stream asks not to be kept back`()
        async throws
    {
        try await withBench { bench async throws in
            let lines = "X-Accel-Redirect: /secret\r\nX-Accel-Buffering: yes\r\n"
            bench.upstream.answers = [
                .text(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\(lines)\r\n"
                        + "e\r\ndata: [DONE]\n\n\r\n0\r\n\r\n"), .json(Exchanges.chat.answer, lines),
            ]
            let stream = try await bench.ask(Exchanges.chat.request())
            #expect(stream["x-accel-buffering"] == "no" && !stream.has("x-accel-redirect"))
            let old = Exchanges.chat.request().replacing("HTTP/1.1", with: "HTTP/1.0")
            #expect(try await bench.ask(Exchanges.chat.request()).has("x-accel-buffering") == false)
            bench.upstream.answers = [
                .text(
                    "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n"
                        + "\(lines)\r\n2\r\n{}\r\n0\r\n\r\n")
            ]
            #expect(try await bench.ask(old)["x-accel-buffering"] == "no")
        }
    }

    @Test func `Fields for the upstream's origin are passed on if so configured`() async throws {
        let plan = Plan(upstream: "pass_headers: [set-cookie, alt-svc]")
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(Exchanges.chat.answer, Self.lines)]
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer["set-cookie"] == "__cf_bm=1; Domain=.example.com | second=2")
            #expect(Self.names.filter { answer.has($0) } == ["set-cookie", "alt-svc"])
        }
    }
}

@Suite(.needsRedisServer) struct `A field of a request that identifies somebody` {
    /// Header fields that name a user. If the edge adds its own API key, it must remove all of these fields.
    private static let always = [
        "X_User_Id", "x-user_id", "x_user-id", "X-Remote-User", "Remote-User", "REMOTE_USER", "X_Remote_User",
        "X-Forwarded-User", "x_forwarded_user", "X-Forwarded-Email", "X-Forwarded-Groups", "X-Forwarded-Port",
        "x_forwarded_for", "X-Authenticated-UserId", "X-Authenticated-User", "X-Auth-Request-User",
        "X-Auth-Request-Email", "X-Consumer-Username", "X-Consumer-Custom-Id", "X-Credential-Identifier",
        "X-WebAuth-User", "X-MS-CLIENT-PRINCIPAL-ID", "X-Goog-Authenticated-User-Email",
        "X-Goog-IAP-JWT-Assertion", "Cf-Access-Authenticated-User-Email", "X-Amzn-Oidc-Identity",
        "Tailscale-User-Login", "X-User", "X-User-Email", "X-UserId", "X-Username", "X-Real-IP",
        "api_key", "Api-Key", "X_Api_Key", "x_goog_api_key", "Ocp-Apim-Subscription-Key",
        "proxy_authorization", "Idempotency_Key", "apikey", "X-ApiKey", "X-Litellm-Api-Key",
        "x-litellm_apikey",
        "X-Access-Token", "Cookie2",
        // These fields frame a message or are hop-by-hop for servers that read `_` as `-`.
        "Content_Length", "Transfer_Encoding", "Keep_Alive", "HTTP2_Settings", "Accept_Encoding",
        // These fields name another method or path than the request line does.
        "X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override", "X-Original-URL", "X-Original-Method",
        "X-Rewrite-URL", "x_rewrite_url",
    ]
    private static let besideOurKey = [
        "OpenAI-Organization", "OpenAI-Project", "openai_organization", "Anthropic-Organization-Id",
        "anthropic-workspace-id", "X-Goog-User-Project", "x-goog-quota-user",
    ]
    private static let harmless = [
        "OpenAI-Beta", "anthropic-beta", "anthropic-version", "x-stainless-arch", "X-Request-Id",
        "x-user-agent",
        "accept-language", "x-goog-api-client", "remote", "x_private", "traceparent",
    ]

    private static func request(_ names: [String]) -> String {
        Exchanges.chat.request(names.map { "\($0): CANARY" }.joined(separator: "\r\n"))
    }

    @Test func `A field that identifies somebody is never passed on, however it is written`() async throws {
        try await withBench { bench async throws in
            for name in Self.always + Self.besideOurKey {
                #expect(try await bench.ask(Self.request([name])).status == 200, "\(name)")
                let asked = try #require(bench.upstream.asked.last)
                #expect(!asked.has(name.lowercased()), "\(name)")
            }
        }
    }

    @Test func `A field may name an organisation if no key of the team is sent`() async throws {
        try await withBench(Plan(key: nil)) { bench async throws in
            #expect(try await bench.ask(Self.request(Self.besideOurKey + Self.always)).status == 200)
            let asked = try #require(bench.upstream.asked.last)
            #expect(Self.besideOurKey.filter { !asked.has($0.lowercased()) }.isEmpty)
            #expect(Self.always.filter { asked.has($0.lowercased()) }.isEmpty)
        }
    }

    @Test func `A field that identifies no one is passed on`() async throws {
        try await withBench { bench async throws in
            #expect(try await bench.ask(Self.request(Self.harmless)).status == 200)
            let asked = try #require(bench.upstream.asked.last)
            #expect(Self.harmless.filter { !asked.has($0.lowercased()) }.isEmpty)
        }
    }

    @Test(arguments: [
        ("?k%65y=S", ""), ("?KEY=S", ""), ("?%4b%45%59=S&alt=sse", "?alt=sse"), ("?key", ""), ("?$key=S", ""),
        ("?%24key=S&a=b", "?a=b"), ("?+key=S", ""), ("?%20key=S", ""), ("?a=b;key=S", "?a=b"),
        ("?a=b;c=d&e", "?a=b;c=d&e"), ("?Access_Token=S&a=1", "?a=1"), ("?a=1&api-key=S", "?a=1"),
        ("?userProject=x&quotaUser=y&a=1", "?a=1"), ("?$userProject=x", ""),
        ("?keys=1&key2=2&a.key=3&%256bey=4", "?keys=1&key2=2&a.key=3&%256bey=4"),
        ("?q=key&x=%3dkey=", "?q=key&x=%3dkey="),
    ])
    func `A key as a parameter is removed in any spelling`(query: String, passed: String) async throws {
        try await withBench { bench async throws in
            let exchange = Exchanges.gemini
            bench.upstream.answers = [.json(exchange.answer)]
            let request = exchange.request().replacing("generateContent ", with: "generateContent\(query) ")
            #expect(try await bench.ask(request).status == 200)
            #expect(bench.upstream.asked.first?.line == "POST /base\(exchange.path)\(passed) HTTP/1.1")
        }
    }
}
