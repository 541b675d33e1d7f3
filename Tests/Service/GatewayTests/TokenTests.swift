import Authentication
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Synchronization
import TLS
import TestSupport
import Testing

/// Configurations of a gateway whose callers send tokens.
enum TokenBenchSetup {
    /// The tokens of all these tests. They are valid for five minutes from their first use.
    static let made = Task { try await MadeTokens.make(now: Int(Clocks.wallMilliseconds() / 1000)) }

    static func rules(_ made: MadeTokens) -> TokenRules {
        TokenRules(
            algorithms: [.rs256, .es256, .edDSA], issuer: made.issuer, audiences: ["coach"],
            plan: ClaimPath(["app_metadata", "plan"]))
    }

    /// A configuration that fetches the keys of tokens from the key server.
    static func plan(_ made: MadeTokens, refresh: Int = 600_000, pause: Int = 10_000) -> Plan {
        var plan = Plan(extra: Exchanges.routes)
        let rules = rules(made)
        plan.sources = { port in
            let origin = Origin(host: "127.0.0.1", port: port, security: nil)
            var publication = KeyPublication(
                origin, authority: Array("keys.example".utf8), target: Array("/jwks.json".utf8),
                refresh: refresh)
            publication.pause = pause
            return [AuthenticationSetup.Source(.token(rules), keys: .published(publication))]
        }
        return plan
    }

    static func with(
        _ plan: Plan, _ made: MadeTokens, _ body: @escaping @Sendable (GatewayBench) async throws -> Void
    ) async throws {
        try await withBench(plan) { bench async throws in
            bench.keyServer.answers = [.json(made.keys)]
            try await body(bench)
        }
    }
}

extension Exchanges {
    func request(token: String, as field: String = "Authorization: Bearer ") -> String {
        request(field + token, user: nil)
    }
}

@Suite(.needsRedisServer, .needsPythonPackages) struct `A caller with a token` {
    @Test(
        arguments: ["RS256", "ES256", "EdDSA"], ["Authorization: Bearer ", "x-api-key: ", "x-goog-api-key: "])
    func `A caller with a token is counted under the token's user`(name: String, field: String) async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made), made) { bench async throws in
            let token = try #require(made.valid[name])
            for _ in 0..<3 {
                #expect(try await bench.ask(Exchanges.chat.request(token: token, as: field)).status == 200)
            }
            #expect(try await bench.settled("ann") == 3)
            #expect(bench.keyServer.asked.map(\.line) == ["GET /jwks.json HTTP/1.1"])
            #expect(bench.keyServer.asked.first?["host"] == "keys.example")
            let passed = bench.upstream.asked.flatMap(\.fields).map(\.value)
            #expect(!passed.contains { $0.contains(token) }, "a caller's token went on")
        }
    }

    @Test(arguments: Exchanges.all)
    func `A forged token is refused in words, in the client's shape`(exchange: Exchanges) async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made), made) { bench async throws in
            let names = [
                "alg none", "HS256 with the RSA key's PEM", "kid unknown", "expired", "a changed payload",
            ]
            for name in names {
                let token = try #require(made.forged.first { $0.name == name }?.token)
                let answer = try await bench.ask(exchange.request(token: token))
                #expect(answer.status == 401, "\(name)")
                #expect(answer.json(exchange.code) == "invalid_api_key")
                #expect(
                    answer.json(exchange.message) == "I didn't recognize your sign-in — please sign in again."
                )
                #expect(answer["www-authenticate"] == "Bearer" && answer["x-should-retry"] == "false")
                #expect(!answer.body.contains(token.prefix(20)))
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A caller is not identified by a text that is no token`() async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made), made) { bench async throws in
            for text in ["sk-abc", "a.b.c", "..", "demo", String(repeating: "x.", count: 5000)] {
                #expect(try await bench.ask(Exchanges.chat.request(token: text)).status == 401)
            }
            #expect(try await bench.ask(Exchanges.chat.request(user: "ann")).status == 401)
            let both = Exchanges.chat.request("Authorization: Bearer a.b.c", "x-api-key: a.b.d", user: nil)
            #expect(try await bench.ask(both).status == 401)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A caller has the plan that the token names`() async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.premium(made), made) { bench async throws in
            let token = try #require(made.valid["a plan"])
            let answer = try await bench.ask(Exchanges.chat.request(token: token))
            #expect(answer["x-ratelimit-limit-requests"] == "77")
            try await bench.entitle("ann", .init(plan: "closed", status: "active"))
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == 200)
            let other = try #require(made.valid["RS256"])
            #expect(try await bench.ask(Exchanges.chat.request(token: other)).status == 403)
        }
    }

    @Test func `A caller is refused once the token has ended, though it was known`() async throws {
        let made = try await MadeTokens.make(now: Int(Clocks.wallMilliseconds() / 1000))
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made), made) { bench async throws in
            // The leeway accepts this expired token for about one second after it was made.
            let token = try #require(made.valid["ended within the leeway"])
            let isRefused = await eventually(on: bench.loop) {
                (try? await bench.ask(Exchanges.chat.request(token: token)).status) == 401
            }
            #expect(isRefused)
            let advice = try await bench.ask(Exchanges.chat.request(token: token)).json("error.advice")
            #expect(advice == "the token has expired")
        }
    }
}

@Suite(.needsRedisServer, .needsPythonPackages) struct `The keys of an issuer` {
    @Test func `An unknown key of a token is looked for at its issuer, at a bounded rate`() async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made, pause: 300), made) { bench async throws in
            let token = try #require(made.valid["RS256"])
            bench.keyServer.answers = [.json(made.rotatedKeys), .json(made.keys)]
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == 401)
            for _ in 0..<20 {
                let forged = try #require(made.forged.first { $0.name == "kid unknown" }?.token)
                #expect(try await bench.ask(Exchanges.chat.request(token: forged)).status == 401)
            }
            let isIn = await eventually(on: bench.loop) {
                (try? await bench.ask(Exchanges.chat.request(token: token)).status) == 200
            }
            #expect(isIn)
            // The loop above ran for at most two seconds, so the edge may fetch keys only a few times.
            #expect(bench.keyServer.asked.count <= 8)
        }
    }

    @Test func `The keys of an issuer that are withdrawn let nobody in any more`() async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made, refresh: 20, pause: 20), made) {
            bench async throws in
            let (gone, kept) = (try #require(made.valid["RS256"]), try #require(made.valid["ES256"]))
            #expect(try await bench.ask(Exchanges.chat.request(token: gone)).status == 200)
            bench.keyServer.answers = [.json(made.rotatedKeys)]
            let isOut = await eventually(on: bench.loop) {
                (try? await bench.ask(Exchanges.chat.request(token: gone)).status) == 401
            }
            #expect(isOut)
            #expect(try await bench.ask(Exchanges.chat.request(token: kept)).status == 200)
        }
    }

    @Test func `Withdrawn keys let nobody in any more, also if no token has come meanwhile`() async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made, refresh: 20, pause: 20), made) {
            bench async throws in
            let (gone, kept) = (try #require(made.valid["RS256"]), try #require(made.valid["ES256"]))
            #expect(try await bench.ask(Exchanges.chat.request(token: kept)).status == 200)
            bench.keyServer.answers = [.json(made.rotatedKeys)]
            let before = bench.keyServer.asked.count
            #expect(await eventually(on: bench.loop) { bench.keyServer.asked.count > before + 1 })
            #expect(try await bench.ask(Exchanges.chat.request(token: gone)).status == 401)
        }
    }

    @Test
    func `An issuer's keys are fetched once more before a token whose key changed under its name is refused`()
        async throws
    {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made, pause: 0), made) { bench async throws in
            let token = try #require(made.valid["RS256"])
            let old = made.keys.replacing(#""rsa""#, with: #""older""#).replacing(
                #""rsa-next""#, with: #""rsa""#)
            #expect(old != made.keys)
            bench.keyServer.answers = [.json(old), .json(made.keys)]
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == 200)
            #expect(bench.keyServer.asked.count == 2)
        }
    }

    @Test func `The keys of an issuer that are too long a document are named so`() async throws {
        let made = try await TokenBenchSetup.made.value
        let seen = SeenFetches()
        var plan = TokenBenchSetup.plan(made)
        let rules = TokenBenchSetup.rules(made)
        plan.sources = { port in
            var publication = KeyPublication(
                Origin(host: "127.0.0.1", port: port, security: nil), authority: Array("k".utf8),
                target: Array("/".utf8), refresh: 600_000)
            publication.report = { seen.append($0) }
            return [AuthenticationSetup.Source(.token(rules), keys: .published(publication))]
        }
        try await withBench(plan) { bench async throws in
            let padding = String(repeating: " ", count: 1 << 20)
            bench.keyServer.answers = [.json(padding + made.keys)]
            let token = try #require(made.valid["RS256"])
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == 503)
            #expect(seen.all == [.failed(.tooLong)])
        }
    }

    private final class SeenFetches: Sendable {
        private let fetches = Mutex<[KeySetFetch]>([])
        var all: [KeySetFetch] { fetches.withLock { $0 } }
        func append(_ fetch: KeySetFetch) { fetches.withLock { $0.append(fetch) } }
    }

    static let nonsense: [ScriptedServer.Answer] = [
        .json("{}"), .json(#"{"keys":[]}"#), .json("", status: 500), .text("no HTTP\r\n\r\n"), .ends(""),
        .json(#"{"keys":[]}"#, status: 302, "Location: /other\r\n"),
    ]

    @Test(arguments: nonsense.indices)
    func `The keys of an issuer that cannot be fetched lead to 503, and not to 401`(index: Int) async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made, pause: 10), made) { bench async throws in
            bench.keyServer.answers = [Self.nonsense[index]]
            let token = try #require(made.valid["RS256"])
            let answer = try await bench.ask(Exchanges.chat.request(token: token))
            #expect(answer.status == 503)
            #expect(answer["retry-after"] == "1" && answer["x-should-retry"] == "true")
            #expect(answer.json("error.code") == "identity_unavailable")
            bench.keyServer.answers = [.json(made.keys)]
            let isIn = await eventually(on: bench.loop) {
                (try? await bench.ask(Exchanges.chat.request(token: token)).status) == 200
            }
            #expect(isIn)
        }
    }

    @Test(arguments: nonsense.indices)
    func `An issuer's keys stay valid while the issuer is away`(index: Int) async throws {
        let made = try await TokenBenchSetup.made.value
        try await TokenBenchSetup.with(TokenBenchSetup.plan(made, refresh: 10, pause: 10), made) {
            bench async throws in
            let token = try #require(made.valid["EdDSA"])
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == 200)
            bench.keyServer.answers = [Self.nonsense[index]]
            let isAsked = await eventually(on: bench.loop) {
                _ = try? await bench.ask(Exchanges.chat.request(token: token))
                return bench.keyServer.asked.count > 2
            }
            #expect(isAsked)
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == 200)
            let other = try #require(made.valid["ES256"])
            #expect(try await bench.ask(Exchanges.chat.request(token: other)).status == 200)
        }
    }

    @Test(
        .needsOpenSSL,
        arguments: [(true, "127.0.0.1", 200), (true, "10.0.0.1", 503), (false, "127.0.0.1", 503)])
    func `An issuer's keys come over verified TLS`(isTrusted: Bool, name: String, status: Int) async throws {
        let made = try await TokenBenchSetup.made.value
        let certificates = try await Certificates()
        let pair = try await certificates.issue("IP:\(name)")
        var plan = TokenBenchSetup.plan(made)
        plan.keySecurity = try TLSContext.server(chain: pair.chain, key: pair.key)
        let context = try TLSContext.client(trusting: isTrusted ? .file(certificates.authority) : .system)
        let rules = TokenBenchSetup.rules(made)
        plan.sources = { port in
            let origin = Origin(host: "127.0.0.1", port: port, security: context)
            let publication = KeyPublication(
                origin, authority: Array("k".utf8), target: Array("/".utf8), refresh: 600_000)
            return [AuthenticationSetup.Source(.token(rules), keys: .published(publication))]
        }
        try await TokenBenchSetup.with(plan, made) { bench async throws in
            let token = try #require(made.valid["RS256"])
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == status)
        }
    }
}

extension TokenBenchSetup {
    /// A configuration that reads the user's plan from the token.
    static func premium(_ made: MadeTokens) -> Plan {
        var plan = plan(made)
        plan.morePlans =
            "premium: { label: P, kind: subscription, limits: [{ count: messages, per: month, amount: 77 }] }"
        return plan
    }
}

@Suite(.needsRedisServer, .needsPythonPackages) struct `A token where several entries take tokens` {
    /// The reported faults, each with the index of its source of identity. Only one event loop writes them.
    private final class Reports: @unchecked Sendable {
        var faults: [(source: Int, fault: TokenFault)] = []
    }

    /// A configuration with other token issuers before and after the issuer of the tokens in `made`.
    private static func plan(_ made: MadeTokens, _ reports: Reports) -> Plan {
        var plan = TokenBenchSetup.plan(made)
        let own = TokenBenchSetup.rules(made)
        func other(_ issuer: String, _ algorithms: [TokenAlgorithm]) -> TokenRules {
            TokenRules(algorithms: algorithms, issuer: issuer, audiences: ["coach"])
        }
        let all = [
            other("https://before.example", [.edDSA]), own, other("https://behind.example", own.algorithms),
            other("https://last.example", [.es256]),
        ]
        let sources = plan.sources
        plan.sources = { port in
            let keys = sources?(port).first?.keys
            return all.enumerated().map { place, rules in
                var source = AuthenticationSetup.Source(.token(rules), keys: keys)
                source.report = { reports.faults.append((place, $0)) }
                return source
            }
        }
        return plan
    }

    @Test(arguments: ["expired", "a changed payload", "aud another", "exp 0"])
    func `A token is refused for the reason of the entry that it belongs to`(name: String) async throws {
        let made = try await TokenBenchSetup.made.value
        let forgery = try #require(made.forged.first { $0.name == name })
        let reports = Reports()
        try await TokenBenchSetup.with(Self.plan(made, reports), made) { bench async throws in
            let answer = try await bench.ask(Exchanges.chat.request(token: forgery.token))
            #expect(answer.status == 401)
            #expect(reports.faults.map { "\($0.source) \($0.fault)" } == ["1 \(forgery.fault)"])
        }
    }

    @Test func `A token is reported by no entry once one has accepted it`() async throws {
        let made = try await TokenBenchSetup.made.value
        let reports = Reports()
        try await TokenBenchSetup.with(Self.plan(made, reports), made) { bench async throws in
            let token = try #require(made.valid["RS256"])
            #expect(try await bench.ask(Exchanges.chat.request(token: token)).status == 200)
            #expect(reports.faults.isEmpty)
        }
    }
}
