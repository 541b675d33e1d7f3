import Foundation
import Reactor
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// The edge must learn of a purchase even if no event reports it. The stand-in for the stores uses their
    /// documented format.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct PurchaseTests {
        @Test func `A trial becomes monthly with its webhook lost, which reading and a screen both show`()
            async throws
        {
            try await withStores { edge, stores async throws in
                let ends = Date(timeIntervalSinceNow: 15)
                stores.sells("ann", "intro", until: ends)
                stores.sells("ben", "intro", until: ends)
                #expect(try await edge.reads("ann").contains(#""plan":{"id":"trial""#))
                try await run(on: ChildProcessLoop.loop, within: 90) { loop in
                    let screen = try await Peer.connect(
                        to: .loopback(port: edge.port), on: loop, timeout: 60)
                    defer { screen.close() }
                    try await screen.send(
                        "GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nx-user-id: ben\r\n\r\n")
                    _ = try await screen.read(through: #""period_type":"intro""#)
                    stores.sells("ann", "normal", until: Date(timeIntervalSinceNow: 3600))
                    stores.sells("ben", "normal", until: Date(timeIntervalSinceNow: 3600))
                    let event = try await screen.read(through: #""period_type":"normal""#)
                    #expect(!event.contains("trial_expired"), "a screen was told that the trial is over")
                }
                try await until("the end of the trial", within: 30) { Date() > ends }
                let answer = try await edge.reads("ann")
                #expect(answer.contains(#""plan":{"id":"premium""#) && answer.contains(#""can_send":true"#))
                #expect(try await edge.web.say("ann").status == 200)
            }
        }

        @Test func `A user of Stripe who bought again is found under a customer that no event named`()
            async throws
        {
            try await withStores { edge, stores async throws in
                let ends = Date(timeIntervalSinceNow: 15)
                stores.lists("cus_1", "active", until: ends)
                stores.finds(["cus_1"])
                #expect(try await edge.reads("ann").contains(#""can_send":true"#))
                #expect(try await edge.web.say("ann").status == 200)
                stores.lists("cus_1", "canceled", until: ends)
                stores.lists("cus_2", "active", until: Date(timeIntervalSinceNow: 3600))
                stores.finds(["cus_1", "cus_2"])
                try await until("the end of the first", within: 30) { Date() > ends }
                #expect(try await edge.reads("ann").contains(#""can_send":true"#))
                #expect(try await edge.web.say("ann").status == 200)
            }
        }

        @Test func `An operator sees what a message would be answered, even before any request`()
            async throws
        {
            try await withStores { edge, stores async throws in
                stores.sells("ann", "normal", until: Date(timeIntervalSinceNow: 3600))
                let explained = try await stores.ctl("user", "explain", "ann")
                #expect(explained.output.contains("would pass under the plan premium"), "\(explained.stderr)")
                let unknown = try await stores.ctl("user", "explain", "ben")
                #expect(unknown.output.contains("answer         403"), "\(unknown.output)")
                #expect(try await edge.web.say("ben").status == 403)
            }
        }

        @Test func `A tester's purchase opens the plan if it is kept apart, and is shown apart`()
            async throws
        {
            try await withStores("sandbox: separate") { edge, stores async throws in
                stores.sells("ann", "normal", until: Date(timeIntervalSinceNow: 3600), isSandbox: true)
                #expect(try await edge.web.say("ann").status == 200)
                try await until("the metrics") {
                    let metrics = try await Web(port: edge.adminPort).ask("GET", "/metrics").text
                    // The plan label of testers is `premium (sandbox)`, so no figure of a paid plan includes
                    // their decisions, use or cost.
                    return metrics.contains(#"plan="premium (sandbox)""#)
                        && metrics.contains("usher_messages_total{model=\"sandbox:other\"} 1\n")
                        && !metrics.contains(/usher_messages_total\{model="other"\} [1-9]/)
                }
            }
            try await withStores { edge, stores async throws in
                stores.sells("ann", "normal", until: Date(timeIntervalSinceNow: 3600), isSandbox: true)
                #expect(try await edge.web.say("ann").status == 403)
            }
        }

        @Test func `A tester's use is shown apart everywhere for operators`() async throws {
            try await withStores("sandbox: separate") { edge, stores async throws in
                let end = Date(timeIntervalSinceNow: 3600)
                stores.sells("ann", "normal", until: end, isSandbox: true)
                for _ in 0..<3 { #expect(try await edge.web.say("ann").status == 200) }
                let tester = try await stores.ctl("user", "show", "ann")
                #expect(tester.output.contains("with a tester's account"), "\(tester.output)")
                stores.sells("ann", "normal", until: end)
                let restored = try await edge.web.ask(
                    "POST", "/v1/subscription/restore", ["x-user-id": "ann"])
                #expect(restored["subscription.is_sandbox"] == "0", "\(restored.text)")
                #expect(try await edge.web.say("ann").status == 200)
                try await until("the books") {
                    try await stores.ctl("top").output.contains(/1 +ann +1\n/)
                }
                #expect(try await stores.ctl("top", "--sandbox").output.contains(/1 +ann +3\n/))
                let shown = try await stores.ctl("user", "show", "ann").output
                #expect(!shown.contains("with a tester's account"), "\(shown)")
                #expect(shown.contains(/BOOKS OF [0-9-]{7}\n1 message,/), "\(shown)")
                #expect(shown.contains(/BOOKS OF [0-9-]{7}, AS A TESTER\n3 messages,/), "\(shown)")
                let users = try await stores.ctl("export", "--what", "users", "--format", "jsonl").output
                #expect(users.contains(/"messages":1,.*"sandbox_messages":3,/), "\(users)")
                let books = try await stores.ctl("export", "--what", "books", "--format", "jsonl").output
                #expect(books.contains(/"sandbox":true,"messages":3,/), "\(books)")
                #expect(books.contains(/"sandbox":false,"messages":1,/), "\(books)")
                // The new plan has one message a day. It would refuse nothing, because only the paid message
                // of ann counts.
                let plan = "{ kind: subscription, limits: [{ count: messages, per: day, amount: 1 }] }"
                try stores.ctl.folder.write(
                    """
                    plans: { premium: \(plan) }
                    default_plan: premium
                    identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
                    """, to: "new.yaml")
                let today = String(Date.now.formatted(.iso8601).prefix(10))
                let tried = try await stores.ctl(
                    "plans", "simulate", stores.ctl.folder.file("new.yaml"), "--to", today, "--days", "2")
                #expect(tried.output.contains(/premium +1 +1 +0 +0 %/), "\(tried.output)\(tried.stderr)")
                stores.sells("ben", "normal", until: end, isSandbox: true)
                for _ in 0..<5 { #expect(try await edge.web.say("ben").status == 200) }
                #expect(try await edge.web.say("ben").status == 429)
                try await until("the refusal") {
                    try await stores.ctl("top", "--by", "refusals", "--sandbox").output
                        .contains(/1 +ben +1\n/)
                }
                #expect(try await !stores.ctl("top", "--by", "refusals").output.contains("ben"))
            }
        }

        private func withStores(
            _ more: String = "", _ body: @escaping (Edge, Stores) async throws -> Void
        ) async throws {
            let store = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.configuration(store.port, upstream.url, more), to: "edge.yaml")
            try await withEdge(
                ["--config", files.file("edge.yaml")],
                environment: ["KEY": "sk_test", "HOOK": "Bearer hook", "WHSEC": "whsec_test"]
            ) { edge, folder in
                try await body(edge, Stores(store: store, ctl: Ctl(edge: edge, folder: folder)))
            }
            try await upstream.stop()
            await store.stop()
        }

        private static func configuration(_ store: UInt16, _ upstream: String, _ more: String) -> String {
            Configuration.coach(
                5, upstream: upstream,
                """
                subscriptions:
                  products:
                    - { product: "coach_*", plan: premium, introductory: trial }
                    - { product: "price_*", plan: premium }
                  revenuecat:
                    api_key: { env: KEY }
                    authorization: { env: HOOK }
                    base_url: "http://127.0.0.1:\(store)"
                  stripe:
                    api_key: { env: KEY }
                    signing_secret: { env: WHSEC }
                    base_url: "http://127.0.0.1:\(store)"
                  \(more)
                """)
        }
    }
}

/// The purchases that a stand-in reports, in the formats of RevenueCat (REST API v1, "Subscriber") and of
/// Stripe ("List subscriptions" since 2025-03-31).
private struct Stores {
    let store: SubscriptionServiceStandIn
    let ctl: Ctl

    func sells(_ user: String, _ phase: String, until end: Date, isSandbox: Bool = false) {
        let now = Date().formatted(.iso8601)
        let dates = """
            "expires_date": "\(end.formatted(.iso8601))", "grace_period_expires_date": null, \
            "purchase_date": "\(now)"
            """
        store.put(
            """
            {"request_date": "\(now)", "request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\
            \(dates), "product_identifier": "coach_monthly"}}, "first_seen": "\(now)", "last_seen": "\(now)", \
            "management_url": "https://apps.apple.com/account/subscriptions", "non_subscriptions": {}, \
            "original_app_user_id": "\(user)", "subscriptions": {"coach_monthly": {"auto_resume_date": null, \
            "billing_issues_detected_at": null, \(dates), "is_sandbox": \(isSandbox), "ownership_type": \
            "PURCHASED", "period_type": "\(phase)", "refunded_at": null, "store": "app_store", \
            "unsubscribe_detected_at": null}}}}
            """, at: "/v1/subscribers/\(user)")
    }

    func lists(_ customer: String, _ status: String, until end: Date) {
        let (now, end) = (Int(Date().timeIntervalSince1970), Int(end.timeIntervalSince1970))
        store.put(
            """
            {"object": "list", "url": "/v1/subscriptions", "has_more": false, "data": [{"id": \
            "sub_\(customer)", "object": "subscription", "billing_cycle_anchor": \(now - 60), \
            "cancel_at": null, "cancel_at_period_end": false, "canceled_at": null, \
            "customer": "\(customer)", "ended_at": \(status == "canceled" ? "\(now)" : "null"), \
            "items": {"object": "list", "has_more": false, "data": [{"id": "si_1", \
            "object": "subscription_item", "current_period_start": \(now - 60), \
            "current_period_end": \(end), "price": {"id": "price_1", "lookup_key": null}}]}, \
            "livemode": true, "metadata": {"user_id": "ann"}, "pause_collection": null, \
            "status": "\(status)"}]}
            """, at: "/v1/subscriptions?customer=\(customer)&status=all&limit=100")
    }

    /// Sets the result of Stripe's search for ann. The query is `metadata['user_id']:'ann'`, percent-encoded.
    func finds(_ customers: [String]) {
        let list = customers.map {
            #"{"id": "sub_\#($0)", "customer": "\#($0)", "metadata": {"user_id": "ann"}, "status": "active"}"#
        }
        store.put(
            """
            {"object": "search_result", "url": "/v1/subscriptions/search", "has_more": false, \
            "next_page": null, "data": [\(list.joined(separator: ", "))]}
            """,
            at: "/v1/subscriptions/search?limit=100&query=metadata%5B%27user_id%27%5D%3A%27ann%27")
    }
}

extension Edge {
    fileprivate func reads(_ user: String) async throws -> String {
        try await web.patiently("GET", "/v1/subscription", ["x-user-id": user]).text
    }
}
