/// The result of a recheck: the subscription service is asked again before a user is refused whose purchase
/// or renewal may have been missed.
package enum RecheckResult: Hashable, Sendable {
    case stands
    /// The record has changed, so that the request must be decided again.
    case changed
    /// No service could say whether the subscription continues. For now it is treated as continuing.
    case unknown
    /// No service could say what was bought, and no known subscription can be treated as continuing.
    case unreadable
}
