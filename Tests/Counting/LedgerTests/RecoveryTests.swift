import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// An edge remembers its last messages, and reports them to a store that has lost its latest data.
@Suite(.needsRedisServer, .timeLimit(.minutes(3))) struct `A store that has lost its last messages` {
    typealias Edge = `A store of several servers`.Edge

    /// Sends four messages. The store keeps the first one. It loses the settlement of the second, the whole
    /// third, and the fourth, which is still open.
    private static func play(
        _ edge: Edge, on loop: EventLoop, keep: @escaping () async throws -> Void,
        lose: @escaping () async throws -> Void
    ) async throws {
        let user = UserKey(user: "ada")
        edge.storeWatch.returned = { node in
            loop.spawn(with: (edge, node)) { edge, node in _ = await edge.admissions.recover(on: node) }
        }
        edge.storeWatch.start()
        await edge.router.waitUntilKnown()
        #expect(await eventually(on: loop, within: 30) { await edge.send(as: user) == nil })
        let kept = try await edge.admit(user)
        try await keep()
        #expect(await edge.admissions.settle(kept.settlement(using: nil)) == .done)
        let gone = try await edge.admit(user)
        #expect(await edge.admissions.settle(gone.settlement(using: nil)) == .done)
        let running = try await edge.admit(user)
        let before = try await edge.ledger.readUser(user)
        #expect(before.counters["t:trial:msg"] == 4 && before.openReservations.count == 1)
        try await lose()
        #expect(
            await eventually(on: loop, within: 40) {
                guard let stored = try? await edge.ledger.readUser(user) else { return false }
                return stored.counters == before.counters
                    && Array(stored.openReservations.keys) == Array(before.openReservations.keys)
            }, "what was lost is counted again")
        // `recovered` rises only after the last reply of the recovery.
        #expect(await eventually(on: loop, within: 10) { edge.admissions.recovered == 3 })
        _ = await edge.admissions.recover()
        #expect(await edge.admissions.settle(running.settlement(using: nil)) == .done)
        _ = await edge.admissions.recover()
        let after = try await edge.ledger.readUser(user)
        #expect(after.counters["t:trial:msg"] == 4 && after.openReservations.isEmpty, "nothing counts twice")
    }

    @Test func `A store is told again of messages that it has lost, and counts each once`() async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        try await onLoop(within: 100) { loop in
            let edge = Edge(StoreAddress(RedisAddress(host: path)), on: loop)
            defer { edge.close() }
            try await Self.play(
                edge, on: loop, keep: { _ = try await server.ask("SAVE") },
                lose: {
                    server.kill9()
                    try await server.launch()
                })
        }
    }

    @Test func `A cluster is told again of messages that it has lost`() async throws {
        let cluster = try await RedisCluster.start()
        try await onLoop(within: 100) { loop in
            let edge = Edge(cluster.address, on: loop)
            defer { edge.close() }
            let slot = UserKey(user: "ada").slot.number
            let owner = try #require(await cluster.owner(of: slot))
            try await Self.play(
                edge, on: loop, keep: { _ = try await cluster.nodes[owner].server.ask("SAVE") },
                lose: {
                    cluster.nodes[owner].server.kill9()
                    try await cluster.nodes[owner].server.launch()
                })
        }
    }

    @Test func `A promoted replica is told again of the messages that it lacks`() async throws {
        let trio = try await SentinelTrio.start()
        try await onLoop(within: 100) { loop in
            let edge = Edge(trio.address, on: loop)
            defer { edge.close() }
            try await Self.play(
                edge, on: loop,
                keep: {
                    try await trio.wait("the replica has all until now") {
                        (try? await trio.servers[0].ask("WAIT", "1", "1000").integer) == 1
                    }
                    // From now on the replica receives no writes from its master. So a failover to it loses
                    // them.
                    _ = try await trio.servers[1].ask("REPLICAOF", "127.0.0.1", "1")
                }, lose: { trio.servers[0].kill9() })
        }
    }
}
