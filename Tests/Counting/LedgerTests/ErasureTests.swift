import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite(.needsRedisServer) struct `Erasing a user` {
    private static let act = OperatorAct(id: "act", actor: "ada", reason: "why")

    /// Stores one key of each kind that docs/counting.md lists for a user.
    private static func fill(_ user: UserKey, _ redis: RedisBench) async throws {
        let records = RecordStore(redis.client, scripts: redis.ledger.scripts)
        let now = Moment(milliseconds: Int64(Fixture.start / 1000))
        // This writes the keys `s` (entitlement), `a` (audit trail) and `e` (events).
        _ = try await records.subscriptions.entitle(user, [("plan", "full")], after: nil, act)
        // This writes the keys `r` (open reservations), `d` (settled ids) and `u:4001` (books).
        let admissions = Admissions(ledger: redis.ledger, planTable: Fixture.planTable) { 0 }
        for isOpen in [false, true] {
            let request = AdmissionRequest(user: user, messageID: RequestID(messageID: "\(isOpen)".utf8))
            guard case .admitted(let reservation, let account) = try await admissions.admit(request, now: now)
            else { throw TestFailure("not admitted") }
            let bill = Bill(
                model: [], used: Consumption(messages: 1, calls: 1), isGuessed: false)
            let end = reservation.settlement(bill)
            if !isOpen { _ = try await redis.ledger.settle(end) }
            guard isOpen else { continue }
            // This writes the key `f` (refusal log).
            try await records.refusals.note(
                RefusalEntry(
                    hour: now, cause: RefusalEntry.Cause(.concurrency, nil), version: 1, settings: "x",
                    first: now, last: now,
                    count: 1,
                    used: 1, amount: 1, modelClass: nil, plan: account.schedule.plan.id), of: user)
        }
        // This writes the key `c` (check-ins).
        try await records.checkIns.checkIn(.message, of: user)
        // This writes the key `k` (API keys).
        try await redis.command(["ZADD", String(decoding: user.key("k"), as: UTF8.self), "1", "key"])
        // This writes the key `o` (stored objects).
        let object = StoredObject("files", Array("file-1".utf8))
        try await ObjectStore(redis.client).addObject(object, of: user, at: now)
        // This writes the key `b` (batches).
        try await redis.command(["HSET", String(decoding: user.key("b"), as: UTF8.self), "batches/b", "x"])
        // This writes the keys `q` and `Q`, which limit how often subscription services are asked about the
        // user.
        for hadPlan in [true, false] {
            #expect(
                try await records.budgets.spend(Budget.questions(about: user, hadPlan: hadPlan, seconds: 60)))
        }
    }

    private static func kinds(of user: UserKey, _ redis: RedisBench) async throws -> Set<String> {
        let pattern = "us:{\(user.stemText.dropFirst(4).dropLast(2))}:*"
        let found = try await redis.command(["KEYS", pattern]).array ?? []
        return Set(found.map { String(decoding: ($0.bytes ?? []).dropFirst(user.stem.count), as: UTF8.self) })
    }

    @Test func `Erasing a user removes exactly the user's keys, and counts them before`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let (user, other) = (UserKey(user: "ada"), UserKey(user: "bob"))
            for one in [user, other] { try await Self.fill(one, redis) }
            let before = try await Self.kinds(of: user, redis)
            #expect(before == ["s", "r", "d", "a", "f", "c", "e", "k", "o", "b", "q", "Q", "u:4001"])
            #expect(try await redis.ledger.keyCount(of: user) == before.count)
            #expect(try await redis.ledger.forgetUser(user) == before.count)
            #expect(try await Self.kinds(of: user, redis) == [])
            #expect(try await Self.kinds(of: other, redis) == before)
            #expect(try await redis.ledger.forgetUser(user) == 0, "erasing again changes nothing")
        }
    }
}
