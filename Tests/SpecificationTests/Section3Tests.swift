import Foundation
import TestSupport
import Testing
import Usage

@Suite(.needsRedisServer)
struct `Specification §3: usage display (coach)` {
    /// Checks a user's usage answer with this plan, once for each of these numbers of used messages.
    private func displays(
        _ plan: String, _ counts: [Int], _ check: @escaping @Sendable (Int, Answer) throws -> Void
    ) async throws {
        try await withEdge { edge async throws in
            for used in counts {
                try await edge.give(
                    plan, days: plan == "trial" ? (-1, 2) : (-1, 20), used: ["messages": used])
                try check(used, try await edge.usage())
            }
        }
    }

    @Test
    func `paid, 0–639 (0–79 %): silent, hidden`() async throws {
        try await displays("premium", [0, 1, 638, 639]) { _, usage in
            #expect(usage["display.state"] == "hidden" && usage["display.level"] == "silent")
            #expect(usage["sentence"] == "null" && usage["banner"] == "null")
        }
    }

    @Test
    func `paid, 640–759 (80–94 %): gentle, compact(messagesRemaining, tier)`() async throws {
        try await displays("premium", [640, 641, 758, 759]) { used, usage in
            #expect(usage["display.state"] == "compact" && usage["display.tier"] == "gentle")
            #expect(usage["display.messages_remaining"] == "\(800 - used)")
        }
    }

    @Test
    func `paid, 760–799 (95–99 %): prominent, compact(messagesRemaining, tier)`() async throws {
        try await displays("premium", [760, 761, 798, 799]) { used, usage in
            #expect(usage["display.state"] == "compact" && usage["display.tier"] == "prominent")
            #expect(usage["display.messages_remaining"] == "\(800 - used)")
        }
    }

    @Test
    func `paid, 800 (100 %): blocked(resetDate)`() async throws {
        try await displays("premium", [800]) { _, usage in
            #expect(usage["display.state"] == "blocked" && usage["display.level"] == "blocked")
            #expect(usage["display.reset_date"]?.hasSuffix("-01T00:00:00\(NoonZone.offset)") == true)
        }
    }

    @Test
    func `trial, 0–99: always shown, trial(messagesRemaining, totalLimit)`() async throws {
        try await displays("trial", [0, 1, 79, 80, 95, 99]) { used, usage in
            #expect(usage["display.state"] == "trial" && usage["display.total_limit"] == "100")
            #expect(usage["display.messages_remaining"] == "\(100 - used)")
        }
    }

    @Test
    func `trial, 100: blocked(resetDate)`() async throws {
        try await displays("trial", [100]) { _, usage in
            #expect(usage["display.state"] == "blocked")
            #expect(usage["display.reset_date"] == usage["trial.ends_at"])
        }
    }

    @Test
    func `hidden with no record, and for an unknown or expired user`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("premium", "expired", days: (-40, -10), to: "expired")
            for user in ["unknown", "expired"] {
                #expect(try await edge.usage(of: user)["display.state"] == "hidden")
            }
        }
        #expect(DisplayState(subscriber: .paid, record: nil, resetDate: nil) == .hidden)
    }

    @Test
    func `the detail view, paid: used, remaining, reset date, Premium, a bar that warms, the link`()
        async throws
    {
        let subscriptionSettings = { (store: SubscriptionServiceStandIn) in
            """
            subscriptions:
              products: [{ product: "*", plan: premium }]
              revenuecat:
                base_url: "http://127.0.0.1:\(store.port)"
                api_key: { env: RC_KEY }
                authorization: { env: RC_HOOK }
              manage_url: https://example.com/manage
            """
        }
        try await withEdge(more: subscriptionSettings) { edge async throws in
            for (used, progress, level) in [
                (0, 0.0, "silent"), (160, 0.2, "silent"), (640, 0.8, "gentle"),
                (760, 0.95, "prominent"), (800, 1, "blocked"),
            ] {
                try await edge.give("premium", used: ["messages": used])
                let usage = try await edge.usage()
                #expect(usage["detail.used"] == "\(used)" && usage["detail.remaining"] == "\(800 - used)")
                #expect(usage["detail.limit"] == "800" && usage["detail.plan_label"] == "Premium")
                #expect(usage["detail.resets_at"] == usage["limits.0.resets_at"])
                #expect(usage["detail.trial_ends_at"] == "null")
                #expect(usage["detail.progress"].flatMap(Double.init) == progress)
                #expect(usage["detail.level"] == level)
                #expect(usage["detail.manage_url"] == "https://example.com/manage")
            }
        }
    }

    @Test
    func `the detail view, trial: used, remaining, trial expiry, Trial — Day X of 3`() async throws {
        try await withEdge { edge async throws in
            for (from, day) in [(-0.1, 1), (-1.5, 2), (-2.9, 3)] {
                try await edge.give("trial", days: (from, from + 3), used: ["messages": 40])
                let usage = try await edge.usage()
                #expect(usage["detail.plan_label"] == "Trial — Day \(day) of 3")
                #expect(usage["detail.used"] == "40" && usage["detail.remaining"] == "60")
                #expect(usage["detail.trial_ends_at"] == usage["trial.ends_at"])
                #expect(usage["detail.resets_at"] == "null")
                let german = try await edge.usage(["accept-language": "de"])
                #expect(german["detail.plan_label"] == "Trial — Tag \(day) von 3")
            }
        }
    }

    @Test
    func `the detail view always opens: also for an unknown user`() async throws {
        try await withEdge { edge async throws in
            let usage = try await edge.usage(of: "unknown")
            #expect(usage["detail.used"] == "0" && usage["detail.plan_label"] == "Free")
            #expect(usage["detail.progress"].flatMap(Double.init) == 0)
            #expect(usage["detail.manage_url"] == "null")
        }
    }

    @Test
    func `the settings row is always visible: [X] of [limit] messages used`() async throws {
        try await displays("premium", [0, 160, 640, 800]) { used, usage in
            #expect(usage["settings_row"] == "\(used) of 800 messages used")
        }
    }

    @Test
    func `an app counts its own message at once (optimistic), then takes the server's figure`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("premium", used: ["messages": 160])
            let body = Data(try await edge.usage().body)
            let known = try JSONDecoder().decode(UsageRecord.self, from: body)
            let shown = known.addingMessages(at: Date())
            // The answer to the message has the server's figure in its header. The next usage answer must
            // have the same.
            let answer = try await edge.say()
            #expect(answer.fields["x-ratelimit-remaining-requests"] == "\(shown.messagesRemaining)")
            #expect(try await edge.usage()["message_count"] == "\(shown.messageCount)")
        }
    }

    @Test
    func `a screen reader speaks: 160 of 800 messages used this month`() async throws {
        try await displays("premium", [160]) { _, usage in
            #expect(usage["spoken"] == "160 of 800 messages used this month")
        }
        try await displays("trial", [40]) { _, usage in
            #expect(usage["spoken"] == "40 of 100 trial messages used, day 2 of 3")
        }
    }

    @Test
    func `banner priority: offline, then usage, then trial; one banner at a time`() {
        let usage = [
            DisplayState.compact(messagesRemaining: 9, tier: .gentle), .blocked(resetDate: nil),
        ]
        let trial = DisplayState.trial(messagesRemaining: 9, totalLimit: 100)
        for state in usage + [trial, .hidden] { #expect(Banner(isOffline: true, display: state) == .offline) }
        for state in usage { #expect(Banner(display: state) == .usage) }
        #expect(Banner(display: trial) == .trial)
        #expect(Banner(display: .hidden) == nil)
    }

    @Test
    func `the banner: usage from 80 % on, with its sentence; offline's sentence in time`() async throws {
        try await displays("premium", [640, 760, 800]) { _, usage in
            #expect(usage["banner.kind"] == "usage" && usage["banner.sentence"] == usage["sentence"])
            #expect(usage["offline_sentence"] == "You're offline right now — I'll be here when you're back.")
        }
        try await displays("trial", [100]) { _, usage in
            #expect(usage["banner.kind"] == "usage" && usage["banner.sentence"] == usage["sentence"])
        }
    }

    @Test
    func `the banner: the trial's days and messages in one`() async throws {
        try await displays("trial", [0, 60, 99]) { used, usage in
            let left = 100 - used
            #expect(usage["banner.kind"] == "trial")
            #expect(
                usage["banner.sentence"]
                    == "Day 2 of 3 — \(left) conversation\(left == 1 ? "" : "s") left")
            #expect(usage["banner.emphasised"] == (left <= 10 ? "1" : "0"))
        }
    }
}
