import Bytes
import Limits
import TestSupport

@testable import Subscriptions

/// A Stripe customer, with subscriptions in the form of Stripe's REST API ("List subscriptions", "Search
/// subscriptions", "The Subscription Item object"; API version 2025-03-31 and later).
struct StripeCustomer {
    let id: String
    var user: String? = "ann"
    var status = "active"
    /// Each of these prices becomes one item of the subscription.
    var prices = ["price_monthly"]
    var lookupKey: String?
    var isCancelled = false
    var ends: Moment
    var isLive = true
    /// The member `cancellation_details.reason`: `cancellation_requested`, `payment_failed` or
    /// `payment_disputed`.
    var reason: String?
    var trialEnds: Moment?
    /// The member `status_details.paused.subscription.type`, for example `pause_requested` or
    /// `first_payment_failure`.
    var pause: String?
    /// Additional JSON members of each price (`price`) and of the subscription (`more`).
    var price = "\"nickname\": null"
    var more = ""
    var quantity = 1

    var ended: Moment { days(-0.01, from: min(ends, noon)) }

    var subscription: String {
        let items = prices.map { price in
            """
            {"id": "si_\(price)", "object": "subscription_item", "current_period_start": \
            \(days(-5, from: ends).seconds), "current_period_end": \(ends.seconds), "metadata": {}, \
            "price": {"id": "\(price)", "object": "price", "lookup_key": \
            \(lookupKey.map { "\"\($0)\"" } ?? "null"), "product": "prod_\(price)", "recurring": \
            {"interval": "month", "interval_count": 1}, \(self.price)}, "quantity": \(quantity), "subscription": "sub_\(id)"}
            """
        }
        let metadata = user.map { "{\"user_id\": \"\($0)\"}" } ?? "{}"
        let details =
            pause.map { kind in
                """
                {"paused": {"subscription": {"type": "\(kind)"}, "transitioned_at": \(ended.seconds), \
                "type": "subscription"}}
                """
            } ?? "null"
        return """
            {"id": "sub_\(id)", "object": "subscription", "billing_cycle_anchor": \
            \(days(-5, from: ends).seconds), "cancel_at": null, "cancel_at_period_end": \(isCancelled), \
            "canceled_at": \(status == "canceled" ? "\(ended.seconds)" : "null"), \
            "cancellation_details": {"comment": null, "feedback": null, \
            "reason": \(reason.map { "\"\($0)\"" } ?? "null")}, "customer": "\(id)", "ended_at": \
            \(status == "canceled" ? "\(ended.seconds)" : "null"), \
            "items": {"object": "list", "data": [\(items.joined(separator: ", "))], "has_more": false}, \
            "livemode": \(isLive), "metadata": \(metadata), "pause_collection": null, "status": "\(status)", \
            "status_details": \(details), \(more.isEmpty ? "" : "\(more), ")\
            "trial_end": \(trialEnds.map { "\($0.seconds)" } ?? "null")}
            """
    }

    /// The path at which the edge requests this customer's subscriptions.
    var target: String { Self.target(id) }

    static func target(_ customer: String) -> String {
        "/v1/subscriptions?customer=\(customer)&status=all&limit=100"
    }

    var list: String { Self.list([self]) }

    static func list(_ customers: [StripeCustomer]) -> String {
        """
        {"object": "list", "url": "/v1/subscriptions", "has_more": false, \
        "data": [\(customers.map(\.subscription).joined(separator: ", "))]}
        """
    }

    /// The path of Stripe's search for the subscriptions of a user.
    static func search(_ user: String) -> String {
        let query = PercentCoding.encode(Array("metadata['user_id']:'\(user)'".utf8))
        return "/v1/subscriptions/search?limit=100&query=\(query)"
    }

    static func found(_ customers: [StripeCustomer]) -> String {
        list(customers).replacing(
            "\"object\": \"list\", \"url\": \"/v1/subscriptions\"",
            with: """
                "object": "search_result", "url": "/v1/subscriptions/search", "next_page": null
                """)
    }
}

extension SubscriptionServiceStandIn {
    func put(_ customer: StripeCustomer) { put(customer.list, at: customer.target) }
}

extension SyncBench {
    func event(_ id: String, customer: String, _ meaning: SubscriptionEvent.Meaning = .changed)
        -> SubscriptionEvent
    {
        SubscriptionEvent(
            id: id, at: now, type: "customer.subscription.updated", meaning: meaning, people: ["ann"],
            customer: customer, isSandbox: false, told: nil)
    }
}
