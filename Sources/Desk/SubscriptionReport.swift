import Foundation
import HTTP
import Ledger
import Limits
import Reception
import Usage
import Wire
import Words

/// What a user has, made ready to be written for them (SPEC §4).
struct SubscriptionReport {
    let usage: UsageReport
    let record: SubscriptionRecord

    private var now: Moment { usage.account.tally.now }
    private var entitlement: Entitlement { usage.account.entitlement }

    /// As of now: what was paid for and is over has expired.
    var status: SubscriptionStatus {
        if let told = entitlement.status(at: now).flatMap(SubscriptionStatus.init) { return told }
        if entitlement.plan == nil { return .free }
        return entitlement.hasLapsed(at: now) ? .expired : .active
    }

    /// Why the user may not send; nil where they may.
    var gate: GateReason? {
        let hard = usage.limits.filter { $0.entry.limit.enforcement == .hard && $0.standing.isAtLimit }
        // The end of one class of models ends no conversation.
        let isClosed = { (view: LimitView) in view.modelClass == nil }
        let classes = usage.limits.filter { $0.modelClass != nil }
        let areAllClosed = !classes.isEmpty && classes.allSatisfy { $0.standing.isAtLimit }
        let gates = hard.filter { isClosed($0) || areAllClosed }
        // What holds longest is named, as in a refusal.
        let last = gates.max { ($0.entry.resetsAt ?? .distantFuture) < ($1.entry.resetsAt ?? .distantFuture) }
        return last.map { RefusalWords($0.situation, book: usage.voice.book).gate }
    }

    /// What the subscription screen says of it; nothing where all is well.
    var sentence: Phrase? {
        switch status {
        case .billingIssue: Phrase(.billingIssue)
        case .cancelled: entitlement.periodEnd.map { Phrase(.cancelledActive, date: $0) }
        case .active, .expired, .free: nil
        }
    }

    func write(_ json: inout JSONWriter) {
        json.object { json in
            json.member("user_id", utf8: String(decoding: usage.guest.id, as: UTF8.self))
            json.member("status", utf8: status.rawValue)
            json.member("label", utf8: usage.text(Phrase(.label(of: status))))
            json.member("is_active", status.isActive)
            json.object("plan") {
                $0.member("id", utf8: usage.plan.id)
                $0.member("label", utf8: usage.plan.label)
                $0.member("kind", utf8: usage.plan.kind.rawValue)
            }
            json.member("period_type", utf8: record.phase)
            json.member("product", utf8: record.product)
            json.member("store", utf8: record.store)
            writeDates(&json)
            usage.writeTrial(&json)
            let gate = gate
            json.member("can_send", gate == nil)
            writeGate(gate, &json)
            json.member("sentence", utf8: usage.text(sentence))
            json.member("manage_url", utf8: usage.manageURL)
            json.member("updated_at", utf8: usage.time(now))
        }
    }

    private func writeDates(_ json: inout JSONWriter) {
        let end = entitlement.periodEnd
        json.member("period_start", utf8: usage.time(entitlement.periodStart))
        json.member("expires_at", utf8: usage.time(end))
        json.member(
            "days_remaining", end.map { SubscriptionTime.daysRemaining(until: $0.date, now: now.date) })
        json.member("unsubscribe_detected_at", utf8: usage.time(record.unsubscribedAt))
        json.member("billing_issue_detected_at", utf8: usage.time(record.billingIssueAt))
    }

    private func writeGate(_ gate: GateReason?, _ json: inout JSONWriter) {
        guard let gate else { return json.null("gate") }
        var date: Date?
        if case .messagesExhausted(let next) = gate { date = next }
        json.object("gate") {
            $0.member("reason", utf8: gate.code)
            $0.member("next_billing_date", utf8: usage.time(date.map { Moment($0) }))
        }
    }
}
