import Bytes
import Dialects
import Limits
import Testing
import Words

@testable import Ledger
@testable import Problems

/// Accounts at noon (UTC) on 20 November 2026, each with a schedule that the test chooses.
private enum Fixture {
    static let noon = Moment(seconds: 1_795_176_000)

    static func account(_ limits: [Limit], bursts: [Burst] = [], used: [Int], left: [Int] = []) -> (
        Account, PlanTable
    ) {
        let plan = Plan(
            id: "plus", label: "Plus", kind: .subscription, limits: limits, bursts: bursts, maxOpen: 3)
        let planTable = PlanTable(plans: [plan], defaultPlan: "plus")
        let schedule = planTable.schedule(for: .none, modelClass: nil, at: noon)
        let counts = LimitCounts(now: noon, used: used, crossed: used.map { _ in nil }, left: left)
        return (Account(entitlement: .none, schedule: schedule, counts: counts), planTable)
    }

    static func limit(_ window: Window, _ amount: Int, _ name: String = "messages") -> Limit {
        Limit(name: name, meter: .messages, window: window, amount: amount)
    }
}

@Suite struct `A refusal` {
    private func problem(
        _ limits: [Limit], bursts: [Burst] = [], used: [Int], left: [Int] = [], causes: [Refusal.Cause]
    ) -> Problem {
        let (account, planTable) = Fixture.account(limits, bursts: bursts, used: used, left: left)
        return Problem(Refusal(causes: causes, counts: account.counts), account, planTable: planTable)
    }

    static let waits: [(window: Window, seconds: Int)] = [
        (.minute, 60), (.hour, 3600), (.day, 43_200), (.month, 10 * 86_400 + 43_200),
    ]

    @Test(arguments: waits.indices)
    func `A refusal names the time to the reset, to the second`(index: Int) {
        let (window, seconds) = Self.waits[index]
        let problem = problem([Fixture.limit(window, 5)], used: [5], causes: [.limit(0, wait: 0)])
        #expect(problem.cause == .refused(.usedUp))
        #expect(problem.retry == .later(seconds: seconds))
        #expect(problem.details?.resetsAt == Fixture.noon.advanced(bySeconds: Int64(seconds)))
        #expect(problem.details?.kind == window.name)
    }

    @Test func `A refusal of a rolling window waits as long as the script says, and not a moment less`() {
        let problem = problem(
            [Fixture.limit(.rolling(seconds: 3600), 5)], used: [5], causes: [.limit(0, wait: 1001)])
        #expect(problem.retry == .later(seconds: 2))
        #expect(problem.details?.kind == "rolling")
    }

    private static let tokens = Limit(name: "tokens", meter: .totalTokens, window: .day, amount: 1_000)

    /// No token is charged yet, but open messages have reserved so many that this message does not fit. It
    /// can pass when the open messages have ended.
    @Test func `A refusal for what running messages hold is over within seconds, two at least`() {
        for (wait, seconds) in [(1, 2), (2_000, 2), (7_001, 8)] {
            let problem = problem([Self.tokens], used: [0], causes: [.held(0, wait: wait)])
            #expect(problem.cause.status == 429 && problem.cause.code.description == "rate_limit_exceeded")
            #expect(problem.retry == .soon(seconds: seconds))
            #expect(problem.phrase == Phrase(.heldByOthers) && problem.gate == nil)
        }
    }

    /// A part of the day's limit is left, so a shorter message can pass now.
    @Test func `A refusal of a request that is larger than what is left says how much is needed`() {
        let problem = problem([Self.tokens], used: [900], causes: [.tooLarge(0, left: 100, needed: 102)])
        #expect(problem.cause.status == 400 && problem.cause.code.description == "larger_than_left")
        #expect(problem.retry == .never && problem.gate == nil)
        #expect(problem.phrase == Phrase(.largerThanLeft))
        #expect(problem.details?.remaining == 100 && problem.details?.used == 900)
        #expect(problem.details?.needed == 102)
        let (account, planTable) = Fixture.account([Self.tokens], used: [900])
        let causes: [Refusal.Cause] = [.held(0, wait: 9_000), .tooLarge(0, left: 100, needed: 102)]
        let both = Refusal(causes: causes, counts: account.counts)
        #expect(Problem(both, account, planTable: planTable).cause == .refused(.largerThanLeft))
    }

    @Test func `A refusal that never ends names no time`() {
        let problem = problem([Fixture.limit(.lifetime("trial"), 5)], used: [5], causes: [.limit(0, wait: 0)])
        #expect(problem.retry == .never)
        #expect(problem.details?.resetsAt == nil)
        #expect(problem.details?.kind == "trial")
    }

    @Test func `A refusal by a limit of 0 is final`() {
        let problem = problem([Fixture.limit(.day, 0)], used: [0], causes: [.limit(0, wait: 0)])
        #expect(problem.cause == .refused(.closedPlan))
        #expect(problem.retry == .never)
        #expect(problem.details?.resetsAt == nil)
    }

    @Test func `A refusal names the cause that lasts longest`() {
        let limits = [Fixture.limit(.day, 5, "daily"), Fixture.limit(.month, 9, "monthly")]
        let burst = Burst(name: "burst", unit: .requests, perMinute: 10, capacity: 1)
        let problem = problem(
            limits, bursts: [burst], used: [5, 9], left: [0],
            causes: [.limit(0, wait: 0), .limit(1, wait: 0), .burst(0, wait: 100_000), .concurrency])
        #expect(problem.details?.kind == "month")
        #expect(problem.details?.limit == 9)
    }

    @Test(arguments: [(1, 1), (999, 1), (1001, 2), (59_001, 60), (3_600_000, 60)])
    func `A refusal by a burst may be tried again within a minute`(wait: Int, seconds: Int) {
        let burst = Burst(name: "burst", unit: .requests, perMinute: 10, capacity: 4)
        let problem = problem([], bursts: [burst], used: [], left: [0], causes: [.burst(0, wait: wait)])
        #expect(problem.cause == .refused(.burst))
        #expect(problem.retry == .soon(seconds: seconds))
    }

    @Test func `A refusal by concurrency names how many may be open`() {
        let problem = problem([Fixture.limit(.day, 5)], used: [1], causes: [.concurrency])
        #expect(problem.retry == .soon(seconds: 1))
        #expect(problem.details == Problem.Details(limit: 3, used: 3, kind: "concurrency", resetsAt: nil))
    }
}

@Suite struct `Rate-limit fields` {
    private func lines(_ account: Account, _ dialect: Dialect) -> [String] {
        var buffer = ByteBuffer()
        var fields = RateLimitFields()
        fields.appendFields(account, dialect, to: &buffer)
        var bytes: [UInt8] = []
        for index in 0..<buffer.count { bytes.append(buffer[index]) }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
    }

    @Test func `Rate-limit fields name every limit and the tightest`() {
        let tokens = Limit(name: "tokens", meter: .totalTokens, window: .month, amount: 1000)
        let (account, _) = Fixture.account(
            [Fixture.limit(.day, 20, "daily"), Fixture.limit(.lifetime("trial"), 100, "trial"), tokens],
            used: [15, 30, 2000])
        #expect(
            lines(account, .openAIChat) == [
                #"RateLimit-Policy: "daily";q=20;w=86400, "trial";q=100, "tokens";q=1000;w=2592000"#,
                #"RateLimit: "daily";r=5;t=43200, "trial";r=70, "tokens";r=0;t=907200"#,
                "x-ratelimit-limit-requests: 20", "x-ratelimit-remaining-requests: 5",
                "x-ratelimit-reset-requests: 43200s",
                "x-ratelimit-limit-tokens: 1000", "x-ratelimit-remaining-tokens: 0",
                "x-ratelimit-reset-tokens: 907200s",
            ])
        #expect(
            lines(account, .anthropicMessages).dropFirst(2) == [
                "anthropic-ratelimit-requests-limit: 20", "anthropic-ratelimit-requests-remaining: 5",
                "anthropic-ratelimit-requests-reset: 2026-11-21T00:00:00Z",
                "anthropic-ratelimit-tokens-limit: 1000", "anthropic-ratelimit-tokens-remaining: 0",
                "anthropic-ratelimit-tokens-reset: 2026-12-01T00:00:00Z",
            ])
    }

    /// Clients read `x-ratelimit-…-tokens` as tokens. A limit on cost counts micro-dollars, so it appears in
    /// `RateLimit` only.
    @Test func `Rate-limit fields name a limit on cost in RateLimit alone`() {
        let tokens = Limit(name: "tokens", meter: .totalTokens, window: .month, amount: 9_000_000)
        let cost = Limit(name: "spend", meter: .cost, window: .month, amount: 2_500_000)
        for dialect in [Dialect.openAIChat, .anthropicMessages] {
            let alone = lines(Fixture.account([cost], used: [1_000_000]).0, dialect)
            #expect(
                alone == [
                    #"RateLimit-Policy: "spend";q=2500000;w=2592000"#,
                    #"RateLimit: "spend";r=1500000;t=907200"#,
                ])
            let beside = lines(Fixture.account([cost, tokens], used: [1_000_000, 10]).0, dialect)
            #expect(beside.contains { $0.contains("ratelimit-") && $0.hasSuffix(": 9000000") })
            #expect(beside.contains { $0.contains("ratelimit-") && $0.hasSuffix(": 8999990") })
            #expect(!beside.dropFirst(2).contains { $0.contains("2500000") || $0.contains("1500000") })
        }
    }

    @Test func `Rate-limit fields reveal nothing of a limit in shadow`() {
        let shadow = Limit(
            name: "tried", meter: .messages, window: .day, amount: 2, enforcement: .shadow)
        #expect(lines(Fixture.account([shadow], used: [3]).0, .openAIChat).isEmpty)
        let (both, _) = Fixture.account([shadow, Fixture.limit(.day, 20, "daily")], used: [3, 15])
        let (one, _) = Fixture.account([Fixture.limit(.day, 20, "daily")], used: [15])
        #expect(lines(both, .openAIChat) == lines(one, .openAIChat))
        #expect(lines(both, .anthropicMessages) == lines(one, .anthropicMessages))
    }

    @Test func `Rate-limit fields are absent if nothing is limited, and have no reset for a lifetime`() {
        #expect(lines(Fixture.account([], used: []).0, .openAIChat).isEmpty)
        let (account, _) = Fixture.account([Fixture.limit(.lifetime("trial"), 3)], used: [1])
        #expect(!lines(account, .openAIChat).contains { $0.contains("reset") || $0.contains(";t=") })
    }
}
