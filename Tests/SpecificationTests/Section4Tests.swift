import Foundation
import Limits
import TestSupport
import Testing
import Usage

@Suite(.needsRedisServer)
struct `Specification §4: subscription` {
    /// The section `subscriptions:` of a configuration. A stand-in takes the place of the service.
    private static let subscriptionSettings = { @Sendable (store: SubscriptionServiceStandIn) in
        """
        subscriptions:
          products: [{ product: "coach_*", plan: premium, introductory: trial }]
          revenuecat:
            base_url: "http://127.0.0.1:\(store.port)"
            api_key: { env: RC_KEY }
            authorization: { env: RC_HOOK }
        """
    }

    /// Sets which purchase of ann the subscription service reports.
    private static func knows(
        _ edge: LiveEdge, days: Double = 20, phase: String = "normal", _ more: String = ""
    ) {
        func stamp(_ days: Double) -> String {
            Date(timeIntervalSince1970: Double(edge.now.seconds) + days * 86_400).formatted(.iso8601)
        }
        let dates = #""expires_date": "\#(stamp(days))", "purchase_date": "\#(stamp(days - 3))""#
        edge.store.put(
            """
            {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\(dates), \
            "product_identifier": "coach_monthly"}}, "subscriptions": {"coach_monthly": {\(dates), \
            "period_type": "\(phase)"\(more)}}}}
            """, at: "/v1/subscribers/ann")
    }

    /// Sends an event about ann to the edge. Returns the status of the answer.
    private static func tell(_ edge: LiveEdge, _ type: String) async throws -> Int {
        let event = """
            {"event": {"type": "\(type)", "id": "\(type)-\(edge.now.milliseconds)", "app_user_id": "ann", \
            "event_timestamp_ms": \(edge.now.milliseconds)}}
            """
        return try await edge.client.ask(
            "POST", "/webhooks/revenuecat", ["authorization": "Bearer hook"], body: event
        ).status
    }

    @Test
    func `status, in order of precedence: free, expired, billing_issue, cancelled, active`() async throws {
        let flags = [false, true]
        for entitlement in flags {
            for active in flags {
                for billing in flags {
                    for unsubscribed in flags {
                        let expected: SubscriptionStatus =
                            !entitlement
                            ? .free
                            : !active
                                ? .expired : billing ? .billingIssue : unsubscribed ? .cancelled : .active
                        #expect(
                            SubscriptionStatus(
                                hasEntitlement: entitlement, isActive: active, hasBillingIssue: billing,
                                isUnsubscribed: unsubscribed) == expected)
                    }
                }
            }
        }
    }

    @Test
    func `a cancellation is read from unsubscribe detected at, never from will renew`() async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            Self.knows(edge, #", "will_renew": false"#)
            #expect(try await Self.tell(edge, "CANCELLATION") == 200)
            #expect(try await edge.ask("GET", "/v1/subscription")["status"] == "active")
            Self.knows(edge, #", "will_renew": true, "unsubscribe_detected_at": "2026-01-01T00:00:00Z""#)
            #expect(try await Self.tell(edge, "CANCELLATION") == 200)
            let answer = try await edge.ask("GET", "/v1/subscription")
            #expect(answer["status"] == "cancelled" && answer["can_send"] == "1")
        }
    }

    @Test(arguments: [("intro", "trial"), ("normal", "premium"), ("trial", "premium")])
    func `period type intro is the paid trial; normal, and a store's free trial, is subscribed`(
        phase: String, plan: String
    ) async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            Self.knows(edge, days: 3, phase: phase)
            #expect(try await Self.tell(edge, "INITIAL_PURCHASE") == 200)
            let answer = try await edge.ask("GET", "/v1/subscription")
            #expect(answer["plan.id"] == plan && answer["period_type"] == phase)
        }
    }

    @Test(arguments: [(2.5, "3"), (6.9, "7"), (0.4, "1"), (-0.1, "0"), (-30, "0")])
    func `days remaining come from the entitlement's own expiry date, never below 0`(
        end: Double, days: String
    ) async throws {
        try await withEdge { edge async throws in
            try await edge.give("trial", days: (end - 3, end))
            #expect(try await edge.ask("GET", "/v1/subscription")["days_remaining"] == days)
        }
    }

    @Test
    func `webhooks of the subscription service update the entitlement at once`() async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            #expect(try await edge.say().status == 403)
            Self.knows(edge)
            #expect(try await Self.tell(edge, "INITIAL_PURCHASE") == 200)
            #expect(try await edge.say().status == 200)
            Self.knows(edge, days: -1)
            #expect(try await Self.tell(edge, "EXPIRATION") == 200)
            #expect(try await edge.say().status == 403)
        }
    }

    @Test
    func `a restore purchases call asks the subscription service again`() async throws {
        try await withEdge(more: Self.subscriptionSettings) { edge async throws in
            let none = try await edge.ask("POST", "/v1/subscription/restore")
            #expect(none["sentence"] == "I didn't find an active subscription to restore.")
            Self.knows(edge)
            let restored = try await edge.ask("POST", "/v1/subscription/restore", as: "ben")
            #expect(restored["restored"] == "0", "ben has nothing")
            #expect(try await edge.ask("POST", "/v1/subscription/restore")["restored"] == "1")
        }
    }

    @Test
    func `an open screen receives a change while it is open`() async throws {
        try await withEdge { edge async throws in
            try await edge.give("trial", days: (-1, 2))
            let screen = try await edge.connect()
            try await screen.send("GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nx-user-id: ann\r\n\r\n")
            _ = try await screen.read(through: #""id":"trial""#)
            try await edge.give("premium")
            let text = try await screen.read(through: #""id":"premium""#)
            screen.close()
            #expect(text.contains("event: subscription"))
        }
    }

    @Test(arguments: [
        ("active", 20.0, "Active", "Aktiv"), ("cancelled", 20, "Cancelled", "Gekündigt"),
        ("billing_issue", 20, "Billing Issue", "Zahlung offen"), ("active", -1, "Expired", "Abgelaufen"),
        ("free", 20, "Free", "Kostenlos"),
    ])
    func `labels: Active, Cancelled, Billing Issue, Expired, Free, in the reader's language`(
        status: String, end: Double, english: String, german: String
    ) async throws {
        try await withEdge { edge async throws in
            try await edge.give(status == "free" ? nil : "premium", status, days: (-9, end))
            #expect(try await edge.ask("GET", "/v1/subscription")["label"] == english)
            let answer = try await edge.ask("GET", "/v1/subscription", ["accept-language": "de"])
            #expect(answer["label"] == german)
        }
    }

    @Test
    func `a user with no right to send can still read`() async throws {
        let route = { (store: SubscriptionServiceStandIn) in
            store.put("[]", at: "/api/history/1")
            return """
                upstreams: [{ name: backend, url: "http://127.0.0.1:\(store.port)", private: true }]
                routes: [{ path: /api/history/*, upstream: backend, meter: false }]
                """
        }
        try await withEdge(more: route) { edge async throws in
            #expect(try await edge.say().status == 403)
            #expect(try await edge.ask("GET", "/api/history/1").text == "[]")
        }
    }

    @Test(
        arguments: [
            ("trial", "expired", -1.0, 0, 403, "trial_expired"),
            ("trial", "active", 2, 100, 429, "messages_exhausted"),
            ("premium", "active", 20, 800, 429, "messages_exhausted"),
            ("premium", "expired", -1, 0, 403, "cancelled"), (nil, "free", 20, 0, 403, "generic"),
        ] as [(String?, String, Double, Int, Int, String)])
    func `why a user is gated`(plan: String?, status: String, end: Double, used: Int, code: Int, gate: String)
        async throws
    {
        try await withEdge { edge async throws in
            try await edge.give(plan, status, days: (-2, end), used: ["messages": used])
            let refused = try await edge.say()
            #expect(refused.status == code && refused["error.gate"] == gate)
            let answer = try await edge.ask("GET", "/v1/subscription")
            #expect(answer["gate.reason"] == gate && answer["can_send"] == "0")
            #expect((answer["gate.next_billing_date"] != "null") == (gate == "messages_exhausted"))
        }
    }
}
