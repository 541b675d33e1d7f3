/// Why a plan or an operator refuses one more message. `Problem+Refusal` has the sentences for users.
package enum RefusalReason: UInt8, Hashable, Sendable, CaseIterable {
    /// A limit of the plan is used up.
    case usedUp
    /// The plan includes no calls of this model class.
    case closedClass
    /// The plan includes no messages, tokens or money at all.
    case closedPlan
    /// The user's running messages have reserved everything that is left of a limit.
    case held
    /// The request needs more than what is left of a limit.
    case largerThanLeft
    /// A burst limit is used up and refills soon.
    case burst
    /// The user has too many open messages.
    case concurrency
    /// An operator has blocked this user.
    case blocked

    /// The kind of rule that refuses a message. The raw value is the rule's name in the refusal log.
    package enum Rule: String, Sendable {
        case limit, burst, concurrency, blocked
    }

    /// The event after which the message can be admitted. The soonest event is the first case.
    package enum End: Int, Sendable {
        /// The refusal ends when one of the user's open messages has ended.
        case openMessage
        /// The refusal ends when the running messages that reserved the rest of the limit are settled.
        case settlement
        /// The refusal ends when enough time has passed for the burst limit to refill.
        case refill
        /// The refusal ends when the user sends a smaller request, or when the limit is reset.
        case smallerRequest
        case reset
        case `operator`
    }

    package struct Facts: Sendable {
        package let decision: Decision
        package let status: Int
        /// The machine-readable code of the answer. OpenAI distinguishes `rate_limit_exceeded`, which ends by
        /// itself, from `insufficient_quota`, which does not.
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

    /// The text for operators that follows the words “Refused by”. It names the rule that refused.
    ///
    /// - Parameter meter: what the limit counts; nil if that is not known. The figures then have no unit.
    package func explanation(name: String?, plan: String, used: Int, amount: Int, meter: Meter?) -> String {
        let name = name ?? ""
        func text(_ units: Int) -> String { meter?.describe(units) ?? "\(units)" }
        return switch self {
        case .usedUp, .held, .largerThanLeft:
            "the limit \(name) of the plan \(plan): \(text(used)) of \(text(amount)) were used"
        case .closedClass, .closedPlan: "the limit \(name) of the plan \(plan), which is closed (0)"
        case .burst: "the burst limit \(name) of the plan \(plan)"
        case .concurrency: "the bound of \(amount) open messages of the plan \(plan)"
        case .blocked: "an operator's block"
        }
    }

    /// Whether the plan includes nothing of what the limit counts, so that waiting does not help.
    package var isClosed: Bool { self == .closedClass || self == .closedPlan }

    /// Whether a limit or a burst limit refused the message. No other kind of rule has a name.
    package var isNamed: Bool { facts.rule == .limit || facts.rule == .burst }

    /// The reason if nothing is left of a limit. If the amount is 0, the plan allows no use of the meter.
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
