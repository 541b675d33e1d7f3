import Dates
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Tests to the millisecond which counters a purge drops. It keeps the current and the previous period (law
/// 12). Nothing is dropped before Redis' clock has run evenly for two windows (law 16).
@Suite(.needsRedisServer) struct `A purge at a bound` {
    private static let user = UserKey(user: "ada")
    private static let s = String(decoding: user.key("s"), as: UTF8.self)
    private static let day = 86_400_000
    private static let start = Fixture.start / 1000

    private static func limit(_ name: String, _ window: Window, _ meter: Meter = .messages) -> Limit {
        Limit(name: name, meter: meter, window: window, amount: 90)
    }

    /// Sends one message. The edge expects a time that is `drift` ms behind the server's clock. It also
    /// believes that this clock has run evenly for `steady` ms.
    private static func pass(
        _ limits: [Limit], at milliseconds: Int, steady: Int, drift: Int = 0, _ redis: RedisBench
    ) async throws {
        let plan = Plan(id: "p", label: "", kind: .subscription, limits: limits)
        let moment = Moment(milliseconds: Int64(milliseconds))
        try await redis.setClock(milliseconds * 1000)
        var names = RequestNames()
        let ask = AdmitCommand(
            user: user, requestID: names.next(), attempt: names.nextAttempt(), version: 0,
            schedule: PlanTable(plans: [plan], defaultPlan: "p").schedule(
                for: .none, modelClass: nil, at: moment),
            estimate: Consumption(messages: 1, totalTokens: 1), lease: 60_000, scheduleTime: moment,
            clock: ServerClock.Reading(now: milliseconds - drift, steady: steady))
        guard case .admitted = try await redis.ledger.admit(ask) else { throw TestFailure("not admitted") }
    }

    private static func seed(_ fields: [String], _ redis: RedisBench) async throws {
        try await redis.command(["DEL", s])
        try await redis.command(["HSET", s] + fields.flatMap { [$0, "1"] })
    }

    private static func kept(_ fields: [String], _ redis: RedisBench) async throws -> [String] {
        let names = try await redis.command(["HKEYS", s]).array ?? []
        let all = Set(names.map { String(decoding: $0.bytes ?? [], as: UTF8.self) })
        return fields.filter(all.contains)
    }

    /// Each row has a window, the window's length in milliseconds, and two lists of counters. Those in `gone`
    /// must be dropped, because their periods had ended when the previous period began.
    private static let windows: [(Window, Int, gone: [String], kept: [String])] = [
        (.minute, 60_000, ["i:3912312358:msg", "n:i:3912312357:msg"], ["i:3912312359:msg"]),
        (.hour, 3_600_000, ["h:39123122:msg", "h:39123121:tok"], ["h:39123123:msg", "n:h:39123123:msg"]),
        (.day, 90_000_000, ["d:391230:msg", "n:d:391229:msg"], ["d:391231:msg"]),
        (.week, 608_400_000, ["w:391212:msg", "n:w:391205:msg"], ["w:391219:msg"]),
        (.billingWeek, 608_400_000, ["k:391212:msg", "k:391205:msg"], ["k:391219:msg", "k:391213:msg"]),
        (.month, 2_682_000_000, ["m:3911:msg", "m:3812:usd"], ["m:3912:msg", "n:m:3912:msg:soft"]),
        (.billingMonth, 2_682_000_000, ["b:391101:msg", "b:391015:msg"], ["b:391201:msg", "b:391102:msg"]),
    ]

    @Test func `There is a row for each window of the calendar`() {
        #expect(Self.windows.map(\.0) == Window.ofCalendar)
    }

    @Test(arguments: windows.indices)
    func `A purge runs once the clock was steady for two whole windows, not a millisecond earlier`(index: Int)
        async throws
    {
        let (window, length, gone, kept) = Self.windows[index]
        let limits = [Self.limit("limit", window)]
        try await RedisBench.withRedis { redis async throws in
            for steady in [0, 1, 2 * length - 1] {
                try await Self.seed(gone + kept, redis)
                try await Self.pass(limits, at: Self.start, steady: steady, redis)
                #expect(try await Self.kept(gone + kept, redis) == gone + kept, "\(steady)")
            }
            try await Self.seed(gone + kept, redis)
            try await Self.pass(limits, at: Self.start, steady: 2 * length, redis)
            #expect(try await Self.kept(gone + kept, redis) == kept)
        }
    }

    @Test func `A purge of slices runs once the clock has been steady for two whole windows`() async throws {
        let limits = [Self.limit("roll", .rolling(seconds: 12))]
        let now = Self.start / 1000
        let gone = ["r12:msg:\(now - 14)", "r12:msg:\(now - 13)"]
        let kept = ["r12:msg:\(now - 12)", "r13:msg:1"]
        try await RedisBench.withRedis { redis async throws in
            for (steady, expected) in [(23_999, gone + kept), (24_000, kept)] {
                try await Self.seed(gone + kept, redis)
                // The user has sent messages before, so the record has the field of the last admissions.
                try await redis.command(["HSET", Self.s, "last", "earlier"])
                try await Self.pass(limits, at: Self.start, steady: steady, redis)
                #expect(try await Self.kept(gone + kept, redis) == expected, "\(steady)")
            }
        }
    }

    /// If the server's clock differs from what the edge expects, one of the two clocks has stepped. In this
    /// case nothing must be dropped.
    @Test func `A purge does not run if the clock is more than two seconds off`() async throws {
        let (gone, limits) = (["d:391229:msg"], [Self.limit("day", .day)])
        try await RedisBench.withRedis { redis async throws in
            for (drift, isGone) in [(2000, true), (-2000, true), (2001, false), (-2001, false)] {
                try await Self.seed(gone + ["d:391231:msg"], redis)
                try await Self.pass(limits, at: Self.start, steady: 3 * 90_000_000, drift: drift, redis)
                #expect(try await Self.kept(gone, redis).isEmpty == isGone, "\(drift)")
            }
        }
    }

    /// The token limit is added in the middle of a day. Its first counter must not make the purge drop the
    /// counters of the day before.
    @Test func `A purge keeps the previous period, whichever of its counters began it`() async throws {
        let fields = ["d:391231:msg", "d:391231:tok", "d:391230:msg"]
        try await RedisBench.withRedis { redis async throws in
            try await Self.seed(fields, redis)
            let messages = Self.limit("messages", .day)
            for limits in [[messages], [messages, Self.limit("tokens", .day, .totalTokens)]] {
                try await Self.pass(limits, at: Self.start, steady: 200 * Self.day, redis)
                #expect(try await Self.kept(fields, redis) == ["d:391231:msg", "d:391231:tok"])
            }
        }
    }

    @Test func `A purge keeps future periods, endless ones and other windows`() async throws {
        let kept = [
            "d:391231:msg", "d:400102:msg", "t:trial:msg", "m:3801:msg", "h:39010101:msg", "plan",
            "n:t:trial:msg", "g:pace",
        ]
        try await RedisBench.withRedis { redis async throws in
            try await Self.seed(kept + ["d:391230:msg"], redis)
            try await Self.pass([Self.limit("day", .day)], at: Self.start, steady: 200 * Self.day, redis)
            #expect(try await Self.kept(kept + ["d:391230:msg"], redis) == kept)
        }
    }

    /// The name of a counter holds the date on which its billing month began. The month ends one month later,
    /// even if new billing months begin on another day of the month.
    @Test(arguments: 1...12) func `A purge keeps billing months that are not over`(month: Int) async throws {
        func name(_ months: Int, _ day: String) -> String {
            let index = 40 * 12 + month - 1 - months
            let digits = [index / 12, index % 12 + 1].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
            return "b:\(digits)\(day):msg"
        }
        let gone = [name(2, "01"), name(3, "28")]
        let kept = [name(2, "02"), name(1, "01"), name(1, "02")]
        let days = CivilDate(year: 2040, month: month, day: 1).dayNumber
        try await RedisBench.withRedis { redis async throws in
            try await Self.seed(gone + kept, redis)
            try await Self.pass(
                [Self.limit("month", .billingMonth)], at: days * Self.day, steady: 400 * Self.day, redis)
            #expect(try await Self.kept(gone + kept, redis) == kept)
        }
    }

    /// If one command dropped more counters, it would block Redis and delay all other users.
    @Test func `A purge drops at most 998 counters at once`() async throws {
        let old = (0..<1100).map { "d:391201:\($0)" }
        try await RedisBench.withRedis { redis async throws in
            try await Self.seed(old + ["d:391231:msg"], redis)
            try await Self.pass([Self.limit("day", .day)], at: Self.start, steady: 200 * Self.day, redis)
            #expect(try await Self.kept(old, redis).count == 102)
            try await Self.seed(["d:391201:msg", "d:391231:msg"], redis)
            try await Self.pass([Self.limit("day", .day)], at: Self.start, steady: 200 * Self.day, redis)
            #expect(try await Self.kept(["d:391201:msg"], redis) == [])
        }
    }
}
