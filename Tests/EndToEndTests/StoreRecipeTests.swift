import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// docs/stores.md, followed by somebody who reads nothing else: each recipe as it stands there, with
    /// documents in the shape that the store's own pages show.
    @Suite(.needsRedisServer, .needsPython, .ownCertificates, .timeLimit(.minutes(2)))
    struct StoreRecipeTests {
        struct Store: Sendable, CustomTestStringConvertible {
            let name: String
            /// How the sender proves itself, for `sign`.
            let scheme: String
            let secret: String
            /// The store's word while somebody has the subscription, and when it is over.
            let runs: String
            let ended: String
            /// The document: `$status`, `$at` and `$end` as the store writes them.
            let document: String
            /// Times are RFC 3339, seconds or milliseconds.
            var times = Times.text
            /// The address at which the purchase is asked for again; the member that the answer is.
            var asked: (target: String, member: String?)?
            var testDescription: String { name }
        }

        enum Times: Sendable { case text, compact, seconds, milliseconds }

        static let stores = [
            Store(
                name: "Paddle", scheme: "paddle", secret: "pdl_ntfset_01_x", runs: "active",
                ended: "canceled",
                document: """
                    {"event_id": "evt_$status", "event_type": "subscription.updated", "occurred_at": $at, \
                    "notification_id": "ntf_01", "data": {"id": "sub_1", "status": "$status", "customer_id": \
                    "ctm_01", "custom_data": {"user_id": "ann"}, "currency_code": "USD", "scheduled_change": null, \
                    "current_billing_period": {"starts_at": "2026-01-01T00:00:00Z", "ends_at": $end}, "items": \
                    [{"status": "active", "quantity": 1, "price": {"id": "pri_01", "product_id": "pro_01"}}]}}
                    """, asked: ("/subscriptions/sub_1", nil)),
            Store(
                name: "Lemon Squeezy", scheme: "digest", secret: "lemon", runs: "active", ended: "expired",
                document: """
                    {"meta": {"test_mode": false, "event_name": "subscription_updated", "custom_data": \
                    {"user_id": "ann"}}, "data": {"type": "subscriptions", "id": "1", "attributes": {"store_id": 1, \
                    "product_id": 4000, "variant_id": 4711, "status": "$status", "cancelled": false, "pause": null, \
                    "trial_ends_at": null, "renews_at": $end, "ends_at": null, "updated_at": $at, \
                    "test_mode": false}}}
                    """),
            Store(
                name: "Polar", scheme: "standard", secret: "polar_whs_x", runs: "active", ended: "canceled",
                document: """
                    {"type": "subscription.updated", "timestamp": $at, "data": {"id": "sub_1", "status": "$status", \
                    "current_period_start": "2026-01-01T00:00:00Z", "current_period_end": $end, \
                    "cancel_at_period_end": false, "canceled_at": null, "ends_at": null, "ended_at": null, \
                    "customer_id": "c_1", "product_id": "1dbfc517-0bbf-4301-9ba8-555ca42b9737", "metadata": {}, \
                    "customer": {"id": "c_1", "external_id": "ann"}, "prices": [{"id": "p_1"}]}}
                    """, asked: ("/v1/subscriptions/sub_1", "data")),
            Store(
                name: "Adapty", scheme: "authorization", secret: "adapty-secret",
                runs: "subscription_renewed",
                ended: "subscription_expired",
                document: """
                    {"profile_id": "772204ce", "customer_user_id": "ann", "event_type": "$status", \
                    "event_datetime": $at, "event_api_version": 1, "event_properties": {"environment": "Production", \
                    "vendor_product_id": "coach_monthly", "profile_event_id": "e-$status", "store": "app_store", \
                    "transaction_id": "2", "original_transaction_id": "1", "subscription_expires_at": $end}}
                    """, times: .compact),
            Store(
                name: "Superwall", scheme: "svix", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                runs: "renewal", ended: "expiration",
                document: """
                    {"object": "event", "type": "$status", "projectId": 3827, "applicationId": 1, "timestamp": $at, \
                    "data": {"id": "42fc6339:$status", "name": "$status", "periodType": "NORMAL", "price": 9.99, \
                    "expirationAt": $end, "transactionId": "700002", "originalTransactionId": "700001", \
                    "originalAppUserId": "ann", "store": "APP_STORE", "purchasedAt": 1754067704000, \
                    "productId": "coach_monthly", "environment": "PRODUCTION", "ts": $at}}
                    """, times: .milliseconds),
            Store(
                name: "Qonversion", scheme: "authorization", secret: "Basic token",
                runs: "subscription_renewed",
                ended: "subscription_expired",
                document: """
                    {"event_name": "$status", "user_id": "3YjIDEUDaf", "custom_user_id": "ann", "identity_id": "", \
                    "time": $at, "created_at": $at, "product_id": "coach_monthly", "environment": "production", \
                    "transaction": {"transaction_id": 500000601234560, "original_transaction_id": 500000601234560, \
                    "expires": $end, "grace_period_expires": null}}
                    """, times: .seconds),
            Store(
                name: "Clerk", scheme: "svix", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                runs: "active",
                ended: "ended",
                document: """
                    {"object": "event", "type": "subscriptionItem.updated", "timestamp": $at, "data": \
                    {"id": "csub_item_1", "status": "$status", "plan": {"id": "cplan_1", "slug": "pro"}, \
                    "payer": {"user_id": "ann"}, "period_start": 1754067704000, "period_end": $end}}
                    """, times: .milliseconds),
        ]

        /// The fields by which each scheme's documents say that a sender signs.
        private static let sign = """
            import base64, hashlib, hmac, sys, time
            scheme, secret, body = sys.argv[1:]
            now = str(int(time.time()))
            def code(key, text): return hmac.new(key, text.encode(), hashlib.sha256)
            if scheme == "paddle":
                print("paddle-signature: ts=%s;h1=%s" % (now, code(secret.encode(), now + ":" + body).hexdigest()))
            elif scheme == "digest":
                print("x-signature: " + code(secret.encode(), body).hexdigest())
            elif scheme == "authorization":
                print("authorization: " + secret)
            else:
                key = base64.b64decode(secret[6:]) if secret.startswith("whsec_") else secret.encode()
                name = "svix" if scheme == "svix" else "webhook"
                message = "msg_" + hashlib.sha256(body.encode()).hexdigest()[:8]
                text = base64.b64encode(code(key, "%s.%s.%s" % (message, now, body)).digest()).decode()
                print(name + "-id: " + message + "\\n" + name + "-timestamp: " + now)
                print(name + "-signature: v1," + text)
            """

        private static func document(_ store: Store, _ status: String, at: Double, end: Double) -> String {
            func text(_ offset: Double) -> String {
                let date = Date(timeIntervalSinceNow: offset)
                switch store.times {
                case .text: return "\"\(date.formatted(.iso8601))\""
                case .compact: return "\"\(date.formatted(.iso8601).dropLast())+0000\""
                case .seconds: return "\(Int(date.timeIntervalSince1970))"
                case .milliseconds: return "\(Int(date.timeIntervalSince1970 * 1000))"
                }
            }
            return store.document.replacing("$status", with: status).replacing("$at", with: text(at))
                .replacing("$end", with: text(end))
        }

        private static func send(_ body: String, of store: Store, secret: String? = nil, to edge: Edge)
            async throws -> Answer
        {
            let signed = try await ProgramRun.of([
                "python3", "-c", sign, store.scheme, secret ?? store.secret, body,
            ])
            var fields = ["content-type": "application/json"]
            for line in String(decoding: signed.output, as: UTF8.self).split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                fields[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
            }
            return try await edge.web.ask("POST", "/webhooks/purchases", fields, body: body)
        }

        private static func recipe(_ store: Store, _ port: UInt16) throws -> String {
            let page = try String(contentsOfFile: Places.inTree("docs/stores.md"), encoding: .utf8)
            let part = try #require(page.components(separatedBy: "\n## \(store.name)\n").last)
            let text = try #require(Example.all(in: part).first { $0.language == "yaml" }?.text)
            return text.replacing(/https:\/\/api\.[a-z.]*/, with: "http://127.0.0.1:\(port)")
        }

        private static func answer(_ store: Store, _ document: String) throws -> String {
            guard let member = store.asked?.member else { return document }
            let whole = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
            let part = try JSONSerialization.data(withJSONObject: try #require(whole?[member]))
            return String(decoding: part, as: UTF8.self)
        }

        @Test(arguments: stores) func `opens the plan, once, and ends it`(store: Store) async throws {
            let service = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(
                Configuration.coach(5, upstream: upstream.url, try Self.recipe(store, service.port)),
                to: "edge.yaml")
            func put(_ document: String) throws {
                if let asked = store.asked { service.put(try Self.answer(store, document), at: asked.target) }
            }
            try await withEdge(
                ["--config", files.file("edge.yaml")],
                environment: ["STORE_SECRET": store.secret, "STORE_API_KEY": "key"]
            ) { edge, _ in
                let bought = Self.document(store, store.runs, at: -10, end: 86_400)
                try put(bought)
                #expect(try await Self.send(bought, of: store, secret: "whsec_AAAA", to: edge).status == 401)
                let first = try await Self.send(bought, of: store, to: edge)
                #expect(
                    first.status == 200 && first["result"] == "applied",
                    "\(first.text) \(edge.program.stderr)")
                #expect(try await Self.send(bought, of: store, to: edge)["result"] == "repeated")
                let has = try await edge.web.ask("GET", "/v1/subscription", ["x-user-id": "ann"])
                #expect(has["plan.id"] == "premium" && has["status"] == "active", "\(has.text)")
                #expect(try await edge.web.say("ann").status == 200)
                let over = Self.document(store, store.ended, at: -5, end: 86_400)
                try put(over)
                #expect(try await Self.send(over, of: store, to: edge)["result"] == "applied")
                let lost = try await edge.web.ask("GET", "/v1/subscription", ["x-user-id": "ann"])
                #expect(lost["status"] == "expired", "\(lost.text)")
                #expect(!edge.program.stderr.contains(store.secret))
            }
            try await upstream.stop()
            await service.stop()
        }
    }
}
