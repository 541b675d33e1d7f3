import Authentication
import Foundation
import Identity
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A page of another origin` {
    private static func plan(_ cors: String, amount: Int = 2) -> Plan {
        Plan(
            limits: "{ count: messages, per: month, amount: \(amount) }", extra: "cors: { \(cors) }",
            key: "sk-team")
    }

    private static let named = plan("origins: [https://app.example.com, https://*.preview.example.com]")
    private static let exposed = [
        "RateLimit", "RateLimit-Policy", "Retry-After", "Usher-Notice", "x-should-retry",
    ]

    private func preflight(_ origin: String, path: String = "/v1/chat/completions") -> String {
        "OPTIONS \(path) HTTP/1.1\r\nHost: a\r\nOrigin: \(origin)\r\n"
            + "Access-Control-Request-Method: POST\r\n"
            + "Access-Control-Request-Headers: authorization,content-type\r\n\r\n"
    }

    @Test(arguments: ["https://app.example.com", "https://pr-7.preview.example.com"])
    func `A listed page may send its preflight without credentials`(origin: String) async throws {
        try await withBench(Self.named) { bench async throws in
            for path in ["/v1/chat/completions", "/v1/usage", "/nowhere"] {
                let answer = try await bench.ask(preflight(origin, path: path))
                #expect(answer.status == 204)
                #expect(answer["access-control-allow-origin"] == origin)
                #expect(answer["access-control-allow-headers"] == "authorization,content-type")
                #expect(answer["access-control-allow-methods"]?.contains("DELETE") == true)
                #expect(answer["access-control-max-age"] == "600")
                #expect(!answer.has("access-control-allow-credentials"))
                #expect(!answer.has("content-length"))
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: [
        "https://evil.example.com", "http://app.example.com", "https://app.example.com.evil.test", "null",
        "https://preview.example.com", "https://a.preview.example.com:444", "https://a/.preview.example.com",
    ])
    func `An unlisted page's preflight is refused, with the setting's name`(origin: String) async throws {
        try await withBench(Self.named) { bench async throws in
            let answer = try await bench.ask(preflight(origin))
            #expect(answer.status == 403)
            #expect(answer.body.contains("cors.origins"))
            #expect(!answer.has("access-control-allow-origin"))
            #expect(answer["vary"] == "Origin")
            let message = try await bench.ask(Exchanges.chat.request("Origin: \(origin)"))
            #expect(!message.has("access-control-allow-origin"))
            #expect(message["vary"] == "Origin")
        }
    }

    /// A preflight request has no credential, so it counts in the limit on unidentified callers.
    @Test func `Preflights count in the limit on unidentified callers of an address`() async throws {
        var plan = Self.named
        plan.unidentifiedPerMinute = 3
        plan.sources = { _ in [AuthenticationSetup.Source(.apiKeys)] }
        try await withBench(plan) { bench async throws in
            let asked = preflight("https://app.example.com")
            for _ in 0..<3 { #expect(try await bench.ask(asked).status == 204) }
            let answer = try await bench.ask(asked)
            #expect(answer.status == 429 && answer.has("retry-after"))
        }
    }

    @Test func `A page of another origin may read answers, refusals and the edge's fields`() async throws {
        try await withBench(Self.named) { bench async throws in
            bench.upstream.answers = [
                .json(
                    Exchanges.chat.answer, status: 200, "Access-Control-Allow-Origin: *\r\nVary: Accept\r\n")
            ]
            let origin = "Origin: https://app.example.com"
            // The edge caches the refusal. Without an origin, the cached refusal must have no CORS fields.
            for status in [200, 200, 429, 429, 429] {
                let answer = try await bench.ask(Exchanges.chat.request(origin))
                #expect(answer.status == status)
                #expect(answer["access-control-allow-origin"] == "https://app.example.com")
                let fields = answer["access-control-expose-headers"] ?? ""
                #expect(Set(Self.exposed).isSubset(of: fields.components(separatedBy: ", ")), "\(fields)")
            }
            #expect(try await bench.ask(Exchanges.chat.request()).has("access-control-allow-origin") == false)
            let stranger = try await bench.ask(Exchanges.chat.request(origin, user: nil))
            #expect(stranger.status == 401)
            #expect(stranger["access-control-allow-origin"] == "https://app.example.com")
            let seen = try #require(bench.upstream.asked.first)
            #expect(!seen.has("origin"), "the provider would take the team's key for a browser's")
        }
    }

    @Test func `If any origin may ask, answers have a wildcard and never allow credentials`() async throws {
        try await withBench(Self.plan("origins: [\"*\"]")) { bench async throws in
            #expect(try await bench.ask(preflight("https://a.test"))["access-control-allow-origin"] == "*")
            let answer = try await bench.ask(Exchanges.chat.request("Origin: https://a.test"))
            #expect(answer["access-control-allow-origin"] == "*")
            #expect(!answer.has("vary") && !answer.has("access-control-allow-credentials"))
        }
    }

    @Test func `A page of another origin may send cookies if so configured`() async throws {
        let plan = Self.plan("origins: [https://app.example.com], credentials: true, max_age: 1h")
        try await withBench(plan) { bench async throws in
            let answer = try await bench.ask(preflight("https://app.example.com"))
            #expect(answer["access-control-allow-credentials"] == "true")
            #expect(answer["access-control-max-age"] == "3600")
            let message = try await bench.ask(Exchanges.chat.request("Origin: https://app.example.com"))
            #expect(message["access-control-allow-credentials"] == "true")
        }
    }

    @Test func `A page of another origin gets no CORS fields if no origin is configured`() async throws {
        try await withBench(Plan(limits: "{ count: messages, per: month, amount: 2 }", key: nil)) {
            bench async throws in
            #expect(try await bench.ask(preflight("https://app.example.com")).status == 204)
            bench.upstream.answers = [
                .json(Exchanges.chat.answer, status: 200, "Access-Control-Allow-Origin: https://own.test\r\n")
            ]
            let answer = try await bench.ask(Exchanges.chat.request("Origin: https://own.test"))
            // The upstream of this route is the team's own backend, so its CORS headers pass unchanged.
            #expect(answer["access-control-allow-origin"] == "https://own.test")
            #expect(bench.upstream.asked.first?.has("origin") == true)
        }
    }
}
