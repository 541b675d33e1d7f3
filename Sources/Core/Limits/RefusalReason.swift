/// Why one more message is refused by its user's plan, or by an operator: the one list. The answer's status,
/// code and kind, the metrics' label and the refusal log's word stand here; each reason has its sentence in
/// `Problem+Refusal` besides.
package enum RefusalReason: UInt8, Hashable, Sendable, CaseIterable {
    /// A limit of the plan is used up.
    case usedUp
    /// The plan holds no calls of this class of models.
    case closedClass
    /// The plan holds no messages, tokens or money at all.
    case closedPlan
    /// Messages that still run hold all that is left of a limit.
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
        package let decision: Decision
        package let status: Int
        /// The machine-readable code of the answer. OpenAI distinguishes what passes by itself
        /// (`rate_limit_exceeded`) from what does not (`insufficient_quota`).
        package let code: StaticString
        package let kind: ErrorKind
        /// The kind of rule that refuses, as the refusal log names it.
        package let rule: StaticString

        init(
            _ decision: Decision, _ status: Int, _ code: StaticString, _ kind: ErrorKind, _ rule: StaticString
        ) {
            (self.decision, self.status, self.code, self.kind, self.rule) = (
                decision, status, code, kind, rule
            )
        }
    }

    package var facts: Facts {
        switch self {
        case .usedUp: Facts(.limit, 429, "insufficient_quota", .quota, "limit")
        case .closedClass: Facts(.modelClass, 403, "not_in_plan", .forbidden, "limit")
        case .closedPlan: Facts(.subscription, 403, "not_in_plan", .forbidden, "limit")
        case .held: Facts(.limit, 429, "rate_limit_exceeded", .tokenRate, "limit")
        case .largerThanLeft: Facts(.limit, 400, "larger_than_left", .invalid, "limit")
        case .burst: Facts(.burst, 429, "rate_limit_exceeded", .rate, "burst")
        case .concurrency: Facts(.concurrency, 429, "rate_limit_exceeded", .rate, "concurrency")
        case .blocked: Facts(.blocked, 403, "account_on_hold", .forbidden, "blocked")
        }
    }

    /// Whether the plan lets nothing of it pass, so that waiting does not help.
    package var isClosed: Bool { self == .closedClass || self == .closedPlan }

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
