import JSON
import Ledger
import Limits
import Testing

@testable import Subscriptions

/// Checks which price is stored for the time after a trial or after the current period.
@Suite struct `The price of what follows` {
    private func record(_ found: Purchases) -> SubscriptionRecord {
        found.makeRecord(
            EntitlementRules(products: coachProducts, zone: "UTC"), known: SubscriptionRecord(), source: "x")
    }

    private func stripe(_ customer: StripeCustomer) throws -> Money? {
        var parser = JSONParser()
        let found = try StripeAnswer.readPurchases(
            Array(customer.list.utf8).span, &parser, asked: noon, userKey: "user_id")
        return record(found.purchases).renewalPrice
    }

    private func customer(
        _ price: String = #""unit_amount": 999, "currency": "usd""#, _ subscription: String = ""
    ) -> StripeCustomer {
        var customer = StripeCustomer(id: "cus_1", status: "trialing", ends: days(0.5))
        (customer.price, customer.more) = (price, subscription)
        return customer
    }

    @Test(arguments: [
        (#""unit_amount": 999, "currency": "usd""#, "USD9990000"),
        (#""unit_amount": 1500, "currency": "jpy""#, "JPY1500000000"),
        (#""unit_amount": 4500, "currency": "kwd""#, "KWD4500000"),
        (#""unit_amount": 500, "currency": "isk""#, "ISK5000000"),
    ])
    func `A renewal price is the unit amount of Stripe's price, in its currency`(price: String, text: String)
        throws
    {
        #expect(try stripe(customer(price))?.text == text)
    }

    @Test func `A renewal price at Stripe is that of all seats`() throws {
        var seats = customer()
        seats.quantity = 3
        #expect(try stripe(seats)?.text == "USD29970000")
    }

    @Test(arguments: [
        (#""unit_amount": null, "currency": "usd""#, ""), ("\"unit_amount\": 0, \"currency\": \"usd\"", ""),
        (#""unit_amount": 999"#, ""), (#""unit_amount": 500, "currency": "ugx""#, ""),
        (#""unit_amount": 999, "currency": "usd""#, #""schedule": "sub_sched_1""#),
        (#""unit_amount": 999, "currency": "usd""#, #""discounts": ["di_1"]"#),
        (#""unit_amount": 999, "currency": "usd""#, #""pending_update": {"expires_at": 1}"#),
        (#""unit_amount": 999, "currency": "usd""#, #""default_tax_rates": [{"id": "txr_1"}]"#),
        (#""unit_amount": 999, "currency": "usd""#, #""automatic_tax": {"enabled": true}"#),
    ])
    func `No renewal price is stored if Stripe's bill may differ`(price: String, more: String) throws {
        #expect(try stripe(customer(price, more)) == nil)
    }

    @Test func `A renewal price is stored with inclusive tax, and beside members without effect`() throws {
        let price = #""unit_amount": 999, "currency": "usd", "tax_behavior": "inclusive""#
        let more =
            #""automatic_tax": {"enabled": true}, "discounts": [], "schedule": null, "pending_update": null"#
        #expect(try stripe(customer(price, more))?.text == "USD9990000")
    }

    @Test func `Several items, or a cancelled subscription, have no renewal price`() throws {
        var several = customer()
        several.prices = ["price_monthly", "price_extra"]
        #expect(try stripe(several) == nil)
        var cancelled = customer()
        cancelled.isCancelled = true
        #expect(try stripe(cancelled) == nil)
    }

    @Test(arguments: [
        (#"{"currencyCode": "EUR", "units": "9", "nanos": 990000000}"#, "EUR9990000"),
        (#"{"currencyCode": "JPY", "units": "1500"}"#, "JPY1500000000"),
        (#"{"currencyCode": "USD", "nanos": 990000000}"#, "USD990000"),
        (#"{"currencyCode": "USD", "units": "nine"}"#, nil), (#"{"units": "9"}"#, nil),
        (#"{"currencyCode": "USD", "units": "9", "nanos": -1}"#, nil),
        (#"{"currencyCode": "USD", "units": "9223372036854775807"}"#, nil),
    ])
    func `A renewal price at Google Play is its recurring price`(price: String, text: String?) throws {
        #expect(try google(#""recurringPrice": \#(price)"#)?.text == text)
    }

    @Test(arguments: [("OUTSTANDING", false), ("CONFIRMED", false), ("APPLIED", true)])
    func `No renewal price is stored while Google Play changes it`(state: String, isTold: Bool) throws {
        let plan = """
            "recurringPrice": {"currencyCode": "USD", "units": "9"}, \
            "priceChangeDetails": {"priceChangeState": "\(state)"}
            """
        #expect((try google(plan) != nil) == isTold)
    }

    private func google(_ plan: String) throws -> Money? {
        var purchase = GooglePurchase(ends: days(0.5))
        purchase.plan = plan
        var parser = JSONParser()
        let found = try GoogleAnswer(
            subscription: Array(purchase.document.utf8).span, &parser, token: "token-1",
            app: "com.example.coach", asked: noon)
        return record(Purchases(at: noon, subscriptions: found.subscriptions)).renewalPrice
    }
}
