import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The subscription answer` {
    @Test(
        arguments: [
            ("active", 20.0, "active", "Active", "true"),
            ("cancelled", 20.0, "cancelled", "Cancelled", "true"),
            ("billing_issue", 20.0, "billing_issue", "Billing Issue", "true"),
            ("expired", -1.0, "expired", "Expired", "false"),
            ("active", -0.001, "active", "Active", "true"),
            ("cancelled", -0.001, "expired", "Expired", "false"),
        ])
    func `The subscription answer has a status and a label, and ends on its own date`(
        stored: String, ends: Double, status: String, label: String, isActive: String
    ) async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("premium", status: stored, to: ends)
            let answer = try await responder.ask("GET", "/v1/subscription")
            #expect(answer.status == 200)
            #expect(answer["status"] == status && answer["label"] == label)
            #expect(answer.text.contains("\"is_active\":\(isActive)"))
            #expect(answer.text.contains("\"can_send\":\(isActive)"))
            #expect(answer["manage_url"] == "https://example.com/manage")
        }
    }

    @Test func `The subscription answer of a user who never bought anything is Free`() async throws {
        try await withLiveResponder { responder async throws in
            let answer = try await responder.ask("GET", "/v1/subscription")
            #expect(answer["status"] == "free" && answer["label"] == "Free")
            #expect(answer["gate.reason"] == "generic" && answer["days_remaining"] == "null")
        }
    }

    /// The webhook of the renewal is lost, so the edge must ask the subscription service for these paths,
    /// too. Otherwise the answers would say that the user cannot send, and the app would send no message.
    @Test(arguments: ["/v1/subscription", "/v1/usage"])
    func `A subscription is no longer shown as a trial, even if its webhook is late`(page: String)
        async throws
    {
        try await withLiveResponder { responder async throws in
            try await responder.give("trial", from: -3, to: -0.0001, phase: "intro")
            responder.sells("normal", from: -0.0001, to: 30)
            let answer = try await responder.ask("GET", page)
            #expect(answer.text.contains(#""premium""#))
            #expect(answer["can_send"] == "1")
            let again = try await responder.ask("GET", "/v1/subscription")
            #expect(again["status"] == "active" && again["plan.id"] == "premium")
            #expect(responder.store.asked.count { $0 == "/v1/subscribers/ann" } == 1)
        }
    }

    @Test func `A subscription whose first webhook is missing is found by reading`() async throws {
        try await withLiveResponder { responder async throws in
            responder.sells("intro", from: -0.001, to: 3)
            let answer = try await responder.ask("GET", "/v1/subscription")
            #expect(answer["plan.id"] == "trial" && answer["can_send"] == "1")
        }
    }

    @Test func `The subscription answer names what follows a trial, its date and known price`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("trial", to: 0.5, phase: "intro", price: Money(text: "USD9990000"))
            for path in ["/v1/subscription", "/v1/usage"] {
                let answer = try await responder.ask("GET", path)
                let sentence = try #require(answer["trial.follows_sentence"])
                #expect(
                    sentence.hasPrefix("Your subscription begins on ") && sentence.hasSuffix(" for $9.99"))
                #expect(answer["trial.renewal_price.micros"] == "9990000")
                #expect(answer["trial.renewal_price.currency"] == "USD")
            }
            let german = try await responder.ask("GET", "/v1/usage", ["accept-language": "de"])
            #expect(german["trial.follows_sentence"]?.hasSuffix("für 9,99\u{a0}$") == true)
            try await responder.give("premium", to: 20, price: Money(text: "EUR9990000"))
            let renewing = try await responder.ask("GET", "/v1/subscription")
            #expect(renewing["date_sentence"]?.hasSuffix(" for €9.99") == true)
            #expect(renewing["renewal_price.currency"] == "EUR")
        }
    }

    @Test(arguments: ["cancelled", "billing_issue"])
    func `The subscription answer names no price of what does not go on`(status: String) async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give(
                "trial", status: status, to: 0.5, phase: "intro", price: Money(text: "USD9990000"))
            let answer = try await responder.ask("GET", "/v1/subscription")
            #expect(answer["renewal_price"] == "null" && answer["trial.renewal_price"] == "null")
            #expect(answer["trial.follows_sentence"] == "null")
        }
    }

    @Test func `A plan stays while its service is away, which is asked at a bounded rate`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("premium", to: -0.0001)
            responder.store.fail(.status(500))
            for _ in 0..<5 {
                #expect(try await responder.ask("GET", "/v1/subscription")["can_send"] == "1")
            }
            #expect(responder.store.asked.count { $0 == "/v1/subscribers/ann" } == 1)
        }
    }

    @Test(arguments: [(2.5, "3"), (0.4, "1"), (6.9, "7"), (-0.5, "0"), (-30, "0")])
    func `Days left count to the entitlement's end, never below 0`(ends: Double, days: String) async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("trial", to: ends, phase: "intro")
            #expect(try await responder.ask("GET", "/v1/subscription")["days_remaining"] == days)
        }
    }

    @Test(
        arguments: [
            ("trial", "active", 2.0, 100, "messages_exhausted"),
            ("trial", "expired", -1.0, 0, "trial_expired"), ("trial", "expired", -0.001, 0, "trial_expired"),
            ("premium", "expired", -1.0, 0, "cancelled"), ("premium", "cancelled", -0.001, 0, "cancelled"),
        ])
    func `Each gate names its own reason`(plan: String, status: String, ends: Double, used: Int, gate: String)
        async throws
    {
        try await withLiveResponder { responder async throws in
            try await responder.give(
                plan, status: status, to: ends, phase: plan == "trial" ? "intro" : "normal")
            #expect(try await responder.say(used) == used)
            let answer = try await responder.ask("GET", "/v1/subscription")
            #expect(answer["gate.reason"] == gate)
            #expect(answer.text.contains(#""can_send":false"#))
            #expect((answer["gate.next_billing_date"] == "null") == (gate != "messages_exhausted"))
        }
    }

    @Test func `The subscription answer has a sentence for a billing issue or a cancellation`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("premium", status: "billing_issue")
            #expect(
                try await responder.ask("GET", "/v1/subscription")["sentence"]
                    == "There's a hiccup with your payment. Let's get that sorted.")
            try await responder.give("premium", status: "cancelled")
            let sentence = try await responder.ask("GET", "/v1/subscription")["sentence"] ?? ""
            #expect(sentence.hasPrefix("Your subscription is active until "))
            #expect(sentence.hasSuffix(". You can resubscribe anytime."))
            try await responder.give("premium", status: "active")
            #expect(try await responder.ask("GET", "/v1/subscription")["sentence"] == "null")
        }
    }

    /// In this test, the stored record has no valid plan, and the subscription service cannot be reached. The
    /// edge must therefore report an error instead of "no plan".
    @Test(arguments: ["/v1/subscription", "/v1/usage", "/v1/usage/stream"])
    func `A subscription is not read while no service can be asked`(page: String) async throws {
        try await withLiveResponder { responder async throws in
            responder.store.fail(.status(401))
            for _ in 0..<4 {
                let answer = try await responder.ask("GET", page)
                #expect(answer.status == 503 && answer["code"] == "subscription_service_unavailable")
                #expect(answer["title"] == "I couldn't load your subscription details right now.")
            }
            responder.store.fail(.none)
            responder.forgetFindings()
            responder.sells("normal", from: -1, to: 30)
            let found = try await responder.ask("POST", "/v1/subscription/restore")
            #expect(found["subscription.plan.id"] == "premium", "\(found.text)")
        }
    }

    @Test func `A late renewal is not shown as an end before the store reports one`() async throws {
        try await withLiveResponder { responder async throws in
            responder.sells("normal", from: -30, to: -0.0001)
            let answer = try await responder.ask("POST", "/v1/subscription/restore")
            #expect(answer["subscription.status"] == "active", "\(answer.text)")
            #expect(answer["subscription.can_send"] == "1")
            #expect(answer["subscription.date_sentence"] == "null")
            #expect(try await responder.say() == 1)
        }
    }

    @Test func `A subscription is restored by asking the service, which says what it knows`() async throws {
        try await withLiveResponder { responder async throws in
            let none = try await responder.ask("POST", "/v1/subscription/restore")
            #expect(none.status == 200 && none.text.contains(#""restored":false"#))
            #expect(none["sentence"] == "I didn't find an active subscription to restore.")
            responder.store.put(
                """
                {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {"expires_date": null, \
                "purchase_date": "2026-01-01T00:00:00Z", "product_identifier": "coach_life"}}, \
                "subscriptions": {}}}
                """, at: "/v1/subscribers/ben")
            let found = try await responder.ask("POST", "/v1/subscription/restore", user: "ben")
            #expect(found.text.contains(#""restored":true"#))
            #expect(found["subscription.plan.id"] == "premium")
            #expect(found["sentence"] == "Welcome back — your subscription is here again.")
            responder.store.fail(.status(500))
            let away = try await responder.ask("POST", "/v1/subscription/restore", user: "cleo")
            #expect(away.status == 503)
            #expect(away["code"] == "subscription_service_unavailable", "\(away.text)")
            #expect(away["title"]?.hasPrefix("I couldn't reach the store just now") == true)
            // Dora has a plan, and `restore` must say so even while the subscription service is away.
            try await responder.give("premium", status: "active", user: "dora")
            let active = try await responder.ask("POST", "/v1/subscription/restore", user: "dora")
            #expect(active.status == 503 && active["code"] == "subscription_service_unavailable")
            #expect(active["title"]?.hasPrefix("Your subscription is active") == true, "\(active.text)")
        }
    }

    @Test func `The switch from trial to month has no interruption and no double allowance`() async throws {
        try await withLiveResponder { responder async throws in
            try await responder.give("trial", to: 2, phase: "intro")
            #expect(try await responder.say(101) == 100)
            #expect(try await responder.ask("GET", "/v1/usage")["message_count"] == "100")
            try await responder.give("premium", phase: "normal")
            #expect(try await responder.say(2) == 2)
            let usage = try await responder.ask("GET", "/v1/usage")
            #expect(usage["message_count"] == "2" && usage["limit"] == "800")
            // The trial's counter is kept. A second trial therefore begins with all 100 messages used.
            try await responder.give("trial", to: 2, phase: "intro")
            #expect(try await responder.ask("GET", "/v1/usage")["message_count"] == "100")
            #expect(try await responder.say() == 0)
        }
    }
}
