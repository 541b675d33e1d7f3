import JSON
import Ledger
import Limits
import TestSupport
import Testing

@testable import Subscriptions

/// Tests docs/specification.md §4. The store's status decides whether a subscription is valid. If the end of
/// its period has passed, the edge asks the store again.
@Suite struct `A renewal that its store books late` {
    private func record(
        _ purchases: Purchases, _ source: String, known: SubscriptionRecord = SubscriptionRecord()
    )
        -> SubscriptionRecord
    {
        purchases.makeRecord(
            EntitlementRules(products: coachProducts, zone: "UTC"), known: known, source: source)
    }

    private func stripe(_ customer: StripeCustomer) throws -> SubscriptionRecord {
        var parser = JSONParser()
        return record(
            try StripeAnswer.readPurchases(
                Array(customer.list.utf8).span, &parser, asked: noon, userKey: "user_id"
            ).purchases, "stripe")
    }

    private func revenueCat(_ subscriber: Subscriber, known: SubscriptionRecord = SubscriptionRecord()) throws
        -> SubscriptionRecord
    {
        var parser = JSONParser()
        return record(
            try RevenueCatAnswer.readPurchases(
                Array(subscriber.document(at: noon).utf8).span, &parser, asked: noon, entitlement: nil),
            "revenuecat", known: known)
    }

    /// The arguments are the delay of the renewal in days, and Stripe's status of the subscription.
    @Test(arguments: [60.0 / 86_400, 2, 40], ["active", "trialing", "past_due"])
    func `A late renewal at Stripe takes nothing away while its status runs`(late: Double, status: String)
        throws
    {
        let found = try stripe(StripeCustomer(id: "cus_1", status: status, ends: days(-late)))
        #expect(found.status == (status == "past_due" ? "billing_issue" : "active"))
        #expect(found.periodEnd == days(-late))
        #expect(found.entitlement.hasLapsed(at: noon) == false)
        #expect(found.entitlement.isOverdue(at: noon))
        let lapses = try #require(found.lapsesAt)
        #expect(lapses > noon && lapses <= days(3))
    }

    @Test func `A cancelled subscription at Stripe ends on its date`() throws {
        let found = try stripe(StripeCustomer(id: "cus_1", isCancelled: true, ends: days(-0.01)))
        #expect(found.status == "expired" && found.lapsesAt == nil)
    }

    @Test(arguments: [(5.0 / 86_400, "active"), (2.99, "active"), (3.01, "expired")])
    func `A late renewal at RevenueCat, which reports dates alone, is waited for as long as the leeway`(
        late: Double, status: String
    ) throws {
        let found = try revenueCat(Subscriber(expires: days(-late)))
        #expect(found.status == status)
        #expect(found.entitlement.hasLapsed(at: noon) == (status == "expired"))
    }

    @Test func `A late renewal is not waited for if nothing renews`() throws {
        let late = days(-0.01)
        for one in [
            Subscriber(expires: late, unsubscribed: days(-3)), Subscriber(expires: late, billingIssue: late),
            Subscriber(expires: late, refunded: late), Subscriber(periodType: "prepaid", expires: late),
            Subscriber(periodType: "promotional", expires: late),
            Subscriber(expires: late, resumes: days(20)),
        ] {
            let found = try revenueCat(one)
            #expect(found.status == "expired" && found.lapsesAt == nil, "\(one)")
        }
    }

    @Test func `A late renewal is not waited for if an event of its store reported the end`() throws {
        var ended = try revenueCat(Subscriber(expires: days(-0.01)))
        (ended.status, ended.lapsesAt) = ("expired", nil)
        #expect(try revenueCat(Subscriber(expires: days(-0.01)), known: ended).status == "expired")
        #expect(try revenueCat(Subscriber(expires: days(30)), known: ended).status == "active")
    }
}

@Suite(.needsRedisServer) struct `A renewal that is late at its store` {
    @Test func `A late renewal keeps the plan, and is asked about until it is booked`() async throws {
        try await withSyncBench { bench async throws in
            let path = "/v1/subscribers/ann"
            let end = Moment(seconds: bench.now.seconds - 5)
            bench.service.put(Subscriber(expires: end).document(), at: path)
            _ = try await bench.take(bench.event("e1"))
            let late = try await bench.record("ann")
            #expect(late.status == "active" && late.lapsesAt == days(3, from: end))
            #expect(!late.entitlement.hasLapsed(at: bench.now))
            bench.service.put(Subscriber(expires: days(30, from: end)).document(), at: path)
            let found = await bench.entitlements.recheckUser(
                UserName(id: "ann"), late.entitlement, now: bench.now)
            #expect(found == .changed)
            #expect(try await bench.record("ann").periodEnd == days(30, from: end))
        }
    }

    @Test func `A late renewal is over at once if the store reports the end by an event, and stays so`()
        async throws
    {
        try await withSyncBench { bench async throws in
            let end = Moment(seconds: bench.now.seconds - 5)
            bench.service.put(Subscriber(expires: end).document(), at: "/v1/subscribers/ann")
            _ = try await bench.take(bench.event("e1"))
            #expect(try await bench.record("ann").status == "active")
            _ = try await bench.take(bench.event("e2", .ended))
            #expect(try await bench.record("ann").status == "expired")
            #expect(
                try await bench.entitlements.askStores(UserName(id: "ann"), because: "reconciliation")
                    == .same)
            #expect(try await bench.record("ann").status == "expired")
        }
    }
}
