import Configuration
import Foundation
import Ledger
import Limits
import TestSupport
import Testing

/// Tests the sentences for users who may not send, row by row. The refusal, the usage answer, the
/// subscription, the event stream and `usherctl user explain` must agree, before a message is sent and
/// afterwards.
@Suite(.needsRedisServer)
struct `Specification §4: the gate says why` {
    struct Row: Sendable {
        let name: String
        var plan: String? = "premium"
        var status = "expired"
        var days = (-9.0, -1.0)
        var used = 0
        var more: @Sendable (inout SubscriptionRecord, Moment) -> Void = { _, _ in }
        var isBlocked = false
        /// The code of the gate. It is nil if the user may send.
        let gate: String?
        var code = 403
        let sentence: String?
        /// Whether the gate's sentence names a day.
        var hasDate = false
        var state: String
        let actions: String
    }

    private static let payment = "There's a hiccup with your payment. Let's get that sorted."
    private static let sessions = "You've used your trial sessions — ready to continue?"

    private static let rows = [
        Row(
            name: "trial-cancelled-then-ended", plan: "trial", more: { $0.unsubscribedAt = $1 },
            gate: "cancelled", sentence: "Ready to come back?", state: "expired",
            actions: "resubscribe restore"),
        Row(
            name: "trial-ended-nobody-cancelled", plan: "trial", gate: "trial_expired",
            sentence: sessions, state: "expired", actions: "subscribe restore"),
        Row(
            name: "ended-by-a-billing-error", more: { $0.billingIssueAt = $1 }, gate: "payment_failed",
            sentence: payment, state: "expired", actions: "update_payment resubscribe restore"),
        Row(
            name: "a-billing-error-reported-as-a-cancellation",
            more: { ($0.billingIssueAt, $0.unsubscribedAt) = ($1, $1) }, gate: "payment_failed",
            sentence: payment, state: "expired", actions: "update_payment resubscribe restore"),
        Row(
            name: "paused-until-nobody-knows", more: { record, _ in record.pausedUntil = .distantFuture },
            gate: "paused", sentence: "Your subscription is taking a break — ", state: "paused",
            actions: "manage restore"),
        Row(
            name: "paused", more: { $0.pausedUntil = $1.advanced(bySeconds: 40 * 86_400) }, gate: "paused",
            sentence: "Your subscription is taking a break until ", hasDate: true, state: "paused",
            actions: "manage restore"),
        Row(
            name: "trial-100-used", plan: "trial", status: "active", days: (-1, 2), used: 100,
            gate: "messages_exhausted", code: 429, sentence: "You've been making great progress!",
            hasDate: true, state: "active", actions: "manage"),
        Row(
            name: "trial-100-used-cancelled", plan: "trial", status: "cancelled", days: (-1, 2), used: 100,
            gate: "messages_exhausted", code: 429, sentence: sessions, state: "cancelled",
            actions: "resubscribe manage"),
        Row(
            name: "800-used", status: "active", days: (-1, 60), used: 800, gate: "messages_exhausted",
            code: 429, sentence: "We've had a lot of great conversations this month! Your next session",
            hasDate: true, state: "active", actions: "manage"),
        Row(
            name: "blocked", status: "active", days: (-1, 60), isBlocked: true, gate: "blocked",
            sentence: "I can't go on with you right now", state: "active", actions: "manage"),
        Row(
            name: "blocked-with-all-used", status: "active", days: (-1, 60), used: 800, isBlocked: true,
            gate: "blocked", sentence: "I can't go on with you right now", state: "active",
            actions: "manage"),
        Row(
            name: "blocked-on-a-trials-last-day", plan: "trial", status: "active", days: (-2, 0.5), used: 95,
            isBlocked: true, gate: "blocked", sentence: "I can't go on with you right now", state: "active",
            actions: "manage"),
        Row(
            name: "nothing-bought", plan: nil, status: "free", gate: "generic",
            sentence: "I'd love to talk with you", state: "free", actions: "subscribe restore"),
        Row(
            name: "a-billing-issue", status: "billing_issue", days: (-1, 20), gate: nil, sentence: payment,
            state: "billing_issue", actions: "update_payment manage"),
        Row(
            name: "cancelled-still-active", status: "cancelled", days: (-1, 20), gate: nil,
            sentence: "Your subscription is active until ", state: "cancelled", actions: "resubscribe manage"),
        Row(
            name: "all-is-well", status: "active", days: (-1, 20), gate: nil, sentence: nil,
            state: "active", actions: "manage"),
    ]

    /// The setting that is added to the preset: the page to which upgrades lead.
    private static let subscriptionSettings = { @Sendable (store: SubscriptionServiceStandIn) in
        """
        upgrade_url: https://example.com/upgrade
        """
    }

    @Test func `the same at every place, in each row`() async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            for row in Self.rows {
                try await Self.make(row, edge)
                let usage = try await edge.usage(of: row.name)
                let bought = try await edge.ask("GET", "/v1/subscription", as: row.name)
                let streamed = try await edge.streamed(row.name)
                let explained = try await edge.explain(row.name)
                for (place, shown) in [
                    ("usage", usage), ("subscription", bought), ("streamed usage", streamed.usage),
                    ("streamed subscription", streamed.subscription),
                ] {
                    let at: Comment = "\(row.name), \(place): \(shown.text)"
                    #expect(shown["can_send"] == (row.gate == nil ? "1" : "0"), at)
                    if let gate = row.gate {
                        #expect(shown["gate.reason"] == gate, at)
                        #expect(shown["gate.sentence"]?.hasPrefix(row.sentence ?? "?") == true, at)
                        let date = gate == "paused" ? "gate.until" : "gate.next_billing_date"
                        #expect((shown[date] != "null") == row.hasDate, at)
                    } else {
                        #expect(shown["gate"] == "null", at)
                    }
                    #expect(Self.actions(of: shown) == Self.without(restoreOf: row.actions), at)
                }
                #expect(bought["status"] == row.state, "\(row.name)")
                if row.gate == nil {
                    let said = [bought["sentence"], usage["subscription_sentence"]]
                    for words in said {
                        #expect(
                            row.sentence.map { words?.hasPrefix($0) == true } ?? (words == "null"),
                            "\(row.name): \(words ?? "")")
                    }
                }
                let refused = try await edge.say(as: row.name)
                #expect(refused.status == (row.gate == nil ? 200 : row.code), "\(row.name): \(refused.text)")
                #expect(explained["answer.passes"] == (row.gate == nil ? "1" : "0"), "\(row.name)")
                #expect(explained.exitCode == (row.gate == nil ? 0 : 1), "\(row.name)")
                #expect(explained["status"] == bought["status"], "\(row.name)")
                #expect(explained["plan.id"] == usage["plan.id"], "\(row.name)")
                guard let gate = row.gate else { continue }
                #expect(refused["error.gate"] == gate && explained["answer.gate"] == gate, "\(row.name)")
                #expect(refused["error.message"] == usage["gate.sentence"], "\(row.name)")
                #expect((refused["error.upgrade_url"] == nil) == (gate == "blocked"), "no plan opens a block")
                #expect(explained["answer.message"] == usage["gate.sentence"], "\(row.name)")
                // The text of `usherctl user explain` wraps long sentences over several lines. So each run of
                // white space is replaced by one space.
                let page = explained.page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                #expect(page.contains(usage["gate.sentence"] ?? "?"), "\(explained.page)")
                #expect(Self.named(explained) == Self.actions(of: usage), "\(row.name)")
                #expect(explained["answer.status"] == "\(row.code)", "\(row.name)")
                #expect(usage["sentence"] == (row.used > 0 ? usage["gate.sentence"] : "null"), "\(row.name)")
                let banner = usage["banner.sentence"]
                // If the user has used nothing, the usage answer has no banner.
                let said = row.used > 0 ? usage["gate.sentence"] : nil
                #expect(banner == said, "\(row.name): \(banner ?? "")")
                #expect(usage["emphasised"] == "0", "\(row.name)")
                let date = gate == "paused" ? usage["gate.until"] : usage["gate.next_billing_date"]
                #expect((refused["error.resets_at"] ?? "null") == date, "\(row.name)")
                #expect(explained["answer.resets_at"] == date, "\(row.name)")
                #expect((refused.fields["retry-after"] != nil) == (row.hasDate && row.code == 429))
            }
        }
    }

    /// If the month ended before the plan, the sentence would name the month's end. So the plan must end
    /// within this month.
    @Test func `cancelled with days left and all used: nothing refreshes after the date`() async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            let days = try Self.daysWithinTheMonth(edge)
            try await edge.give("premium", "cancelled", days: (-20, days), used: ["messages": 800])
            let refused = try await edge.say()
            #expect(refused.status == 429 && refused["error.gate"] == "messages_exhausted")
            #expect(refused["error.message"]?.contains("and nothing refreshes after that") == true)
            #expect(refused["error.resets_at"] == nil && refused.fields["retry-after"] == nil)
            #expect(refused.fields["x-should-retry"] == "false")
            let usage = try await edge.usage()
            #expect(usage["gate.sentence"] == refused["error.message"])
            #expect(usage["gate.next_billing_date"] == "null" && usage["can_send"] == "0")
            let german = try await edge.usage(["accept-language": "de"])
            #expect(german["gate.sentence"]?.hasPrefix("Wir hatten diesen Monat viele gute") == true)
        }
    }

    /// The user's plan is cancelled, and ends before its limit resets. At 95 % of the limit, the sentence
    /// must therefore name the end of the plan, and no day of a reset.
    @Test func `cancelled with days left and 95 % used: no day is named after the end`() async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            let days = try Self.daysWithinTheMonth(edge)
            try await edge.give("premium", "cancelled", days: (-20, days), used: ["messages": 759])
            let passed = try await edge.say()
            let usage = try await edge.usage()
            let standing = try #require(usage["subscription_sentence"])
            let end = try #require(standing.firstMatch(of: /active until (.+?)\. You can/)?.1)
            let words = "Almost there — 40 messages left until \(end)"
            #expect(usage["sentence"] == words && usage["limits.0.sentence"] == words)
            #expect(usage["banner.sentence"] == words && usage["display.tier"] == "prominent")
            #expect(usage["detail.resets_at"] == "null" && usage["detail.turn_sentence"] == "null")
            #expect(try await edge.streamed("ann").usage["sentence"] == words)
            let notice = try #require(passed.fields["usher-notice"])
            #expect(notice.contains("40 messages left until \(end)"), "\(notice)")
            let german = try await edge.usage(["accept-language": "de"])
            let until = try #require(
                german["subscription_sentence"]?.firstMatch(of: /noch bis zum (.+?)\. Du kannst/)?.1)
            #expect(
                german["sentence"] == "Gleich ist es so weit — noch 40 Nachrichten bis zum \(until)")
            // The user ben has a subscription that continues, with the same figures. His limit resets at the
            // month's end, so the sentence names that day.
            try await edge.give("premium", days: (-20, days), used: ["messages": 760], to: "ben")
            let other = try await edge.usage(of: "ben")
            #expect(other["detail.turn_sentence"]?.hasPrefix("Your usage refreshes on ") == true)
        }
    }

    @Test func `each answer in a trial's last 24 hours says so, and no other`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("trial", days: (-2, 0.5))
            let words =
                "Last day of your trial — want to keep going? Your subscription continues automatically."
            #expect(try await edge.say().fields["usher-notice"]?.contains("want to keep going?") == true)
            let usage = try await edge.usage()
            #expect(usage["banner.sentence"] == words && usage["banner.emphasised"] == "1")
            #expect(usage["emphasised"] == "1" && usage["can_send"] == "1")
            try await edge.give("trial", days: (-2, 1.5), to: "ben")
            #expect(try await edge.say(as: "ben").fields["usher-notice"] == nil)
            #expect(try await edge.usage(of: "ben")["emphasised"] == "0")
        }
    }

    /// Three days, or the rest of the month if that is shorter. So the plan ends within the month.
    private static func daysWithinTheMonth(_ edge: LiveEdge) throws -> Double {
        let now = edge.now
        let premium = Entitlement(plan: "premium", status: "active")
        let month = edge.settings.planTable.schedule(for: premium, modelClass: nil, at: now).entries.first
        let turn = try #require(month?.resetsAt)
        return min(3, Double(turn.seconds - now.seconds) / 86_400)
    }

    private static func make(_ row: Row, _ edge: LiveEdge) async throws {
        let now = edge.now
        try await edge.give(
            row.plan, row.status, days: row.days, used: row.used > 0 ? ["messages": row.used] : [:],
            to: row.name
        ) { row.more(&$0, now) }
        if row.isBlocked { try await edge.block(row.name) }
    }

    /// Without a subscription service, the action `restore` is not offered.
    private static func without(restoreOf actions: String) -> String {
        actions.split(separator: " ").filter { $0 != "restore" }.joined(separator: " ")
    }

    /// The actions that `usherctl user explain` names. `restore` is removed, because this edge has no
    /// subscription service.
    private static func named(_ explained: Explanation) -> String {
        without(restoreOf: (0..<8).compactMap { explained["answer.actions.\($0)"] }.joined(separator: " "))
    }

    private static func actions(of answer: Answer) -> String {
        (0..<8).compactMap { answer["actions.\($0).action"] }.joined(separator: " ")
    }
}
