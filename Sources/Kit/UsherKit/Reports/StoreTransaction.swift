/// A purchase in the App Store or Play Store that is complete. The edge always confirms it with the shop.
public enum StoreTransaction: Sendable, Hashable {
    /// The value of `VerificationResult.jwsRepresentation` in StoreKit 2.
    case apple(signed: String)
    /// The value of `Purchase.getPurchaseToken()` in the Play Billing Library. `isOneTime` says that the
    /// purchase is not a subscription.
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

/// The server's answer to a reported purchase.
struct PurchaseDocument: Decodable, Sendable {
    let subscription: SubscriptionReport
}
