import Authentication
import Foundation
import JSON
import Ledger
import Limits
import Problems
import Usage
import Words

/// Writes the answer to `GET /v1/usage`. Every member is always present; null means that it does not apply.
extension UsageReport {
    /// - Parameter ahead: the number of predicted reports: after one more message, after two, and so on. An
    ///   app shows them while the edge has not counted the app's latest messages yet.
    func writeMembers(_ json: inout JSONWriter, ahead: Int = 0) {
        json.object { json in
            writeFigures(&json)
            json.member("subscription_sentence", utf8: text(decision.stateSentence))
            writeTrialRecord(&json)
            writeAhead(ahead, &json)
        }
    }

    /// Writes the predicted reports, for the default class of models and for each other class.
    private func writeAhead(_ ahead: Int, _ json: inout JSONWriter) {
        func write(_ modelClass: ModelClass, _ json: inout JSONWriter) {
            guard ahead > 0 else { return }
            for count in 1...ahead {
                json.object { adding(messages: count, of: modelClass).writeFigures(&$0) }
            }
        }
        let fallback = responses.planTable.modelClasses.fallback
        json.array("ahead") { write(fallback, &$0) }
        json.object("ahead_by_class") { json in
            guard ahead > 0 else { return }
            for (modelClass, _) in classes where modelClass != fallback {
                json.name(utf8: modelClass.name)
                json.array { write(modelClass, &$0) }
            }
        }
    }

    private func writeFigures(_ json: inout JSONWriter) {
        writeRecord(&json)
        json.object("plan") {
            $0.member("id", utf8: plan.id)
            $0.member("label", utf8: shownLabel)
            $0.member("kind", plan.kind.name)
        }
        writeTrial(&json)
        json.array("limits") { json in
            for view in limits { write(view, &json) }
        }
        writeDisplay(&json)
        writeGate(&json)
    }

    /// Writes the usage record: how much of one limit is used (docs/specification.md §1).
    private func writeRecord(_ json: inout JSONWriter) {
        let view = record
        json.member("user_id", utf8: String(decoding: caller.id, as: UTF8.self))
        json.member("billing_period", utf8: view?.entry.period)
        json.member("message_count", view?.usageLevel.used)
        json.member("limit", view?.usageLevel.amount)
        json.member("updated_at", utf8: utc(updatedAt))
        json.member("read_at", utf8: readAt)
        json.member("messages_remaining", view?.usageLevel.remaining)
        json.member("usage_percentage", view?.usageLevel.percentage)
        json.member("is_at_limit", view?.usageLevel.isAtLimit ?? false)
    }

    /// The time at which a count of the user last changed, or the time of reading if nothing was counted yet.
    var updatedAt: Moment { kept?.changedAt ?? account.counts.now }

    /// The time at which the figures were read, in milliseconds of Redis' clock. An app uses the report with
    /// the latest time, even if reports come from several edges or in the wrong order.
    private var readAt: String {
        let now = account.counts.now
        let milliseconds = String(1000 + (now.milliseconds % 1000 + 1000) % 1000).dropFirst()
        return utc(now).dropLast() + ".\(milliseconds)Z"
    }

    private func utc(_ moment: Moment) -> String {
        responses.phraseCache.formatTimestamp(moment, timeZone: "UTC")
    }

    /// Writes the usage at the end of the trial before the present plan; null if there was no trial.
    private func writeTrialRecord(_ json: inout JSONWriter) {
        guard let trial = responses.planTable.trialCounter(beside: account.schedule), let used = kept?.used
        else {
            return json.null("trial_record")
        }
        let usageLevel = UsageLevel(used: used, amount: trial.amount)
        json.object("trial_record") { json in
            json.member("user_id", utf8: String(decoding: caller.id, as: UTF8.self))
            json.member("billing_period", utf8: trial.period)
            json.member("message_count", usageLevel.used)
            json.member("limit", usageLevel.amount)
            json.member("updated_at", utf8: utc(updatedAt))
            json.member("messages_remaining", usageLevel.remaining)
        }
    }

    /// Writes the days of the trial, by the dates of the entitlement; null outside a trial.
    func writeTrial(_ json: inout JSONWriter) {
        let user = account.entitlement
        guard let end = user.trialEnd(under: plan) else { return json.null("trial") }
        let day = trialDay
        json.object("trial") {
            $0.member("day", day?.day)
            $0.member("days", day?.total)
            $0.member("ends_at", utf8: formatTime(end))
            $0.member("is_last_day", isLastDay)
            $0.member("banner", utf8: text(record?.situation.trialBanner))
            $0.member("follows_sentence", utf8: text(trialFollows(at: end)))
            writeRenewalPrice(&$0)
        }
    }

    private func write(_ view: LimitView, _ json: inout JSONWriter) {
        json.object { json in
            json.member("name", utf8: view.entry.limit.name)
            json.member("meter", view.entry.limit.meter.name)
            json.member("model_class", utf8: view.modelClass?.name)
            json.member("used", view.usageLevel.used)
            json.member("reserved", view.reserved)
            json.member("limit", view.usageLevel.amount)
            json.member("remaining", view.usageLevel.remaining)
            json.member("usage_percentage", view.usageLevel.percentage)
            json.member("is_at_limit", view.usageLevel.isAtLimit)
            json.member("period", utf8: view.entry.period)
            json.member("window", utf8: view.entry.limit.window.name)
            json.member("enforcement", view.entry.limit.enforcement == .hard ? "hard" : "soft")
            json.member("resets_at", utf8: formatTime(view.entry.resetsAt))
            json.member("level", utf8: view.level.rawValue)
            json.member("sentence", utf8: text(view.notice?.phrase))
            json.member("spoken", utf8: text(view.situation.spoken))
        }
    }

    private var isHidden: Bool {
        if case .hidden = shown?.display ?? .hidden { true } else { false }
    }

    /// Writes the texts that an app shows and that a screen reader reads aloud.
    private func writeDisplay(_ json: inout JSONWriter) {
        let view = shown
        json.name("display")
        write(view?.display ?? .hidden, of: view, &json)
        // If the user may not send, the sentence says why, and not what is left. A hidden display has no
        // sentence. The gate contains the reason of a refusal.
        let phrase = isHidden ? nil : decision.phrase ?? view?.notice?.phrase
        json.member("sentence", utf8: text(phrase))
        json.member("emphasised", isEmphasised)
        writeEmphasis(of: phrase, &json)
        json.member("spoken", utf8: text(record?.situation.spoken))
        json.member("settings_row", utf8: text(record?.situation.settingsRow))
        json.array("lines") { json in
            for (_, view) in classes { if let line = view.line { json.string(utf8: line) } }
        }
        writeClasses(&json)
        json.member("other_line", utf8: otherLine)
        writeBanner(&json)
        writeDetail(&json)
    }

    private func write(_ state: DisplayState, of view: LimitView?, _ json: inout JSONWriter) {
        var (remaining, tier, total, reset): (Int?, DisplayLevel?, Int?, Date?)
        switch state {
        case .hidden: break
        case .compact(let left, let level): (remaining, tier) = (left, level)
        case .trial(let left, let limit): (remaining, total) = (left, limit)
        case .blocked(let date): reset = date
        }
        json.object { json in
            json.member("state", utf8: state.name)
            json.member("limit", utf8: view?.entry.limit.name)
            json.member("level", utf8: (view?.level ?? .silent).rawValue)
            json.member("tone", utf8: (view?.tone ?? .calm).rawValue)
            json.member("messages_remaining", remaining)
            json.member("tier", utf8: tier?.rawValue)
            json.member("total_limit", total)
            json.member("reset_date", utf8: formatTime(reset.map(Moment.init)))
        }
    }
}

extension Plan.Kind {
    fileprivate var name: StaticString {
        switch self {
        case .trial: "trial"
        case .subscription: "subscription"
        case .free: "free"
        }
    }
}

extension Moment {
    init(_ date: Date) {
        self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded()))
    }

    var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
