import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Two scripts write the books, `settle` and `reclaim`. Both must keep a tester's use apart from paid use.
@Suite(.needsRedisServer) struct `The books of a tester's purchase` {
    private static let user = UserKey(user: "tester")
    private static let month = BookMonth(year: 2040, month: 1)
    private static let start = Moment(milliseconds: Int64(Fixture.start / 1000))
    private static let used = Consumption(
        messages: 1, calls: 1, inputTokens: 20, outputTokens: 8, totalTokens: 28, cost: 9)

    private static func bill(isGuessed: Bool = false) -> Bill {
        Bill(model: Array("small".utf8), used: used, isGuessed: isGuessed)
    }

    /// Opens a message of a user with a tester's or a paid purchase.
    ///
    /// - Parameter turn: the order of the purchases. A later purchase has a higher number.
    private static func open(
        isSandbox: Bool = true, turn: Int64 = 0, of planTable: PlanTable = Fixture.planTable,
        _ ledger: some Ledger
    ) async throws -> Reservation {
        let told = Entitlement(plan: "full", status: "active", isSandbox: isSandbox)
        let event = EntitlementEvent(
            at: start.advanced(bySeconds: turn), id: "bought", actor: "", reason: "", entitlement: told)
        _ = try await ledger.entitle(user, event)
        let admissions = Admissions(
            ledger: ledger, planTable: planTable, bounds: AdmissionBounds(lease: 60_000)
        ) { 0 }
        let request = AdmissionRequest(user: user, estimate: Consumption(totalTokens: 3))
        guard case .admitted(let reservation, _) = try await admissions.admit(request, now: start) else {
            throw TestFailure("not admitted")
        }
        return reservation
    }

    @Test(arguments: [true, false]) func `Testers have their own book lines`(isSandbox: Bool) async throws {
        try await RedisBench.withRedis { redis in
            let reservation = try await Self.open(isSandbox: isSandbox, redis.ledger)
            _ = try await redis.ledger.settle(reservation.settlement(Self.bill()))
            let lines = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            #expect(lines.map(\.model) == [isSandbox ? "sandbox:small" : "small"])
            #expect(lines.first?.cost == 9 && lines.first?.messages == 1)
        }
    }

    /// In this test, the edge failed and the lease ended, so the reported use was charged. The settlement
    /// arrives after that.
    @Test func `A tester's expired leases and late settlements have lines of their own`() async throws {
        try await RedisBench.withRedis { redis in
            let reservation = try await Self.open(redis.ledger)
            let told = reservation.settlementSoFar(Self.bill(isGuessed: true))
            #expect(try await redis.ledger.renew(reservation.ticket, telling: told))
            try await redis.setClock(Fixture.start + 61_000_000)
            #expect(try await redis.ledger.reclaimReservations(Self.user) == 1)
            let guessed = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            #expect(guessed.map(\.model) == ["sandbox:small"])
            #expect(guessed.first?.outputTokens == 8 && guessed.first?.estimated == 1)
            _ = try await redis.ledger.settle(reservation.settlement(Self.bill()))
            let settled = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            #expect(settled.map(\.model) == ["sandbox:small"])
            #expect(settled.first?.outputTokens == 8 && settled.first?.messages == 1)
        }
    }

    /// A plan whose limit these tests never reach.
    private static let wide = PlanTable(
        plans: [
            Plan(
                id: "full", label: "", kind: .subscription,
                limits: [Limit(name: "messages", meter: .messages, window: .month, amount: 800)])
        ], defaultPlan: "full")

    /// A caller can choose a model name that begins like a tester's line in the books (`sandbox:`). The use
    /// of this model must still count as paid.
    @Test func `A model that is only named like a tester's line is booked as paid`() async throws {
        try await RedisBench.withRedis { redis in
            for model in ["sandbox:small", "sandbox:", "sandboxes"] {
                let reservation = try await Self.open(isSandbox: false, of: Self.wide, redis.ledger)
                let bill = Bill(model: Array(model.utf8), used: Self.used, isGuessed: false)
                _ = try await redis.ledger.settle(reservation.settlement(bill))
            }
            let lines = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            #expect(lines.map(\.model) == ["paid:sandbox:", "paid:sandbox:small", "sandboxes"])
            #expect(lines.allSatisfy { !$0.isSandbox })
        }
    }

    /// On day n, a month's books have room for 16 × n models. In this test it is day 1. All models after the
    /// sixteenth share one line for paid use and one for testers' use.
    @Test(arguments: [false, true]) func `A tester's books stay apart after the sixteenth model of a day`(
        isReclaimed: Bool
    ) async throws {
        try await RedisBench.withRedis { redis in
            var (clock, turn) = (Fixture.start, Int64(0))
            for number in 0..<20 {
                let model = Array("model \(number)".utf8)
                for isSandbox in [false, true] {
                    turn += 1
                    let reservation = try await Self.open(
                        isSandbox: isSandbox, turn: turn, of: Self.wide, redis.ledger)
                    let bill = Bill(model: model, used: Self.used, isGuessed: isReclaimed)
                    guard isReclaimed else {
                        _ = try await redis.ledger.settle(reservation.settlement(bill))
                        continue
                    }
                    let told = reservation.settlementSoFar(bill)
                    #expect(try await redis.ledger.renew(reservation.ticket, telling: told))
                    clock += 61_000_000
                    try await redis.setClock(clock)
                    #expect(try await redis.ledger.reclaimReservations(Self.user) == 1)
                    _ = reservation.refund()
                }
            }
            let lines = try await redis.ledger.readBooks(of: Self.user, in: Self.month)
            #expect(lines.filter { $0.isSandbox }.reduce(0) { $0 + $1.messages } == 20)
            #expect(lines.filter { !$0.isSandbox }.reduce(0) { $0 + $1.messages } == 20)
            #expect(lines.first { $0.model == "*" }?.messages == 12)
            #expect(lines.first { $0.model == "sandbox:*" }?.messages == 12)
            #expect(lines.count == 18)
        }
    }

    @Test func `A tester's purchase is marked in the bill that is estimated in advance`()
        async throws
    {
        try await RedisBench.withRedis { redis in
            let opened = try await Self.open(redis.ledger)
            let foreseen = opened.provisionalSettlement()
            #expect(foreseen.bill.map { String(decoding: $0.model, as: UTF8.self) } == "sandbox:")
            _ = try await redis.ledger.settle(opened.refund())
        }
    }
}
