import Glibc
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Counts must stay exact while slots of a cluster move and masters fail.
@Suite(.needsRedisServer, .timeLimit(.minutes(4))) struct `Counting in a cluster` {
    /// One edge whose store is the cluster. Each user has a limit of a hundred messages.
    private final class Edge {
        let router: RedisRouter
        let ledger: RedisLedger
        let storeWatch: StoreWatch
        let admissions: Admissions
        private let loop: EventLoop
        private(set) var admitted: [UserKey: Int] = [:]
        private(set) var refused: Set<UserKey> = []
        private(set) var failures: [LedgerError] = []

        init(_ cluster: RedisCluster, on loop: EventLoop, deadline: Int) {
            self.loop = loop
            var options = RedisNode.Options.patient
            options.deadline = deadline
            router = RedisRouter(cluster.address, on: loop, options: options)
            ledger = RedisLedger(router)
            storeWatch = StoreWatch(router, on: loop)
            admissions = Admissions(
                ledger: ledger, planTable: Fixture.hundred("messages", .messages),
                bounds: AdmissionBounds(retryWithin: UInt64(deadline) * 1_000_000), store: storeWatch
            ) { loop.now }
            storeWatch.start()
        }

        func close() {
            storeWatch.stop()
            router.close()
        }

        func send(as user: UserKey) async {
            do throws(LedgerError) {
                let now = Moment(milliseconds: Clocks.wallMilliseconds())
                let request = AdmissionRequest(user: user)
                switch try await admissions.admit(request, now: now) {
                case .admitted(let reservation, _):
                    admitted[user, default: 0] += 1
                    _ = await admissions.settle(reservation.settlement(using: nil))
                default: refused.insert(user)
                }
            } catch {
                failures.append(error)
                await loop.sleep(nanoseconds: 20_000_000)
            }
        }

        func exhaust(_ user: UserKey) async {
            while !refused.contains(user) {
                await send(as: user)
                await admissions.flushSettlements()
            }
        }
    }

    private static func users(_ count: Int, in slots: Range<UInt16>) -> [UserKey] {
        Array(
            (0...).lazy.map { UserKey(user: "user \($0)") }.filter { slots.contains($0.slot.number) }
                .prefix(count))
    }

    private static func exhaust(_ users: [UserKey], by edges: [Edge], on loop: EventLoop) async -> Bool {
        for edge in edges {
            for user in users { loop.spawn(with: edge) { edge in await edge.exhaust(user) } }
        }
        return await eventually(on: loop, within: 60) {
            edges.allSatisfy { edge in users.allSatisfy { edge.refused.contains($0) } }
        }
    }

    @Test func `A cluster admits exactly a hundred messages of each user while their slots move`()
        async throws
    {
        let cluster = try await RedisCluster.start()
        try await onLoop(within: 150) { loop in
            let edges = [
                Edge(cluster, on: loop, deadline: 10_000), Edge(cluster, on: loop, deadline: 10_000),
            ]
            defer { for edge in edges { edge.close() } }
            let users = Self.users(6, in: 0..<50) + Self.users(2, in: 8_000..<16_000)
            let moves = Task {
                for slot in UInt16(0)..<50 { try await cluster.move(slot, from: 0, to: 1 + Int(slot) % 2) }
            }
            #expect(await Self.exhaust(users, by: edges, on: loop))
            try await moves.value
            #expect(edges.flatMap(\.failures) == [])
            for user in users {
                let sum = edges.reduce(0) { $0 + ($1.admitted[user] ?? 0) }
                #expect(sum == 100)
                let stored = try await edges[0].ledger.readUser(user)
                #expect(stored.openReservations.isEmpty, "nothing is left open")
            }
        }
    }

    @Test func `A cluster answers every message and keeps its counts when a replica is promoted by hand`()
        async throws
    {
        let cluster = try await RedisCluster.start(replicas: true)
        try await onLoop(within: 120) { loop in
            let edge = Edge(cluster, on: loop, deadline: 10_000)
            defer { edge.close() }
            let users = Self.users(40, in: 0..<5_000)
            for _ in 0..<5 { for user in users { await edge.send(as: user) } }
            try await cluster.waitForReplica(cluster.nodes[3], of: cluster.nodes[0])
            try await cluster.nodes[3].server.ask("CLUSTER", "FAILOVER")
            while await cluster.owner(of: 0) != 3 { for user in users { await edge.send(as: user) } }
            #expect(edge.refused.isEmpty, "messages were admitted all the while")
            #expect(await Self.exhaust(users, by: [edge], on: loop))
            #expect(edge.failures == [])
            for user in users {
                #expect(edge.admitted[user] == 100)
                #expect(try await edge.ledger.readUser(user).openReservations.isEmpty, "nothing is left open")
            }
        }
    }

    @Test func `A cluster's scan goes on by its cursor after a master has died, and finds no user twice`()
        async throws
    {
        let cluster = try await RedisCluster.start(replicas: true)
        try await onLoop(within: 120) { loop in
            let edge = Edge(cluster, on: loop, deadline: 1_000)
            defer { edge.close() }
            let users = Self.users(60, in: 0..<RedisSlot.count)
            for user in users { await edge.send(as: user) }
            #expect(edge.failures == [])
            try await cluster.waitForReplica(cluster.nodes[4], of: cluster.nodes[1])
            let walk = KeyWalk(edge.router)
            var (position, found, failed) = (KeyWalk.start, [[UInt8]](), 0)
            repeat {
                // The test walks through all keys, slot by slot. Slot 8192 is in the middle of the second
                // master's slots. The test kills this master when the walk reaches the slot.
                if position == KeyWalk.Position(cursor: 8192), failed == 0 { cluster.nodes[1].server.kill9() }
                do {
                    let step = try await walk.takeStep(from: position, "us:{*}:s")
                    found += step.keys
                    position = step.next
                } catch {
                    failed += 1
                    await loop.sleep(nanoseconds: 20_000_000)
                }
            } while position != KeyWalk.start
            #expect(failed > 0, "no part was taken for the whole")
            #expect(Set(found) == Set(users.map { $0.key("s") }))
            #expect(found.count == users.count)
        }
    }

    @Test(arguments: [SIGKILL, SIGSTOP])
    func `A cluster keeps its counts when a master dies or hangs`(fault: Int32) async throws {
        let cluster = try await RedisCluster.start(replicas: true)
        try await onLoop(within: 150) { loop in
            let edge = Edge(cluster, on: loop, deadline: 1_000)
            defer { edge.close() }
            let users = Self.users(3, in: 0..<5_000)
            let others = Self.users(3, in: 6_000..<16_000)
            for _ in 0..<40 { for user in users + others { await edge.send(as: user) } }
            #expect(edge.failures == [])
            try await cluster.waitForReplica(cluster.nodes[3], of: cluster.nodes[0])
            if fault == SIGKILL {
                cluster.nodes[0].server.kill9()
            } else {
                cluster.nodes[0].server.signal(fault)
            }
            defer { cluster.nodes[0].server.signal(SIGCONT) }
            #expect(await Self.exhaust(others, by: [edge], on: loop))
            #expect(await Self.exhaust(users, by: [edge], on: loop))
            #expect(await cluster.owner(of: 0) == 3, "the replica has taken over")
            await edge.admissions.flushSettlements()
            for user in users + others {
                let stored = try await edge.ledger.readUser(user)
                // A message whose reply was lost was refunded, so the limit had room for another message.
                #expect(edge.admitted[user] ?? 0 <= 100 && stored.openReservations.isEmpty)
                #expect(edge.admitted[user] == 100)
            }
        }
    }
}
