import Foundation
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// A subscription from the first purchase on: a stand-in for RevenueCat, the real edge, the real Redis.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct SubscriptionTests {
        @Test
        func `a trial is bought, used up, and goes on as a subscription whose webhook got lost`() async throws
        {
            try await withShop { edge, shop in
                #expect(try await edge.web.say("ann").status == 403)
                shop.sells("ann", "intro", for: 8)
                #expect(try await edge.hears("INITIAL_PURCHASE", of: "ann") == 200)
                for _ in 0..<5 { #expect(try await edge.web.say("ann").status == 200) }
                let refused = try await edge.web.say("ann")
                #expect(refused.status == 429)
                #expect(try refused.problem().gate == "messages_exhausted")
                // The trial ends; nobody tells, but the store knows better.
                shop.sells("ann", "normal", for: 3600)
                try await until("the end of the trial", within: 30) {
                    try await edge.web.say("ann").status == 200
                }
                #expect(try await edge.used(by: "ann") == 1)
                for _ in 0..<4 { #expect(try await edge.web.say("ann").status == 200) }
                #expect(try await edge.web.say("ann").status == 429)
            }
        }

        @Test
        func `who expired may read, may not send, and hears why`() async throws {
            try await withShop { edge, shop in
                for (user, phase, gate, words) in [
                    (
                        "ann", "intro", "trial_expired",
                        "You've used your trial sessions — ready to continue?"
                    ),
                    ("ben", "normal", "cancelled", "Ready to come back?"),
                ] {
                    shop.sells(user, phase, for: 3600)
                    #expect(try await edge.hears("INITIAL_PURCHASE", of: user) == 200)
                    #expect(try await edge.web.say(user).status == 200)
                    shop.sells(user, phase, for: -60)
                    #expect(try await edge.hears("EXPIRATION", of: user) == 200)
                    let refused = try await edge.web.say(user)
                    #expect(refused.status == 403)
                    #expect(try refused.problem().gate == gate)
                    #expect(try refused.problem().message == words)
                    let history = try await edge.web.ask("GET", "/api/history/1", ["x-user-id": user])
                    #expect(history.status != 403 && history.status != 429)
                    let answer = try await edge.web.patiently("GET", "/v1/subscription", ["x-user-id": user])
                    #expect(answer.text.contains(#""status":"expired","label":"Expired""#))
                }
            }
        }

        @Test
        func `a subscription goes on while the store is away, and the reconciler finds what it missed`()
            async throws
        {
            try await withShop { edge, shop in
                shop.sells("ann", "normal", for: 2)
                #expect(try await edge.hears("INITIAL_PURCHASE", of: "ann") == 200)
                shop.store.fail(.status(500))
                try await until("the end of the paid time") {
                    let answer = try await edge.web.patiently("GET", "/v1/subscription", ["x-user-id": "ann"])
                    #expect(answer.text.contains(#""can_send":true"#), "told that nothing may be sent")
                    return answer.text.contains(#""expires_at":null"#)
                }
                #expect(try await edge.web.say("ann").status == 200, "locked out while nobody could be asked")
                shop.store.fail(.none)
                shop.sells("ann", "normal", for: 3600)
                shop.sells("ben", "normal", for: 3600)
                shop.store.fail(.status(500))
                #expect(try await edge.hears("INITIAL_PURCHASE", of: "ben") == 200)
                shop.store.fail(.none)
                #expect(
                    try await edge.web.ask("POST", "/v1/subscription/restore", ["x-user-id": "ben"]).text
                        .contains(#""restored":true"#))
            }
        }

        private func withShop(_ body: @escaping (Edge, Shop) async throws -> Void) async throws {
            let store = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.configuration(store.port, upstream.url), to: "edge.yaml")
            try await withEdge(
                ["--config", files.file("edge.yaml")], environment: ["KEY": "sk_test", "HOOK": "Bearer hook"]
            ) { edge, _ in
                try await body(edge, Shop(store: store))
                #expect(!edge.program.talk.contains("sk_test") && !edge.program.talk.contains("Bearer hook"))
            }
            try await upstream.stop()
            await store.stop()
        }

        private static func configuration(_ store: UInt16, _ upstream: String) -> String {
            Configuration.coach(
                5, upstream: upstream,
                """
                routes: [ { path: /api/history/*, meter: false } ]
                subscriptions:
                  products: [ { product: "coach_*", plan: premium, introductory: trial } ]
                  revenuecat:
                    api_key: { env: KEY }
                    authorization: { env: HOOK }
                    base_url: "http://127.0.0.1:\(store)"
                """)
        }
    }
}

/// What the stand-in of RevenueCat has sold.
private struct Shop {
    let store: SubscriptionServiceStandIn

    /// The person has it from an hour ago until so many seconds from now.
    func sells(_ user: String, _ phase: String, for seconds: Double) {
        func stamp(_ offset: Double) -> String { Date(timeIntervalSinceNow: offset).formatted(.iso8601) }
        let dates = #""expires_date": "\#(stamp(seconds))", "purchase_date": "\#(stamp(-3600))""#
        store.put(
            """
            {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\(dates), \
            "product_identifier": "coach_monthly"}}, "subscriptions": {"coach_monthly": {\(dates), \
            "period_type": "\(phase)", "is_sandbox": false, "unsubscribe_detected_at": null, \
            "billing_issues_detected_at": null}}}}
            """, at: "/v1/subscribers/\(user)")
    }
}

extension Edge {
    /// Sends RevenueCat's webhook; the answer's status.
    fileprivate func hears(_ type: String, of user: String) async throws -> Int {
        let event = """
            {"api_version": "1.0", "event": {"type": "\(type)", "id": "\(UUID().uuidString)", \
            "app_user_id": "\(user)", "event_timestamp_ms": \(Int(Date().timeIntervalSince1970 * 1000)), \
            "environment": "PRODUCTION"}}
            """
        return try await web.ask(
            "POST", "/webhooks/revenuecat", ["authorization": "Bearer hook"], body: event
        ).status
    }
}
