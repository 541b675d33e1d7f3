package import Limits
import Usage

/// What a user hears of a limit without being refused: nothing, most of the time (SPEC §3 and §5).
package struct Notice: Hashable, Sendable {
    package let phrase: Phrase
    /// The count stands out: a trial's last messages.
    package let isEmphasised: Bool

    private init(_ phrase: Phrase, isEmphasised: Bool = false) {
        self.phrase = phrase
        self.isEmphasised = isEmphasised
    }

    /// The notice of a standing: from 80 % on, or always in a trial; at the limit the words of the refusal to
    /// come, or where it only warns, that nothing ends.
    package init?(_ situation: borrowing Situation, book: PlanBook) {
        guard situation.entry.amount > 0, !situation.isShort else { return nil }
        if situation.standing.isAtLimit {
            let isHard = situation.entry.limit.enforcement == .hard
            self.init(isHard ? RefusalWords(situation, book: book).phrase : Phrase(.softReached))
        } else if situation.isTrial {
            let remaining = situation.standing.remaining
            self.init(
                Phrase(.trialRemaining, count: remaining, limit: situation.entry.amount),
                isEmphasised: remaining <= DisplayState.emphasisedRemainder)
        } else if let threshold = situation.standing.threshold, let phrase = situation.left(at: threshold) {
            self.init(phrase)
        } else {
            return nil
        }
    }
}

extension Situation {
    /// What is left, from 80 % on.
    fileprivate func left(at threshold: Threshold) -> Phrase? {
        guard countsMessages else {
            guard let freeAt else { return nil }
            return Phrase(.shareLeft, percent: 100 - standing.percentage, date: freeAt)
        }
        let count = standing.remaining
        guard let freeAt, entry.resetsAt != nil else { return Phrase(.messagesLeft, count: count) }
        if threshold > .gentle {
            return Phrase(
                modelClass == nil ? .almostThere : .classAlmostThere, count: count, date: freeAt,
                model: modelClass)
        }
        let sentence: Sentence =
            switch (window, modelClass) {
            case (.day, nil): .dayGentle
            case (.day, _): .classDayGentle
            case (_, nil): .monthGentle
            default: .classMonthGentle
            }
        return Phrase(sentence, count: count, model: modelClass)
    }

    /// The trial's banner, days and messages in one; nil outside a trial and where its dates are unknown.
    package var trialBanner: Phrase? {
        guard isTrial, !standing.isAtLimit, let end = entitlement.periodEnd else { return nil }
        let continues = entitlement.status == nil || entitlement.status == "active"
        if continues, end > now, TrialDay.isLast(end: end.date, now: now.date) {
            return Phrase(.trialLastDay)
        }
        guard let start = entitlement.periodStart else { return nil }
        guard let day = TrialDay(start: start.date, end: end.date, now: now.date) else { return nil }
        return Phrase(.trialBanner, count: standing.remaining, day: day.day, days: day.total)
    }

    /// What an assistive reader hears; nil for tokens and money, which have no words of their own.
    package var spoken: Phrase? {
        guard countsMessages else { return nil }
        let sentence: Sentence =
            switch UsageText.Period(window: window, kind: plan.kind) {
            case .month: .spokenMonth
            case .day: .spokenDay
            case .trial: .spokenTrial
            case .other: .settingsRow
            }
        return Phrase(sentence, used: standing.used, limit: standing.amount)
    }

    /// The settings row, always visible; nil for tokens and money.
    package var settingsRow: Phrase? {
        countsMessages ? Phrase(.settingsRow, used: standing.used, limit: standing.amount) : nil
    }
}
