import HTTP
import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@testable import Configuration
@testable import Gateway

@Suite(.needsRedisServer) struct `An upstream with several keys` {
    private static func plan(_ endpoints: String, more: String = "") -> Plan {
        var plan = Plan(upstream: "endpoints: [\(endpoints)]\(more.isEmpty ? "" : "\n    " + more)")
        plan.environment = ["KEY_A": "key-a", "KEY_B": "key-b"]
        return plan
    }

    private static let two = "{ name: a, key: { env: KEY_A } }, { name: b, key: { env: KEY_B } }"

    private static func keys(_ bench: GatewayBench) -> [String] {
        bench.upstream.asked.compactMap { $0["authorization"]?.replacing("Bearer key-", with: "") }
    }

    private static func ask(_ bench: GatewayBench, _ user: String = "u") async throws -> HTTPMessage {
        try await bench.ask(Exchanges.chat.request(user: user))
    }

    /// The provider refuses the first key with these answers. The edge tries the second key, and the caller
    /// sees no refusal.
    @Test(arguments: [
        (429, "{}", "Retry-After: 30\r\n"), (429, "{}", "retry-after-ms: 30000\r\n"), (429, "{}", ""),
        (429, #"{"error":{"code":"insufficient_quota"}}"#, ""), (401, "{}", ""), (402, "{}", ""),
        (403, "{}", ""), (400, #"{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}"#, ""),
        (503, "{}", ""), (529, "{}", ""),
    ])
    func `A key that an upstream refuses is spared: the next one is asked, and the message counts once`(
        status: Int, body: String, line: String
    ) async throws {
        try await withBench(Self.plan(Self.two)) { bench async throws in
            bench.upstream.answers = [.json(body, status: status, line), .json(Exchanges.chat.answer)]
            #expect(try await Self.ask(bench).status == 200)
            #expect(try await Self.ask(bench).status == 200)
            let keys = Self.keys(bench)
            #expect(Set(keys.prefix(2)) == ["a", "b"] && keys.dropFirst(2) == [keys[1]])
            #expect(try await bench.settled() == 2)
        }
    }

    /// These statuses concern the request and not the key, or the request can have cost something. The edge
    /// therefore does not try the second key.
    @Test(arguments: [400, 404, 422, 500, 502, 504]) func `An answer that is not about the key is passed on`(
        status: Int
    ) async throws {
        try await withBench(Self.plan(Self.two)) { bench async throws in
            bench.upstream.answers = [.json("{}", status: status), .json(Exchanges.chat.answer)]
            #expect(try await Self.ask(bench).status == status)
            #expect(bench.upstream.asked.count == 1)
            #expect(try await bench.settled() == 0)
        }
    }

    @Test func `If no key is usable, the last answer is passed on, and keys are asked again`() async throws {
        try await withBench(Self.plan(Self.two)) { bench async throws in
            bench.upstream.answers = [
                .json("{}", status: 429, "Retry-After: 60\r\n"),
                .json("{}", status: 429, "Retry-After: 20\r\n"), .json(Exchanges.chat.answer),
            ]
            let refused = try await Self.ask(bench)
            #expect(refused.status == 429 && refused["retry-after"] == "20")
            #expect(try await bench.settled() == 0)
            // Both endpoints are paused. The edge uses the one whose pause ends first.
            #expect(try await Self.ask(bench).status == 200)
            let keys = Self.keys(bench)
            #expect(keys.count == 3 && keys[2] == keys[1])
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `An upstream is unavailable if all its keys are refused`() async throws {
        try await withBench(Self.plan(Self.two)) { bench async throws in
            bench.upstream.answers = [.json("{}", status: 401), .json("{}", status: 402)]
            let answer = try await Self.ask(bench)
            #expect(answer.status == 502 && answer.json("error.code") == "upstream_unavailable")
            #expect(bench.upstream.asked.count == 2)
            #expect(try await bench.settled() == 0)
        }
    }

    @Test func `An upstream is asked at the next address if one cannot be reached`() async throws {
        let closed = try ClosedPort()
        let dead = "{ url: \"http://127.0.0.1:\(closed.number)\", key: { env: KEY_A }, weight: 1000 }"
        try await withBench(Self.plan("\(dead), { key: { env: KEY_B } }")) { bench async throws in
            for number in 0..<5 { #expect(try await Self.ask(bench, "u\(number)").status == 200) }
            #expect(Self.keys(bench) == ["b", "b", "b", "b", "b"])
            #expect(try await bench.settled("u3") == 1)
            withExtendedLifetime(closed) {}
        }
    }

    @Test func `An upstream is not asked again once an answer began or its time is over`() async throws {
        let plan = Self.plan(Self.two, more: "first_byte_timeout: 200ms")
        try await withBench(plan) { bench async throws in
            let begun = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Le"
            for answer in [ScriptedServer.Answer.resets(begun), .hangs("")] {
                let before = bench.upstream.asked.count
                bench.upstream.answers = [answer, .json(Exchanges.chat.answer)]
                #expect(try await Self.ask(bench).status >= 502)
                #expect(bench.upstream.asked.count == before + 1)
            }
            #expect(try await bench.settled() == 0)
        }
    }

    @Test func `An upstream with several keys keeps each caller with one key`() async throws {
        try await withBench(Self.plan(Self.two)) { bench async throws in
            var keys: [String] = []
            for number in 0..<24 {
                for _ in 0..<2 { #expect(try await Self.ask(bench, "u\(number)").status == 200) }
                let both = Self.keys(bench).suffix(2)
                #expect(Set(both).count == 1)
                keys += both
            }
            #expect(Set(keys) == ["a", "b"])
        }
    }

    /// The provider reports what is left of a key's limit. Below a twentieth, the edge prefers other keys.
    @Test(arguments: [
        ("x-ratelimit-limit-tokens: 1000\r\nx-ratelimit-remaining-tokens: 49\r\n", true),
        ("x-ratelimit-limit-tokens: 1000\r\nx-ratelimit-remaining-tokens: 50\r\n", false),
        ("x-ratelimit-remaining-requests: 0\r\n", true),
        (
            "anthropic-ratelimit-input-tokens-limit: 100\r\n"
                + "anthropic-ratelimit-input-tokens-remaining: 4\r\n", true
        ),
        ("x-ratelimit-remaining-tokens: -1\r\n", false), ("x-ratelimit-remaining-tokens: much\r\n", false),
    ])
    func `A key of whose limits little is left is spared`(lines: String, isSpared: Bool) async throws {
        try await withBench(Self.plan(Self.two)) { bench async throws in
            bench.upstream.answers = [.json(Exchanges.chat.answer, status: 200, lines)]
            for _ in 0..<2 { #expect(try await Self.ask(bench).status == 200) }
            let keys = Self.keys(bench)
            #expect((keys[0] != keys[1]) == isSpared)
        }
    }
}

@Suite struct `The endpoints of an upstream` {
    private static func pool(_ weights: [Int], on loop: EventLoop) throws -> EndpointPool {
        let entries = weights.map { "{ weight: \($0) }" }.joined(separator: ", ")
        let settings = try Settings.read(
            """
            plans: { free: { kind: free, limits: [] } }
            default_plan: free
            identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
            upstreams: [{ name: one, url: "https://a.example.com", endpoints: [\(entries)] }]
            """, file: "t.yaml", environment: [:])
        return EndpointPool(
            settings.places.map {
                UpstreamEndpoint(
                    $0, on: loop, security: nil, state: EndpointState(), idleMilliseconds: 1000,
                    upstreamCounts: nil, troubles: nil)
            })
    }

    private static let callers = (0..<20_000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }

    @Test func `Endpoints have callers by weight, and only those of a resting one move`() async throws {
        try await onLoop { loop async throws in
            let pool = try Self.pool([1, 3, 6], on: loop)
            let before = Self.callers.map { pool.firstEndpoint(for: $0, at: 1) }
            for (index, share) in [0.1, 0.3, 0.6].enumerated() {
                let count = Double(before.count { $0 == index })
                #expect(abs(count / 20_000 - share) < 0.02, "\(index): \(count)")
            }
            pool.endpoints[1].state.rest(until: 100)
            let after = Self.callers.map { pool.firstEndpoint(for: $0, at: 50) }
            #expect(!after.contains(1))
            #expect(zip(before, after).allSatisfy { $0 == $1 || $0 == 1 })
            #expect(Self.callers.map { pool.firstEndpoint(for: $0, at: 100) } == before, "the rest is over")
        }
    }

    @Test func `Endpoints are asked by their fitness, and never twice for a request`() async throws {
        try await onLoop { loop async throws in
            let pool = try Self.pool([1, 1, 1], on: loop)
            pool.endpoints[0].state.rest(until: 300)
            pool.endpoints[1].state.refuse(at: 0)
            pool.endpoints[2].state.noteLow(until: 300)
            for caller in Self.callers.prefix(50) {
                #expect(pool.firstEndpoint(for: caller, at: 10) == 2)
                #expect(
                    pool.nextEndpoint(for: caller, besides: 0b100, at: 10) == nil,
                    "a request that moves waits for none")
                #expect(pool.nextEndpoint(for: caller, besides: 0b001, at: 10) == 2)
            }
            pool.endpoints[2].state.rest(until: 200)
            #expect(pool.firstEndpoint(for: 1, at: 10) == 2, "back before the other")
            #expect(pool.firstEndpoint(for: 1, at: 250) == 2)
        }
    }

    @Test func `An endpoint's refused key is tried again after five minutes`() async throws {
        let (state, second) = (EndpointState(), UInt64(1_000_000_000))
        state.refuse(at: second)
        #expect(state.fitness(at: 300 * second) == .refused && state.isRefused)
        #expect(state.fitness(at: 302 * second) == .ready && state.isRefused, "until it has answered")
        state.noteGood()
        #expect(!state.isRefused)
    }
}
