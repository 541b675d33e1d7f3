package import Limits

/// An event of a webhook: something changed for a user. The edge then asks the service what the user has now.
package struct SubscriptionEvent: Hashable, Sendable {
    package enum Meaning: Hashable, Sendable {
        case changed
        /// A subscription is over. The source is asked again, and a temporary grant ends, too.
        case ended
        /// Temporary access without a transaction, so a question to the source would not show it.
        case granted
        /// The event needs no action because it is a test or of an unknown type.
        case nothing
    }

    package var id: String
    /// The time of the event by the sender's clock.
    package var at: Moment
    /// True if the sender gives no time by which events could be ordered. They are then ordered by their
    /// arrival, by Redis' clock.
    package var isOrderedByReceipt = false
    /// The event's type, as the sender names it.
    package var type: String
    package var meaning: Meaning
    /// The app's ids of the users whom the event concerns.
    package var people: [String]
    /// The person's id at the source; nil if it is the user's id.
    package var customer: String?
    package var isSandbox: Bool
    /// The purchase that the event itself describes. It is used only if the service cannot be asked and the
    /// purchase gives access.
    package var told: Subscription?
    /// The one-time purchase of the event, or its refund.
    package var pack: OneTimePurchase?
    /// The source's id of the purchase. The event concerns the user who has claimed this purchase.
    package var purchase: String?
    /// The app's own account id on the purchase, in lower case. Apple calls it `appAccountToken`.
    package var account: String?
    /// The message that the source expects about this event.
    package var errand: Errand.Request?
    /// The id of a checkout. The source is asked with it for the content of `pack`, which the event does not
    /// contain.
    package var checkout: String?
}

/// Why a webhook's body is not an event. It contains nothing of the body.
package enum EventFault: Error, Hashable, Sendable {
    case notJSON
    /// A member is missing or has the wrong type.
    case member(String)
}
