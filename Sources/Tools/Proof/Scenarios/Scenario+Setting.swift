import MockProvider

/// The configuration of a scenario's edges and of its upstream.
extension Scenario {
    var answers: MockProviderOptions {
        var plan = MockProviderOptions()
        plan.chunks = .fixed(20)
        plan.gap = .fixed(0.005)
        switch self {
        case .hangUps: plan.gap = .fixed(0.05)
        case .faults: plan.faults = [.refuse: 0.1, .fail: 0.2, .reset: 0.1, .garbage: 0.1]
        case .edgeKilled: plan.delay = .uniform(0, 0.02)
        case .edgeFrozen: (plan.chunks, plan.gap) = (.fixed(60), .fixed(0.05))
        // The streams last ten seconds.
        case .leasesEnd, .crashBooks:
            (plan.chunks, plan.gap) = (.fixed(50), .fixed(0.2))
            (plan.inputTokens, plan.outputTokens) = (50, 50)
        // No answer uses more than was reserved for it: 75 tokens in, at first, and 100 out.
        case .tokens, .money:
            (plan.inputTokens, plan.outputTokens) = (50, 50)
            (plan.cachedTokens, plan.reasoningTokens) = (20, 10)
        case .tokenBursts, .rightsRevoked, .grace, .lateSettlements, .repliesLost:
            (plan.inputTokens, plan.outputTokens) = (50, 50)
        case .concurrency: plan.delay = .fixed(0.2)
        case .books: (plan.cachedTokens, plan.reasoningTokens) = (70, 25)
        case .thresholds: plan.documents = ["/events": "{}"]
        case .stores: plan.documents = Self.purchases
        case .entitlements: plan.documents = Self.soldByService
        case .guesses:
            (plan.chunks, plan.gap) = (.uniform(30, 60), .fixed(0.01))
            plan.faults = [.noUsage: 0.4]
        default: break
        }
        return plan
    }

    var configuration: String {
        switch self {
        case .exact: Self.plan("per: month, amount: 100")
        case .everyone: Self.plan("per: day, amount: 5")
        case .refusals: Self.plan("per: month, amount: 20", refusalMemory: "0ms")
        case .minuteBoundary: Self.plan("per: minute, amount: 40")
        case .dayBoundaries:
            Self.plan("per: day, amount: 60", more: Self.softLimit(per: "day"))
                + "\ntime_zone: \(Self.zone)\n"
        case .monthBoundaries:
            Self.plan(
                "per: month, amount: 60", more: Self.softLimit(per: "month") + "\n" + Self.rollingSoftLimit)
        case .edgeKilled: Self.plan("per: month, amount: 200", refusalMemory: "0ms")
        case .thresholds: Self.plan("per: month, amount: 40") + "\n" + Self.thresholdEvents
        case .severalThresholds:
            Self.plan(
                "per: month, amount: 24, courtesy: 1", burst: Self.wideBurst, more: Self.thresholdLimits)
                + "\n" + Self.rareClass
        case .rolling:
            Self.plan(
                "per: month, amount: 1_000_000", burst: Self.wideBurst, refusalMemory: "0ms",
                more: Self.rollingLimits) + "\n" + Self.rareClass
        case .purge: Self.plan("name: rolled, per: rolling 24h, amount: 100", more: Self.purgedLimits)
        case .shadow:
            "shadow: true\n"
                + Self.plan(
                    "per: hour, amount: 1_000_000", maxOpen: Self.shadowOpen, more: Self.shadowLimits,
                    others: Self.pacedPlan)
        case .failover, .sentinelFailover, .partition, .resharding:
            Self.plan("per: month, amount: \(Self.groupLimit)", deadline: "1s", refusalMemory: "0ms")
        case .redisFrozen: Self.plan("per: month, amount: 1_000_000", deadline: "150ms")
        case .edgeFrozen: Self.plan("per: month, amount: 1_000_000", lease: "4s")
        case .concurrency:
            Self.plan(
                "per: month, amount: 1_000_000", maxOpen: 5, burst: Self.wideBurst, others: Self.alonePlan)
        case .bursts:
            Self.plan(
                "per: month, amount: 1_000_000", burst: "count: requests, per_minute: 120, capacity: 20",
                others: Self.singlePlan)
        case .tokenBursts:
            Self.plan(
                "per: month, amount: 1_000_000", burst: "count: tokens, per_minute: 6_000, capacity: 3_000",
                refusalMemory: "0ms", others: Self.fastPlan)
        case .replays:
            Self.plan(
                "per: month, amount: 1_000_000",
                burst: "count: requests, per_minute: 1, capacity: \(Self.replayCapacity)",
                idempotencySpan: "10m")
        case .tokens: Self.use("count: total_tokens, per: month, amount: 20_000")
        case .money: Self.use("count: cost, per: month, amount: $0.18")
        case .rightsRevoked: Self.use("count: total_tokens, per: month, amount: 100_000_000")
        case .leasesEnd, .crashBooks:
            Self.use(
                "count: total_tokens, per: month, amount: 100_000_000",
                burst: "count: tokens, per_minute: 100_000_000, capacity: 100_000_000", lease: "4s",
                idempotencySpan: "10m", others: Self.unlimitedPlan)
        case .lateSettlements:
            Self.use(
                "count: total_tokens, per: month, amount: 100_000_000", lease: "4s", idempotencySpan: "10m",
                first: Self.countedLimits) + "\ndefault_class: to-k\n"
        case .grace:
            Self.use(
                "count: total_tokens, per: month, amount: 100_000_000", messages: Self.graceLimit,
                idempotencySpan: "10m", failure: "grace")
        case .repliesLost:
            Self.use(
                "count: total_tokens, per: month, amount: 100_000_000", lease: "4s", idempotencySpan: "10m",
                failure: "grace", last: Self.spokenLimit, others: Self.slowPlan)
        case .switchover: Self.trialAndPremium
        case .stores: Self.twoStores + "\n" + Self.common("5s")
        case .entitlements: Self.threePlans + "\n" + Self.common("5s")
        default: Self.plan("per: month, amount: 1_000_000")
        }
    }

    /// Its offset has a half hour, so that a period by UTC or by the machine's zone would be noticed.
    static let zone = "Asia/Kolkata"

    /// Several Redis servers in place of one; nil for one.
    var group: RedisGroup.Kind? {
        switch self {
        case .failover, .partition, .resharding: .cluster
        case .sentinelFailover: .sentinel
        default: nil
        }
    }

    /// Whether Redis and the edges need a wall clock that can be turned.
    var hasOwnClock: Bool { [.dayBoundaries, .monthBoundaries, .books, .purge, .crashBooks].contains(self) }

    /// Whether edges reach Redis through a relay, which can lose its replies.
    var hasRelay: Bool { [.repliesLost, .books].contains(self) }

    /// Milliseconds by which the second edge's clock is behind that of Redis, which decides.
    var lag: Int64 { [.dayBoundaries, .monthBoundaries].contains(self) ? 1500 : 0 }

    /// One person has as many messages open as the load here, those included whose settlement still waits.
    /// The limiter has time where a scenario does not look at its deadline: the machine may be busy.
    private static func plan(
        _ limit: String, maxOpen: Int = 1000, burst: String? = nil, deadline: String = "5s",
        lease: String = "300s", refusalMemory: String = "500ms", idempotencySpan: String = "48h",
        more: String = "", others: String = ""
    ) -> String {
        """
        plans:
          proof:
            label: Proof
            kind: subscription
            max_open: \(maxOpen)
            limits:
              - { count: messages, \(limit) }
        \(more.isEmpty ? "" : more + "\n")\(bursts(burst))\(others)default_plan: proof
        \(common(deadline, lease, refusalMemory, idempotencySpan: idempotencySpan))
        """
    }

    private static func bursts(_ burst: String?) -> String {
        burst.map { "    bursts:\n      - { \($0) }\n" } ?? ""
    }

    /// Reaches its thresholds with the fourth and the fifth message of a period.
    private static func softLimit(per period: String) -> String {
        "      - { name: early, count: messages, per: \(period), amount: 5, enforcement: soft }"
    }

    /// The same of any 24 hours, whose span of telling ends with the month (UTC), too.
    private static let rollingSoftLimit =
        "      - { name: span, count: messages, per: rolling 24h, amount: 5, enforcement: soft }"

    /// Their places matter: `rare`, which nothing moves, is beside others that are moved; of two thresholds
    /// that are equally high the first is told, so that one of `none` would hide the one of `first`; two of a
    /// day stand behind soft ones; a burst stands behind all.
    private static let thresholdLimits = """
              - { name: rare, calls: rare, per: day, amount: 5, enforcement: soft }
              - { name: none, count: messages, per: rolling 48h, amount: 0, enforcement: soft }
              - { name: usual, calls: usual, per: day, amount: 12, enforcement: soft }
              - { name: first, count: messages, per: day, amount: 1, enforcement: soft }
              - { name: early, count: messages, per: month, amount: 10, enforcement: soft }
              - { name: day, count: messages, per: day, amount: 31 }
              - { name: wide, count: messages, per: lifetime, amount: 23, enforcement: soft }
              - { name: span, count: messages, per: rolling 24h, amount: 20, enforcement: soft }
              - { name: near, count: messages, per: rolling 72h, amount: 22, enforcement: soft }
        """

    private static let thresholdEvents = """
        threshold_events:
          url: "\(TestBed.Place.upstream)/events"
          secret: { file: "\(TestBed.Place.secret)" }
        """

    /// A plan whose burst lets a token through in each millisecond.
    private static let fastPlan = """
          fast:
            label: Fast
            kind: subscription
            limits:
              - { count: messages, per: month, amount: 1_000_000 }
              - { count: total_tokens, per: month, amount: 100_000_000 }
            bursts:
              - { count: tokens, per_minute: 60_000, capacity: \(fastCapacity) }

        """

    /// A plan whose burst gives back nothing while a scenario runs: a token a minute.
    private static let slowPlan = """
          slow:
            label: Slow
            kind: subscription
            limits: []
            bursts:
              - { count: tokens, per_minute: 1, capacity: 1_000 }

        """

    /// A burst that refuses nobody, beside limits.
    private static let wideBurst = "count: requests, per_minute: 6_000, capacity: 1_000"

    private static let rareClass = """
        model_classes:
          - { model: rare, class: rare }
        default_class: usual
        """

    /// US micro-dollars per token, so that no message's cost is rounded.
    static let prices = (input: 3, output: 15)

    /// Each counter that an answer's usage moves, besides the limit that is to hold.
    private static func use(
        _ limit: String, messages: Int = 1_000_000, burst: String? = nil, lease: String = "300s",
        idempotencySpan: String = "48h", failure: String = "deny", first: String = "", last: String = "",
        others: String = ""
    ) -> String {
        """
        plans:
          proof:
            label: Proof
            kind: subscription
            max_open: 1000
            limits:
        \(first)
              - { name: limited, \(limit) }
              - { name: input, count: input_tokens, per: day, amount: 100_000_000, enforcement: soft }
              - { name: output, count: output_tokens, per: hour, amount: 100_000_000 }
              - { name: total, count: total_tokens, per: rolling 24h, amount: 100_000_000 }
              - { name: cost, count: cost, per: lifetime, amount: $1000 }
              - { name: messages, count: messages, per: month, amount: \(messages) }
        \(last.isEmpty ? "" : last + "\n")\(bursts(burst))\(others)default_plan: proof
        prices:
          - { model: free, input: 0, output: 0 }
          - { model: "*", input: \(prices.input), output: \(prices.output) }
        \(common("5s", lease, idempotencySpan: idempotencySpan, failure: failure))
        """
    }

    /// Counters of messages, of each kind. The class's name, read as a pattern, would be the code of tokens.
    private static let countedLimits = """
              - { name: first, count: messages, per: lifetime, amount: 1_000_000 }
              - { name: rolled, count: messages, per: rolling 24h, amount: 1_000_000 }
              - { name: calls, calls: to-k, per: day, amount: 1_000_000 }
        """

    /// Stands last in a reservation's row, where what a renewal tells comes next.
    private static let spokenLimit =
        "      - { name: spoken, count: output_tokens, per: day, amount: 100_000_000 }"

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

    private static func common(
        _ deadline: String, _ lease: String = "300s", _ refusalMemory: String = "500ms",
        idempotencySpan: String = "48h", failure: String = "deny"
    ) -> String {
        """
        identity:
          - trusted_header: x-user-id
            from: [127.0.0.0/8]
        loops: 1
        drain_grace: 1s
        redis:
          deadline: \(deadline)
          lease: \(lease)
          refusal_memory: \(refusalMemory)
          idempotency_span: \(idempotencySpan)
          failure: \(failure)
        \(failure == "grace" ? "  grace_messages: \(graceMessages)" : "")
        """
    }
}
