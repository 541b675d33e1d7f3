import Foundation
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// A person has bought in the App Store (through RevenueCat) and by card (through Stripe). `GET
/// /v1/subscription` and an open stream report the paid plan at every step.
@Suite(.needsRedisServer) struct `A person with two subscriptions` {
    @Test func `A user of two stores keeps what they paid for after one refund and one late renewal`()
        async throws
    {
        try await withLiveResponder { responder async throws in
            responder.store.put(
                Self.found,
                at: "/v1/subscriptions/search?limit=100&query=metadata%5B%27user_id%27%5D%3A%27ann%27")
            // The person bought in the App Store first and then by card. No webhook reports either purchase.
            responder.sells("normal", from: -1, to: 20)
            try await Self.expectPremium(responder, "revenuecat")
            let stream = try await Stream.open(responder)
            #expect(try await stream.next().text.contains(#""status":"active""#))
            _ = try await stream.usage()
            Self.list(responder, "active", until: 10)
            try await Self.expectPremium(responder, "revenuecat")
            // Apple refunds the purchase in the App Store. The subscription by card stays valid.
            Self.refund(responder)
            try await Self.expectPremium(responder, "stripe")
            // The subscription's period ends, and Stripe renews it two days late. Until then, Stripe's status
            // still says that the subscription is active.
            Self.list(responder, "active", until: -2)
            try await Self.expectPremium(responder, "stripe")
            Self.list(responder, "active", until: 28)
            try await Self.expectPremium(responder, "stripe")
            // Stripe cancels the person's last purchase. Only now does the stream report an end.
            Self.list(responder, "canceled", until: 28)
            let last = try await responder.ask("POST", "/v1/subscription/restore")
            #expect(last["subscription.status"] == "expired", "\(last.text)")
            var seen = ""
            while !seen.contains(#""status":"expired""#) {
                let event = try await stream.next()
                guard event.type == "subscription" else { continue }
                seen = event.text
                let isOver = seen.contains(#""status":"expired""#)
                #expect(isOver || seen.contains(#""can_send":true"#), "\(seen)")
            }
            stream.close()
        }
    }

    private static func expectPremium(_ responder: LiveAppResponder, _ store: String) async throws {
        let restored = try await responder.ask("POST", "/v1/subscription/restore")
        #expect(restored.text.contains(#""restored":true"#), "\(restored.text)")
        for page in ["/v1/subscription", "/v1/usage"] {
            let answer = try await responder.ask("GET", page)
            #expect(answer["plan.id"] == "premium" && answer["can_send"] == "1", "\(answer.text)")
        }
        let bought = try await responder.ask("GET", "/v1/subscription")
        #expect(bought["store"] == store && bought["status"] == "active", "\(bought.text)")
        #expect(try await responder.say() == 1)
    }

    private static let found =
        #"{"object": "search_result", "data": [{"id": "sub_1", "customer": "cus_1", "metadata": {"user_id": "ann"}}]}"#

    private static func refund(_ responder: LiveAppResponder) {
        func stamp(_ days: Double) -> String {
            Date(timeIntervalSince1970: Double(responder.now.seconds) + days * 86_400).formatted(.iso8601)
        }
        let dates = #""expires_date": "\#(stamp(20))", "purchase_date": "\#(stamp(-1))""#
        responder.store.put(
            """
            {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\(dates), \
            "product_identifier": "coach_monthly"}}, "subscriptions": {"coach_monthly": {\(dates), \
            "period_type": "normal", "is_sandbox": false, "refunded_at": "\(stamp(-0.01))"}}}}
            """, at: "/v1/subscribers/ann")
    }

    private static func list(_ responder: LiveAppResponder, _ status: String, until days: Int64) {
        let now = responder.now.seconds
        let ended = status == "canceled" ? "\(now)" : "null"
        responder.store.put(
            """
            {"object": "list", "data": [{"id": "sub_1", "status": "\(status)", "customer": "cus_1", \
            "livemode": true, "metadata": {"user_id": "ann"}, "ended_at": \(ended), "canceled_at": \(ended), \
            "items": {"data": [{"current_period_start": \(now + (days - 30) * 86_400), \
            "current_period_end": \(now + days * 86_400), "price": {"id": "price_1"}}]}}]}
            """, at: "/v1/subscriptions?customer=cus_1&status=all&limit=100")
    }
}
