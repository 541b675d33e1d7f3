/// Why one more message is refused by its user's plan, or by an operator: the one list. The answer's status,
/// code and kind, the metrics' label, the refusal log's word, when it is over and what operators are told
/// stand here; each reason has its sentence for people in `Problem+Refusal` besides.
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

    /// The kind of rule that refuses, by the name that it has in the refusal log.
    package enum Rule: String, Sendable {
        case limit, burst, concurrency, blocked
    }

    /// The event that has to come first, from the soonest to the last.
    package enum End: Int, Sendable {
        /// Another message of the user ends, whichever it is.
        case openMessage
        /// Messages are settled that hold what is left.
        case settlement
        /// Time refills the burst.
        case refill
        /// The request gets smaller, or the limit is reset.
        case smallerRequest
        case reset
        case `operator`
    }

    package struct Facts: Sendable {
        package let decision: Decision
        package let status: Int
        /// The machine-readable code of the answer. OpenAI distinguishes what passes by itself
        /// (`rate_limit_exceeded`) from what does not (`insufficient_quota`).
        package let code: StaticString
        package let kind: ErrorKind
        package let rule: Rule
        package let end: End

        init(
            _ decision: Decision, _ status: Int, _ code: StaticString, _ kind: ErrorKind, _ rule: Rule,
            until end: End
        ) {
            (self.decision, self.status, self.code, self.kind) = (decision, status, code, kind)
            (self.rule, self.end) = (rule, end)
        }
    }

    package var facts: Facts {
        switch self {
        case .usedUp: Facts(.limit, 429, "insufficient_quota", .quota, .limit, until: .reset)
        case .closedClass: Facts(.modelClass, 403, "not_in_plan", .forbidden, .limit, until: .reset)
        case .closedPlan: Facts(.subscription, 403, "not_in_plan", .forbidden, .limit, until: .reset)
        case .held: Facts(.limit, 429, "rate_limit_exceeded", .tokenRate, .limit, until: .settlement)
        case .largerThanLeft:
            Facts(.limit, 400, "larger_than_left", .invalid, .limit, until: .smallerRequest)
        case .burst: Facts(.burst, 429, "rate_limit_exceeded", .rate, .burst, until: .refill)
        case .concurrency:
            Facts(.concurrency, 429, "rate_limit_exceeded", .rate, .concurrency, until: .openMessage)
        case .blocked: Facts(.blocked, 403, "account_on_hold", .forbidden, .blocked, until: .operator)
        }
    }

    /// The rule that refuses, as operators are told of it: `Refused by …`
    package func explanation(name: String?, plan: String, used: Int, amount: Int) -> String {
        let name = name ?? ""
        return switch self {
        case .usedUp, .held, .largerThanLeft:
            "the limit \(name) of the plan \(plan): \(used) of \(amount) were used"
        case .closedClass, .closedPlan: "the limit \(name) of the plan \(plan), which is closed (0)"
        case .burst: "the burst limit \(name) of the plan \(plan)"
        case .concurrency: "the bound of \(amount) open messages of the plan \(plan)"
        case .blocked: "an operator's block"
        }
    }

    /// Whether the plan lets nothing of it pass, so that waiting does not help.
    package var isClosed: Bool { self == .closedClass || self == .closedPlan }

    /// Whether a rule of the plan refuses that has a name.
    package var isNamed: Bool { facts.rule == .limit || facts.rule == .burst }

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
