import Glibc
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Counts must stay correct while all servers of a cluster restart, and while one of them is slow or away.
@Suite(.needsRedisServer, .timeLimit(.minutes(3))) struct `Counts in a cluster under faults` {
    typealias Edge = `A store of several servers`.Edge

    private static func withEdge(
        _ cluster: RedisCluster, _ address: StoreAddress? = nil, deadline: Int = 10_000,
        _ body: @escaping @Sendable (Edge, EventLoop) async throws -> Void
    ) async throws {
        try await onLoop(within: 120) { loop in
            var options = RedisNode.Options.patient
            options.deadline = deadline
            let edge = Edge(address ?? cluster.address, on: loop, options: options)
            defer { edge.close() }
            await edge.router.waitUntilKnown()
            try await body(edge, loop)
        }
    }

    private static func counted(_ user: UserKey, by edge: Edge) async throws -> Int {
        let stored = try await edge.ledger.readUser(user)
        #expect(stored.openReservations.isEmpty, "nothing is left open")
        return stored.counters["t:trial:msg"] ?? 0
    }

    @Test func `Counts in a cluster survive a kill and restart of all masters`() async throws {
        let cluster = try await RedisCluster.start(["--appendonly", "yes", "--appendfsync", "always"])
        try await Self.withEdge(cluster) { edge, loop in
            edge.storeWatch.start()
            let users = (0..<3).map { edge.users(1, at: $0)[0] }
            for user in users {
                #expect(await eventually(on: loop) { await edge.send(as: user) == nil })
                for _ in 1..<60 { #expect(await edge.send(as: user) == nil) }
            }
            let servers = cluster.nodes.map(\.server)
            for server in servers { server.kill9() }
            for user in users {
                // Messages fail with `.unavailable` as soon as there is no connection. A message during which
                // the connection ends can fail with another error.
                #expect(await eventually(on: loop) { await edge.send(as: user) == .unavailable })
                for _ in 0..<Breaker.mostFailures { #expect(await edge.send(as: user) == .unavailable) }
            }
            #expect(edge.storeWatch.openings == 3, "nobody asks any of them")
            for server in servers { try await server.launch() }
            for user in users {
                // The user has sent 60 of 100 messages, so 40 more are counted. The next one is refused.
                #expect(await eventually(on: loop, within: 30) { await edge.send(as: user) == nil })
                for _ in 61..<100 { #expect(await edge.send(as: user) == nil) }
                #expect(await edge.send(as: user) == .faulty(script: "admit"))
                #expect(try await Self.counted(user, by: edge) == 100)
            }
        }
    }

    @Test func `Named messages wait until the first part of the store has answered`() async throws {
        let cluster = try await RedisCluster.start()
        let slot = UserKey(stem: Array("us:{store:0}:".utf8)).slot.number
        let first = cluster.nodes[try #require(await cluster.owner(of: slot))].server
        first.kill9()
        try await Self.withEdge(cluster, deadline: 1_000) { edge, loop in
            edge.storeWatch.start()
            let others = (0..<3).map { edge.users(1, at: $0)[0] }
            #expect(
                await eventually(on: loop, within: 30) {
                    for user in others {
                        if await edge.send(as: user) == nil { return true }
                    }
                    return false
                }, "the other masters count")
            #expect(!edge.admissions.recognizesRepeats)
            try await first.launch()
            #expect(await eventually(on: loop, within: 30) { edge.admissions.recognizesRepeats })
            #expect(!edge.admissions.payloadSecret.isEmpty)
        }
    }

    @Test func `Only users whose slot has no master are refused`() async throws {
        let cluster = try await RedisCluster.start()
        // In this test, the second of three masters is killed. The other two must still count messages. Each
        // of them has its own store id, by which edges notice lost data.
        let lost = cluster.nodes[1]
        try await Self.withEdge(cluster, deadline: 1_000) { edge, loop in
            edge.storeWatch.start()
            let theirs = edge.users(1, at: 1)[0]
            let others = [0, 2].map { edge.users(1, at: $0)[0] }
            for user in others + [theirs] {
                #expect(await eventually(on: loop) { await edge.send(as: user) == nil })
            }
            lost.server.kill9()
            #expect(
                await eventually(on: loop) {
                    _ = await edge.send(as: theirs)
                    return !edge.storeWatch.isClosed
                })
            for user in others { #expect(await edge.send(as: user) == nil, "that breaker is not theirs") }
            for node in [cluster.nodes[0], cluster.nodes[2]] {
                try await node.server.ask("CLUSTER", "FORGET", lost.id)
            }
            #expect(await eventually(on: loop, within: 30) { edge.router.nodes.count == 2 })
            let openings = edge.storeWatch.openings
            for _ in 0...Breaker.mostFailures {
                #expect(await edge.send(as: theirs) == .moving)
                for user in others { #expect(await edge.send(as: user) == nil) }
            }
            #expect(edge.storeWatch.openings == openings, "those who refused them are well")
            for node in edge.router.nodes {
                let part = StorePart(of: node, in: edge.router)
                #expect(await StoreProbe(node).probePart(part) == nil, "it is probed in a slot of its own")
            }
        }
    }

    /// Sends a user's messages one after another, and records how long each takes, in nanoseconds.
    private final class Caller {
        private let edge: Edge
        private let user: UserKey
        private(set) var spans: [UInt64] = []

        init(_ edge: Edge, _ user: UserKey) { (self.edge, self.user) = (edge, user) }

        func send(_ count: Int) async {
            for _ in 0..<count {
                let begun = Clocks.monotonic()
                #expect(await edge.send(as: user) == nil)
                spans.append(Clocks.monotonic() - begun)
            }
        }
    }

    @Test func `A cluster's counts are exact if one server is 5 ms away each way, and others do not wait`()
        async throws
    {
        let cluster = try await RedisCluster.start()
        var settings = LinkSettings.network
        settings.delayMilliseconds = 5
        let link = try await SimulatedLink.start(to: .loopback(port: cluster.nodes[1].port), settings)
        var address = cluster.address
        address.reachable = [cluster.nodes[1].place: RedisPlace(host: "127.0.0.1", port: link.port)]
        do {
            try await Self.withEdge(cluster, address) { edge, loop async throws in
                let users = (0..<3).map { edge.users(1, at: $0)[0] }
                let callers = users.map { Caller(edge, $0) }
                for caller in callers { loop.spawn(with: caller) { caller in await caller.send(100) } }
                #expect(
                    await eventually(on: loop, within: 30) { callers.allSatisfy { $0.spans.count == 100 } })
                let medians = callers.map { $0.spans.sorted()[50] }
                // Each message needs two calls, an admission and a settlement. A call over the slow link
                // takes 10 ms.
                #expect(medians[1] >= 20_000_000, "\(medians)")
                #expect(medians[0] < 20_000_000 && medians[2] < 20_000_000, "\(medians)")
                for user in users { #expect(try await Self.counted(user, by: edge) == 100) }
            }
        } catch {
            await link.stop()
            throw error
        }
        await link.stop()
    }

    @Test func `Settlements wait in the spool only for their own server`() async throws {
        let cluster = try await RedisCluster.start(["--appendonly", "yes", "--appendfsync", "always"])
        let folder = try TemporaryFolder()
        try await Self.withEdge(cluster) { edge, loop in
            let spool = await Spool.open(Spool.Options(path: folder.file("spool.db"))) { _ in }
            let log = LogRecorder()
            let replay = Replay(spool, edge.ledger, on: loop) { log.note($0) }
            replay.stop()
            // The server with index 1 fails. Its 40 settlements are the first to be sent, and at most 16 are
            // sent at the same time. These 40 must not delay the settlements for the other servers.
            let users = edge.users(40, at: 1) + edge.users(5, at: 0) + edge.users(5, at: 2)
            for user in users {
                let settlement = try await edge.admit(user).settlement(using: nil)
                #expect(await spool.append(settlement))
            }
            cluster.nodes[1].server.kill9()
            await replay.run()
            #expect(spool.count == 40, "those for the other servers were sent")
            for user in users.suffix(10) {
                let stored = try await edge.ledger.readUser(user)
                #expect(stored.openReservations.isEmpty)
            }
            try await cluster.nodes[1].server.launch()
            #expect(
                await eventually(on: loop, within: 30) {
                    await replay.run()
                    return spool.count == 0
                })
            for user in users { #expect(try await Self.counted(user, by: edge) == 1) }
            #expect(spool.parked == 0)
            await spool.close()
        }
    }
}
