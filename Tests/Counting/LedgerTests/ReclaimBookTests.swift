import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// A reclaim charges the use that renewals reported. The books must then have the same lines as after
/// settlements, and must keep all earlier figures.
@Suite(.needsRedisServer) struct `A reclaim that charges` {
    private static let page = String(
        decoding: SettlementBench.user.pageKey(SettlementBench.month), as: UTF8.self)

    /// A plan whose limits these tests never reach.
    private static let planTable = PlanTable(
        plans: [
            Plan(
                id: "p", label: "", kind: .subscription,
                limits: [Limit(name: "messages", meter: .messages, window: .lifetime("trial"), amount: 90)],
                maxOpen: 90)
        ], defaultPlan: "p")

    private static func bill(_ model: String) -> Bill {
        Bill(
            model: Array(model.utf8),
            used: Consumption(
                messages: 1, calls: 1, inputTokens: 3, outputTokens: 5, cachedTokens: 1, reasoningTokens: 2,
                totalTokens: 8, cost: 64),
            isGuessed: true, guessed: GuessedShare(inputTokens: 3, outputTokens: 4, cost: 56))
    }

    private static func figures(_ line: BookLine) -> [Int] {
        [
            line.messages, line.inputTokens, line.outputTokens, line.cachedTokens, line.reasoningTokens,
            line.cost, line.estimated, line.guessed.inputTokens, line.guessed.outputTokens, line.guessed.cost,
        ]
    }

    /// Opens one message for each model, reports its use by a renewal, and lets all leases end at the same
    /// time.
    private static func end(_ models: [String], _ bench: SettlementBench) async throws {
        for model in models {
            let message = try await bench.open(under: planTable)
            let ticket = ReservationTicket(message.ask)
            let told = message.told(bill(model))
            #expect(try await bench.ledger.renew(ticket, telling: told))
        }
        try await bench.redis.setClock(Fixture.start + 61_000_000)
        #expect(try await bench.ledger.reclaimReservations(SettlementBench.user) == models.count)
    }

    /// On day n, a month's books have room for 16 × n models. In this test it is day 1, so all models after
    /// the sixteenth share one line.
    @Test(arguments: [0, 1, 10, 15, 16, 17])
    func `A reclaim that charges writes sixteen models a day, and adds up the others`(
        before: Int
    ) async throws {
        try await SettlementBench.withRedis { bench async throws in
            try await bench.redis.setClock(Fixture.start)
            for number in 0..<before {
                _ = try await bench.ledger.settle(
                    Settlement(
                        user: SettlementBench.user, request: RequestID(messageID: "old \(number)".utf8),
                        attempt: 100 + number, kind: .countedLater, bill: Self.bill("old \(number)"),
                        day: BookDay(month: SettlementBench.month, day: 1)))
            }
            for models in [2, 3, 20] {
                try await Self.end((0..<models).map { "new \($0)" } + ["new 0"], bench)
                try await bench.redis.setClock(Fixture.start)
            }
            let lines = try await bench.ledger.readBooks(of: SettlementBench.user, in: SettlementBench.month)
            #expect(lines.count == 17)
            #expect(lines.count { $0.model == "*" } == 1)
            let all = before + 3 + 4 + 21
            let sums = (0..<10).map { place in lines.reduce(0) { $0 + Self.figures($1)[place] } }
            #expect(sums == [1, 3, 5, 1, 2, 64, 1, 3, 4, 56].map { $0 * all })
            if before == 0 { #expect(lines.first { $0.model == "new 0" }?.messages == 6) }
        }
    }

    /// In this test, one reclaim charges messages of two days, with more than sixteen models on each day. The
    /// books must get the same lines as if each message had its own settlement.
    @Test(arguments: [17, 20]) func `A reclaim writes as many lines for two days as single settlements would`(
        models: Int
    ) async throws {
        let told = (1...2).flatMap { day in (0..<models).map { (day: day, model: "model \($0)") } }
        try await SettlementBench.withRedis { bench async throws in
            for message in told {
                _ = try await bench.ledger.settle(
                    Settlement(
                        user: SettlementBench.user,
                        request: RequestID(messageID: "\(message)".utf8), attempt: 1, kind: .countedLater,
                        bill: Bill(
                            model: Array(message.model.utf8),
                            used: Consumption(messages: 1, calls: 1, inputTokens: 3, cost: 64),
                            isGuessed: true),
                        day: BookDay(month: SettlementBench.month, day: message.day)))
            }
            let settled = try await bench.ledger.readBooks(
                of: SettlementBench.user, in: SettlementBench.month)
            #expect(settled.count { $0.day == 1 } == 17 && settled.count { $0.day == 2 } == 16)
            try await bench.redis.command(["FLUSHALL"])
            // The order of the reservations in their hash decides which models get lines in the books. With
            // this setting, Redis keeps the fields of the hash in the order in which they were written.
            try await bench.redis.command(["CONFIG", "SET", "hash-max-ziplist-value", "512"])
            try await bench.redis.setClock(Fixture.start)
            for (number, message) in told.enumerated() {
                let row = "\(Fixture.start / 1000);1;n;t:trial:msg=1;~4001~0~1,3,0,0,0,64,1"
                try await bench.redis.command(
                    [
                        "HSET", SettlementBench.key("r"), "\(number);open",
                        "\(row)~\(message.day) \(message.model)",
                    ])
            }
            #expect(try await bench.ledger.reclaimReservations(SettlementBench.user) == told.count)
            let charged = try await bench.ledger.readBooks(
                of: SettlementBench.user, in: SettlementBench.month)
            #expect(charged == settled)
        }
    }

    /// In each case, a different figure of the line in the books is close to its maximum.
    @Test(arguments: 0..<10) func `A reclaim saturates one figure, and adds the others`(full: Int)
        async throws
    {
        let (five, six, seven) = ((1 << 40) - 1, (1 << 48) - 1, (1 << 56) - 8)
        let most = [five, six, six, six, six, seven, five, six, six, seven]
        let told = [1, 3, 5, 1, 2, 64, 1, 3, 4, 56]
        try await SettlementBench.withRedis { bench async throws in
            // A figure of seven bytes is rounded to multiples of 8, because Lua computes it as a double.
            let unit = most[full] == seven ? 8 : 1
            for room in [0, told[full] - unit, told[full], told[full] + unit] {
                try await bench.redis.command(["FLUSHALL"])
                var figures = [7, 8, 9, 10, 11, 16, 12, 13, 14, 24]
                figures[full] = most[full] - room
                try await SettlementBench.write(figures, day: 1, bench.redis)
                try await Self.end(["m"], bench)
                let line = try await bench.ledger.readBooks(
                    of: SettlementBench.user, in: SettlementBench.month
                )
                .first
                let expected = (0..<10).map { min(most[$0], figures[$0] + told[$0]) }
                #expect(line.map(Self.figures) == expected, "\(room) left")
            }
        }
    }

    @Test func `A reclaim sets a month's expiry with its first line, and only then`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            try await Self.end(["m"], bench)
            let days400 = 400 * 86_400
            let life = try await bench.redis.command(["TTL", Self.page]).integer ?? 0
            #expect((days400 - 60...days400).contains(life))
            try await bench.redis.command(["EXPIRE", Self.page, "1000"])
            try await bench.redis.setClock(Fixture.start)
            try await Self.end(["m", "other"], bench)
            #expect((1...1000).contains(try await bench.redis.command(["TTL", Self.page]).integer ?? 0))
            // An interrupted settlement has left an empty line, which counts as all zeros.
            try await bench.redis.command(["DEL", Self.page])
            try await bench.redis.command(["HSET", Self.page, "1 m", ""])
            try await bench.redis.setClock(Fixture.start)
            try await Self.end(["m"], bench)
            let anew = try await bench.redis.command(["TTL", Self.page]).integer ?? 0
            #expect((days400 - 60...days400).contains(anew))
        }
    }

    /// A line of the books has 60 bytes if a part of the use was guessed, and otherwise 41.
    @Test(arguments: [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)], [false, true])
    func `A reclaim records how much was guessed, if anything was`(guessed: (Int, Int, Int), isThere: Bool)
        async throws
    {
        let guessed = GuessedShare(inputTokens: guessed.0, outputTokens: guessed.1, cost: guessed.2)
        try await SettlementBench.withRedis { bench async throws in
            if isThere { try await SettlementBench.write([7, 8, 9, 10, 11, 16, 12], day: 1, bench.redis) }
            let bill = Bill(
                model: Array("m".utf8), used: Consumption(messages: 1, inputTokens: 3, cost: 4),
                isGuessed: true, guessed: guessed)
            try await bench.end(try await bench.open(under: Self.planTable), telling: bill)
            let line = try await bench.ledger.readBooks(of: SettlementBench.user, in: SettlementBench.month)
                .first
            #expect(line?.guessed == guessed)
            let before = isThere ? [7, 8, 9, 10, 11, 16, 12] : [0, 0, 0, 0, 0, 0, 0]
            let expected = zip(before, [1, 3, 0, 0, 0, 4, 1]).map { $0 + $1 }
            #expect(line.map { Array(Self.figures($0).prefix(7)) } == expected)
            let length = try await bench.redis.command(["HSTRLEN", Self.page, "1 m"]).integer
            #expect(length == (guessed == .nothing ? 41 : 60))
        }
    }

    @Test func `A reclaim reports how many of the expired leases it has charged`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            func reclaim() async throws -> [Int] {
                var arguments = bench.ledger.keyArguments(SettlementBench.user, keys: "srad")
                arguments.append(SettlementBench.user.pageKey(SettlementBench.month))
                arguments.append("4001")
                let reply = try await bench.ledger.runScript(bench.ledger.scripts.reclaim, keys: 5, arguments)
                return (reply.array ?? []).compactMap(\.integer)
            }
            func what() async throws -> String? {
                try await bench.ledger.readUser(SettlementBench.user).trail.first?.what
            }
            for isTold in [true, false, true] {
                let message = try await bench.open(under: Self.planTable)
                guard isTold else { continue }
                let ticket = ReservationTicket(message.ask)
                let told = message.told(Self.bill("m"))
                #expect(try await bench.ledger.renew(ticket, telling: told))
            }
            #expect(try await reclaim() == [0, 60_000, 0])
            try await bench.redis.setClock(Fixture.start + 61_000_000)
            #expect(try await reclaim() == [3, -1, 2])
            #expect(try await what() == "3, 2 of them charged as last told")
            _ = try await bench.open(at: 61_000, under: Self.planTable)
            try await bench.redis.setClock(Fixture.start + 131_000_000)
            #expect(try await reclaim() == [1, -1, 0])
            #expect(try await what() == "1")
            try await bench.redis.setClock(Fixture.start)
            try await bench.end(try await bench.open(under: Self.planTable), telling: Self.bill("m"))
            #expect(try await what() == "1, 1 of them charged as last told")
        }
    }

    /// A reclaimed message is counted. Its message id is therefore remembered as long as after a settlement.
    @Test func `A reclaim remembers the caller's id and its payload`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let message = try await bench.open("mine", fingerprint: 7, under: Self.planTable)
            try await bench.end(message, telling: Self.bill("m"))
            let end = 61_000 + 48 * 3_600_000
            #expect(
                try await bench.open("mine", at: end - 1000, fingerprint: 8, under: Self.planTable).reply
                    == .otherPayload)
            let again = try await bench.open("mine", at: end - 1000, fingerprint: 7, under: Self.planTable)
            #expect(again.left == 1)
            #expect(try await bench.ledger.settle(again.refund) == .done)
            let anew = try await bench.open("mine", at: end, fingerprint: 8, under: Self.planTable)
            #expect(anew.left == nil && anew.reply != .otherPayload)
            #expect(try await bench.field("t:trial:msg") == 2)
        }
    }

    /// A reclaim removes expired message ids, as a settlement does. The ids' key expires with the newest id.
    @Test func `A reclaim remembers callers' ids, and drops expired ones to the second`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let (key, second) = (SettlementBench.key("d"), 4)
            let now = Fixture.start / 1_000_000 + 61
            for id in ["mine", "yours"] {
                let message = try await bench.open(id, under: Self.planTable)
                let ticket = ReservationTicket(message.ask)
                let told = message.told(Self.bill("m"))
                #expect(try await bench.ledger.renew(ticket, telling: told))
            }
            for (id, score) in [
                ("over", now * second), ("soon", now * second + 1), ("later", (now + 9) * second),
            ] {
                try await bench.redis.command(["ZADD", key, "\(score)", id])
            }
            try await bench.redis.setClock(now * 1_000_000 + 500_000)
            #expect(try await bench.ledger.reclaimReservations(SettlementBench.user) == 2)
            let ids = try await bench.redis.command(["ZRANGE", key, "0", "-1"]).array ?? []
            // Besides `soon` and `later`, the set has two members for each reclaimed message: the message id
            // and the fingerprint of the payload.
            #expect(ids.count == 6 && ids.prefix(2).map(\.text) == ["soon", "later"])
            let end = (now + 48 * 3600) * 1000
            let life = try await bench.redis.command(["PTTL", key]).integer ?? 0
            #expect(abs(Int(Clocks.wallMilliseconds()) + life - end) < 60_000)
        }
    }

    /// The field `at` tells operators when a counter of the user last changed.
    @Test func `A reclaim records when a counter last changed, and only if one is left`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let start = Fixture.start / 1_000_000
            try await bench.end(try await bench.open(under: Self.planTable), telling: Self.bill("m"))
            #expect(try await bench.field("at") == start + 61)
            _ = try await bench.open(at: 62_000, under: Self.planTable)
            try await bench.redis.command(["DEL", SettlementBench.key("s")])
            try await bench.redis.setClock(Fixture.start + 131_000_000)
            #expect(try await bench.ledger.reclaimReservations(SettlementBench.user) == 1)
            #expect(try await bench.redis.command(["EXISTS", SettlementBench.key("s")]).integer == 0)
        }
    }

    /// The script replies with the names of the months whose books it needs. The ledger then calls the script
    /// again with the keys of these books.
    @Test func `A reclaim names each month's page once, and changes nothing without them`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let (ledger, key) = (bench.ledger, SettlementBench.key("r"))
            let now = Fixture.start / 1000
            try await bench.redis.setClock(Fixture.start)
            for (number, month) in ["4001", "3912", "4001", "4001", "3912"].enumerated() {
                let row = "\(now);1;n;t:trial:msg=1;~\(month)~0~1,3,5,1,2,64,1~1 m"
                try await bench.redis.command(["HSET", key, "\(number);open", row])
            }
            let reply = try await ledger.runScript(
                ledger.scripts.reclaim, keys: 4, ledger.keyArguments(SettlementBench.user, keys: "srad"))
            let items = reply.array ?? []
            #expect(items.first?.integer == -1)
            #expect(
                items.dropFirst().map { String(decoding: $0.bytes ?? [], as: UTF8.self) }.sorted() == [
                    "3912", "4001",
                ])
            #expect(try await bench.redis.command(["HLEN", key]).integer == 5)
            #expect(try await ledger.reclaimReservations(SettlementBench.user) == 5)
            for (month, messages) in [
                (BookMonth(year: 2040, month: 1), 3), (BookMonth(year: 2039, month: 12), 2),
            ] {
                let lines = try await ledger.readBooks(of: SettlementBench.user, in: month)
                #expect(lines.map(\.messages) == [messages] && lines.map(\.cost) == [64 * messages])
            }
        }
    }
}
