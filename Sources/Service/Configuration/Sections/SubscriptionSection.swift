import Commands
import Limits

/// The subscription services, and which plans their products stand for.
package struct SubscriptionSettings: Hashable, Sendable {
    /// A product's row; a plan of nil is the row's own.
    package struct Product: Hashable, Sendable {
        package let pattern: String
        /// nil where it opens none.
        package let plan: String?
        package let introductory: String?
        package let freeTrial: String?
        /// What a one-time purchase adds, by the limit's name.
        package let grants: [String: Int]
    }

    /// How RevenueCat is asked, and how its webhooks are known.
    package struct RevenueCat: Hashable, Sendable {
        package let baseURL: HTTPAddress
        package let apiKey: Secret
        /// The whole value of the field `Authorization` of its webhooks.
        package let authorization: Secret?
        package let signingSecret: Secret?
        /// The only entitlement that counts; nil takes every one.
        package let entitlement: String?
    }

    /// How Stripe is asked, and how its webhooks are known.
    package struct Stripe: Hashable, Sendable {
        package let baseURL: HTTPAddress
        package let apiKey: Secret
        package let signingSecret: Secret
        /// The member of `metadata` that holds the app's user id.
        package let userKey: String
        /// A checkout's `client_reference_id` names the user, too. The buyer of a Payment Link can edit it in
        /// the link's address, so that it is believed only where the app's own server makes every checkout.
        package let trustsReference: Bool
        /// Where people manage what they bought: the customer portal's link.
        package let portalURL: String?
    }

    /// The best first.
    package let products: [Product]
    package let revenueCat: RevenueCat?
    package let stripe: Stripe?
    package let webhook: Webhook?
    /// The app whose users these are.
    package let tenant: String?
    /// Whether purchases with a store's test account open the plan, marked as such; else they are ignored.
    package let opensSandbox: Bool
    /// Deadline for each part of a service's answer: the connection, the first byte, and the body.
    package let timeout: Duration
    /// For how long a renewal may be booked late.
    package let renewalLeeway: Duration
    /// After how long without news a person is asked about.
    package let reconcileAfter: Duration
    package let reconcilePerMinute: Int
    /// Where people manage what they bought.
    package let manageURL: String?
}

extension SubscriptionSettings {
    private static let keys = [
        "products", "revenuecat", "stripe", "webhook", "tenant", "sandbox", "timeout", "renewal_leeway",
        "reconcile_after",
        "reconcile_per_minute", "manage_url", "only_with",
    ]

    /// - Parameters:
    ///   - tenant: the app whose section this is, where the edge serves several.
    ///   - awaited: the environment variable without which the section is as if it were not written; stays
    ///     nil where it is there, or none is named.
    init?(
        _ value: Value, plans: [String], limits: [String], tenant app: String? = nil, awaited: inout String?
    ) {
        guard let section = value.section(Self.keys) else { return nil }
        if let name = section["only_with"]?.variableName(), !value.reading.hasVariable(name) {
            awaited = name
            return nil
        }
        products =
            section.required("products", "which plan each product stands for")
            .map { Self.products($0, plans: plans, limits: limits) } ?? []
        if ["revenuecat", "stripe", "webhook"].allSatisfy({ section[$0] == nil }) {
            value.complain("nobody tells of subscriptions; write revenuecat:, stripe: or webhook:")
        }
        revenueCat = section["revenuecat"].flatMap { RevenueCat($0) }
        stripe = section["stripe"].flatMap { Stripe($0) }
        webhook = section["webhook"].flatMap { Webhook($0) }
        tenant = section.tenant(of: app)
        opensSandbox = section["sandbox"]?.choice(["ignore": false, "separate": true]) ?? false
        timeout = section["timeout"]?.duration(in: .milliseconds(100) ... .seconds(20)) ?? .seconds(3)
        renewalLeeway =
            section["renewal_leeway"]?.duration(in: .seconds(60) ... .seconds(30 * 86_400))
            ?? .seconds(3 * 86_400)
        reconcileAfter =
            section["reconcile_after"]?.duration(in: .seconds(1) ... .seconds(30 * 86_400))
            ?? .seconds(86_400)
        reconcilePerMinute = section["reconcile_per_minute"]?.int(in: 1...6000) ?? 60
        manageURL = section["manage_url"].flatMap(Settings.link)
    }

    private static func products(_ value: Value, plans: [String], limits: [String]) -> [Product] {
        let items = value.list("one row for each product, such as { product: \"coach_*\", plan: premium }")
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("nobody could buy anything; write { product: \"*\", plan: PLAN }")
        }
        return items.compactMap { item in
            guard let section = item.section(["product", "plan", "introductory", "free_trial", "grant"])
            else {
                return nil
            }
            let pattern = section.required("product", "a product's name, such as \"coach_*\"")?.modelPattern()
            let grants = section["grant"].map { $0.grants(among: limits) } ?? [:]
            let plan =
                section["grant"] == nil
                ? section.required("plan", "the plan that it stands for").flatMap { $0.plan(among: plans) }
                : section["plan"].flatMap { $0.plan(among: plans) }
            let introductory = section["introductory"].flatMap { $0.plan(among: plans) }
            let freeTrial = section["free_trial"].flatMap { $0.plan(among: plans) }
            guard let pattern, plan != nil || !grants.isEmpty else { return nil }
            return Product(
                pattern: pattern, plan: plan, introductory: introductory, freeTrial: freeTrial, grants: grants
            )
        }
    }
}

extension SubscriptionSettings.RevenueCat {
    fileprivate init?(_ value: Value) {
        let keys = ["api_key", "authorization", "signing_secret", "entitlement", "base_url"]
        guard let section = value.section(keys) else { return nil }
        let key = section.required("api_key", "{ env: REVENUECAT_API_KEY } or { file: PATH }")?
            .secret("an API key")
        authorization = section["authorization"]?.secret(
            "the webhooks' Authorization value", mayBeUnset: true)
        signingSecret = section["signing_secret"]?.secret("the webhooks' signing secret", mayBeUnset: true)
        if section["authorization"] == nil && section["signing_secret"] == nil {
            value.complain(
                "anybody could send its webhooks; write authorization: { env: NAME }, the value that "
                    + "RevenueCat sends")
        }
        entitlement = section["entitlement"]?.text("an entitlement's identifier, such as premium")
        baseURL = section["base_url"]?.serviceAddress() ?? .service("api.revenuecat.com")
        guard let key else { return nil }
        apiKey = key
    }
}

extension SubscriptionSettings.Stripe {
    fileprivate init?(_ value: Value) {
        let keys = [
            "api_key", "signing_secret", "user_id", "trust_client_reference_id", "portal_url", "base_url",
        ]
        guard let section = value.section(keys) else { return nil }
        let key = section.required("api_key", "{ env: STRIPE_API_KEY } or { file: PATH }")?
            .secret("an API key")
        let secret = section.required("signing_secret", "{ env: STRIPE_WEBHOOK_SECRET } or { file: PATH }")?
            .secret("the webhooks' signing secret")
        userKey = section["user_id"]?.metadataKey() ?? "user_id"
        trustsReference = section["trust_client_reference_id"]?.bool() ?? false
        portalURL = section["portal_url"].flatMap(Settings.link)
        baseURL = section["base_url"]?.serviceAddress() ?? .service("api.stripe.com")
        guard let key, let secret else { return nil }
        apiKey = key
        signingSecret = secret
    }
}

extension HTTPAddress {
    fileprivate static func service(_ host: String) -> HTTPAddress {
        HTTPAddress(isTLS: true, endpoint: HostPort(host: host, port: 443))
    }
}

extension Value {
    /// The id of a plan of this configuration.
    func plan(among plans: [String]) -> String? {
        guard let id = text("a plan's id") else { return nil }
        if plans.contains(id) { return id }
        complain(
            "there is no plan \(Printable.quoted(id)); known are \(plans.joined(separator: ", "))",
            suggestion: NearestWord.of(id, in: plans))
        return nil
    }

    /// What one purchase adds to limits, by their names.
    fileprivate func grants(among limits: [String]) -> [String: Int] {
        var grants: [String: Int] = [:]
        let written = entries("a limit's name and what one purchase adds to it")
        if written.isEmpty { complain("nothing is granted; write { LIMIT: AMOUNT }") }
        for (key, name, amount) in written {
            guard limits.contains(name) else {
                key.complain(
                    "no plan has a limit \(Printable.quoted(name)); known are \(limits.joined(separator: ", "))",
                    suggestion: NearestWord.of(name, in: limits))
                continue
            }
            grants[name] = amount.int(in: 1...PlanTable.largestAmount)
        }
        return grants
    }

    /// The address of a service that is sent a key: over TLS, or within a private network.
    func serviceAddress() -> HTTPAddress? {
        guard let address = httpAddress() else { return nil }
        if address.isTLS || address.isPrivateLiteral { return address }
        complain("a key would travel in the clear; write https://")
        return nil
    }

    /// A member of Stripe's metadata: it stands in a search's text between quotes.
    fileprivate func metadataKey() -> String? {
        guard let text = text("the metadata's member that holds the user id, such as user_id") else {
            return nil
        }
        let isPlain = text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        }
        guard isPlain, (1...40).contains(text.utf8.count) else {
            complain("a member's name has 1 to 40 letters, digits, - and _")
            return nil
        }
        return text
    }
}
