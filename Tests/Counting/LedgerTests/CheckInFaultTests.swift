import Limits
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests law 15: if a call of a script fails halfway, the next call must complete it. With `claims`, a job
/// claims users of a queue. With `accept`, an operator accepts an emptied store.
@Suite(.needsRedisServer) struct `A claim that fails half-way in Redis` {
    enum Case: CaseIterable {
        case opened, reopened, taken, sealed, returned, returnedOfNothing, ended
        case claimed, released
        case accepted

        var needsBatch: Bool {
            ![.opened, .returnedOfNothing, .claimed, .released, .accepted].contains(self)
        }
    }

    private static let commands = [
        "hget", "hset", "hkeys", "hmget", "hdel", "pexpire", "zadd", "zrem", "zrangebyscore", "unlink",
    ]
    private static let people = ["ada", "bob", "eve"].map { UserName(id: $0) }
    private static let now = Moment(milliseconds: Int64(Fixture.start / 1000))

    private static func queue(_ user: UserKey) -> Queue { Queue("us:test:\(user.stemText)", capacity: 9) }

    private static func text(_ key: [UInt8]) -> String { String(decoding: key, as: UTF8.self) }

    private static func prepare(_ what: Case, _ user: UserKey, _ redis: RedisBench) async throws {
        try await redis.setClock(Fixture.start)
        let records = RecordStore(redis.client, scripts: redis.ledger.scripts)
        for person in people { try await records.queues.putUser(person, in: queue(user), due: nil) }
        if what.needsBatch { _ = try await records.checkIns.openBatch("job", in: queue(user)) }
        if [.returned, .ended].contains(what) {
            _ = try await records.checkIns.takeMore(2, for: "job", from: queue(user))
        }
        if what == .ended { #expect(try await records.checkIns.beginReturn(of: "job", in: queue(user))) }
        if [.claimed, .released].contains(what) {
            try await records.checkIns.checkIn(.prefer(true, frequency: "daily"), of: user)
        }
        if what == .released { _ = try await claim(user, records) }
        if what == .accepted {
            let key = text(StorePart.whole.key.key("e"))
            try await redis.command(["DEL", key])
            try await redis.command(
                ["HSET", key, "id", "new", "lost", "old", "since", "5", "accepted", "older"])
        }
    }

    private static func claim(_ user: UserKey, _ records: RecordStore) async throws(LedgerError) -> String {
        let found = try await records.checkIns.claimCheckIn(
            user, day: 25_568, from: now, to: Moment(milliseconds: now.milliseconds + 1),
            by: Array("job".utf8))
        return "\(String(describing: found.claim))"
    }

    private static func perform(_ what: Case, _ user: UserKey, _ ledger: RedisLedger)
        async throws(LedgerError) -> String
    {
        guard let client = ledger.router else { return "no Redis" }
        let records = RecordStore(client, scripts: ledger.scripts)
        let queue = queue(user)
        switch what {
        case .opened, .reopened:
            let batch = try await records.checkIns.openBatch("job", in: queue)
            return "\(batch.state) \(text(batch.claimant)) \(batch.people.count)"
        // The script returns all users that this job has claimed, including the users of earlier calls.
        case .taken:
            return
                "\(try await records.checkIns.takeMore(9, for: "job", from: queue).map { text($0.member) })"
        case .sealed: return "\(try await records.checkIns.sealBatch("job", in: queue))"
        case .returned, .returnedOfNothing:
            return "\(try await records.checkIns.beginReturn(of: "job", in: queue))"
        case .ended:
            try await records.checkIns.endReturn(of: "job", in: queue)
            return "ended"
        case .claimed: return try await claim(user, records)
        case .released: return "\(try await records.checkIns.releaseCheckIn(user, by: Array("job".utf8)))"
        case .accepted: return "\(try await records.marks.acceptStore())"
        }
    }

    /// The stored data of queue, user and store. It contains `for good` if the batch has no expiry.
    private static func snapshot(_ user: UserKey, _ redis: RedisBench) async throws -> String {
        let queue = text(queue(user).key)
        let (batch, open) = ("us:claims:{\(queue)}:b:job", "us:claims:{\(queue)}:o")
        func list(_ words: String...) async throws -> [String] {
            (try await redis.command(words).array ?? []).map { text($0.bytes ?? []) }
        }
        func hash(_ key: String) async throws -> [String] {
            let items = try await list("HGETALL", key)
            return stride(from: 0, to: items.count - 1, by: 2).map { "\(items[$0])=\(items[$0 + 1])" }
                .sorted()
        }
        let life = try await redis.command(["TTL", batch]).integer ?? 0
        return """
            \(try await hash(batch)) \(life == -1 ? "for good" : "") \
            \(try await list("ZRANGE", queue, "0", "-1", "WITHSCORES")) \
            \(try await list("ZRANGE", open, "0", "-1", "WITHSCORES")) \
            \(try await hash(text(user.key("c")))) \(try await hash(text(StorePart.whole.key.key("e"))))
            """
    }

    @Test(arguments: Case.allCases) func `A failed claim completes when sent again`(what: Case) async throws {
        try await CommandFailureTest(
            commands: Self.commands, isAllOrNothing: false,
            prepare: { user, redis in
                try await Self.prepare(what, user, redis)
                return user
            },
            perform: { user, ledger async throws(LedgerError) in try await Self.perform(what, user, ledger) },
            snapshot: { user, redis in try await Self.snapshot(user, redis) }
        ).run()
    }

    /// A call that fails halfway can have claimed some users. The claimed users must still be due, so that no
    /// user is skipped.
    @Test(arguments: ["hset", "zadd", "zrangebyscore"])
    func `A claim that fails half-way in Redis leaves all users due`(denied: String) async throws {
        try await RedisBench.withRedis { redis async throws in
            let (user, records) = (
                UserKey(user: "job"), RecordStore(redis.client, scripts: redis.ledger.scripts)
            )
            try await Self.prepare(.taken, user, redis)
            try await redis.command(["ACL", "SETUSER", "default", "-\(denied)"])
            await #expect(throws: LedgerError.denied) {
                try await records.checkIns.takeMore(3, for: "job", from: Self.queue(user))
            }
            try await redis.command(["ACL", "SETUSER", "default", "+\(denied)"])
            _ = try await records.checkIns.openBatch("another", in: Self.queue(user))
            let taken = try await records.checkIns.takeMore(9, for: "another", from: Self.queue(user))
            #expect(taken == Self.people)
        }
    }
}
