import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `An id chosen by a caller` {
    private static func withRedis(
        _ body: @escaping @Sendable (RedisBench, RedisLedger) async throws -> Void
    ) async throws {
        try await RedisBench.withRedis { redis async throws in
            try await body(
                redis, RedisLedger(redis.client, scripts: redis.ledger.scripts, idempotencySpan: 600))
        }
    }

    /// Admits one more attempt of the same message id, and returns the reply.
    private static func admission(
        _ ledger: RedisLedger, seconds: Int, attempt: Int
    ) async throws -> (AdmitReply, AdmitCommand) {
        let moment = Moment(milliseconds: Int64(Fixture.start / 1000 + seconds * 1000))
        let schedule = Fixture.hundred("messages", .messages).schedule(
            for: .none, modelClass: nil, at: moment)
        let ask = AdmitCommand(
            user: UserKey(user: "ada"), requestID: RequestID(messageID: "mine".utf8), attempt: attempt,
            version: 0, schedule: schedule, scheduleTime: moment)
        return (try await ledger.admit(ask), ask)
    }

    @Test func `A caller's own id is remembered for the configured span, and no longer`() async throws {
        try await Self.withRedis { redis, ledger in
            let (first, ask) = try await Self.admission(ledger, seconds: 0, attempt: 1)
            guard case .admitted = first else { throw TestFailure("\(first)") }
            let end = Settlement(user: ask.user, request: ask.requestID, attempt: 1, kind: .messageUsed)
            #expect(try await ledger.settle(end) == .done)

            try await redis.setClock(Fixture.start + 599_000_000)
            let (second, _) = try await Self.admission(ledger, seconds: 599, attempt: 2)
            guard case .repeated = second else { throw TestFailure("\(second)") }
            let back = Settlement(user: ask.user, request: ask.requestID, attempt: 2, kind: .messageReturned)
            #expect(try await ledger.settle(back) == .done)

            try await redis.setClock(Fixture.start + 601_000_000)
            let (third, _) = try await Self.admission(ledger, seconds: 601, attempt: 3)
            guard case .admitted = third else { throw TestFailure("\(third)") }
        }
    }

    @Test
    func `A caller's own id may be forgotten before the spool's marks, which prevent counting twice`()
        async throws
    {
        try await Self.withRedis { redis, ledger in
            func count(_ id: String, attempt: Int) -> Settlement {
                Settlement(
                    user: UserKey(user: "ada"), request: RequestID(messageID: id.utf8), attempt: attempt,
                    kind: .countedLater, changes: [.init(field: "t:trial:msg", by: 1, amount: 100)])
            }
            let first = count("one", attempt: 1)
            #expect(try await ledger.settle(first) == .counted(isPastLimit: false))
            try await redis.setClock(Fixture.start + 3_600_000_000)
            // A settlement an hour later removes expired ids. It must keep the ids of messages that passed
            // while Redis was away.
            #expect(try await ledger.settle(count("two", attempt: 2)) == .counted(isPastLimit: false))
            #expect(try await ledger.settle(first) == .already)
            #expect(try await ledger.readUser(UserKey(user: "ada")).counters["t:trial:msg"] == 2)
            let rest = try await redis.command(["PTTL", "us:{AGFkYQ}:d"]).integer ?? 0
            #expect(rest > 172_800_000)
        }
    }
}
