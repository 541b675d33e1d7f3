import Glibc
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A single server behind a router` {
    @Test func `is found without computing a slot`() async throws {
        let server = try await RedisServer.start()
        let path = server.address
        try await onLoop { loop in
            let router = RedisRouter(path, on: loop, options: .patient)
            defer { router.close() }
            func slot() -> RedisSlot {
                Issue.record("a slot was asked for")
                return RedisSlot(key: [UInt8]().span)
            }
            // Outside of `#expect`, which evaluates a call's arguments itself.
            let node = router.node(of: slot())
            let isTogether = router.hasTogether(slot(), slot())
            #expect(node === router.nodes[0] && isTogether && router.cluster == nil)
            // Nor does a command without a key compute one.
            let reply = try await router.command(words("PING"))
            #expect(reply.text == "PONG")
        }
    }
}
