import TestSupport
import Testing

/// Two rules of §7 are tested elsewhere: `DiscretionTests` searches all output for content, tokens, keys and
/// names, and the gateway's `StreamTests` shows that no stream is buffered.
@Suite(.needsRedisServer)
struct `Specification §7: what the edge never does` {
    @Test
    func `The edge creates no anxiety: a paid user under 80 % is told of no limit`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("premium", used: ["messages": 600])
            let answer = try await edge.say()
            #expect(answer.status == 200 && answer.fields["usher-notice"] == nil)
            let usage = try await edge.usage()
            #expect(usage["sentence"] == "null" && usage["banner"] == "null")
        }
    }

    @Test
    func `The edge does not count a message twice for a retry`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("premium")
            #expect(try await edge.say(["idempotency-key": "one"]).status == 200)
            // The first message is settled a moment after its answer. Until then, its repetition is refused.
            #expect(
                await eventually(on: ChildProcessLoop.loop) {
                    (try? await edge.say(["idempotency-key": "one"]))?.status == 200
                })
            #expect(try await edge.usage()["message_count"] == "1")
        }
    }

    @Test
    func `The edge does not charge for a message that the upstream never answered`() async throws {
        let broken = { (store: SubscriptionServiceStandIn) in
            store.fail(.status(500))
            return """
                upstreams:
                  - { name: backend, url: "http://127.0.0.1:\(store.port)", private: true, dialect: openai }
                """
        }
        try await withEdge(more: broken) { edge async throws in
            try await edge.give("premium")
            #expect(try await edge.say().status >= 500)
            #expect(
                await eventually(on: ChildProcessLoop.loop) {
                    (try? await edge.usage())?["message_count"] == "0"
                })
        }
    }
}
