import Ledger
import Limits
import Testing

@Suite struct `The admission procedure` {
    let clock = TestClock(Fixture.start)
    let ledger: ScriptedLedger
    let admissions: Admissions
    let user = UserKey(user: "ada")

    init() {
        ledger = ScriptedLedger(ModelLedger(clock))
        admissions = Admissions(
            ledger: ledger, planTable: Fixture.planTable, bounds: AdmissionBounds(retryWithin: 75_000_000)
        ) { 0 }
    }

    private func entitle(_ plan: String, at offset: Int64 = 0) async throws {
        let event = EntitlementEvent(
            at: Moment(milliseconds: clock.now.milliseconds + offset), id: "e", actor: "", reason: "",
            entitlement: Entitlement(plan: plan))
        _ = try await ledger.entitle(user, event)
    }

    private func send(_ request: AdmissionRequest, now: Moment? = nil) async throws -> Account? {
        switch try await admissions.admit(request, now: now ?? clock.now) {
        case .admitted(let reservation, let account):
            #expect(await admissions.settle(reservation.settlement(using: nil)) == .done)
            return account
        default: return nil
        }
    }

    @Test func `An admission takes one call if the entitlement is known, two if it changed`() async throws {
        try await entitle("full")
        let request = AdmissionRequest(user: user, estimate: Consumption(totalTokens: 1))
        let first = try await send(request)
        #expect(first?.schedule.plan.id == "full")
        #expect(ledger.calls == 3, "an answer with the entitlement, an admission, a settlement")
        _ = try await send(request)
        #expect(ledger.calls == 5)
        try await entitle("wide", at: 1)
        #expect(try await send(request)?.schedule.plan.id == "wide")
        #expect(ledger.calls == 8)
    }

    @Test func `The admission procedure uses the server's clock, and learns its own offset`() async throws {
        let skewed = Moment(milliseconds: clock.now.milliseconds - 40 * 86_400_000)
        let request = AdmissionRequest(user: user)
        let account = try await send(request, now: skewed)
        #expect(account?.counts.now == clock.now)
        #expect(account?.schedule.entries[0].field == "d:400101:msg")
        let calls = ledger.calls
        _ = try await send(request, now: skewed)
        #expect(ledger.calls == calls + 2)
    }

    /// In this test, the edge's clock is an hour ahead of Redis' clock or behind it. The two clocks select
    /// different plans, and Redis' clock must decide.
    @Test(arguments: [true, false])
    func `A paid plan ends by the server's clock`(isPaid: Bool) async throws {
        let (ends, ahead): (Int64, Int64) = isPaid ? (30, 60) : (-30, -60)
        let plan = isPaid ? "full" : Fixture.planTable.defaultPlan.id
        func minutes(_ count: Int64) -> Moment {
            Moment(milliseconds: clock.now.milliseconds + count * 60_000)
        }
        let event = EntitlementEvent(
            at: clock.now, id: "e", actor: "", reason: "",
            entitlement: Entitlement(plan: "full", status: "active", periodEnd: minutes(ends)))
        _ = try await ledger.entitle(user, event)
        let request = AdmissionRequest(user: user)
        let account = try await send(request, now: minutes(ahead))
        #expect(account?.schedule.plan.id == plan && account?.counts.now == clock.now)
        let calls = ledger.calls
        _ = try await send(request, now: minutes(ahead))
        #expect(ledger.calls == calls + 2, "it has learnt how far it is off")
    }

    @Test func `A message counts once if the answer to its admission is lost`() async throws {
        ledger.steps = [.loseAnswer]
        #expect(try await send(AdmissionRequest(user: user)) != nil)
        #expect(try await ledger.readUser(user).counters["d:400101:msg"] == 1)
    }

    @Test func `An admission without an answer is taken back once the store answers again`() async throws {
        ledger.steps = [.loseAnswer, .fail(.unavailable)]
        await #expect(throws: LedgerError.unavailable) { _ = try await send(AdmissionRequest(user: user)) }
        #expect(try await ledger.readUser(user).counters["d:400101:msg"] == 1)
        #expect(admissions.pendingCount == 1)
        await admissions.flushSettlements()
        #expect(admissions.pendingCount == 0)
        #expect(try await ledger.readUser(user).counters["d:400101:msg"] == 0)
    }

    @Test func `An admission is not retried once its retryWithin is over`() async throws {
        var time: UInt64 = 0
        let slow = Admissions(
            ledger: ledger, planTable: Fixture.planTable, bounds: AdmissionBounds(retryWithin: 75_000_000)
        ) {
            time += 100_000_000
            return time
        }
        ledger.steps = [.loseAnswer]
        let now = clock.now
        await #expect(throws: LedgerError.unknownOutcome) {
            switch try await slow.admit(AdmissionRequest(user: user), now: now) {
            case .admitted(let reservation, _): _ = reservation.refund()
            default: break
            }
        }
        #expect(ledger.calls == 1)
        #expect(slow.pendingCount == 1)
    }

    @Test func `A settlement is kept while the store is away, and sent later`() async throws {
        ledger.steps = [.pass, .fail(.unavailable), .fail(.unavailable)]
        switch try await admissions.admit(AdmissionRequest(user: user), now: clock.now) {
        case .admitted(let reservation, _): #expect(await admissions.settle(reservation.refund()) == nil)
        default: Issue.record("the first message is admitted")
        }
        await admissions.flushSettlements()
        #expect(admissions.pendingCount == 1)
        await admissions.flushSettlements()
        #expect(admissions.pendingCount == 0)
        #expect(try await ledger.readUser(user).openReservations.isEmpty)
    }

    @Test func `An admission distinguishes replays, other payloads and spent ids`() async throws {
        let id = RequestID(messageID: "k".utf8)
        let request = AdmissionRequest(user: user, messageID: id, fingerprint: 9)
        #expect(try await send(request) != nil)
        var outcomes: [String] = []
        for fingerprint: UInt64 in [9, 8, 9, 9] {
            switch try await admissions.admit(request.with(fingerprint: fingerprint), now: clock.now) {
            case .otherPayload: outcomes.append("other payload")
            case .spent: outcomes.append("spent")
            case .admitted(let reservation, _):
                outcomes.append(reservation.isRepeat ? "replay" : "admitted")
                _ = await admissions.settle(reservation.settlement(using: Consumption(totalTokens: 4)))
            default: outcomes.append("refused")
            }
        }
        #expect(outcomes == ["replay", "other payload", "replay", "spent"])
        let counters = try await ledger.readUser(user).counters
        #expect(counters["d:400101:msg"] == 1, "its message is counted once")
        #expect(counters["h:40010101:tok"] == 8, "the tokens of the replay are charged, too")
    }

    @Test func `A repeat is told that the first message with its id is still running`() async throws {
        let request = AdmissionRequest(user: user, messageID: RequestID(messageID: "k".utf8))
        guard case .admitted(let first, _) = try await admissions.admit(request, now: clock.now) else {
            Issue.record("the first is admitted")
            return
        }
        switch try await admissions.admit(request, now: clock.now) {
        case .running: break
        case .admitted(let second, _):
            _ = second.refund()
            Issue.record("the second was admitted too")
        default: Issue.record("the second was not reported as running")
        }
        _ = await admissions.settle(first.settlement(using: nil))
    }

    /// Sends a message again while its first attempt is open. The repeat then waits in several pauses. The
    /// first attempt is settled during pause number `count`. Returns the outcome of the repeat.
    private func repeated(landingAfter count: Int, _ pauses: Pauses) async throws -> String {
        let request = AdmissionRequest(user: user, messageID: RequestID(messageID: "k".utf8))
        guard case .admitted(let first, _) = try await admissions.admit(request, now: clock.now) else {
            return "the first was refused"
        }
        let settlement = first.settlement(using: nil)
        let (ledger, now) = (ledger, clock.now)
        let other = Admissions(
            ledger: ledger, planTable: Fixture.planTable, bounds: AdmissionBounds(retryWithin: 75_000_000),
            pause: { span in
                pauses.time += span
                pauses.count += 1
                if pauses.count == count { _ = try? await ledger.settle(settlement) }
            }
        ) { pauses.time }
        switch try await other.admit(request, now: now) {
        case .running:
            _ = try await ledger.settle(settlement)
            return "running"
        case .admitted(let again, _):
            let outcome = again.isRepeat ? "replay" : "admitted"
            _ = await other.settle(again.settlement(using: nil))
            return outcome
        default: return "refused"
        }
    }

    private final class Pauses {
        var time: UInt64 = 0
        var count = 0
    }

    @Test func `A repeat waits for the settlement that another edge is sending`()
        async throws
    {
        let pauses = Pauses()
        #expect(try await repeated(landingAfter: 4, pauses) == "replay")
        #expect(pauses.time == 15_000_000, "1 + 2 + 4 + 8 ms")
        #expect(try await ledger.readUser(user).counters["d:400101:msg"] == 1, "its message is counted once")
    }

    @Test func `A repeat of a running message waits for half of the deadline at most`() async throws {
        let pauses = Pauses()
        #expect(try await repeated(landingAfter: .max, pauses) == "running")
        #expect(pauses.time == 63_000_000)
        #expect(ledger.calls == 1 + 7 + 1, "the first, seven attempts, a settlement")
    }

    @Test func `The admission procedure shows an account without counting anything`() async throws {
        _ = try await send(AdmissionRequest(user: user, estimate: Consumption(totalTokens: 7)))
        for _ in 0..<3 {
            let account = try await admissions.readAccount(of: user, now: clock.now)
            #expect(account.usageLevel(0) == UsageLevel(used: 1, amount: 3))
            #expect(account.usageLevel(1) == UsageLevel(used: 7, amount: 20))
        }
    }

    @Test func `A refusal names the cause that refuses for the longest time`() async throws {
        try await entitle("full")
        let request = AdmissionRequest(
            user: user, modelClass: .standard, estimate: Consumption(totalTokens: 1))
        for _ in 0..<2 { #expect(try await send(request) != nil) }
        let huge = request.with(totalTokens: 1000)
        guard case .refused(let refusal, let account) = try await admissions.admit(huge, now: clock.now)
        else {
            Issue.record("a thousand tokens pass no limit of ninety")
            return
        }
        #expect(refusal.causes.count == 2, "the tokens of the month and the burst of tokens")
        let cause = refusal.decisive(in: account.schedule)
        #expect(cause == .tooLarge(2, left: 88, needed: 1000))
        #expect(refusal.resetsAt(cause, in: account.schedule) == account.schedule.entries[2].resetsAt)
    }
}

@Suite struct `A reservation` {
    fileprivate static func reservation(_ estimate: Consumption = Consumption(totalTokens: 5)) -> Reservation
    {
        let schedule = Fixture.planTable.schedule(
            for: .none, modelClass: nil, at: Moment(milliseconds: Int64(Fixture.start / 1000)))
        var names = RequestNames()
        return Reservation(
            user: UserKey(user: "ada"), request: names.next(), attempt: 1, schedule: schedule,
            estimate: estimate)
    }

    @Test func `A reservation's settlement has only figures that differ from the estimate`() {
        #expect(Self.reservation().settlement(using: nil).changes == [])
        let same = Consumption(outputTokens: 3, totalTokens: 5)
        #expect(Self.reservation().settlement(using: same).changes == [], "no limit counts output here")
        for (tokens, by) in [(6, 1), (-6, -5), (Int.max, (1 << 43) - 5)] {
            let settlement = Self.reservation().settlement(using: Consumption(totalTokens: tokens))
            #expect(settlement.kind == .messageUsed)
            #expect(settlement.changes == [Settlement.Change(field: "h:40010101:tok", by: by)])
        }
    }

    @Test func `A reservation that is never ended traps`() async {
        await #expect(processExitsWith: .failure) { _ = `A reservation`.reservation() }
    }
}
