/// An action on a subscription that an app offers the user (docs/specification.md §4). The raw value is its
/// name in JSON.
public enum SubscriptionAction: String, Hashable, Sendable, CaseIterable, Codable {
    /// Opens the page where the user manages the subscription.
    case manage
    /// Buys a subscription.
    case subscribe
    /// Opens the page where the user changes the means of payment. It is offered if the App Store or another
    /// shop could not collect a payment.
    case updatePayment = "update_payment"
    /// Restores earlier purchases from the App Store or another shop.
    case restore
    /// Resumes a subscription that was cancelled or has ended.
    case resubscribe
}
