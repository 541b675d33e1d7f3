import JSON
import Ledger
import Limits
import Testing
import Usage

@testable import Subscriptions

@Suite struct `An event of RevenueCat` {
    private func read(_ text: String) throws -> SubscriptionEvent {
        var parser = JSONParser(maxBytes: 1 << 18, maxDepth: 16)
        return try RevenueCatEvent.readEvent(Array(text.utf8).span, &parser)
    }

    @Test(
        arguments: [
            ("INITIAL_PURCHASE", SubscriptionEvent.Meaning.changed), ("RENEWAL", .changed),
            ("PRODUCT_CHANGE", .changed), ("CANCELLATION", .changed), ("UNCANCELLATION", .changed),
            ("BILLING_ISSUE", .changed), ("SUBSCRIPTION_PAUSED", .changed), ("EXPIRATION", .ended),
            ("SUBSCRIBER_ALIAS", .changed), ("NON_RENEWING_PURCHASE", .changed),
            ("TEMPORARY_ENTITLEMENT_GRANT", .granted), ("SUBSCRIPTION_EXTENDED", .changed),
            ("TEST", .nothing), ("INVOICE_ISSUANCE", .nothing), ("SOMETHING_OF_2031", .nothing),
        ])
    func `An event of RevenueCat has a meaning, and one of an unknown type has none`(
        type: String, meaning: SubscriptionEvent.Meaning
    ) throws {
        let event = try read(revenueCatEvent(type))
        #expect(event.meaning == meaning)
        #expect(event.people == ["ann"])
        #expect(event.at == noon && event.id == "evt-1" && event.type == type)
    }

    @Test func `An event of RevenueCat names a user by all ids that RevenueCat did not generate`() throws {
        let event = try read(
            revenueCatEvent("RENEWAL", #""aliases": ["ann", "$RCAnonymousID:8069", "anna", ""]"#))
        #expect(event.people == ["ann", "anna"])
    }

    @Test func `An event of RevenueCat of a transfer names both sides, and no user of its own`() throws {
        let event = try read(
            revenueCatEvent(
                "TRANSFER", user: nil,
                #""transferred_from": ["old", "$RCAnonymousID:1"], "transferred_to": ["new"]"#
            ))
        #expect(event.people == ["old", "new"])
        #expect(event.meaning == .changed)
    }

    @Test func `A transfer between people who have not signed in is taken and ignored`() throws {
        let event = try read(
            revenueCatEvent(
                "TRANSFER", user: nil,
                #""transferred_from": ["$RCAnonymousID:1"], "transferred_to": ["$RCAnonymousID:2"]"#))
        #expect(event.meaning == .nothing && event.people == [])
    }

    @Test func `An event of RevenueCat names at most 16 users`() throws {
        let many = (0..<400).map { "\"u\($0)\"" }.joined(separator: ", ")
        #expect(try read(revenueCatEvent("RENEWAL", #""aliases": [\#(many)]"#)).people.count == 16)
    }

    @Test(
        arguments: [
            ("", EventFault.notJSON), ("{", .notJSON), ("[]", .member("event")), ("{}", .member("event")),
            (#"{"event": 5}"#, .member("event")), (#"{"event": {}}"#, .member("event.type")),
            (#"{"event": {"type": "TEST"}}"#, .member("event.id")),
            (#"{"event": {"type": 1, "id": "a"}}"#, .member("event.type")),
            (#"{"event": {"type": "TEST", "id": "a"}}"#, .member("event.event_timestamp_ms")),
            (
                #"{"event": {"type": "TEST", "id": "a", "event_timestamp_ms": -1}}"#,
                .member("event.event_timestamp_ms")
            ),
            (
                #"{"event": {"type": "RENEWAL", "id": "a", "event_timestamp_ms": 1}}"#,
                .member("event.app_user_id")
            ),
            (
                #"{"event": {"type": "TRANSFER", "id": "a", "event_timestamp_ms": 1}}"#,
                .member("event.transferred_to")
            ),
        ])
    func `A malformed event is refused with what it lacks`(text: String, fault: EventFault) {
        #expect(throws: fault) { try read(text) }
    }

    @Test func `An event that is nested too deep is refused`() {
        let text =
            #"{"event": "# + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "}"
        #expect(throws: EventFault.notJSON) { try read(text) }
    }
}

@Suite struct `An event of Stripe` {
    private func read(_ type: String, _ object: String, trustsReference: Bool = false) throws
        -> SubscriptionEvent
    {
        var parser = JSONParser()
        let text =
            #"{"id": "evt_1", "object": "event", "type": "\#(type)", "created": 1795176000, "#
            + #""livemode": true, "data": {"object": \#(object)}}"#
        return try StripeEvent.readEvent(
            Array(text.utf8).span, &parser, userKey: "user_id", trustsReference: trustsReference)
    }

    @Test func `A reference that the buyer can edit is trusted only if so configured`() throws {
        let checkout =
            #"{"customer": "cus_1", "client_reference_id": "ann", "metadata": {}, "payment_link": "plink_1"}"#
        #expect(try read("checkout.session.completed", checkout).people == [])
        #expect(
            try read("checkout.session.completed", checkout, trustsReference: true).people == ["ann"])
        let named = #"{"customer": "cus_1", "client_reference_id": "eve", "metadata": {"user_id": "ann"}}"#
        #expect(
            try read("checkout.session.completed", named, trustsReference: true).people == ["ann"])
    }

    @Test(
        arguments: [
            ("customer.subscription.created", SubscriptionEvent.Meaning.changed),
            ("customer.subscription.updated", .changed), ("customer.subscription.deleted", .ended),
            ("customer.subscription.paused", .changed), ("invoice.paid", .changed),
            ("invoice.payment_failed", .changed), ("checkout.session.completed", .changed),
            ("charge.succeeded", .nothing), ("customer.created", .nothing), ("some.thing", .nothing),
        ])
    func `An event of Stripe has a meaning, and one of an unknown type has none`(
        type: String, meaning: SubscriptionEvent.Meaning
    ) throws {
        let event = try read(type, #"{"customer": "cus_1", "metadata": {"user_id": "ann"}}"#)
        #expect(event.meaning == meaning)
        #expect(event.people == ["ann"] && event.customer == "cus_1" && event.at == noon)
    }

    @Test(
        arguments: [
            #"{"customer": {"id": "cus_1"}, "metadata": {"user_id": "ann"}}"#,
            #"{"customer": "cus_1", "subscription_details": {"metadata": {"user_id": "ann"}}}"#,
            #"{"customer": "cus_1", "parent": {"subscription_details": {"metadata": {"user_id": "ann"}}}}"#,
        ])
    func `The user of a Stripe event is found wherever Stripe puts the id`(object: String) throws {
        let event = try read("invoice.paid", object)
        #expect(event.people == ["ann"] && event.customer == "cus_1")
    }

    @Test func `An event of Stripe about no user has no meaning`() throws {
        #expect(try read("invoice.paid", #"{"amount": 5}"#).meaning == .nothing)
    }
}

@Suite struct `Stripe's list` {
    private func record(_ status: String, wish: (atEnd: Bool, at: String) = (false, "null")) throws
        -> (plan: String?, status: String?, end: Moment?, anchor: Int?)
    {
        var parser = JSONParser()
        let text = """
            {"object": "list", "data": [{"id": "sub_1", "object": "subscription", "status": "\(status)", \
            "customer": "cus_1", "livemode": true, "metadata": {"user_id": "ann"}, \
            "billing_cycle_anchor": 1793404800, "cancel_at_period_end": \(wish.atEnd), \
            "cancel_at": \(wish.at), "canceled_at": \(days(-1).seconds), \
            "items": {"data": [{"current_period_start": \(days(-5).seconds), \
            "current_period_end": \(days(25).seconds), "price": {"id": "price_pro", "lookup_key": null}}]}}]}
            """
        let found = try StripeAnswer.readPurchases(
            Array(text.utf8).span, &parser, asked: noon, userKey: "user_id")
        #expect(found.person == "ann" && found.purchases.customers == ["cus_1"])
        let rows = ProductTable([
            ProductTable.Row(product: "price_pro", plan: "pro", freeTrial: "taste")
        ])
        let record = found.purchases.makeRecord(
            EntitlementRules(products: rows, zone: "UTC"), known: SubscriptionRecord(), source: "stripe")
        return (record.plan, record.status, record.periodEnd, record.anchorDay)
    }

    @Test(
        arguments: [
            ("active", "pro", "active", 25), ("trialing", "taste", "active", 25),
            ("past_due", "pro", "billing_issue", 25),
            // The last number of each row is the subscription's end, in days from now. An unpaid subscription
            // ended when its unpaid period began, and a paused or canceled one ends now at the latest.
            ("unpaid", "pro", "expired", -5), ("paused", "pro", "expired", 0),
            ("canceled", "pro", "expired", 0),
        ] as [(String, String, String, Double)])
    func `Each status of Stripe is read`(status: String, plan: String, expected: String, end: Double) throws {
        let found = try record(status)
        #expect(found.plan == plan && found.status == expected && found.end == days(end))
        #expect(found.anchor == 31)
    }

    @Test(arguments: ["incomplete", "incomplete_expired"])
    func `Stripe's list omits what was never paid`(status: String) throws {
        #expect(try record(status).status == "free")
    }

    @Test(
        arguments: [
            ("payment_failed", .endedByBilling), ("cancellation_requested", .endedByCancellation),
            ("payment_disputed", .endedByCancellation), (nil, .endedByCancellation),
        ] as [(String?, SubscriptionState)])
    func `Stripe's list gives the reason for an end`(reason: String?, state: SubscriptionState) throws {
        let found = try record(StripeCustomer(id: "cus_1", status: "canceled", ends: noon, reason: reason))
        #expect(SubscriptionState(found.entitlement, at: noon) == state && found.phase == "normal")
        let trial = try record(
            StripeCustomer(id: "cus_1", status: "canceled", ends: noon, reason: reason, trialEnds: days(2)))
        #expect(SubscriptionState(trial.entitlement, at: noon) == state && trial.phase == "trial")
    }

    @Test(arguments: ["first_payment_failure", "final_payment_failure"])
    func `A pause after a failed payment at Stripe is an end by billing, not a pause`(kind: String) throws {
        let customer = StripeCustomer(id: "cus_1", status: "paused", ends: days(9), pause: kind)
        let found = try record(customer)
        #expect(SubscriptionState(found.entitlement, at: noon) == .endedByBilling)
        #expect(found.billingIssueAt?.seconds == customer.ended.seconds && found.pausedUntil == nil)
        let asked = try record(
            StripeCustomer(id: "cus_1", status: "paused", ends: days(9), pause: "pause_requested"))
        #expect(SubscriptionState(asked.entitlement, at: noon) == .paused)
    }

    @Test func `A requested pause at Stripe is a pause without use`() throws {
        let found = try record(StripeCustomer(id: "cus_1", status: "paused", ends: days(9)))
        #expect(SubscriptionState(found.entitlement, at: noon) == .paused)
        #expect(found.status == "expired", "nothing may be used meanwhile")
    }

    private func record(_ customer: StripeCustomer) throws -> SubscriptionRecord {
        var parser = JSONParser()
        let found = try StripeAnswer.readPurchases(
            Array(customer.list.utf8).span, &parser, asked: noon, userKey: "user_id")
        return found.purchases.makeRecord(
            EntitlementRules(products: coachProducts, zone: "UTC"), known: SubscriptionRecord(),
            source: "stripe")
    }

    @Test func `A cancellation at Stripe is read from the request for it, its date from cancel_at`() throws {
        let wish = try record("active", wish: (true, "null"))
        #expect(wish.status == "cancelled" && wish.end == days(25))
        let date = try record("active", wish: (false, "\(days(3).seconds)"))
        #expect(date.status == "cancelled" && date.end == days(3))
    }

    @Test func `Stripe's list that is malformed changes nothing`() {
        for text in ["{}", "[]", #"{"data": [{}]}"#, #"{"data": [{"status": "active"}]}"#] {
            var parser = JSONParser()
            #expect(throws: SourceFailure.strange) {
                _ = try StripeAnswer.readPurchases(
                    Array(text.utf8).span, &parser, asked: noon, userKey: "user_id")
            }
        }
    }
}
