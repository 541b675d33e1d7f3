package import JSON
import Limits

/// Reads RevenueCat's webhook events (docs "Event Types and Fields").
package enum RevenueCatEvent {
    /// The most users in one RevenueCat event: the aliases of one person, or the two people of a transfer.
    private static let mostPeople = 16
    /// The length of the longest id that RevenueCat uses.
    private static let longestID = 100

    package static func readEvent(_ body: Span<UInt8>, _ parser: inout JSONParser) throws(EventFault)
        -> SubscriptionEvent
    {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .notJSON }
        guard let event = root.member("event"), event.kind == .object else { throw .member("event") }
        guard let type = event.readText("type") else { throw .member("event.type") }
        guard let id = event.readText("id"), id.utf8.count <= longestID else { throw .member("event.id") }
        guard let at = event.readMilliseconds("event_timestamp_ms") else {
            throw .member("event.event_timestamp_ms")
        }
        var meaning = meaning(of: type)
        let people = people(in: event)
        if meaning != .nothing, people.isEmpty {
            // A transfer without user ids is between people without a sign-in, so no user's plan changes.
            guard type == "TRANSFER", event.member("transferred_to")?.kind == .array else {
                throw .member(type == "TRANSFER" ? "event.transferred_to" : "event.app_user_id")
            }
            meaning = .nothing
        }
        var read = SubscriptionEvent(
            id: id, at: at, type: type, meaning: meaning, people: people, customer: nil,
            isSandbox: event.readText("environment") == "SANDBOX", told: told(type, event))
        read.pack = pack(type, event, at)
        return read
    }

    /// Reads a one-time purchase or its refund. RevenueCat reports the refund as a cancellation by support.
    private static func pack(_ type: String, _ event: borrowing JSONValue, _ at: Moment) -> OneTimePurchase? {
        let isRefund = type == "CANCELLATION" && event.readText("cancel_reason") == "CUSTOMER_SUPPORT"
        guard type == "NON_RENEWING_PURCHASE" || isRefund, let transaction = event.readText("transaction_id"),
            let product = event.readText("product_id")
        else { return nil }
        var pack = OneTimePurchase(
            transaction: transaction,
            items: [OneTimePurchase.Item(names: Subscription.listNames(of: product))],
            boughtAt: event.readMilliseconds("purchased_at_ms") ?? at)
        (pack.isRefund, pack.isSandbox) = (isRefund, event.readText("environment") == "SANDBOX")
        return pack
    }

    private static func meaning(of type: String) -> SubscriptionEvent.Meaning {
        switch type {
        case "INITIAL_PURCHASE", "RENEWAL", "UNCANCELLATION", "NON_RENEWING_PURCHASE",
            "SUBSCRIPTION_EXTENDED", "CANCELLATION", "BILLING_ISSUE", "TRANSFER", "SUBSCRIBER_ALIAS",
            // RevenueCat is asked after these events, even if they change the plan only at the period's end.
            "PRODUCT_CHANGE", "SUBSCRIPTION_PAUSED", "REFUND_REVERSED":
            .changed
        case "EXPIRATION": .ended
        case "TEMPORARY_ENTITLEMENT_GRANT": .granted
        default: .nothing
        }
    }

    /// The ids of the person whom an event concerns. A transfer contains the ids of two people.
    private static func people(in event: borrowing JSONValue) -> [String] {
        var people: [String] = []
        func add(_ name: String?) {
            guard let name, !name.isEmpty, people.count < mostPeople, !people.contains(name) else { return }
            people.append(name)
        }
        add(event.member("app_user_id")?.text)
        // The ids that RevenueCat invents for people without a sign-in are left out. No app sends them.
        func addAll(_ list: StaticString) {
            guard let list = event.member(list) else { return }
            var elements = list.elements
            while let element = elements.next() {
                guard let name = element.text, !name.hasPrefix("$RCAnonymousID:") else { continue }
                add(name)
            }
        }
        addAll("transferred_from")
        addAll("transferred_to")
        addAll("aliases")
        return people
    }

    /// The purchase that a RevenueCat event describes; nil if the event gives no access.
    private static func told(_ type: String, _ event: borrowing JSONValue) -> Subscription? {
        let gives = [
            "INITIAL_PURCHASE", "RENEWAL", "UNCANCELLATION", "NON_RENEWING_PURCHASE", "SUBSCRIPTION_EXTENDED",
            "TEMPORARY_ENTITLEMENT_GRANT",
        ]
        guard gives.contains(type), let product = event.readText("product_id") else { return nil }
        var told = Subscription(names: Subscription.listNames(of: product))
        told.purchase = told.product
        told.startsAt = event.readMilliseconds("purchased_at_ms")
        told.endsAt = event.readMilliseconds("expiration_at_ms")
        told.graceEndsAt = event.readMilliseconds("grace_period_expiration_at_ms")
        told.phase = readPhase(event.readText("period_type"))
        told.isSandbox = event.readText("environment") == "SANDBOX"
        return told
    }

    /// Reads a period's type, which is `NORMAL` in events and `normal` in answers.
    static func readPhase(_ text: String?) -> Subscription.Phase {
        switch text?.lowercased() {
        case "intro": .introductory
        case "trial": .freeTrial
        case "promotional": .promotional
        default: .normal
        }
    }
}
