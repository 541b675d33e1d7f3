package import Ledger
package import Subscriptions
package import Words

/// The parts of the app interface that depend on the configuration, such as records, streams and check-ins.
package struct AppServices {
    /// The stored records of users, except their counters.
    package var records: RecordStore?
    package var entitlements: EntitlementSync?
    package var revenueCat: RevenueCatWebhook?
    package var stripe: StripeWebhook?
    package var purchases: MappedWebhook?
    package var apple: AppleWebhook?
    package var google: GoogleWebhook?
    package var checkIns: CheckIns?
    /// Counts the streams of each user. All loops and apps of an edge share this count.
    package var slots = StreamSlots()
    /// Called for every webhook event, with the name of the subscription service and the event's outcome.
    package var heard: ((_ source: String, _ outcome: WebhookOutcome) -> Void)?
    /// The address of the page on which users manage their purchases.
    package var manageURL: String?
    /// The models that `GET /v1/models` lists. If it is empty, the edge does not answer this address itself.
    package var models: [ListedModel] = []
    /// The app's colours and name on the account page; nil for the default colours and no name.
    package var brand: Brand?

    package init() {}

    func hasPage(_ page: AppRoute) -> Bool {
        switch page {
        case .usage, .classUsage, .words, .page: true
        case .models: !models.isEmpty
        case .subscription, .stream: records != nil
        case .restore: entitlements != nil
        case .revenueCat: revenueCat != nil
        case .stripe: stripe != nil
        case .purchases: purchases != nil
        case .apple, .applePurchase: apple != nil
        case .google: google?.takesNotifications ?? false
        case .googlePurchase: google != nil
        case .preferences, .background, .prompt: checkIns != nil
        }
    }
}
