/// Why one more message is refused by its user's plan, or by an operator: the one list. The answer's status
/// and code, the metrics' label and the refusal log's word stand here; each reason has its sentence in
/// `Problem+Refusal` besides.
package enum RefusalReason: UInt8, Hashable, Sendable, CaseIterable {
    /// A limit of the plan is used up.
    case usedUp
    /// The plan holds no calls of this class of models.
    case closedClass
    /// The plan holds no messages, tokens or money at all.
    case closedPlan
    /// What is left of a limit is held by messages that still run.
    case held
    /// The request is larger than what is left of a limit.
    case largerThanLeft
    /// A burst limit is used up for a moment.
    case burst
    /// Too many messages of the user are open.
    case concurrency
    /// An operator lets this user send nothing.
    case blocked

    package struct Facts: Sendable {
        /// The label `reason` of `usher_decisions_total`, and the access log's `reason`.
        package let word: StaticString
        package let status: Int
        /// The machine-readable code of the answer. OpenAI distinguishes what passes by itself
        /// (`rate_limit_exceeded`) from what does not (`insufficient_quota`).
        package let code: StaticString
        /// The kind of rule that refuses, as the refusal log names it.
        package let rule: StaticString
    }

    package var facts: Facts {
        switch self {
        case .usedUp: Facts(word: "limit", status: 429, code: "insufficient_quota", rule: "limit")
        case .closedClass: Facts(word: "class", status: 403, code: "not_in_plan", rule: "limit")
        case .closedPlan: Facts(word: "subscription", status: 403, code: "not_in_plan", rule: "limit")
        case .held: Facts(word: "limit", status: 429, code: "rate_limit_exceeded", rule: "limit")
        case .largerThanLeft: Facts(word: "limit", status: 400, code: "larger_than_left", rule: "limit")
        case .burst: Facts(word: "burst", status: 429, code: "rate_limit_exceeded", rule: "burst")
        case .concurrency:
            Facts(word: "concurrency", status: 429, code: "rate_limit_exceeded", rule: "concurrency")
        case .blocked: Facts(word: "blocked", status: 403, code: "account_on_hold", rule: "blocked")
        }
    }

    /// Whether a rule of the plan refuses that has a name.
    package var isNamed: Bool {
        switch self {
        case .usedUp, .closedClass, .closedPlan, .held, .largerThanLeft, .burst: true
        case .concurrency, .blocked: false
        }
    }

    /// The reason of a limit of which nothing is left, or nothing was there from the start.
    package init(_ meter: Meter, amount: Int) {
        if amount > 0 {
            self = .usedUp
        } else if case .calls = meter {
            self = .closedClass
        } else {
            self = .closedPlan
        }
    }
}
