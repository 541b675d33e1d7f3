import Bytes
import Commands
package import Dialects
import Limits
import Pricing

/// The settings of an upstream, which is an LLM provider or a team's own backend.
package struct Upstream: Hashable, Sendable {
    /// The upstream's name. It is the `provider` in `model_classes`.
    package let name: String
    package private(set) var address: HTTPAddress
    package let dialect: DialectFamily
    /// The names or patterns of the models that the upstream serves. An empty list means all models.
    package private(set) var models: [String] = []
    package private(set) var key: Secret?
    package private(set) var keyField = KeyField.authorization
    /// The endpoints (keys with addresses) that share the requests; empty if the upstream has only one.
    package private(set) var endpoints: [EndpointSettings] = []
    /// The file with the certificates of trusted authorities; nil means the system's authorities.
    package private(set) var caFile: String?
    /// The digest of the certificate file's content. If it has changed, a reload makes new connections.
    private var caDigest: String?
    package private(set) var connectTimeout = Upstream.keys.standardDuration("connect_timeout")
    package private(set) var firstByteTimeout = Upstream.keys.standardDuration("first_byte_timeout")
    package private(set) var idleTimeout = Upstream.keys.standardDuration("idle_timeout")
    /// The most open connections to the upstream, over all event loops.
    package private(set) var maxConnections = Upstream.keys.standardInt("max_connections")
    /// Whether the upstream is asked to report a stream's token usage (OpenAI's
    /// `stream_options.include_usage`).
    package private(set) var includesUsage = true
    /// The service tier that is charged if the answer reports another tier than the request.
    package enum ChargedTier: String, Hashable, Sendable {
        case dearer, answer
    }

    package private(set) var chargedTier = ChargedTier.dearer
    /// Header fields that apply to the upstream's own origin, but are passed to the client nevertheless.
    package private(set) var passHeaders: Set<OriginField> = []
    /// Whether the upstream's name may resolve to a private address. The address is checked at each look-up.
    package let allowsPrivateAddresses: Bool

    package init(
        name: String, address: HTTPAddress, dialect: DialectFamily, key: Secret? = nil,
        allowsPrivateAddresses: Bool
    ) {
        self.name = name
        self.address = address
        self.dialect = dialect
        self.key = key
        self.allowsPrivateAddresses = allowsPrivateAddresses
    }

    /// A copy of this upstream with the address and key of one endpoint.
    func replacingEndpoint(_ endpoint: EndpointSettings) -> Upstream {
        var copy = self
        (copy.address, copy.key, copy.keyField) = (endpoint.address, endpoint.key, endpoint.keyField)
        copy.endpoints = []
        return copy
    }

    /// A copy of this upstream that trusts the authorities in a file.
    func trusting(_ file: Value) -> Upstream {
        var copy = self
        copy.caFile = file.pemFile("a file of CA certificates")
        if let path = copy.caFile, let text = try? SettingsFile.readText(at: path, limit: 4 << 20) {
            copy.caDigest = FNV1a.text(of: text)
            file.note(content: text)
        }
        return copy
    }

    /// The name of an upstream that serves all requests. If the rows of `model_classes`, `prices` and
    /// `models` name exactly one provider, the upstream gets this name, so that the rows match. Otherwise its
    /// name is `default`.
    static func soleName(for classes: ModelClasses, _ prices: PriceTable, _ models: ModelFacts) -> String {
        let named =
            classes.rules.compactMap(\.provider) + prices.rules.compactMap(\.provider)
            + models.rules.compactMap(\.provider)
        let providers = Set(named)
        return providers.count == 1 ? providers.first ?? "default" : "default"
    }
}

extension Upstream {
    private static let keys = KeyList {
        Key("name", "Its name in metrics, logs and `prices:`.")
        Key("url", "The upstream's address; it may end with the version (`/v1`).")
        Key(
            "dialect", default: "any",
            "The provider whose formats it uses; with `any` the route decides.")
        Key("models", "The models that it takes; by default all. Upper and lower case matter.")
        Key("key", "Your key. Callers never see it, and their own keys are never passed on.")
        Key(
            "send_key_as",
            "The field that carries it; by default `x-api-key` for `anthropic` and `x-goog-api-key` for",
            "`gemini`.")
        Key("ca_file", "A file of the authorities that sign its certificate; by default the system's.")
        Key("connect_timeout", default: "3s", "The time to look up its name, connect and agree on TLS.")
        Key("first_byte_timeout", default: "120s", "The time until its answer begins.")
        Key("idle_timeout", default: "5m", "The longest silence in the middle of an answer.")
        Key("max_connections", default: "1024", "Open connections to it, over all loops.")
        Key(
            "include_usage", default: "true",
            "Asks OpenAI's streams for their figures; write `false` for servers that do not know `stream_options`."
        )
        Key(
            "charged_tier", default: "dearer",
            "The tier that is charged if an answer names another one than was asked for: the dearer one,",
            "or the answer's (`answer`).")
        Key(
            "pass_headers",
            "Fields of its answers that are passed on although they concern its own origin.")
        Key("private", default: "false", "Allows a private address.")
        Key(
            "endpoints",
            "Several keys and addresses between which its requests are spread",
            "([key pools](../operations.md#several-keys)).")
    }

    static func readList(_ value: Value) -> [Upstream] {
        var seen: Set<String> = []
        return value.readList("one entry for each upstream").compactMap { item in
            guard let section = item.section(keys), let upstream = Upstream(section) else { return nil }
            if !seen.insert(upstream.name).inserted {
                section["name"]?.complain("another upstream has this name; choose a different one")
            }
            return upstream
        }
    }

    private init?(_ section: Section) {
        let name = section.requireValue("name", "a short name, such as openai")?.readName("upstream's name")
        let url = section.requireValue("url", "where it is, such as https://api.example.com")
        let isPrivate = section.readFlag("private")
        let dialect = section.readValue("dialect").readDialect()
        let address = url?.upstreamAddress(isPrivate: isPrivate)
        var copy = Upstream(
            name: name ?? "",
            address: address ?? HTTPAddress(isTLS: true, endpoint: HostPort(host: "", port: 0)),
            dialect: dialect ?? .any, key: section["key"]?.readSecret("a key"),
            allowsPrivateAddresses: isPrivate)
        copy.readKeyField(section)
        copy.models = section["models"].map(Self.models) ?? []
        if let file = section["ca_file"] { copy = copy.trusting(file) }
        copy.includesUsage = section.readFlag("include_usage")
        copy.chargedTier = section.readChoice("charged_tier", ["dearer": .dearer, "answer": .answer])
        copy.passHeaders = section["pass_headers"].map(OriginField.readSet) ?? []
        copy.readBounds(section)
        copy.endpoints = section["endpoints"].map { EndpointSettings.readList($0, of: copy) } ?? []
        guard name != nil, address != nil else { return nil }
        self = copy
    }

    private mutating func readKeyField(_ section: Section) {
        let isKeyed = section["key"] != nil || section["endpoints"] != nil
        keyField = section["send_key_as"]?.keyField(isKeyed: isKeyed) ?? dialect.keyField
    }

    private mutating func readBounds(_ section: Section) {
        connectTimeout = section.readDuration("connect_timeout", in: .milliseconds(10) ... .seconds(60))
        firstByteTimeout = section.readDuration(
            "first_byte_timeout", in: .milliseconds(100) ... .seconds(3600))
        idleTimeout = section.readDuration("idle_timeout", in: .milliseconds(100) ... .seconds(3600))
        maxConnections = section.readInt("max_connections", in: 1...100_000)
    }

    private static func models(_ value: Value) -> [String] {
        value.readList("names of models, such as [\"gpt-*\"]").compactMap { $0.modelPattern() }
    }
}

extension Value {
    func readDialect() -> DialectFamily? { readChoice() }

    /// Reads the name of the header field in which the key is sent.
    func keyField(isKeyed: Bool) -> KeyField? {
        if !isKeyed { complain("there is no key to send; add key: { env: NAME }") }
        return readChoice()
    }

    func upstreamAddress(isPrivate: Bool) -> HTTPAddress? {
        guard let address = httpAddress() else { return nil }
        if address.isPrivateLiteral, !isPrivate {
            complain("\(address.endpoint.host) is a private address; if that is meant, write private: true")
        }
        return address
    }

    /// Reads the name of a model, or another name that `expected` describes. A `*` stands for any characters.
    func modelPattern(_ expected: String = "a model's name, such as \"gpt-*\"") -> String? {
        guard let text = text(expected) else { return nil }
        guard text.utf8.count <= 200, text.utf8.allSatisfy({ (33...126).contains($0) }) else {
            complain("a name has up to 200 letters, digits and signs, and no space")
            return nil
        }
        return text
    }
}
