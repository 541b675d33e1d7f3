import Limits
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Plays histories in which the store loses its last messages and edges report them again. The store and the
/// model must agree at every step.
@Suite(.timeLimit(.minutes(4))) struct `The laws of a store that loses its last messages` {
    @Test(arguments: `The laws of the ledger`.seeds) func `A loss breaks no law`(seed: UInt64) async throws {
        for round in 0..<TestLength.choose(short: 6, full: 24) {
            let history = History.randomLosses(seed: seed &* 1000 &+ UInt64(round), count: 120)
            let failure = await `The laws of the ledger`.playModel(history, loses: true).failure
            guard let failure else { continue }
            let short = try await History.shrink(history) {
                await `The laws of the ledger`.playModel($0, loses: true).failure != nil
            }
            Issue.record("seed \(seed), round \(round): \(failure)\n\(`The laws of the ledger`.list(short))")
            return
        }
    }

    /// A message that has ended must not be admitted again. Otherwise its reservation would stay open until
    /// its lease ends, and the user would be refused one message too early.
    @Test func `Recovery admits no message that has ended while the store was asked`() async throws {
        let clock = TestClock(Fixture.start)
        let model = ModelLedger(clock)
        let (user, lossy) = (Fixture.users[2], model.lossy)
        let player = HistoryPlayer(model, clock)
        try await player.play([.admit(user: 2, .init()), .advance(milliseconds: 1000)])
        try await lossy.keep(user)
        try await player.play([.admit(user: 2, .init())])
        try await lossy.lose(user)
        let request = try #require(player.requests.last)
        let open = RememberedMessage.open(request.ask, admitted: request.counts.now)
        #expect(try await model.recoverMessages([open], of: user) { _ in false } == Recovery())
        #expect(try await model.recoverMessages([open], of: user).admitted == 1)
    }

    @Test(.needsRedisServer, arguments: TestLength.choose(short: [1], full: [1, 2, 3]))
    func `The laws hold for a killed server that comes back with an older copy`(seed: UInt64) async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        let report = try await onLoop(within: 100) { loop -> String? in
            let redis = RedisBench(path, on: loop)
            defer { redis.client.close() }
            redis.lossy = redis.losing(server)
            let history = History.losses(of: [0, 1, 2]) + History.randomLosses(seed: seed, count: 80)
            return try await Self.play(redis, history)
        }
        #expect(report == nil)
    }

    @Test(.needsRedisServer) func `The laws hold if a cluster's master is killed and comes back with less`()
        async throws
    {
        let cluster = try await RedisCluster.start()
        let report = try await onLoop(within: 150) { loop -> String? in
            let redis = RedisBench(cluster.address, on: loop)
            defer { redis.client.close() }
            await redis.client.waitUntilKnown()
            redis.lossy = redis.losing(cluster)
            let history = History.losses(of: [0, 1, 3]) + History.randomMoves(seed: 11, count: 60)
            return try await Self.play(redis, history)
        }
        #expect(report == nil)
    }

    @Test(.needsRedisServer) func `A promoted replica that lacks messages breaks no law`() async throws {
        let trio = try await SentinelTrio.start()
        let report = try await onLoop(within: 150) { loop -> String? in
            let redis = RedisBench(trio.address, on: loop)
            defer { redis.client.close() }
            let answers = await eventually(on: loop, within: 30) {
                (try? await redis.command(["PING"])) != nil
            }
            #expect(answers)
            for history in History.meetings {
                if let failure = try await redis.disagreement(history) { return failure }
            }
            redis.lossy = redis.losing(trio)
            let history = History.losses(of: [2]) + History.randomMoves(seed: 12, count: 60)
            return try await Self.play(redis, history)
        }
        #expect(report == nil)
    }

    /// Plays a history in which the store must lose a message. Returns the first broken law, or the first
    /// difference between the store and the model of the ledger. If all is well, the result is nil.
    private static func play(_ redis: RedisBench, _ history: [Operation]) async throws -> String? {
        if let failure = try await redis.disagreement(history) {
            return "\(failure)\n\(`The laws of the ledger`.list(history))"
        }
        let trace = await `The laws of the ledger`.playModel(history, loses: true).trace
        // The constant `nothing` is the text by which the trace shows a recovery without lost messages.
        return trace.contains { $0.hasPrefix("lose") && $0.contains("Recovery(") && !$0.contains(nothing) }
            ? nil : "nothing was lost"
    }

    private static let nothing = "\(Recovery())"
}

extension ModelLedger {
    /// Loses data like a server that restarts from an older state of its disk.
    var lossy: LossyStore {
        var copy: [UserKey: Person] = [:]
        return LossyStore(keep: { _ in copy = self.people }, lose: { _ in self.people = copy })
    }
}

extension RedisBench {
    func knows(_ user: UserKey) async -> Bool { (try? await ledger.readUser(user)) != nil }

    private func waitUntilAnswered(_ user: UserKey) async throws {
        guard await eventually(on: loop, within: 30, { await self.knows(user) }) else {
            throw TestFailure("the store does not come back")
        }
    }

    func losing(_ server: RedisServer) -> LossyStore {
        LossyStore(
            keep: { _ in _ = try await server.ask("SAVE") },
            lose: { user in
                server.kill9()
                try await server.launch()
                try await self.waitUntilAnswered(user)
            })
    }

    func losing(_ cluster: RedisCluster) -> LossyStore {
        func server(of user: UserKey) async throws -> RedisServer {
            cluster.nodes[try #require(await cluster.owner(of: user.slot.number))].server
        }
        return LossyStore(
            keep: { user in _ = try await server(of: user).ask("SAVE") },
            lose: { user in
                let owner = try await server(of: user)
                owner.kill9()
                try await owner.launch()
                try await self.waitUntilAnswered(user)
            })
    }

    /// Loses data by a failover to a replica that lags. It works only once, because then no replica is left.
    func losing(_ trio: SentinelTrio) -> LossyStore {
        let (master, replica) = (trio.servers[0], trio.servers[1])
        return LossyStore(
            keep: { _ in
                try await trio.wait("the replica is in step") { await replica.isInStep(with: master) }
                // From now on the replica receives no writes from its master. So a failover to it loses them.
                _ = try await replica.ask("REPLICAOF", "127.0.0.1", "1")
            },
            lose: { user in
                master.kill9()
                try await trio.wait("the replica is the master") { await trio.servers[1].isMaster() }
                try await self.waitUntilAnswered(user)
            })
    }
}
