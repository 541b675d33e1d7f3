import Testing

@testable import Configuration

@Suite struct `A configuration of subscriptions` {
    private static let environment = ["KEY": "k1", "HOOK": "h1", "SIGN": "s1"]

    @Test func `A configuration of subscriptions is read with every value`() throws {
        let settings = try read(
            """
            plans: { none: { kind: free, limits: [] }, pro: { kind: subscription, limits: [] } }
            subscriptions:
              products:
                - { product: "pro_*", plan: pro, introductory: none, free_trial: none }
                - { product: "*", plan: none }
              revenuecat:
                api_key: { env: KEY }
                authorization: { env: HOOK }
                signing_secret: { env: SIGN }
                entitlement: premium
                base_url: https://rc.example.com/base
              stripe: { api_key: { env: KEY }, signing_secret: { env: SIGN }, user_id: uid }
              tenant: acme
              sandbox: separate
              timeout: 500ms
              reconcile_after: 2h
              reconcile_per_minute: 6
              manage_url: https://example.com/manage
            check_ins: true
            threshold_events:
              url: https://team.example.com/usher
              secret: { env: SIGN }
              percents: [80, 100]
              respect_check_ins: true
              give_up_after: 1h
              queue: 5
            """, environment: Self.environment)
        let found = try #require(settings.subscriptions)
        #expect(found.products.map(\.pattern) == ["pro_*", "*"])
        #expect(found.products.map(\.plan) == ["pro", "none"])
        #expect(found.products.map(\.introductory) == ["none", nil])
        #expect(found.products.map(\.freeTrial) == ["none", nil])
        #expect(found.revenueCat?.apiKey.reveal() == "k1")
        #expect(found.revenueCat?.authorization?.reveal() == "h1")
        #expect(found.revenueCat?.signingSecret?.reveal() == "s1")
        #expect(found.revenueCat?.entitlement == "premium")
        #expect(found.revenueCat?.baseURL.description == "https://rc.example.com:443/base")
        #expect(found.stripe?.baseURL.description == "https://api.stripe.com:443")
        #expect(found.stripe?.userKey == "uid" && found.stripe?.signingSecret.reveal() == "s1")
        #expect(found.tenant == "acme" && found.opensSandbox)
        #expect(found.timeout == .milliseconds(500) && found.reconcileAfter == .seconds(7200))
        #expect(found.reconcilePerMinute == 6 && found.manageURL == "https://example.com/manage")
        #expect(settings.hasCheckIns)
        let events = try #require(settings.thresholdEvents)
        #expect(events.percents == [80, 100] && events.respectsCheckIns && events.queue == 5)
        #expect(events.giveUpAfter == .seconds(3600) && events.secret.reveal() == "s1")
    }

    @Test func `A configuration of subscriptions has defaults`() throws {
        let settings = try read(
            """
            subscriptions:
              products: [ { product: "*", plan: none } ]
              revenuecat: { api_key: { env: KEY }, authorization: { env: HOOK } }
            threshold_events: { url: "http://127.0.0.1:9/x", secret: { env: SIGN } }
            """, environment: Self.environment)
        let found = try #require(settings.subscriptions)
        #expect(found.revenueCat?.baseURL.description == "https://api.revenuecat.com:443")
        #expect(!found.opensSandbox && found.timeout == .seconds(3) && found.reconcilePerMinute == 60)
        #expect(found.reconcileAfter == .seconds(86_400) && found.stripe == nil)
        #expect(!settings.hasCheckIns)
        #expect(settings.thresholdEvents?.percents == [80, 95, 100])
        #expect(settings.thresholdEvents?.queue == 10_000)
        #expect(try read("").subscriptions == nil)
    }

    @Test func `A configuration of subscriptions has packs, and a store that it maps`() throws {
        let settings = try read(
            """
            plans:
              none: { kind: free, limits: [{ count: messages, per: month, amount: 5 }] }
            subscriptions:
              renewal_leeway: 36h
              products:
                - { product: "pack_100", grant: { messages: 100 } }
                - { product: "*", plan: none, grant: { messages: 1 } }
              webhook:
                signature: paddle
                signing_secret: { env: SIGN }
                event_at: occurred_at
                user: data.custom_data.user_id
                product: [ data.items.0.price.id, data.items.0.price.product_id ]
                purchase: data.id
                status: data.status
                statuses: { active: active, canceled: expired }
                ask: { base_url: "https://api.example.com", path: "/subs/{purchase}", api_key: { env: KEY }, in: data }
            """, environment: Self.environment)
        let found = try #require(settings.subscriptions)
        #expect(found.products.map(\.plan) == [nil, "none"] && found.renewalLeeway == .seconds(36 * 3600))
        #expect(found.products.map(\.grants) == [["messages": 100], ["messages": 1]])
        let store = try #require(found.webhook)
        #expect(store.signature == .paddle && store.signingSecret.reveal() == "s1" && store.types == nil)
        #expect(store.product == ["data.items.0.price.id", "data.items.0.price.product_id"])
        #expect(store.statuses == ["active": "active", "canceled": "expired"] && store.sandbox.isEmpty)
        #expect(store.ask?.path == "/subs/{purchase}" && store.ask?.answers == "data")
        #expect(store.ask?.baseURL.description == "https://api.example.com:443")
    }

    private static let products = "products: [{ product: \"*\", plan: none }]"

    private static let store =
        "signing_secret: { file: /proc/sys/kernel/ostype }, event_at: at, user: user, product: p, status: s"

    @Test(
        arguments: [
            BadConfiguration(
                "subscriptions: §{ \(products) }", "subscriptions",
                "no source reports subscriptions; write revenuecat:, stripe:, apple:, google: or webhook:"),
            BadConfiguration(
                "subscriptions: { §producs: [], \(products), stripe: { api_key: { file: "
                    + "/proc/sys/kernel/ostype }, signing_secret: { file: /proc/sys/kernel/ostype } } }",
                "subscriptions.producs",
                "there is no key \"producs\" here", "products"),
            BadConfiguration(
                "threshold_events: { url: §\"http://example.com\", "
                    + "secret: { file: /proc/sys/kernel/ostype } }",
                "threshold_events.url", "a key would travel in the clear; write https://"),
            BadConfiguration(
                "threshold_events: { url: \"https://example.com\", respect_check_ins: §true, "
                    + "secret: { file: /proc/sys/kernel/ostype } }",
                "threshold_events.respect_check_ins",
                "nobody can say yes to check-ins; write check_ins: true"),
            BadConfiguration(
                "threshold_events: { url: \"https://example.com\", percents: [§90], "
                    + "secret: { file: /proc/sys/kernel/ostype } }",
                "threshold_events.percents[0]", "\"90\" is not one of 80, 95, 100", "80"),
            BadConfiguration("check_ins: §maybe", "check_ins", "\"maybe\" is neither true nor false"),
            BadConfiguration(
                "subscriptions: { products: [{ product: \"*\", plan: §non }], revenuecat: { "
                    + "api_key: { file: /proc/sys/kernel/ostype }, "
                    + "authorization: { file: /proc/sys/kernel/ostype } } }",
                "subscriptions.products[0].plan", "there is no plan \"non\"; known: none", "none"),
            BadConfiguration(
                "subscriptions: { products: §[], revenuecat: { api_key: { file: /proc/sys/kernel/ostype }, "
                    + "authorization: { file: /proc/sys/kernel/ostype } } }", "subscriptions.products",
                "no product is listed; write { product: \"*\", plan: PLAN }"),
            BadConfiguration(
                "subscriptions: { \(products), revenuecat: §{ api_key: { file: /proc/sys/kernel/ostype } } }",
                "subscriptions.revenuecat",
                "anybody could send its webhooks; write authorization: { env: NAME }, the value that "
                    + "RevenueCat sends"),
            BadConfiguration(
                "subscriptions: { \(products), stripe: { api_key: { file: /proc/sys/kernel/ostype }, "
                    + "signing_secret: { file: /proc/sys/kernel/ostype }, user_id: §\"a'b\" } }",
                "subscriptions.stripe.user_id", "a member's name has 1 to 40 letters, digits, - and _"),
            BadConfiguration(
                "plans: { none: { kind: free, limits: [{ count: messages, per: month, amount: 5 }] } }\n"
                    + "subscriptions: { products: [{ product: \"*\", grant: { §mesages: 5 } }], stripe: { api_key: "
                    + "{ file: /proc/sys/kernel/ostype }, signing_secret: { file: /proc/sys/kernel/ostype } } }",
                "subscriptions.products[0].grant.mesages",
                "no plan has a limit \"mesages\"; known: messages",
                "messages"),
            BadConfiguration(
                "subscriptions: { \(products), webhook: { \(store), statuses: { ok: §activ } } }",
                "subscriptions.webhook.statuses.ok",
                "\"activ\" is not one of active, trial, cancelled, billing_issue, paused, pauses, expired, "
                    + "unpaid, "
                    + "purchased, refunded, ignored", "active"),
            BadConfiguration(
                "subscriptions: { \(products), webhook: { \(store), statuses: { ok: active }, ask: §{ base_url: "
                    + "\"https://a.example\", path: \"/p/{purchase}\", api_key: { file: "
                    + "/proc/sys/kernel/ostype } } } }", "subscriptions.webhook.ask",
                "a purchase is asked about by its id; write purchase:"),
            BadConfiguration(
                "subscriptions: { \(products), webhook: { \(store), statuses: { ok: active }, purchase: id, "
                    + "ask: { base_url: \"https://a.example\", path: §\"/p\", api_key: { file: "
                    + "/proc/sys/kernel/ostype } } } }", "subscriptions.webhook.ask.path",
                "a path begins with / and has {purchase} or {user} in it"),
        ])
    func `A mistake about subscriptions is named`(bad: BadConfiguration) throws { try bad.check() }
}
