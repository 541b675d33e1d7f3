import JSON
import Limits

/// RevenueCat's answer to `GET /v1/subscribers/{app_user_id}`.
enum RevenueCatAnswer {
    /// The most subscriptions, and the most one-time purchases, that are read from one answer.
    private static let most = 100

    /// - Parameters:
    ///   - asked: the time of the request. It replaces the time of the answer if RevenueCat reports none.
    ///   - entitlement: the only RevenueCat entitlement that counts; nil if all of them count.
    static func readPurchases(
        _ body: Span<UInt8>, _ parser: inout JSONParser, asked: Moment, entitlement: String?
    ) throws(SourceFailure) -> Purchases {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        guard let subscriber = root.member("subscriber"), subscriber.kind == .object,
            let entitlements = subscriber.member("entitlements"), entitlements.kind == .object
        else { throw .strange }
        var purchases = Purchases(at: root.readMilliseconds("request_date_ms") ?? asked, subscriptions: [])
        var members = entitlements.members
        let link = subscriber.readText("management_url").flatMap(link)
        while let member = members.next(), purchases.subscriptions.count < most {
            if let entitlement, String(member.name) != entitlement { continue }
            var subscription = try read(member.value, of: subscriber)
            // RevenueCat gives the subscriber a link only while a purchase is active (REST API v1, "Customer
            // Info Model"). After a failed payment or during a pause, the purchase's own link is used.
            subscription.managementURL = subscription.managementURL ?? link
            purchases.subscriptions.append(subscription)
        }
        purchases.packs = try packs(of: subscriber)
        return purchases
    }

    /// Reads one-time purchases, which RevenueCat lists by product. A purchase without the app store's
    /// transaction id is left out, because it could not be matched with the same purchase in a webhook.
    private static func packs(of subscriber: borrowing JSONValue) throws(SourceFailure) -> [OneTimePurchase] {
        var packs: [OneTimePurchase] = []
        guard let products = subscriber.member("non_subscriptions") else { return packs }
        var members = products.members
        while let member = members.next() {
            var elements = member.value.elements
            while let element = elements.next(), packs.count < most {
                guard let transaction = element.readText("store_transaction_id"),
                    let boughtAt = try time("purchase_date", element)
                else { continue }
                let item = OneTimePurchase.Item(names: Subscription.listNames(of: String(member.name)))
                var pack = OneTimePurchase(transaction: transaction, items: [item], boughtAt: boughtAt)
                pack.isSandbox = element.member("is_sandbox")?.bool ?? false
                packs.append(pack)
            }
        }
        return packs
    }

    /// Reads a RevenueCat entitlement together with its subscription.
    private static func read(_ entitlement: borrowing JSONValue, of subscriber: borrowing JSONValue)
        throws(SourceFailure) -> Subscription
    {
        guard let product = entitlement.readText("product_identifier") else { throw .strange }
        // For Google Play, one member contains the product's name and another one its base plan.
        let names = Subscription.listNames(
            of: product, basePlan: entitlement.readText("product_plan_identifier"))
        var read = Subscription(names: names)
        read.purchase = names[0]
        read.startsAt = try time("purchase_date", entitlement)
        read.endsAt = try time("expires_date", entitlement)
        read.graceEndsAt = try time("grace_period_expires_date", entitlement)
        if product.hasPrefix("rc_promo_") { read.phase = .promotional }
        if let list = subscriber.member("subscriptions") {
            var members = list.members
            while let member = members.next() {
                let name = String(member.name)
                guard name == product || name == names[0] else { continue }
                try add(member.value, to: &read)
            }
        }
        if let list = subscriber.member("non_subscriptions") {
            var members = list.members
            while let member = members.next() {
                if String(member.name) == product { try addPurchase(of: member.value, to: &read) }
            }
        }
        return read
    }

    /// Reads a purchase that lasts for ever. RevenueCat lists a product's purchases. The one with the
    /// entitlement's date is read, or the last one if none has this date.
    private static func addPurchase(of list: borrowing JSONValue, to read: inout Subscription)
        throws(SourceFailure)
    {
        var purchases = list.elements
        while let purchase = purchases.next() {
            read.isSandbox = purchase.member("is_sandbox")?.bool ?? false
            if try time("purchase_date", purchase) == read.startsAt { return }
        }
    }

    /// Returns the link if it is safe to show, and nil otherwise. A safe link uses https, and none of its
    /// characters needs escaping.
    private static func link(_ text: String) -> String? {
        let isPlain = text.utf8.allSatisfy { (33...126).contains($0) && $0 != 34 && $0 != 60 && $0 != 62 }
        return isPlain && text.hasPrefix("https://") && text.utf8.count <= 256 ? text : nil
    }

    private static func add(_ subscription: borrowing JSONValue, to read: inout Subscription)
        throws(SourceFailure)
    {
        if read.phase == .normal {
            read.phase = RevenueCatEvent.readPhase(subscription.readText("period_type"))
        }
        if subscription.readText("store") == "promotional" { read.phase = .promotional }
        read.unsubscribedAt = try time("unsubscribe_detected_at", subscription)
        read.billingIssueAt = try time("billing_issues_detected_at", subscription)
        if read.graceEndsAt == nil { read.graceEndsAt = try time("grace_period_expires_date", subscription) }
        if let refunded = try time("refunded_at", subscription) {
            read.isOver = true
            read.endsAt = min(refunded, read.endsAt ?? refunded)
            read.graceEndsAt = nil
        }
        read.firstBegan = try time("original_purchase_date", subscription)
        read.pausedUntil = try time("auto_resume_date", subscription)
        read.isSandbox = subscription.member("is_sandbox")?.bool ?? false
        read.managementURL = subscription.readText("management_url").flatMap(link)
        // RevenueCat reports dates, but no status. The edge assumes that a subscription renews by itself
        // unless it is cancelled or unpaid. If its end has passed, the edge takes its renewal for late.
        let isPrepaid = subscription.readText("period_type")?.lowercased() == "prepaid"
        let ends = read.unsubscribedAt != nil || read.billingIssueAt != nil || read.pausedUntil != nil
        read.renewal = ends || isPrepaid || read.phase == .promotional ? .none : .expected
    }

    /// Reads a time; nil if the member is missing or null. If the member has any other value that is not a
    /// time, the whole answer counts as invalid.
    private static func time(_ name: StaticString, _ value: borrowing JSONValue) throws(SourceFailure)
        -> Moment?
    {
        guard let member = value.member(name), !member.isNull else { return nil }
        guard let text = member.text, let moment = Moment(rfc3339: text) else { throw .strange }
        return moment
    }
}
