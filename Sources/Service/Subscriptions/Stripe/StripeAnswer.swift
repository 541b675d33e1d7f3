import JSON
import Limits

/// Reads Stripe's lists of subscriptions: `GET /v1/subscriptions` and `GET /v1/subscriptions/search`.
enum StripeAnswer {
    /// Reads one customer's purchases: all items of every subscription.
    ///
    /// - Parameters:
    ///   - asked: the time of the request by Redis' clock, because Stripe's list contains no time.
    ///   - userKey: the member of `metadata` that contains the app's user id.
    ///   - user: subscriptions whose metadata name a different user are skipped. If nil, none are skipped.
    static func readPurchases(
        _ body: Span<UInt8>, _ parser: inout JSONParser, asked: Moment, userKey: String,
        of user: String? = nil
    ) throws(SourceFailure) -> (purchases: Purchases, person: String?) {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let data = root.member("data"), data.kind == .array else { throw .strange }
        var purchases = Purchases(at: asked, subscriptions: [])
        var name: String?
        var elements = data.elements
        while let element = elements.next() {
            let person = findPerson(in: element, userKey: userKey)
            if let user, let person, person != user { continue }
            name = name ?? person
            if let customer = customerID(of: element), !purchases.customers.contains(customer) {
                purchases.customers.append(customer)
            }
            try read(element, into: &purchases)
        }
        return (purchases, name)
    }

    /// The customers whose subscriptions name exactly this user. Stripe's search ignores case. The ids in its
    /// results are therefore compared once more.
    static func findCustomers(
        of user: String, in body: Span<UInt8>, _ parser: inout JSONParser, userKey: String
    ) throws(SourceFailure) -> [String] {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let data = root.member("data"), data.kind == .array else { throw .strange }
        var customers: [String] = []
        var elements = data.elements
        while let element = elements.next() {
            guard findPerson(in: element, userKey: userKey) == user, let customer = customerID(of: element),
                !customers.contains(customer)
            else { continue }
            customers.append(customer)
        }
        return customers
    }

    static func findPerson(in object: borrowing JSONValue, userKey: String) -> String? {
        guard let metadata = object.member("metadata") else { return nil }
        var members = metadata.members
        while let member = members.next() {
            if String(member.name) == userKey, let name = member.value.text, !name.isEmpty { return name }
        }
        return nil
    }

    /// The id of an object's customer. Stripe sends either the id alone or the whole customer object.
    static func customerID(of object: borrowing JSONValue) -> String? {
        guard let customer = object.member("customer") else { return nil }
        let id = customer.text ?? customer.readText("id")
        return id.flatMap { id in
            let isPlain = id.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != 44 }
            return id.isEmpty || id.utf8.count > 64 || !isPlain ? nil : id
        }
    }

    /// Reads one purchase for each item of a Stripe subscription, because a subscription can have several
    /// prices. A subscription that was never paid adds no purchase.
    private static func read(_ subscription: borrowing JSONValue, into purchases: inout Purchases)
        throws(SourceFailure)
    {
        guard let status = subscription.readText("status") else { throw .strange }
        if status.hasPrefix("incomplete") { return }
        guard let items = subscription.member("items")?.member("data"), items.kind == .array else {
            throw .strange
        }
        var count = 0
        var elements = items.elements
        while let item = elements.next() {
            count += 1
            guard let price = item.member("price"), let id = price.readText("id") else { throw .strange }
            var read = Subscription(names: names(of: price, id))
            read.product = price.readText("lookup_key") ?? id
            // An item keeps its id when its price changes, so the purchase is named by the price's id.
            read.purchase = subscription.readText("id").map { "\($0):\(id)" }
            // Since API version 2025-03-31 each item has a period of its own. Earlier versions have one
            // period for the whole subscription.
            read.startsAt =
                item.readSeconds("current_period_start") ?? subscription.readSeconds("current_period_start")
            read.endsAt =
                item.readSeconds("current_period_end") ?? subscription.readSeconds("current_period_end")
            add(subscription, status, to: &read)
            read.renewalPrice = StripePrice.readRenewal(of: item, in: subscription)
            purchases.subscriptions.append(read)
        }
        if count == 0 { throw .strange }
        // If a subscription has several items, its bill is the sum of their prices. No single item's price is
        // therefore shown as the renewal price.
        if count > 1 {
            for index in purchases.subscriptions.indices.suffix(count) {
                purchases.subscriptions[index].renewalPrice = nil
            }
        }
    }

    /// The names of a Stripe price for the product table, the most specific first.
    private static func names(of price: borrowing JSONValue, _ id: String) -> [String] {
        let product = price.readText("product") ?? price.member("product")?.readText("id")
        return [id, price.readText("lookup_key"), product].compactMap(\.self)
    }

    /// Reads Stripe's answer to `GET /v1/checkout/sessions/{id}/line_items`.
    static func readItems(_ body: Span<UInt8>, _ parser: inout JSONParser) throws(SourceFailure)
        -> [OneTimePurchase.Item]
    {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let data = root.member("data"), data.kind == .array else { throw .strange }
        var items: [OneTimePurchase.Item] = []
        var elements = data.elements
        while let element = elements.next() {
            guard let price = element.member("price"), let id = price.readText("id") else { throw .strange }
            let quantity = element.member("quantity")?.integer ?? 1
            items.append(OneTimePurchase.Item(names: names(of: price, id), quantity: quantity))
        }
        return items
    }

    /// Reads when and why a cancelled subscription ended (`cancellation_details.reason`).
    private static func end(_ subscription: borrowing JSONValue, of read: inout Subscription) {
        read.isOver = true
        read.endsAt = subscription.readSeconds("ended_at") ?? read.endsAt
        let since = subscription.readSeconds("canceled_at") ?? read.endsAt
        if subscription.member("cancellation_details")?.readText("reason") == "payment_failed" {
            read.billingIssueAt = since
        } else {
            read.unsubscribedAt = since
        }
        if let trial = subscription.readSeconds("trial_end"), let end = read.endsAt, end <= trial {
            read.phase = .freeTrial
        }
    }

    /// The time since which a subscription is paused because a payment failed. Stripe makes this pause if the
    /// account's rules for retries say so (API 2026-09-30, `status_details.paused.subscription.type`).
    /// Returns nil for any other pause, and for older API versions, which do not distinguish the pauses.
    private static func pauseAfterFailedPayment(
        _ subscription: borrowing JSONValue, _ read: borrowing Subscription
    ) -> Moment? {
        guard let pause = subscription.member("status_details")?.member("paused"),
            let kind = pause.member("subscription")?.readText("type"), kind.hasSuffix("_payment_failure")
        else { return nil }
        return pause.readSeconds("transitioned_at") ?? read.startsAt ?? read.endsAt
    }

    private static func add(
        _ subscription: borrowing JSONValue, _ status: String, to read: inout Subscription
    ) {
        read.anchor = subscription.readSeconds("billing_cycle_anchor")
        read.isSandbox = subscription.member("livemode")?.bool == false
        // Stripe calls a subscription active even while collection is paused, so any pause is read first.
        read.pausedUntil = subscription.member("pause_collection")?.readSeconds("resumes_at")
        switch status {
        case "trialing": (read.phase, read.renewal) = (.freeTrial, .reported)
        case "past_due": (read.billingIssueAt, read.renewal) = (read.startsAt ?? read.endsAt, .reported)
        case "active": read.renewal = .reported
        case "unpaid":
            // The current period of the subscription is the unpaid one, so the payment problem began with it.
            read.billingIssueAt = read.startsAt ?? read.endsAt
            read.isOver = true
            read.endsAt = read.startsAt ?? read.endsAt
        case "paused":
            read.isOver = true
            if let since = pauseAfterFailedPayment(subscription, read) {
                read.billingIssueAt = since
                read.endsAt = since
                read.pausedUntil = nil
            } else {
                // Either a free trial ended without a payment method, or a member of the team paused the
                // subscription. It continues only after someone resumes it.
                read.pausedUntil = read.pausedUntil ?? .distantFuture
            }
        default: end(subscription, of: &read)
        }
        let cancelAt = subscription.readSeconds("cancel_at")
        if subscription.member("cancel_at_period_end")?.bool == true || cancelAt != nil {
            read.renewal = .none
            read.unsubscribedAt = subscription.readSeconds("canceled_at") ?? read.startsAt
            if let cancelAt { read.endsAt = min(cancelAt, read.endsAt ?? cancelAt) }
        }
    }
}
