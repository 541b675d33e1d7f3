import Ledger
import Limits
import Testing

/// Law 20: a message on several accounts counts on all of them or on none. The scripts count on one account
/// only, so these tests use only the model of the ledger.
@Suite struct `A message on several accounts` {
    private static let (ann, bob, pool) = (UserKey(user: "ann"), UserKey(user: "bob"), UserKey(user: "pool"))

    private static func schedule(of amount: Int, at moment: Moment) -> Schedule {
        let limit = Limit(name: "tokens", meter: .totalTokens, window: .day, amount: amount)
        let plan = Plan(id: "p", label: "", kind: .subscription, limits: [limit], maxOpen: 100)
        return PlanTable(plans: [plan], defaultPlan: "p").schedule(for: .none, modelClass: nil, at: moment)
    }

    private let ledger = ModelLedger(TestClock(Fixture.start))

    private func used(_ user: UserKey, _ schedule: Schedule) -> Int {
        ledger.people[user]?.counter(schedule.entries[0].field) ?? 0
    }

    private func ask(_ user: UserKey, attempt: Int, tokens: Int, own: Schedule, shared: Schedule)
        -> AdmitCommand
    {
        AdmitCommand(
            CountedAccounts(
                CountedAccount(user, version: 0, schedule: own),
                others: [CountedAccount(Self.pool, version: 0, schedule: shared)]),
            requestID: RequestID(messageID: "message \(attempt)".utf8), attempt: attempt,
            estimate: Consumption(totalTokens: tokens))
    }

    @Test func `A message on several accounts counts on all of them or none, and ends on all`() throws {
        let now = ledger.clock.now
        let (own, shared) = (Self.schedule(of: 40, at: now), Self.schedule(of: 55, at: now))
        var (admitted, refused) = (0, 0)
        var spent = [Self.ann: 0, Self.bob: 0]
        for attempt in 1...40 {
            let user = attempt.isMultiple(of: 3) ? Self.bob : Self.ann
            let command = ask(user, attempt: attempt, tokens: 10 + attempt % 7, own: own, shared: shared)
            switch try ledger.decide(command) {
            case .admitted(let counts):
                admitted += 1
                let reservation = Reservation(command, counts: counts, day: nil, isRepeat: false)
                #expect(used(Self.pool, shared) <= 55)
                let tokens = attempt % 5
                let settlement =
                    attempt.isMultiple(of: 4)
                    ? reservation.refund() : reservation.settlement(using: Consumption(totalTokens: tokens))
                #expect(try ledger.end(settlement).isDone)
                if !attempt.isMultiple(of: 4) { spent[user, default: 0] += tokens }
            case .refused: refused += 1
            default: throw TestFailure("neither admitted nor refused")
            }
            #expect(used(Self.ann, own) == spent[Self.ann])
            #expect(used(Self.bob, own) == spent[Self.bob])
            #expect(used(Self.pool, shared) == spent.values.reduce(0, +), "nothing is counted by halves")
        }
        #expect(admitted > 20 && refused > 0)
        for person in ledger.people.values { #expect(person.openReservations.isEmpty) }
    }

    @Test(arguments: [(70, 20), (20, 70)]) func `A message that any account refuses counts on none`(
        own: Int, shared: Int
    ) throws {
        let now = ledger.clock.now
        let (own, shared) = (Self.schedule(of: own, at: now), Self.schedule(of: shared, at: now))
        guard
            case .refused = try ledger.decide(ask(Self.ann, attempt: 1, tokens: 30, own: own, shared: shared))
        else { throw TestFailure("admitted beyond a limit") }
        #expect(used(Self.ann, own) == 0 && used(Self.pool, shared) == 0)
        for person in ledger.people.values { #expect(person.openReservations.isEmpty) }
    }
}
