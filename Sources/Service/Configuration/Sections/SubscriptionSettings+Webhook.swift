import Commands

extension SubscriptionSettings {
    /// The settings for a shop that Usher does not know. The shop sends signed webhooks. Paths with dots,
    /// such as `data.items.0.price.id`, name the members of its documents. If several paths are given for one
    /// fact, the first that exists is used.
    package struct Webhook: Hashable, Sendable {
        /// How the shop proves that it is the sender of its webhooks.
        package enum Signature: String, Hashable, Sendable {
            case standard, paddle, lemonsqueezy, authorization

        }

        /// The address at which the shop can be asked about a purchase.
        package struct Ask: Hashable, Sendable {
            package let baseURL: HTTPAddress
            /// The path of the shop's purchases, in which the edge replaces `{purchase}` or `{user}` by an
            /// id.
            package let path: String
            package let apiKey: Secret
            /// The path of the webhook's object that the shop's answers look like; nil if they look like a
            /// whole webhook.
            package let answers: String?
        }

        package let signature: Signature
        package let signingSecret: Secret
        package let eventID: [String]
        package let eventType: [String]
        /// The paths of the event's time. If there is none, events are ordered by their arrival.
        package let eventAt: [String]
        /// The types of events that are accepted; nil if all types are.
        package let types: [String]?
        package let user: [String]
        /// The paths of the product's names, the most specific first.
        package let product: [String]
        package let purchase: [String]
        package let status: [String]
        /// The meaning of each word that the shop uses for a status, as a word of `WebhookMapping.State`.
        package let statuses: [String: String]
        package let periodStart: [String]
        package let periodEnd: [String]
        package let endsIf: [String]
        package let sandbox: [String]
        package let ask: Ask?
    }
}

extension SubscriptionSettings.Webhook {
    private static let keys = KeyList {
        Key(
            "signature", default: "standard",
            "The way in which they are signed: Standard Webhooks and Svix, Paddle's or Lemon Squeezy's own way, or a",
            "fixed `Authorization`.")
        Key("signing_secret", "The endpoint's secret; for `authorization` the field's whole value.")
        Key("event_id", "The place of an event's id; by default the message's own id, or the body's digest.")
        Key("event_type", "The place of its type.")
        Key(
            "event_at",
            "The place of its time: RFC 3339, or seconds or milliseconds of the epoch. Without it events",
            "count in the order in which they come.")
        Key("types", "The types that are taken, with `*` for any run of characters; others are ignored.")
        Key("user", "The place of your user's id.")
        Key(
            "product",
            "The place of the product; several places are several names of it, the most specific first.")
        Key("purchase", "The place of the purchase's own id; by default the product.")
        Key("status", "The place of its status, or of another member that shows it, such as the type.")
        Key(
            "statuses",
            "The meaning of the store's words: `active`, `trial`, `cancelled`, `billing_issue`, `paused`,",
            "`pauses`, `expired`, `unpaid`, `ignored`, and `purchased` and `refunded` for what is bought",
            "once; `*` is any other word, which is ignored by default.")
        Key("period_start", "The place of the paid period's beginning.")
        Key("period_end", "The place of the paid period's end.")
        Key(
            "ends_if",
            "The place that says that the subscription ends with its period. Any value except false means that",
            "it does.")
        Key("sandbox", "The place that says that a purchase is a tester's: true, `sandbox` or `test`.")
        Key("ask", "The address at which the edge asks about a purchase again.")
    }
    private static let states = [
        "active", "trial", "cancelled", "billing_issue", "paused", "pauses", "expired", "unpaid",
        "purchased", "refunded", "ignored",
    ]

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let schemes: KeyValuePairs<String, Signature> = [
            "standard": .standard, "paddle": .paddle, "lemonsqueezy": .lemonsqueezy,
            "authorization": .authorization,
        ]
        signature = section.readChoice("signature", schemes)
        let secret = section.requireValue("signing_secret", "{ env: NAME } or { file: PATH }")?
            .readSecret("the webhooks' signing secret")
        func required(_ key: String, _ expected: String) -> [String] {
            section.requireValue(key, expected)?.memberPaths() ?? []
        }
        func paths(_ key: String) -> [String] { section[key]?.memberPaths() ?? [] }
        user = required("user", "where the user's id is, such as data.custom_data.user_id")
        product = required("product", "where the product is, such as data.items.0.price.id")
        status = required("status", "where the status is, such as data.status")
        (eventID, eventType, eventAt) = (paths("event_id"), paths("event_type"), paths("event_at"))
        purchase = paths("purchase")
        (periodStart, periodEnd) = (paths("period_start"), paths("period_end"))
        (endsIf, sandbox) = (paths("ends_if"), paths("sandbox"))
        types = section["types"]?.texts("a type of events, such as \"subscription.*\"")
        statuses =
            section.requireValue("statuses", "what the store's words mean, such as { active: active }")
            .map(Self.statuses) ?? [:]
        ask = section["ask"].flatMap { Ask($0) }
        if ask != nil, purchase.isEmpty {
            section["ask"]?.complain("a purchase is asked about by its id; write purchase:")
        }
        guard let secret else { return nil }
        signingSecret = secret
    }

    private static func statuses(_ value: Value) -> [String: String] {
        var statuses: [String: String] = [:]
        for (_, word, meaning) in value.readEntries("a store's word and what it means") {
            let list = states.joined(separator: ", ")
            guard let state = meaning.text("one of \(list)") else { continue }
            if states.contains(state) {
                statuses[word] = state
            } else {
                meaning.complain(
                    "\(Printable.quoted(state)) is not one of \(list)",
                    suggestion: NearestWord.of(state, in: states))
            }
        }
        return statuses
    }
}

extension SubscriptionSettings.Webhook.Ask {
    private static let keys = KeyList {
        Key("base_url", "The store's address.")
        Key("path", "The path, with `{purchase}` or `{user}`.")
        Key("api_key", "Sent as `Authorization: Bearer …`.")
        Key(
            "in",
            "The member of a webhook's document that has the form of the answer, if the answer is only a part",
            "of such a document.")
    }

    fileprivate init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let address = section.requireValue("base_url", "the store's address, such as https://api.paddle.com")?
            .serviceAddress()
        let path = section.requireValue("path", "a path, such as \"/subscriptions/{purchase}\"")?
            .questionPath()
        let key = section.requireValue("api_key", "{ env: NAME } or { file: PATH }")?.readSecret("an API key")
        answers = section["in"]?.memberPaths().first
        guard let address, let path, let key else { return nil }
        (baseURL, self.path, apiKey) = (address, path, key)
    }
}

extension Value {
    /// Reads one path in a document, or a list of paths. The first path that exists in a document is used.
    fileprivate func memberPaths() -> [String] {
        guard let found = texts("a place in the document, such as data.status") else { return [] }
        for path in found {
            let isPlain = path.utf8.allSatisfy { (33...126).contains($0) }
            let steps = path.split(separator: ".", omittingEmptySubsequences: false)
            if !isPlain || steps.contains(where: \.isEmpty) || steps.count > 16 {
                complain(
                    "\(Printable.quoted(path)) is not a place: write names of members with dots between "
                        + "them, at most 16")
            }
        }
        return found
    }

    fileprivate func texts(_ expected: String) -> [String]? {
        if case .list = node.content {
            return readList(expected).compactMap { $0.text(expected) }
        }
        return text("\(expected), or a list").map { [$0] }
    }

    fileprivate func questionPath() -> String? {
        guard let text = text("a path, such as \"/subscriptions/{purchase}\"") else { return nil }
        let filled = text.replacing("{purchase}", with: "p").replacing("{user}", with: "u")
        guard filled != text, HTTPAddress.isPath(filled[...]), filled.hasPrefix("/") else {
            complain("a path begins with / and has {purchase} or {user} in it")
            return nil
        }
        return text
    }
}
