import JSON
import Ledger
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// A store has several names for one product. A row of `products:` may use any of them.
@Suite struct `A product` {
    private static func table(_ rows: (String, String)...) -> ProductTable {
        ProductTable(rows.map { ProductTable.Row(product: $0.0, plan: $0.1) })
    }

    private func record(
        _ products: ProductTable, known: SubscriptionRecord = SubscriptionRecord(), _ purchases: Purchases
    ) -> SubscriptionRecord {
        purchases.makeRecord(
            EntitlementRules(products: products, zone: "UTC"), known: known, source: "stripe")
    }

    private func stripe(_ customer: StripeCustomer) throws -> Purchases {
        var parser = JSONParser()
        return try StripeAnswer.readPurchases(
            Array(customer.list.utf8).span, &parser, asked: noon, userKey: "user_id"
        ).purchases
    }

    private func play(_ product: String, basePlan: String?) throws -> Purchases {
        var parser = JSONParser()
        let document = Subscriber(product: product, basePlan: basePlan).document(at: noon)
        return try RevenueCatAnswer.readPurchases(
            Array(document.utf8).span, &parser, asked: noon, entitlement: nil)
    }

    @Test(arguments: ["price_1ABC", "coach_monthly", "prod_price_1ABC", "price_*", "coach_*"])
    func `Stripe's product is known by its price's id, its lookup key and its product`(row: String) throws {
        let bought = StripeCustomer(
            id: "cus_1", prices: ["price_1ABC"], lookupKey: "coach_monthly", ends: days(9))
        let found = record(Self.table((row, "premium")), try stripe(bought))
        #expect(found.plan == "premium" && found.row == row && found.product == "coach_monthly")
    }

    @Test(arguments: ["coach:monthly", "monthly", "coach", "coach:*", "coach*"])
    func `Google Play's product is known by product and base plan, however it is reported`(row: String) throws
    {
        let products = Self.table((row, "premium"))
        #expect(record(products, try play("coach", basePlan: "monthly")).plan == "premium")
        #expect(record(products, try play("coach:monthly", basePlan: nil)).plan == "premium")
        let event = revenueCatEvent(
            "RENEWAL", "\"product_id\": \"coach:monthly\", \"expiration_at_ms\": \(days(9).milliseconds)")
        var parser = JSONParser()
        let told = try #require(try RevenueCatEvent.readEvent(Array(event.utf8).span, &parser).told)
        #expect(record(products, Purchases(at: noon, subscriptions: [told])).plan == "premium")
    }

    @Test func `A product of Google Play has a plan for each of its base plans`() throws {
        let products = Self.table(("coach", "basic"), ("coach:monthly", "premium"), ("yearly", "gold"))
        func plan(_ basePlan: String?) throws -> String? {
            record(products, try play("coach", basePlan: basePlan)).plan
        }
        #expect(try plan("monthly") == "premium")
        #expect(try plan("yearly") == "gold")
        #expect(try plan("weekly") == "basic")
        #expect(try plan(nil) == "basic")
    }

    @Test func `A product has the plan of the most specific row, whatever the order`() throws {
        let bought = try stripe(
            StripeCustomer(id: "cus_1", prices: ["price_1"], lookupKey: "coach_monthly", ends: days(9)))
        let rows = [
            ("*", "a"), ("coach*", "b"), ("coach_*", "c"), ("prod_price_1", "d"), ("coach_monthly", "e"),
            ("price_1", "f"),
        ]
        for count in 1...rows.count {
            let table = ProductTable(rows.prefix(count).map { ProductTable.Row(product: $0.0, plan: $0.1) })
            let found = record(table, bought)
            #expect(found.row == rows[count - 1].0 && found.plan == rows[count - 1].1)
            let turned = ProductTable(Array(table.rows.reversed()))
            #expect(record(turned, bought).row == rows[count - 1].0)
        }
        #expect(record(Self.table(("coach_*", "a"), ("*monthly", "b")), bought).plan == "b")
        #expect(
            record(Self.table(("*_coach", "a"), ("coach_m*", "b"), ("*monthly", "c")), bought).plan == "b")
    }

    @Test func `A renamed product keeps the plan that it opened, until its store reports its end`() throws {
        let products = Self.table(("coach_monthly", "premium"))
        var bought = StripeCustomer(
            id: "cus_1", prices: ["price_1"], lookupKey: "coach_monthly", ends: days(9))
        let first = record(products, try stripe(bought))
        #expect(first.plan == "premium" && first.purchase == "sub_cus_1:price_1")
        bought.lookupKey = nil
        let moved = record(products, known: first, try stripe(bought))
        #expect(moved.plan == "premium" && moved.status == "active" && moved.row == "coach_monthly")
        bought.ends = days(39)
        let renewed = record(products, known: moved, try stripe(bought))
        #expect(renewed.plan == "premium" && renewed.periodEnd == days(39))
        bought.status = "canceled"
        #expect(record(products, known: renewed, try stripe(bought)).status == "expired")
        // The subscription has changed to another price, which is a different product.
        (bought.status, bought.prices) = ("active", ["price_2"])
        #expect(record(products, known: renewed, try stripe(bought)).plan == nil)
        // This record was written by an older version of the edge, which did not store purchase ids.
        var old = first
        (old.purchase, old.row) = (nil, nil)
        bought.prices = ["price_1"]
        bought.ends = days(9)
        #expect(record(products, known: old, try stripe(bought)).plan == "premium")
    }
}

@Suite(.needsRedisServer) struct `A product at its store` {
    @Test func `A product's lookup key may move to another price; its subscribers keep their plan`()
        async throws
    {
        let products = ProductTable([ProductTable.Row(product: "coach_monthly", plan: "premium")])
        try await withSyncBench(SyncBenchOptions(hasStripe: true, products: products)) { bench async throws in
            var bought = StripeCustomer(
                id: "cus_1", prices: ["price_1"], lookupKey: "coach_monthly", ends: days(9, from: bench.now))
            bench.service.put(bought)
            _ = try await bench.take(bench.event("e1", customer: "cus_1"))
            #expect(try await bench.record("ann").row == "coach_monthly")
            bought.lookupKey = nil
            bench.service.put(bought)
            _ = try await bench.take(bench.event("e2", customer: "cus_1"))
            let kept = try await bench.record("ann")
            #expect(kept.plan == "premium" && kept.status == "active")
            #expect(bench.lines.all.isEmpty)
        }
    }

    @Test func `A renamed product keeps its plan, though another purchase at the store was the better one`()
        async throws
    {
        let products = ProductTable([
            ProductTable.Row(product: "coach_monthly", plan: "premium"),
            ProductTable.Row(product: "web_monthly", plan: "web"),
        ])
        try await withSyncBench(SyncBenchOptions(hasStripe: true, products: products)) { bench async throws in
            let ends = days(9, from: bench.now)
            var better = StripeCustomer(
                id: "cus_1", prices: ["price_1"], lookupKey: "coach_monthly", ends: ends)
            var other = StripeCustomer(id: "cus_2", prices: ["price_2"], lookupKey: "web_monthly", ends: ends)
            for customer in [better, other] { bench.service.put(customer) }
            _ = try await bench.take(bench.event("e1", customer: "cus_1"))
            _ = try await bench.take(bench.event("e2", customer: "cus_2"))
            var record = try await bench.record("ann")
            #expect(record.plan == "premium" && record.others["stripe2"]?.plan == "web")
            other.lookupKey = nil
            bench.service.put(other)
            _ = try await bench.take(bench.event("e3", customer: "cus_2"))
            better.status = "canceled"
            bench.service.put(better)
            _ = try await bench.take(bench.event("e4", customer: "cus_1"))
            record = try await bench.record("ann")
            #expect(record.plan == "web" && record.status == "active" && record.store == "stripe")
            other.status = "canceled"
            bench.service.put(other)
            _ = try await bench.take(bench.event("e5", customer: "cus_2"))
            #expect(try await bench.record("ann").status == "expired")
        }
    }

    @Test func `A product without a row is reported to operators with the row to write`() async throws {
        let products = ProductTable([ProductTable.Row(product: "other", plan: "premium")])
        try await withSyncBench(SyncBenchOptions(hasStripe: true, products: products)) { bench async throws in
            bench.service.put(
                StripeCustomer(
                    id: "cus_1", prices: ["price_1"], lookupKey: "coach_monthly",
                    ends: days(9, from: bench.now)))
            _ = try await bench.take(bench.event("e1", customer: "cus_1"))
            let line = try #require(bench.lines.all.first)
            #expect(line.contains("{ product: \"coach_monthly\", plan: PLAN }"))
            #expect(line.contains("price_1") && line.contains("prod_price_1"))
        }
    }
}
