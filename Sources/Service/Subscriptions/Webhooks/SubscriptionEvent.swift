package import Limits

/// A webhook event. It says that something changed for a user, so the edge asks the subscription service.
package struct SubscriptionEvent: Hashable, Sendable {
    package enum Meaning: Hashable, Sendable {
        case changed
        /// A subscription is over. The subscription service is asked, and a temporary grant ends, too.
        case ended
        /// The service gave temporary access without a transaction. The edge grants it by this event alone,
        /// because the service's answers do not contain it.
        case granted
        /// The event needs no action. For example, it is a test or of an unknown type.
        case nothing
    }

    package var id: String
    /// The time of the event by the sender's clock.
    package var at: Moment
    /// True if the sender gives no time by which its events could be ordered. They are then ordered by the
    /// time of their arrival, by Redis' clock.
    package var isOrderedByReceipt = false
    /// The event's type, as the sender names it.
    package var type: String
    package var meaning: Meaning
    /// The app's ids of the users that the event concerns.
    package var people: [String]
    /// The person's id at the subscription service; nil if it is the user's id.
    package var customer: String?
    package var isSandbox: Bool
    /// The subscription in the event. It is used if the service cannot confirm it.
    package var told: Subscription?
    /// The one-time purchase that the event reports, or its refund.
    package var pack: OneTimePurchase?
    /// The service's id of the purchase. The event concerns the user who has claimed this purchase.
    package var purchase: String?
    /// The account id that the app set on the purchase, in lower case. Apple calls it `appAccountToken`.
    package var account: String?
    /// The message that the subscription service expects from the edge because of this event.
    package var errand: Errand.Request?
    /// The id of a checkout; nil if there is none. The event lacks the bought products, so the service is
    /// asked for them with this id.
    package var checkout: String?
}

/// Why a webhook's body is not an event. The fault contains nothing of the body.
package enum EventFault: Error, Hashable, Sendable {
    case notJSON
    /// A JSON member is missing or has the wrong type. The value is its path.
    case member(String)
}
