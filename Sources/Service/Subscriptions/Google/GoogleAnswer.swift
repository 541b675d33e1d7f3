import JSON
import Ledger
import Limits

/// The state of a subscription (Google Play Developer API, `SubscriptionState` without its prefix).
enum GoogleState: String, Hashable, CaseIterable {
    /// The purchase is not paid yet. For example, it awaits cash or a parent's consent.
    case pending = "PENDING"
    case active = "ACTIVE"
    case inGracePeriod = "IN_GRACE_PERIOD"
    case onHold = "ON_HOLD"
    case paused = "PAUSED"
    /// The subscription is cancelled, but paid for until its end.
    case canceled = "CANCELED"
    case expired = "EXPIRED"
    case pendingCanceled = "PENDING_PURCHASE_CANCELED"
}

/// Answers of the Google Play Developer API, version 3, about one purchase.
struct GoogleAnswer {
    var subscriptions: [Subscription] = []
    var pack: OneTimePurchase?
    var errands: [Errand.Request] = []
    /// The account id that the app set on the purchase (`obfuscatedExternalAccountId`).
    var account: String?
    var isSandbox = false

    /// How long Google waits for an acknowledgement before it refunds a purchase, in seconds (three days).
    private static let acknowledgementTime: Int64 = 3 * 86_400
    private static let prefix = "SUBSCRIPTION_STATE_"

    /// Reads Google's `SubscriptionPurchaseV2`. Each product in it becomes one subscription.
    ///
    /// - Parameters:
    ///   - app: the package's name, for the link to Google Play.
    ///   - asked: the time of the request by Redis' clock, because Google's answer contains no time.
    init(
        subscription body: Span<UInt8>, _ parser: inout JSONParser, token: String, app: String, asked: Moment
    ) throws(SourceFailure) {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let text = root.readText("subscriptionState"), text.hasPrefix(Self.prefix),
            let state = GoogleState(rawValue: String(text.dropFirst(Self.prefix.count))),
            let items = root.member("lineItems"), items.kind == .array
        else { throw .strange }
        isSandbox = root.member("testPurchase")?.kind == .object
        account = root.member("externalAccountIdentifiers")?.readText("obfuscatedExternalAccountId")
        guard state != .pending, state != .pendingCanceled else { return }
        let context = GoogleContext(root)
        let isPending = root.readText("acknowledgementState") == "ACKNOWLEDGEMENT_STATE_PENDING"
        let until = (context.startsAt ?? asked).advanced(bySeconds: Self.acknowledgementTime)
        var elements = items.elements
        while let item = elements.next() {
            guard let product = item.readText("productId") else { throw .strange }
            let names = Subscription.listNames(
                of: product, basePlan: item.member("offerDetails")?.readText("basePlanId"))
            var one = Subscription(names: names)
            one.purchase = "\(PurchaseStore.name(of: token, at: "google")):\(product)"
            // Google does not report when the current period began, so `startsAt` stays nil.
            (one.anchor, one.firstBegan) = (context.startsAt, context.startsAt)
            one.endsAt = item.readText("expiryTime").flatMap { Moment(rfc3339: $0) }
            (one.isSandbox, one.phase) = (isSandbox, Self.phase(item))
            one.managementURL = Self.link(to: product, of: app)
            let renews = item.member("autoRenewingPlan")?.member("autoRenewEnabled")?.bool ?? false
            one.renewalPrice = Self.renewalPrice(of: item)
            one.apply(state, context, renews: renews, at: asked)
            subscriptions.append(one)
            guard isPending, !one.isOver else { continue }
            var errand = Errand.Request(.acknowledge, subject: product, purchase: token, until: until)
            errand.names = names
            errands.append(errand)
        }
    }

    /// Reads Google's one-time purchase (`ProductPurchaseV2`). A plan that it opens never ends.
    init(product body: Span<UInt8>, _ parser: inout JSONParser, token: String, asked: Moment)
        throws(SourceFailure)
    {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let state = root.member("purchaseStateContext")?.readText("purchaseState"),
            let lines = root.member("productLineItem"), lines.kind == .array
        else { throw .strange }
        isSandbox = root.member("testPurchaseContext")?.kind == .object
        account = root.readText("obfuscatedExternalAccountId")
        guard state == "PURCHASED" || state == "CANCELLED" else { return }
        let boughtAt = root.readText("purchaseCompletionTime").flatMap { Moment(rfc3339: $0) } ?? asked
        let isPending = root.readText("acknowledgementState") == "ACKNOWLEDGEMENT_STATE_PENDING"
        let until = boughtAt.advanced(bySeconds: Self.acknowledgementTime)
        var pack = OneTimePurchase(transaction: token, items: [], boughtAt: boughtAt)
        (pack.isRefund, pack.isSandbox) = (state == "CANCELLED", isSandbox)
        var elements = lines.elements
        while let line = elements.next() {
            guard let product = line.readText("productId") else { throw .strange }
            let quantity = line.member("productOfferDetails")?.member("quantity")?.integer ?? 1
            pack.items.append(OneTimePurchase.Item(names: [product], quantity: quantity))
            var one = Subscription(product: product)
            one.purchase = "\(PurchaseStore.name(of: token, at: "google")):\(product)"
            (one.startsAt, one.isSandbox) = (boughtAt, isSandbox)
            if pack.isRefund { (one.isOver, one.endsAt) = (true, asked) }
            subscriptions.append(one)
            guard isPending, !pack.isRefund else { continue }
            var errand = Errand.Request(.consume, subject: product, purchase: token, until: until)
            errand.names = [product]
            pack.errands.append(errand)
        }
        (self.pack, errands) = (pack, pack.errands)
    }

    /// The phase of the subscription's offer, such as a free trial.
    private static func phase(_ item: borrowing JSONValue) -> Subscription.Phase {
        guard let phase = item.member("offerPhase") else { return .normal }
        if phase.member("freeTrial") != nil { return .freeTrial }
        return phase.member("introductoryPrice") != nil ? .introductory : .normal
    }

    /// The price of each period (`AutoRenewingPlan.recurringPrice`); nil while a price change is pending.
    private static func renewalPrice(of item: borrowing JSONValue) -> Money? {
        guard let plan = item.member("autoRenewingPlan"), let price = plan.member("recurringPrice"),
            let currency = price.readText("currencyCode")
        else { return nil }
        let change = plan.member("priceChangeDetails")?.readText("priceChangeState")
        if change == "OUTSTANDING" || change == "CONFIRMED" { return nil }
        // Google's JSON writes an int64 as a string. It omits a value of 0, so a missing member means 0.
        let units = price.readText("units").map { Int($0) } ?? 0
        let nanos = price.member("nanos")?.integer ?? 0
        guard let units, (0...999_999_999).contains(nanos) else { return nil }
        let (whole, isTooLarge) = units.multipliedReportingOverflow(by: 1_000_000)
        return isTooLarge ? nil : Money(micros: whole.addingSaturating(nanos / 1000), currency: currency)
    }

    /// The page on which the person manages the subscription ("Deep links to the subscription center").
    private static func link(to product: String, of app: String) -> String? {
        let isPlain = product.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (97...122).contains(byte) || byte == 95 || byte == 46
        }
        let link = "https://play.google.com/store/account/subscriptions?sku=\(product)&package=\(app)"
        return isPlain && link.utf8.count <= 256 ? link : nil
    }
}

/// What Google's answer reports about the subscription as a whole: its start, pause and cancellation.
private struct GoogleContext {
    let startsAt: Moment?
    /// The time at which a paused subscription resumes by itself.
    let resumesAt: Moment?
    let cancelledAt: Moment?
    let isCancelledByUser: Bool
    /// Whether Google ended the subscription because the payment failed.
    let isCancelledBySystem: Bool

    init(_ root: borrowing JSONValue) {
        startsAt = root.readText("startTime").flatMap { Moment(rfc3339: $0) }
        resumesAt = root.member("pausedStateContext")?.readText("autoResumeTime").flatMap {
            Moment(rfc3339: $0)
        }
        guard let cancellation = root.member("canceledStateContext") else {
            (cancelledAt, isCancelledByUser, isCancelledBySystem) = (nil, false, false)
            return
        }
        isCancelledBySystem = cancellation.member("systemInitiatedCancellation") != nil
        isCancelledByUser = cancellation.member("userInitiatedCancellation") != nil
        cancelledAt = cancellation.member("userInitiatedCancellation")?.readText("cancelTime").flatMap {
            Moment(rfc3339: $0)
        }
    }
}

extension Subscription {
    fileprivate mutating func apply(
        _ state: GoogleState, _ context: GoogleContext, renews: Bool, at moment: Moment
    ) {
        switch state {
        // A prepaid plan also has the state ACTIVE, but it does not renew.
        case .active: renewal = renews ? .reported : .none
        case .inGracePeriod: (renewal, billingIssueAt) = (.reported, endsAt ?? moment)
        case .canceled: unsubscribedAt = context.cancelledAt ?? context.startsAt ?? moment
        case .onHold, .paused, .expired, .pending, .pendingCanceled:
            isOver = true
            endsAt = min(endsAt ?? moment, moment)
            if state == .paused { pausedUntil = context.resumesAt ?? .distantFuture }
            if state == .onHold || context.isCancelledBySystem { billingIssueAt = endsAt }
            if state == .expired, context.isCancelledByUser { unsubscribedAt = context.cancelledAt ?? endsAt }
        }
    }
}
