import Foundation
import Reactor
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Follows the instructions of the pages about the two app stores, in an empty folder. Apple's and
    /// Google's own libraries make the messages of the stores.
    @Suite(
        .needsRedisServer, .needsPython, .needsPythonPackages, .needsOpenSSL, .timeLimit(.minutes(3)))
    struct AppStoreRecipeTests {
        private static let scripts = "Tests/Service/SubscriptionsTests/Stores/"
        private typealias Signed = (notification: String, transaction: String)

        /// Signs one of Apple's notifications and its transaction. The subscription ends in 20 days.
        private static func signed(_ chain: SigningChain, _ type: String, isRevoked: Bool = false)
            async throws -> Signed
        {
            let now = Int(Date().timeIntervalSince1970)
            var row: [String: Any] = [
                "type": type, "uuid": UUID().uuidString, "status": isRevoked ? 5 : 1,
                "from": (now - 86_400) * 1000, "to": (now + 20 * 86_400) * 1000,
            ]
            row["subtype"] = type == "SUBSCRIBED" ? "INITIAL_BUY" : nil
            row["revoked"] = isRevoked ? (now - 60) * 1000 : nil
            let rows = String(decoding: try JSONSerialization.data(withJSONObject: [row]), as: UTF8.self)
            let printed = try await Python.run(scripts + "app_store.py", [chain.folder.path, "\(now)", rows])
            let made = try JSONDecoder().decode([[String: String]].self, from: printed)
            return (try #require(made[0]["notification"]), try #require(made[0]["transaction"]))
        }

        private static func statuses(_ status: Int, _ signed: Signed) -> String {
            """
            {"environment": "Production", "bundleId": "com.example.coach", "data": [{"lastTransactions": \
            [{"status": \(status), "originalTransactionId": "1000", "signedTransactionInfo": \
            "\(signed.transaction)"}]}]}
            """
        }

        /// Writes the configuration that a page shows into a folder, and runs `usher check`.
        private static func write(
            _ heading: String, _ page: String, _ service: SubscriptionServiceStandIn, _ upstream: Upstream,
            to files: TemporaryFolder, environment: [String: String] = [:], _ change: (String) -> String
        ) async throws {
            let recipe = change(
                try EndToEndInterfaces.StoreRecipeTests.recipe(heading, in: page, service.port))
            try files.write(Configuration.coach(5, upstream: upstream.url, recipe), to: "edge.yaml")
            try await ListenerTLS.write(in: files)
            let checked = try await Program.run(
                [Places.usher, "check", files.file("edge.yaml")], environment: environment)
            #expect(checked.exitCode == 0, "\(checked.stderr)")
        }

        private static func apple(_ chain: SigningChain, _ port: UInt16, _ more: String = "") -> (String)
            -> String
        {
            { recipe in
                recipe.replacing(
                    "  apple:\n",
                    with: """
                        \(more)  apple:
                            root_digest: \(chain.rootDigest)
                            sandbox_url: "http://127.0.0.1:\(port)"

                        """)
            }
        }

        private static func expectPremium(_ edge: Edge, _ store: String) async throws {
            for page in ["/v1/usage", "/v1/subscription"] {
                let has = try await edge.web.ask("GET", page, ["x-user-id": "ann"])
                #expect(has["plan.id"] == "premium" && has["can_send"] == "1", "\(store): \(has.text)")
            }
            let bought = try await edge.web.ask("GET", "/v1/subscription", ["x-user-id": "ann"])
            #expect(bought["store"] == store && bought["status"] == "active", "\(bought.text)")
        }

        private static func report(_ edge: Edge, _ store: String, _ body: String) async throws -> Answer {
            try await edge.web.ask(
                "POST", "/v1/purchases/\(store)",
                ["x-user-id": "ann", "content-type": "application/json"], body: body)
        }

        @Test func `A person who bought at Apple and by card keeps what they paid for at every step`()
            async throws
        {
            let chain = try await SigningChain.make()
            let service = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(try #require(chain.folder.read("signer.key")), to: "AuthKey_2X9R4HXF34.p8")
            let stripe = """
                  stripe:
                    api_key: { env: KEY }
                    signing_secret: { env: SIGN }
                    base_url: "http://127.0.0.1:\(service.port)"

                """
            try await Self.write(
                "Sell in the App Store directly", "docs/app-store.md", service, upstream, to: files,
                Self.apple(chain, service.port))
            let text = try #require(files.read("edge.yaml"))
            try files.write(text.replacing("  apple:\n", with: stripe + "  apple:\n"), to: "edge.yaml")
            let environment = ["KEY": "sk_test", "SIGN": "whsec_test"]
            try await withEdge(
                ["--config", files.file("edge.yaml")], environment: environment
            ) { edge, folder in
                let bought = try await Self.signed(chain, "SUBSCRIBED")
                service.put(Self.statuses(1, bought), at: "/inApps/v1/subscriptions/1000")
                let told = try await Self.report(edge, "apple", #"{"transaction":"\#(bought.transaction)"}"#)
                #expect(told.status == 200 && told["result"] == "applied", "\(told.text)")
                try await Self.expectPremium(edge, "app_store")
                try await run(on: ChildProcessLoop.loop, within: 120) { loop in
                    let screen = try await Peer.connect(
                        to: .loopback(port: edge.port), on: loop, timeout: 60)
                    defer { screen.close() }
                    try await screen.send(
                        "GET /v1/usage/stream HTTP/1.1\r\nHost: a\r\nx-user-id: ann\r\n\r\n")
                    _ = try await screen.read(through: #""status":"active""#)
                    // The user also buys the plan by card. That subscription ends earlier, so the App Store
                    // stays the source of the plan.
                    try await Self.sell(edge, service, "active", days: 10)
                    try await Self.expectPremium(edge, "app_store")
                    let explained = try await Ctl(edge: edge, folder: folder)("user", "explain", "ann")
                    for store in ["(apple|app_store)", "stripe"] {
                        let line = try Regex(#"\(row coach_\*\) at \#(store): .*reported at\s"#)
                        #expect(explained.output.contains(line), "\(explained.output)")
                    }
                    let refund = try await Self.signed(chain, "REFUND", isRevoked: true)
                    service.put(Self.statuses(5, refund), at: "/inApps/v1/subscriptions/1000")
                    let taken = try await edge.web.ask(
                        "POST", "/webhooks/apple", ["content-type": "application/json"],
                        body: #"{"signedPayload":"\#(refund.notification)"}"#)
                    #expect(taken["result"] == "applied", "\(taken.text)")
                    try await Self.expectPremium(edge, "stripe")
                    // The subscription's period ended two days ago, and Stripe has not renewed it yet. The
                    // subscription must still count as active.
                    try await Self.sell(edge, service, "active", days: -2)
                    try await Self.expectPremium(edge, "stripe")
                    try await Self.sell(edge, service, "active", days: 28)
                    try await Self.expectPremium(edge, "stripe")
                    try await Self.sell(edge, service, "canceled", days: 28)
                    // Both subscriptions have ended, so the event stream now reports `expired`.
                    let seen = try await screen.read(through: #""status":"expired""#)
                    let events = seen.components(separatedBy: "\n\n").dropLast()
                    #expect(
                        !events.contains { $0.contains(#""can_send":false"#) && $0.contains("subscription") },
                        "\(seen)")
                }
            }
            try await upstream.stop()
            await service.stop()
        }

        private static func sell(
            _ edge: Edge, _ service: SubscriptionServiceStandIn, _ status: String, days: Double
        ) async throws {
            let event = try StoreDocument.read("stripe")
                .text(status, at: Date(), ends: Date(timeIntervalSinceNow: days * 86_400))
                .replacing("evt_", with: "evt_\(UUID().uuidString)_")
            let root = try JSONSerialization.jsonObject(with: Data(event.utf8)) as? [String: Any]
            let subscription = try #require((root?["data"] as? [String: Any])?["object"])
            let list = try JSONSerialization.data(
                withJSONObject: ["object": "list", "data": [subscription]])
            service.put(
                String(decoding: list, as: UTF8.self),
                at: "/v1/subscriptions?customer=cus_1&status=all&limit=100")
            let fields = try await EndToEndInterfaces.StoreRecipeTests.sign(event, "stripe", "whsec_test")
            let taken = try await edge.web.ask("POST", "/webhooks/stripe", fields, body: event)
            #expect(taken["result"] == "applied", "\(taken.text)")
        }

        @Test func `A purchase on Google Play opens its plan, and pushes of Pub/Sub alone change it`()
            async throws
        {
            let service = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let address = "http://127.0.0.1:\(service.port)"
            let account = try await Python.run(
                Self.scripts + "google_play.py", ["account", "\(address)/token", files.path])
            try files.write(String(decoding: account, as: UTF8.self), to: "service-account.json")
            try await Self.write(
                "Sell on Google Play directly", "docs/google-play.md", service, upstream, to: files
            ) { $0.replacing("    push:\n", with: "    push:\n      keys_url: \"\(address)/certs\"\n") }
            let pushes = try await Pushes.made(service)
            service.put(
                #"{"access_token": "ya29.token", "expires_in": 3599, "token_type": "Bearer"}"#, at: "/token")
            service.put("", at: Self.place + "subscriptions/coach/tokens/token-1:acknowledge")
            try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
                Self.sells(service, "ACTIVE")
                let told = try await Self.report(
                    edge, "google", #"{"purchase_token":"token-1","product_type":"subs"}"#)
                #expect(told.status == 200 && told["result"] == "applied", "\(told.text)")
                try await Self.expectPremium(edge, "play_store")
                #expect(service.sent.contains { $0.target.hasSuffix("token-1:acknowledge") })
                for (name, token) in pushes.bad {
                    let answer = try await Self.push(edge, "1", 4, token)
                    #expect(answer.status == 401, "\(name): \(answer.text)")
                }
                let away = try await Self.push(edge, "2", 4, pushes.good, app: "com.example.other")
                #expect(away.status == 200 && away["result"] == "ignored", "\(away.text)")
                for (kind, state, status) in [
                    (6, "IN_GRACE_PERIOD", "billing_issue"), (10, "PAUSED", "paused"),
                    (7, "ACTIVE", "active"),
                    (13, "EXPIRED", "expired"),
                ] {
                    Self.sells(service, state)
                    let first = try await Self.push(edge, "m\(kind)", kind, pushes.good)
                    #expect(first["result"] == "applied", "\(state): \(first.text)")
                    // Pub/Sub can deliver a message twice. The second delivery must change nothing.
                    let again = try await Self.push(edge, "m\(kind)", kind, pushes.good)
                    #expect(again["result"] == "repeated", "\(state): \(again.text)")
                    let has = try await edge.web.ask("GET", "/v1/subscription", ["x-user-id": "ann"])
                    #expect(has["status"] == status, "\(state): \(has.text)")
                }
                #expect(!edge.program.stderr.contains("token-1"))
            }
            try await upstream.stop()
            await service.stop()
        }

        private static let place = "/androidpublisher/v3/applications/com.example.coach/purchases/"

        private static func sells(_ service: SubscriptionServiceStandIn, _ state: String) {
            func time(_ days: Double) -> String {
                Date(timeIntervalSinceNow: days * 86_400).formatted(.iso8601)
            }
            service.put(
                """
                {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "\(time(-1))", \
                "subscriptionState": "SUBSCRIPTION_STATE_\(state)", "acknowledgementState": \
                "ACKNOWLEDGEMENT_STATE_PENDING", "lineItems": [{"productId": "coach", "expiryTime": \
                "\(time(state == "EXPIRED" ? -0.1 : 20))", "offerDetails": {"basePlanId": "monthly"}, \
                "autoRenewingPlan": {"autoRenewEnabled": true}}]}
                """, at: place + "subscriptionsv2/tokens/token-1")
        }

        private static func push(
            _ edge: Edge, _ id: String, _ kind: Int, _ token: String, app: String = "com.example.coach"
        ) async throws -> Answer {
            let now = Int(Date().timeIntervalSince1970 * 1000)
            let news = """
                {"version": "1.0", "packageName": "\(app)", "eventTimeMillis": "\(now)", \
                "subscriptionNotification": {"version": "1.0", "notificationType": \(kind), \
                "purchaseToken": "token-1"}}
                """
            let data = Data(news.utf8).base64EncodedString()
            return try await edge.web.ask(
                "POST", "/webhooks/google",
                ["authorization": "Bearer \(token)", "content-type": "application/json"],
                body: #"{"message": {"data": "\#(data)", "messageId": "\#(id)"}, "subscription": "s"}"#)
        }

        /// Tokens as Pub/Sub sends them with its messages. The stand-in publishes the keys of these tokens.
        private struct Pushes: Decodable {
            let good: String
            let bad: [String: String]
            let keys: String

            static func made(_ service: SubscriptionServiceStandIn) async throws -> Pushes {
                let printed = try await Python.run(
                    scripts + "google_play.py",
                    [
                        "push", "https://edge.example.com/webhooks/google",
                        "push@my-project.iam.gserviceaccount.com", "\(Int(Date().timeIntervalSince1970))",
                    ])
                let made = try JSONDecoder().decode(Pushes.self, from: printed)
                service.put(made.keys, at: "/certs")
                return made
            }
        }

        @Test(arguments: [(401, 401, "does not accept the key (401)"), (404, 400, "answers (")])
        func `doctor asks each store a question that only the right key is answered`(
            apple: Int, google: Int, words: String
        ) async throws {
            let chain = try await SigningChain.make()
            let service = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            let address = "http://127.0.0.1:\(service.port)"
            try files.write(try #require(chain.folder.read("signer.key")), to: "AuthKey_2X9R4HXF34.p8")
            let account = try await Python.run(
                Self.scripts + "google_play.py", ["account", "\(address)/token", files.path])
            try files.write(String(decoding: account, as: UTF8.self), to: "service-account.json")
            let google = (
                status: google,
                section: """
                  google:
                    package_name: com.example.coach
                    service_account: { file: service-account.json }
                    base_url: "\(address)/play"
                  webhook:
                    signing_secret: { env: KEY }
                    user: u
                    product: p
                    purchase: id
                    status: s
                    statuses: { active: active }
                    ask: { base_url: "\(address)/shop", path: "/{purchase}", api_key: { env: KEY } }

                """
            )
            let environment = ["KEY": "store-key-canary"]
            try await Self.write(
                "Sell in the App Store directly", "docs/app-store.md", service, upstream, to: files,
                environment: environment, Self.apple(chain, service.port, google.section))
            let token = #"{"access_token": "ya29.token", "expires_in": 3599, "token_type": "Bearer"}"#
            service.put(token, at: "/token")
            service.put("{}", at: "/inApps/v1/subscriptions/1", status: apple)
            service.put(
                "{}", at: "/play" + Self.place + "subscriptionsv2/tokens/usher-doctor", status: google.status)
            service.put("{}", at: "/shop/usher-doctor", status: google.status)
            try await withEdge(
                ["--config", files.file("edge.yaml")], environment: environment
            ) { edge, folder in
                let doctor = try await Ctl(edge: edge, folder: folder)("doctor")
                let mark = apple == 401 ? "✗" : "✓"
                for store in ["App Store", "Google Play", "webhook"] {
                    let line = doctor.output.split(separator: "\n").first { $0.contains("\(mark) \(store)") }
                    #expect(line?.contains(words) == true, "\(doctor.output)")
                }
                if apple != 401 {
                    // `usherctl doctor` must report that Google refuses the service account's key.
                    service.put(#"{"error": "invalid_grant"}"#, at: "/token", status: 400)
                    let again = try await Ctl(edge: edge, folder: folder)("doctor")
                    #expect(
                        again.output.contains("no access token was issued for the key"), "\(again.output)")
                }
            }
            try await upstream.stop()
            await service.stop()
        }
    }
}
