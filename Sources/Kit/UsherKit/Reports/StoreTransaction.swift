/// A purchase that the app's own store has completed. The edge confirms it with that store, so that nothing
/// that an app says is believed.
public enum StoreTransaction: Sendable, Hashable {
    /// `VerificationResult.jwsRepresentation` of StoreKit 2.
    case apple(signed: String)
    /// `Purchase.getPurchaseToken()` of the Play Billing Library; what is bought once is no subscription.
    case google(purchaseToken: String, isOneTime: Bool = false)

    var path: String {
        switch self {
        case .apple: "v1/purchases/apple"
        case .google: "v1/purchases/google"
        }
    }

    var document: [String: String] {
        switch self {
        case .apple(let signed): ["transaction": signed]
        case .google(let token, let isOneTime):
            ["purchase_token": token, "product_type": isOneTime ? "inapp" : "subs"]
        }
    }
}

/// The answer to a report.
struct PurchaseDocument: Decodable, Sendable {
    let subscription: SubscriptionReport
}
