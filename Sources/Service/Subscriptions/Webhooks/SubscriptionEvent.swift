package import Limits

/// A webhook event: something changed for a user. The edge then asks the subscription service about the user.
package struct SubscriptionEvent: Hashable, Sendable {
    package enum Meaning: Hashable, Sendable {
        case changed
        /// A subscription is over. The subscription service is asked, and a temporary grant ends, too.
        case ended
        /// The service gave temporary access. The access has no transaction, so no answer would show it.
        case granted
        /// The event needs no action because it is a test or of an unknown type.
        case nothing
    }

    package var id: String
    /// The time of the event by the sender's clock.
    package var at: Moment
    /// True if the sender gives no time by which its events could be ordered. The events are then ordered by
    /// their arrival, by Redis' clock.
    package var isOrderedByReceipt = false
    /// The event's type, as the sender names it.
    package var type: String
    package var meaning: Meaning
    /// The app's ids of the users that the event concerns.
    package var people: [String]
    /// The person's id at the subscription service; nil if it is the user's id.
    package var customer: String?
    package var isSandbox: Bool
    /// The subscription in the event. It is used only if it gives access and the service cannot be asked.
    package var told: Subscription?
    /// The one-time purchase that the event reports, or its refund.
    package var pack: OneTimePurchase?
    /// The service's id of the purchase. The event concerns the user who has claimed this purchase.
    package var purchase: String?
    /// The account id that the app set on the purchase, in lower case. Apple calls it `appAccountToken`.
    package var account: String?
    /// The message that the subscription service expects from the edge because of this event.
    package var errand: Errand.Request?
    /// The id of a checkout. The service is asked with it for the bought products, which the event lacks.
    package var checkout: String?
}

/// Why a webhook's body is not an event. The fault contains nothing of the body.
package enum EventFault: Error, Hashable, Sendable {
    case notJSON
    /// A JSON member is missing or has the wrong type. The value is its path.
    case member(String)
}
