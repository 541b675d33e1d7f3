import Limits
import TestSupport
import Testing

@testable import Ledger

/// In these tests, the edge that started a batch no longer exists. Only the ticket that this edge stored in
/// Redis can end the batch's reservation.
@Suite(.needsRedisServer) struct `The ticket of a batch` {
    private static let user = UserKey(user: "ann")
    private static let batch = StoredObject("batches", Array("batch_1".utf8))
    private static let model = Array("m".utf8)

    /// Starts a batch of three requests and stores its ticket in Redis.
    private static func open(_ bench: SettlementBench) async throws -> ObjectStore {
        let redis = bench.redis
        try await redis.setClock(Fixture.start)
        let start = Moment(milliseconds: Int64(Fixture.start / 1000))
        let admissions = Admissions(
            ledger: redis.ledger, planTable: SettlementBench.planTable, bounds: AdmissionBounds(lease: 60_000)
        ) { 0 }
        let whole = Consumption(messages: 3, calls: 3, inputTokens: 90, totalTokens: 90, cost: 60)
        let request = AdmissionRequest(user: user, estimate: whole)
        guard case .admitted(let reservation, _) = try await admissions.admit(request, now: start) else {
            throw TestFailure("not admitted")
        }
        let terms = BatchTicket.Terms(
            model: model, dialect: "openai-chat", tier: "flex", isFast: true, at: start)
        let (ticket, lease) = (reservation.batchTicket(terms), reservation.ticket.lasting(BatchTicket.lease))
        let told = reservation.settlementSoFar(Bill(model: model, used: whole, isGuessed: true))
        reservation.leave()
        let store = ObjectStore(redis.client)
        if let ticket {
            try await store.keep(ticket, of: batch)
            let found = try await store.ticket(of: batch, user)
            #expect(found == ticket && found?.terms == terms)
        }
        #expect(try await redis.ledger.renew(lease, telling: told))
        return store
    }

    private static func settle(_ bench: SettlementBench, _ store: ObjectStore, _ bill: Bill?) async throws {
        guard let ticket = try await store.ticket(of: batch, user) else { throw TestFailure("no ticket") }
        #expect(try await store.claim(batch, of: user))
        #expect(try await !store.claim(batch, of: user), "a second edge settles nothing")
        #expect(try await bench.ledger.settle(ticket.settlement(bill)) == .done)
        #expect(try await bench.ledger.readUser(user).openReservations.isEmpty)
    }

    /// Returns the messages, tokens and micro-dollars in the counters, and then the same three figures in the
    /// books.
    private static func figures(_ bench: SettlementBench) async throws -> [Int] {
        let counters = try await bench.ledger.readUser(user).counters
        let counted = ["msg", "tok", "usd"].map { code in
            counters.filter { $0.key.hasSuffix(":\(code)") }.values.reduce(0, +)
        }
        let lines = try await bench.ledger.readBooks(of: user, in: SettlementBench.month)
        return counted
            + [lines.map(\.messages), lines.map(\.inputTokens), lines.map(\.cost)].map { $0.reduce(0, +) }
    }

    private static let bill = Bill(
        model: model,
        used: Consumption(messages: 2, calls: 2, inputTokens: 12, totalTokens: 12, cost: 7), isGuessed: false)

    @Test(arguments: [true, false]) func `A batch's ticket settles its use an hour later`(isUseful: Bool)
        async throws
    {
        try await SettlementBench.withRedis { bench async throws in
            let store = try await Self.open(bench)
            // An hour later the lease of the batch is still valid, so nothing is reclaimed.
            try await bench.redis.setClock(Fixture.start + 3_600_000_000)
            #expect(try await bench.ledger.reclaimReservations(Self.user) == 0)
            #expect(try await Self.figures(bench) == [3, 90, 60, 0, 0, 0])
            try await Self.settle(bench, store, isUseful ? Self.bill : nil)
            #expect(try await Self.figures(bench) == (isUseful ? [2, 12, 7, 2, 12, 7] : [0, 0, 0, 0, 0, 0]))
        }
    }

    /// In this test, the batch's lease has ended, so its whole estimate was charged. The batch's ticket then
    /// corrects the tokens and the money. The messages stay counted (L7).
    @Test func `A batch's ticket corrects what was charged when its lease had ended`() async throws {
        try await SettlementBench.withRedis { bench async throws in
            let store = try await Self.open(bench)
            try await bench.redis.setClock(Fixture.start + (BatchTicket.lease + 1000) * 1000)
            #expect(try await bench.ledger.reclaimReservations(Self.user) == 1)
            #expect(try await Self.figures(bench) == [3, 90, 60, 3, 90, 60])
            try await Self.settle(bench, store, Self.bill)
            #expect(try await Self.figures(bench) == [3, 12, 7, 3, 12, 7])
        }
    }
}
