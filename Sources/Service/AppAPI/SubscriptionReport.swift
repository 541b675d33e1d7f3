import Authentication
import Foundation
import HTTP
import JSON
import Ledger
import Limits
import Usage
import Words

/// A user's purchase, as `GET /v1/subscription` reports it (docs/specification.md §4).
struct SubscriptionReport {
    let usage: UsageReport

    private var record: SubscriptionRecord { usage.kept?.subscription ?? SubscriptionRecord() }

    private var now: Moment { usage.account.counts.now }
    private var entitlement: Entitlement { usage.account.entitlement }

    /// The status of the purchase now. If the paid period has ended, the status is `expired`.
    var status: SubscriptionStatus { usage.decision.state.status }

    func writeMembers(_ json: inout JSONWriter) {
        json.object { json in
            json.member("user_id", utf8: String(decoding: usage.caller.id, as: UTF8.self))
            json.member("status", utf8: status.rawValue)
            json.member("label", utf8: usage.text(Phrase(.label(of: status))))
            json.member("is_active", status.isActive)
            json.object("plan") {
                $0.member("id", utf8: usage.plan.id)
                $0.member("label", utf8: usage.shownLabel)
                $0.member("kind", utf8: usage.plan.kind.rawValue)
            }
            json.member("period_type", utf8: record.phase)
            json.member("product", utf8: record.product)
            json.member("store", utf8: record.shop)
            json.member("is_sandbox", entitlement.isSandbox)
            writeDates(&json)
            usage.writeRenewalPrice(&json)
            usage.writeTrial(&json)
            usage.writeGate(&json)
            json.member("sentence", utf8: usage.text(usage.decision.stateSentence))
            json.member("date_sentence", utf8: usage.text(datePhrase))
            json.member("manage_url", utf8: usage.manageURL)
            json.member("updated_at", utf8: usage.formatTime(now))
        }
    }

    /// The date that the app shows below the purchase's status.
    private var datePhrase: Phrase? {
        if status == .paused { return resumes.map { Phrase(.pausedUntil, date: $0) } }
        // If the renewal is late, its date has passed and the next date is not known. No date is then shown.
        if entitlement.isOverdue(at: now) { return nil }
        return entitlement.periodEnd.flatMap { end in
            switch status {
            case .active: goesOn(at: end)
            case .cancelled, .billingIssue: Phrase(.activeUntil, date: end)
            case .expired: Phrase(.endedOn, date: end)
            case .free, .paused: nil
            }
        }
    }

    private func goesOn(at end: Moment) -> Phrase {
        if usage.account.entitlement.trialEnd(under: usage.plan) != nil {
            return Phrase(.trialEndsOn, date: end)
        }
        return usage.renewalPrice.map { Phrase(.renewsOnFor, date: end, price: $0) }
            ?? Phrase(.renewsOn, date: end)
    }

    /// The time at which a pause ends by itself; nil if the subscription service reports none.
    private var resumes: Moment? { record.pausedUntil.flatMap { $0 < .distantFuture ? $0 : nil } }

    private func writeDates(_ json: inout JSONWriter) {
        let end = entitlement.periodEnd
        json.member("period_start", utf8: usage.formatTime(entitlement.periodStart))
        json.member("expires_at", utf8: usage.formatTime(end))
        json.member("days_remaining", usage.daysRemaining)
        json.member("unsubscribe_detected_at", utf8: usage.formatTime(record.unsubscribedAt))
        json.member("billing_issue_detected_at", utf8: usage.formatTime(record.billingIssueAt))
        json.member("paused_until", utf8: usage.formatTime(resumes))
    }
}

extension SubscriptionRecord {
    /// The app store of the purchase, by the names that apps use. RevenueCat sells in several app stores: the
    /// host of the link for managing a purchase shows which. Without a known link, this is `revenuecat`.
    var shop: String? {
        switch store {
        case "apple": return "app_store"
        case "google": return "play_store"
        case "revenuecat":
            let hosts = [
                "apps.apple.com": "app_store", "play.google.com": "play_store",
                "billing.stripe.com": "stripe",
                "www.amazon.com": "amazon",
            ]
            return managementURL.flatMap { URL(string: $0)?.host() }.flatMap { hosts[$0] } ?? store
        default: return store
        }
    }
}
