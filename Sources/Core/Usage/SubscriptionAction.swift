/// An action on a subscription that an app offers to its person (docs/specification.md §4). The raw value
/// is the name in JSON.
public enum SubscriptionAction: String, Hashable, Sendable, CaseIterable, Codable {
    /// Opens the place where the subscription is managed.
    case manage
    /// Buys one.
    case subscribe
    /// Mends a payment that the store could not collect.
    case updatePayment = "update_payment"
    /// Asks the stores again for what was bought before.
    case restore
    /// Takes up again what was cancelled or has ended.
    case resubscribe
}
