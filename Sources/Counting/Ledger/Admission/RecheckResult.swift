/// What asking the subscription service again has brought, before somebody is refused whose purchase or
/// renewal may have been missed.
package enum RecheckResult: Hashable, Sendable {
    /// The refusal stands.
    case stands
    /// The record is another now: decide again.
    case changed
    /// No service could say whether it goes on: it does, for now.
    case unknown
}
