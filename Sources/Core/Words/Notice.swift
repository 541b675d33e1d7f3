package import Limits
import Usage

/// A sentence about a limit in the answer to an admitted message. Most answers have none
/// (docs/specification.md §3 and §5).
package struct Notice: Hashable, Sendable {
    package let phrase: Phrase
    /// Whether an app should emphasise the notice, as in a trial's last messages and its last 24 hours.
    package let isEmphasised: Bool

    private init(_ phrase: Phrase, isEmphasised: Bool = false) {
        self.phrase = phrase
        self.isEmphasised = isEmphasised
    }

    /// The notice about a limit. It is nil if less than 80 % is used, except in a trial. If a hard limit is
    /// used up, the notice is the sentence with which the next message will be refused. If a soft limit is
    /// used up, the notice says that the user can continue.
    package init?(_ situation: borrowing Situation, planTable: PlanTable) {
        let limit = situation.entry.limit
        guard situation.entry.amount > 0, !situation.isShort, limit.isTold else { return nil }
        if situation.usageLevel.isAtLimit {
            guard limit.enforcement == .hard else {
                self.init(Phrase(.softReached))
                return
            }
            guard let phrase = GateDecision(refusing: situation, planTable: planTable).phrase else {
                return nil
            }
            self.init(phrase)
        } else if situation.isTrial {
            let remaining = situation.usageLevel.remaining
            self.init(
                Phrase(.trialRemaining, count: remaining, limit: situation.entry.amount),
                isEmphasised: remaining <= DisplayState.emphasisedRemainder || situation.isLastDay)
        } else if let threshold = situation.usageLevel.threshold, let phrase = situation.left(at: threshold) {
            self.init(phrase)
        } else {
            return nil
        }
    }

    /// The notice for each answer in the last 24 hours of a trial. It is nil at any other time, if no
    /// messages are left, or if the trial's days are unknown.
    package static func lastDay(_ situation: borrowing Situation) -> Notice? {
        guard situation.isLastDay, let phrase = situation.trialBanner else { return nil }
        return Notice(phrase, isEmphasised: true)
    }
}

extension Situation {
    /// The phrase that says how much of a limit is left, if 80 % or more is used.
    fileprivate func left(at threshold: Threshold) -> Phrase? {
        guard countsMessages else {
            guard let freeAt else { return nil }
            return Phrase(
                .shareLeft, percent: 100 - usageLevel.percentage, date: endsBeforeReset ?? freeAt)
        }
        let count = usageLevel.remaining
        guard let freeAt, entry.resetsAt != nil else { return Phrase(.messagesLeft, count: count) }
        if threshold > .gentle {
            return Phrase(
                modelClass == nil ? .almostThere : .classAlmostThere, count: count,
                date: endsBeforeReset ?? freeAt, model: modelClass)
        }
        let sentence: Sentence =
            switch window.facts.noun {
            case .day: modelClass == nil ? .dayGentle : .classDayGentle
            case .week: modelClass == nil ? .weekGentle : .classWeekGentle
            case .month: modelClass == nil ? .monthGentle : .classMonthGentle
            // Limits of a minute or an hour have no notice. A limit without resets was handled above.
            case .pause, .lifetime: .messagesLeft
            }
        return Phrase(sentence, count: count, model: modelClass)
    }

    /// The text of a trial's banner, with days and messages. It is nil outside a trial, if no messages are
    /// left, or if the trial's days are unknown.
    package var trialBanner: Phrase? {
        guard isTrial, !usageLevel.isAtLimit else { return nil }
        if isLastDay, SubscriptionState(entitlement, at: now) == .active { return Phrase(.trialLastDay) }
        guard let day = trialDay else { return nil }
        return Phrase(.trialBanner, count: usageLevel.remaining, day: day.day, days: day.total)
    }

    /// Whether the user is in the last 24 hours of a trial.
    package var isLastDay: Bool { isTrial && TrialDay.isLast(of: entitlement, plan, at: now) }

    private var trialDay: TrialDay? { TrialDay(of: entitlement, plan, at: now) }

    /// The text about the limit for screen readers. It is `settingsRow` if the limit does not count messages
    /// or calls. It is nil if the limit's amount is 0.
    package var spoken: Phrase? {
        guard countsMessages, entry.amount > 0 else { return settingsRow }
        if isTrial, let day = trialDay {
            return Phrase(
                .spokenTrialDay, used: usageLevel.used, limit: usageLevel.amount, day: day.day,
                days: day.total)
        }
        let sentence: Sentence =
            switch UsageText.Period(window: window, kind: plan.kind) {
            case .month: .spokenMonth
            case .week: .spokenWeek
            case .day: .spokenDay
            case .trial: .spokenTrial
            case .other: .settingsRow
            }
        return Phrase(sentence, used: usageLevel.used, limit: usageLevel.amount)
    }

    /// The line in an app's settings, which is always visible; nil if the limit's amount is 0.
    package var settingsRow: Phrase? {
        guard entry.amount > 0 else { return nil }
        let sentence: Sentence =
            switch entry.limit.meter.unit {
            case nil: .settingsRow
            case .tokens: .tokenRow
            case .microdollars: .moneyRow
            case .images: .imageRow
            case .audioSeconds: .secondRow
            case .characters: .characterRow
            }
        return Phrase(
            sentence, used: usageLevel.used, limit: usageLevel.amount, unit: entry.limit.meter.unit)
    }

    /// The line below the usage figures, with the date on which the limit is reset.
    package func refreshes(on date: Moment) -> Phrase {
        Phrase(countsMessages ? .refreshesOn : .planRefreshesOn, date: date)
    }
}
