import Limits
import Reactor
import Redis
import Synchronization
import TestSupport
import Testing

@testable import Ledger

/// G21: an edge must not count silently in a Redis that can lose counts or has lost them.
@Suite(.needsRedisServer) struct `A store that is up but unfit` {
    final class Edge {
        let client: RedisRouter
        let health: StoreHealth
        let storeWatch: StoreWatch
        private let admissions: Admissions
        private let loop: EventLoop

        init(
            _ server: RedisServer, on loop: EventLoop, _ identity: StoreIdentity = StoreIdentity(),
            checkPause: UInt64 = 60_000_000_000, grace: Grace? = nil,
            log: @escaping @Sendable (String) -> Void = { _ in }
        ) {
            self.loop = loop
            client = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
            health = StoreHealth(identity: identity, log: log)
            storeWatch = StoreWatch(client, health: StoreHealths(health), checkPause: checkPause, on: loop)
            admissions = Admissions(
                ledger: RedisLedger(client), planTable: Fixture.hundred("messages", .messages), grace: grace,
                store: storeWatch
            ) { loop.now }
            storeWatch.start()
        }

        func send(as user: String = "ada") async -> LedgerError? {
            let request = AdmissionRequest(user: UserKey(user: user))
            do throws(LedgerError) {
                let now = Moment(milliseconds: Clocks.wallMilliseconds())
                guard case .admitted(let reservation, _) = try await admissions.admit(request, now: now)
                else { return .faulty(script: "admit") }
                _ = await admissions.settle(reservation.settlement(using: nil))
                return nil
            } catch {
                return error
            }
        }

        func used() async throws -> Int {
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            return try await admissions.readAccount(of: UserKey(user: "ada"), now: now).counts.used(0)
        }

        func isFound(_ fault: StoreFault?) async -> Bool {
            await eventually(on: loop) { await self.health.findFault(on: self.loop) == fault }
        }

        func close() {
            storeWatch.stop()
            client.close()
        }
    }

    private static func tell(_ server: RedisServer, on loop: EventLoop, _ commands: [[String]]) async throws {
        let owner = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
        defer { owner.close() }
        try await StoreTrouble.tell(owner, commands)
    }

    private static let evict = ["CONFIG", "SET", "maxmemory-policy", "allkeys-lru"]
    private static let keep = ["CONFIG", "SET", "maxmemory-policy", "noeviction"]
    private static let evicting = StoreFault.evicting(policy: "allkeys-lru")

    // MARK: A store that may throw counts away

    @Test func `A store found unfit by its eviction policy refuses without grace, and recovers`()
        async throws
    {
        let server = try await RedisServer.start()
        let lines = Mutex<[String]>([])
        try await onLoop { loop in
            let edge = Edge(server, on: loop, checkPause: 200_000_000, grace: Grace(allowance: 9)) { line in
                lines.withLock { $0.append(line) }
            }
            defer { edge.close() }
            #expect(await edge.isFound(nil))
            #expect(await edge.send() == nil)
            try await Self.tell(server, on: loop, [Self.evict])
            #expect(await edge.isFound(Self.evicting))
            #expect(await edge.send() == .denied, "no grace, as with a wrong password")
            #expect(edge.health.faults == ["evicting": 1])
            try await Self.tell(server, on: loop, [Self.keep])
            #expect(await edge.isFound(nil))
            #expect(await edge.send() == nil)
            #expect(try await edge.used() == 2)
        }
        let log = lines.withLock { $0 }
        #expect(log.first?.contains("maxmemory-policy is allkeys-lru") == true, "\(log)")
        #expect(log.first?.contains("CONFIG SET maxmemory-policy noeviction") == true, "\(log)")
        #expect(log.last?.hasPrefix("Redis is back after ") == true, "\(log)")
    }

    @Test func `An unfit store is found over a new connection, long before the next check`() async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            let edge = Edge(server, on: loop)
            defer { edge.close() }
            #expect(await edge.isFound(nil))
            try await Self.tell(server, on: loop, [Self.evict, ["CLIENT", "KILL", "TYPE", "normal"]])
            #expect(await edge.isFound(Self.evicting))
            #expect(await edge.send() == .denied)
        }
    }

    @Test func `An unfit store is found when it starts after the edge`() async throws {
        let server = try await RedisServer.start()
        server.kill9()
        try await onLoop { loop in
            let edge = Edge(server, on: loop)
            defer { edge.close() }
            #expect(await edge.isFound(.away(.refused("\(RedisAddress(host: server.socketPath))"))))
            try await server.launch(["--maxmemory-policy", "volatile-ttl"])
            #expect(await edge.isFound(.evicting(policy: "volatile-ttl")))
            #expect(await edge.send() == .denied)
        }
    }

    // MARK: A store that has lost everything

    /// A stand-in for an edge's log and for the file in which the edge keeps the id of its Redis.
    private final class FaultLog: Sendable {
        let lines = Mutex<[String]>([])
        let kept = Mutex("")

        func identity(denies: Bool = false, known: String? = nil) -> StoreIdentity {
            StoreIdentity(
                known: known ?? kept.withLock { $0 }, denies: denies,
                keep: { id in self.kept.withLock { $0 = id } },
                log: { line in self.lines.withLock { $0.append(line) } })
        }
        var alarms: Int { lines.withLock { $0.count { $0.contains("has lost its counts") } } }
    }

    private static func isAlarmed(_ edge: Edge, _ alarm: Bool = true, on loop: EventLoop) async -> Bool {
        await eventually(on: loop) { (edge.health.identity.dataLostSince != nil) == alarm }
    }

    @Test func `An emptied store is logged once by each edge until an operator accepts it`() async throws {
        let server = try await RedisServer.start()
        let (one, two) = (FaultLog(), FaultLog())
        try await onLoop { loop in
            let edges = [Edge(server, on: loop, one.identity()), Edge(server, on: loop, two.identity())]
            defer { for edge in edges { edge.close() } }
            for edge in edges { #expect(await edge.isFound(nil)) }
            #expect(await edges[0].send() == nil)
            #expect(try await edges[0].used() == 1)
            // No message is sent after the Redis was emptied. The edges must notice the loss by their probes.
            try await Self.tell(server, on: loop, [["FLUSHALL"]])
            for edge in edges { #expect(await Self.isAlarmed(edge, on: loop)) }
            #expect(await edges[1].send() == nil)
            #expect(try await edges[0].used() == 1, "it goes on counting, from zero")
            // Redis is emptied a second time, before any operator accepts the first loss.
            try await Self.tell(server, on: loop, [["FLUSHALL"]])
            let probes = edges.map(\.storeWatch.probes)
            #expect(
                await eventually(on: loop) { zip(edges, probes).allSatisfy { $0.storeWatch.probes > $1 + 1 } }
            )
            for edge in edges { #expect(edge.health.identity.dataLostSince != nil) }
            #expect(one.alarms == 1 && two.alarms == 1)
            let records = RecordStore(edges[0].client)
            #expect(try await records.marks.storeMark().lostID == one.kept.withLock { $0 })
            #expect(try await records.marks.acceptStore())
            for edge in edges { #expect(await Self.isAlarmed(edge, false, on: loop)) }
            #expect(!(try await records.marks.acceptStore()), "nothing is left to accept")
            #expect(try await records.marks.storeMark().id == one.kept.withLock { $0 })
            #expect(one.kept.withLock { $0 } == two.kept.withLock { $0 })
        }
    }

    @Test func `A store that was emptied refuses messages, if so configured, until an operator accepts it`()
        async throws
    {
        let server = try await RedisServer.start()
        let (one, two) = (FaultLog(), FaultLog())
        try await onLoop(within: 40) { loop in
            let edges = [
                Edge(server, on: loop, one.identity(denies: true), grace: Grace(allowance: 1000)),
                Edge(server, on: loop, two.identity(denies: true)),
            ]
            defer { for edge in edges { edge.close() } }
            for edge in edges { #expect(await edge.isFound(nil)) }
            for _ in 0..<20 { for edge in edges { #expect(await edge.send() == nil) } }
            try await Self.tell(server, on: loop, [["FLUSHALL"]])
            // Each message is from another user, because a user has a limit of a hundred messages. How many
            // messages pass before the loss is noticed depends on the machine.
            var sent = 0
            #expect(
                await eventually(on: loop) {
                    sent += 1
                    let outcomes = (
                        await edges[0].send(as: "one \(sent)"), await edges[1].send(as: "two \(sent)")
                    )
                    return outcomes.0 == .denied && outcomes.1 == .denied
                })
            for edge in edges { #expect(await edge.isFound(.emptied)) }
            for _ in 0..<20 { for edge in edges { #expect(await edge.send() == .denied) } }
            #expect(try await RecordStore(edges[1].client).marks.acceptStore())
            for edge in edges { #expect(await edge.isFound(nil)) }
            #expect(await edges[0].send() == nil)
            #expect(try await edges[1].used() == 1, "it counts from zero")
        }
    }

    @Test func `A store that was emptied is known after a restart, even to an edge that remembers nothing`()
        async throws
    {
        let server = try await RedisServer.start()
        let log = FaultLog()
        try await onLoop { loop in
            let edge = Edge(server, on: loop, log.identity())
            #expect(await edge.isFound(nil))
            edge.close()
            server.kill9()
            // The server stores nothing on disk, so it is empty after this restart.
            try await server.launch()
            let next = Edge(server, on: loop, log.identity(denies: true))
            defer { next.close() }
            #expect(await next.isFound(.emptied))
            let newEdge = Edge(server, on: loop, StoreIdentity(denies: true))
            defer { newEdge.close() }
            #expect(await newEdge.isFound(.emptied), "the store itself says so")
        }
    }

    @Test func `A store that comes back with an old file does not count as emptied`() async throws {
        let server = try await RedisServer.start()
        let log = FaultLog()
        try await onLoop { loop in
            let edge = Edge(server, on: loop, log.identity(denies: true))
            defer { edge.close() }
            #expect(await edge.isFound(nil))
            #expect(await edge.send() == nil)
            try await Self.tell(server, on: loop, [["SAVE"]])
            #expect(await edge.send() == nil)
            server.kill9()
            try await server.launch()
            let probes = edge.storeWatch.probes
            #expect(await eventually(on: loop) { edge.storeWatch.probes > probes + 1 })
            #expect(await edge.isFound(nil))
            #expect(try await edge.used() == 1, "it has lost the second message, but is the same store")
            #expect(log.alarms == 0)
        }
    }
}
