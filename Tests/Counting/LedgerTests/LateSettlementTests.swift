import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests settlements that random histories rarely contain, for example after a renewal that reported use.
@Suite(.needsRedisServer) struct `A settlement after an earlier report` {
    private static func consumption(_ figure: Int) -> Consumption {
        Consumption(
            messages: 1, calls: 1, inputTokens: figure, outputTokens: figure, cachedTokens: figure,
            reasoningTokens: figure, totalTokens: figure, cost: max(0, 17 - figure), images: figure,
            audioSeconds: figure, characters: figure)
    }

    /// Pairs of the use that a renewal reported and the use that the settlement reports. No report is equal
    /// to the estimate.
    private static let figures = [3, 9, 12].flatMap { told in [0, 3, 9, 20].map { (told, $0) } }

    @Test(arguments: figures, [false, true]) func `A settlement charges the use, whatever a renewal reported`(
        figures: (told: Int, used: Int), isTester: Bool
    )
        async throws
    {
        let limits = Meter.ofAllClasses.enumerated().map {
            Limit(name: "limit \($0)", meter: $1, window: .lifetime("trial"), amount: 900)
        }
        let used = Self.consumption(figures.used)
        try await SettlementBench.withRedis { bench async throws in
            let planTable = PlanTable(
                plans: [Plan(id: "p", label: "", kind: .free, limits: limits)], defaultPlan: "p")
            let message = try await bench.open(under: planTable, isTester: isTester)
            let told = Self.consumption(figures.told)
            try await bench.end(message, telling: Bill(used: told, isGuessed: true))
            let end = message.settlement(Bill(used: used, isGuessed: false))
            #expect(try await bench.ledger.settle(end) == .done)
            for meter in Meter.ofAllClasses {
                let field = "t:trial:\(meter.code)" + (isTester ? ":x" : "")
                #expect(try await bench.field(field) ?? 0 == used.units(of: meter), "\(meter)")
            }
        }
    }

    /// In this test, the message that reported 95 % is refunded, so 95 % is reported again. The message that
    /// reported 80 % is not refunded.
    @Test func `The threshold of a refunded message can be reported again, but not the one below`()
        async throws
    {
        try await SettlementBench.withRedis { bench async throws in
            let planTable = PlanTable(
                plans: [
                    Plan(
                        id: "p", label: "", kind: .free,
                        limits: [
                            Limit(name: "m", meter: .messages, window: .lifetime("trial"), amount: 20)
                        ])
                ], defaultPlan: "p")
            func next() async throws -> (SettlementBench.Message, Threshold?) {
                let message = try await bench.open(under: planTable)
                guard case .admitted(let counts) = message.reply else { throw TestFailure("refused") }
                return (message, counts.crossed(0))
            }
            for number in 1...18 {
                let (message, crossed) = try await next()
                #expect(crossed == (number == 16 ? .gentle : nil))
                #expect(try await bench.ledger.settle(message.settlement()) == .done)
            }
            for _ in 0..<3 {
                let (message, crossed) = try await next()
                #expect(crossed == .prominent)
                #expect(try await bench.ledger.settle(message.refund) == .done)
            }
            let (message, crossed) = try await next()
            #expect(crossed == .prominent)
            #expect(try await bench.ledger.settle(message.settlement()) == .done)
        }
    }

    @Test func `A late refund that has nothing to return records no change`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let message = try await bench.open()
            try await bench.redis.setClock(Fixture.start + 61_000_000)
            #expect(try await bench.ledger.reclaimReservations(SettlementBench.user) == 1)
            try await bench.redis.setClock(Fixture.start + 70_000_000)
            #expect(try await bench.ledger.settle(message.refund) == .done)
            #expect(try await bench.field("at") == Fixture.start / 1_000_000 + 61)
        }
    }

    /// The message used all that its bursts were charged, so their clocks must not change by a microsecond.
    @Test func `A settlement returns nothing to bursts if all that was charged was used`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let message = try await bench.open("mine")
            let bursts = try await bench.counters().filter { $0.hasPrefix("g:") }
            #expect(bursts.count == 2)
            func clocks() async throws -> [Int?] {
                var clocks: [Int?] = []
                for burst in bursts { clocks.append(try await bench.field(burst)) }
                return clocks
            }
            let before = try await clocks()
            #expect(try await bench.ledger.settle(message.settlement()) == .done)
            #expect(try await clocks() == before)
        }
    }

    /// The score of an id in the sorted set `d` contains the number of replays. The refund of a replay must
    /// restore the number from before the replay.
    @Test(arguments: 0..<10) func `A replay is refunded, whatever its payload`(fingerprint: UInt64)
        async throws
    {
        try await SettlementBench.withRedis { bench async throws in
            let first = try await bench.open("mine", fingerprint: fingerprint)
            #expect(try await bench.ledger.settle(first.settlement()) == .done)
            let scores = ["ZSCORE", SettlementBench.key("d"), "cmine"]
            let before = try await bench.redis.command(scores).bytes
            for _ in 0..<2 {
                let again = try await bench.open("mine", fingerprint: fingerprint)
                #expect(again.left == 1)
                #expect(try await bench.ledger.settle(again.refund) == .done)
                #expect(try await bench.redis.command(scores).bytes == before)
            }
        }
    }

    /// In this test, the user already has a line in the books, burst clocks and other message ids. A failed
    /// settlement must not change a byte of this data.
    @Test(arguments: ["pexpireat", "zrevrange", "zadd"]) func `A failed settlement changes nothing`(
        denied: String
    ) async throws {
        let used = Consumption(messages: 1, calls: 1, inputTokens: 5, totalTokens: 5, cost: 3)
        let bill = Bill(model: Array("m".utf8), used: used, isGuessed: false)
        try await SettlementBench.withRedis { bench async throws in
            for (id, fingerprint) in [("chosen", nil), ("counted", UInt64(7))] {
                for first in ["first", "other"] {
                    let end = try await bench.open(first + id).settlement(bill)
                    #expect(try await bench.ledger.settle(end) == .done)
                }
                let open = try await bench.open(id)
                var end = open.settlement(bill)
                if let fingerprint {
                    end = Settlement(
                        user: SettlementBench.user, request: RequestID(messageID: "graced".utf8), attempt: 99,
                        kind: .countedLater, changes: [.init(field: "t:trial:msg", by: 1)], bill: bill,
                        day: BookDay(month: SettlementBench.month, day: 1), fingerprint: fingerprint)
                }
                let before = try await bench.snapshot()
                try await bench.redis.command(["ACL", "SETUSER", "default", "-\(denied)"])
                await #expect(throws: LedgerError.denied) { try await bench.ledger.settle(end) }
                try await bench.redis.command(["ACL", "SETUSER", "default", "+\(denied)"])
                #expect(try await bench.snapshot() == before, "\(id)")
                _ = try await bench.ledger.settle(end)
                #expect(try await bench.snapshot() != before, "\(id)")
            }
        }
    }
}

extension SettlementBench {
    /// The user's stored data, byte by byte.
    fileprivate func snapshot() async throws -> [[[UInt8]]] {
        var snapshot: [[[UInt8]]] = []
        let page = String(decoding: Self.user.pageKey(Self.month), as: UTF8.self)
        for words in [
            ["HGETALL", Self.key("s")], ["HGETALL", Self.key("r")], ["HGETALL", page],
            ["ZRANGE", Self.key("d"), "0", "-1", "WITHSCORES"],
        ] {
            let items = (try await redis.command(words).array ?? []).map { $0.bytes ?? [] }
            let pairs = stride(from: 0, to: items.count - 1, by: 2).map { items[$0] + [0] + items[$0 + 1] }
            snapshot.append(pairs.sorted { $0.lexicographicallyPrecedes($1) })
        }
        return snapshot
    }
}
