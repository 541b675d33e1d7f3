import Foundation
package import Limits
package import Usage

/// Whether a user may send a message at a moment. The gate table supplies the sentences, actions and dates.
package struct GateDecision: Hashable, Sendable {
    package let state: SubscriptionState
    /// Why the user's next message would be refused; nil if it would be admitted.
    package let gate: GateReason?
    /// The sentence that tells the user the reason `gate`; nil if there is none.
    package let phrase: Phrase?
    /// The sentence about the subscription's state, which an app shows before the user sends a message. It is
    /// nil if the subscription needs no attention.
    package let stateSentence: Phrase?
    package let actions: [SubscriptionAction]
    /// Whether the amount of the refusing limit is 0, so that waiting does not help.
    package let isClosed: Bool
    /// When the user can send the next message; nil if waiting alone does not help.
    package let opensAt: Moment?

    package var canSend: Bool { gate == nil }

    /// The decision for a user whose next message is refused by the limit in `situation`.
    package init(refusing situation: borrowing Situation, planTable: PlanTable) {
        self.init(
            situation.obstacle, GateSubject(situation.entitlement, situation.plan, situation.now, planTable),
            copy situation, planTable)
    }

    /// Whether the user may send at all. A used-up model class refuses only if all classes are used up, since
    /// other models can answer. If several limits refuse, the one that is reset last decides. Bursts and open
    /// messages are ignored, since they refuse for a short time only.
    ///
    /// - Parameter used: returns how much is used of the limit with this index in the schedule.
    package init(
        of user: Entitlement, _ schedule: Schedule, used: (Int) -> Int, at now: Moment, planTable: PlanTable
    ) {
        let subject = GateSubject(user, schedule.plan, now, planTable)
        if user.isBlocked {
            self.init(.block, subject, nil, planTable)
            return
        }
        let classes = schedule.entries.indices.filter { schedule.entries[$0].countsOneClass }
        let refusing = schedule.entries.indices.filter { schedule.entries[$0].refusesUse(used($0)) }
        let areAllClosed = !classes.isEmpty && classes.allSatisfy(refusing.contains)
        let decisive = refusing.filter { areAllClosed || !schedule.entries[$0].countsOneClass }
            .max { schedule.entries[$0].resetOrNever < schedule.entries[$1].resetOrNever }
        guard let decisive else {
            self.init(.none, subject, nil, planTable)
            return
        }
        self.init(
            refusing: Situation(
                plan: schedule.plan, entry: schedule.entries[decisive], used: used(decisive),
                entitlement: user, now: now), planTable: planTable)
    }

    private init(
        _ obstacle: SendBlocker, _ subject: GateSubject, _ situation: Situation?, _ planTable: PlanTable
    ) {
        let row = GateTable.row(obstacle, subject.rowState, isTrial: subject.isTrial)
        state = subject.state
        actions = row.actions
        isClosed = obstacle == .closedPlan || obstacle == .closedClass
        let own = GateTable.row(.none, subject.rowState, isTrial: subject.isTrial)
        stateSentence = own.words.flatMap { subject.phrase($0) }
        phrase =
            row.canSend ? nil : row.words.flatMap { subject.phrase($0) ?? situation?.phrase($0, planTable) }
        let opens: Moment? =
            switch row.gate {
            case .exhausted(.window): situation?.freeAt
            case .exhausted(.subscription): subject.user.periodEnd
            case .paused: subject.user.resumes
            case .exhausted(.never), .trialExpired, .cancelled, .paymentFailed, .blocked, .generic, nil: nil
            }
        opensAt = opens
        gate = row.gate.map { GateReason($0, opens?.date) }
    }
}

/// The facts about a user that decide the row of the gate table.
private struct GateSubject {
    let user: Entitlement
    let state: SubscriptionState
    /// The state by which a row of the gate table is chosen. It is `free` for users of a plan of the kind
    /// `free`, who have bought nothing.
    let rowState: SubscriptionState
    let isTrial: Bool

    init(_ user: Entitlement, _ plan: Plan, _ now: Moment, _ planTable: PlanTable) {
        self.user = user
        let state = SubscriptionState(user, at: now)
        let bought = user.plan.flatMap { planTable.plans[$0] } ?? plan
        self.state = state
        rowState = state == .active && bought.kind == .free ? .free : state
        isTrial = bought.kind == .trial
    }

    /// The phrase for a fixed sentence about the subscription. It is nil for other sentences, or if a date in
    /// the sentence is unknown.
    func phrase(_ words: GateRow.Words) -> Phrase? {
        guard case .sentence(let sentence) = words else { return nil }
        switch sentence {
        case .subscriptionPaused:
            return user.resumes.map { Phrase(sentence, date: $0) } ?? Phrase(.subscriptionPausedOpen)
        case .cancelledActive, .trialContinues: return user.periodEnd.map { Phrase(sentence, date: $0) }
        default: return Phrase(sentence)
        }
    }
}

extension GateReason {
    fileprivate init(_ gate: GateRow.Gate, _ date: Date?) {
        self =
            switch gate {
            case .trialExpired: .trialExpired
            case .cancelled: .cancelled
            case .paymentFailed: .paymentFailed
            case .paused: .paused(until: date)
            case .blocked: .blocked
            case .generic: .generic
            case .exhausted: .messagesExhausted(nextBillingDate: date)
            }
    }
}

extension Schedule.Entry {
    fileprivate var countsOneClass: Bool {
        if case .calls = limit.meter { true } else { false }
    }

    /// When the limit is reset. If it is never reset, the result is a moment in the far future.
    fileprivate var resetOrNever: Moment { resetsAt ?? .distantFuture }
}

extension Situation {
    /// Why this limit refuses messages. The reason chooses a row of the gate table.
    fileprivate var obstacle: SendBlocker {
        if entry.amount == 0 { return modelClass == nil ? .closedPlan : .closedClass }
        let end = entitlement.periodEnd
        if isTrial { return end.map { $0 > now } ?? false ? .trialUsedUp : .trialUsedUpForGood }
        return endsBeforeReset == nil ? .usedUp : .usedUpToTheEnd
    }

    /// The end of a cancelled subscription that ends before the limit is reset. It is nil in all other cases.
    package var endsBeforeReset: Moment? {
        guard entitlement.status == SubscriptionStatus.cancelled.rawValue, !isShort,
            let end = entitlement.periodEnd, let freeAt, end <= freeAt
        else { return nil }
        return end
    }
}

extension Entitlement {
    /// When the user's paused subscription resumes by itself; nil if no such time was reported.
    fileprivate var resumes: Moment? { pausedUntil.flatMap { $0 < .distantFuture ? $0 : nil } }
}
