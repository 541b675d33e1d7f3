package import Limits

/// A webhook event: something changed for a user. The edge then asks the subscription service what the user
/// has now.
package struct SubscriptionEvent: Hashable, Sendable {
    package enum Meaning: Hashable, Sendable {
        case changed
        /// A subscription is over. The subscription service is asked, and a temporary grant ends, too.
        case ended
        /// The subscription service gave temporary access. It has no transaction, so an answer of the service
        /// would not contain it.
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
    /// The subscription that the event describes. It is used only if the subscription service cannot be asked
    /// and the event gives access.
    package var told: Subscription?
    /// The one-time purchase that the event reports, or its refund.
    package var pack: OneTimePurchase?
    /// The subscription service's id of the purchase. The event concerns the user who has claimed this
    /// purchase.
    package var purchase: String?
    /// The account id that the app set on the purchase, in lower case. Apple calls it `appAccountToken`.
    package var account: String?
    /// The message that the subscription service expects from the edge because of this event.
    package var errand: Errand.Request?
    /// The id of a checkout whose content the event lacks. The subscription service is asked for the bought
    /// products with it.
    package var checkout: String?
}

/// Why a webhook's body is not an event. The fault contains nothing of the body.
package enum EventFault: Error, Hashable, Sendable {
    case notJSON
    /// A JSON member is missing or has the wrong type. The value is its path.
    case member(String)
}
