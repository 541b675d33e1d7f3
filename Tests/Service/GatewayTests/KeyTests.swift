import Authentication
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A caller with an API key` {
    private static func plan(_ sources: [AuthenticationSetup.Source] = [AuthenticationSetup.Source(.apiKeys)])
        -> Plan
    {
        var plan = Plan(extra: Exchanges.routes)
        plan.morePlans =
            "premium: { label: P, kind: subscription, limits: [{ count: messages, per: month, amount: 77 }] }"
        plan.sources = { _ in sources }
        return plan
    }

    private static let act = OperatorAct(id: "1", actor: "ops", reason: "test")

    private static func stored(
        _ key: APIKey, _ user: String, tenant: String = "", plan: String? = nil, expires: Int64? = nil
    ) -> StoredKey {
        let now = Moment(milliseconds: Clocks.wallMilliseconds())
        return StoredKey(
            id: key.id, digest: key.digest, tenant: Array(tenant.utf8), user: Array(user.utf8), plan: plan,
            label: "laptop", created: now,
            expires: expires.map { Moment(milliseconds: now.milliseconds + $0) })
    }

    @Test(arguments: ["Authorization: Bearer ", "x-api-key: ", "x-goog-api-key: "])
    func `A caller with an API key is counted under the key's owner`(field: String) async throws {
        try await withBench(Self.plan()) { bench async throws in
            let (key, text) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
            for _ in 0..<3 {
                #expect(try await bench.ask(Exchanges.chat.request(token: text, as: field)).status == 200)
            }
            #expect(try await bench.settled("ann") == 3)
            let passed = bench.upstream.asked.flatMap(\.fields).map(\.value)
            #expect(!passed.contains { $0.contains("uk_") }, "a caller's key went on")
        }
    }

    /// Some clients send two credentials. For example, Claude Code sends a token of the user's own account
    /// together with the configured key.
    @Test(arguments: [
        ("Authorization: Bearer sk-ant-oat01-x", "x-api-key: KEY", "ann"),
        ("Authorization: Bearer KEY", "x-api-key: sk-else", "ann"),
        ("x-api-key: uk_unknown", "x-goog-api-key: KEY", "ann"),
        ("Authorization: Bearer KEY", "x-api-key: OTHER", "ann"),
        ("Authorization: Bearer OTHER", "x-api-key: KEY", "bob"),
    ])
    func `A caller with an API key and another credential is known by the first that identifies them`(
        one: String, other: String, user: String
    ) async throws {
        try await withBench(Self.plan()) { bench async throws in
            let (key, text) = APIKey.makeKey()
            let (second, secondText) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
            try await bench.keyStore.addKey(Self.stored(second, "bob"), Self.act)
            let lines = [one, other].map {
                $0.replacing("KEY", with: text).replacing("OTHER", with: secondText)
            }
            // A key is in the edge's cache after its first use, so each key is used once here.
            for shown in [text, secondText] {
                _ = try await bench.ask(Exchanges.chat.request(token: shown))
            }
            for _ in 0..<2 {
                let request = Exchanges.chat.request(lines[0], lines[1], user: nil)
                #expect(try await bench.ask(request).status == 200)
            }
            _ = try await bench.settled(user)
            #expect(try await bench.settled(user) == 3)
            let passed = bench.upstream.asked.flatMap(\.fields).map(\.value)
            #expect(!passed.contains { $0.contains("sk-") || $0.contains("uk_") })
        }
    }

    /// The test counts comparisons of keys. A time would differ from machine to machine.
    @Test func `An API key costs the same work whether its id is known or not`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            let (key, _) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
            let other = APIKey.makeKey().key
            for id in [key.id, other.id] {
                var compared: [Int] = []
                let found = try await bench.keyStore.findKey(id) { digest in
                    compared.append(digest.count)
                    return other.matches(digest: digest)
                }
                #expect(found == nil)
                #expect(compared == [32], "one comparison of a whole digest")
            }
            #expect(try await bench.keyStore.findKey(key.id) { key.matches(digest: $0) }?.id == key.id)
            #expect(try await bench.keyStore.findKey(other.id) { _ in true } == nil)
        }
    }

    /// The number of times that Redis executes each command for one request with this key.
    private static func calls(of bench: GatewayBench, showing text: String) async throws -> [String: Int] {
        let client = RedisRouter(
            RedisAddress(host: bench.redis.socketPath), on: bench.loop, options: .patient)
        defer { client.close() }
        func sums() async throws -> [String: Int] {
            var arguments = RedisArguments()
            for word in ["INFO", "commandstats"] { arguments.append(word) }
            let reply = try await client.sendCommand(arguments).bytes ?? []
            let lines = String(decoding: reply, as: UTF8.self).split(whereSeparator: \.isNewline)
            let pairs = lines.compactMap { $0.wholeMatch(of: /cmdstat_([^:]+):calls=(\d+),.*/) }
            return Dictionary(pairs.map { (String($0.1), Int($0.2) ?? 0) }) { $1 }
        }
        let before = try await sums()
        #expect(try await bench.ask(Exchanges.chat.request(token: text)).status == 401)
        let after = try await sums().merging(before) { $0 - $1 }
        return after.filter { $0.key != "info" && $0.value != 0 }
    }

    @Test func `An API key takes the same calls to Redis whether its id is known or not`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            let (key, text) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
            // The first request of an edge sends further commands, which must not be counted below.
            #expect(try await bench.ask(Exchanges.chat.request(token: APIKey.makeKey().text)).status == 401)
            let guessed = text.prefix(20) + APIKey.makeKey().text.suffix(43)
            let known = try await Self.calls(of: bench, showing: String(guessed))
            let unknown = try await Self.calls(of: bench, showing: APIKey.makeKey().text)
            #expect(known == ["hmget": 1] && unknown == known, "\(known), \(unknown)")
        }
    }

    @Test func `A caller is refused unless the API key is whole`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            let (key, text) = APIKey.makeKey()
            let other = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
            try await bench.keyStore.addKey(Self.stored(other.key, "bob"), Self.act)
            let mixed = String(text.prefix(20)) + other.text.suffix(43)
            let unknown = APIKey.makeKey().text
            let changed = text.dropLast() + (text.hasSuffix("A") ? "B" : "A")
            for wrong in [mixed, unknown, String(changed), String(text.dropLast()), text.uppercased(), "uk_"]
            {
                let answer = try await bench.ask(Exchanges.chat.request(token: wrong))
                #expect(answer.status == 401)
                #expect(
                    answer.json("error.message") == "I didn't recognize your sign-in — please sign in again.")
                #expect(!answer.body.contains("uk_"))
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A caller is refused within five seconds after the API key is revoked`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            func revoke(_ key: APIKey) async throws -> Bool {
                try await bench.keyStore.revokeKey(
                    key.id, at: Moment(milliseconds: Clocks.wallMilliseconds()), Self.act)
            }
            let took = try await least(below: 5_000_000_000 as UInt64) {
                let (key, text) = APIKey.makeKey()
                try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
                #expect(try await bench.ask(Exchanges.chat.request(token: text)).status == 200)
                let start = Clocks.monotonic()
                #expect(try await revoke(key))
                let isOut = await eventually(on: bench.loop) {
                    (try? await bench.ask(Exchanges.chat.request(token: text)).status) == 401
                }
                #expect(isOut)
                #expect(try await revoke(key) == false, "a key is revoked once")
                return Clocks.monotonic() - start
            }
            #expect(took < 5_000_000_000)
            #expect(
                try await bench.keyStore.revokeKey(Array("nosuchkey".utf8), at: Moment(seconds: 1), Self.act)
                    == false)
        }
    }

    @Test func `A caller is refused once the API key has ended`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            let (key, text) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann", expires: 3_000), Self.act)
            #expect(try await bench.ask(Exchanges.chat.request(token: text)).status == 200)
            let isOut = await eventually(on: bench.loop) {
                (try? await bench.ask(Exchanges.chat.request(token: text)).status) == 401
            }
            #expect(isOut)
        }
    }

    @Test func `A caller has the API key's plan, if it has one`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            let (key, text) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann", plan: "premium"), Self.act)
            let answer = try await bench.ask(Exchanges.chat.request(token: text))
            #expect(answer["x-ratelimit-limit-requests"] == "77")
        }
    }

    @Test func `An API key belongs to one app and is unknown to any other`() async throws {
        let sources = [AuthenticationSetup.Source(.apiKeys, tenant: "coach")]
        try await withBench(Self.plan(sources)) { bench async throws in
            for (tenant, status) in [("coach", 200), ("pages", 401), ("", 401), ("coac", 401)] {
                let (key, text) = APIKey.makeKey()
                try await bench.keyStore.addKey(Self.stored(key, "ann", tenant: tenant), Self.act)
                #expect(try await bench.ask(Exchanges.chat.request(token: text)).status == status)
            }
            let counters = try await bench.ledger.readUser(UserKey(tenant: "coach", user: "ann")).counters
            #expect(counters.values.contains(1))
            #expect(try await bench.counted("ann") == 0)
        }
    }

    @Test func `A caller with an API key is told to come again while Redis is away`() async throws {
        var plan = Self.plan()
        plan.deadline = 300
        try await withBench(plan) { bench async throws in
            let (key, text) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
            bench.redis.kill9()
            let answer = try await bench.ask(Exchanges.chat.request(token: text))
            #expect(answer.status == 503)
            #expect(answer["x-should-retry"] == "true")
        }
    }

    @Test func `API keys are listed with what was done to them, and never with the secret`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            var ids: [[UInt8]] = []
            for number in 1...3 {
                let (key, text) = APIKey.makeKey()
                let now = Moment(milliseconds: Int64(number))
                let stored = StoredKey(
                    id: key.id, digest: key.digest, user: Array("ann".utf8), label: "n\(number)", created: now
                )
                try await bench.keyStore.addKey(stored, Self.act)
                ids.append(key.id)
                let all = try await bench.keyStore.liveKeys(of: UserKey(user: "ann"))
                #expect(!"\(all)".contains(text.suffix(43)))
            }
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            _ = try await bench.keyStore.revokeKey(ids[1], at: now, Self.act)
            let keys = try await bench.keyStore.liveKeys(of: UserKey(user: "ann"))
            #expect(keys.map(\.label) == ["n3", "n2", "n1"])
            #expect(keys.map { $0.revoked == nil } == [true, false, true])
            #expect(try await bench.keyStore.liveKeys(of: UserKey(user: "bob")).isEmpty)
            let trail = try await bench.ledger.readUser(UserKey(user: "ann")).trail
            #expect(trail.map(\.action) == ["revoke", "key", "key", "key"])
            #expect(
                trail.first?.actor == "ops" && trail.first?.what == String(decoding: ids[1], as: UTF8.self))
        }
    }

    @Test func `A caller may also be known by a trusted header, which is asked first`() async throws {
        let header = CallerSource.trustedHeader(name: Array("x-user-id".utf8), trusts: { _ in true })
        let plan = Self.plan([AuthenticationSetup.Source(header), AuthenticationSetup.Source(.apiKeys)])
        try await withBench(plan) { bench async throws in
            let (key, text) = APIKey.makeKey()
            try await bench.keyStore.addKey(Self.stored(key, "ann"), Self.act)
            #expect(
                try await bench.ask(Exchanges.chat.request("x-api-key: \(text)", user: "bob")).status == 200)
            #expect(
                try await bench.ask(Exchanges.chat.request("x-api-key: sk-else", user: "bob")).status == 200)
            #expect(
                try await bench.ask(Exchanges.chat.request("x-api-key: \(text)", user: nil)).status == 200)
            #expect(
                try await bench.ask(Exchanges.chat.request("x-api-key: sk-else", user: nil)).status == 401)
            #expect(try await bench.settled("bob") == 2)
            #expect(try await bench.settled("ann") == 1)
        }
    }
}
