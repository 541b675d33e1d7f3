/// The result of a recheck. The edge asks the subscription service again before it refuses a user whose
/// purchase or renewal it has perhaps missed.
package enum RecheckResult: Hashable, Sendable {
    case stands
    /// The user's record has changed, so the request must be decided again.
    case changed
    /// No service could report whether the subscription continues. The edge assumes for now that it does.
    case unknown
    /// No service could report, and no known subscription can be relied on meanwhile. The user stays refused.
    case unreadable
}
