import Bytes
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `The sweeper` {
    private static let now = Moment(milliseconds: Int64(Fixture.start / 1000))

    /// Opens a message for each user, with an edge that is killed before any message ends.
    private static func open(
        _ users: [UserKey], _ redis: RedisBench, on loop: EventLoop, lease: Int = 60_000
    ) async throws {
        let planTable = Fixture.hundred("messages", .messages)
        let dead = Admissions(
            ledger: redis.another(), planTable: planTable, bounds: AdmissionBounds(lease: lease)
        ) { loop.now }
        for user in users {
            let request = AdmissionRequest(user: user, estimate: Consumption(totalTokens: 7))
            guard case .admitted(let reservation, _) = try await dead.admit(request, now: now) else {
                throw TestFailure("not admitted")
            }
            _ = reservation.refund()
        }
    }

    private static func users(_ count: Int) -> [UserKey] { (0..<count).map { UserKey(user: "user \($0)") } }

    private static func withRedis(
        _ body: @escaping @Sendable (RedisBench, EventLoop) async throws -> Void
    ) async throws {
        try await RedisBench.withRedis { redis async throws in try await body(redis, redis.loop) }
    }

    private static func expectReturned(_ users: [UserKey], _ redis: RedisBench) async throws {
        for user in users {
            let stored = try await redis.ledger.readUser(user)
            #expect(stored.openReservations.isEmpty && stored.abandoned.count == 1)
            #expect(stored.counters.values.allSatisfy { $0 == 0 } && !stored.counters.isEmpty)
            #expect(stored.trail.map(\.action) == ["reclaim"])
        }
    }

    @Test func `The sweeper returns each abandoned request once, whichever edge finds it`() async throws {
        try await Self.withRedis { redis, loop in
            let users = Self.users(40)
            try await Self.open(users, redis, on: loop)
            let sweepers = (0..<3).map { _ in Sweeper(redis.client, redis.ledger, on: loop) { _ in } }
            defer { for sweeper in sweepers { sweeper.stop() } }
            #expect(await sweepers[0].sweepLeases() == 0, "no lease has ended yet")
            try await redis.setClock(Fixture.start + 60_000_000 + 8_192_000)
            let others = sweepers.dropFirst().map { SweeperRun($0, on: loop) }
            var returned = await sweepers[0].sweepLeases()
            for other in others { returned += await other.count() }
            #expect(returned == users.count)
            try await Self.expectReturned(users, redis)
            #expect(try await redis.size(of: "us:{leases*}:z") == 0, "no user is left in the index")
        }
    }

    @Test func `The sweeper reads only keys of open requests, however many users there are`() async throws {
        try await Self.withRedis { redis, loop in
            try await redis.fill(50_000)
            let users = Self.users(40)
            try await Self.open(users, redis, on: loop)
            try await redis.setClock(Fixture.start + 60_000_000 + 8_192_000)
            let sweeper = Sweeper(redis.client, redis.ledger, on: loop) { _ in }
            defer { sweeper.stop() }
            let before = redis.client.calls
            #expect(await sweeper.sweepLeases() == users.count)
            // The sweep makes two calls for each user, two for each of the 16 parts of the index, and some to
            // load scripts.
            #expect(redis.client.calls - before <= 2 * users.count + 2 * 16 + 8)
            try await Self.expectReturned(users, redis)
        }
    }

    @Test func `The sweeper keeps a user in the index until the open request's lease ends`() async throws {
        try await Self.withRedis { redis, loop in
            let user = UserKey(user: "ada")
            let sweeper = Sweeper(redis.client, redis.ledger, on: loop) { _ in }
            defer { sweeper.stop() }
            let edge = Admissions(
                ledger: redis.ledger, planTable: Fixture.planTable, bounds: AdmissionBounds(lease: 60_000)
            ) {
                loop.now
            }
            let request = AdmissionRequest(user: user, estimate: Consumption(totalTokens: 7))
            guard case .admitted(let long, _) = try await edge.admit(request, now: Self.now) else {
                throw TestFailure("not admitted")
            }
            try await redis.setClock(Fixture.start + 50_000_000)
            #expect(try await edge.renewLease(long.ticket))
            _ = long.refund()
            // The time in the index of leases has passed, but the renewal has extended the lease beyond that
            // time.
            try await redis.setClock(Fixture.start + 75_000_000)
            #expect(await sweeper.sweepLeases() == 0)
            #expect(try await redis.ledger.readUser(user).openReservations.count == 1)
            try await redis.setClock(Fixture.start + 110_000_000 + 8_192_000)
            #expect(await sweeper.sweepLeases() == 1)
            try await Self.expectReturned([user], redis)
        }
    }

    @Test func `The sweeper finds a request that was opened while it read the same user`() async throws {
        try await Self.withRedis { redis, loop in
            let users = Self.users(8)
            var generator = SplitMix64(seed: 7)
            let sweeper = Sweeper(redis.client, redis.ledger, on: loop) { _ in }
            defer { sweeper.stop() }
            var (micros, opened) = (Fixture.start, 0)
            for _ in 0..<60 {
                micros += Int.random(in: 0...9_000_000, using: &generator)
                try await redis.setClock(micros)
                // The edge of each round is new, so it enters all its users in the index of leases.
                let some = users.filter { _ in Bool.random(using: &generator) }
                let ledger = redis.another()
                let edge = Admissions(
                    ledger: ledger, planTable: Fixture.hundred("messages", .messages),
                    bounds: AdmissionBounds(lease: 20_000)
                ) { loop.now }
                let moment = Moment(milliseconds: Int64(micros / 1000))
                let run = SweeperRun(sweeper, on: loop)
                for user in some {
                    let request = AdmissionRequest(user: user, estimate: Consumption(totalTokens: 7))
                    guard case .admitted(let reservation, _) = try await edge.admit(request, now: moment)
                    else { throw TestFailure("not admitted") }
                    opened += 1
                    _ = reservation.refund()
                }
                _ = await run.count()
                // G10: by Redis' clock, no reservation is open longer than its lease and one run of the
                // sweeper. The index of leases rounds the end of a lease up by at most 8,192 ms.
                let now = micros / 1000 - 8_192
                for user in users {
                    let late = try await redis.ledger.readUser(user).openReservations.filter {
                        $0.value.leaseEnds.milliseconds < now
                    }
                    #expect(late.isEmpty)
                }
            }
            try await redis.setClock(micros + 30_000_000)
            _ = await sweeper.sweepLeases()
            var returned = 0
            for user in users {
                let stored = try await redis.ledger.readUser(user)
                #expect(stored.openReservations.isEmpty && stored.counters.values.allSatisfy { $0 == 0 })
                returned += stored.abandoned.count
            }
            #expect(returned == opened, "each was returned once")
        }
    }

    @Test func `The sweeper leaves requests missing in the index to a scan of all keys`() async throws {
        try await Self.withRedis { redis, loop in
            let users = Self.users(40)
            try await Self.open(users, redis, on: loop)
            try await redis.dropIndex()
            let sweeper = Sweeper(redis.client, redis.ledger, on: loop) { _ in }
            let walk = LeaseWalk(redis.client, redis.ledger, on: loop, rest: 0) { _ in }
            defer {
                sweeper.stop()
                walk.stop()
            }
            #expect(await walk.walk() == 0, "no lease has ended yet")
            try await redis.setClock(Fixture.start + 60_000_000 + 8_192_000)
            // The first scan has written the missing index entries, so this sweep finds all users without a
            // scan.
            #expect(await sweeper.sweepLeases() == users.count)
            try await Self.expectReturned(users, redis)

            try await Self.open([UserKey(user: "eve")], redis, on: loop)
            try await redis.dropIndex()
            try await redis.setClock(Fixture.start + 180_000_000)
            #expect(await sweeper.sweepLeases() == 0)
            #expect(await walk.walk() == 1)
        }
    }

    @Test func `A user is noted for the sweeper again over a new connection, as the note may be lost`()
        async throws
    {
        try await Self.withRedis { redis, loop in
            let dead = Admissions(
                ledger: redis.another(), planTable: Fixture.hundred("messages", .messages),
                bounds: AdmissionBounds(lease: 3_600_000)
            ) { loop.now }
            func open() async throws {
                let request = AdmissionRequest(user: UserKey(user: "ada"))
                guard case .admitted(let reservation, _) = try await dead.admit(request, now: Self.now) else {
                    throw TestFailure("not admitted")
                }
                _ = reservation.refund()
            }
            try await open()
            #expect(try await redis.size(of: "us:{leases*}:z") == 1)
            let forget = "for _, k in ipairs(redis.call('KEYS', ARGV[1])) do redis.call('DEL', k) end"
            try await redis.command(["EVAL", forget, "0", "us:{leases*}:z"])
            try await open()
            #expect(try await redis.size(of: "us:{leases*}:z") == 0, "relied upon over one connection")
            let owner = RedisRouter(redis.client.nodes[0].address, on: loop, options: .patient)
            defer { owner.close() }
            let before = redis.client.connects
            var kill = RedisArguments()
            for word in ["CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"] { kill.append(word) }
            _ = try await owner.sendCommand(kill)
            #expect(
                await eventually(on: loop) {
                    _ = try? await redis.command(["PING"])
                    return redis.client.connects > before
                })
            try await open()
            #expect(try await redis.size(of: "us:{leases*}:z") == 1)
        }
    }

    @Test func `A user is noted for the sweeper before a request opens, and once for many messages`()
        async throws
    {
        try await Self.withRedis { redis, loop in
            let user = UserKey(user: "ada")
            try await Self.open([user, user, user], redis, on: loop, lease: 3_600_000)
            #expect(try await redis.size(of: "us:{leases*}:z") == 1)
            // The script that writes the index entry runs before the admission. If it fails, no message must
            // be admitted.
            try await redis.refuse("ZADD")
            // As on a new connection, the edge must wait for the script's reply before it admits a message.
            for node in redis.client.nodes { node.forgetScript(redis.ledger.scripts.lease) }
            let edge = Admissions(
                ledger: redis.another(), planTable: Fixture.planTable, bounds: AdmissionBounds(lease: 60_000)
            ) {
                loop.now
            }
            let request = AdmissionRequest(user: UserKey(user: "bob"), estimate: Consumption(totalTokens: 7))
            await #expect(throws: LedgerError.self) {
                if case .admitted(let reservation, _) = try await edge.admit(request, now: Self.now) {
                    _ = reservation.refund()
                }
            }
            #expect(try await redis.ledger.readUser(UserKey(user: "bob")).openReservations.isEmpty)
        }
    }
}

private final class SweeperRun {
    private let loop: EventLoop
    private var result: Int?

    init(_ sweeper: Sweeper, on loop: EventLoop) {
        self.loop = loop
        loop.spawn(with: (self, sweeper)) { run, sweeper in run.result = await sweeper.sweepLeases() }
    }

    func count() async -> Int {
        _ = await eventually(on: loop) { self.result != nil }
        return result ?? -1
    }
}

extension RedisBench {
    fileprivate func another() -> RedisLedger { RedisLedger(client, scripts: ledger.scripts) }

    fileprivate func size(of pattern: String) async throws -> Int {
        let script = """
            local sum = 0
            for _, key in ipairs(redis.call('KEYS', ARGV[1])) do sum = sum + redis.call('ZCARD', key) end
            return sum
            """
        return try await command(["EVAL", script, "0", pattern]).integer ?? -1
    }

    /// Writes records of this many users who have no open message.
    fileprivate func fill(_ users: Int) async throws {
        let script = "for k = 1, ARGV[1] do redis.call('HSET', 'us:{fill' .. k .. '}:s', 'ev', '1') end"
        try await command(["EVAL", script, "0", "\(users)"])
    }

    fileprivate func dropIndex() async throws {
        try await command([
            "EVAL", "return redis.call('DEL', unpack(redis.call('KEYS', 'us:{leases*')))", "0",
        ])
    }

    fileprivate func refuse(_ name: String) async throws {
        try await command(["ACL", "SETUSER", "default", "-\(name.lowercased())"])
    }
}
