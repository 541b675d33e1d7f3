import AppAPI
import Authentication
import HTTP
import Identity
import Ledger
import Limits
import Problems
import Reactor
import TestSupport
import Testing

/// A usage stream stays open as long as the caller's credential is valid and the client reads.
@Suite(.needsRedisServer) struct `An open screen` {
    private static let act = OperatorAct(id: "1", actor: "ops", reason: "test")

    @Test func `An open screen receives a comment now and then while nothing changes`() async throws {
        var options = ResponderOptions()
        options.pace.heartbeat = 50_000_000
        try await withLiveResponder(options) { responder async throws in
            let stream = try await Stream.open(responder)
            _ = try await stream.usage()
            for _ in 0..<3 { try await stream.comment() }
            // After heartbeats, the stream must still send a complete event.
            try await responder.give("premium")
            #expect(try await stream.usage().contains(#""limit":800"#))
            stream.close()
        }
    }

    @Test func `An open screen ends in good order after its maximum time`() async throws {
        var options = ResponderOptions()
        options.pace.longest = 300_000_000
        try await withLiveResponder(options) { responder async throws in
            let stream = try await Stream.open(responder)
            #expect(try await stream.lastChunk() == "0\r\n\r\n")
            #expect(responder.responder.streamCount == 0)
            stream.close()
        }
    }

    @Test func `An open screen that does not read gets only the newest state when it does`() async throws {
        var options = ResponderOptions()
        options.pace.interval = 1_000_000
        options.sendBuffer = 4096
        try await withLiveResponder(options, within: 60) { responder async throws in
            try await responder.give("premium")
            let idle = try await Stream.open(responder, receiveBuffer: 4096)
            let attentive = try await Stream.open(responder)
            _ = try await attentive.usage()
            let count = 60
            for number in 1...count {
                try await responder.say()
                // The loop serves both streams in the same turn, so it is enough to wait for the client that
                // reads (`attentive`).
                while try await !attentive.usage().contains(#""message_count":\#(number),"#) {}
            }
            var seen = 0
            while try await !idle.usage().contains(#""message_count":\#(count),"#) { seen += 1 }
            #expect(seen < count / 2, "\(seen) events were kept for a screen that read none")
            idle.close()
            attentive.close()
        }
    }

    @Test func `An open screen that never reads is disconnected, and the others stay`() async throws {
        var options = ResponderOptions()
        options.pace.interval = 1_000_000
        options.sendBuffer = 4096
        options.limits.writeMilliseconds = 300
        try await withLiveResponder(options, within: 60) { responder async throws in
            try await responder.give("premium")
            let idle = try await Stream.open(responder, receiveBuffer: 4096)
            let attentive = try await Stream.open(responder)
            _ = try await attentive.usage()
            #expect(responder.responder.streamCount == 2)
            var said = 0
            let isAlone = await responder.loop.waits {
                if said < 100, (try? await responder.say()) == 1 {
                    said += 1
                    _ = try? await attentive.usage()
                }
                return responder.responder.streamCount == 1
            }
            #expect(isAlone)
            idle.close()
            attentive.close()
        }
    }

    @Test func `An open screen ends within five seconds after its key is revoked`() async throws {
        var options = ResponderOptions()
        options.sources = [AuthenticationSetup.Source(.apiKeys)]
        try await withLiveResponder(options) { responder async throws in
            let keyStore = APIKeyStore(responder.redis)
            let (key, text) = APIKey.makeKey()
            let other = APIKey.makeKey()
            for (key, user) in [(key, "ann"), (other.key, "ann")] {
                try await keyStore.addKey(
                    StoredKey(
                        id: key.id, digest: key.digest, tenant: [], user: Array(user.utf8), plan: nil,
                        created: responder.now), Self.act)
            }
            let stream = try await Stream.open(responder, key: text)
            let stays = try await Stream.open(responder, key: other.text)
            _ = try await stream.usage()
            _ = try await stays.usage()
            let start = Clocks.monotonic()
            #expect(try await keyStore.revokeKey(key.id, at: responder.now, Self.act))
            #expect(try await stream.lastChunk() == "0\r\n\r\n")
            #expect(Clocks.monotonic() - start < 5_000_000_000)
            // The user has two keys. The stream that was opened with the second key stays open, because only
            // the first one was revoked.
            try await responder.give("premium")
            #expect(try await stays.usage().contains(#""limit":800"#))
            stream.close()
            stays.close()
        }
    }

    @Test(.needsPythonPackages) func `An open screen ends when its token expires`() async throws {
        let made = try await MadeTokens.make(now: Int(Clocks.wallMilliseconds() / 1000))
        // The token expired 29 s before `made.now`, and the leeway accepts it until `end`. The stream must
        // open before this time, so a slow machine needs a longer `lead`.
        let token = try #require(made.valid["ended within the leeway"])
        let document = Array(made.keys.utf8)
        let found = KeySet(document: document.span, for: [.rs256])
        let keys = try #require(found)
        for lead in [3, 12, 40] {
            let end = Int(Clocks.wallMilliseconds() / 1000) + lead
            let rules = TokenRules(
                algorithms: [.rs256], issuer: made.issuer, audiences: ["coach"], leeway: end - (made.now - 29)
            )
            var options = ResponderOptions()
            options.sources = [AuthenticationSetup.Source(.token(rules), keys: .fixed(keys))]
            let wasOpen = try await withLiveResponder(options, within: 120) { responder async throws in
                let stream = try await Stream.connect(responder, key: token, timeout: 90)
                guard stream.isOpen else {
                    stream.close()
                    return false
                }
                #expect(try await stream.lastChunk() == "0\r\n\r\n")
                #expect(responder.now.seconds >= Int64(end))
                let again = try await responder.client.ask(
                    "GET", "/v1/usage/stream", ["authorization": "Bearer \(token)"])
                #expect(again.status == 401)
                stream.close()
                return true
            }
            if wasOpen { return }
        }
        Issue.record("no stream was open in time")
    }
}
