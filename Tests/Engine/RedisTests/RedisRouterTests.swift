import Glibc
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A single server behind a router` {
    @Test func `A single server behind a router is found without computing a slot`() async throws {
        let server = try await RedisServer.start()
        let path = server.address
        try await onLoop { loop in
            let router = RedisRouter(path, on: loop, options: .patient)
            defer { router.close() }
            func slot() -> RedisSlot {
                Issue.record("a slot was asked for")
                return RedisSlot(key: [UInt8]().span)
            }
            // A router with one server must not compute a slot. The call is outside of `#expect`, which would
            // itself compute the slot before the call.
            let node = router.node(of: slot())
            #expect(node === router.nodes[0] && router.cluster == nil)
            // PING has no key, so there is no slot to compute.
            let reply = try await router.sendCommand(words("PING"))
            #expect(reply.text == "PONG")
        }
    }
}

@Suite struct `Several servers that a router looks at` {
    @Test func `Several servers are asked all at once, and their answers keep their order`() async throws {
        let places = (1...3).map { RedisPlace(host: "127.0.0.1", port: $0) }
        let replicas = places.map { Replica(place: $0, master: places[0]) }
        try await onLoop { loop in
            let router = RedisRouter(RedisAddress(places[0]), on: loop)
            defer { router.close() }
            var asked = 0
            let answers = await router.visitReplicas(replicas) { node, replica in
                asked += 1
                let isTogether = await eventually(on: loop) { asked == 3 }
                // The replies arrive in the reverse order of the calls.
                await loop.sleep(nanoseconds: UInt64(3 - replica.place.port) * 4_000_000)
                return isTogether ? node.address.port : 0
            }
            #expect(answers == [1, 2, 3])
        }
    }

    /// Three sentinels that reply only after all of them got a request.
    private final class Sentinels {
        private let listeners: [TestListener]
        private var asked: [Int: Peer] = [:]

        var places: [RedisPlace] { listeners.map { RedisPlace(host: "127.0.0.1", port: $0.port) } }

        init(on loop: EventLoop) throws {
            listeners = try (0..<3).map { _ in try TestListener(on: loop) }
            for (index, listener) in listeners.enumerated() {
                listener.welcome = { [unowned self] peer in
                    loop.spawn(with: (self, peer)) { sentinels, peer in
                        try? await sentinels.serve(peer, as: index)
                    }
                }
            }
        }

        private func serve(_ peer: Peer, as index: Int) async throws {
            _ = try await peer.read(through: "PING\r\n")
            try await peer.send("+PONG\r\n")
            _ = try await peer.read(through: "counts\r\n")
            asked[index] = peer
            guard asked.count == 3 else { return }
            for peer in asked.values { try await peer.send("-ERR No such master with that name\r\n") }
            asked = [:]
        }

        func close() {
            for listener in listeners { listener.close() }
        }
    }

    @Test func `Several sentinels are asked all at once`() async throws {
        try await onLoop(within: 60) { loop in
            let sentinels = try Sentinels(on: loop)
            defer { sentinels.close() }
            let places = sentinels.places
            let address = StoreAddress(
                .sentinel(master: "counts", places), server: RedisAddress(places[0]))
            let router = RedisRouter(address, on: loop)
            defer { router.close() }
            #expect(
                await eventually(on: loop) {
                    // Each sentinel has 400 ms to reply, which can be too short on a busy machine. So the
                    // test asks repeatedly.
                    await router.sentinelViews().allSatisfy {
                        $0.trouble == .scriptFailure(code: "ERR No such master with that name", line: nil)
                    }
                })
        }
    }
}
