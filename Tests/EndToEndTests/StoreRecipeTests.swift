import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Follows the pages about app stores and payment services: each recipe is used unchanged, in an empty
    /// folder. The webhooks have the documented format, and the library of the store or service signs them.
    @Suite(.needsRedisServer, .needsPython, .needsPythonPackages, .ownCertificates, .timeLimit(.minutes(5)))
    struct StoreRecipeTests {
        struct Store: Sendable, CustomTestStringConvertible {
            let name: String
            /// The file with the store's webhook, and the signature scheme that `webhooks.py` uses for it.
            let document: String
            let scheme: String
            let secret: String
            /// The store's status of an active subscription (`runs`), and of one that is over (`ended`).
            let runs: String
            let ended: String
            var page = "docs/stores.md"
            var address = "/webhooks/purchases"
            /// Environment variables in addition to those of `docs/stores.md`.
            var environment: [String: String] = [:]
            /// How the edge asks the store about a purchase. `target` is the path. The store answers with
            /// this `member` of the webhook's document, or with the whole document if `member` is nil.
            var asked: (target: String, member: String?)?
            var testDescription: String { name }
        }

        private static let whsec = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
        /// A wrong key, which differs at its start. Zeros added at the end would not make another key,
        /// because HMAC itself pads short keys with zeros (RFC 2104).
        private static let wrong = "whsec_AAAAMfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

        static let stores = [
            Store(
                name: "Paddle", document: "paddle", scheme: "paddle", secret: "pdl_ntfset_01_x",
                runs: "active", ended: "canceled", asked: ("/subscriptions/sub_1", nil)),
            Store(
                name: "Lemon Squeezy", document: "lemonsqueezy", scheme: "lemonsqueezy", secret: "lemon",
                runs: "active", ended: "expired"),
            Store(
                name: "Polar", document: "polar", scheme: "polar", secret: "polar_whs_x", runs: "active",
                ended: "canceled", asked: ("/v1/subscriptions/sub_1", "data")),
            Store(
                name: "Adapty", document: "adapty", scheme: "authorization", secret: "adapty-secret",
                runs: "subscription_renewed", ended: "subscription_expired"),
            Store(
                name: "Superwall", document: "superwall", scheme: "svix", secret: whsec, runs: "renewal",
                ended: "expiration"),
            Store(
                name: "Qonversion", document: "qonversion", scheme: "authorization", secret: "Basic token",
                runs: "subscription_renewed", ended: "subscription_expired"),
            Store(
                name: "Clerk", document: "clerk", scheme: "clerk", secret: whsec, runs: "active",
                ended: "ended"),
            Store(
                name: "Stripe, step by step", document: "stripe", scheme: "stripe", secret: "whsec_test",
                runs: "active", ended: "canceled", page: "docs/subscriptions.md", address: "/webhooks/stripe",
                environment: ["STRIPE_API_KEY": "sk_test", "STRIPE_SIGNING_SECRET": "whsec_test"],
                asked: ("/v1/subscriptions?customer=cus_1&status=all&limit=100", "data.object")),
            Store(
                name: "Sell with RevenueCat or Stripe", document: "revenuecat", scheme: "authorization",
                secret: "Bearer hook", runs: "RENEWAL", ended: "EXPIRATION", page: "docs/subscriptions.md",
                address: "/webhooks/revenuecat",
                environment: ["REVENUECAT_API_KEY": "sk_test", "REVENUECAT_AUTHORIZATION": "Bearer hook"],
                asked: ("/v1/subscribers/ann", nil)),
        ]

        /// Signs the webhook with the store's own library. Returns the header fields.
        static func sign(_ body: String, _ scheme: String, _ secret: String) async throws -> [String: String]
        {
            let printed = try await Python.run(
                "Tests/Service/SubscriptionsTests/Stores/webhooks.py", [scheme, secret, body])
            let fields = try JSONDecoder().decode([String: String].self, from: printed)
            return fields.merging(["content-type": "application/json"]) { own, _ in own }
        }

        /// The first configuration below a heading of the page, with the stand-in's address instead of the
        /// store's.
        static func recipe(_ name: String, in page: String, _ port: UInt16) throws -> String {
            let text = try String(contentsOfFile: Places.inTree(page), encoding: .utf8)
            let part = try #require("\n\(text)".components(separatedBy: "# \(name)\n").dropFirst().first)
            let recipe = try #require(Example.all(in: part).first { $0.language == "yaml" }?.text)
            let address = "http://127.0.0.1:\(port)"
            let own = recipe.replacing(/https:\/\/api\.[a-z.]*/, with: address)
            return own.replacing(/(?m)^  (stripe|revenuecat|apple|google):\n/) {
                "\($0.output.0)    base_url: \"\(address)\"\n"
            }
        }

        /// What the store answers if the edge asks about the purchase of this webhook.
        private static func answer(_ store: Store, _ document: String, _ status: String) throws -> String {
            if store.document == "revenuecat" { return subscriber(isOver: status == store.ended) }
            guard let member = store.asked?.member else { return document }
            var value = try JSONSerialization.jsonObject(with: Data(document.utf8))
            for step in member.split(separator: ".") {
                value = try #require((value as? [String: Any])?[String(step)])
            }
            if store.document == "stripe" { value = ["object": "list", "data": [value]] }
            return String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
        }

        private static func subscriber(isOver: Bool) -> String {
            let now = Date()
            let dates = """
                "expires_date": "\((isOver ? now - 60 : now + 86_400).formatted(.iso8601))", \
                "purchase_date": "\((now - 3600).formatted(.iso8601))"
                """
            return """
                {"request_date_ms": $now, "subscriber": {"entitlements": {"premium": {\(dates), \
                "product_identifier": "coach_monthly"}}, "subscriptions": {"coach_monthly": {\(dates), \
                "period_type": "normal", "is_sandbox": false}}}}
                """
        }

        @Test(arguments: stores) func `A recipe opens a plan once, and ends it`(store: Store) async throws {
            let service = try await SubscriptionServiceStandIn.start()
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(
                Configuration.coach(
                    5, upstream: upstream.url, try Self.recipe(store.name, in: store.page, service.port)),
                to: "edge.yaml")
            let environment = ["STORE_SECRET": store.secret, "STORE_API_KEY": "key"].merging(
                store.environment
            ) { $1 }
            try await ListenerTLS.write(in: files)
            let checked = try await Program.run(
                [Places.usher, "check", files.file("edge.yaml")], environment: environment)
            #expect(checked.exitCode == 0, "\(checked.stderr)")
            let document = try StoreDocument.read(store.document)
            let now = Date()
            try await withEdge(["--config", files.file("edge.yaml")], environment: environment) { edge, _ in
                @discardableResult func send(_ status: String, at moment: Date, secret: String? = nil)
                    async throws -> Answer
                {
                    let text = document.text(status, at: moment, ends: now + 86_400)
                    if let asked = store.asked {
                        service.put(try Self.answer(store, text, status), at: asked.target)
                    }
                    let fields = try await Self.sign(text, store.scheme, secret ?? store.secret)
                    return try await edge.web.ask("POST", store.address, fields, body: text)
                }
                #expect(try await send(store.runs, at: now - 10, secret: Self.wrong).status == 401)
                let first = try await send(store.runs, at: now - 10)
                #expect(first.status == 200 && first["result"] == "applied", "\(first.text)")
                #expect(try await send(store.runs, at: now - 10)["result"] == "repeated")
                for page in ["/v1/usage", "/v1/subscription"] {
                    let has = try await edge.web.ask("GET", page, ["x-user-id": "ann"])
                    #expect(has["plan.id"] == "premium" && has["can_send"] == "1", "\(has.text)")
                }
                #expect(try await edge.web.say("ann").status == 200)
                let over = try await send(store.ended, at: now - 5)
                #expect(over["result"] == "applied", "\(over.text) \(edge.program.stderr)")
                let lost = try await edge.web.ask("GET", "/v1/subscription", ["x-user-id": "ann"])
                #expect(lost["status"] == "expired", "\(lost.text)")
                #expect(!edge.program.stderr.contains(store.secret))
            }
            try await upstream.stop()
            await service.stop()
        }

        /// Recipes need not list these statuses: such subscriptions were never paid or have not begun.
        private static let unlisted: Set<String> = [
            "inactive", "incomplete", "incomplete_expired", "upcoming", "abandoned",
        ]

        @Test func `A store with a library has a recipe with each status that it knows`() async throws {
            let printed = try await Python.run(
                "Tests/Service/SubscriptionsTests/Stores/clients.py", ["words", "-"])
            let words = try JSONDecoder().decode([String: [String]].self, from: printed)
            #expect(words.count == 3)
            for (store, statuses) in words {
                let recipe = try Self.recipe(store, in: "docs/stores.md", 1)
                #expect(!statuses.isEmpty)
                for status in statuses where !Self.unlisted.contains(status) {
                    #expect(recipe.contains(try Regex("[ {]\(status): ")), "\(store): \(status)")
                }
            }
        }

        @Test func `A recipe of Adapty and Qonversion passes the trial of its address`() async throws {
            for name in ["Adapty", "Qonversion"] {
                let store = try #require(Self.stores.first { $0.name == name })
                let recipe = try Self.recipe(name, in: store.page, 1)
                let files = try TemporaryFolder()
                try files.write(
                    Configuration.coach(5, upstream: "http://127.0.0.1:1", recipe), to: "edge.yaml")
                try await withEdge(
                    ["--config", files.file("edge.yaml")], environment: ["STORE_SECRET": store.secret]
                ) { edge, _ in
                    // According to Adapty's documents, the test event is an empty object. Adapty accepts any
                    // 2xx with a JSON body as an answer.
                    for body in ["{}", ""] {
                        let fields = ["authorization": store.secret, "content-type": "application/json"]
                        let answer = try await edge.web.ask("POST", store.address, fields, body: body)
                        #expect(answer.status == 200 && answer["result"] == "ignored", "\(answer.text)")
                    }
                }
            }
        }
    }
}
