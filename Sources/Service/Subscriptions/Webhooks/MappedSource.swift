import Bytes
import JSON
package import Ledger
package import Limits

/// A store that sends webhooks, and may have an address at which a purchase can be asked for again.
package final class MappedSource: SubscriptionSource {
    package let name = "webhook"
    private let client: SourceClient?
    /// The address' path, with `{purchase}` for the purchase's name and `{user}` for the user's id.
    private let target: String
    private let mapping: WebhookMapping
    private var parser = JSONParser(maxBytes: 1 << 20, maxDepth: 32)

    /// Purchases of one user that are asked about at most.
    private static let most = 8
    /// The prefix of a purchase's name, which is kept among all names that a person has at stores.
    private static let mark = "webhook:"

    /// - Parameters:
    ///   - client: asks the store. nil if it cannot be asked: then the reports of its webhooks are final.
    ///   - mapping: of the documents that are answered.
    package init(_ client: SourceClient?, target: String = "", mapping: WebhookMapping) {
        self.client = client
        self.target = target
        self.mapping = mapping
    }

    package var canBeAsked: Bool { client != nil }

    package func drain() { client?.drain() }

    package func names(of event: SubscriptionEvent) -> [String] {
        canBeAsked ? (event.told?.purchase).map { [Self.mark + $0] } ?? [] : []
    }

    package func fetchPurchases(of user: UserName, customers: [String], asked: Moment)
        async throws(SourceFailure) -> Purchases?
    {
        guard let client else { return nil }
        let mine = customers.filter { $0.hasPrefix(Self.mark) }.prefix(Self.most)
        // Nothing was ever reported of this person, and there is no name to ask by.
        guard !mine.isEmpty else { return nil }
        var all = Purchases(at: asked, subscriptions: [], customers: Array(mine))
        for customer in mine {
            let purchase = String(customer.dropFirst(Self.mark.count))
            let place =
                target.replacing("{purchase}", with: PercentCoding.encode(Array(purchase.utf8)))
                .replacing("{user}", with: PercentCoding.encode(user.id))
            guard let body = try await client.get(place) else { continue }
            let found = try client.understood { () throws(SourceFailure) in
                try Self.read(body.span, &parser, mapping, asked)
            }
            if let found { all.subscriptions.append(found) }
        }
        return all
    }

    private static func read(
        _ body: Span<UInt8>, _ parser: inout JSONParser, _ mapping: WebhookMapping, _ asked: Moment
    ) throws(SourceFailure) -> Subscription? {
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body) } catch { throw .strange }
        do throws(EventFault) { return try mapping.readSubscription(in: root, at: asked) } catch {
            throw .strange
        }
    }
}
