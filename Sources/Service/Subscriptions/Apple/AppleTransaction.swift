import JSON
import Limits

/// A transaction that the App Store has signed (App Store Server API, `JWSTransactionDecodedPayload`).
struct AppleTransaction {
    /// The id of the purchase's first transaction. All renewals of a subscription have this id in common.
    let original: String
    let id: String
    let product: String
    /// The type of the product: `Auto-Renewable Subscription`, `Non-Consumable`, `Consumable` or
    /// `Non-Renewing Subscription`.
    let kind: String
    let bundle: String
    let isSandbox: Bool
    /// The UUID that the app set on the purchase (`appAccountToken`).
    let account: String?
    let boughtAt: Moment
    let firstBoughtAt: Moment?
    let expiresAt: Moment?
    let revokedAt: Moment?
    let signedAt: Moment
    let quantity: Int
    /// Whether the person has upgraded to another product of the same subscription group. If so, the other
    /// product's transaction opens the plan, and this one opens none.
    let isUpgraded: Bool
    let phase: Subscription.Phase

    init(_ root: borrowing JSONValue) throws(EventFault) {
        func required(_ name: StaticString) throws(EventFault) -> String {
            guard let text = root.readText(name), Self.isPlain(text) else { throw .member("\(name)") }
            return text
        }
        func moment(_ name: StaticString) throws(EventFault) -> Moment {
            guard let moment = root.readMilliseconds(name) else { throw .member("\(name)") }
            return moment
        }
        original = try required("originalTransactionId")
        id = try required("transactionId")
        product = try required("productId")
        bundle = try required("bundleId")
        kind = root.readText("type") ?? ""
        isSandbox = try AppleDocument.isSandbox(root)
        account = root.readText("appAccountToken")?.lowercased()
        boughtAt = try moment("purchaseDate")
        signedAt = try moment("signedDate")
        firstBoughtAt = root.readMilliseconds("originalPurchaseDate")
        expiresAt = root.readMilliseconds("expiresDate")
        revokedAt = root.readMilliseconds("revocationDate")
        quantity = root.member("quantity")?.integer ?? 1
        isUpgraded = root.member("isUpgraded")?.bool ?? false
        // Apple's offer type 1 is introductory. Offers of any type can be free trials, which take precedence.
        let isFree = root.readText("offerDiscountType") == "FREE_TRIAL"
        let isIntroductory = root.member("offerType")?.integer == 1
        phase = isFree ? .freeTrial : isIntroductory ? .introductory : .normal
    }

    /// Whether an id is safe in URLs and in Redis lists, which use commas and spaces as separators.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= 128 && text.utf8.allSatisfy { (33...126).contains($0) && $0 != 44 && $0 != 47 }
    }

    var isSubscription: Bool { kind == "Auto-Renewable Subscription" }
}

struct AppleRenewal {
    let renews: Bool
    let graceEndsAt: Moment?
    /// Why the subscription ended (Apple's `expirationIntent`): 1 if the person cancelled, 2 if the payment
    /// failed, 3 if the person did not accept a higher price.
    let intent: Int?
    let price: Money?

    init(_ root: borrowing JSONValue) {
        // `renewalPrice` is in thousandths of the currency's unit.
        price = root.member("renewalPrice")?.integer.flatMap { amount in
            root.readText("currency").flatMap { Money(amount, in: 1000, currency: $0) }
        }
        renews = root.member("autoRenewStatus")?.integer != 0
        graceEndsAt = root.readMilliseconds("gracePeriodExpiresDate")
        intent = root.member("expirationIntent")?.integer
    }
}

/// The status of a subscription (App Store Server API, `status`).
enum AppleStatus: Int, Hashable, CaseIterable {
    case active = 1
    case expired
    /// The payment failed and the App Store retries it. The subscription gives no access meanwhile.
    case billingRetry
    /// The payment failed, and the subscription still gives access for a while.
    case gracePeriod
    /// The purchase was refunded, or the family member who bought it no longer shares it.
    case revoked
}

extension Subscription {
    /// Makes a subscription from a transaction of Apple; nil if it is a pack, which is bought and used up.
    ///
    /// - Parameters:
    ///   - status: the status that Apple reports; nil if the transaction came without a status.
    ///   - moment: the time at which the status was true.
    init?(
        _ bought: AppleTransaction, _ renewal: AppleRenewal?, _ status: AppleStatus?, at moment: Moment
    ) {
        guard bought.isSubscription || bought.kind == "Non-Consumable" else { return nil }
        self.init(product: bought.product)
        purchase = "\(bought.original):\(bought.product)"
        (startsAt, endsAt) = (bought.boughtAt, bought.expiresAt)
        (firstBegan, phase, isSandbox) = (bought.firstBoughtAt, bought.phase, bought.isSandbox)
        managementURL = bought.isSubscription ? "https://apps.apple.com/account/subscriptions" : nil
        if bought.revokedAt != nil || bought.isUpgraded {
            end(at: bought.revokedAt ?? moment)
            return
        }
        guard bought.isSubscription else { return }
        self.renewal = status == nil ? .expected : .reported
        renewalPrice = renewal?.price
        if renewal?.renews == false { (self.renewal, unsubscribedAt) = (.none, bought.boughtAt) }
        switch status {
        case .active?, nil: break
        case .gracePeriod?:
            (graceEndsAt, billingIssueAt) = (renewal?.graceEndsAt, bought.expiresAt ?? moment)
        case .billingRetry?:
            end(at: bought.expiresAt ?? moment)
            billingIssueAt = endsAt
        case .revoked?: end(at: moment)
        case .expired?:
            end(at: bought.expiresAt ?? moment)
            // `unsubscribedAt` is set only if the person cancelled (1) or rejected a higher price (3). Any
            // other subscription has simply run out, like a trial.
            unsubscribedAt = [1, 3].contains(renewal?.intent) ? endsAt : nil
            billingIssueAt = renewal?.intent == 2 ? endsAt : nil
        }
    }

    private mutating func end(at moment: Moment) {
        (isOver, renewal) = (true, .none)
        endsAt = min(moment, endsAt ?? moment)
        graceEndsAt = nil
    }
}

extension OneTimePurchase {
    /// Makes a pack from a transaction of Apple; nil if the transaction is part of a subscription.
    init?(_ bought: AppleTransaction) {
        guard !bought.isSubscription else { return nil }
        let item = Item(names: [bought.product], quantity: bought.quantity)
        self.init(transaction: bought.id, items: [item], boughtAt: bought.boughtAt)
        (isRefund, isSandbox) = (bought.revokedAt != nil, bought.isSandbox)
    }
}
