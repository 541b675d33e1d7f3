import Bytes
import JSON
package import Ledger
package import Limits

/// Asks Stripe what a user has bought. A new purchase often creates a new Stripe customer, so one user can
/// have several. The edge asks about all known customers. If none of them has a running subscription, the
/// edge searches Stripe for subscriptions whose metadata contain the user id.
package final class StripeSource: SubscriptionSource {
    package let name = "stripe"
    private let client: SourceClient
    /// The member of `metadata` that contains the app's user id.
    package let userKey: String
    /// The page on which people manage their purchases (Stripe's customer portal); nil if none is configured.
    private let portalURL: String?
    private var parser = JSONParser(maxBytes: 1 << 20, maxDepth: 32)

    /// The most Stripe customers that are asked about for one user.
    private static let most = 8

    package init(_ client: SourceClient, userKey: String, portalURL: String? = nil) {
        self.client = client
        self.userKey = userKey
        self.portalURL = portalURL
    }

    package func drain() { client.drain() }

    package func fetchPurchases(of user: UserName, customers: [String], asked: Moment)
        async throws(SourceFailure) -> Purchases?
    {
        // The ids of other subscription services contain a colon. Such ids are left out, because no id of
        // Stripe has one.
        let customers = customers.filter { !$0.utf8.contains(UInt8(ascii: ":")) }
        var all = Purchases(at: asked, subscriptions: [])
        for customer in customers.prefix(Self.most) { try await add(customer, of: user, to: &all) }
        guard !all.isActive else { return all }
        for customer in try await search(for: user, isOnlyWay: customers.isEmpty)
        where !customers.contains(customer) && all.customers.count < Self.most {
            try await add(customer, of: user, to: &all)
        }
        return all
    }

    /// Finds the app's user for a Stripe customer, in the metadata of the customer's subscriptions.
    package func findPerson(behind event: SubscriptionEvent) async throws(SourceFailure) -> String? {
        guard let customer = event.customer, let body = try await client.get(list(of: customer)) else {
            return nil
        }
        return try client.understood { () throws(SourceFailure) in
            try StripeAnswer.readPurchases(body.span, &parser, asked: .distantPast, userKey: userKey).person
        }
    }

    package func readPack(of event: SubscriptionEvent) async throws(SourceFailure) -> OneTimePurchase? {
        guard var pack = event.pack, let checkout = event.checkout else { return event.pack }
        let name = PercentCoding.encode(Array(checkout.utf8))
        guard let body = try await client.get("/v1/checkout/sessions/\(name)/line_items?limit=100") else {
            return nil
        }
        pack.items = try client.understood { () throws(SourceFailure) in
            try StripeAnswer.readItems(body.span, &parser)
        }
        return pack
    }

    /// Adds the purchases of one Stripe customer. Puts a customer with an active purchase first in the list.
    private func add(_ customer: String, of user: UserName, to all: inout Purchases)
        async throws(SourceFailure)
    {
        guard let body = try await client.get(list(of: customer)) else { return }
        let asked = all.at
        var found = try client.understood { () throws(SourceFailure) in
            try StripeAnswer.readPurchases(body.span, &parser, asked: asked, userKey: userKey, of: user.text)
                .purchases
        }
        for index in found.subscriptions.indices { found.subscriptions[index].managementURL = portalURL }
        all.subscriptions += found.subscriptions
        if found.isActive {
            all.customers.insert(customer, at: 0)
        } else {
            all.customers.append(customer)
        }
    }

    /// Searches Stripe for the customers of a user. Search results can be a minute old. The purchases are
    /// therefore read from each customer's own list afterwards.
    private func search(for user: UserName, isOnlyWay: Bool) async throws(SourceFailure) -> [String] {
        // An unescaped quote or backslash in the user id would change the search expression.
        let name = user.text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        let query = PercentCoding.encode(Array("metadata['\(userKey)']:'\(name)'".utf8))
        do throws(SourceFailure) {
            let target = "/v1/subscriptions/search?limit=100&query=\(query)"
            guard let body = try await client.get(target, isOptional: !isOnlyWay) else { return [] }
            return try client.understood { () throws(SourceFailure) in
                try StripeAnswer.findCustomers(of: user.text, in: body.span, &parser, userKey: userKey)
            }
        } catch {
            // Some Stripe keys and some countries have no search. In that case the edge asks only about known
            // customers.
            if !isOnlyWay, error == .denied || error == .strange { return [] }
            throw error
        }
    }

    private func list(of customer: String) -> String {
        "/v1/subscriptions?customer=\(PercentCoding.encode(Array(customer.utf8)))&status=all&limit=100"
    }
}
