import Ledger
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// The user is several customers at Stripe, or has purchases at two services. The end of one purchase must
/// not end another one.
@Suite(.needsRedisServer) struct `A user with several customers` {
    private static let ann = "/v1/subscribers/ann"
    private static let options = SyncBenchOptions(hasStripe: true)

    @Test func `A user keeps what was bought again when the first customer is deleted`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            let end = days(20, from: bench.now)
            var first = StripeCustomer(id: "cus_1", ends: days(3, from: bench.now))
            bench.service.put(first)
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .applied)
            bench.service.put(StripeCustomer(id: "cus_2", ends: end))
            #expect(try await bench.take(bench.event("e2", customer: "cus_2")) == .applied)
            first.status = "canceled"
            bench.service.put(first)
            #expect(try await bench.take(bench.event("e3", customer: "cus_1", .ended)) == .applied)
            let record = try await bench.record("ann")
            #expect(record.status == "active" && record.plan == "web")
            #expect(record.periodEnd == Moment(seconds: end.seconds))
            #expect(record.customers == ["cus_2", "cus_1"])
            #expect(record.managementURL == "https://billing.example/login")
            _ = try await bench.entitlements.askStores(UserName(id: "ann"), because: "reconciliation")
            #expect(
                try await bench.record("ann").status == "active", "a later look asked the dead customer")
        }
    }

    @Test func `A user is looked up as each of their customers, of which eight are kept`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            for index in 1...11 {
                let customer = StripeCustomer(id: "cus_\(index)", status: "canceled", ends: noon)
                bench.service.put(customer)
                _ = try await bench.take(bench.event("e\(index)", customer: "cus_\(index)"))
            }
            let kept = try await bench.record("ann").customers
            #expect(kept.count == 8 && kept.contains("cus_11") && !kept.contains("cus_1"))
            let before = bench.service.asked.count
            _ = try await bench.entitlements.askStores(UserName(id: "ann"), because: "reconciliation")
            let asked = Set(bench.service.asked.dropFirst(before))
            #expect(asked.isSuperset(of: kept.map(StripeCustomer.target)))
        }
    }

    @Test func `A user is looked up without the customer that Stripe has deleted`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            bench.service.put(
                """
                {"error": {"code": "resource_missing", "message": "No such customer: 'cus_1'", \
                "param": "customer", "type": "invalid_request_error"}}
                """, at: StripeCustomer.target("cus_1"), status: 400)
            let second = StripeCustomer(id: "cus_2", ends: days(9, from: bench.now))
            bench.service.put(second)
            bench.service.put(StripeCustomer.found([second]), at: StripeCustomer.search("ann"))
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .applied)
            #expect(try await bench.record("ann").plan == "web")
        }
    }

    @Test func `A user keeps RevenueCat's plan when Stripe's ends, and Stripe's when RevenueCat's ends`()
        async throws
    {
        try await withSyncBench(Self.options) { bench async throws in
            let now = bench.now
            bench.service.put(Subscriber(expires: days(20, from: now)).document(), at: Self.ann)
            #expect(try await bench.take(bench.event("e1")) == .applied)
            var bought = StripeCustomer(id: "cus_1", ends: days(9, from: now))
            bench.service.put(bought)
            #expect(try await bench.take(bench.event("e2", customer: "cus_1")) == .applied)
            #expect(try await bench.record("ann").plan == "premium", "the row further up")
            bench.service.put(Subscriber(expires: days(-1, from: now)).document(), at: Self.ann)
            #expect(try await bench.take(bench.event("e3", .ended)) == .applied)
            var record = try await bench.record("ann")
            #expect(record.plan == "web" && record.status == "active" && record.source == "stripe")
            bench.service.put(Subscriber(expires: days(30, from: now)).document(), at: Self.ann)
            #expect(try await bench.take(bench.event("e4")) == .applied)
            bought.status = "canceled"
            bench.service.put(bought)
            #expect(try await bench.take(bench.event("e5", customer: "cus_1", .ended)) == .applied)
            record = try await bench.record("ann")
            #expect(record.plan == "premium" && record.status == "active" && record.source == "revenuecat")
        }
    }

    @Test func `A user's record follows each service's order, whatever the other's clock`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            let now = bench.now
            // RevenueCat's answers are ordered by its own clock, which is an hour behind Redis' clock. Redis'
            // clock orders Stripe's answers. Answers of both services must be applied.
            let behind = days(-1.0 / 24, from: now)
            bench.service.put(StripeCustomer(id: "cus_1", ends: days(9, from: now)))
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .applied)
            bench.service.put(Subscriber(expires: days(20, from: now)).document(at: behind), at: Self.ann)
            #expect(try await bench.take(bench.event("e2")) == .applied)
            #expect(try await bench.record("ann").plan == "premium", "taken for older than Stripe's")
            let older = Moment(milliseconds: behind.milliseconds - 1)
            bench.service.put(Subscriber(isEmpty: true).document(at: older), at: Self.ann)
            _ = try await bench.take(bench.event("e3"))
            #expect(try await bench.record("ann").plan == "premium", "an older answer won")
        }
    }

    @Test func `A user is updated by one service while the other cannot be read`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            bench.service.put("nonsense", at: Self.ann)
            bench.service.put(StripeCustomer(id: "cus_1", ends: days(9, from: bench.now)))
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .noted)
            #expect(try await bench.record("ann").plan == "web")
        }
    }

    @Test func `A user keeps an operator's plan when a service answers that it sold nothing`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            let act = OperatorAct(id: "act", actor: "ada", reason: "why")
            _ = try await bench.records.subscriptions.entitle(
                UserName(id: "ann").key, [("plan", "premium"), ("status", "active")], after: nil, act)
            #expect(try await bench.entitlements.askStores(UserName(id: "ann"), because: "restore") == .same)
            #expect(try await bench.record("ann").plan == "premium")
        }
    }
}

@Suite(.needsRedisServer) struct `An unknown customer at Stripe` {
    private static let options = SyncBenchOptions(hasStripe: true)

    @Test func `An unknown Stripe customer is searched by exact user id, and looked up`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            let end = days(9, from: bench.now)
            let old = StripeCustomer(id: "cus_1", status: "canceled", ends: days(-9, from: bench.now))
            // The results of Stripe's search are up to a minute old. The edge therefore requests the current
            // list of each customer.
            let new = StripeCustomer(id: "cus_2", ends: end)
            let other = StripeCustomer(id: "cus_3", user: "Ann", ends: days(90, from: bench.now))
            for customer in [old, new, other] { bench.service.put(customer) }
            bench.service.put(StripeCustomer.found([other, old, new]), at: StripeCustomer.search("ann"))
            #expect(
                try await bench.entitlements.askStores(UserName(id: "ann"), because: "restore") == .changed)
            let record = try await bench.record("ann")
            #expect(record.plan == "web" && record.periodEnd == Moment(seconds: end.seconds))
            #expect(record.customers == ["cus_2", "cus_1"])
            #expect(!bench.service.asked.contains(other.target))
        }
    }

    @Test func `An unknown Stripe customer is searched with an id escaped in the query`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            let user = "a' OR metadata['user_id']:'b\\"
            _ = try await bench.entitlements.askStores(UserName(id: user), because: "restore")
            let escaped = "a\\' OR metadata[\\'user_id\\']:\\'b\\\\"
            #expect(bench.service.asked.contains(StripeCustomer.search(escaped)))
        }
    }

    @Test func `A Stripe customer is searched again when all known ones have ended`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            let first = StripeCustomer(id: "cus_1", status: "canceled", ends: days(-1, from: bench.now))
            bench.service.put(first)
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .applied)
            #expect(try await bench.record("ann").status == "expired")
            let second = StripeCustomer(id: "cus_2", ends: days(9, from: bench.now))
            bench.service.put(second)
            bench.service.put(StripeCustomer.found([first, second]), at: StripeCustomer.search("ann"))
            #expect(
                try await bench.entitlements.askStores(UserName(id: "ann"), because: "restore") == .changed)
            #expect(try await bench.record("ann").customers == ["cus_2", "cus_1"])
        }
    }

    @Test func `A Stripe customer has all items of a subscription, and none of another user`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            bench.service.put(
                StripeCustomer(
                    id: "cus_1", prices: ["addon_seats", "price_monthly"], ends: days(9, from: bench.now)))
            #expect(try await bench.take(bench.event("e1", customer: "cus_1")) == .applied)
            #expect(try await bench.record("ann").product == "price_monthly")
            bench.service.put(StripeCustomer(id: "cus_1", user: "eve", ends: days(9, from: bench.now)))
            #expect(try await bench.take(bench.event("e2", customer: "cus_1")) == .applied)
            #expect(try await bench.record("ann").status == "free")
        }
    }

    @Test func `Stripe's answers are ordered by Redis' clock`() async throws {
        try await withSyncBench(Self.options) { bench async throws in
            bench.service.put(StripeCustomer(id: "cus_1", ends: days(9)))
            let ann = UserName(id: "ann")
            let found = try await bench.stripe.fetchPurchases(of: ann, customers: ["cus_1"], asked: noon)
            #expect(found?.at == noon && found?.isActive == true)
            // Redis' clock is a day behind the edge's clock. An event of half a day ago therefore counts as
            // later than the answer of the service.
            let slow = ScriptSet { source in
                let text = String(decoding: source, as: UTF8.self)
                let yesterday = "{ string.format('%d', redis.call('TIME')[1] - 86400), '0' }"
                return Array(
                    text.replacing("redis.call('TIME')", with: "call('TIME')")
                        .replacing("call('TIME')", with: yesterday).utf8)
            }
            let entitlements = EntitlementSync(
                bench.entitlements.rules, sources: [bench.stripe],
                records: RecordStore(bench.redis, scripts: slow), on: bench.loop, log: { _ in })
            let customer = StripeCustomer(id: "cus_1", ends: days(9, from: bench.now))
            bench.service.put(customer)
            bench.service.put(StripeCustomer.found([customer]), at: StripeCustomer.search("ann"))
            #expect(try await entitlements.askStores(ann, because: "restore") == .changed)
            var record = try await bench.record("ann")
            record.status = "cancelled"
            let news = SubscriptionNews(
                at: bench.now.advanced(bySeconds: -43_200), id: "e1", actor: "stripe", reason: "test",
                record: record)
            #expect(try await bench.records.subscriptions.noteNews(news, of: ann.key).applied)
        }
    }
}

@Suite(.needsRedisServer) struct `A tester's purchase` {
    private static let ann = "/v1/subscribers/ann"

    @Test(arguments: [false, true])
    func `A tester's purchase opens a marked plan only if it is to be kept apart`(opens: Bool) async throws {
        try await withSyncBench(SyncBenchOptions(opensSandbox: opens)) { bench async throws in
            let test = Subscriber(isSandbox: true, isLifetime: true)
            bench.service.put(test.document(), at: Self.ann)
            _ = try await bench.entitlements.askStores(UserName(id: "ann"), because: "restore")
            let record = try await bench.record("ann")
            #expect(record.plan == (opens ? "premium" : nil) && record.isSandbox == opens)
            #expect(record.entitlement.isSandbox == opens)
        }
    }

    @Test func `A tester's purchase never comes before a paid one`() async throws {
        try await withSyncBench(SyncBenchOptions(hasStripe: true, opensSandbox: true)) { bench async throws in
            bench.service.put(
                Subscriber(expires: days(300, from: bench.now), isSandbox: true).document(), at: Self.ann)
            #expect(try await bench.take(bench.event("e1")) == .applied)
            #expect(try await bench.record("ann").isSandbox)
            // The Stripe purchase wins, because it was paid with money. This holds although its row in the
            // product table is lower and its end is earlier.
            bench.service.put(StripeCustomer(id: "cus_1", ends: days(2, from: bench.now)))
            #expect(try await bench.take(bench.event("e2", customer: "cus_1")) == .applied)
            let record = try await bench.record("ann")
            #expect(record.plan == "web" && !record.isSandbox)
        }
    }
}
