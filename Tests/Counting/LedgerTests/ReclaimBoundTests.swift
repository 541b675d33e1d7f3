import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests the ends of leases and tombstones to the millisecond, and how many tombstones are kept. (A tombstone
/// is the rest of a reclaimed reservation.)
@Suite(.needsRedisServer) struct `A reclaim at a bound` {
    private static let user = UserKey(user: "ada")
    private static let now = Fixture.start / 1000

    private static func key(_ kind: Unicode.Scalar) -> String {
        String(decoding: user.key(kind), as: UTF8.self)
    }

    /// Makes reservations whose leases end at the times `open`, and tombstones (rests of reclaimed
    /// reservations) that expire at the times `dead`. The times are in milliseconds from now.
    private static func withRedis(
        open: [Int], dead: [Int] = [], _ body: @escaping @Sendable (RedisBench) async throws -> Void
    ) async throws {
        try await RedisBench.withRedis { redis async throws in
            try await redis.command(["HSET", key("s"), "t:trial:msg", "\(open.count)"])
            for (number, rest) in open.enumerated() {
                try await redis.command(
                    ["HSET", key("r"), "\(number);open", "\(now + rest);1;n;t:trial:msg=1"])
            }
            for (number, rest) in dead.enumerated() {
                try await redis.command(
                    ["HSET", key("r"), "!\(number);dead", "\(now + rest);1;n;t:trial:msg=1"])
            }
            try await body(redis)
        }
    }

    /// Calls the script `reclaim`. Returns the number of reclaimed reservations and the milliseconds to the
    /// next end of a lease.
    private static func reclaim(_ redis: RedisBench) async throws -> [Int] {
        let reply = try await redis.ledger.runScript(
            redis.ledger.scripts.reclaim, keys: 4, redis.ledger.keyArguments(user, keys: "srad"))
        return Array((reply.array ?? []).prefix(2)).compactMap(\.integer)
    }

    private static func rows(_ redis: RedisBench) async throws -> [Int] {
        let names = try await redis.command(["HKEYS", key("r")]).array ?? []
        let tombstones = names.count { $0.bytes?.first == UInt8(ascii: "!") }
        return [names.count - tombstones, tombstones]
    }

    @Test func `A reclaim returns a lease that ends now, but not one a millisecond later`() async throws {
        try await Self.withRedis(open: [0, 1, 5000, 3000]) { redis async throws in
            #expect(try await Self.reclaim(redis) == [1, 1])
            #expect(try await Self.rows(redis) == [3, 1])
            #expect(try await redis.command(["HGET", Self.key("s"), "t:trial:msg"]).bytes == Array("3".utf8))
            #expect(try await Self.reclaim(redis) == [0, 1])
        }
        try await Self.withRedis(open: [-5]) { redis async throws in
            // -1 means that the user has no other open message, so no lease will end.
            #expect(try await Self.reclaim(redis) == [1, -1])
            #expect(try await redis.command(["HGET", Self.key("s"), "t:trial:msg"]).bytes == Array("0".utf8))
        }
    }

    @Test func `A reclaim drops a tombstone at the millisecond at which it ends`() async throws {
        try await Self.withRedis(open: [], dead: [0, 1, -1]) { redis async throws in
            #expect(try await Self.reclaim(redis) == [0, -1])
            #expect(try await Self.rows(redis) == [0, 1])
        }
    }

    @Test(arguments: [(70, 0, 0), (60, 10, 5), (1, 63, 0), (1, 64, 0), (2, 63, 3)])
    func `A reclaim leaves 64 tombstones and no estimate`(ended: Int, living: Int, over: Int) async throws {
        let dead = [Int](repeating: 9000, count: living) + [Int](repeating: -1, count: over)
        try await Self.withRedis(open: [Int](repeating: -1, count: ended), dead: dead) { redis async throws in
            #expect(try await Self.reclaim(redis) == [ended, -1])
            #expect(try await Self.rows(redis) == [0, 64])
            #expect(try await redis.command(["HGET", Self.key("s"), "t:trial:msg"]).bytes == Array("0".utf8))
        }
    }

    /// In this test, the user has no expired tombstone (a row that an ended reservation leaves for 48 hours).
    /// So the first HDEL of the script deletes nothing. It only checks whether HDEL is permitted.
    @Test func `A reclaim changes nothing if HDEL is denied`() async throws {
        try await Self.withRedis(open: [-5]) { redis async throws in
            try await redis.command(["ACL", "SETUSER", "default", "-hdel"])
            await #expect(throws: LedgerError.denied) { _ = try await Self.reclaim(redis) }
            try await redis.command(["ACL", "SETUSER", "default", "+hdel"])
            #expect(try await Self.rows(redis) == [1, 0])
            #expect(try await redis.command(["HGET", Self.key("s"), "t:trial:msg"]).bytes == Array("1".utf8))
        }
    }
}
