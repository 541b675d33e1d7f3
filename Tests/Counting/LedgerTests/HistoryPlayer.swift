import Bytes
import Ledger
import Limits
import Redis

struct TestFailure: Error, CustomStringConvertible {
    let law: String
    var description: String { law }

    init(_ law: String) { self.law = law }
}

/// Plays a history on a ledger and records each outcome in `trace`, which must be the same for every ledger.
/// After each step, the player checks the laws on the stored data.
final class HistoryPlayer {
    let ledger: any OperatorLedger
    let clock: TestClock
    private let setClock: (Int) async throws -> Void
    /// Makes the store lose messages. If it is nil, the store never loses any.
    let lossy: LossyStore?
    private(set) var latest: Int
    /// The sum of all `advance` steps so far, in milliseconds. `stepped` is the value of `passed` when the
    /// clock last jumped or was set back.
    private var passed = 0
    private var stepped = 0
    /// The reading of the store's clock from before a jump. It is nil as soon as the edge has noticed the
    /// jump.
    private var expected: ServerClock.Reading?
    var known: [Entitlement]
    var requests: [Request] = []
    private var names: RequestNames
    var laws: [LawChecker]
    private(set) var trace: [String] = []
    /// The user whom the last step erased. It is nil if the step erased no user.
    var erased: Int?
    var merges: [Merge] = []

    /// - Parameter setClock: sets the clock of the ledger's server. The argument is in microseconds.
    init(
        _ ledger: any OperatorLedger, _ clock: TestClock, losing lossy: LossyStore? = nil,
        setClock: @escaping (Int) async throws -> Void = { _ in }
    ) {
        self.ledger = ledger
        self.clock = clock
        self.setClock = setClock
        self.lossy = lossy
        latest = clock.micros
        known = Fixture.users.map { _ in .none }
        laws = Fixture.users.map { _ in LawChecker() }
        var fixed = SplitMix64(seed: 1)
        names = RequestNames(nonce: fixed.next(), state: fixed.next())
    }

    func play(_ history: [Operation]) async throws {
        try await setClock(clock.micros)
        var before = try await storedUsers()
        var kept = before.map(\.kept)
        for operation in history {
            let (user, outcome) = try await performUnlessMerging(operation, before)
            let after = try await storedUsers()
            let next = after.map(\.kept)
            trace.append("\(operation): \(outcome)\n\(next.joined(separator: "\n"))")
            for index in Fixture.users.indices
            where index != user && index != erased && next[index] != kept[index] {
                throw TestFailure("law 14: a call for user \(user ?? -1) changed user \(index)")
            }
            if let user { try laws[user].checkState(before[user], after[user], passed: passed) }
            for index in Fixture.users.indices {
                let schedule = Fixture.planTable.schedule(
                    for: known[index], modelClass: ModelClass("pro"), at: clock.now)
                for entry in schedule.entries {
                    let slice =
                        Slices(entry.limit.window).map { ":\($0.index(at: clock.milliseconds))" } ?? ""
                    laws[index].isCurrent(entry.field + slice, passed: passed)
                }
            }
            if let erased, next[erased] != LawChecker.nothing {
                throw TestFailure("a forgotten user is still there")
            }
            erased = nil
            (before, kept) = (after, next)
        }
    }

    func storedUsers() async throws -> [StoredUser] {
        var storedUsers: [StoredUser] = []
        for user in Fixture.users { storedUsers.append(try await ledger.readUser(user)) }
        return storedUsers
    }

    func perform(_ operation: Operation, _ before: [StoredUser]) async throws -> (user: Int?, String) {
        switch operation {
        case .advance(let by):
            passed += by
            expected = nil
            return (nil, try await move(by: by * 1000 + by % 1000))
        case .stepBack(let by):
            stepped = passed
            return (nil, try await move(by: max(-by * 1000, min(0, latest - 30_000_000 - clock.micros))))
        case .jump(let days):
            expected = expected ?? reading
            stepped = passed
            // The time must not be earlier than that of Redis' own clock, because Redis deletes keys with an
            // expiry in the past.
            let least = Fixture.start - 400 * 86_400_000_000
            return (nil, try await move(by: max(days * 86_400_000_000, least - clock.micros)))
        case .admit(let user, let shape): return (user, try await admit(user, shape, before[user]))
        case .admitAgain(let index): return try await again(index, before)
        case .admitAndRefund(let user, let shape):
            return (user, try await admitAndRefund(user, shape, before[user]))
        case .admitStale(let user):
            let ask = ask(user, Operation.Shape()).with(version: known[user].version + 7)
            return (user, try await still(ask, user, before[user]))
        case .admitOutside(let user):
            let moment = Moment(milliseconds: clock.now.milliseconds + 40 * 86_400_000)
            let ask = ask(user, Operation.Shape(), at: moment)
            return (user, try await still(ask, user, before[user]))
        case .settle(let index, let tokens):
            return try await end(index, tokens: tokens, isUseful: true, before)
        case .refund(let index): return try await end(index, tokens: nil, isUseful: false, before)
        case .refundWithTokens(let index, let tokens):
            return try await end(index, tokens: tokens, isUseful: false, before)
        case .count(let user, let shape): return (user, try await count(user, shape, before[user]))
        case .reclaim(let user):
            let count = try await reclaim(user)
            return (user, "\(count) \(try await checkBooks(of: user))")
        case .renew(let index, let tokens):
            guard let request = request(index) else { return (nil, "none") }
            let told = tokens.flatMap { request.soFar($0) }
            let done = try await ledger.renew(
                ReservationTicket(request.ask), telling: told)
            if done, let told { laws[request.user].told(told) }
            return (request.user, "\(done)")
        case .peek(let user):
            let ask = ask(user, Operation.Shape()).with(estimate: .nothing, peeks: true)
            return (user, try await still(ask, user, before[user]))
        case .entitle, .grant, .reset, .override, .block: return try await change(operation, before)
        case .merge, .moveOn, .forget: return try await move(operation, before)
        case .lose(let user, let endings, let shapes): return try await lose(user, endings, shapes)
        }
    }

    func reclaim(_ user: Int) async throws -> Int {
        let before = try await ledger.readUser(Fixture.users[user])
        let count = try await ledger.reclaimReservations(Fixture.users[user])
        laws[user].reclaimed(before)
        return count
    }

    /// Compares the books of a user with those that `LawChecker` expects, and returns the lines of the books.
    /// All months are compared, because a reclaim can change each of them.
    func checkBooks(of user: Int) async throws -> [BookLine] {
        var all: [BookLine] = []
        for month in laws[user].books.keys.sorted(by: { "\($0)" < "\($1)" }) {
            let lines = try await ledger.readBooks(of: Fixture.users[user], in: month)
            try laws[user].checkBooks(lines, in: month)
            all += lines
        }
        return all
    }

    func move(by micros: Int) async throws -> String {
        clock.micros += micros
        latest = max(latest, clock.micros)
        if micros < 0 { for index in laws.indices { laws[index].clockSteppedBack() } }
        try await setClock(clock.micros)
        return "\(clock.micros)"
    }

    private func request(_ back: Int) -> Request? {
        requests.indices.contains(requests.count - 1 - back) ? requests[requests.count - 1 - back] : nil
    }

    /// The store's clock as the edge knows it. The edge notices a jump of this clock at the next `advance`.
    private var reading: ServerClock.Reading {
        expected ?? ServerClock.Reading(now: clock.milliseconds, steady: passed - stepped)
    }

    // MARK: Admission

    private func ask(_ user: Int, _ shape: Operation.Shape, at moment: Moment? = nil) -> AdmitCommand {
        let entitlement = known[user]
        let moment = moment ?? clock.now
        let schedule = Fixture.planTable.schedule(
            for: entitlement, modelClass: ModelClass(shape.isPro ? "pro" : "standard"), at: moment)
        return AdmitCommand(
            user: Fixture.users[user],
            requestID: shape.chosen.map { RequestID(messageID: "id \($0)".utf8) } ?? names.next(),
            attempt: names.nextAttempt(), fingerprint: shape.payload, version: entitlement.version,
            schedule: schedule, span: EntitlementSnapshot(entitlement).span(of: schedule, at: moment),
            estimate: Consumption(totalTokens: shape.tokens), lease: shape.lease,
            // A message of a blocked user is not counted. The edge only reads the user's figures.
            peeks: entitlement.isBlocked, clock: reading)
    }

    /// Sends an admission as the edge does. If the reply contains a newer entitlement, the admission is sent
    /// again with it. If the reply reports an ended lease, the lease is reclaimed first.
    private func decide(_ first: AdmitCommand, _ user: Int, _ shape: Operation.Shape?) async throws
        -> (AdmitCommand, AdmitReply)
    {
        var ask = first
        for _ in 0..<4 {
            let reply = try await ledger.admit(ask)
            switch reply {
            case .staleEntitlement(let current, _):
                known[user] = current
                guard let shape else { return (ask, reply) }
                ask = self.ask(user, shape).with(requestID: first.requestID)
            case .abandoned: _ = try await reclaim(user)
            default: return (ask, reply)
            }
        }
        throw TestFailure("law 7: a lease that has ended does not return")
    }

    func admit(_ user: Int, _ shape: Operation.Shape, _ before: StoredUser) async throws -> String {
        let (ask, reply) = try await decide(ask(user, shape), user, shape)
        if ask.peeks {
            try await laws[user].still(reply, before, ledger.readUser(ask.user))
            return "blocked"
        }
        note(reply, ask, user)
        try await laws[user].admitted(ask, reply, before, ledger.readUser(ask.user), at: clock.micros)
        return Self.words(reply)
    }

    /// Returns the counts of a reply that reports an open message, and whether the message is a replay. Nil
    /// for any other reply.
    private static func opened(_ reply: AdmitReply) -> (LimitCounts, Bool)? {
        switch reply {
        case .admitted(let counts): (counts, false)
        case .repeated(_, let counts): (counts, true)
        case .openAlready(let moment, let isRepeat, let counts): (counts.withoutClocks(at: moment), isRepeat)
        default: nil
        }
    }

    private func note(_ reply: AdmitReply, _ ask: AdmitCommand, _ user: Int) {
        guard let (counts, isRepeat) = Self.opened(reply) else { return }
        let digits = Fixture.planTable.schedule(for: .none, modelClass: nil, at: clock.now).entries[0].field
            .split(
                separator: ":")[1].compactMap(\.wholeNumberValue)
        let month = BookMonth(year: digits[0] * 10 + digits[1], month: digits[2] * 10 + digits[3])
        requests.append(
            Request(
                user: user, ask: ask, counts: counts, isRepeat: isRepeat,
                day: BookDay(month: month, day: digits[4] * 10 + digits[5])))
    }

    private func again(_ index: Int, _ before: [StoredUser]) async throws -> (Int?, String) {
        guard let request = request(index) else { return (nil, "none") }
        let (_, reply) = try await decide(request.ask, request.user, nil)
        try await laws[request.user].admitted(
            request.ask, reply, before[request.user], ledger.readUser(request.ask.user), at: clock.micros)
        // If the message had already ended, this call has opened it again and charged the bursts again. Its
        // next settlement must therefore use the counts of this reply.
        if let opened = Self.opened(reply) {
            for place in requests.indices where requests[place].ask.attempt == request.ask.attempt {
                (requests[place].counts, requests[place].isRepeat) = opened
            }
        }
        return (request.user, Self.words(reply))
    }

    private func still(_ ask: AdmitCommand, _ user: Int, _ before: StoredUser) async throws -> String {
        let reply = try await ledger.admit(ask)
        try await laws[user].still(reply, before, ledger.readUser(ask.user))
        return Self.words(reply)
    }

    private func admitAndRefund(_ user: Int, _ shape: Operation.Shape, _ before: StoredUser) async throws
        -> String
    {
        let (ask, reply) = try await decide(ask(user, shape), user, shape)
        if ask.peeks {
            try await laws[user].still(reply, before, ledger.readUser(ask.user))
            return "blocked"
        }
        try await laws[user].admitted(ask, reply, before, ledger.readUser(ask.user), at: clock.micros)
        guard case .admitted(let counts) = reply else {
            note(reply, ask, user)
            return Self.words(reply)
        }
        let middle = try await ledger.readUser(ask.user)
        let settlement = Settlement(
            user: ask.user, request: ask.requestID, attempt: ask.attempt, kind: .messageReturned)
        let outcome = try await ledger.settle(settlement)
        let after = try await ledger.readUser(ask.user)
        try laws[user].settled(ask, settlement, tokens: nil, outcome, middle, after)
        try laws[user].restored(before, after, at: clock.micros)
        return "\(counts) \(outcome)"
    }

    // MARK: Endings and changes

    private func count(_ user: Int, _ shape: Operation.Shape, _ before: StoredUser) async throws -> String {
        let ask = ask(user, shape)
        let counts = LimitCounts(
            now: clock.now, used: ask.schedule.entries.map { _ in 0 },
            crossed: ask.schedule.entries.map { _ in nil }, left: ask.schedule.bursts.map { _ in 0 })
        let reservation = Reservation(
            user: ask.user, request: ask.requestID, attempt: ask.attempt, schedule: ask.schedule,
            estimate: ask.estimate, counts: counts, graceFingerprint: ask.fingerprint)
        let settlement = reservation.settlement(using: Consumption(totalTokens: shape.tokens + 1))
        let outcome = try await ledger.settle(settlement)
        let middle = try await ledger.readUser(ask.user)
        guard case .counted(let isPastLimit) = outcome else {
            throw TestFailure("what passed was not counted")
        }
        try laws[user].counted(ask, settlement, isPastLimit: isPastLimit, before, middle)
        let again = try await ledger.settle(settlement)
        guard again == .already, try await ledger.readUser(ask.user).figures == middle.figures else {
            throw TestFailure("law 4: what passed was counted twice")
        }
        return "\(outcome)"
    }

    private func end(_ index: Int, tokens: Int?, isUseful: Bool, _ before: [StoredUser]) async throws -> (
        Int?, String
    ) {
        guard let request = request(index) else { return (nil, "none") }
        let settlement = request.end(tokens, isUseful: isUseful)
        let outcome = try await settle(settlement, of: request, tokens: tokens, before[request.user])
        let lines = try await ledger.readBooks(of: settlement.user, in: request.day.month)
        try laws[request.user].checkBooks(lines, in: request.day.month)
        return (request.user, "\(settlement.kind) \(outcome) \(lines)")
    }

    /// - Parameter tokens: the tokens that were used. If it is nil, a settlement charges the estimate, and a
    ///   refund charges nothing.
    func settle(_ settlement: Settlement, of request: Request, tokens: Int?, _ before: StoredUser)
        async throws -> SettlementOutcome
    {
        let outcome = try await ledger.settle(settlement)
        let after = try await ledger.readUser(settlement.user)
        try laws[request.user].settled(request.ask, settlement, tokens: tokens, outcome, before, after)
        return outcome
    }

    private func change(_ operation: Operation, _ before: [StoredUser]) async throws -> (Int?, String) {
        switch operation {
        case .entitle(let user, let plan, let ago, let id):
            let event = EntitlementEvent(
                at: Moment(milliseconds: clock.now.milliseconds - Int64(ago) * 60_000), id: "event \(id)",
                actor: "",
                reason: "",
                entitlement: Entitlement(
                    plan: Fixture.plans[plan].id, status: id == 0 ? nil : "active", periodEnd: .distantFuture,
                    anchorDay: 31 - id, overrides: plan == 1 && id == 1 ? ["day": 4, "tokens": 50] : [:]))
            let change = try await ledger.entitle(Fixture.users[user], event)
            try await laws[user].entitled(event, change, before[user], ledger.readUser(Fixture.users[user]))
            return (user, "\(change)")
        case .grant(let user, let id, let replaces):
            let grant = Entitlement.Grant(
                limit: "day", amount: id + 1, expires: Moment(milliseconds: clock.now.milliseconds + 90_000),
                replaces: replaces)
            let act = OperatorAct(id: "grant \(id)", actor: "", reason: "")
            return (user, "\(try await ledger.addGrant(Fixture.users[user], grant, act))")
        case .reset(let user, let limit, let used, let id):
            let entries = Fixture.planTable.schedule(for: known[user], modelClass: nil, at: clock.now).entries
            let entry = entries[limit % entries.count]
            let act = OperatorAct(id: "reset \(id)", actor: "", reason: "")
            let done = try await ledger.resetCounter(Fixture.users[user], entry, to: used, act)
            if done { try await laws[user].wasReset(entry, to: used, ledger.readUser(Fixture.users[user])) }
            return (user, "\(done)")
        case .override(let user, let amount, let isForGood, let id):
            let expires = isForGood ? nil : Moment(milliseconds: clock.now.milliseconds + 90_000)
            let override = AmountOverride(
                limit: "day", amount: amount, expires: amount == nil ? nil : expires)
            let act = OperatorAct(id: "override \(id)", actor: "", reason: "")
            return (user, "\(try await ledger.overrideAmount(Fixture.users[user], override, act))")
        case .block(let user, let isBlock, let id):
            let act = OperatorAct(id: "block \(id)", actor: "", reason: "")
            return (user, "\(try await ledger.blockUser(Fixture.users[user], isBlock: isBlock, act))")
        default: return (nil, "none")
        }
    }

    /// Describes a reply without its entitlement, because the description of an entitlement has no fixed
    /// order. The test compares the entitlement in the stored data instead.
    private static func words(_ reply: AdmitReply) -> String {
        guard case .staleEntitlement(let entitlement, let now) = reply else { return "\(reply)" }
        return "entitlement \(entitlement.version) \(now)"
    }
}
