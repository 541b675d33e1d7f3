extension Scenario {
    /// A plan that never refuses a message.
    static let wide = planYAML("per: month, amount: 1_000_000")

    /// A configuration with one plan. A user may have as many open messages as the load sends. The deadline
    /// for Redis is long, because the machine can be busy.
    static func planYAML(
        _ limit: String, maxOpen: Int = 1000, burst: String? = nil, deadline: String = "5s",
        lease: String = "300s", refusalMemory: String = "500ms", more: String = "", others: String = ""
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
        \(common(deadline, lease, refusalMemory))
        """
    }

    private static func bursts(_ burst: String?) -> String {
        burst.map { "    bursts:\n      - { \($0) }\n" } ?? ""
    }

    /// Prices in micro-dollars per token. They are whole numbers, so that no cost is rounded.
    static let prices = (input: 3, output: 15)

    /// A configuration with the limit under test, and with a counter for each kind of use in an answer.
    static func useMessages(
        _ limit: String, messages: Int = 1_000_000, burst: String? = nil, lease: String = "300s",
        idempotencySpan: String = "48h", failure: String = "deny"
    ) -> String {
        """
        plans:
          proof:
            label: Proof
            kind: subscription
            max_open: 1000
            limits:
              - { name: limited, \(limit) }
              - { name: input, count: input_tokens, per: day, amount: 100_000_000, enforcement: soft }
              - { name: output, count: output_tokens, per: hour, amount: 100_000_000 }
              - { name: total, count: total_tokens, per: rolling 24h, amount: 100_000_000 }
              - { name: cost, count: cost, per: lifetime, amount: $1000 }
              - { name: messages, count: messages, per: month, amount: \(messages) }
        \(bursts(burst))default_plan: proof
        prices:
          - { model: free, input: 0, output: 0 }
          - { model: "*", input: \(prices.input), output: \(prices.output) }
        \(common("5s", lease, idempotencySpan: idempotencySpan, failure: failure))
        """
    }

    static let trialAndPremium = """
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
