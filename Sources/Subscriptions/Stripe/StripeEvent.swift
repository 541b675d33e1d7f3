import Limits
package import Wire

/// Stripe's webhook events (docs "Types of events").
package enum StripeEvent {
    private static let longestID = 100

    /// - Parameter userKey: the member of `metadata` that holds the app's own user id.
    package static func read(_ body: Span<UInt8>, _ parser: inout JSONParser, userKey: String)
        throws(EventFault) -> SubscriptionEvent
    {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .notJSON }
        guard let id = root.text("id"), id.utf8.count <= longestID else { throw .member("id") }
        guard let type = root.text("type") else { throw .member("type") }
        guard let at = root.seconds("created") else { throw .member("created") }
        guard let object = root.member("data")?.member("object"), object.kind == .object else {
            throw .member("data.object")
        }
        var meaning = meaning(of: type)
        let people = person(in: object, userKey: userKey).map { [$0] } ?? []
        let customer = StripeAnswer.customer(of: object)
        // An invoice of somebody without a subscription, or a checkout that names nobody.
        if people.isEmpty && customer == nil { meaning = .nothing }
        return SubscriptionEvent(
            id: id, at: at, type: type, meaning: meaning, people: people, customer: customer,
            isSandbox: root.member("livemode")?.bool == false, told: nil)
    }

    private static func meaning(of type: String) -> SubscriptionEvent.Meaning {
        if type == "customer.subscription.deleted" { return .ended }
        if type.hasPrefix("customer.subscription.") { return .changed }
        switch type {
        case "checkout.session.completed", "invoice.paid", "invoice.payment_failed",
            "invoice.payment_succeeded", "invoice.marked_uncollectible":
            return .changed
        default: return .nothing
        }
    }

    /// The app's user: in the object's metadata, in those that an invoice has of its subscription, or as the
    /// reference that a checkout was begun with.
    private static func person(in object: borrowing JSONValue, userKey: String) -> String? {
        if let name = StripeAnswer.person(in: object, userKey: userKey) { return name }
        if let details = object.member("subscription_details"),
            let name = StripeAnswer.person(in: details, userKey: userKey)
        {
            return name
        }
        if let details = object.member("parent")?.member("subscription_details"),
            let name = StripeAnswer.person(in: details, userKey: userKey)
        {
            return name
        }
        return object.text("client_reference_id")
    }
}
