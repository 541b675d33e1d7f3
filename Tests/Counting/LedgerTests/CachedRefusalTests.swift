import Ledger
import Limits
import Testing

@Suite struct `A cached refusal` {
    private static let second: UInt64 = 1_000_000_000

    /// The clock of the event loop, in nanoseconds. The test sets it.
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
            ledger: ledger, planTable: Fixture.planTable,
            bounds: AdmissionBounds(refusalLife: Self.second / 2), changes: changes
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

    /// Sends one message and settles it. Returns the refusal if the message was refused.
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

    /// Uses up the daily limit of three messages, and returns the refusal of the fourth.
    private func useUp(_ request: AdmissionRequest) async throws -> Refusal {
        for _ in 0..<3 { #expect(try await send(request) == nil) }
        return try #require(try await send(request))
    }

    @Test func `A cached refusal is repeated as the ledger would answer now`() async throws {
        pass(milliseconds: 700)
        let refusal = try await useUp(request)
        pass(milliseconds: 299)
        #expect(
            try #require(admissions.cachedRefusal(of: request)).0 == refusal,
            "the wall clock shows the same second")
        pass(milliseconds: 1)
        let (again, account) = try #require(admissions.cachedRefusal(of: request))
        #expect(again.causes == refusal.causes)
        #expect(again.counts.now == clock.now)
        #expect(account.counts.now == clock.now)
        #expect(account.usageLevel(0) == UsageLevel(used: 3, amount: 3))
        #expect(try await send(request) == again, "the ledger says the same")
    }

    @Test func `A cached refusal changes every millisecond if a period ends within a second`() async throws {
        try await entitle(
            Entitlement(
                plan: "full", periodEnd: Moment(milliseconds: clock.now.milliseconds + 86_400_123)))
        let request = AdmissionRequest(user: user, modelClass: ModelClass("pro"))
        for _ in 0..<3 { try await send(request) }
        // After five seconds the bursts admit messages again, but the limit of calls per minute does not.
        pass(milliseconds: 5_000)
        #expect(try await send(request) != nil)
        pass(milliseconds: 1)
        #expect(try #require(admissions.cachedRefusal(of: request)).0.counts.now == clock.now)
    }

    @Test func `A cached refusal is dropped after its life of 500 ms`() async throws {
        _ = try await useUp(request)
        pass(milliseconds: 499)
        #expect(admissions.cachedRefusal(of: request) != nil)
        pass(milliseconds: 1)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `A cached refusal ends with the period`() async throws {
        // The clock now shows 0.2 s before midnight in Berlin, when the daily limit resets.
        clock.micros = Fixture.start + 23 * 3_600_000_000 - 200_000
        _ = try await useUp(request)
        pass(milliseconds: 199)
        #expect(admissions.cachedRefusal(of: request) != nil)
        pass(milliseconds: 1)
        #expect(admissions.cachedRefusal(of: request) == nil)
        #expect(try await send(request) == nil, "the next day has begun")
    }

    @Test func `A cached refusal holds while the store is away`() async throws {
        _ = try await useUp(request)
        ledger.isAway = true
        pass(milliseconds: 100)
        #expect(admissions.cachedRefusal(of: request) != nil)
        await #expect(throws: LedgerError.unavailable) { try await send(request) }
    }

    @Test func `A cached refusal holds for no other user, model class, plan or chosen id`() async throws {
        _ = try await useUp(request)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: UserKey(user: "eve"))) == nil)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: user, modelClass: .standard)) == nil)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: user, plan: "full")) == nil)
        let chosen = RequestID(messageID: "k".utf8)
        #expect(admissions.cachedRefusal(of: AdmissionRequest(user: user, messageID: chosen)) == nil)
        #expect(admissions.cachedRefusal(of: request.overlookingEnd) == nil)
    }

    @Test func `A cached refusal is found without a message's size, if that does not matter`() async throws {
        _ = try await useUp(request)
        let known = try #require(admissions.cachedRefusal(of: user, nil, plan: nil))
        #expect(known.0 == admissions.cachedRefusal(of: request)?.0)
        #expect(admissions.cachedRefusal(of: UserKey(user: "eve"), nil, plan: nil) == nil)
        #expect(admissions.cachedRefusal(of: user, .standard, plan: nil) == nil)
        #expect(admissions.cachedRefusal(of: user, nil, plan: "full") == nil)
        pass(milliseconds: 600)
        #expect(admissions.cachedRefusal(of: user, nil, plan: nil) == nil)
    }

    @Test func `A cached refusal ends when a message is refunded`() async throws {
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

    @Test func `A cached refusal is not kept if a message was refunded before it arrived`() async throws {
        for _ in 0..<2 { try await send(request) }
        guard case .admitted(let last, _) = try await admissions.admit(request, now: clock.now) else {
            Issue.record("the third of three is admitted")
            return
        }
        let (refund, admissions) = (last.refund(), admissions)
        ledger.beforeAnswer = { #expect(SettlementSender(admissions, refund).send()) }
        #expect(try await send(request) != nil)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `A cached refusal ends at once when this edge changes a user's record`() async throws {
        _ = try await useUp(request)
        changes.noteChange()
        #expect(admissions.cachedRefusal(of: request) == nil)
        _ = try await send(request)
        #expect(admissions.cachedRefusal(of: request) != nil)
        let changes = changes
        pass(milliseconds: 600)
        ledger.beforeAnswer = { changes.noteChange() }
        _ = try await send(request)
        #expect(admissions.cachedRefusal(of: request) == nil, "it may have been decided before the change")
    }

    @Test func `A cached refusal hides another edge's changes for 500 ms at most`() async throws {
        _ = try await useUp(request)
        let day = Fixture.planTable.schedule(for: .none, modelClass: nil, at: clock.now).entries[0]
        _ = try await ledger.resetCounter(user, day, to: 0, OperatorAct(id: "r", actor: "", reason: ""))
        try await entitle(Entitlement(plan: "full"))
        #expect(admissions.cachedRefusal(of: request) != nil)
        pass(milliseconds: 500)
        #expect(admissions.cachedRefusal(of: request) == nil)
        #expect(try await send(request) == nil)
    }

    @Test func `A cached refusal is not kept if it ends by itself or depends on the request`() async throws {
        try await entitle(Entitlement(plan: "full"))
        var request = AdmissionRequest(user: user, modelClass: ModelClass("pro"))
        for _ in 0..<3 { #expect(try await send(request) == nil, "two calls, and one by courtesy") }
        #expect(try await send(request) != nil, "the burst refuses, too")
        #expect(admissions.cachedRefusal(of: request) == nil)
        request = request.with(totalTokens: 1000)
        #expect(try await send(request) != nil, "some tokens are left, but too few")
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `A cached refusal holds for no larger request, which may have to wait longer`() async throws {
        try await entitle(Entitlement(plan: "full"))
        var request = AdmissionRequest(user: user, modelClass: ModelClass("pro"))
        for _ in 0..<3 { try await send(request) }
        // After five seconds the bursts admit messages again, but the limit of calls per minute does not.
        pass(milliseconds: 5_000)
        #expect(try await send(request)?.causes == [.limit(2, wait: 0)])
        #expect(admissions.cachedRefusal(of: request) != nil)
        #expect(admissions.cachedRefusal(of: user, ModelClass("pro"), plan: nil) == nil)
        request = request.with(totalTokens: 91)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `No refusal is cached for an expired plan, as its user may just have paid`() async throws {
        try await entitle(Entitlement(plan: "full", status: "expired"))
        _ = try await useUp(request)
        #expect(admissions.cachedRefusal(of: request) == nil)
    }

    @Test func `A cached refusal is never found for a request that the ledger would admit`() async throws {
        var random = SystemRandomNumberGenerator()
        let people = (0..<6).map { UserKey(user: "user \($0)") }
        var open: [Settlement] = []
        var found = 0
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
                    found += 1
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
        #expect(found > 20, "too few refusals were found in the cache")
    }
}
