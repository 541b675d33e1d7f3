import Bytes
import JSON
package import Ledger
package import Limits

/// Asks RevenueCat's REST API, version 1, what a person has bought. RevenueCat creates a subscriber for every
/// user id that it does not know.
package final class RevenueCatSource: SubscriptionSource {
    package let name = "revenuecat"
    private let client: SourceClient
    /// The only RevenueCat entitlement that counts; nil if all of them count.
    private let entitlement: String?
    private var parser = JSONParser(maxBytes: 1 << 20, maxDepth: 32)

    package init(_ client: SourceClient, entitlement: String?) {
        self.client = client
        self.entitlement = entitlement
    }

    package func drain() { client.drain() }

    package func fetchPurchases(of user: UserName, customers: [String], asked: Moment)
        async throws(SourceFailure) -> Purchases?
    {
        // Dots in a user's id are encoded, because the id `.` would be a special path segment.
        let name = PercentCoding.encode(user.id).replacing(".", with: "%2E")
        guard let body = try await client.get("/v1/subscribers/\(name)") else {
            return Purchases(at: asked, subscriptions: [])
        }
        return try client.understood { () throws(SourceFailure) in
            try RevenueCatAnswer.readPurchases(body.span, &parser, asked: asked, entitlement: entitlement)
        }
    }
}
