import JSON
import Ledger
import Limits
import Testing

@testable import Subscriptions

/// Tests docs/specification.md §4, row by row: the record that follows from an answer of RevenueCat.
@Suite struct `A subscription` {
    private func record(
        _ subscriber: Subscriber, at now: Moment = noon, known: SubscriptionRecord = SubscriptionRecord(),
        _ products: ProductTable = coachProducts, zone: String = "UTC", sandbox: Bool = false
    ) throws -> SubscriptionRecord {
        var parser = JSONParser()
        let purchases = try RevenueCatAnswer.readPurchases(
            Array(subscriber.document(at: now).utf8).span, &parser, asked: .distantPast, entitlement: nil)
        #expect(purchases.at == now)
        var rules = EntitlementRules(products: products, zone: zone)
        rules.opensSandbox = sandbox
        return purchases.makeRecord(rules, known: known, source: "revenuecat")
    }

    @Test func `A subscription without an entitlement is free`() throws {
        let found = try record(Subscriber(isEmpty: true))
        #expect(found.status == "free" && found.plan == nil && found.periodEnd == nil)
    }

    @Test(arguments: [(-0.001, "expired"), (0, "expired"), (0.001, "cancelled")])
    func `A subscription not active is expired`(ends: Double, status: String) throws {
        let found = try record(Subscriber(expires: days(ends), unsubscribed: days(-2)))
        #expect(found.status == status)
        // The record keeps the former plan, because this plan decides how the user is invited back.
        #expect(found.plan == "premium")
    }

    @Test func `The order of a subscription's states is expired, billing issue, cancelled, active`() throws {
        var one = Subscriber(expires: days(-1), unsubscribed: days(-2), billingIssue: days(-1))
        #expect(try record(one).status == "expired")
        one.expires = days(1)
        #expect(try record(one).status == "billing_issue")
        one.billingIssue = nil
        #expect(try record(one).status == "cancelled")
        #expect(try record(one).periodEnd == days(1))
        one.unsubscribed = nil
        #expect(try record(one).status == "active")
    }

    @Test(
        arguments: [
            ("intro", "trial", "intro"), ("normal", "premium", "normal"), ("trial", "premium", "trial"),
            ("promotional", "premium", "promotional"),
        ])
    func `The period type intro is the paid trial; normal and a store's free trial are subscribed`(
        type: String, plan: String, phase: String
    ) throws {
        let found = try record(Subscriber(periodType: type))
        #expect(found.plan == plan && found.phase == phase)
    }

    @Test func `A subscription lasts through a grace period`() throws {
        let one = Subscriber(expires: days(-1), grace: days(15), billingIssue: days(-1))
        let found = try record(one)
        #expect(found.status == "billing_issue")
        #expect(found.periodEnd == days(15))
        #expect(try record(one, at: days(15)).status == "expired")
    }

    @Test func `A subscription that was refunded is over`() throws {
        let found = try record(Subscriber(refunded: days(-1)))
        #expect(found.status == "expired" && found.periodEnd == days(-1))
    }

    @Test func `A subscription that is over ends when the edge first learns it, whatever its store says`() {
        var one = Subscription(product: "coach_monthly")
        (one.endsAt, one.isOver) = (days(9), true)
        func record(at: Moment, known: SubscriptionRecord) -> SubscriptionRecord {
            Purchases(at: at, subscriptions: [one]).makeRecord(
                EntitlementRules(products: coachProducts, zone: "UTC"), known: known, source: "x")
        }
        let first = record(at: noon, known: SubscriptionRecord())
        #expect(first.status == "expired" && first.periodEnd == noon)
        #expect(record(at: days(1), known: first) == first, "each look would be news")
    }

    @Test func `A subscription for life has no end`() throws {
        let found = try record(Subscriber(expires: nil))
        #expect(found.status == "active" && found.periodEnd == nil)
    }

    @Test func `A subscription of a tester's account counts only if so configured`() throws {
        #expect(try record(Subscriber(isSandbox: true)).status == "free")
        #expect(try record(Subscriber(isSandbox: true), sandbox: true).status == "active")
    }

    @Test func `A subscription of a tester's account is recognised even if it was bought for life`() throws {
        #expect(try record(Subscriber(isSandbox: true, isLifetime: true)).status == "free")
        let paid = try record(Subscriber(isLifetime: true))
        #expect(paid.status == "active" && paid.periodEnd == nil && !paid.isSandbox)
    }

    @Test func `A subscription has the end of its pause, and the link to manage it`() throws {
        let found = try record(
            Subscriber(
                expires: days(-1), resumes: days(20),
                managementURL: "https://apps.apple.com/account/subscriptions"))
        #expect(found.status == "expired" && found.pausedUntil == days(20))
        #expect(found.managementURL == "https://apps.apple.com/account/subscriptions")
        for link in [
            "javascript:alert(1)", "http://a.example/", "https://a.example/ b", "https://a.example/<",
        ] {
            #expect(try record(Subscriber(managementURL: link)).managementURL == nil)
        }
    }

    @Test func `A subscription that is unpaid or paused is managed where it was bought`() throws {
        let link = "https://play.google.com/store/account/subscriptions"
        let failed = Subscriber(
            expires: days(-1), grace: days(3), billingIssue: days(-1), ownManagementURL: link)
        #expect(try record(failed).managementURL == link)
        let paused = Subscriber(expires: days(-1), resumes: days(20), ownManagementURL: link)
        #expect(try record(paused).managementURL == link)
        let both = Subscriber(
            managementURL: "https://apps.apple.com/account/subscriptions", ownManagementURL: link)
        #expect(try record(both).managementURL == link)
        #expect(try record(Subscriber(ownManagementURL: "javascript:alert(1)")).managementURL == nil)
    }

    @Test func `A subscription to a product without a row is ignored`() throws {
        #expect(try record(Subscriber(product: "other")).status == "free")
    }

    @Test func `A subscription of several is the active one whose row comes first`() {
        let rows = ProductTable([
            ProductTable.Row(product: "business*", plan: "business"),
            ProductTable.Row(product: "pro*", plan: "pro"),
        ])
        func plan(_ all: [(String, Double)]) -> String? {
            let list = all.map { name, end in
                var one = Subscription(product: name)
                one.endsAt = days(end)
                return one
            }
            let record = Purchases(at: noon, subscriptions: list).makeRecord(
                EntitlementRules(products: rows, zone: "UTC"), known: SubscriptionRecord(), source: "x")
            return record.plan.map { "\($0) \(record.status ?? "")" }
        }
        #expect(plan([("pro", 30), ("business", 2)]) == "business active")
        #expect(plan([("pro", 30), ("business", -2)]) == "pro active")
        #expect(plan([("pro", -3), ("business", -9)]) == "pro expired")
    }

    @Test func `A subscription of a tester comes after what the same store sold for money`() {
        let rows = ProductTable([
            ProductTable.Row(product: "business*", plan: "business"),
            ProductTable.Row(product: "pro*", plan: "pro"),
        ])
        var tested = Subscription(product: "business")
        (tested.endsAt, tested.isSandbox) = (days(300), true)
        var paid = Subscription(product: "pro")
        func best() -> SubscriptionRecord {
            var rules = EntitlementRules(products: rows, zone: "UTC")
            rules.opensSandbox = true
            return Purchases(at: noon, subscriptions: [tested, paid]).makeRecord(
                rules, known: SubscriptionRecord(), source: "x")
        }
        // A paid purchase wins, even if a test purchase ends later and has a higher row in the product table.
        paid.endsAt = days(2)
        #expect(best().plan == "pro" && !best().isSandbox)
        paid.endsAt = days(-2)
        #expect(best().plan == "business" && best().isSandbox)
    }

    @Test func `A subscription keeps an anchor on the 31st through short months`() throws {
        var known = SubscriptionRecord()
        var days: [Int?] = []
        let starts = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]
        for start in starts {
            let from = try #require(Moment(rfc3339: "\(start)T10:00:00Z"))
            known = try record(
                Subscriber(purchased: from, expires: from.advanced(bySeconds: 30 * 86_400)), at: from,
                known: known)
            days.append(known.anchorDay)
        }
        #expect(days == [31, 31, 31, 31, 31])
    }

    @Test(
        arguments: [
            ("2026-01-31", "2026-02-28", 31), ("2026-01-30", "2026-02-28", 30),
            ("2025-12-31", "2026-04-30", 31),
            // After a gap, the person bought again, so billing months begin on another day.
            ("2025-12-31", "2026-04-17", 17), ("2026-01-15", "2026-02-28", 28),
            ("2026-01-31", "2026-03-01", 1),
        ])
    func `A subscription that is first known in a short month has the anchor of its first day`(
        first: String, start: String, day: Int
    ) throws {
        let from = try #require(Moment(rfc3339: "\(start)T10:00:00Z"))
        let found = try record(
            Subscriber(
                purchased: from, expires: days(30, from: from),
                original: Moment(rfc3339: "\(first)T10:00:00Z")), at: from)
        #expect(found.anchorDay == day)
    }

    @Test(
        arguments: [
            ("2028-02-29T12:00:00Z", "UTC", 29), ("2026-02-28T12:00:00Z", "UTC", 28),
            ("2026-03-30T12:00:00Z", "UTC", 30), ("2026-03-31T11:30:00Z", "Pacific/Kiritimati", 1),
            ("2026-04-01T10:30:00Z", "Pacific/Pago_Pago", 31), ("2026-03-29T00:30:00Z", "Europe/Berlin", 29),
            ("2026-10-25T23:30:00Z", "Europe/Berlin", 26), ("2026-12-31T23:59:59Z", "UTC", 31),
        ])
    func `The anchor day is in the zone of the plan table`(start: String, zone: String, day: Int) throws {
        let from = try #require(Moment(rfc3339: start))
        let found = try record(
            Subscriber(purchased: from, expires: days(30, from: from)), at: from, zone: zone)
        #expect(found.anchorDay == day)
    }

    @Test(arguments: [
        "{}", "[]", "nonsense", #"{"subscriber": {}}"#, #"{"subscriber": {"entitlements": []}}"#,
    ])
    func `A subscription in a malformed answer changes nothing`(text: String) {
        var parser = JSONParser()
        #expect(throws: SourceFailure.strange) {
            try RevenueCatAnswer.readPurchases(
                Array(text.utf8).span, &parser, asked: noon, entitlement: nil)
        }
    }

    @Test func `A subscription with a malformed date changes nothing`() {
        var parser = JSONParser()
        let text = Subscriber().document(at: noon).replacing(stamp(days(25)), with: "tomorrow")
        #expect(throws: SourceFailure.strange) {
            try RevenueCatAnswer.readPurchases(Array(text.utf8).span, &parser, asked: noon, entitlement: nil)
        }
    }
}
