import Commands

package enum IdentitySource: Hashable, Sendable {
    /// A gateway in front of the edge sends the user's id in the header field `name` (in lower case). The
    /// edge accepts the field only from `peers`. If `tenant` is set, the users belong to that app.
    case trustedHeader(name: String, peers: [IPNetwork], tenant: String?)
    /// The caller sends a JSON Web Token that an issuer has signed.
    case token(TokenSettings, tenant: String?)
    /// The caller sends one of Usher's own API keys, which the admin tools create and Redis stores.
    case apiKeys(tenant: String?)
}

extension IdentitySource {
    private static let keys = KeyList {
        Key("trusted_header", "A header in which your gateway names the user.")
        Key(
            "from",
            "The peers that may send it, with `trusted_header`; from anybody else it counts for nothing.")
        Key(
            "tenant",
            "The app that these users belong to, if the edge serves one app and shares its Redis with",
            "others.")
        Key("jwt", "JSON Web Tokens of one issuer.")
        Key("api_keys", "`true` accepts Usher's own keys (`uk_…`), which `usherctl keys create` makes.")
    }

    /// The most identity sources. A connection stores in a 64-bit number which sources trust its peer. The
    /// bits of these sources, and one for the demonstration's keys, must fit into the number.
    private static let most = 32

    /// Header fields that cannot be chosen for user ids, because they already have another meaning.
    private static let taken: Set<String> = [
        "host", "connection", "content-length", "content-type", "transfer-encoding", "authorization",
        "cookie",
        "accept", "accept-language", "idempotency-key", "te", "upgrade", "expect", "trailer", "x-api-key",
        "x-goog-api-key",
    ]

    /// - Parameter tenant: the app whose sources are read; nil if the edge has only one app.
    static func readList(_ value: Value, tenant: String? = nil) -> [IdentitySource] {
        let items = value.readList("one entry for each way to identify callers")
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain(
                "users could not be told apart; write - trusted_header: x-user-id and from: [...]")
        }
        if items.count > most { value.complain("too many entries: at most \(most)") }
        var seen: Set<String> = []
        return items.compactMap { item in
            guard let section = item.section(keys), let source = IdentitySource(section, tenant) else {
                return nil
            }
            switch source {
            case .trustedHeader(let name, _, _):
                if seen.insert(name).inserted { break }
                section["trusted_header"]?.complain(
                    "this header is already trusted above; add the peers to that entry")
            case .apiKeys:
                if seen.insert("api keys").inserted { break }
                section["api_keys"]?.complain("API keys are already accepted above; remove this entry")
            case .token: break
            }
            return source
        }
    }

    private init?(_ section: Section, _ app: String?) {
        let kinds = ["trusted_header", "jwt", "api_keys"].filter { section[$0] != nil }
        guard kinds.count == 1, let kind = kinds.first else {
            section.whole.complain(
                kinds.isEmpty
                    ? "this entry does not say how to identify callers; write one of trusted_header, jwt, "
                        + "api_keys"
                    : "an entry holds one way to identify callers; give \(kinds.joined(separator: " and ")) "
                        + "an entry each")
            return nil
        }
        let tenant = section.tenantName(of: app)
        if kind != "trusted_header" {
            section["from"]?.complain(
                "only a trusted_header has from:, since any peer may send a token or a key")
        }
        switch kind {
        case "jwt":
            guard let token = section["jwt"].flatMap(TokenSettings.init) else { return nil }
            self = .token(token, tenant: tenant)
        case "api_keys":
            guard let value = section["api_keys"], let isOn = value.readBool() else { return nil }
            if !isOn { value.complain("false has no effect here; write true, or remove the entry") }
            self = .apiKeys(tenant: tenant)
        default:
            guard let source = Self.trustedHeader(section, tenant) else { return nil }
            self = source
        }
    }

    private static func trustedHeader(_ section: Section, _ tenant: String?) -> IdentitySource? {
        let name = section["trusted_header"].flatMap(headerName)
        let peers = section.requireValue(
            "from", "the peers that may send it, such as [127.0.0.0/8, \"::1/128\"]"
        )
        .map(peers)
        guard let name, let peers else { return nil }
        return .trustedHeader(name: name, peers: peers, tenant: tenant)
    }

    /// Reads the name of a header field that the team chooses. Returns it in lower case.
    static func headerName(_ value: Value) -> String? {
        guard let text = value.text("a header's name, such as x-user-id") else { return nil }
        let name = text.lowercased()
        guard Value.isName(name, longest: 64) else {
            value.complain("\(Printable.quoted(text)) is not a header's name: use letters, digits, - and _")
            return nil
        }
        guard !taken.contains(name) else {
            value.complain(
                "\(name) has another meaning already; choose a header of your own, such as x-user-id")
            return nil
        }
        return name
    }

    private static func peers(_ value: Value) -> [IPNetwork] {
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("nobody could send this header; write [127.0.0.0/8, \"::1/128\"]")
        }
        return IPNetwork.readNetworks(value, of: "the peers")
    }
}

extension IPNetwork {
    /// - Parameter whose: the owner of the addresses, for messages about mistakes.
    static func readNetworks(_ value: Value, of whose: String) -> [IPNetwork] {
        value.readList("addresses of \(whose), such as [127.0.0.0/8, \"::1/128\"]").compactMap { item in
            guard let text = item.text("an address in quotes, such as \"127.0.0.0/8\"") else { return nil }
            if let network = IPNetwork(text) { return network }
            item.complain(
                "\(Printable.quoted(text)) is not an address or range, such as 10.0.0.0/8 or \"::1/128\"")
            return nil
        }
    }
}
