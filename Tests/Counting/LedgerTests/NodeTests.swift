import Glibc
import Limits
import Reactor
import Redis
import TLS
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer, .timeLimit(.minutes(3))) struct `A store of several servers` {
    /// One edge, with a connection to each master of a cluster.
    final class Edge: StoreCallFollower {
        let router: RedisRouter
        let ledger: RedisLedger
        let health = StoreHealths(identify: { _ in StoreIdentity() }, log: { _ in })
        let storeWatch: StoreWatch
        let admissions: Admissions
        let loop: EventLoop
        private(set) var outcomes: [StoreCall] = []

        init(
            _ address: StoreAddress, on loop: EventLoop, tls: TLSContext? = nil, lease: Int = 300_000,
            retryWithin: UInt64 = 75_000_000, options: RedisNode.Options = .patient
        ) {
            self.loop = loop
            router = RedisRouter(address, on: loop, tls: tls, options: options)
            ledger = RedisLedger(router)
            storeWatch = StoreWatch(router, health: health, on: loop)
            admissions = Admissions(
                ledger: ledger, planTable: Fixture.hundred("messages", .messages),
                bounds: AdmissionBounds(lease: lease, retryWithin: retryWithin), store: storeWatch
            ) { loop.now }
        }

        func close() {
            storeWatch.stop()
            router.close()
        }

        var now: Moment { Moment(milliseconds: Clocks.wallMilliseconds()) }

        func admit(_ user: UserKey) async throws -> Reservation {
            guard
                case .admitted(let reservation, _) = try await admissions.admit(
                    AdmissionRequest(user: user), now: now)
            else { throw TestFailure("not admitted") }
            return reservation
        }

        /// Users whose data is on one server. `place` is the index of this server in `router.nodes`.
        func users(_ count: Int, at place: Int) -> [UserKey] {
            Array(
                (0...).lazy.map { UserKey(user: "user \($0)") }
                    .filter { self.router.node(of: $0.slot) === self.router.nodes[place] }.prefix(count))
        }

        /// Sends a message. The result is nil if the message was counted, and otherwise the error.
        func send(as user: UserKey) async -> LedgerError? {
            do throws(LedgerError) {
                let request = AdmissionRequest(user: user)
                guard case .admitted(let reservation, _) = try await admissions.admit(request, now: now)
                else { return .faulty(script: "admit") }
                let outcome = await admissions.settle(reservation.settlement(using: nil))
                return outcome == .done ? nil : .faulty(script: "settle")
            } catch {
                return error
            }
        }

        func ended(_ call: StoreCall) { outcomes.append(call) }

        /// The number of keys that match a pattern on one server.
        func keys(_ pattern: String, at place: Int) async throws -> Int {
            var arguments = RedisArguments()
            for word in ["KEYS", pattern] { arguments.append(word) }
            return try await router.nodes[place].sendCommand(arguments).array?.count ?? 0
        }
    }

    private static func withEdge(
        lease: Int = 300_000,
        _ body: @escaping @Sendable (Edge, [RedisServer], EventLoop) async throws -> Void
    ) async throws {
        let cluster = try await RedisCluster.start()
        try await onLoop(within: 90) { loop in
            let edge = Edge(cluster.address, on: loop, lease: lease)
            defer { edge.close() }
            await edge.router.waitUntilKnown()
            try await body(edge, cluster.nodes.map(\.server), loop)
        }
    }

    @Test func `A store of several servers refuses only the users of a dead server`() async throws {
        try await Self.withEdge { edge, servers, loop in
            let (left, right) = (edge.users(1, at: 0)[0], edge.users(1, at: 1)[0])
            edge.storeWatch.start()
            #expect(await eventually(on: loop) { await edge.health.awayServers(on: loop).isEmpty })
            #expect(edge.health.all.count == 3)
            #expect(await edge.send(as: left) == nil)
            #expect(await edge.send(as: right) == nil)
            servers[1].kill9()
            for _ in 0..<20 {
                let refusal = await edge.send(as: right)
                #expect(refusal == .unavailable)
                #expect(await edge.send(as: left) == nil)
            }
            #expect(edge.router.nodes.map(\.breaker.isClosed) == [true, false, true])
            #expect(edge.router.nodes.map(\.breaker.openings) == [0, 1, 0] && !edge.storeWatch.isClosed)
            // The readiness page must name the server that is away, and no other one.
            let place = "127.0.0.1:\(edge.router.nodes[1].address.port)"
            #expect(
                await eventually(on: loop) { await edge.health.awayServers(on: loop).map(\.place) == [place] }
            )
            #expect(await edge.health.firstFault(on: loop) == nil && !edge.health.faults.isEmpty)
            try await servers[1].launch()
            #expect(await eventually(on: loop, within: 30) { await edge.send(as: right) == nil })
            #expect(await eventually(on: loop) { edge.storeWatch.isClosed })
            #expect(edge.router.nodes[0].connects == 1)
        }
    }

    @Test func `A store of several servers has a clock and a mark for each part`() async throws {
        try await Self.withEdge { edge, _, loop in
            edge.storeWatch.start()
            #expect(await eventually(on: loop) { edge.storeWatch.nodes.allSatisfy { $0.probes > 0 } })
            var marks: [String?] = []
            for node in edge.router.nodes {
                let part = StorePart(of: node, in: edge.router)
                marks.append(try await RecordStore(edge.router).marks.storeMark(of: part).id)
            }
            #expect(Set(marks).count == 3 && !marks.contains(nil), "\(marks)")
            #expect(!edge.health.isEmptied)
            let now = Clocks.monotonic()
            for node in edge.router.nodes {
                #expect(abs(node.clock.reading(at: now).now - Int(edge.now.milliseconds)) < 5000)
            }
        }
    }

    @Test func `Each script is passed the expected time of its own server's clock`() async throws {
        try await Self.withEdge { edge, _, _ in
            for (node, now) in zip(edge.router.nodes, [1_000_000, 2_000_000, 3_000_000]) {
                let asked = Clocks.monotonic()
                node.clock.noteReading(now, asked: asked, replied: asked, steadySince: 1)
            }
            for (place, now) in [1_000_000, 2_000_000, 3_000_000].enumerated() {
                let request = AdmissionRequest(user: edge.users(1, at: place)[0])
                let expected = try edge.admissions.prepare(request, now: edge.now).command.clock.now
                #expect((now - 1000..<now + 60_000).contains(expected), "\(expected) for \(now)")
            }
        }
    }

    @Test func `Only the users of a server that may lose counts are refused`() async throws {
        try await Self.withEdge { edge, _, _ in
            edge.router.nodes[1].isFit = false
            #expect(await edge.send(as: edge.users(1, at: 0)[0]) == nil)
            #expect(await edge.send(as: edge.users(1, at: 1)[0]) == .denied)
        }
    }

    @Test func `A store of several servers notes each user's lease on the user's server`() async throws {
        try await Self.withEdge { edge, _, _ in
            for place in 0..<3 {
                for user in edge.users(20, at: place) {
                    let shard = LeaseIndex.shard(of: user, in: edge.router)
                    #expect(shard.isOnUsersNode)
                    let node = edge.router.node(of: RedisSlot(key: shard.queue.key.span))
                    #expect(node === edge.router.nodes[place])
                }
            }
            let user = edge.users(1, at: 1)[0]
            #expect(await edge.send(as: user) == nil)
            let notes = (
                try await edge.keys("us:{leases*}:z", at: 0), try await edge.keys("us:{leases*}:z", at: 1)
            )
            #expect(notes == (0, 1))
        }
    }

    @Test func `A store of several servers takes an admission without a waiting task`() async throws {
        try await Self.withEdge { edge, _, loop in
            let left = edge.users(1, at: 0)[0]
            func ask(_ user: UserKey) -> Admissions.PendingAdmission? {
                let request = AdmissionRequest(user: user)
                guard case .sent(let pending) = edge.admissions.send(request, now: edge.now, following: edge)
                else { return nil }
                return pending
            }
            // In this test, this message is the first over its connection. So a task waits until the script
            // `lease` has recorded the user, and then sends the admission. The next message needs no task.
            #expect(await edge.send(as: left) == nil)
            let pending = try #require(ask(left))
            #expect(await eventually(on: loop) { edge.outcomes.count == 1 })
            #expect(edge.outcomes[0].node === edge.router.nodes[0])
            let outcome = edge.admissions.receive(pending, of: edge.outcomes[0])
            guard case .decided(.admitted(let reservation, _)) = consume outcome else {
                Issue.record("it was not admitted")
                return
            }
            #expect(await edge.admissions.settle(reservation.refund()) == .done)
        }
    }

    @Test func `Several servers are scanned slot by slot, so that no user appears twice`() async throws {
        try await Self.withEdge { edge, _, _ in
            let users = (0..<3).flatMap { edge.users(20, at: $0) }
            for user in users { #expect(await edge.send(as: user) == nil) }
            let walk = KeyWalk(edge.router)
            var (position, found, positions) = (KeyWalk.start, [[UInt8]](), 0)
            repeat {
                let step = try await walk.takeStep(from: position, "us:{*}:s")
                let values = try await walk.readHashes(step.keys)
                #expect(values.allSatisfy { !$0.isEmpty } && values.count == step.keys.count)
                found += step.keys
                positions += 1
                // The position is turned into text and read again, as happens when an operator requests the
                // next page.
                position = try #require(KeyWalk.Position("\(step.next)"))
            } while position != KeyWalk.start && positions < 1000
            #expect(Set(found) == Set(users.map { $0.key("s") }))
            #expect(found.count == users.count && positions == 256)
        }
    }

    @Test func `A scan of several servers fails while one of them is dead`() async throws {
        try await Self.withEdge { edge, servers, loop in
            servers[2].kill9()
            #expect(await eventually(on: loop) { !edge.router.nodes[2].isConnected })
            await #expect(throws: LedgerError.self) {
                _ = try await KeyWalk(edge.router).takeStep(from: KeyWalk.start, "us:{*}:s")
            }
        }
    }

    @Test func `The reservations of dead edges are returned on every server of a store`() async throws {
        try await Self.withEdge(lease: 1) { edge, _, loop in
            let users = (0..<3).flatMap { edge.users(2, at: $0) }
            for user in users { _ = try await edge.admit(user).refund() }
            let sweeper = Sweeper(edge.router, edge.ledger, on: loop) { _ in }
            defer { sweeper.stop() }
            // The index of leases rounds the end of a lease up by at most 8.2 s, so the sweeper can be this
            // late.
            #expect(
                await eventually(on: loop, within: 20) {
                    _ = await sweeper.sweepLeases()
                    return sweeper.ended == users.count
                }, "\(sweeper.ended)")
        }
    }
}

@Suite struct `The position of a scan` {
    @Test(arguments: [("0", 0), ("17", 17), ("18446744073709551615", UInt64.max)])
    func `The position of a scan is written and read as text`(text: String, cursor: UInt64) {
        let position = KeyWalk.Position(text)
        #expect(position == KeyWalk.Position(cursor: cursor))
        #expect(position?.description == text)
    }

    @Test(arguments: ["", "-", "-1", "1-", "0-5", "a", "18446744073709551616", "+1-1 "])
    func `The position of a scan is not read from any other text`(text: String) {
        #expect(KeyWalk.Position(text) == nil)
    }
}
