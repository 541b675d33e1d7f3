import Foundation
import Limits
import Testing
import Usage
import Words

/// Tests every row of the gate table: each reason that keeps a user from sending, with each state of a
/// subscription.
@Suite struct `The gate table` {
    private static let states = SubscriptionState.allCases

    /// The expected gates for each reason (`SendBlocker`) in the states free, active, cancelled,
    /// billingIssue, paused, endedByCancellation, endedByBilling and ended:
    /// - `-` means that the user may send.
    /// - `@` means that the gate's sentence names a date.
    /// - The gate after a vertical bar is that of a trial in this state.
    private static let gates: [(SendBlocker, String)] = [
        (.none, "- - - - - - - -"),
        (.block, "blocked blocked blocked blocked blocked blocked blocked blocked"),
        (
            .closedPlan,
            "generic generic generic generic paused cancelled payment_failed cancelled|trial_expired"
        ),
        (.closedClass, "generic generic generic generic generic generic generic generic"),
        (.usedUp, [String](repeating: "exhausted@window", count: 8).joined(separator: " ")),
        (.usedUpToTheEnd, [String](repeating: "exhausted", count: 8).joined(separator: " ")),
        (
            .trialUsedUp,
            "exhausted exhausted@subscription exhausted exhausted exhausted exhausted exhausted exhausted"
        ),
        (
            .trialUsedUpForGood,
            "trial_expired trial_expired exhausted exhausted trial_expired cancelled trial_expired trial_expired"
        ),
    ]

    @Test(arguments: SendBlocker.allCases) func `Every state names its gate`(obstacle: SendBlocker) throws {
        let line = try #require(Self.gates.first { $0.0 == obstacle }?.1).split(separator: " ")
        #expect(line.count == Self.states.count)
        for (state, cell) in zip(Self.states, line) {
            let wanted = cell.split(separator: "|").map(String.init)
            for isTrial in [false, true] {
                let row = GateTable.row(obstacle, state, isTrial: isTrial)
                #expect(
                    Self.name(row.gate) == (isTrial ? wanted.last : wanted.first),
                    "\(obstacle), \(state), trial: \(isTrial)")
                #expect(row.canSend == (row.gate == nil))
                #expect(row.canSend == (obstacle == .none), "\(obstacle), \(state)")
                #expect(row.canSend || row.words != nil, "\(obstacle), \(state): there is no text")
            }
        }
    }

    @Test(
        arguments: [
            (.free, [.subscribe, .restore]), (.active, [.manage]), (.cancelled, [.resubscribe, .manage]),
            (.billingIssue, [.updatePayment, .manage]), (.paused, [.manage, .restore]),
            (.endedByCancellation, [.resubscribe, .restore]),
            (.endedByBilling, [.updatePayment, .resubscribe, .restore]),
            (.ended, [.resubscribe, .restore]),
        ] as [(SubscriptionState, [SubscriptionAction])])
    func `The gate table offers what helps in a state, whatever the limits`(
        state: SubscriptionState, actions: [SubscriptionAction]
    ) {
        for obstacle in [SendBlocker.none, .closedPlan, .usedUp, .usedUpToTheEnd] {
            #expect(GateTable.row(obstacle, state, isTrial: false).actions == actions, "\(obstacle)")
        }
        let blocked = GateTable.row(.block, state, isTrial: false).actions
        #expect(blocked == (actions.contains(.manage) ? [.manage] : []), "only the operator could help")
    }

    @Test(
        arguments: [
            (.free, nil), (.active, nil),
            (.cancelled, "Your subscription is active until November 23. You can resubscribe anytime."),
            (.billingIssue, "There's a hiccup with your payment. Let's get that sorted."),
            (
                .paused,
                "Your subscription is taking a break until December 5 — I'll be here when you're back."
            ),
            (.endedByCancellation, "Ready to come back?"),
            (.endedByBilling, "There's a hiccup with your payment. Let's get that sorted."),
            (.ended, "Ready to come back?"),
        ] as [(SubscriptionState, String?)])
    func `Every state has its text before anything is sent`(state: SubscriptionState, words: String?) {
        let decision = Self.decision(Self.user(state), used: 0)
        #expect(decision.state == state)
        #expect(english(decision.stateSentence) == words)
    }

    /// The rows of docs/specification.md for the coaching product, from the stored record to the sentence.
    @Test(arguments: Row.coach) func `The gate table decides each row of the coaching product`(row: Row) {
        let decision = Self.decision(row.user, used: row.used)
        #expect(decision.gate?.code == row.gate, "\(row)")
        #expect(decision.canSend == (row.gate == nil))
        #expect(english(decision.phrase) == row.words, "\(row)")
        #expect(decision.opensAt == row.opens.map(at))
        #expect(decision.actions == row.actions)
        #expect((german(decision.phrase) != nil) == (row.words != nil), "German says it, too")
        #expect(german(decision.phrase) != row.words || row.words == nil, "and in German")
    }

    @Test func `A courtesy allowance admits what it promises`() {
        let limit = Limit(name: "messages", meter: .messages, window: .month, amount: 10, courtesy: 2)
        let planTable = one(limit)
        for (used, canSend) in [(9, true), (10, true), (11, true), (12, false)] {
            let decision = Self.decision(Entitlement(plan: "only"), used: used, planTable)
            #expect(decision.canSend == canSend, "\(used)")
        }
    }

    @Test func `One used-up class of models blocks no message, but all of them together do`() {
        func gate(_ used: [Int]) -> String? {
            let user = Entitlement(plan: "pro", status: "active")
            let schedule = pages.schedule(for: user, modelClass: nil, at: now)
            return GateDecision(of: user, schedule, used: { used[$0] }, at: now, planTable: pages).gate?.code
        }
        #expect(gate([100, 0]) == nil && gate([0, 50]) == nil && gate([100, 50]) == "messages_exhausted")
    }

    @Test func `A soft or shadow limit blocks no message`() {
        for enforcement in [Limit.Enforcement.soft, .shadow] {
            let planTable = one(
                Limit(
                    name: "m", meter: .messages, window: .month, amount: 10, enforcement: enforcement))
            #expect(Self.decision(Entitlement(plan: "only"), used: 99, planTable).canSend)
        }
    }

    // MARK: Support

    static func decision(_ user: Entitlement, used: Int, _ planTable: PlanTable = coach) -> GateDecision {
        let schedule = planTable.schedule(for: user, modelClass: nil, at: now)
        return GateDecision(of: user, schedule, used: { _ in used }, at: now, planTable: planTable)
    }

    private static func name(_ gate: GateRow.Gate?) -> String {
        switch gate {
        case nil: "-"
        case .trialExpired: "trial_expired"
        case .cancelled: "cancelled"
        case .paymentFailed: "payment_failed"
        case .paused: "paused"
        case .blocked: "blocked"
        case .generic: "generic"
        case .exhausted(.window): "exhausted@window"
        case .exhausted(.subscription): "exhausted@subscription"
        case .exhausted(.never): "exhausted"
        }
    }

    private static func user(_ state: SubscriptionState) -> Entitlement {
        let (soon, before) = (at("2026-11-23T12:00:00Z"), at("2026-11-19T12:00:00Z"))
        return switch state {
        case .free: .none
        case .active: Entitlement(plan: "premium", status: "active", periodEnd: soon)
        case .cancelled: Entitlement(plan: "premium", status: "cancelled", periodEnd: soon)
        case .billingIssue: Entitlement(plan: "premium", status: "billing_issue", periodEnd: soon)
        case .paused:
            Entitlement(
                plan: "premium", status: "expired", periodEnd: before,
                pausedUntil: at("2026-12-05T12:00:00Z"))
        case .endedByCancellation:
            Entitlement(plan: "premium", status: "expired", periodEnd: before, unsubscribedAt: before)
        case .endedByBilling:
            Entitlement(plan: "premium", status: "expired", periodEnd: before, billingIssueAt: before)
        case .ended: Entitlement(plan: "premium", status: "expired", periodEnd: before)
        }
    }
}

/// A row of the specification: a user's record, the used units, and the texts that the user reads.
struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let user: Entitlement
    var used = 0
    let gate: String?
    let words: String?
    var opens: String?
    let actions: [SubscriptionAction]

    private static let soon = at("2026-11-23T12:00:00Z")
    private static let before = at("2026-11-19T12:00:00Z")
    private static let (earliest, earlier) = (at("2026-11-17T12:00:00Z"), at("2026-11-18T12:00:00Z"))
    private static let payment = "There's a hiccup with your payment. Let's get that sorted."
    private static let sessions = "You've used your trial sessions — ready to continue?"
    private static let month =
        "We've had a lot of great conversations this month! Your next session refreshes on December 1."

    static let coach = [
        Row(
            testDescription: "trial cancelled, then ended",
            user: Entitlement(plan: "trial", status: "expired", periodEnd: before, unsubscribedAt: before),
            gate: "cancelled", words: "Ready to come back?", actions: [.resubscribe, .restore]),
        Row(
            testDescription: "trial cancelled, and its end not told yet",
            user: Entitlement(plan: "trial", status: "cancelled", periodEnd: before),
            gate: "cancelled", words: "Ready to come back?", actions: [.resubscribe, .restore]),
        Row(
            testDescription: "trial ended, nobody cancelled",
            user: Entitlement(plan: "trial", status: "expired", periodEnd: before),
            gate: "trial_expired", words: sessions, actions: [.subscribe, .restore]),
        Row(
            testDescription: "ended by a billing error, never cancelled",
            user: Entitlement(plan: "premium", status: "expired", periodEnd: before, billingIssueAt: before),
            gate: "payment_failed", words: payment, actions: [.updatePayment, .resubscribe, .restore]),
        Row(
            testDescription: "a billing error, whose end is not told yet",
            user: Entitlement(plan: "premium", status: "billing_issue", periodEnd: before),
            gate: "payment_failed", words: payment, actions: [.updatePayment, .resubscribe, .restore]),
        Row(
            testDescription: "a billing error, and then cancelled",
            user: Entitlement(
                plan: "premium", status: "expired", periodEnd: before, unsubscribedAt: earlier,
                billingIssueAt: earliest),
            gate: "cancelled", words: "Ready to come back?", actions: [.resubscribe, .restore]),
        Row(
            testDescription: "cancelled, and a billing error that came after it",
            user: Entitlement(
                plan: "premium", status: "expired", periodEnd: before, unsubscribedAt: earliest,
                billingIssueAt: earlier),
            gate: "cancelled", words: "Ready to come back?", actions: [.resubscribe, .restore]),
        Row(
            testDescription: "a billing error, which the store tells as a cancellation, too",
            user: Entitlement(
                plan: "premium", status: "expired", periodEnd: before, unsubscribedAt: earliest,
                billingIssueAt: earliest),
            gate: "payment_failed", words: payment, actions: [.updatePayment, .resubscribe, .restore]),
        Row(
            testDescription: "a billing error, and the store gave up when the time was over",
            user: Entitlement(
                plan: "premium", status: "expired", periodEnd: before,
                unsubscribedAt: at("2026-11-19T18:00:00Z"), billingIssueAt: earliest),
            gate: "payment_failed", words: payment, actions: [.updatePayment, .resubscribe, .restore]),
        Row(
            testDescription: "paused",
            user: Entitlement(
                plan: "premium", status: "expired", periodEnd: before,
                pausedUntil: at("2026-12-05T12:00:00Z")),
            gate: "paused",
            words: "Your subscription is taking a break until December 5 — I'll be here when you're back.",
            opens: "2026-12-05T12:00:00Z", actions: [.manage, .restore]),
        Row(
            testDescription: "paused until nobody knows when",
            user: Entitlement(
                plan: "premium", status: "expired", periodEnd: before, pausedUntil: .distantFuture),
            gate: "paused", words: "Your subscription is taking a break — I'll be here when you're back.",
            actions: [.manage, .restore]),
        Row(
            testDescription: "a pause that is over, and nothing came",
            user: Entitlement(plan: "premium", status: "expired", periodEnd: before, pausedUntil: before),
            gate: "cancelled", words: "Ready to come back?", actions: [.resubscribe, .restore]),
        Row(
            testDescription: "a pause to come",
            user: Entitlement(plan: "premium", status: "active", periodEnd: soon, pausedUntil: soon),
            gate: nil, words: nil, actions: [.manage]),
        Row(
            testDescription: "trial running, 100 used",
            user: Entitlement(plan: "trial", status: "active", periodStart: before, periodEnd: soon),
            used: 100, gate: "messages_exhausted",
            words: "You've been making great progress! Your message limit refreshes when your monthly "
                + "subscription begins on November 23.",
            opens: "2026-11-23T12:00:00Z", actions: [.manage]),
        Row(
            testDescription: "trial running, 100 used, cancelled",
            user: Entitlement(plan: "trial", status: "cancelled", periodStart: before, periodEnd: soon),
            used: 100, gate: "messages_exhausted", words: sessions, actions: [.resubscribe, .manage]),
        Row(
            testDescription: "trial running, 100 used, the payment open",
            user: Entitlement(plan: "trial", status: "billing_issue", periodStart: before, periodEnd: soon),
            used: 100, gate: "messages_exhausted", words: sessions, actions: [.updatePayment, .manage]),
        Row(
            testDescription: "trial without an end, 100 used",
            user: Entitlement(plan: "trial", status: "active"), used: 100, gate: "trial_expired",
            words: sessions, actions: [.subscribe, .restore]),
        Row(
            testDescription: "800 used",
            user: Entitlement(plan: "premium", status: "active", periodEnd: soon), used: 800,
            gate: "messages_exhausted", words: month, opens: "2026-12-01T00:00:00Z", actions: [.manage]),
        Row(
            testDescription: "cancelled, 3 days left, 800 used",
            user: Entitlement(plan: "premium", status: "cancelled", periodEnd: soon), used: 800,
            gate: "messages_exhausted",
            words: "We've had a lot of great conversations this month! Your subscription is active until "
                + "November 23, and nothing refreshes after that. You can resubscribe anytime.",
            actions: [.resubscribe, .manage]),
        Row(
            testDescription: "cancelled, six weeks left, 800 used",
            user: Entitlement(
                plan: "premium", status: "cancelled", periodEnd: at("2027-01-01T00:00:00Z")),
            used: 800, gate: "messages_exhausted", words: month, opens: "2026-12-01T00:00:00Z",
            actions: [.resubscribe, .manage]),
        Row(
            testDescription: "blocked by an operator",
            user: Entitlement(plan: "premium", status: "active", periodEnd: soon, blockedSince: before),
            gate: "blocked",
            words: "I can't go on with you right now — everything we've talked about stays here for you.",
            actions: [.manage]),
        Row(
            testDescription: "never bought anything", user: .none, gate: "generic",
            words: "I'd love to talk with you — choose a plan whenever you're ready.",
            actions: [.subscribe, .restore]),
    ]
}
