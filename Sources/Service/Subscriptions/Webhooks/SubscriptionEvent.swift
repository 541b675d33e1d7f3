package import Limits

/// A webhook's event: something changed for somebody. The edge then asks the service what they have now.
package struct SubscriptionEvent: Hashable, Sendable {
    /// The edge's reaction to an event.
    package enum Meaning: Hashable, Sendable {
        /// Something changed: ask again.
        case changed
        /// Somebody's subscription is over: ask again, whatever was granted for a while.
        case ended
        /// Access for a while, without a transaction that asking could show.
        case granted
        /// The event calls for nothing: a test, or a type that is not known.
        case nothing
    }

    package var id: String
    /// When it happened, by the sender's clock.
    package var at: Moment
    /// The sender tells no time by which events could be ordered: they count in the order in which they come,
    /// by Redis' clock.
    package var isOrderedByReceipt = false
    /// The event's type, in the sender's word.
    package var type: String
    package var meaning: Meaning
    /// The users whom it is about, by the app's ids.
    package var people: [String]
    /// The person's name at the source, where that is another.
    package var customer: String?
    package var isSandbox: Bool
    /// The purchase that the event itself describes. It is used where the service cannot be asked, and only
    /// if it gives something.
    package var told: Subscription?
    /// The one-time purchase, or its refund.
    package var pack: OneTimePurchase?
    /// The purchase that it is about, by the source's name for it: whoever claimed that is meant.
    package var purchase: String?
    /// The app's own account that the purchase names: `appAccountToken` at Apple, in small letters.
    package var account: String?
    /// The message that the source is to get about it.
    package var errand: Errand.Request?
    /// The id by which the source is asked for the content of `pack`, since the event does not hold it: a
    /// checkout's id.
    package var checkout: String?
}

/// Why a webhook's body is not an event. Holds nothing of it.
package enum EventFault: Error, Hashable, Sendable {
    case notJSON
    /// A member is missing, or of the wrong type.
    case member(String)
}
