import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests settlements that random histories rarely contain: purged counters, times to the second, and figures
/// near their maximum.
@Suite(.needsRedisServer) struct `A settlement at a bound` {
    /// In this test, the tokens and the cost are below or above the estimate. Their counters and the burst
    /// clocks were purged meanwhile, and must not be created again.
    @Test(arguments: [(4, 3), (4, 20), (20, 3), (20, 20)])
    func `A settlement recreates no counter or clock that was purged`(tokens: Int, cost: Int) async throws {
        try await SettlementBench.withRedis { bench async throws in
            for id in [nil, "mine"] {
                let message = try await bench.open(id)
                let fields = try await bench.counters()
                #expect(fields.count == 4, "\(fields)")
                try await bench.redis.command(["HDEL", SettlementBench.key("s")] + fields)
                #expect(
                    try await bench.ledger.settle(message.settlement(tokens: tokens, cost: cost)) == .done)
                #expect(try await bench.counters() == [])
                #expect(try await bench.ledger.readUser(SettlementBench.user).openReservations.isEmpty)
            }
            let message = try await bench.open()
            try await bench.redis.command(["HDEL", SettlementBench.key("s")] + (try await bench.counters()))
            #expect(try await bench.ledger.settle(message.refund) == .done)
            #expect(try await bench.counters() == [])
        }
    }

    /// A message id can be replayed twice. A replay that got no answer does not count.
    @Test func `A replay without an answer is refunded, however often`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            #expect(try await bench.ledger.settle(try await bench.open("mine").settlement()) == .done)
            for left in [1, 0] {
                for _ in 0..<4 {
                    let again = try await bench.open("mine")
                    #expect(again.left == left, "\(again.reply)")
                    #expect(try await bench.ledger.settle(again.refund) == .done)
                }
                let again = try await bench.open("mine")
                #expect(again.left == left, "\(again.reply)")
                #expect(try await bench.ledger.settle(again.settlement()) == .done)
            }
            #expect(try await bench.open("mine").reply == .spent)
        }
    }

    @Test func `A settlement keeps ids until their time is over, to the second`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let span = 48 * 3_600_000
            for (id, moment) in [("first", 0), ("second", span - 1000)] {
                let end = try await bench.open(id, at: moment).settlement()
                #expect(try await bench.ledger.settle(end) == .done)
            }
            #expect(try await bench.redis.command(["ZCARD", SettlementBench.key("d")]).integer == 4)
            let end = try await bench.open("third", at: span).settlement()
            #expect(try await bench.ledger.settle(end) == .done)
            #expect(
                try await bench.redis.command(["ZSCORE", SettlementBench.key("d"), "cfirst"]).bytes == nil)
            #expect(try await bench.open("second", at: span).left == 1)
        }
    }

    @Test(arguments: [1, 7, 250, .max]) func `All 64 bits of a payload's fingerprint are remembered`(
        fingerprint: UInt64
    )
        async throws
    {
        try await SettlementBench.withRedis { bench async throws in
            let message = try await bench.open("mine", fingerprint: fingerprint)
            #expect(try await bench.ledger.settle(message.settlement()) == .done)
            let counted = Settlement(
                user: SettlementBench.user, request: RequestID(messageID: "graced".utf8), attempt: 99,
                kind: .countedLater,
                fingerprint: fingerprint)
            _ = try await bench.ledger.settle(counted)
            for id in ["mine", "graced"] {
                for bit in [0, 17, 18, 40, 63] {
                    let other = try await bench.open(id, fingerprint: fingerprint ^ 1 << bit)
                    #expect(other.reply == .otherPayload, "\(id)")
                }
                #expect(try await bench.open(id, fingerprint: fingerprint).left == 1, "\(id)")
            }
        }
    }

    /// The field `at` tells operators when a counter of the user last changed.
    @Test func `A settlement records when a counter last changed, if it returns something`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let start = Fixture.start / 1_000_000
            let (kept, refunded) = (try await bench.open(), try await bench.open())
            #expect(try await bench.field("at") == start)
            try await bench.redis.setClock(Fixture.start + 5_000_000)
            #expect(try await bench.ledger.settle(kept.settlement(tokens: 4)) == .done)
            #expect(try await bench.field("at") == start)
            #expect(try await bench.ledger.settle(refunded.refund) == .done)
            #expect(try await bench.field("at") == start + 5)
            // This message charges no burst. So its refund changes only one counter.
            let only = try await bench.open(under: Fixture.hundred("messages", .messages))
            try await bench.redis.setClock(Fixture.start + 7_000_000)
            #expect(try await bench.ledger.settle(only.refund) == .done)
            #expect(try await bench.field("at") == start + 7)
        }
    }

    /// In this test, another message charges the same burst between the admission and the settlement. By then
    /// a part of the first charge has drained, and this part is not given back (law 11). This must hold even
    /// if the reply to the admission, which contains the burst's clock, was lost.
    @Test(arguments: [-2, -1, 0, 1, 2, 9_000_000])
    func `A settlement returns to a burst what it owes, to the microsecond`(
        owed: Int
    ) async throws {
        try await SettlementBench.withRedis { bench async throws in
            for (isRefund, isLost) in [(true, false), (false, false), (true, true), (false, true)] {
                try await bench.redis.command(["FLUSHALL"])
                var message = try await bench.open()
                let clock = try #require(try await bench.field("g:flow"))
                #expect(clock == Fixture.start + 9_000_000)
                if isLost { message = try await bench.askAgain(message) }
                _ = try await bench.open()
                #expect(try await bench.field("g:flow") == clock + 9_000_000)
                try await bench.redis.setClock(clock - owed)
                let end = isRefund ? message.refund : message.settlement(tokens: 0)
                #expect(try await bench.ledger.settle(end) == .done)
                #expect(try await bench.field("g:flow") == clock + 9_000_000 - max(0, owed))
            }
        }
    }

    /// A message that passed while Redis was away counts once, as long as its id is remembered.
    @Test func `A message counted later counts once until its id expires, to the second`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let span = 48 * 3_600_000
            #expect(try await bench.ledger.settle(try await bench.open("mine").settlement()) == .done)
            // All ids expire by `end`. PTTL counts from the real time, so the test adds the real time.
            let end = Fixture.start / 1000 + span
            let life = try await bench.redis.command(["PTTL", SettlementBench.key("d")]).integer ?? 0
            #expect(abs(Int(Clocks.wallMilliseconds()) + life - end) < 120_000)
            for (attempt, moment, expected) in [(91, span - 1000, 1), (92, span, 2)] {
                try await bench.redis.setClock(Fixture.start + moment * 1000)
                let counted = Settlement(
                    user: SettlementBench.user, request: RequestID(messageID: "mine".utf8), attempt: attempt,
                    kind: .countedLater, changes: [.init(field: "t:trial:msg", by: 1)])
                guard case .counted = try await bench.ledger.settle(counted) else {
                    throw TestFailure("it was not counted")
                }
                #expect(try await bench.field("t:trial:msg") == expected)
            }
        }
    }

    /// A settlement after the end of the lease subtracts from the books what the end of the lease had
    /// charged. In this test, the books with this charge were deleted. So the settlement must subtract
    /// nothing.
    @Test(arguments: [1, 20]) func `No settlement takes the books below 0`(used: Int) async throws {
        try await SettlementBench.withRedis { bench async throws in
            func bill(_ figure: Int, isGuessed: Bool) -> Bill {
                let used = Consumption(
                    messages: 1, calls: 1, inputTokens: figure, outputTokens: figure, cachedTokens: figure,
                    reasoningTokens: figure, totalTokens: 2 * figure, cost: figure)
                return Bill(
                    model: Array("m".utf8), used: used, isGuessed: isGuessed,
                    guessed: isGuessed
                        ? GuessedShare(inputTokens: figure, outputTokens: figure, cost: figure) : .nothing)
            }
            let message = try await bench.open()
            try await bench.end(message, telling: bill(20, isGuessed: true))
            let page = String(decoding: SettlementBench.user.pageKey(SettlementBench.month), as: UTF8.self)
            #expect(try await bench.redis.command(["DEL", page]).integer == 1)
            #expect(try await bench.ledger.settle(message.settlement(bill(used, isGuessed: false))) == .done)
            let line = try #require(
                try await bench.ledger.readBooks(of: SettlementBench.user, in: SettlementBench.month).first)
            let figures = [line.inputTokens, line.outputTokens, line.cachedTokens, line.reasoningTokens]
            #expect(figures == [0, 0, 0, 0] && line.cost == 0 && line.estimated == 0 && line.messages == 0)
            #expect(line.guessed == .nothing)
        }
    }

    /// Most names of the window contain characters that are special in Lua's patterns. The reservations of
    /// other messages must stay counted nevertheless.
    @Test(arguments: ["trial", "trial-2", "a.b", "(a*"])
    func `A late settlement takes nothing from other open reservations`(name: String) async throws {
        try await SettlementBench.withRedis { bench async throws in
            let limit = Limit(name: "tokens", meter: .totalTokens, window: .lifetime(name), amount: 90)
            let planTable = PlanTable(
                plans: [Plan(id: "p", label: "", kind: .free, limits: [limit])], defaultPlan: "p")
            let message = try await bench.open(under: planTable)
            let used = Consumption(messages: 1, calls: 1, totalTokens: 20)
            try await bench.end(message, telling: Bill(model: [], used: used, isGuessed: true))
            _ = try await bench.open(at: 61_000, under: planTable)
            #expect(try await bench.field("t:\(name):tok") == 29)
            // An operator sets the counter to less than the message was charged.
            try await bench.redis.command(["HSET", SettlementBench.key("s"), "t:\(name):tok", "9"])
            #expect(try await bench.ledger.settle(message.settlement(tokens: 1, cost: 0)) == .done)
            #expect(try await bench.field("t:\(name):tok") == 9)
        }
    }

    /// In this test, another attempt of the message id has counted the message. This settlement corrects only
    /// the tokens, and must not recreate purged counters.
    @Test(arguments: ["pro", "i-n", ".."])
    func `A settlement after another attempt of its id counts neither message nor call`(name: String)
        async throws
    {
        try await SettlementBench.withRedis { bench async throws in
            let calls = Limit(
                name: "calls", meter: .calls(ModelClass(name)), window: .lifetime("c"), amount: 9)
            let messages = Limit(
                name: "messages", meter: .messages, window: .lifetime("trial"), amount: 9)
            let planTable = PlanTable(
                plans: [Plan(id: "p", label: "", kind: .free, limits: [messages, calls])], defaultPlan: "p")
            let first = try await bench.open("mine", under: planTable, modelClass: ModelClass(name))
            try await bench.redis.setClock(Fixture.start + 61_000_000)
            #expect(try await bench.ledger.reclaimReservations(SettlementBench.user) == 1)
            let second = try await bench.open(
                "mine", at: 61_000, under: planTable, modelClass: ModelClass(name))
            #expect(try await bench.ledger.settle(second.settlement()) == .done)
            #expect(try await bench.field("t:c:\(name)") == 1)
            try await bench.redis.command(["HDEL", SettlementBench.key("s"), "t:trial:msg"])
            #expect(try await bench.ledger.settle(first.settlement()) == .done)
            #expect(try await bench.field("t:c:\(name)") == 1)
            #expect(try await bench.field("t:trial:msg") == nil)
        }
    }

    /// In this test, the refund of one replay fails and is sent again. The message id of another replay is
    /// forgotten before its refund.
    @Test func `A replay is refunded once, and not at all if its id is forgotten`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let scores = ["ZSCORE", SettlementBench.key("d"), "cmine"]
            #expect(try await bench.ledger.settle(try await bench.open("mine").settlement()) == .done)
            let failing = try await bench.open("mine")
            let before = try await bench.redis.command(scores).bytes
            try await bench.redis.command(["ACL", "SETUSER", "default", "-hdel"])
            await #expect(throws: LedgerError.denied) { try await bench.ledger.settle(failing.refund) }
            try await bench.redis.command(["ACL", "SETUSER", "default", "+hdel"])
            #expect(try await bench.redis.command(scores).bytes == before)
            #expect(try await bench.ledger.settle(failing.refund) == .done)
            #expect(try await bench.redis.command(scores).bytes != before)
            let forgotten = try await bench.open("mine")
            #expect(forgotten.left == 1)
            try await bench.redis.command(["DEL", SettlementBench.key("d")])
            #expect(try await bench.ledger.settle(forgotten.refund) == .done)
            #expect(try await bench.redis.command(["EXISTS", SettlementBench.key("d")]).integer == 0)
        }
    }

    @Test func `A settlement that failed leaves no line in the books`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let message = try await bench.open("mine")
            let used = Consumption(messages: 1, calls: 1, inputTokens: 5, totalTokens: 5)
            let end = message.settlement(Bill(model: Array("m".utf8), used: used, isGuessed: false))
            try await bench.redis.command(["ACL", "SETUSER", "default", "-zadd"])
            await #expect(throws: LedgerError.denied) { try await bench.ledger.settle(end) }
            try await bench.redis.command(["ACL", "SETUSER", "default", "+zadd"])
            let page = String(decoding: SettlementBench.user.pageKey(SettlementBench.month), as: UTF8.self)
            #expect(try await bench.redis.command(["EXISTS", page]).integer == 0)
            #expect(try await bench.ledger.settle(end) == .done)
            #expect(
                try await bench.ledger.readBooks(of: SettlementBench.user, in: SettlementBench.month).map(
                    \.inputTokens) == [5])
        }
    }

    /// In each case, a different figure of the line in the books is close to its maximum.
    @Test(arguments: 0..<5)
    func `A settlement saturates one figure, and leaves the others as they are`(full: Int) async throws {
        try await SettlementBench.withRedis { bench async throws in
            try await bench.redis.setClock(Fixture.start)
            // A figure of seven bytes is rounded to multiples of 8, because Lua computes it as a double.
            let (most, unit) = full == 4 ? ((1 << 56) - 8, 8) : ((1 << 48) - 1, 1)
            for room in [0, 3, 4, 5] {
                var figures = [7, 0, 0, 0, 0, 0, 2]
                figures[1 + full] = most - room * unit
                let day = room + 1
                try await SettlementBench.write(figures, day: day, bench.redis)
                let now = (0..<5).map { $0 == full ? 4 * unit : 0 }
                let used = Consumption(
                    messages: 1, inputTokens: now[0], outputTokens: now[1], cachedTokens: now[2],
                    reasoningTokens: now[3], totalTokens: now[0] + now[1], cost: now[4])
                let settlement = Settlement(
                    user: SettlementBench.user, request: RequestID(messageID: "\(room)".utf8),
                    attempt: 50 + room,
                    kind: .countedLater, bill: Bill(model: Array("m".utf8), used: used, isGuessed: false),
                    day: BookDay(month: SettlementBench.month, day: day))
                _ = try await bench.ledger.settle(settlement)
                let lines = try await bench.ledger.readBooks(
                    of: SettlementBench.user, in: SettlementBench.month)
                let line = try #require(lines.first { $0.day == day })
                let found = [
                    line.inputTokens, line.outputTokens, line.cachedTokens, line.reasoningTokens, line.cost,
                ]
                var expected = [0, 0, 0, 0, 0]
                expected[full] = most - max(0, room - 4) * unit
                #expect(found == expected, "\(room) left")
                #expect(line.messages == 8 && line.estimated == 2)
            }
        }
    }
}
