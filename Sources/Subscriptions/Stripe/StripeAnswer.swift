import Limits
import Wire

/// Stripe's list of subscriptions.
enum StripeAnswer {
    /// - Parameter userKey: the member of `metadata` that holds the app's own user id.
    static func holdings(
        _ body: Span<UInt8>, _ parser: inout JSONParser, asked: Moment, userKey: String
    ) throws(SourceFailure) -> (holdings: Holdings, person: String?) {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let data = root.member("data"), data.kind == .array else { throw .strange }
        var holdings = Holdings(at: asked, subscriptions: [])
        var name: String?
        var elements = data.elements
        while let element = elements.next() {
            holdings.customer = holdings.customer ?? customer(of: element)
            name = name ?? person(in: element, userKey: userKey)
            if let subscription = try read(element) { holdings.subscriptions.append(subscription) }
        }
        return (holdings, name)
    }

    static func person(in object: borrowing JSONValue, userKey: String) -> String? {
        guard let metadata = object.member("metadata") else { return nil }
        var members = metadata.members
        while let member = members.next() {
            if String(member.name) == userKey, let name = member.value.text, !name.isEmpty { return name }
        }
        return nil
    }

    /// A customer's id, or the id of the customer that stands there whole.
    static func customer(of object: borrowing JSONValue) -> String? {
        guard let customer = object.member("customer") else { return nil }
        let id = customer.text ?? customer.text("id")
        return id.flatMap { $0.isEmpty || $0.utf8.count > 64 ? nil : $0 }
    }

    /// nil for one that was never paid.
    private static func read(_ subscription: borrowing JSONValue) throws(SourceFailure) -> Subscription? {
        guard let status = subscription.text("status") else { throw .strange }
        if status.hasPrefix("incomplete") { return nil }
        guard let item = first(of: subscription), let price = item.member("price"),
            let product = price.text("lookup_key") ?? price.text("id")
        else { throw .strange }
        var read = Subscription(product: product)
        // Since 2025 the period is each item's own.
        read.startsAt =
            subscription.seconds("current_period_start") ?? item.seconds("current_period_start")
        read.endsAt = subscription.seconds("current_period_end") ?? item.seconds("current_period_end")
        read.anchor = subscription.seconds("billing_cycle_anchor")
        read.isSandbox = subscription.member("livemode")?.bool == false
        // Paid for or not, Stripe leaves it active while it does not collect.
        read.pausedUntil = subscription.member("pause_collection")?.seconds("resumes_at")
        switch status {
        case "trialing": read.phase = .freeTrial
        case "past_due": read.billingIssueAt = read.startsAt ?? read.endsAt
        case "active": break
        default:
            if status == "unpaid" { read.billingIssueAt = read.startsAt ?? read.endsAt }
            read.isOver = true
            read.endsAt = subscription.seconds("ended_at") ?? read.endsAt
        }
        let cancelAt = subscription.seconds("cancel_at")
        if subscription.member("cancel_at_period_end")?.bool == true || cancelAt != nil {
            read.unsubscribedAt = subscription.seconds("canceled_at") ?? read.startsAt
            if let cancelAt { read.endsAt = min(cancelAt, read.endsAt ?? cancelAt) }
        }
        return read
    }

    @_lifetime(copy subscription)
    private static func first(of subscription: borrowing JSONValue) -> JSONValue? {
        guard let data = subscription.member("items")?.member("data") else { return nil }
        var elements = data.elements
        return elements.next()
    }
}
