package import JSON
import Limits

/// Reads Stripe's webhook events (docs "Types of events").
package enum StripeEvent {
    private static let longestID = 100

    /// - Parameters:
    ///   - userKey: the member of `metadata` that contains the app's user id.
    ///   - trustsReference: whether a checkout's `client_reference_id` may name the user. In a Payment Link
    ///     it is part of the link's address. A buyer can therefore write any user's name there (Stripe's
    ///     documents, "Payment Links: URL parameters").
    package static func readEvent(
        _ body: Span<UInt8>, _ parser: inout JSONParser, userKey: String, trustsReference: Bool = false
    ) throws(EventFault) -> SubscriptionEvent {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .notJSON }
        guard let id = root.readText("id"), id.utf8.count <= longestID else { throw .member("id") }
        guard let type = root.readText("type") else { throw .member("type") }
        guard let at = root.readSeconds("created") else { throw .member("created") }
        guard let object = root.member("data")?.member("object"), object.kind == .object else {
            throw .member("data.object")
        }
        var meaning = meaning(of: type)
        let reference = trustsReference ? object.readText("client_reference_id") : nil
        let people = (person(in: object, userKey: userKey) ?? reference).map { [$0] } ?? []
        let customer = StripeAnswer.customerID(of: object)
        // An event that names neither a user nor a customer needs no action.
        if people.isEmpty && customer == nil { meaning = .nothing }
        var read = SubscriptionEvent(
            id: id, at: at, type: type, meaning: meaning, people: people, customer: customer,
            isSandbox: root.member("livemode")?.bool == false, told: nil)
        read.pack = pack(type, object, at)
        read.pack?.isSandbox = read.isSandbox
        read.checkout = read.pack?.isRefund == false ? object.readText("id") : nil
        // A partial refund does not end the purchase, so the event needs no action.
        if type == "charge.refunded", read.pack == nil { read.meaning = .nothing }
        return read
    }

    /// Reads a one-time payment or its full refund. The id of both is Stripe's payment intent.
    private static func pack(_ type: String, _ object: borrowing JSONValue, _ at: Moment) -> OneTimePurchase?
    {
        guard let payment = object.readText("payment_intent") else { return nil }
        var pack = OneTimePurchase(transaction: payment, items: [], boughtAt: at)
        switch type {
        case "checkout.session.completed", "checkout.session.async_payment_succeeded":
            guard object.readText("mode") == "payment", object.readText("payment_status") == "paid" else {
                return nil
            }
        case "charge.refunded":
            guard object.member("refunded")?.bool == true else { return nil }
            pack.isRefund = true
        default: return nil
        }
        return pack
    }

    private static func meaning(of type: String) -> SubscriptionEvent.Meaning {
        if type == "customer.subscription.deleted" { return .ended }
        if type.hasPrefix("customer.subscription.") { return .changed }
        switch type {
        case "checkout.session.completed", "checkout.session.async_payment_succeeded", "charge.refunded",
            "invoice.paid", "invoice.payment_failed",
            "invoice.payment_succeeded", "invoice.marked_uncollectible":
            return .changed
        default: return .nothing
        }
    }

    /// The app's user id in the metadata of a Stripe object or of its subscription.
    private static func person(in object: borrowing JSONValue, userKey: String) -> String? {
        if let name = StripeAnswer.findPerson(in: object, userKey: userKey) { return name }
        if let details = object.member("subscription_details"),
            let name = StripeAnswer.findPerson(in: details, userKey: userKey)
        {
            return name
        }
        if let details = object.member("parent")?.member("subscription_details"),
            let name = StripeAnswer.findPerson(in: details, userKey: userKey)
        {
            return name
        }
        return nil
    }
}
