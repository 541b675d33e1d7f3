import Ledger
import Limits
import Testing

@Suite struct `A refusal that stands` {
    private static let second: UInt64 = 1_000_000_000

    /// The loop's clock, in nanoseconds.
    private final class Ticks { var now: UInt64 = 10 * second }

    private let clock = TestClock(Fixture.start + 43_200_000_000)
    private let ticks = Ticks()
    private let ledger: ScriptedLedger
    private let changes = RecordChanges()
    private let admissions: Admissions
    private let user = UserKey(user: "ada")

    init() {
        ledger = ScriptedLedger(ModelLedger(clock))
        let ticks = ticks
        admissions = Admissions(
            ledger: ledger, planTable: Fixture.planTable, refusalLife: Self.second / 2, changes: changes
        ) { ticks.now }
    }

    private func pass(milliseconds: Int) {
        clock.micros += milliseconds * 1000
        ticks.now += UInt64(milliseconds) * 1_000_000
    }

    private func entitle(_ entitlement: Entitlement) async throws {
        _ = try await ledger.entitle(
            user,
            EntitlementEvent(at: clock.now, id: "e", actor: "", reason: "", entitlement: entitlement))
    }

    private var request: AdmissionRequest { AdmissionRequest(user: user) }

    /// Sends one message and settles it; the refusal, where it was refused.
    @discardableResult
    private func send(_ request: AdmissionRequest) async throws -> Refusal? {
        switch try await admissions.admit(request, now: clock.now) {
        case .admitted(let reservation, _):
            #expect(await admissions.settle(reservation.settlement(using: nil)) == .done)
            return nil
        case .refused(let refusal, _): return refusal
        default:
            Issue.record("no id was chosen")
            return nil
        }
    }

    /// Uses up the three messages of a day, and is refused.
    private func useUp(_ request: AdmissionRequest) async throws -> Refusal {
        for _ in 0..<3 { #expect(try await send(request) == nil) }
        return try #require(try await send(request))
    }

    @Test func `is told again as the ledger would tell it now`() async throws {
        pass(milliseconds: 700)
        let refusal = try await useUp(request)
        pass(milliseconds: 299)
        #expect(try #require(admissions.cachedRefusal(of: request)).0 == refusal, "the second is the same")
        pass(milliseconds: 1)
        let (again, account) = try #require(admissions.cachedRefusal(of: request))
        #expect(again.causes == refusal.causes)
        #expect(again.counts.now == clock.now)
        #expect(account.counts.now == clock.now)
        #expect(account.usageLevel(0) == UsageLevel(used: 3, amount: 3))
        #expect(try await send(request) == again, "the ledger says the same")
    }

    @Test func `is told anew with each millisecond where what it says ends within a second`() async throws {
        try await entitle(
            Entitlement(
                plan: "full", periodEnd: Moment(milliseconds: clock.now.milliseconds + 86_400_123)))
        let request = AdmissionRequest(user: user, modelClass: ModelClass("pro"))
        for _ in 0..<3 { try await send(request) }
        // Rested, while the minute is the same.
        pass(milliseconds: 5_000)
        #expect(try await send(request) != nil)
        pass(milliseconds: 1)
        #expect(try #require(admissions.cachedRefusal(of: request)).0.counts.now == clock.now)
    }

    @Test func `is asked for again after its life`() async throws {
        _ = try await useUp(request)
        pass(milliseconds: 499)
        #expect(admissions.cachedRefusal(of: request) != nil)
        pass(milliseconds: 1)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `ends with the period`() async throws {
        // The last moments of a day in Berlin.
        clock.micros = Fixture.start + 23 * 3_600_000_000 - 200_000
        _ = try await useUp(request)
        pass(milliseconds: 199)
        #expect(admissions.cachedRefusal(of: request) != nil)
        pass(milliseconds: 1)
        #expect(admissions.cachedRefusal(of: request) == nil)
        #expect(try await send(request) == nil, "the next day has begun")
    }

    @Test func `holds while the store is away`() async throws {
        _ = try await useUp(request)
        ledger.isAway = true
        pass(milliseconds: 100)
        #expect(admissions.cachedRefusal(of: request) != nil)
        await #expect(throws: LedgerError.unavailable) { try await send(request) }
    }

    @Test func `is nobody else's, and of no other class, plan or chosen id`() async throws {
        _ = try await useUp(request)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: UserKey(user: "eve"))) == nil)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: user, modelClass: .standard)) == nil)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: user, plan: "full")) == nil)
        let chosen = RequestID(messageID: "k".utf8)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: user, messageID: chosen)) == nil)
        #expect(admissions.cachedRefusal(of: request.overlookingEnd) == nil)
    }

    @Test func `is told before a message's size is known, where that does not matter`() async throws {
        _ = try await useUp(request)
        let known = try #require(admissions.cachedRefusal(of: user, nil, plan: nil))
        #expect(known.0 == admissions.cachedRefusal(of: request)?.0)
        #expect(admissions.cachedRefusal(of: UserKey(user: "eve"), nil, plan: nil) == nil)
        #expect(admissions.cachedRefusal(of: user, .standard, plan: nil) == nil)
        #expect(admissions.cachedRefusal(of: user, nil, plan: "full") == nil)
        pass(milliseconds: 600)
        #expect(admissions.cachedRefusal(of: user, nil, plan: nil) == nil)
    }

    @Test func `ends when a message is given back`() async throws {
        for _ in 0..<2 { try await send(request) }
        guard case .admitted(let last, _) = try await admissions.admit(request, now: clock.now) else {
            Issue.record("the third of three is admitted")
            return
        }
        #expect(try await send(request) != nil)
        #expect(admissions.cachedRefusal(of: request) != nil)
        _ = await admissions.settle(last.refund())
        #expect(admissions.cachedRefusal(of: request) == nil)
        #expect(try await send(request) == nil)
    }

    @Test func `is not kept where a message was given back before it was heard`() async throws {
        for _ in 0..<2 { try await send(request) }
        guard case .admitted(let last, _) = try await admissions.admit(request, now: clock.now) else {
            Issue.record("the third of three is admitted")
            return
        }
        let (refund, admissions) = (last.refund(), admissions)
        ledger.beforeAnswer = { _ = await admissions.settle(refund) }
        #expect(try await send(request) != nil)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `ends at once when this edge changes somebody's record`() async throws {
        _ = try await useUp(request)
        changes.note()
        #expect(admissions.cachedRefusal(of: request) == nil)
        _ = try await send(request)
        #expect(admissions.cachedRefusal(of: request) != nil)
        let changes = changes
        pass(milliseconds: 600)
        ledger.beforeAnswer = { changes.note() }
        _ = try await send(request)
        #expect(admissions.cachedRefusal(of: request) == nil, "it may have been decided before")
    }

    @Test func `hides what another edge did for its life at most`() async throws {
        _ = try await useUp(request)
        let day = Fixture.planTable.schedule(for: .none, modelClass: nil, at: clock.now).entries[0]
        _ = try await ledger.reset(user, day, to: 0, OperatorAct(id: "r", actor: "", reason: ""))
        try await entitle(Entitlement(plan: "full"))
        #expect(admissions.cachedRefusal(of: request) != nil)
        pass(milliseconds: 500)
        #expect(admissions.cachedRefusal(of: request) == nil)
        #expect(try await send(request) == nil)
    }

    @Test func `is not kept where it passes by itself, or may depend on the request`() async throws {
        try await entitle(Entitlement(plan: "full"))
        var request = AdmissionRequest(user: user, modelClass: ModelClass("pro"))
        for _ in 0..<3 { #expect(try await send(request) == nil, "two calls and a courtesy") }
        #expect(try await send(request) != nil, "the pace refuses, too")
        #expect(admissions.cachedRefusal(of: request) == nil)
        request = request.with(totalTokens: 1000)
        #expect(try await send(request) != nil, "tokens are left, too few")
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `lets a larger request ask, since another limit may refuse it for longer`() async throws {
        try await entitle(Entitlement(plan: "full"))
        var request = AdmissionRequest(user: user, modelClass: ModelClass("pro"))
        for _ in 0..<3 { try await send(request) }
        // Rested, while the minute is the same.
        pass(milliseconds: 5_000)
        #expect(try await send(request)?.causes == [.limit(2, wait: 0)])
        #expect(admissions.cachedRefusal(of: request) != nil)
        #expect(admissions.cachedRefusal(of: user, ModelClass("pro"), plan: nil) == nil)
        request = request.with(totalTokens: 91)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `is not kept of people who may have paid just now`() async throws {
        try await entitle(Entitlement(plan: "full", status: "expired"))
        _ = try await useUp(request)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `is never told to anybody whom the ledger would admit`() async throws {
        var random = SystemRandomNumberGenerator()
        let people = (0..<6).map { UserKey(user: "user \($0)") }
        var open: [Settlement] = []
        var told = 0
        for _ in 0..<3000 {
            pass(milliseconds: Int.random(in: 0..<60, using: &random))
            let request = AdmissionRequest(
                user: people.randomElement(using: &random) ?? user,
                modelClass: Bool.random(using: &random) ? ModelClass("pro") : nil,
                estimate: Consumption(totalTokens: Int.random(in: 0..<4, using: &random)),
                plan: Bool.random(using: &random) ? "full" : nil)
            let standing = admissions.cachedRefusal(of: request)?.0
            switch try await admissions.admit(request, now: clock.now) {
            case .admitted(let reservation, _):
                #expect(standing == nil, "its message would have been admitted")
                let isUseful = Bool.random(using: &random)
                open.append(isUseful ? reservation.settlement(using: nil) : reservation.refund())
            case .refused(let refusal, _):
                if let standing {
                    told += 1
                    #expect(Set(standing.causes).isSubset(of: refusal.causes))
                }
            default: Issue.record("no id was chosen")
            }
            while let ending = open.first, open.count > 4 || Bool.random(using: &random) {
                _ = await admissions.settle(ending)
                open.removeFirst()
            }
        }
        for ending in open { _ = await admissions.settle(ending) }
        #expect(told > 20, "it is about refusals")
    }
}
