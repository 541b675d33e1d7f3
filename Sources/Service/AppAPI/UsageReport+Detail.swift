import Authentication
import Foundation
import JSON
import Ledger
import Limits
import Problems
import Usage
import Words

/// Writes the part of the report that an app shows in its detail view (docs/specification.md §3).
extension UsageReport {
    func writeDetail(_ json: inout JSONWriter) {
        let detail = detail
        json.object("detail") { json in
            json.member("used", detail?.used)
            json.member("limit", detail?.limit)
            json.member("remaining", detail?.remaining)
            let unit = record?.entry.limit.meter.unit
            json.member("unit", utf8: unit.name)
            json.member("used_text", utf8: detail.map { figure($0.used, unit) })
            json.member("remaining_text", utf8: detail.map { figure($0.remaining, unit) })
            var (reset, end): (Date?, Date?)
            switch detail?.periodEnd {
            case .resets(let date): reset = date
            case .trialEnds(let date): end = date
            case .never, nil: break
            }
            json.member("resets_at", utf8: formatTime(reset.map(Moment.init)))
            json.member("trial_ends_at", utf8: formatTime(end.map(Moment.init)))
            let sentence =
                reset.flatMap { record?.situation.refreshes(on: Moment($0)) }
                ?? end.map { Phrase(.trialEndsOn, date: Moment($0)) }
            json.member("turn_sentence", utf8: text(sentence))
            json.member("plan_label", utf8: planLabel)
            json.name("progress")
            if let detail { json.decimal(detail.progress, places: 3) } else { json.null() }
            json.member("level", utf8: (detail?.level ?? .silent).rawValue)
            json.member("tone", utf8: (record?.tone ?? .calm).rawValue)
            json.member("manage_url", utf8: manageURL)
        }
    }

    private var detail: UsageDetail? {
        record.map { view in
            let record = UsageRecord(
                userID: String(decoding: caller.id, as: UTF8.self), billingPeriod: view.entry.period,
                messageCount: view.usageLevel.used, limit: view.usageLevel.amount,
                updatedAt: updatedAt.date)
            return UsageDetail(
                record: record, planName: plan.label, trialDay: trialDay, periodEnd: periodEnd(of: view))
        }
    }

    private func figure(_ number: Int, _ unit: Phrase.Unit?) -> String {
        Phrase.renderText(of: number, in: unit, language: audience.language)
    }

    /// The sentence that says which plan follows the trial; nil if the user has cancelled.
    func trialFollows(at end: Moment) -> Phrase? {
        guard decision.state == .active else { return nil }
        return renewalPrice.map { Phrase(.trialFollowsFor, date: end, price: $0) }
            ?? Phrase(.trialFollows, date: end)
    }

    /// The price after the period or trial; nil if no price is reported, or if the user has cancelled.
    var renewalPrice: Money? { decision.state == .active ? kept?.subscription.renewalPrice : nil }

    func writeRenewalPrice(_ json: inout JSONWriter) {
        guard let price = renewalPrice else { return json.null("renewal_price") }
        json.object("renewal_price") {
            $0.member("micros", price.micros)
            $0.member("currency", utf8: price.currency)
        }
    }

    private func periodEnd(of view: LimitView) -> UsageDetail.PeriodEnd {
        if let end = account.entitlement.trialEnd(under: plan) { return .trialEnds(end.date) }
        if view.situation.endsBeforeReset != nil { return .never }
        return view.entry.resetsAt.map { .resets($0.date) } ?? .never
    }

    /// The plan's label in the user's language, such as `Premium` or `Trial — Day 2 of 3`.
    private var planLabel: String? {
        guard let day = trialDay else { return shownLabel }
        return text(Phrase(.trialLabel, plans: [plan.label], day: day.day, days: day.total))
    }

    /// The days that are left of the paid period; nil if the period has no end.
    var daysRemaining: Int? {
        account.entitlement.periodEnd.map { end in
            guard decision.state.status.isActive else { return 0 }
            // Whole milliseconds are divided here, because rounding a Double could add a day.
            return Int(max(0, end.milliseconds - account.counts.now.milliseconds + 86_399_999) / 86_400_000)
        }
    }

    var isLastDay: Bool { TrialDay.isLast(of: account.entitlement, plan, at: account.counts.now) }

    /// The user's day in a trial; nil outside a trial.
    var trialDay: TrialDay? { TrialDay(of: account.entitlement, plan, at: account.counts.now) }
}

extension Phrase.Unit? {
    /// The unit's name in JSON, as web/openapi-app.json lists it.
    var name: String {
        switch self {
        case nil: "messages"
        case .tokens: "tokens"
        case .microdollars: "microdollars"
        case .images: "images"
        case .audioSeconds: "audio_seconds"
        case .characters: "characters"
        }
    }
}
