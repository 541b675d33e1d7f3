import Bytes
import Cryptography
package import JSON
package import Limits

/// Reads the webhooks of a shop whose documents the configuration maps (`subscriptions.webhook`).
package struct MappedWebhook {
    package let source: MappedSource
    private let proof: WebhookProof
    private let mapping: WebhookMapping
    /// The types of events that are accepted, with `*` for any characters; nil if all types are.
    private let types: [String]?

    private static let longestID = 100
    /// The prefixes of ids that Superwall and RevenueCat invent for people who have not signed in. No app
    /// sends such an id to the edge, so events about it are ignored.
    private static let madeUp = ["$SuperwallAlias:", "$RCAnonymousID:"]

    package init(source: MappedSource, proof: WebhookProof, mapping: WebhookMapping, types: [String]?) {
        self.source = source
        self.proof = proof
        self.mapping = mapping
        self.types = types
    }

    package func verifyRequest(_ request: WebhookRequest, now: Moment, _ parser: inout JSONParser)
        throws(WebhookRefusal) -> SubscriptionEvent
    {
        guard proof.isGood(request, now: now) else { throw .unproven }
        do throws(EventFault) {
            return try read(request, now, &parser)
        } catch {
            throw .fault(error)
        }
    }

    private func read(_ request: WebhookRequest, _ now: Moment, _ parser: inout JSONParser)
        throws(EventFault) -> SubscriptionEvent
    {
        // Some shops test the webhook's address with an empty body. Such a request is accepted and ignored.
        guard !request.body.isEmpty else { return Self.nothing("empty", of: "webhook") }
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(request.body.span) } catch { throw .notJSON }
        let type = mapping.readText(mapping.eventType, in: root) ?? "webhook"
        // A shop without event ids repeats an event with the same body, whose digest serves as the id.
        let id =
            mapping.readText(mapping.eventID, in: root) ?? proof.messageID(of: request)
            ?? "sha256-\(Hexadecimal.text(Digest.sha256(request.body)))"
        guard id.utf8.count <= Self.longestID else { throw .member("event_id") }
        var event = Self.nothing(id, of: String(type.prefix(64)))
        if let types, !types.contains(where: { Glob.matches(pattern: $0, name: type) }) { return event }
        event.isOrderedByReceipt = mapping.eventAt.isEmpty
        let at: Moment
        if event.isOrderedByReceipt {
            at = now
        } else {
            guard let told = mapping.readTime(mapping.eventAt, in: root) else { throw .member("event_at") }
            at = told
        }
        event.at = at
        let (pack, one) = (
            try mapping.readPack(in: root, at: at), try mapping.readSubscription(in: root, at: at)
        )
        guard pack != nil || one != nil else { return event }
        // Without a user, or with an invented id, the event is ignored, because no user's plan can change.
        guard let user = mapping.readText(mapping.user, in: root),
            !Self.madeUp.contains(where: { user.hasPrefix($0) })
        else { return event }
        event.people = [user]
        (event.told, event.pack) = (one, pack)
        event.isSandbox = one?.isSandbox ?? pack?.isSandbox ?? false
        event.meaning = one?.isOver ?? false ? .ended : .changed
        return event
    }

    private static func nothing(_ id: String, of type: String) -> SubscriptionEvent {
        SubscriptionEvent(
            id: id, at: .distantPast, type: type, meaning: .nothing, people: [], customer: nil,
            isSandbox: false, told: nil)
    }
}
