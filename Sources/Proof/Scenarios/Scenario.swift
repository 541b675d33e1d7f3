import Upstream

/// What can be proved.
package enum Scenario: String, CaseIterable, Hashable, Sendable {
    case exact
    case everyone
    case turn
    case dayTurns = "day-turns"
    case monthTurns = "month-turns"
    case switchover
    case retries
    case hangUps = "hang-ups"
    case faults
    case redisKilled = "redis-killed"
    case redisFrozen = "redis-frozen"
    case scriptsFlushed = "scripts-flushed"
    case edgeKilled = "edge-killed"

    package var summary: String {
        switch self {
        case .exact: "one user, 64 at once over three edges: exactly the limit is admitted"
        case .everyone: "200 users over three edges: each gets exactly the limit"
        case .turn: "a minute turns under load, by the machine's own clock: each gets exactly its limit"
        case .dayTurns: "a day turns under load, in a time zone of its own: each gets exactly its limit"
        case .monthTurns: "a calendar month turns under load: each gets exactly its limit"
        case .switchover: "trial to premium under load: exactly both limits, and no gap between them"
        case .retries: "every message sent twice with its Idempotency-Key: each counts once"
        case .hangUps: "everybody leaves within the stream: each counts once, and the upstream is let go"
        case .faults: "an upstream that fails: what it did not answer is given back"
        case .redisKilled: "Redis is killed and comes back: nothing that was answered is forgotten"
        case .redisFrozen: "Redis hangs: nobody is let in for free, and nothing is forgotten"
        case .scriptsFlushed: "Redis forgets its scripts: nobody notices"
        case .edgeKilled: "an edge is killed: the others go on, and the limit holds"
        }
    }

    var edges: Int {
        switch self {
        case .exact, .everyone: 3
        case .turn, .dayTurns, .monthTurns, .switchover, .retries, .edgeKilled, .scriptsFlushed: 2
        case .hangUps, .faults, .redisKilled, .redisFrozen: 1
        }
    }

    var answers: UpstreamPlan {
        var plan = UpstreamPlan()
        plan.chunks = .fixed(20)
        plan.gap = .fixed(0.005)
        switch self {
        case .hangUps: plan.gap = .fixed(0.05)
        case .faults: plan.faults = [.refuse: 0.1, .fail: 0.2, .reset: 0.1, .garbage: 0.1]
        case .edgeKilled: plan.delay = .uniform(0, 0.02)
        default: break
        }
        return plan
    }

    var configuration: String {
        switch self {
        case .exact: Self.plan("per: month, amount: 100")
        case .everyone: Self.plan("per: day, amount: 5")
        case .turn: Self.plan("per: minute, amount: 40")
        case .dayTurns: Self.plan("per: day, amount: 60") + "\ntime_zone: \(Self.zone)\n"
        case .monthTurns: Self.plan("per: month, amount: 60")
        case .edgeKilled: Self.plan("per: month, amount: 300")
        case .redisFrozen: Self.plan("per: month, amount: 1_000_000", deadline: "150ms")
        case .switchover: Self.trialAndPremium
        default: Self.plan("per: month, amount: 1_000_000")
        }
    }

    /// Half an hour off the whole ones, so that neither UTC's midnight nor the machine's will do.
    static let zone = "Asia/Kolkata"

    /// Whether Redis and the edges need a wall clock that can be turned.
    var hasOwnClock: Bool { self == .dayTurns || self == .monthTurns }

    /// One person has as many messages open as a crowd here, those included whose settlement waits for Redis.
    /// The limiter has time where a scenario does not look at its deadline: the machine may be busy.
    private static func plan(_ limit: String, deadline: String = "5s") -> String {
        """
        plans:
          proof:
            label: Proof
            kind: subscription
            max_open: 1000
            limits:
              - { count: messages, \(limit) }
        default_plan: proof
        \(common(deadline))
        """
    }

    private static let trialAndPremium = """
        plans:
          trial:
            label: Trial
            kind: trial
            max_open: 1000
            limits:
              - { count: messages, per: lifetime trial, amount: 60 }
          premium:
            label: Premium
            kind: subscription
            max_open: 1000
            limits:
              - { count: messages, per: month, amount: 90 }
        default_plan: trial
        \(common("5s"))
        """

    private static func common(_ deadline: String) -> String {
        """
        identity:
          - trusted_header: x-user-id
            from: [127.0.0.0/8]
        loops: 1
        drain_grace: 1s
        redis: { deadline: \(deadline) }
        """
    }

    func hold(_ shop: Workshop, _ seed: UInt64, _ book: inout Ledgerbook) async throws(ProofError) {
        switch self {
        case .exact: try await holdExact(shop, seed, &book)
        case .everyone: try await holdEveryone(shop, seed, &book)
        case .turn: try await holdTurn(shop, seed, &book)
        case .dayTurns, .monthTurns: await holdBorder(shop, seed, &book)
        case .switchover: try await holdSwitchover(shop, seed, &book)
        case .retries: try await holdRetries(shop, seed, &book)
        case .hangUps: try await holdHangUps(shop, seed, &book)
        case .faults: try await holdFaults(shop, seed, &book)
        case .redisKilled: try await holdRedisKilled(shop, seed, &book)
        case .redisFrozen: try await holdRedisFrozen(shop, seed, &book)
        case .scriptsFlushed: try await holdScriptsFlushed(shop, seed, &book)
        case .edgeKilled: try await holdEdgeKilled(shop, seed, &book)
        }
    }
}
