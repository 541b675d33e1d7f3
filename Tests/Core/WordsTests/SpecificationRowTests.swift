import Foundation
import Limits
import Testing
import Usage
import Words

/// The rows of docs/specification.md §5 about limits, word for word. Each sentence is made from a user's
/// situation.
@Suite struct `Specification §5: words` {
    let premium = Entitlement(plan: "premium", status: "active")
    let december = at("2026-12-01T00:00:00Z")

    func trial(status: String? = "active", ends: Moment? = at("2026-11-22T12:00:00Z")) -> Entitlement {
        Entitlement(
            plan: "trial", status: status, periodStart: at("2026-11-19T12:00:00Z"), periodEnd: ends)
    }

    func notice(_ entitlement: Entitlement, _ used: Int) -> Notice? {
        Notice(situation(coach, entitlement, used: used), planTable: coach)
    }

    func refusal(_ entitlement: Entitlement, _ used: Int) -> GateDecision {
        GateDecision(refusing: situation(coach, entitlement, used: used), planTable: coach)
    }

    @Test func `Below 80 %, paid: nothing`() {
        for used in [0, 1, 639] { #expect(notice(premium, used) == nil) }
    }

    @Test func `80 %, paid`() {
        #expect(english(notice(premium, 640)?.phrase) == "You have 160 conversations left this month")
        #expect(english(notice(premium, 759)?.phrase) == "You have 41 conversations left this month")
    }

    @Test func `95 %, paid`() {
        #expect(english(notice(premium, 760)?.phrase) == "Almost there — 40 messages left until December 1")
        #expect(english(notice(premium, 799)?.phrase) == "Almost there — 1 message left until December 1")
    }

    /// A cancelled plan can end before its limit resets. The sentence names the earlier of the two days.
    @Test func `95 %, cancelled: what is left is left until the end`() {
        func cancelled(_ end: String) -> Entitlement {
            Entitlement(plan: "premium", status: "cancelled", periodEnd: at(end))
        }
        let soon = cancelled("2026-11-23T12:00:00Z")
        #expect(english(notice(soon, 760)?.phrase) == "Almost there — 40 messages left until November 23")
        #expect(english(notice(soon, 799)?.phrase) == "Almost there — 1 message left until November 23")
        #expect(
            german(notice(soon, 799)?.phrase)
                == "Gleich ist es so weit — noch 1 Nachricht bis zum 23. November")
        let late = cancelled("2027-01-01T00:00:00Z")
        #expect(english(notice(late, 760)?.phrase) == "Almost there — 40 messages left until December 1")
        for (end, day) in [("2026-11-23T12:00:00Z", "November 23"), ("2027-01-01T00:00:00Z", "December 1")] {
            let tokens = one(limit(.totalTokens, .month, 1000))
            let user = Entitlement(plan: "only", status: "cancelled", periodEnd: at(end))
            #expect(
                english(Notice(situation(tokens, user, used: 950), planTable: tokens)?.phrase)
                    == "You have about 5% of your plan left until \(day)")
        }
    }

    @Test func `Limit, paid`() {
        let words =
            "We've had a lot of great conversations this month! Your next session refreshes on December 1."
        #expect(english(notice(premium, 800)?.phrase) == words)
        let refusal = refusal(premium, 800)
        #expect(english(refusal.phrase) == words)
        #expect(refusal.gate?.code == "messages_exhausted")
        #expect(!refusal.isClosed)
    }

    @Test func `Trial, always`() {
        #expect(english(notice(trial(), 0)?.phrase) == "100 of 100 trial messages remaining")
        #expect(english(notice(trial(), 89)?.phrase) == "11 of 100 trial messages remaining")
        #expect(notice(trial(), 89)?.isEmphasised == false)
    }

    @Test func `Trial banner`() {
        let banner = situation(coach, trial(), used: 60).trialBanner
        #expect(english(banner) == "Day 2 of 3 — 40 conversations left")
        #expect(
            english(situation(coach, trial(), used: 99).trialBanner) == "Day 2 of 3 — 1 conversation left")
    }

    @Test func `Trial, 10 or fewer left`() {
        let notice = notice(trial(), 90)
        #expect(english(notice?.phrase) == "10 of 100 trial messages remaining")
        #expect(notice?.isEmphasised == true)
        #expect(english(self.notice(trial(), 99)?.phrase) == "1 of 100 trial messages remaining")
    }

    @Test func `Trial, last 24 hours`() {
        let lastDay = trial(ends: at("2026-11-21T12:00:00Z"))
        #expect(
            english(situation(coach, lastDay, used: 60).trialBanner)
                == "Last day of your trial — want to keep going? Your subscription continues automatically.")
        let cancelled = trial(status: "cancelled", ends: at("2026-11-21T12:00:00Z"))
        #expect(
            english(situation(coach, cancelled, used: 60).trialBanner) == "Day 2 of 2 — 40 conversations left"
        )
    }

    @Test func `Trial messages used up, trial still running`() {
        let refusal = refusal(trial(), 100)
        #expect(
            english(refusal.phrase)
                == "You've been making great progress! Your message limit refreshes when your monthly subscription "
                + "begins on November 22.")
        #expect(
            refusal.gate == .messagesExhausted(nextBillingDate: Date(timeIntervalSince1970: 1_795_348_800)))
        #expect(english(notice(trial(), 100)?.phrase) == english(refusal.phrase))
    }

    @Test(arguments: [("cancelled", true), ("billing_issue", true), ("active", false)])
    func `Trial used up, no subscription to come`(status: String, hasEnd: Bool) {
        let user = hasEnd ? trial(status: status) : trial(status: status, ends: nil)
        let refusal = refusal(user, 100)
        #expect(english(refusal.phrase) == "You've used your trial sessions — ready to continue?")
        #expect(refusal.gate?.code == (hasEnd ? "messages_exhausted" : "trial_expired"))
        #expect(refusal.opensAt == nil)
    }

    @Test(
        arguments: [
            Entitlement(plan: "trial", status: "cancelled", periodEnd: now),
            Entitlement(plan: "trial", status: "expired", unsubscribedAt: now),
            Entitlement(plan: "premium", status: "expired"),
        ]) func `Trial over and cancelled`(user: Entitlement)
    {
        let refusal = refusal(user, 0)
        #expect(english(refusal.phrase) == "Ready to come back?")
        #expect(german(refusal.phrase) == "Magst du wiederkommen?")
        #expect(refusal.gate?.code == "cancelled" && refusal.isClosed)
    }

    @Test(
        arguments: [
            Entitlement(plan: "trial", status: "expired"),
            Entitlement(plan: "trial", status: "active", periodEnd: now),
        ]) func `Trial over, and nobody cancelled`(user: Entitlement)
    {
        let refusal = refusal(user, 0)
        #expect(english(refusal.phrase) == "You've used your trial sessions — ready to continue?")
        #expect(german(refusal.phrase) == "Du hast deine Probegespräche genutzt — magst du weitermachen?")
        #expect(refusal.gate?.code == "trial_expired" && refusal.isClosed)
    }

    @Test(
        arguments: [
            (Sentence.subscriptionUnreadable, "I couldn't load your subscription details right now."),
            (
                .subscriptionUnopened,
                "I couldn't open subscription management. Try again from your device Settings."
            ),
            (.restoreFailed, "I wasn't able to find a previous subscription."),
            (.restoreNone, "I didn't find an active subscription to restore."),
            (.billingIssue, "There's a hiccup with your payment. Let's get that sorted."),
            (
                .cancelledActive,
                "Your subscription is active until December 1. You can resubscribe anytime."
            ),
            (.checkInTitle, "Want me to check in with you between sessions?"),
            (
                .checkInBody,
                "I'd love to check in between our sessions — a quick nudge to see how things are going. "
                    + "You can always adjust this later."
            ),
            (.checkInYes, "Sure, check in with me"), (.checkInLater, "Not now"),
        ])
    func `Subscription and check-ins`(sentence: Sentence, words: String) {
        let phrase = Phrase(sentence, date: sentence == .cancelledActive ? december : nil)
        #expect(english(phrase) == words)
    }

    @Test func `Usage could not be read`() {
        #expect(
            english(Phrase(.usageUnreadable))
                == "I couldn't check your usage right now — don't worry, you can keep chatting.")
    }

    @Test(
        arguments: [
            (.subscriptionUnreadable, "I couldn't load your subscription details right now."),
            (
                .subscriptionUnopened,
                "I couldn't open subscription management. Try again from your device Settings."
            ),
            (.restoreFailed, "I wasn't able to find a previous subscription."),
            (.restoreNone, "I didn't find an active subscription to restore."),
            (.billingIssue, "There's a hiccup with your payment. Let's get that sorted."),
        ] as [(Sentence, String)])
    func `Subscription could not be read, would not open, restore failed, restore found none, billing issue`(
        sentence: Sentence, words: String
    ) {
        #expect(english(Phrase(sentence)) == words)
        #expect(german(Phrase(sentence)) != words, "German has its own")
    }

    @Test func `Cancelled, still active`() {
        let phrase = Phrase(.cancelledActive, date: december)
        #expect(
            english(phrase) == "Your subscription is active until December 1. You can resubscribe anytime.")
        #expect(german(phrase)?.contains("1. Dezember") == true)
    }
}
