import Authentication
import Identity
import Ledger
import Limits
import Problems
import Reactor
import Redis
import TestSupport
import Testing

/// docs/guarantees.md, "Security", 10, as callers hear it.
@Suite(.needsRedisServer) struct `An unidentified caller` {
    private static var options: ResponderOptions {
        var options = ResponderOptions()
        options.sources = [AuthenticationSetup.Source(.apiKeys)]
        options.unidentifiedPerMinute = 5
        return options
    }

    @Test func `hears 401, and 429 with a time to wait once too many came from the address`() async throws {
        try await withLiveResponder(Self.options) { responder async throws in
            let wrong = ["authorization": "Bearer \(APIKey.make().text)"]
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

    @Test func `is bounded whatever the answer is, and the connection ends with the last`() async throws {
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

    @Test func `leaves those in peace who are known already`() async throws {
        try await withLiveResponder(Self.options) { responder async throws in
            let (key, text) = APIKey.make()
            try await APIKeyStore(responder.redis).add(
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

    @Test func `leaves those in peace also when their key must be looked up again, until it is revoked`()
        async throws
    {
        try await withLiveResponder(Self.options) { responder async throws in
            let (key, text) = APIKey.make()
            let keyStore = APIKeyStore(responder.redis)
            let act = OperatorAct(id: "1", actor: "ops", reason: "test")
            try await keyStore.add(
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
            #expect(try await keyStore.revoke(key.id, at: responder.now, act))
            let isOut = await eventually(on: responder.loop) {
                (try? await responder.client.ask("GET", "/v1/usage", right).status) == 429
            }
            #expect(isOut)
            // From here on the caller is unidentified, and no key is looked up for them.
            let before = try await Self.lookUps(responder.redis)
            for _ in 0..<5 {
                #expect(try await responder.client.ask("GET", "/v1/usage", right).status == 429)
            }
            #expect(try await Self.lookUps(responder.redis) == before)
        }
    }

    /// How often Redis was asked for a key so far.
    private static func lookUps(_ redis: RedisRouter) async throws -> Substring? {
        var arguments = RedisArguments()
        for word in ["INFO", "commandstats"] { arguments.append(word) }
        let text = String(decoding: try await redis.command(arguments).bytes ?? [], as: UTF8.self)
        return text.firstMatch(of: /cmdstat_hmget:calls=(\d+)/).map(\.1)
    }

    @Test func `is not counted where a gateway stands before everybody`() async throws {
        var options = Self.options
        options.sources += ResponderOptions().sources
        try await withLiveResponder(options) { responder async throws in
            for _ in 0..<20 {
                #expect(try await responder.client.ask("GET", "/v1/usage", [:]).status == 401)
            }
        }
    }
}
