package import Limits
package import Usage

/// Why a limit says no, and in which words (SPEC §4 and §5).
package struct RefusalWords: Hashable, Sendable {
    package let phrase: Phrase
    package let gate: GateReason
    /// The plan does not hold this at all, so that waiting would not help.
    package let isClosed: Bool

    package init(_ situation: borrowing Situation, book: PlanBook) {
        isClosed = situation.entry.amount == 0
        (phrase, gate) = isClosed ? Self.closed(situation, book) : Self.usedUp(situation)
    }

    // MARK: - A limit of 0

    private static func closed(_ situation: borrowing Situation, _ book: PlanBook) -> (Phrase, GateReason) {
        if let modelClass = situation.modelClass {
            let plans = book.plansOpening(modelClass).filter { $0.id != situation.plan.id }
            guard !plans.isEmpty else { return (Phrase(.modelClosedEverywhere, model: modelClass), .generic) }
            return (Phrase(.modelClosed, model: modelClass, plans: plans.map(\.label)), .generic)
        }
        switch situation.entitlement.status(at: situation.now) {
        case "expired", "cancelled":
            let former = situation.entitlement.plan.flatMap { book.plans[$0] }
            return (Phrase(.comeBack), former?.kind == .trial ? .trialExpired : .cancelled)
        default:
            return (Phrase(.planNeeded), .generic)
        }
    }

    // MARK: - A limit that is used up

    private static func usedUp(_ situation: borrowing Situation) -> (Phrase, GateReason) {
        if situation.isTrial { return trial(situation) }
        let date = situation.freeAt
        if let end = situation.endsBefore(date) { return (Phrase(.comeBack), end) }
        return (phrase(situation), .messagesExhausted(nextBillingDate: date?.date))
    }

    private static func phrase(_ situation: borrowing Situation) -> Phrase {
        let date = situation.freeAt
        let modelClass = situation.modelClass
        return switch situation.window {
        case .month, .billingMonth:
            Phrase(modelClass == nil ? .monthUsedUp : .classMonthUsedUp, date: date, model: modelClass)
        case .day: Phrase(modelClass == nil ? .dayUsedUp : .classDayUsedUp, date: date, model: modelClass)
        case .lifetime: Phrase(.planUsedUp)
        case .minute, .hour, .rolling: Phrase.breath(until: date, now: situation.now)
        }
    }

    /// A trial's messages are gone; what follows is its subscription, nothing, or a way back.
    private static func trial(_ situation: borrowing Situation) -> (Phrase, GateReason) {
        let user = situation.entitlement
        guard let end = user.periodEnd else { return (Phrase(.trialUsedUp), .trialExpired) }
        switch (end > situation.now, user.status) {
        case (true, nil), (true, "active"):
            return (Phrase(.trialContinues, date: end), .messagesExhausted(nextBillingDate: end.date))
        case (false, "cancelled"), (false, "expired"):
            return (Phrase(.comeBack), .trialExpired)
        default:
            return (Phrase(.trialUsedUp), .trialExpired)
        }
    }
}

extension Situation {
    /// The gate of a cancelled user whose subscription ends before the limit would start anew: a promise of
    /// that day would not be true.
    fileprivate func endsBefore(_ reset: Moment?) -> GateReason? {
        guard entitlement.status == "cancelled", let end = entitlement.periodEnd else { return nil }
        guard let reset, end <= reset, !isShort, window != .day || end <= now else { return nil }
        return .cancelled
    }
}

extension Phrase {
    /// A class of models is used up, and another model answers instead.
    package static func otherModel(than situation: borrowing Situation) -> Phrase {
        guard let date = situation.freeAt, !situation.isShort else {
            return Phrase(.otherModel, model: situation.modelClass)
        }
        return Phrase(.otherModelUntil, date: date, model: situation.modelClass)
    }

    /// A pause, in the words that fit its length. Waiting times need no zone, so that they are true for
    /// everyone.
    package static func breath(until moment: Moment?, now: Moment) -> Phrase {
        guard let moment else { return Phrase(.shortBreath) }
        let seconds = max(0, Int((moment.milliseconds - now.milliseconds + 999) / 1000))
        return switch seconds {
        case ...90: Phrase(.shortBreath)
        case ...5400: Phrase(.breathMinutes, count: (seconds + 59) / 60)
        case ...129_600: Phrase(.breathHours, count: (seconds + 3599) / 3600)
        default: Phrase(.breathUntil, date: moment)
        }
    }
}
