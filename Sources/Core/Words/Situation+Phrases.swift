package import Limits

/// The sentences for a used-up limit. They depend on the limit's window (docs/specification.md §5).
extension Situation {
    func phrase(_ words: GateRow.Words, _ planTable: PlanTable) -> Phrase? {
        switch words {
        case .window: usedUp
        case .windowEnding: usedUpToTheEnd
        case .modelClosed: modelClosed(planTable)
        case .sentence(let sentence): Phrase(sentence)
        }
    }

    private var usedUp: Phrase {
        let date = freeAt
        return switch window.facts.noun {
        case .lifetime: Phrase(.planUsedUp)
        case .pause: Phrase.breathPhrase(until: date, now: now)
        case .day: usedUp(.dayUsedUp, ofClass: .classDayUsedUp, until: date)
        case .week: usedUp(.weekUsedUp, ofClass: .classWeekUsedUp, until: date)
        case .month: usedUp(.monthUsedUp, ofClass: .classMonthUsedUp, until: date)
        }
    }

    /// The phrase for a used-up limit of a subscription that ends before the limit is reset. It therefore
    /// does not mention a reset.
    private var usedUpToTheEnd: Phrase {
        let sentence: Sentence =
            switch (modelClass, window.facts.noun) {
            case (_?, _): .classUsedUpEnding
            case (nil, .day): .dayUsedUpEnding
            case (nil, .week): .weekUsedUpEnding
            case (nil, .month): .monthUsedUpEnding
            case (nil, .lifetime), (nil, .pause): .planUsedUpEnding
            }
        return Phrase(sentence, date: entitlement.periodEnd, model: modelClass)
    }

    private func usedUp(_ all: Sentence, ofClass one: Sentence, until date: Moment?) -> Phrase {
        Phrase(modelClass == nil ? all : one, date: date, model: modelClass)
    }

    private func modelClosed(_ planTable: PlanTable) -> Phrase? {
        guard let modelClass else { return nil }
        let plans = planTable.plansOpening(modelClass).filter { $0.id != plan.id }
        guard !plans.isEmpty else { return Phrase(.modelClosedEverywhere, model: modelClass) }
        return Phrase(.modelClosed, model: modelClass, plans: plans.map(\.label))
    }
}

extension Phrase {
    /// The phrase that tells the user that another model answers, since a model class is used up.
    package static func otherModel(than situation: borrowing Situation) -> Phrase {
        guard let date = situation.freeAt, !situation.isShort else {
            return Phrase(.otherModel, model: situation.modelClass)
        }
        return Phrase(.otherModelUntil, date: date, model: situation.modelClass)
    }

    /// The phrase that asks the user to wait for minutes, for hours or, beyond 36 hours, until a date.
    package static func breathPhrase(until moment: Moment?, now: Moment) -> Phrase {
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
