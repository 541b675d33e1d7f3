import Commands
import Limits

/// The settings of the subscription services, and the plans that their products open.
package struct SubscriptionSettings: Hashable, Sendable {
    /// A row of the product table. `plan` also replaces `introductory` and `freeTrial` where they are nil.
    package struct Product: Hashable, Sendable {
        package let pattern: String
        /// The plan that the product opens; nil if the product opens none.
        package let plan: String?
        package let introductory: String?
        package let freeTrial: String?
        /// The amounts that one purchase of the product adds to limits, by limit name.
        package let grants: [String: Int]
    }

    /// The settings with which the edge asks RevenueCat and checks the sender of RevenueCat's webhooks.
    package struct RevenueCat: Hashable, Sendable {
        package let baseURL: HTTPAddress
        package let apiKey: Secret
        /// The value of `Authorization` that RevenueCat's webhooks must have.
        package let authorization: Secret?
        package let signingSecret: Secret?
        /// The only RevenueCat entitlement that counts; nil if all of them count.
        package let entitlement: String?
    }

    /// The settings with which the edge asks Stripe and checks the sender of Stripe's webhooks.
    package struct Stripe: Hashable, Sendable {
        package let baseURL: HTTPAddress
        package let apiKey: Secret
        package let signingSecret: Secret
        /// The member of Stripe's `metadata` that contains the app's user id.
        package let userKey: String
        /// Whether a checkout's `client_reference_id` may name the user. A buyer can edit this reference in
        /// the address of a Payment Link. It is safe only if the app's own server makes every checkout.
        package let trustsReference: Bool
        /// The address of Stripe's customer portal, where people manage their purchases.
        package let portalURL: String?
    }

    /// The rows of the product table, the best plan first.
    package let products: [Product]
    package let revenueCat: RevenueCat?
    package let stripe: Stripe?
    package let webhook: Webhook?
    package let apple: Apple?
    package let google: Google?
    /// The app whose users have these subscriptions; nil if the app has no name.
    package let tenant: String?
    /// Whether a purchase with a test account opens a plan. The plan is then marked as a test. If false, such
    /// a purchase is ignored.
    package let opensSandbox: Bool
    /// The deadline for each step of a subscription service's answer: connection, first byte, and body.
    package let timeout: Duration
    /// How long a renewing subscription stays valid after its paid period if the renewal is late.
    package let renewalLeeway: Duration
    /// The time without an event after which the edge asks the subscription service about a user.
    package let reconcileAfter: Duration
    package let reconcilePerMinute: Int
    package let manageURL: String?
}

extension SubscriptionSettings {
    private static let keys = KeyList {
        Key("only_with", "The section is in force only if this environment variable is set.")
        Key(
            "products",
            "Which plan each product opens; the most specific row wins. If a person has several",
            "products, the row further up counts.")
        Key("revenuecat", "RevenueCat; its webhooks come to `/webhooks/revenuecat`.")
        Key("stripe", "Stripe; its webhooks come to `/webhooks/stripe`.")
        Key("apple", "The App Store directly; its notifications come to `/webhooks/apple`.")
        Key("google", "Google Play directly; its notifications come to `/webhooks/google`.")
        Key(
            "webhook",
            "Any other store's signed webhooks; they come to `/webhooks/purchases`",
            "([recipes](../stores.md)).")
        Key(
            "sandbox", default: "ignore",
            "Testers' purchases: ignored, or opening the plan with counters of their own.")
        Key(
            "tenant",
            "The app that these users belong to, if the edge serves one app and shares its Redis with",
            "others.")
        Key("timeout", default: "3s", "The time for a service's answer.")
        Key(
            "renewal_leeway", default: "3d",
            "The time by which a renewal may be late before a subscription lapses that no store has",
            "ended.")
        Key(
            "reconcile_after", default: "24h",
            "The time without news of a person after which the store is asked about them.")
        Key("reconcile_per_minute", default: "60", "The number of these questions in a minute.")
        Key("manage_url", "The page where a subscription is managed, if the service names none.")
    }
    private static let productKeys = KeyList {
        Key(
            "product",
            "Any of a product's names at its store: a price's id or lookup key, the product, its base",
            "plan, `product:base-plan`; `*` stands for any run of characters.")
        Key("plan", "The plan that it opens.")
        Key("introductory", "The plan of its paid introductory period.")
        Key("free_trial", "The plan of its free trial.")
        Key(
            "grant",
            "The amounts that a one-time purchase adds, by the limit's name: once for each transaction, until the",
            "limit's running period ends.")
    }

    /// - Parameters:
    ///   - tenant: the app that contains the section; nil if the edge has only one app.
    ///   - awaited: set to the name of the environment variable in `only_with` if this variable is not set.
    ///     The section is then ignored. In all other cases `awaited` stays nil.
    init?(
        _ value: Value, plans: [String], limits: [String], tenant app: String? = nil, awaited: inout String?
    ) {
        guard let section = value.section(Self.keys) else { return nil }
        if let name = section["only_with"]?.variableName(), !value.reading.hasVariable(name) {
            awaited = name
            return nil
        }
        products =
            section.requireValue("products", "which plan each product stands for")
            .map { Self.products($0, plans: plans, limits: limits) } ?? []
        if ["revenuecat", "stripe", "apple", "google", "webhook"].allSatisfy({ section[$0] == nil }) {
            value.complain(
                "no source reports subscriptions; write revenuecat:, stripe:, apple:, google: or webhook:")
        }
        revenueCat = section["revenuecat"].flatMap { RevenueCat($0) }
        stripe = section["stripe"].flatMap { Stripe($0) }
        webhook = section["webhook"].flatMap { Webhook($0) }
        apple = section["apple"].flatMap { Apple($0) }
        google = section["google"].flatMap { Google($0) }
        tenant = section.tenantName(of: app)
        opensSandbox = section.readChoice("sandbox", ["ignore": false, "separate": true])
        timeout = section.readDuration("timeout", in: .milliseconds(100) ... .seconds(20))
        renewalLeeway = section.readDuration("renewal_leeway", in: .seconds(60) ... .seconds(30 * 86_400))
        reconcileAfter = section.readDuration("reconcile_after", in: .seconds(1) ... .seconds(30 * 86_400))
        reconcilePerMinute = section.readInt("reconcile_per_minute", in: 1...6000)
        manageURL = section["manage_url"].flatMap(Settings.readLink)
    }

    private static func products(_ value: Value, plans: [String], limits: [String]) -> [Product] {
        let items = value.readList(
            "one row for each product, such as { product: \"coach_*\", plan: premium }")
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("no product is listed; write { product: \"*\", plan: PLAN }")
        }
        return items.compactMap { item in
            guard let section = item.section(productKeys)
            else {
                return nil
            }
            let name = "a product's name, such as \"coach_*\""
            let pattern = section.requireValue("product", name)?.modelPattern(name)
            let grants = section["grant"].map { $0.grants(among: limits) } ?? [:]
            let plan =
                section["grant"] == nil
                ? section.requireValue("plan", "the plan that it stands for").flatMap {
                    $0.readPlan(among: plans)
                }
                : section["plan"].flatMap { $0.readPlan(among: plans) }
            let introductory = section["introductory"].flatMap { $0.readPlan(among: plans) }
            let freeTrial = section["free_trial"].flatMap { $0.readPlan(among: plans) }
            guard let pattern, plan != nil || !grants.isEmpty else { return nil }
            return Product(
                pattern: pattern, plan: plan, introductory: introductory, freeTrial: freeTrial, grants: grants
            )
        }
    }
}

extension SubscriptionSettings.RevenueCat {
    private static let keys = KeyList {
        Key("api_key", "A secret key, with which the edge asks about subscribers.")
        Key(
            "authorization",
            "The whole value of the webhooks' `Authorization`; `optional: true` leaves webhooks out if",
            "it is not set.")
        Key("signing_secret", "The secret, if the webhooks are signed, too.")
        Key("entitlement", "The entitlement that counts; by default all.")
        Key("base_url", default: "https://api.revenuecat.com", "The service's address, for tests.")
    }

    fileprivate init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let key = section.requireValue("api_key", "{ env: REVENUECAT_API_KEY } or { file: PATH }")?
            .readSecret("an API key")
        authorization = section["authorization"]?.readSecret(
            "the webhooks' Authorization value", mayBeUnset: true)
        signingSecret = section["signing_secret"]?.readSecret(
            "the webhooks' signing secret", mayBeUnset: true)
        if section["authorization"] == nil && section["signing_secret"] == nil {
            value.complain(
                "anybody could send its webhooks; write authorization: { env: NAME }, the value that "
                    + "RevenueCat sends")
        }
        entitlement = section["entitlement"]?.text("an entitlement's identifier, such as premium")
        let address = section.readValue("base_url").serviceAddress()
        guard let key, let address else { return nil }
        (apiKey, baseURL) = (key, address)
    }
}

extension SubscriptionSettings.Stripe {
    private static let keys = KeyList {
        Key("api_key", "A restricted key that reads customers, subscriptions and, for packs, checkouts.")
        Key("signing_secret", "The endpoint's signing secret.")
        Key("user_id", default: "user_id", "The member of a subscription's metadata that names the user.")
        Key(
            "trust_client_reference_id", default: "false",
            "Lets a checkout's reference name the user; only if your server makes every checkout.")
        Key("portal_url", "The page where people manage their purchases there.")
        Key("base_url", default: "https://api.stripe.com", "The service's address, for tests.")
    }

    fileprivate init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let key = section.requireValue("api_key", "{ env: STRIPE_API_KEY } or { file: PATH }")?
            .readSecret("an API key")
        let secret = section.requireValue(
            "signing_secret", "{ env: STRIPE_WEBHOOK_SECRET } or { file: PATH }")?
            .readSecret("the webhooks' signing secret")
        userKey = section.readValue("user_id").metadataKey() ?? ""
        trustsReference = section.readFlag("trust_client_reference_id")
        portalURL = section["portal_url"].flatMap(Settings.readLink)
        let address = section.readValue("base_url").serviceAddress()
        guard let key, let secret, let address else { return nil }
        (apiKey, signingSecret, baseURL) = (key, secret, address)
    }
}

extension Value {
    func readPlan(among plans: [String]) -> String? {
        guard let id = text("a plan's id") else { return nil }
        if plans.contains(id) { return id }
        complain(
            "there is no plan \(Printable.quoted(id)); known: \(plans.joined(separator: ", "))",
            suggestion: NearestWord.of(id, in: plans))
        return nil
    }

    /// Reads the amounts that one purchase of a product adds to limits, by limit name.
    fileprivate func grants(among limits: [String]) -> [String: Int] {
        var grants: [String: Int] = [:]
        let written = readEntries("a limit's name and what one purchase adds to it")
        if written.isEmpty { complain("nothing is granted; write { LIMIT: AMOUNT }") }
        for (key, name, amount) in written {
            guard limits.contains(name) else {
                key.complain(
                    "no plan has a limit \(Printable.quoted(name)); known: \(limits.joined(separator: ", "))",
                    suggestion: NearestWord.of(name, in: limits))
                continue
            }
            grants[name] = amount.readInt(in: 1...PlanTable.largestAmount)
        }
        return grants
    }

    /// Reads the address of a service to which a key is sent. It must use TLS or be in a private network.
    func serviceAddress() -> HTTPAddress? {
        guard let address = httpAddress() else { return nil }
        if address.isTLS || address.isPrivateLiteral { return address }
        complain("a key would travel in the clear; write https://")
        return nil
    }

    /// Reads a metadata member's name. Few characters are allowed, because search queries to Stripe quote it.
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
