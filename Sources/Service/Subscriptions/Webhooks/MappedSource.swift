import Bytes
import JSON
package import Ledger
package import Limits

/// A shop whose webhooks the configuration maps. The edge can ask some of these shops about purchases.
package final class MappedSource: SubscriptionSource {
    package let name = "webhook"
    private let client: SourceClient?
    /// The path at which the shop is asked. `{purchase}` and `{user}` stand for the ids.
    private let target: String
    private let mapping: WebhookMapping
    private var parser = JSONParser(maxBytes: 1 << 20, maxDepth: 32)

    /// The most purchases of one user that the shop is asked about.
    private static let most = 8
    /// The prefix that distinguishes this shop's purchase names in Redis from those of other services.
    private static let mark = "webhook:"

    /// - Parameters:
    ///   - client: sends requests to the shop; nil if the shop cannot be asked. The contents of its webhooks
    ///     are then taken as they are.
    ///   - mapping: finds the members in the shop's answers.
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
