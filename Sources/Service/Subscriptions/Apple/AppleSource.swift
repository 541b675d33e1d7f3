import Bytes
package import Identity
import JSON
package import Ledger
package import Limits
package import Reactor
import Wire

/// Asks the App Store Server API what a person has bought, by the id of a transaction. Apple has one server
/// for real purchases and another for sandbox purchases, so each purchase is looked up on the right one. An
/// instance is bound to one event loop.
package final class AppleSource: SubscriptionSource {
    package let name = "apple"
    package let document: AppleDocument
    /// Whether the app's users have consented that Apple learns how much of a purchase they used
    /// (`customerConsented`).
    package let tellsConsumption: Bool
    /// Whether the app sets its own user id, a UUID, on each purchase (`appAccountToken`).
    private let accountsAreUsers: Bool
    /// Whether users can send some messages without a purchase (`sampleContentProvided`).
    private let hasSample: Bool
    private let production: SourceClient
    private let sandbox: SourceClient
    private let loop: EventLoop
    private var parser = JSONParser(maxBytes: 1 << 20, maxDepth: 16)

    /// The prefix that distinguishes Apple's purchase names in Redis from those of other services.
    private static let mark = "apple:"
    private static let sandboxMark = "sandbox-"
    /// `most` is the most purchases of one user that Apple is asked about. `mostPages` is the most pages of a
    /// purchase history that are read.
    private static let (most, mostPages) = (8, 5)

    package init(
        _ document: AppleDocument, production: SourceClient, sandbox: SourceClient, accountsAreUsers: Bool,
        tellsConsumption: Bool, hasSample: Bool, on loop: EventLoop
    ) {
        (self.document, self.production, self.sandbox) = (document, production, sandbox)
        (self.accountsAreUsers, self.tellsConsumption) = (accountsAreUsers, tellsConsumption)
        (self.hasSample, self.loop) = (hasSample, loop)
    }

    package func drain() {
        production.drain()
        sandbox.drain()
    }

    /// The name of a purchase in Redis, with a prefix if the purchase was made in the sandbox.
    static func purchaseName(_ original: String, isSandbox: Bool) -> String {
        (isSandbox ? sandboxMark : "") + original
    }

    package func names(of event: SubscriptionEvent) -> [String] {
        event.purchase.map { [Self.mark + $0] } ?? []
    }

    package func findPerson(behind event: SubscriptionEvent) -> String? {
        accountsAreUsers ? event.account : nil
    }

    package func mayReport(_ event: SubscriptionEvent, _ user: UserName) -> Bool {
        guard accountsAreUsers, let account = event.account else { return true }
        return account == user.text.lowercased()
    }

    package func fetchPurchases(of user: UserName, customers: [String], asked: Moment)
        async throws(SourceFailure) -> Purchases?
    {
        let mine = customers.filter { $0.hasPrefix(Self.mark) }.prefix(Self.most)
        guard !mine.isEmpty else { return nil }
        var all = Purchases(at: asked, subscriptions: [], customers: Array(mine))
        var seen: Set<String> = []
        var isComplete = true
        for customer in mine {
            let name = String(customer.dropFirst(Self.mark.count))
            // Apple's answer about one purchase lists all purchases of the same Apple account. A purchase
            // that was listed already needs no further request.
            guard !seen.contains(name) else { continue }
            let isSandbox = name.hasPrefix(Self.sandboxMark)
            let id = isSandbox ? String(name.dropFirst(Self.sandboxMark.count)) : name
            let client = isSandbox ? sandbox : production
            let found = try await statuses(of: id, client, asked)
            for bought in found ?? [] {
                let purchase = Self.purchaseName(bought.original, isSandbox: isSandbox)
                guard seen.insert(purchase).inserted else { continue }
                all.subscriptions.append(bought.subscription)
            }
            let hasHistory = try await addHistory(of: id, client, asked, &all)
            isComplete = isComplete && (found != nil || hasHistory)
        }
        // A new transaction reaches the app before this API finds it (error 4040010, "Transaction id not
        // found"). If no other purchase gives access, the edge therefore asks again later.
        guard isComplete || all.isActive else { throw .notYet }
        return all
    }

    /// Requests `GET /inApps/v1/subscriptions/{transactionId}`. Returns nil for an unknown transaction.
    private func statuses(of id: String, _ client: SourceClient, _ asked: Moment)
        async throws(SourceFailure) -> [(original: String, subscription: Subscription)]?
    {
        guard let body = try await client.get("/inApps/v1/subscriptions/\(id)") else { return nil }
        let now = Moment(milliseconds: loop.wallMilliseconds)
        return try client.understood {
            () throws(SourceFailure) -> [(original: String, subscription: Subscription)] in
            var found: [(original: String, subscription: Subscription)] = []
            for item in try AppleAnswer.readItems(body.span, &parser) {
                do throws(WebhookRefusal) {
                    let bought = try document.readTransaction(item.transaction, at: now)
                    let renewal: AppleRenewal?
                    if let text = item.renewal {
                        renewal = try document.readRenewal(text, at: now)
                    } else {
                        renewal = nil
                    }
                    if let one = Subscription(bought, renewal, item.status, at: asked) {
                        found.append((bought.original, one))
                    }
                } catch {
                    throw .strange
                }
            }
            return found
        }
    }

    /// Adds the purchases that are not subscriptions (`GET /inApps/v2/history/{transactionId}`): recent
    /// packs, which are perhaps not granted yet, and products that a person owns for ever. Returns whether
    /// Apple knows the transaction.
    private func addHistory(
        of id: String, _ client: SourceClient, _ asked: Moment, _ all: inout Purchases
    ) async throws(SourceFailure) -> Bool {
        var revision: String?
        for _ in 0..<Self.mostPages {
            let more = revision.map { "&revision=\(PercentCoding.encode(Array($0.utf8)))" } ?? ""
            let target =
                "/inApps/v2/history/\(id)?productType=CONSUMABLE&productType=NON_CONSUMABLE&sort=DESCENDING"
            guard let body = try await client.get(target + more) else { return revision != nil }
            let now = Moment(milliseconds: loop.wallMilliseconds)
            let page = try client.understood { () throws(SourceFailure) in
                try AppleAnswer.readHistory(body.span, &parser)
            }
            for text in page.transactions {
                let bought: AppleTransaction
                do throws(WebhookRefusal) {
                    bought = try document.readTransaction(text, at: now)
                } catch {
                    throw .strange
                }
                if let pack = OneTimePurchase(bought) { all.packs.append(pack) }
                if let one = Subscription(bought, nil, nil, at: asked) { all.subscriptions.append(one) }
            }
            guard let next = page.next else { return true }
            revision = next
        }
        return true
    }

    /// Requests `PUT /inApps/v2/transactions/consumption/{transactionId}`.
    package func performErrand(_ errand: Errand, consumed: Double?) async throws(SourceFailure) {
        guard errand.verb == .consumption else { throw .strange }
        let hasSample = hasSample
        var json = JSONWriter()
        json.object { json in
            json.member("customerConsented", true)
            json.member("sampleContentProvided", hasSample)
            json.member("deliveryStatus", "DELIVERED")
            // Apple's `consumptionPercentage` is in thousandths of a per cent. It is omitted for a
            // subscription, because the App Store computes the used share of a subscription by time.
            if let consumed { json.member("consumptionPercentage", Int((consumed * 100_000).rounded())) }
        }
        let document = json.finish()
        try await (errand.subject == "sandbox" ? sandbox : production).sendRequest(
            .put, "/inApps/v2/transactions/consumption/\(errand.purchase)", [UInt8](document.readable))
    }
}

/// Signs the tokens with which the edge proves to Apple that a request comes from the team (App Store Server
/// API, "Generating JSON Web Tokens for API requests"). An instance is bound to one event loop.
package final class AppleCredential: SourceCredential {
    private let signer: TokenSigner
    private let issuer: String
    private let bundle: String
    private let loop: EventLoop
    private var known: (value: String, until: Int64)?

    /// The time in seconds for which a token is valid. Apple accepts up to an hour.
    private static let life: Int64 = 1200

    package init(_ signer: TokenSigner, issuer: String, bundle: String, on loop: EventLoop) {
        (self.signer, self.issuer, self.bundle, self.loop) = (signer, issuer, bundle, loop)
    }

    package func fetchAuthorization() throws(SourceFailure) -> String {
        let now = loop.wallMilliseconds / 1000
        if let known, now < known.until { return known.value }
        let (issuer, bundle) = (issuer, bundle)
        let token = signer.makeToken { json in
            json.member("iss", utf8: issuer)
            json.member("iat", Int(now))
            json.member("exp", Int(now + Self.life))
            json.member("aud", "appstoreconnect-v1")
            json.member("bid", utf8: bundle)
        }
        guard let token else { throw .denied }
        // A token is used for only half of its validity. If this machine's clock is behind Apple's, a token
        // that the edge takes for valid could already have expired for Apple.
        known = ("Bearer \(token)", now + Self.life / 2)
        return "Bearer \(token)"
    }

    package func renew() -> Bool { false }

    package func drain() {}
}
