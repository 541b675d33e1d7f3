import Foundation
import Ledger
import Limits
import Subscriptions
import TestSupport
import Testing

@testable import AppAPI

/// `POST /webhooks/…` accepts only proven events, and each once (docs/guarantees.md, G12 and "Security", 5).
@Suite(.needsRedisServer) struct `A webhook` {
    private static func subscriber(until end: Moment, _ more: String = "") -> String {
        let stamp = Date(timeIntervalSince1970: Double(end.seconds)).formatted(.iso8601)
        let dates = #""expires_date": "\#(stamp)", "purchase_date": "2026-01-01T00:00:00Z""#
        return """
            {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\(dates), \
            "product_identifier": "coach_monthly"}}, "subscriptions": {"coach_monthly": {\(dates), \
            "period_type": "normal", "is_sandbox": false\(more)}}}}
            """
    }

    private static func event(_ id: String, type: String = "RENEWAL", _ more: String = "") -> String {
        """
        {"api_version": "1.0", "event": {"type": "\(type)", "id": "\(id)", "app_user_id": "ann", \
        "event_timestamp_ms": 1795176000000, "environment": "PRODUCTION"\(more)}}
        """
    }

    private static let hook = ["authorization": "Bearer hook"]
    private static let path = "/webhooks/revenuecat"

    @Test func `RevenueCat's webhook changes what the user has at once, and its repetition nothing`()
        async throws
    {
        try await withLiveResponder { responder async throws in
            // The first request makes the edge ask the subscription service, which knows no purchase yet.
            #expect(try await responder.ask("GET", "/v1/subscription")["status"] == "free")
            responder.store.put(
                Self.subscriber(until: responder.now.advanced(bySeconds: 86_400)), at: "/v1/subscribers/ann")
            let first = try await responder.client.ask("POST", Self.path, Self.hook, body: Self.event("e1"))
            #expect(first.status == 200 && first["result"] == "applied")
            let answer = try await responder.ask("GET", "/v1/subscription")
            #expect(answer["status"] == "active" && answer["plan.id"] == "premium")
            let again = try await responder.client.ask("POST", Self.path, Self.hook, body: Self.event("e1"))
            #expect(again.status == 200 && again["result"] == "repeated")
        }
    }

    @Test(
        arguments: [
            [:], ["authorization": "Bearer hooks"], ["authorization": "bearer hook"], ["authorization": ""],
            ["x-revenuecat-webhook-signature": "t=1,v1=00"],
        ])
    func `A webhook that is forged is refused, and causes no look-up`(fields: [String: String]) async throws {
        try await withLiveResponder { responder async throws in
            let answer = try await responder.client.ask("POST", Self.path, fields, body: Self.event("e1"))
            #expect(answer.status == 401)
            #expect(responder.heard == ["revenuecat unproven"])
            #expect(responder.store.asked.isEmpty)
            #expect(try await responder.ask("GET", "/v1/subscription")["status"] == "free")
        }
    }

    @Test(
        arguments: [
            ("SANDBOX", "RENEWAL", "ignored"), ("PRODUCTION", "TEST", "ignored"),
            ("PRODUCTION", "SOMETHING_NEW", "ignored"), ("PRODUCTION", "BILLING_ISSUE", "applied"),
        ])
    func `A webhook from a tester, or of an unknown type, is accepted and ignored`(
        environment: String, type: String, result: String
    ) async throws {
        try await withLiveResponder { responder async throws in
            let body = Self.event("e1", type: type).replacing("PRODUCTION", with: environment)
            let answer = try await responder.client.ask("POST", Self.path, Self.hook, body: body)
            #expect(answer.status == 200 && answer["result"] == result)
        }
    }

    @Test(
        arguments: [
            ("", 400), ("{}", 400), (#"{"event": {"type": "RENEWAL"}}"#, 400), ("nonsense", 400),
            (
                #"{"event": "# + String(repeating: "[", count: 30) + String(repeating: "]", count: 30) + "}",
                400
            ),
            (String(repeating: " ", count: 300_000), 413),
        ])
    func `A webhook that cannot be read is answered with the reason`(body: String, status: Int) async throws {
        try await withLiveResponder { responder async throws in
            let answer = try await responder.client.ask("POST", Self.path, Self.hook, body: body)
            #expect(answer.status == status)
            #expect(!answer.text.contains("nonsense"))
            #expect(responder.heard == (status == 400 ? ["revenuecat unreadable"] : []))
        }
    }

    @Test func `A webhook is answered with 503 while it cannot be stored`() async throws {
        let server = try await RedisServer.start()
        let store = try await SubscriptionServiceStandIn.start()
        let status = try await onLoop { loop in
            let responder = try LiveAppResponder(server, store, on: loop)
            _ = try await responder.ask("GET", "/v1/subscription")
            server.kill9()
            let answer = try await responder.client.ask("POST", Self.path, Self.hook, body: Self.event("e1"))
            await responder.close()
            return answer.status
        }
        await store.stop()
        #expect(status == 503)
    }

    @Test func `A webhook is noted and answered with 200 while the service is away`() async throws {
        try await withLiveResponder { responder async throws in
            responder.store.fail(.status(500))
            let answer = try await responder.client.ask("POST", Self.path, Self.hook, body: Self.event("e1"))
            #expect(answer.status == 200 && answer["result"] == "noted")
        }
    }

    @Test func `A webhook of Stripe is proven by its signature over body and time`() async throws {
        try await withLiveResponder { responder async throws in
            let end = responder.now.advanced(bySeconds: 86_400).seconds
            responder.store.put(
                """
                {"object": "list", "data": [{"id": "sub_1", "status": "active", "customer": "cus_1", \
                "livemode": true, "metadata": {"user_id": "ann"}, "current_period_start": 1790000000, \
                "current_period_end": \(end), "items": {"data": [{"price": {"id": "price_1"}}]}}]}
                """, at: "/v1/subscriptions?customer=cus_1&status=all&limit=100")
            let body = """
                {"id": "evt_1", "type": "customer.subscription.updated", "created": 1795176000, \
                "livemode": true, "data": {"object": {"customer": "cus_1", "metadata": {"user_id": "ann"}}}}
                """
            func send(_ secret: String, skew: Int64 = 0, body sent: String? = nil) async throws -> Int {
                let time = responder.now.advanced(bySeconds: skew)
                let header = Signature.makeHeader(of: Array(body.utf8), secret: secret, now: time)
                return try await responder.client.ask(
                    "POST", "/webhooks/stripe", ["stripe-signature": header], body: sent ?? body
                ).status
            }
            #expect(try await send("whsec_other") == 401)
            #expect(try await send("whsec_test", skew: -310) == 401)
            #expect(try await send("whsec_test", skew: 310) == 401)
            #expect(try await send("whsec_test", body: body + " ") == 401)
            #expect(responder.store.asked.isEmpty)
            #expect(responder.heard == Array(repeating: "stripe unproven", count: 4))
            #expect(try await send("whsec_test", skew: -290) == 200)
        }
    }

    @Test func `The address of a webhook accepts POST only`() async throws {
        try await withLiveResponder { responder async throws in
            let answer = try await responder.client.ask("GET", Self.path)
            #expect(answer.status == 405 && answer.fields["allow"] == "POST")
        }
    }
}

/// Tests the alert rules of deploy/alerts.yaml with the counters of the app interface.
@Suite struct `An alert` {
    @Test(arguments: [
        ("usher_webhooks_total", WebhookOutcome.allCases.map(\.rawValue)),
        ("usher_threshold_events_total", ThresholdOutcome.allCases.map(\.rawValue)),
    ])
    func `An alert names outcomes that exist`(metric: String, known: [String]) throws {
        let rules = Checkout.root.appending(path: "deploy/alerts.yaml")
        let text = try String(contentsOf: rules, encoding: .utf8)
        let used = try text.matches(of: Regex("\(metric)\\{outcome=~?\"([a-z_|]+)\"\\}"))
            .flatMap { ($0.output[1].substring ?? "").split(separator: "|").map(String.init) }
        #expect(!used.isEmpty && Set(used).isSubset(of: known))
    }
}
