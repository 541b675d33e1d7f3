import Bytes
import Dialects
import Limits
import Testing

@testable import Ledger
@testable import Problems

/// Refusals at noon (UTC) on 20 November 2026. All users have the same schedule.
private struct Fixture {
    static let noon = Moment(seconds: 1_795_176_000)
    static let limits = [
        Limit(name: "daily", meter: .messages, window: .day, amount: 5),
        Limit(name: "monthly", meter: .messages, window: .month, amount: 9),
    ]

    let schedule: Schedule

    init(_ limits: [Limit] = Self.limits) {
        let plan = Plan(
            id: "plus", label: "Plus", kind: .subscription, limits: limits, bursts: [], maxOpen: 3)
        let planTable = PlanTable(plans: [plan], defaultPlan: "plus")
        schedule = planTable.schedule(for: .none, modelClass: nil, at: Self.noon)
    }

    func refusal(
        used: [Int] = [5, 7], causes: [Refusal.Cause] = [.limit(0, wait: 0)], after milliseconds: Int64 = 0
    ) -> Refusal {
        let now = Moment(milliseconds: Self.noon.milliseconds + milliseconds)
        return Refusal(
            causes: causes,
            counts: LimitCounts(now: now, used: used, crossed: used.map { _ in nil }, left: [])
        )
    }

    func account(_ refusal: Refusal, _ entitlement: Entitlement = .none) -> Account {
        Account(entitlement: entitlement, schedule: schedule, counts: refusal.counts)
    }
}

@Suite struct `A cached answer to a refused message` {
    private let fixture = Fixture()
    private let answer = WrittenProblem(status: 429, fields: ByteBuffer(), body: Array("{}".utf8))

    private func said(_ refusal: Refusal, _ user: Entitlement = .none, _ wish: String = "de")
        -> CachedRefusalResponse?
    {
        let bytes = Array(wish.utf8)
        return CachedRefusalResponse(
            answer, for: refusal, fixture.account(refusal, user), .openAIChat, wish: bytes.span)
    }

    private func isKnown(
        _ refusal: Refusal, _ user: Entitlement = .none, _ wish: String = "de",
        _ dialect: Dialect = .openAIChat, in fixture: Fixture? = nil
    ) throws -> Bool {
        var memory = RefusalResponseCache()
        memory.rememberResponse(try #require(said(self.fixture.refusal(after: 100))))
        let bytes = Array(wish.utf8)
        let account = (fixture ?? self.fixture).account(refusal, user)
        return memory.recall(refusal, account, dialect, wish: bytes.span) != nil
    }

    @Test func `A cached answer to a refused message is sent again for the same refusal`() throws {
        #expect(try isKnown(fixture.refusal()))
        #expect(try isKnown(fixture.refusal(after: 999)))
        // The second limit did not cause the refusal. Its use is reported only in header fields, so the
        // cached body can be sent again.
        #expect(try isKnown(fixture.refusal(used: [5, 8])))
        #expect(try isKnown(fixture.refusal(), Entitlement(version: 7)))
    }

    @Test func `A cached answer to a refused message is not sent to other callers`() throws {
        #expect(try !isKnown(fixture.refusal(after: 1000)))
        #expect(try !isKnown(fixture.refusal(after: -1)))
        #expect(try !isKnown(fixture.refusal(used: [6, 7])))
        #expect(try !isKnown(fixture.refusal(causes: [.limit(1, wait: 0)])))
        #expect(try !isKnown(fixture.refusal(causes: [.limit(0, wait: 0), .limit(1, wait: 0)])))
        #expect(try !isKnown(fixture.refusal(), .none, "en"))
        #expect(try !isKnown(fixture.refusal(), .none, ""))
        #expect(try !isKnown(fixture.refusal(), .none, "de", .anthropicMessages))
        #expect(try !isKnown(fixture.refusal(), Entitlement(plan: "pro")))
        #expect(try !isKnown(fixture.refusal(), Entitlement(status: "cancelled")))
        #expect(try !isKnown(fixture.refusal(), Entitlement(periodEnd: Fixture.noon)))
        #expect(try !isKnown(fixture.refusal(), Entitlement(timeZone: "Asia/Tokyo")))
        #expect(try !isKnown(fixture.refusal(), in: Fixture()))
    }

    @Test func `A refusal is not cached if it holds for this moment or this user alone`() {
        #expect(said(fixture.refusal(causes: [.limit(0, wait: 1)])) == nil)
        #expect(said(fixture.refusal(causes: [.burst(0, wait: 0)])) == nil)
        #expect(said(fixture.refusal(), Entitlement(overrides: ["daily": 5])) == nil)
        #expect(said(fixture.refusal(), Entitlement(periodEnd: Moment(milliseconds: 1))) == nil)
        #expect(said(fixture.refusal(), .none, String(repeating: "x", count: 65)) == nil)
        #expect(said(fixture.refusal()) != nil)
    }

    @Test func `A cached answer to a refused message makes room when there are many others`() throws {
        var memory = RefusalResponseCache()
        for used in 0..<20 { memory.rememberResponse(try #require(said(fixture.refusal(used: [used, 7])))) }
        func knows(_ used: Int) -> Bool {
            let refusal = fixture.refusal(used: [used, 7])
            let wish = Array("de".utf8)
            return memory.recall(refusal, fixture.account(refusal), .openAIChat, wish: wish.span) != nil
        }
        #expect((0..<20).filter(knows) == Array(4..<20))
    }
}

@Suite struct `Rate-limit fields written again` {
    private func text(_ fields: inout RateLimitFields, _ account: Account, _ dialect: Dialect) -> String {
        var buffer = ByteBuffer()
        fields.appendFields(account, dialect, to: &buffer)
        return String(decoding: (0..<buffer.count).map { buffer[$0] }, as: UTF8.self)
    }

    @Test(arguments: [Dialect.openAIChat, .anthropicMessages])
    func `Rate-limit fields written again equal those that are written first`(dialect: Dialect) {
        let fixtures = [
            Fixture(), Fixture([Limit(name: "life", meter: .messages, window: .lifetime("x"), amount: 7)]),
        ]
        var known = RateLimitFields()
        for milliseconds: Int64 in [0, 0, 1, 999, 1000, 1001, 59_999, 0] {
            for (fixture, used) in zip(fixtures, [[1, 8], [3]]) {
                for more in 0...1 {
                    let refusal = fixture.refusal(used: used.map { $0 + more }, after: milliseconds)
                    let account = fixture.account(refusal)
                    var fresh = RateLimitFields()
                    #expect(text(&known, account, dialect) == text(&fresh, account, dialect))
                }
            }
        }
    }
}
