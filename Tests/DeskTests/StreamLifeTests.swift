import Desk
import HTTP
import Identity
import Ledger
import Limits
import Reactor
import Reception
import TestSupport
import Testing

/// How long a usage stream lives: as long as its guest is welcome, and its screen takes what it is told.
@Suite(.needsRedisServer) struct `An open screen` {
    private static let act = OperatorAct(id: "1", actor: "ops", reason: "test")

    @Test func `hears now and then that somebody is still there`() async throws {
        var wishes = DeskWishes()
        wishes.pace.heartbeat = 50_000_000
        try await withLiveDesk(wishes) { desk async throws in
            let stream = try await Stream.open(desk)
            _ = try await stream.usage()
            for _ in 0..<3 { try await stream.comment() }
            // What comes after it is whole.
            try await desk.give("premium")
            #expect(try await stream.usage().contains(#""limit":800"#))
            stream.close()
        }
    }

    @Test func `ends in good order after its time, and comes back where it was`() async throws {
        var wishes = DeskWishes()
        wishes.pace.longest = 300_000_000
        try await withLiveDesk(wishes) { desk async throws in
            let stream = try await Stream.open(desk)
            #expect(try await stream.lastChunk() == "0\r\n\r\n")
            #expect(desk.desk.streamCount == 0)
            stream.close()
        }
    }

    @Test func `that does not read gets the newest state when it does, and not all between`() async throws {
        var wishes = DeskWishes()
        wishes.pace.turn = 1_000_000
        wishes.sendBuffer = 4096
        try await withLiveDesk(wishes, within: 60) { desk async throws in
            try await desk.give("premium")
            let idle = try await Stream.open(desk, receiveBuffer: 4096)
            let attentive = try await Stream.open(desk)
            _ = try await attentive.usage()
            let count = 60
            for number in 1...count {
                try await desk.say()
                // Both are looked after in the same turn.
                while try await !attentive.usage().contains(#""message_count":\#(number),"#) {}
            }
            var seen = 0
            while try await !idle.usage().contains(#""message_count":\#(count),"#) { seen += 1 }
            #expect(seen < count / 2, "\(seen) events were kept for a screen that took none")
            idle.close()
            attentive.close()
        }
    }

    @Test func `that never reads is let go, and the others stay`() async throws {
        var wishes = DeskWishes()
        wishes.pace.turn = 1_000_000
        wishes.sendBuffer = 4096
        wishes.limits.writeMilliseconds = 300
        try await withLiveDesk(wishes, within: 60) { desk async throws in
            try await desk.give("premium")
            let idle = try await Stream.open(desk, receiveBuffer: 4096)
            let attentive = try await Stream.open(desk)
            _ = try await attentive.usage()
            #expect(desk.desk.streamCount == 2)
            var said = 0
            let isAlone = await desk.loop.waits {
                if said < 100, (try? await desk.say()) == 1 {
                    said += 1
                    _ = try? await attentive.usage()
                }
                return desk.desk.streamCount == 1
            }
            #expect(isAlone)
            idle.close()
            attentive.close()
        }
    }

    @Test func `ends within five seconds of its key's being revoked`() async throws {
        var wishes = DeskWishes()
        wishes.sources = [GuestPlan.Source(.apiKeys)]
        try await withLiveDesk(wishes) { desk async throws in
            let register = KeyRegister(desk.redis)
            let (key, text) = APIKey.make()
            let other = APIKey.make()
            for (key, user) in [(key, "ann"), (other.key, "ann")] {
                try await register.add(
                    StoredKey(
                        id: key.id, digest: key.digest, tenant: [], user: Array(user.utf8), plan: nil,
                        created: desk.now), Self.act)
            }
            let stream = try await Stream.open(desk, key: text)
            let stays = try await Stream.open(desk, key: other.text)
            _ = try await stream.usage()
            _ = try await stays.usage()
            let start = Clocks.monotonic()
            #expect(try await register.revoke(key.id, at: desk.now, Self.act))
            #expect(try await stream.lastChunk() == "0\r\n\r\n")
            #expect(Clocks.monotonic() - start < 5_000_000_000)
            // The same person's other key is as good as before.
            try await desk.give("premium")
            #expect(try await stays.usage().contains(#""limit":800"#))
            stream.close()
            stays.close()
        }
    }

    @Test(.needsPythonPackages) func `ends with its token`() async throws {
        let made = try await MadeTokens.make(now: Int(Clocks.wallMilliseconds() / 1000))
        // This one ended 29 seconds before it was made: the leeway gives it so many seconds from now. However
        // late the machine is, the stream must be open before they are over.
        let token = try #require(made.valid["ended within the leeway"])
        let document = Array(made.keys.utf8)
        let found = KeySet(document: document.span, for: [.rs256])
        let keys = try #require(found)
        for lead in [3, 12, 40] {
            let end = Int(Clocks.wallMilliseconds() / 1000) + lead
            let rules = TokenRules(
                algorithms: [.rs256], issuer: made.issuer, audiences: ["coach"], leeway: end - (made.now - 29)
            )
            var wishes = DeskWishes()
            wishes.sources = [GuestPlan.Source(.token(rules), keys: .fixed(keys))]
            let wasOpen = try await withLiveDesk(wishes, within: 120) { desk async throws in
                let stream = try await Stream.connect(desk, key: token, patience: 90)
                guard stream.isOpen else {
                    stream.close()
                    return false
                }
                #expect(try await stream.lastChunk() == "0\r\n\r\n")
                #expect(desk.now.seconds >= Int64(end))
                let again = try await desk.visitor.ask(
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
