import Ledger
import Limits
import TestSupport
import Testing

/// While the subscription service cannot be asked, users who have perhaps paid are not refused. The usage
/// answer, the subscription, the event stream, a message and `usherctl user explain` must agree.
@Suite(.needsRedisServer) struct `Specification §4: while the subscription service is away` {
    struct Row: Sendable {
        let name: String
        var plan: String? = "premium"
        var status = "active"
        /// The beginning and the end of the paid period, in days from now.
        var days = (-31.0, -0.01)
        let gate: String?
        let inForce: String
        let state: String
        var sentence: String?
        /// Whether the service reported, before the fault, a paused subscription without a known end.
        var isPausing = false
        /// Whether the user has no valid plan in Redis, and the service would have to report one.
        var isUnreadable = false
    }

    private static let rows = [
        Row(name: "renews-by-itself", gate: nil, inForce: "premium", state: "active"),
        Row(
            name: "trial-goes-on", plan: "trial", days: (-3, -0.01), gate: nil, inForce: "trial",
            state: "active"),
        Row(
            name: "over-for-two-days", days: (-33, -2), gate: nil, inForce: "premium", state: "active"),
        Row(
            name: "over-for-four-days", days: (-35, -4), gate: nil, inForce: "none", state: "expired",
            isUnreadable: true),
        Row(
            name: "cancelled-and-over", status: "cancelled", gate: "cancelled", inForce: "none",
            state: "expired", sentence: "Ready to come back?"),
        Row(
            name: "reported-as-over", plan: "trial", status: "expired", gate: "trial_expired",
            inForce: "none", state: "expired",
            sentence: "You've used your trial sessions — ready to continue?"),
        Row(
            name: "pause-known-beforehand", gate: "paused", inForce: "none", state: "paused",
            sentence: "Your subscription is taking a break — I'll be here when you're back.",
            isPausing: true),
        Row(
            name: "owes-and-over", status: "billing_issue", gate: nil, inForce: "premium",
            state: "billing_issue"),
        Row(
            name: "never-seen", plan: nil, gate: nil, inForce: "none", state: "free", isUnreadable: true),
    ]

    private static let subscriptionSettings = { @Sendable (store: SubscriptionServiceStandIn) in
        """
        upgrade_url: https://example.com/upgrade
        subscriptions:
          timeout: 100ms
          products: [{ product: "coach_*", plan: premium, introductory: trial }]
          revenuecat:
            base_url: "http://127.0.0.1:\(store.port)"
            api_key: { env: RC_KEY }
            authorization: { env: RC_HOOK }
        """
    }

    @Test(arguments: [SubscriptionServiceStandIn.Fault.status(500), .garbage, .silence])
    func `every place says the same`(fault: SubscriptionServiceStandIn.Fault) async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            edge.store.fail(fault)
            for row in Self.rows {
                if row.plan != nil {
                    try await edge.give(row.plan, row.status, days: row.days, to: row.name) {
                        if row.isPausing { $0.pausedUntil = .distantFuture }
                    }
                }
                if row.isUnreadable {
                    try await Self.expectUnreadable(row, edge)
                    continue
                }
                let usage = try await edge.usage(of: row.name)
                let bought = try await edge.ask("GET", "/v1/subscription", as: row.name)
                let streamed = try await edge.streamed(row.name)
                let explained = try await edge.explain(row.name)
                let answer = try await edge.say(as: row.name)
                for (place, shown) in [
                    ("usage", usage), ("subscription", bought), ("streamed usage", streamed.usage),
                    ("streamed subscription", streamed.subscription),
                ] {
                    let at: Comment = "\(row.name), \(place): \(shown.text)"
                    #expect(shown["can_send"] == (row.gate == nil ? "1" : "0"), at)
                    #expect(shown["plan.id"] == row.inForce, at)
                    #expect(shown["gate.reason"] == row.gate, at)
                    #expect(shown["gate.sentence"] == row.sentence, at)
                }
                let at: Comment = "\(row.name): \(explained.shown.text)"
                #expect(bought["status"] == row.state && streamed.subscription["status"] == row.state, at)
                #expect(answer.status == (row.gate == nil ? 200 : 403), at)
                #expect(answer["error.message"] == row.sentence && answer["error.gate"] == row.gate, at)
                #expect(explained.exitCode == (row.gate == nil ? 0 : 1), at)
                #expect(explained["answer.passes"] == (row.gate == nil ? "1" : "0"), at)
                #expect(explained["answer.gate"] == row.gate ?? "null", at)
                #expect(explained["answer.message"] == row.sentence ?? "null", at)
                #expect(explained["plan.id"] == row.inForce, at)
                #expect(explained["status"] == row.state, at)
                #expect(
                    explained.page.contains(row.sentence ?? "would pass under the plan \(row.inForce)"), at)
            }
            #expect(edge.store.asked.count >= Self.rows.count - 1, "the service was not asked")
        }
    }

    /// The user must read that the subscription could not be loaded, and neither "choose a plan" nor `free`.
    /// Operators must read the reason.
    private static func expectUnreadable(_ row: Row, _ edge: LiveEdge) async throws {
        let sentence = "I couldn't load your subscription details right now."
        for page in ["/v1/usage", "/v1/subscription", "/v1/usage/stream"] {
            let answer = try await edge.ask("GET", page, as: row.name)
            #expect(
                answer.status == 503 && answer["title"] == sentence, "\(row.name), \(page): \(answer.text)")
            #expect(answer["code"] == "subscription_service_unavailable")
        }
        let answer = try await edge.say(as: row.name)
        #expect(answer.status == 503 && answer["error.message"] == sentence, "\(row.name): \(answer.text)")
        let explained = try await edge.explain(row.name)
        #expect(explained.exitCode == 1 && explained["answer.status"] == "503", "\(explained.shown.text)")
        #expect(explained["answer.message"] == sentence && explained.page.contains("no subscription service"))
    }
}
