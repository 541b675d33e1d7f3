import Bytes
import Dialects
import Limits
import Testing

@testable import Ledger
@testable import Responses

/// Refusals at noon on 20 November 2026, UTC, over one schedule that all users share.
private struct Scene {
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

@Suite struct `A refusal that was said` {
    private let scene = Scene()
    private let answer = WrittenProblem(status: 429, fields: ByteBuffer(), body: Array("{}".utf8))

    private func said(_ refusal: Refusal, _ user: Entitlement = .none, _ wish: String = "de")
        -> CachedRefusalResponse?
    {
        let bytes = Array(wish.utf8)
        return CachedRefusalResponse(
            answer, for: refusal, scene.account(refusal, user), .openAIChat, wish: bytes.span)
    }

    private func isKnown(
        _ refusal: Refusal, _ user: Entitlement = .none, _ wish: String = "de",
        _ dialect: Dialect = .openAIChat, in scene: Scene? = nil
    ) throws -> Bool {
        var memory = RefusalResponseCache()
        memory.remember(try #require(said(self.scene.refusal(after: 100))))
        let bytes = Array(wish.utf8)
        let account = (scene ?? self.scene).account(refusal, user)
        return memory.recall(refusal, account, dialect, wish: bytes.span) != nil
    }

    @Test func `is said again to whoever would hear the same`() throws {
        #expect(try isKnown(scene.refusal()))
        #expect(try isKnown(scene.refusal(after: 999)))
        // What is used of a limit that is not the cause stands in other fields.
        #expect(try isKnown(scene.refusal(used: [5, 8])))
        #expect(try isKnown(scene.refusal(), Entitlement(version: 7)))
    }

    @Test func `is not said to anyone else`() throws {
        #expect(try !isKnown(scene.refusal(after: 1000)))
        #expect(try !isKnown(scene.refusal(after: -1)))
        #expect(try !isKnown(scene.refusal(used: [6, 7])))
        #expect(try !isKnown(scene.refusal(causes: [.limit(1, wait: 0)])))
        #expect(try !isKnown(scene.refusal(causes: [.limit(0, wait: 0), .limit(1, wait: 0)])))
        #expect(try !isKnown(scene.refusal(), .none, "en"))
        #expect(try !isKnown(scene.refusal(), .none, ""))
        #expect(try !isKnown(scene.refusal(), .none, "de", .anthropicMessages))
        #expect(try !isKnown(scene.refusal(), Entitlement(plan: "pro")))
        #expect(try !isKnown(scene.refusal(), Entitlement(status: "cancelled")))
        #expect(try !isKnown(scene.refusal(), Entitlement(periodEnd: Scene.noon)))
        #expect(try !isKnown(scene.refusal(), Entitlement(timeZone: "Asia/Tokyo")))
        #expect(try !isKnown(scene.refusal(), in: Scene()))
    }

    @Test func `is not kept where it holds for this moment or this user alone`() {
        #expect(said(scene.refusal(causes: [.limit(0, wait: 1)])) == nil)
        #expect(said(scene.refusal(causes: [.burst(0, wait: 0)])) == nil)
        #expect(said(scene.refusal(), Entitlement(overrides: ["daily": 5])) == nil)
        #expect(said(scene.refusal(), Entitlement(periodEnd: Moment(milliseconds: 1))) == nil)
        #expect(said(scene.refusal(), .none, String(repeating: "x", count: 65)) == nil)
        #expect(said(scene.refusal()) != nil)
    }

    @Test func `makes room when many others were said`() throws {
        var memory = RefusalResponseCache()
        for used in 0..<20 { memory.remember(try #require(said(scene.refusal(used: [used, 7])))) }
        func knows(_ used: Int) -> Bool {
            let refusal = scene.refusal(used: [used, 7])
            let wish = Array("de".utf8)
            return memory.recall(refusal, scene.account(refusal), .openAIChat, wish: wish.span) != nil
        }
        #expect((0..<20).filter(knows) == Array(4..<20))
    }
}

@Suite struct `Rate-limit fields written again` {
    private func text(_ fields: inout RateLimitFields, _ account: Account, _ dialect: Dialect) -> String {
        var buffer = ByteBuffer()
        fields.append(account, dialect, to: &buffer)
        return String(decoding: (0..<buffer.count).map { buffer[$0] }, as: UTF8.self)
    }

    @Test(arguments: [Dialect.openAIChat, .anthropicMessages])
    func `are those that are written first`(dialect: Dialect) {
        let scenes = [
            Scene(), Scene([Limit(name: "life", meter: .messages, window: .lifetime("x"), amount: 7)]),
        ]
        var known = RateLimitFields()
        for milliseconds: Int64 in [0, 0, 1, 999, 1000, 1001, 59_999, 0] {
            for (scene, used) in zip(scenes, [[1, 8], [3]]) {
                for more in 0...1 {
                    let refusal = scene.refusal(used: used.map { $0 + more }, after: milliseconds)
                    let account = scene.account(refusal)
                    var fresh = RateLimitFields()
                    #expect(text(&known, account, dialect) == text(&fresh, account, dialect))
                }
            }
        }
    }
}
