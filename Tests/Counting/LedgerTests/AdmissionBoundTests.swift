import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests limits exactly at their bounds, to the millisecond and the unit. Random histories rarely reach these
/// bounds.
@Suite(.needsRedisServer) struct `An admission at a bound` {
    /// An attempt of a message, with the reply to its admission and the two ways to end it.
    private struct Try {
        let reply: AdmitReply
        let settlement: Settlement
        let refund: Settlement
    }

    private struct Caller {
        let redis: RedisBench
        let planTable: PlanTable
        let user: UserKey
        private(set) var attempts = 0

        init(
            _ redis: RedisBench, _ limits: [Limit], bursts: [Burst] = [], maxOpen: Int? = nil,
            user: String = "ada"
        ) {
            self.redis = redis
            self.user = UserKey(user: user)
            let plan = Plan(
                id: "p", label: "", kind: .subscription, limits: limits, bursts: bursts, maxOpen: maxOpen)
            planTable = PlanTable(plans: [plan], defaultPlan: "p")
        }

        /// Sends one attempt of a request, `milliseconds` after the start of the test.
        mutating func ask(
            _ id: String? = nil, at milliseconds: Int = 0, tokens: Int = 1, fingerprint: UInt64 = 0,
            until end: Int? = nil, lease: Int = 60_000
        ) async throws -> Try {
            attempts += 1
            let moment = Moment(milliseconds: Int64(Fixture.start / 1000 + milliseconds))
            let schedule = planTable.schedule(for: .none, modelClass: nil, at: moment)
            try await redis.setClock(Fixture.start + milliseconds * 1000)
            var span = EntitlementSnapshot(.none).span(of: schedule, at: moment)
            if let end { span.to = Moment(milliseconds: Int64(Fixture.start / 1000 + end)) }
            let ask = AdmitCommand(
                user: user, requestID: RequestID(messageID: (id ?? "request \(attempts)").utf8),
                attempt: attempts, fingerprint: fingerprint, version: 0, schedule: schedule,
                span: span,
                estimate: Consumption(totalTokens: tokens), lease: lease,
                scheduleTime: moment,
                clock: ServerClock.Reading(now: Int(moment.milliseconds), steady: 90 * 86_400_000))
            let reply = try await redis.ledger.admit(ask)
            let counts: LimitCounts
            var isRepeat = false
            switch reply {
            case .admitted(let answer), .open(_, let answer): counts = answer
            case .repeated(_, let answer): (counts, isRepeat) = (answer, true)
            case .refused(let refusal): counts = refusal.counts
            default:
                counts = LimitCounts(
                    now: moment, used: schedule.entries.map { _ in 0 },
                    crossed: schedule.entries.map { _ in nil }, left: schedule.bursts.map { _ in 0 })
            }
            let day = BookDay(month: BookMonth(year: 2040, month: 1), day: 1)
            return Try(
                reply: reply,
                settlement: Reservation(ask, counts: counts, day: day, isRepeat: isRepeat)
                    .settlement(using: nil),
                refund: Reservation(ask, counts: counts, day: day, isRepeat: isRepeat).refund())
        }

        mutating func pass(_ id: String? = nil, at milliseconds: Int = 0) async throws -> AdmitReply {
            let message = try await ask(id, at: milliseconds)
            _ = try await redis.ledger.settle(message.settlement)
            return message.reply
        }
    }

    private static func crossed(_ reply: AdmitReply, _ limit: Int = 0) -> Threshold? {
        if case .admitted(let counts) = reply { counts.crossed(limit) } else { nil }
    }

    private static func causes(_ reply: AdmitReply) -> [Refusal.Cause] {
        if case .refused(let refusal) = reply { refusal.causes } else { [] }
    }

    private static func messages(
        _ amount: Int, _ window: Window = .lifetime("trial"), courtesy: Int = 0
    ) -> Limit {
        Limit(name: "messages", meter: .messages, window: window, amount: amount, courtesy: courtesy)
    }

    @Test(arguments: [0, 1]) func `A courtesy of two admits two more messages, but none under a closed limit`(
        amount: Int
    ) async throws {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(redis, [Self.messages(amount, courtesy: 2)])
            for _ in 0..<3 * amount {
                guard case .admitted = try await caller.pass() else { throw TestFailure("not admitted") }
            }
            #expect(Self.causes(try await caller.ask().reply) == [.limit(0, wait: 0)])
        }
    }

    @Test func `An admission is outside its span from the span's end on`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(redis, [Self.messages(9)])
            guard case .admitted = try await caller.ask(at: 999, until: 1000).reply else {
                throw TestFailure("it was before the end")
            }
            #expect(
                try await caller.ask(at: 1000, until: 1000).reply
                    == .outsideSpan(now: Moment(milliseconds: Int64(Fixture.start / 1000 + 1000))))
        }
    }

    @Test func `A reservation is abandoned from the millisecond at which its lease ends`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(redis, [Self.messages(9)])
            _ = try await caller.ask(lease: 1000)
            guard case .admitted = try await caller.ask(at: 999, lease: 9000).reply else {
                throw TestFailure("the lease had a millisecond left")
            }
            #expect(try await caller.ask(at: 1000).reply == .abandoned)
        }
    }

    @Test func `A repeated id is accepted twice, within its 48 hours and with the same payload only`()
        async throws
    {
        try await RedisBench.withRedis { redis async throws in
            let span = 48 * 3_600_000
            var caller = Caller(redis, [Self.messages(9)])
            guard case .admitted = try await caller.pass("mine") else { throw TestFailure("not admitted") }
            #expect(try await caller.ask("mine", at: 1, fingerprint: 7).reply == .otherPayload)
            for left in [1, 0] {
                guard case .repeated(left, let counts) = try await caller.pass("mine", at: span - 1000) else {
                    throw TestFailure("not replayed with \(left) left")
                }
                #expect(counts.used(0) == 1)
            }
            #expect(try await caller.ask("mine", at: span - 1000).reply == .spent)
            let late = try await caller.ask("mine", at: span)
            guard case .admitted(let counts) = late.reply else {
                throw TestFailure("the span is over: \(late.reply)")
            }
            #expect(counts.used(0) == 2)
            #expect(try await caller.ask("mine", at: span, fingerprint: 7).reply == .otherPayload)
            _ = try await redis.ledger.settle(late.refund)
        }
    }

    @Test func `Thresholds of 80, 95 and 100 % are reported once, only 100 % for a limit of 1, none for 0`()
        async throws
    {
        try await RedisBench.withRedis { redis async throws in
            let one = Limit(
                name: "one", meter: .messages, window: .day, amount: 1, enforcement: .soft)
            let none = Limit(
                name: "none", meter: .messages, window: .month, amount: 0, enforcement: .soft)
            var caller = Caller(redis, [Self.messages(40), one, none])
            for message in 1...40 {
                let reply = try await caller.pass(at: message)
                let expected: Threshold? = [32: .gentle, 38: .prominent, 40: .full][message]
                #expect(Self.crossed(reply) == expected, "message \(message)")
                #expect(Self.crossed(reply, 1) == (message == 1 ? .full : nil), "message \(message)")
                #expect(Self.crossed(reply, 2) == nil, "message \(message)")
            }
            #expect(Self.causes(try await caller.ask(at: 50).reply) == [.limit(0, wait: 0)])
        }
    }

    /// Laws 6 and 17: the settlement that reaches a threshold reports it. The user's next answer reports it
    /// again. Reserved units do not count towards a threshold.
    @Test func `A token limit reports thresholds by what is settled, and says why it refuses`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let tokens = Limit(name: "tokens", meter: .totalTokens, window: .lifetime("trial"), amount: 20)
            var caller = Caller(redis, [tokens])
            let steps: [(tokens: Int, reached: Threshold?, told: Threshold?, used: Int)] = [
                (15, nil, nil, 15), (1, .gentle, nil, 16), (3, .prominent, .gentle, 19),
            ]
            for step in steps {
                let message = try await caller.ask(tokens: step.tokens)
                #expect(Self.crossed(message.reply) == step.told, "\(step)")
                guard case .admitted(let counts) = message.reply else { throw TestFailure("not admitted") }
                #expect(counts.used(0) == step.used - step.tokens && counts.reservedUnits(0) == step.tokens)
                let outcome = try await redis.ledger.settle(message.settlement)
                let reached = step.reached.map { ReachedThreshold(limit: 0, level: $0, used: step.used) }
                #expect(outcome == reached.map { .reached([$0]) } ?? .done, "\(step)")
            }
            let tooLarge = Self.causes(try await caller.ask(tokens: 2).reply)
            #expect(tooLarge == [.tooLarge(0, left: 1, needed: 2)])
            let last = try await caller.ask(tokens: 1)
            #expect(Self.crossed(last.reply) == .prominent)
            #expect(Self.causes(try await caller.ask(tokens: 1).reply) == [.held(0, wait: 2_000)])
            #expect(Self.causes(try await caller.ask(at: 7_000, tokens: 1).reply) == [.held(0, wait: 7_000)])
            let full = ReachedThreshold(limit: 0, level: .full, used: 20)
            #expect(try await redis.ledger.settle(last.settlement) == .reached([full]))
            #expect(Self.causes(try await caller.ask(at: 8_000, tokens: 1).reply) == [.limit(0, wait: 0)])
        }
    }

    /// In this test, Redis denies one command, so a settlement fails halfway. The same settlement must report
    /// the threshold when it is sent again.
    @Test(arguments: ["hset", "hdel"]) func `A threshold is reported if its settlement had to be sent again`(
        denied: String
    ) async throws {
        try await RedisBench.withRedis { redis async throws in
            let tokens = Limit(name: "tokens", meter: .totalTokens, window: .lifetime("trial"), amount: 20)
            var caller = Caller(redis, [tokens])
            let message = try await caller.ask(tokens: 16)
            try await redis.command(["ACL", "SETUSER", "default", "-\(denied)"])
            await #expect(throws: LedgerError.denied) { try await redis.ledger.settle(message.settlement) }
            try await redis.command(["ACL", "SETUSER", "default", "+\(denied)"])
            let reached = ReachedThreshold(limit: 0, level: .gentle, used: 16)
            #expect(try await redis.ledger.settle(message.settlement) == .reached([reached]))
            #expect(try await redis.ledger.settle(message.settlement) == .already)
        }
    }

    /// The field `at` tells operators when a counter of the user last changed.
    @Test func `An admission records when a counter last changed, and nothing if none did`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let tokens = Limit(name: "tokens", meter: .totalTokens, window: .lifetime("trial"), amount: 20)
            var caller = Caller(redis, [tokens])
            for (moment, count, expected) in [(3000, 0, 3), (5000, 0, 3), (7000, 4, 7)] {
                guard case .admitted = try await caller.ask(at: moment, tokens: count).reply else {
                    throw TestFailure("not admitted")
                }
                let key = String(decoding: caller.user.key("s"), as: UTF8.self)
                let answer = try await redis.command(["HGET", key, "at"]).bytes ?? []
                #expect(answer == Array("\(Fixture.start / 1_000_000 + expected)".utf8), "\(moment)")
            }
        }
    }

    @Test func `An admission is refused for concurrency if the one message allowed is open`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(
                redis, [Self.messages(9), Self.messages(9, .day)],
                bursts: [Burst(name: "pace", unit: .requests, perMinute: 60, capacity: 9)], maxOpen: 1)
            guard case .admitted = try await caller.ask().reply else { throw TestFailure("not admitted") }
            #expect(Self.causes(try await caller.ask().reply) == [.concurrency])
        }
    }

    @Test func `An admission is refused until enough slices of a rolling window have expired`() async throws {
        try await RedisBench.withRedis { redis async throws in
            // A window of 12 s consists of the current slice of 1 s and the 12 slices before it. A message
            // therefore stops counting 13 s after its slice began.
            let rolling = Limit(name: "roll", meter: .messages, window: .rolling(seconds: 12), amount: 2)
            var caller = Caller(redis, [rolling, Self.messages(2)])
            for moment in [0, 3000] { _ = try await caller.pass(at: moment) }
            let both = Self.causes(try await caller.ask(at: 5000).reply)
            #expect(both == [.limit(0, wait: 8000), .limit(1, wait: 0)])
            // The limit is 10 tokens. A request with 11 tokens does not fit even without the older slices, so
            // the reported wait lasts until the current slice expires.
            let tokens = Limit(name: "flow", meter: .totalTokens, window: .rolling(seconds: 12), amount: 10)
            var other = Caller(redis, [tokens], user: "eve")
            let spent = try await other.ask(at: 5000, tokens: 10)
            _ = try await redis.ledger.settle(spent.settlement)
            #expect(
                Self.causes(try await other.ask(at: 6000, tokens: 9).reply) == [.limit(0, wait: 12_000)])
            #expect(
                Self.causes(try await other.ask(at: 6000, tokens: 11).reply) == [.limit(0, wait: 13_000)])
        }
    }

    /// The window of 12 s consists of the current slice of 1 s and the 12 slices before it.
    @Test func `A rolling window counts what open requests have reserved in its own slices`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let tokens = Limit(name: "flow", meter: .totalTokens, window: .rolling(seconds: 12), amount: 100)
            var caller = Caller(redis, [tokens])
            let steps: [(at: Int, tokens: Int, reserved: Int)] = [
                (0, 10, 10), (1000, 5, 15), (12_999, 1, 16), (13_000, 2, 8), (13_999, 3, 11),
            ]
            for step in steps {
                let reply = try await caller.ask(at: step.at, tokens: step.tokens).reply
                guard case .admitted(let counts) = reply else { throw TestFailure("not admitted") }
                #expect(counts.used(0) == 0 && counts.reservedUnits(0) == step.reserved, "\(step)")
            }
        }
    }

    @Test func `A threshold of a rolling window is reported once, after the settlement that reached it`()
        async throws
    {
        try await RedisBench.withRedis { redis async throws in
            let tokens = Limit(name: "flow", meter: .totalTokens, window: .rolling(seconds: 12), amount: 20)
            var caller = Caller(redis, [tokens])
            let first = try await caller.ask(tokens: 19)
            let reached = ReachedThreshold(limit: 0, level: .prominent, used: 19)
            #expect(try await redis.ledger.settle(first.settlement) == .reached([reached]))
            #expect(Self.crossed(try await caller.ask(at: 1000, tokens: 1).reply) == .prominent)
            #expect(Self.crossed(try await caller.ask(at: 13_000, tokens: 16).reply) == nil)
        }
    }

    @Test func `A refund gives each burst what it was charged, by that burst's own clock`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(
                redis, [Self.messages(9)],
                bursts: [
                    Burst(name: "trial", unit: .requests, perMinute: 600, capacity: 1, isShadow: true),
                    Burst(name: "pace", unit: .requests, perMinute: 60, capacity: 9),
                ])
            _ = try await caller.ask()
            // The first message has used up the burst `trial`, which is in shadow. The second message is
            // therefore admitted without a charge to `trial`, and its refund must change only `pace`.
            let answer = try await caller.ask()
            #expect(try await redis.ledger.settle(answer.refund) == .done)
            guard case .admitted(let counts) = try await caller.ask().reply else {
                throw TestFailure("refused")
            }
            #expect(counts.unitsLeft(1) == 7)
        }
    }

    @Test func `A burst is charged one microsecond if a unit costs no more than that`() async throws {
        try await RedisBench.withRedis { redis async throws in
            let rolling = Limit(name: "roll", meter: .messages, window: .rolling(seconds: 60), amount: 9)
            for (number, limit) in [rolling, Self.messages(9)].enumerated() {
                var caller = Caller(
                    redis, [limit],
                    bursts: [Burst(name: "pace", unit: .requests, perMinute: 60_000_000, capacity: 1)],
                    user: "caller \(number)")
                let first = try await caller.ask()
                let causes = Self.causes(try await caller.ask().reply)
                #expect(causes == [.burst(0, wait: 1)])
                #expect(try await redis.ledger.settle(first.refund) == .done)
                guard case .admitted = try await caller.ask().reply else { throw TestFailure("not restored") }
            }
        }
    }

    @Test func `A message that exceeds nothing but a shadow burst is admitted and can be refunded`()
        async throws
    {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(
                redis, [],
                bursts: [Burst(name: "pace", unit: .requests, perMinute: 60, capacity: 1, isShadow: true)])
            _ = try await caller.ask()
            let answer = try await caller.ask()
            guard case .admitted(let counts) = answer.reply else { throw TestFailure("a shadow refused") }
            #expect(counts.isShadowed(burst: 0))
            #expect(try await redis.ledger.settle(answer.refund) == .done)
        }
    }

    @Test func `An admission keeps the counters of today and yesterday, and drops those five days old`()
        async throws
    {
        try await RedisBench.withRedis { redis async throws in
            let tokens = Limit(name: "tokens", meter: .totalTokens, window: .day, amount: 900)
            var caller = Caller(redis, [Self.messages(9, .day), tokens])
            for day in 0..<8 {
                _ = try await caller.pass(at: day * 86_400_000)
                let kept = try await redis.ledger.readUser(caller.user).counters.keys
                func count(_ other: Int) -> Int {
                    kept.count { $0.hasPrefix("d:40010\(other + 1):") }
                }
                #expect(count(day) == 2, "\(kept)")
                if day > 0 { #expect(count(day - 1) == 2, "\(kept)") }
                if day > 4 { #expect(count(day - 5) == 0, "\(kept)") }
            }
        }
    }

    /// A user's record contains the entitlement and the grants. The record must never expire (law 12).
    @Test func `An admission sets no expiry on a user's record`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(redis, [Self.messages(9)])
            _ = try await caller.ask("known")
            let key = String(decoding: caller.user.key("s"), as: UTF8.self)
            #expect(try await redis.command(["TTL", key]).integer == -1)
        }
    }

    @Test func `An admission with an outdated entitlement is answered with the stored one`() async throws {
        try await RedisBench.withRedis { redis async throws in
            var caller = Caller(redis, [Self.messages(9)])
            let now = Moment(milliseconds: Int64(Fixture.start / 1000))
            try await redis.setClock(Fixture.start)
            let event = EntitlementEvent(
                at: now, id: "e", actor: "", reason: "", entitlement: Entitlement(plan: "p"))
            _ = try await redis.ledger.entitle(caller.user, event)
            let kept = try await redis.ledger.readUser(caller.user).entitlement
            #expect(try await caller.ask().reply == .staleEntitlement(kept, now: now))
        }
    }
}
