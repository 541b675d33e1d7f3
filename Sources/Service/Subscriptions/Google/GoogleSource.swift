import Bytes
import JSON
package import Ledger
package import Limits
import Wire

/// Asks the Google Play Developer API, version 3, what a person has bought, by the token of a purchase. An
/// instance is bound to one event loop.
package final class GoogleSource: SubscriptionSource {
    package let name = "google"
    package let app: String
    /// Whether the app sets its own user id on each purchase (`obfuscatedAccountId`).
    private let accountsAreUsers: Bool
    private let client: SourceClient
    private var parser = JSONParser(maxBytes: 1 << 20, maxDepth: 32)

    /// The prefix that distinguishes Google's purchase names in Redis from those of other services.
    private static let mark = "google:"
    /// The prefix that marks a purchase token as one of a one-time purchase.
    private static let itemMark = "item-"
    /// The most purchases of one user that Google is asked about.
    private static let most = 8

    package init(_ client: SourceClient, app: String, accountsAreUsers: Bool) {
        (self.client, self.app, self.accountsAreUsers) = (client, app, accountsAreUsers)
    }

    package func drain() { client.drain() }

    /// The name of a purchase in Redis: its token, with a prefix for a one-time purchase.
    static func purchaseName(_ token: String, isItem: Bool) -> String { (isItem ? itemMark : "") + token }

    package func names(of event: SubscriptionEvent) -> [String] {
        event.purchase.map { [Self.mark + $0] } ?? []
    }

    package func findPerson(behind event: SubscriptionEvent) async throws(SourceFailure) -> String? {
        guard accountsAreUsers, let purchase = event.purchase else { return nil }
        return try await fetchPurchase(at: purchase, asked: event.at)?.account
    }

    package func mayReport(_ event: SubscriptionEvent, _ user: UserName) -> Bool {
        guard accountsAreUsers, let account = event.account else { return true }
        return account == user.text
    }

    package func readPack(of event: SubscriptionEvent) async throws(SourceFailure) -> OneTimePurchase? {
        guard event.pack == nil, let purchase = event.checkout else { return event.pack }
        return try await fetchPurchase(at: purchase, asked: event.at)?.pack
    }

    package func fetchPurchases(of user: UserName, customers: [String], asked: Moment)
        async throws(SourceFailure) -> Purchases?
    {
        let mine = customers.filter { $0.hasPrefix(Self.mark) }.prefix(Self.most)
        guard !mine.isEmpty else { return nil }
        var all = Purchases(at: asked, subscriptions: [], customers: Array(mine))
        for customer in mine {
            let purchase = String(customer.dropFirst(Self.mark.count))
            guard let found = try await fetchPurchase(at: purchase, asked: asked) else { continue }
            all.subscriptions += found.subscriptions
            if let pack = found.pack { all.packs.append(pack) }
            all.errands += found.errands
        }
        return all
    }

    /// Asks Google about a purchase. Returns nil if Google does not know it.
    func fetchPurchase(at purchase: String, asked: Moment) async throws(SourceFailure) -> GoogleAnswer? {
        let isItem = purchase.hasPrefix(Self.itemMark)
        let token = isItem ? String(purchase.dropFirst(Self.itemMark.count)) : purchase
        let app = app
        guard let body = try await client.get(Self.questionTarget(about: token, isItem: isItem, of: app))
        else {
            return nil
        }
        return try client.understood { () throws(SourceFailure) -> GoogleAnswer in
            if isItem {
                return try GoogleAnswer(product: body.span, &parser, token: token, asked: asked)
            }
            return try GoogleAnswer(subscription: body.span, &parser, token: token, app: app, asked: asked)
        }
    }

    /// Calls Google's `purchases.subscriptions.acknowledge`, `purchases.products.acknowledge` or
    /// `purchases.products.consume`. Google takes a consumed purchase for acknowledged, too.
    package func performErrand(_ errand: Errand, consumed: Double?) async throws(SourceFailure) {
        let place: String
        switch errand.verb {
        case .acknowledge: place = "subscriptions"
        case .consume, .acknowledgeItem: place = "products"
        case .consumption: throw .strange
        }
        let verb = errand.verb == .consume ? "consume" : "acknowledge"
        let (product, token) = (Self.encoded(errand.subject), Self.encoded(errand.purchase))
        let target = "\(Self.path(app))/\(place)/\(product)/tokens/\(token):\(verb)"
        try await client.sendRequest(.post, target, Array("{}".utf8))
    }

    /// The request target of Google's `purchases.subscriptionsv2.get` or
    /// `purchases.productsv2.getproductpurchasev2`.
    package static func questionTarget(about token: String, isItem: Bool = false, of app: String) -> String {
        "\(path(app))/\(isItem ? "productsv2" : "subscriptionsv2")/tokens/\(encoded(token))"
    }

    private static func path(_ app: String) -> String { "/androidpublisher/v3/applications/\(app)/purchases" }

    private static func encoded(_ text: String) -> String { PercentCoding.encode(Array(text.utf8)) }
}
