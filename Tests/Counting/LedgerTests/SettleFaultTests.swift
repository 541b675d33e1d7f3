import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Law 15: a settlement can fail at any of its commands. When the settlement is sent again, the result must
/// be as if it had not failed.
@Suite(.needsRedisServer) struct `A settlement that fails half-way in Redis` {
    enum Case: CaseIterable {
        case plain, charged, chosen, refunded, replayRefunded, late, lateCharged, counted, stored
    }

    /// Every command that `lua/settle` uses, denied one at a time. The last entry denies two commands, which
    /// leaves an empty line in the books.
    private static let commands = [
        "hdel", "hget", "hkeys", "hlen", "hmget", "hset", "pexpire", "pexpireat", "time", "zadd",
        "zincrby", "zremrangebyrank", "zremrangebyscore", "zrevrange", "zscore", "hdel pexpire",
    ]

    private static let unique: RequestID = {
        var names = RequestNames(nonce: 1, state: 1)
        return names.next()
    }()

    private static let objects = [StoredObject("files", [49]), StoredObject("files", [50])]

    private static func open(_ what: Case, _ user: UserKey, _ redis: RedisBench) async throws -> Settlement {
        let ledger = redis.ledger
        let plan = Fixture.plans[1]
        let planTable = PlanTable(plans: [plan], defaultPlan: plan.id, timeZone: "Europe/Berlin")
        func ask(_ attempt: Int, _ moment: Moment) -> AdmitCommand {
            let isChosen = [.chosen, .replayRefunded, .late, .lateCharged, .counted].contains(what)
            return AdmitCommand(
                user: user,
                requestID: isChosen ? RequestID(messageID: "mine".utf8) : unique,
                attempt: attempt, version: 0,
                schedule: planTable.schedule(for: .none, modelClass: ModelClass("pro"), at: moment),
                estimate: Consumption(messages: 1, calls: 1, totalTokens: 3), lease: 60_000,
                scheduleTime: moment)
        }
        func reservation(_ ask: AdmitCommand, graceFingerprint: UInt64? = nil) async throws -> Reservation {
            let day = BookDay(month: BookMonth(year: 2040, month: 1), day: 1)
            if let graceFingerprint {
                let counts = LimitCounts(
                    now: ask.scheduleTime, used: ask.schedule.entries.map { _ in 0 },
                    crossed: ask.schedule.entries.map { _ in nil }, left: ask.schedule.bursts.map { _ in 0 })
                return Reservation(
                    ask, counts: counts, day: day, isRepeat: false, graceFingerprint: graceFingerprint)
            }
            switch try await ledger.admit(ask) {
            case .admitted(let counts): return Reservation(ask, counts: counts, day: day, isRepeat: false)
            case .repeated(_, let counts): return Reservation(ask, counts: counts, day: day, isRepeat: true)
            case let other: throw TestFailure("\(other)")
            }
        }
        let now = Moment(milliseconds: Int64(Fixture.start / 1000))
        let used = Consumption(
            messages: 1, calls: 1, inputTokens: 2, outputTokens: 1, totalTokens: 3, cost: 9)
        let bill = Bill(model: Array("small".utf8), used: used, isGuessed: false)
        try await redis.setClock(Fixture.start)
        switch what {
        case .plain, .chosen: return try await reservation(ask(1, now)).settlement(bill)
        case .charged:
            let much = Consumption(
                messages: 1, calls: 1, inputTokens: 9, outputTokens: 9, totalTokens: 18, cost: 9)
            return try await reservation(ask(1, now)).settlement(
                Bill(
                    used: much, isGuessed: true,
                    guessed: GuessedShare(inputTokens: 9, outputTokens: 0, cost: 4)))
        case .stored: return try await reservation(ask(1, now)).settlement(bill, storing: objects)
        case .refunded: return try await reservation(ask(1, now)).refund()
        case .replayRefunded:
            _ = try await ledger.settle(try await reservation(ask(1, now)).settlement(bill))
            return try await reservation(ask(2, now)).refund()
        case .late:
            let end = try await reservation(ask(1, now)).settlement(bill)
            try await redis.setClock(Fixture.start + 61_000_000)
            #expect(try await ledger.reclaimReservations(user) == 1)
            return end
        case .lateCharged:
            let opened = try await reservation(ask(1, now))
            let much = Consumption(
                messages: 1, calls: 1, inputTokens: 9, outputTokens: 9, totalTokens: 18, cost: 12)
            let told = opened.settlementSoFar(
                Bill(
                    model: Array("small".utf8), used: much, isGuessed: true,
                    guessed: GuessedShare(inputTokens: 0, outputTokens: 8, cost: 5)))
            #expect(try await ledger.renew(opened.ticket, telling: told))
            let end = opened.settlement(bill)
            try await redis.setClock(Fixture.start + 61_000_000)
            #expect(try await ledger.reclaimReservations(user) == 1)
            return end
        case .counted: return try await reservation(ask(1, now), graceFingerprint: 7).settlement(bill)
        }
    }

    /// The user's stored data that must be the same after a repeated settlement. Values of 0 are left out.
    private static func snapshot(_ user: UserKey, _ redis: RedisBench) async throws -> String {
        let stored = try await redis.ledger.readUser(user)
        let month = BookMonth(year: 2040, month: 1)
        let books = try await redis.ledger.readBooks(of: user, in: month)
        let page = String(decoding: user.pageKey(month), as: UTF8.self)
        // The page of the books expires after 400 days and is new, so at least 399 days must be left. A page
        // without lines can be missing.
        let isKept = try await redis.command(["TTL", page]).integer ?? 0 > 399 * 86_400
        let objects = try await ObjectStore(redis.client).listIDs(of: "files", user).count
        func text(_ held: [[UInt8]: StoredUser.Reservation]) -> String {
            held.map { "\($0.key) \($0.value.leaseEnds) \($0.value.estimates.sorted { $0.key < $1.key })" }
                .sorted().joined()
        }
        return """
            \(stored.counters.filter { $0.value != 0 }.sorted { $0.key < $1.key }) \
            \(stored.clocks.filter { $0.value != 0 }.sorted { $0.key < $1.key }) \
            \(stored.thresholds.sorted { $0.key < $1.key }) \
            \(text(stored.openReservations)) \(text(stored.abandoned)) \
            \(stored.settled.map { "\($0.key) \($0.value)" }.sorted()) \(books) \(books.isEmpty || isKept) \
            \(objects)
            """
    }

    @Test(arguments: Case.allCases)
    func `A settlement that fails half-way changes nothing at first, and all that it should if sent again`(
        what: Case
    ) async throws {
        try await CommandFailureTest(
            commands: Self.commands, repeats: ["already", "unknown"],
            prepare: { user, redis in try await Self.open(what, user, redis) },
            perform: { end, ledger async throws(LedgerError) in "\(try await ledger.settle(end))" },
            snapshot: { user, redis in try await Self.snapshot(user, redis) }
        ).run()
    }
}
