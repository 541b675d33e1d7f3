/// The result of asking the subscription service again before a user is refused whose purchase or renewal may
/// have been missed.
package enum RecheckResult: Hashable, Sendable {
    /// The refusal stands.
    case stands
    /// The record has changed: decide again.
    case changed
    /// No service could say whether the subscription goes on. For now it is treated as if it does.
    case unknown
    /// No service could say what was bought, and no known subscription could go on meanwhile.
    case unreadable
}
