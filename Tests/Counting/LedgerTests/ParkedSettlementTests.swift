import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `A settlement that Redis answers with an error` {
    /// One edge with its spool and a real Redis.
    private final class Bench {
        let redis: RedisBench
        let spool: Spool
        let replay: Replay
        let admissions: Admissions
        let loop: EventLoop

        init(_ server: String, _ folder: TemporaryFolder, on loop: EventLoop) async {
            self.loop = loop
            redis = RedisBench(server, on: loop)
            spool = await Spool.open(Spool.Options(path: folder.file("spool.db"))) { _ in }
            admissions = Admissions(
                ledger: redis.ledger, planTable: Fixture.hundred("tokens", .totalTokens), spool: spool
            ) { loop.now }
            replay = Replay(spool, redis.ledger, on: loop) { _ in }
            replay.stop()
        }

        func admit(_ user: String) async throws -> Reservation {
            let request = AdmissionRequest(
                user: UserKey(user: user), estimate: Consumption(totalTokens: 5))
            let now = Moment(milliseconds: Int64(Fixture.start / 1000))
            guard case .admitted(let reservation, _) = try await admissions.admit(request, now: now) else {
                throw TestFailure("not admitted")
            }
            return reservation
        }

        func tokens(_ user: String) async throws -> Int? {
            try await redis.ledger.readUser(UserKey(user: user)).counters["t:trial:tok"]
        }

        /// Sends the spool's settlements again, as an edge does after each pause.
        func replay() async {
            #expect(
                await eventually(on: loop) {
                    await self.replay.run()
                    return self.spool.count == 0
                })
        }

        func close() async {
            await spool.close()
            redis.client.close()
        }
    }

    private static func withRedis(
        _ body: @escaping @Sendable (RedisServer, TemporaryFolder, EventLoop, Bench) async throws -> Void
    ) async throws {
        let server = try await RedisServer.start()
        let folder = try TemporaryFolder()
        try await onLoop(within: 60) { loop in
            let bench = await Bench(server.socketPath, folder, on: loop)
            try await bench.redis.setClock(Fixture.start)
            try await body(server, folder, loop, bench)
        }
    }

    @Test(arguments: [false, true])
    func `A settlement that may succeed later is retried, also after a restart, and counted once`(
        restarts: Bool
    ) async throws {
        try await Self.withRedis { server, folder, loop, first in
            var bench = first
            let reservation = try await bench.admit("ada")
            let other = try await bench.admit("bob")
            try await bench.redis.command(["ACL", "SETUSER", "default", "-hmget"])
            let end = reservation.settlement(using: Consumption(totalTokens: 7))
            #expect(await bench.admissions.settle(end) == nil)
            for _ in 0..<3 { await bench.replay.run() }
            #expect(bench.spool.count == 1 && bench.spool.delayed == 1 && bench.spool.parked == 0)
            let seen = await bench.spool.parkedSettlements(most: 10)
            #expect(seen.map(\.settlement) == [end] && seen.map(\.parked) == [nil])
            // The settlement of another message must succeed although the first one fails. It changes no
            // counter, because the use equals the estimate.
            #expect(await bench.admissions.settle(other.settlement(using: nil)) == .done)
            #expect(try await bench.tokens("ada") == 5)
            if restarts {
                await bench.close()
                bench = await Bench(server.socketPath, folder, on: loop)
                #expect(bench.spool.count == 1)
            }
            try await bench.redis.command(["ACL", "SETUSER", "default", "+hmget"])
            await bench.replay()
            #expect(try await bench.tokens("ada") == 7)
            #expect(bench.spool.delayed == 0)
            #expect(try await bench.redis.ledger.readUser(UserKey(user: "ada")).openReservations.isEmpty)
            await bench.close()
        }
    }

    @Test func `A settlement that never succeeds waits for an operator, who repairs the key and retries it`()
        async throws
    {
        try await Self.withRedis { server, folder, loop, first in
            var bench = first
            let reservation = try await bench.admit("ada")
            let (key, aside) = (UserKey(user: "ada").stemText + "s", "us:aside")
            try await bench.redis.command(["EVAL", Self.move, "2", key, aside])
            try await bench.redis.command(["SET", key, "no hash"])
            let end = reservation.settlement(using: Consumption(totalTokens: 7))
            #expect(await bench.admissions.settle(end) == nil)
            await bench.replay.run()
            #expect(bench.spool.count == 0 && bench.spool.parked == 1)
            // The edge starts again. The parked settlement must still be there, with its reason.
            await bench.close()
            bench = await Bench(server.socketPath, folder, on: loop)
            #expect(bench.spool.parked == 1)
            let seen = await bench.spool.parkedSettlements(most: 10)
            #expect(seen.map(\.settlement) == [end] && seen.first?.parked != nil)
            #expect(seen.first?.reason.contains("WRONGTYPE") == true)
            let parked = try #require(seen.first)
            #expect(await bench.spool.retryEntries([parked.number + 1]) == 0, "there is no such number")

            // An operator retries the settlement before the damaged key is repaired, so it is parked again.
            #expect(await bench.spool.retryEntries(nil) == 1)
            await bench.replay.run()
            #expect(bench.spool.parked == 1)
            try await bench.redis.command(["DEL", key])
            try await bench.redis.command(["EVAL", Self.move, "2", aside, key])
            let again = await bench.spool.parkedSettlements(most: 10)
            #expect(await bench.spool.retryEntries(again.map(\.number)) == 1 && bench.spool.parked == 0)
            await bench.replay()
            #expect(try await bench.tokens("ada") == 7)
            // Redis has counted the settlement already. Sending it again must change nothing.
            #expect(await bench.spool.append(end))
            await bench.replay()
            #expect(try await bench.tokens("ada") == 7)
            await bench.close()
        }
    }

    private static let move = "redis.call('RENAME', KEYS[1], KEYS[2])"

    @Test func `A settlement that Redis refuses can be dropped, whether retried or parked`() async throws {
        try await Self.withRedis { _, _, _, bench in
            let users = ["ada", "bob"]
            var ends: [Settlement] = []
            for user in users {
                ends.append(try await bench.admit(user).settlement(using: Consumption(totalTokens: 7)))
            }
            try await bench.redis.command(["SET", UserKey(user: "ada").stemText + "s", "no hash"])
            try await bench.redis.command(["ACL", "SETUSER", "default", "-hset"])
            for end in ends { #expect(await bench.admissions.settle(end) == nil) }
            await bench.replay.run()
            #expect(bench.spool.parked == 1 && bench.spool.delayed == 1)
            #expect(await bench.spool.dropEntries(nil) == 2)
            #expect(bench.spool.parked == 0 && bench.spool.delayed == 0 && bench.spool.count == 0)
            #expect(await bench.spool.parkedSettlements(most: 10).isEmpty)
            await bench.close()
        }
    }

    /// In the first case, Redis has counted the settlement and the reply was lost. In the second case, Redis
    /// has lost the reservation. The books show which case it is.
    @Test(arguments: [false, true])
    func `A settlement of an unknown reservation waits for an operator, unless the books contain it`(
        losesData: Bool
    ) async throws {
        try await Self.withRedis { _, _, _, bench in
            let used = Consumption(messages: 1, inputTokens: 4, outputTokens: 3, totalTokens: 7, cost: 5)
            let bill = Bill(model: Array("glm".utf8), used: used, isGuessed: false)
            let end = try await bench.admit("ada").settlement(bill)
            #expect(await bench.admissions.settle(end) == .done)
            if losesData {
                try await bench.redis.command(["FLUSHALL"])
                try await bench.redis.setClock(Fixture.start)
            }
            #expect(await bench.spool.append(end, wasSent: true))
            await bench.replay()
            #expect(bench.spool.parked == (losesData ? 1 : 0))
            #expect(try await bench.tokens("ada") == (losesData ? nil : 7))
            await bench.close()
        }
    }

    @Test(arguments: [false, true])
    func `A settlement of an unknown reservation does not pass for counted when it is sent at once`(
        hasSpool: Bool
    ) async throws {
        try await Self.withRedis { _, _, loop, bench in
            let admissions =
                hasSpool
                ? bench.admissions
                : Admissions(ledger: bench.redis.ledger, planTable: Fixture.hundred("tokens", .totalTokens)) {
                    loop.now
                }
            let end = try await bench.admit("ada").settlement(using: Consumption(totalTokens: 7))
            let nothing = try await bench.admit("bob").refund()
            try await bench.redis.command(["FLUSHALL"])
            try await bench.redis.setClock(Fixture.start)
            #expect(await admissions.settle(nothing) == .unknown, "it is only a refund")
            #expect(await admissions.settle(end) == (hasSpool ? nil : .unknown))
            #expect(admissions.dropped == (hasSpool ? 0 : 1) && admissions.pendingCount == 0)
            await bench.replay()
            #expect(bench.spool.parked == (hasSpool ? 1 : 0))
            #expect(await bench.spool.parkedSettlements(most: 2).map(\.settlement) == (hasSpool ? [end] : []))
            await bench.close()
        }
    }
}
