import Authentication
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Redis
import TestSupport
import Testing

/// The answers to an unidentified caller are limited (docs/guarantees.md, "Security", 10).
@Suite(.needsRedisServer) struct `An unidentified caller` {
    private static var options: ResponderOptions {
        var options = ResponderOptions()
        options.sources = [AuthenticationSetup.Source(.apiKeys)]
        options.unidentifiedPerMinute = 5
        return options
    }

    @Test func `An unidentified caller gets 401, and after too many 429 with a time to wait`() async throws {
        try await withLiveResponder(Self.options) { responder async throws in
            let wrong = ["authorization": "Bearer \(APIKey.makeKey().text)"]
            for fields in [[:], wrong, [:], wrong, wrong] {
                #expect(try await responder.client.ask("GET", "/v1/usage", fields).status == 401)
            }
            for fields in [[:], wrong] {
                let answer = try await responder.client.ask("GET", "/v1/usage", fields)
                #expect(answer.status == 429)
                #expect((1...12).contains(Int(answer.fields["retry-after"] ?? "") ?? 0))
                #expect(answer.fields["x-should-retry"] == "true")
                #expect(answer["title"] == "Let's take a short breath — I'm ready to go on in a moment.")
            }
            let webhook = try await responder.client.ask("POST", "/webhooks/revenuecat", [:], body: "{}")
            #expect(webhook.status == 429)
        }
    }

    @Test func `Any answer counts for an unidentified caller, and 429 ends the connection`() async throws {
        try await withLiveResponder(Self.options) { responder async throws in
            for (method, target, status) in [
                ("GET", "/nix", 404), ("POST", "/v1/usage", 405), ("GET", "/usage", 200),
                ("GET", "/nix", 404),
                ("GET", "/v1/usage", 401),
            ] {
                #expect(try await responder.client.ask(method, target, [:]).status == status)
            }
            for (method, target) in [("GET", "/nix"), ("POST", "/v1/usage"), ("GET", "/usage")] {
                let answer = try await responder.client.ask(method, target, [:])
                #expect(answer.status == 429)
                #expect(answer.fields["connection"] == "close")
                #expect((1...12).contains(Int(answer.fields["retry-after"] ?? "") ?? 0))
            }
        }
    }

    @Test func `Unidentified callers do not lock out a known caller of their address`() async throws {
        try await withLiveResponder(Self.options) { responder async throws in
            let (key, text) = APIKey.makeKey()
            try await APIKeyStore(responder.redis).addKey(
                StoredKey(
                    id: key.id, digest: key.digest, tenant: [], user: Array("ann".utf8), plan: nil,
                    created: responder.now), OperatorAct(id: "1", actor: "ops", reason: "test"))
            let right = ["authorization": "Bearer \(text)"]
            #expect(try await responder.client.ask("GET", "/v1/usage", right).status == 200)
            for _ in 0..<20 { _ = try await responder.client.ask("GET", "/v1/usage", [:]) }
            #expect(try await responder.client.ask("GET", "/v1/usage", [:]).status == 429)
            #expect(try await responder.client.ask("GET", "/v1/usage", right).status == 200)
        }
    }

    @Test func `A known key that is looked up again passes despite unidentified callers, until revoked`()
        async throws
    {
        try await withLiveResponder(Self.options) { responder async throws in
            let (key, text) = APIKey.makeKey()
            let keyStore = APIKeyStore(responder.redis)
            let act = OperatorAct(id: "1", actor: "ops", reason: "test")
            try await keyStore.addKey(
                StoredKey(
                    id: key.id, digest: key.digest, tenant: [], user: Array("ann".utf8), plan: nil,
                    created: responder.now), act)
            let right = ["authorization": "Bearer \(text)"]
            #expect(try await responder.client.ask("GET", "/v1/usage", right).status == 200)
            for _ in 0..<20 { _ = try await responder.client.ask("GET", "/v1/usage", [:]) }
            let start = Clocks.monotonic()
            while Clocks.monotonic() - start < UInt64(Authenticator.keyLife + 500) * 1_000_000 {
                #expect(try await responder.client.ask("GET", "/v1/usage", right).status == 200)
            }
            #expect(try await keyStore.revokeKey(key.id, at: responder.now, act))
            let isOut = await eventually(on: responder.loop) {
                (try? await responder.client.ask("GET", "/v1/usage", right).status) == 429
            }
            #expect(isOut)
        }
    }

    /// Many users share one address if they are behind a load balancer or a company's router. Wrong
    /// credentials from that address must not lock out these users.
    @Test func `Unidentified callers lock out no valid credential, known before or not`() async throws {
        try await withLiveResponder(Self.options) { responder async throws in
            let keyStore = APIKeyStore(responder.redis)
            var texts: [String] = []
            for user in 0..<12 {
                let (key, text) = APIKey.makeKey()
                texts.append(text)
                try await keyStore.addKey(
                    StoredKey(
                        id: key.id, digest: key.digest, tenant: [], user: Array("u\(user)".utf8), plan: nil,
                        created: responder.now), OperatorAct(id: "1", actor: "ops", reason: "test"))
            }
            for _ in 0..<20 {
                let wrong = ["authorization": "Bearer \(APIKey.makeKey().text)"]
                _ = try await responder.client.ask("GET", "/v1/usage", wrong)
            }
            #expect(try await responder.client.ask("GET", "/v1/usage", [:]).status == 429)
            for text in texts {
                let right = ["authorization": "Bearer \(text)"]
                #expect(try await responder.client.ask("GET", "/v1/usage", right).status == 200)
            }
            let event = try await responder.client.ask(
                "POST", "/webhooks/revenuecat", ["authorization": "Bearer hook"], body: "{}")
            #expect(event.status == 400, "the sender is proven, and its event cannot be read: \(event.text)")
        }
    }

    /// In this test, an address has used up its five unidentified requests per minute. Its unknown
    /// credentials are then checked 0.5 ms apart, while each waiting caller holds a connection.
    @Test func `Credentials of an address are checked one by one after too many wrong ones`() async throws {
        try await withLiveResponder(Self.options) { responder async throws in
            for _ in 0..<5 { _ = try await responder.client.ask("GET", "/v1/usage", [:]) }
            let before = try await Self.lookUps(responder.redis)
            let port = responder.port
            let start = Clocks.monotonic()
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<40 {
                    group.addTask { @concurrent in
                        try await onLoop { loop in
                            let client = TestClient(port: port, on: loop)
                            defer { client.leave() }
                            let wrong = ["authorization": "Bearer \(APIKey.makeKey().text)"]
                            return try await client.ask("GET", "/v1/usage", wrong).status
                        }
                    }
                }
                for try await status in group { #expect(status == 429) }
            }
            let passed = Clocks.monotonic() - start
            let checks = try await Self.lookUps(responder.redis) - before
            #expect(checks == 40)
            #expect(UInt64(checks - 1) * 500_000 <= passed)
        }
    }

    /// The number of look-ups of keys in Redis so far.
    private static func lookUps(_ redis: RedisRouter) async throws -> Int {
        var arguments = RedisArguments()
        for word in ["INFO", "commandstats"] { arguments.append(word) }
        let text = String(decoding: try await redis.sendCommand(arguments).bytes ?? [], as: UTF8.self)
        return text.firstMatch(of: /cmdstat_hmget:calls=(\d+)/).flatMap { Int($0.1) } ?? 0
    }

    @Test func `A caller behind a balancer is bounded by the client's own address`() async throws {
        var options = Self.options
        options.limits.trustedProxies = TrustedProxies(sendHeader: false) {
            $0 == .loopback(port: $0.port ?? 0)
        }
        try await withLiveResponder(options) { responder async throws in
            func ask(_ client: String) async throws -> Int {
                try await responder.client.ask("GET", "/v1/usage", ["x-forwarded-for": client]).status
            }
            for _ in 0..<5 { #expect(try await ask("203.0.113.7") == 401) }
            #expect(try await ask("203.0.113.7") == 429)
            // The client wrote the first address of the header, and the load balancer added the second one.
            // Only the second address counts.
            #expect(try await ask("198.51.100.1, 203.0.113.7") == 429)
            #expect(try await ask("198.51.100.1") == 401)
        }
    }

    @Test func `Unidentified callers behind a trusted gateway are not counted`() async throws {
        var options = Self.options
        options.sources += ResponderOptions().sources
        try await withLiveResponder(options) { responder async throws in
            for _ in 0..<20 {
                #expect(try await responder.client.ask("GET", "/v1/usage", [:]).status == 401)
            }
        }
    }
}
