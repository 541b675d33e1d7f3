package import Ledger
import Limits
import Wire

/// Stripe's list of a customer's subscriptions. A customer whose id is not known yet is searched by the user
/// id in the subscriptions' metadata.
package final class StripeSource: SubscriptionSource {
    package let name = "stripe"
    private let client: SourceClient
    /// The member of `metadata` that holds the app's own user id.
    package let userKey: String
    private var parser = JSONParser(maxBytes: 1 << 20, maxDepth: 32)

    package init(_ client: SourceClient, userKey: String) {
        self.client = client
        self.userKey = userKey
    }

    package func drain() { client.drain() }

    package func holdings(of user: UserName, customer: String?) async throws(SourceFailure) -> Holdings {
        if let customer { return try await ask(list(of: customer)).holdings }
        // A quote or a backslash would end the search's own text.
        let name = user.text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        let query = SourceClient.encoded(Array("metadata['\(userKey)']:'\(name)'".utf8))
        return try await ask("/v1/subscriptions/search?limit=20&query=\(query)").holdings
    }

    /// The app's user behind a customer, as the subscriptions' metadata name them.
    package func person(ofCustomer customer: String) async throws(SourceFailure) -> String? {
        try await ask(list(of: customer)).person
    }

    private func list(of customer: String) -> String {
        "/v1/subscriptions?customer=\(SourceClient.encoded(Array(customer.utf8)))&status=all&limit=20"
    }

    private func ask(_ target: String) async throws(SourceFailure) -> (holdings: Holdings, person: String?) {
        let asked = client.now
        guard let body = try await client.get(target) else {
            return (Holdings(at: asked, subscriptions: []), nil)
        }
        return try StripeAnswer.holdings(body.span, &parser, asked: asked, userKey: userKey)
    }
}
