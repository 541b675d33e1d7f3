import Commands

/// The rules for checking the tokens of one issuer (RFC 7519, RFC 8725).
package struct TokenSettings: Hashable, Sendable {
    /// A signature algorithm, by its name in RFC 7518.
    package enum Algorithm: String, Hashable, Sendable, CaseIterable {
        case hs256 = "HS256"
        case rs256 = "RS256"
        case es256 = "ES256"
        case edDSA = "EdDSA"
    }

    package enum Keys: Hashable, Sendable {
        /// A secret that the issuer and the edge share. If `id` is set, a token must have this `kid`.
        case secret(Secret, id: String?)
        /// The text of a key set, from a file that is read together with the configuration.
        case document(String)
        /// The URL at which the issuer publishes its key set.
        case address(KeyAddress)
    }

    package let issuer: String
    /// The accepted audiences. A token must contain at least one of them.
    package let audiences: [String]
    package let algorithms: [Algorithm]
    package let keys: Keys
    /// The path to the claim with the user's id, as a list of names.
    package let userClaim: [String]
    /// The path to the claim with the user's plan; nil if tokens name no plan.
    package let planClaim: [String]?
    /// How much the clocks of issuer and edge can differ.
    package let leeway: Duration
    /// Whether a token with an unknown plan is refused. If false, its user gets the default plan.
    package let refusesUnknownPlans: Bool
}

package struct KeyAddress: Hashable, Sendable {
    package let address: HTTPAddress
    /// The file with the certificates of trusted authorities; nil means the system's authorities.
    package let caFile: String?
    package let allowsPrivateAddresses: Bool
    /// How often the key set is fetched again, even if no token needs a new key.
    package let refresh: Duration
}

extension TokenSettings {
    private static let keys = KeyList {
        Key("issuer", "The exact value that a token's `iss` must have.")
        Key("audience", "The audiences, one of which its `aud` must name.")
        Key("algorithms", "The algorithms by which tokens are signed. `HS256` needs an entry of its own.")
        Key("keys", "Public keys: from an address or a file.")
        Key("secret", "The shared secret of `HS256`: 32 bytes at least.")
        Key("key_id", "The `kid` that tokens must name, with `secret`.")
        Key("claims", "The claims that name the user and the plan.")
        Key("leeway", default: "30s", "The largest difference between the clocks.")
        Key(
            "unknown_plan", default: "default",
            "What follows if the token's plan does not exist: the default plan, or a 401.")
    }
    private static let claimKeys = KeyList {
        Key("user", default: "sub", "The claim that is the user's id; a list leads into objects.")
        Key("plan", "The claim that names the plan; without it the recorded plan holds.")
    }

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let issuer = section.requireValue(
            "issuer", "what a token's iss must be, such as https://id.example.com/"
        )
        .flatMap { $0.claim("the issuer's name") }
        let audiences =
            section.requireValue("audience", "what a token's aud must name, such as coach")
            .map(Self.audiences) ?? []
        let algorithms =
            section.requireValue("algorithms", "how tokens are signed, such as [RS256]")
            .map(Self.algorithms) ?? []
        leeway = section.readDuration("leeway", in: .zero ... .seconds(300))
        let claims = section.readSection("claims", Self.claimKeys)
        userClaim = Self.path(claims.readValue("user")) ?? []
        planClaim = claims["plan"].flatMap(Self.path)
        refusesUnknownPlans = section.readChoice("unknown_plan", ["default": false, "refuse": true])
        if planClaim == nil {
            section["unknown_plan"]?.complain("no claim names a plan here; write claims: { plan: … }, too")
        }
        let keys = Self.readKeys(section, algorithms)
        guard let issuer, !audiences.isEmpty, !algorithms.isEmpty, let keys else { return nil }
        self.issuer = issuer
        self.audiences = audiences
        self.algorithms = algorithms
        self.keys = keys
    }

    private static func audiences(_ value: Value) -> [String] {
        guard case .list(let nodes) = value.node.content else {
            return value.claim("an audience, or a list of them").map { [$0] } ?? []
        }
        if nodes.isEmpty {
            value.complain("a token must have an audience; write what its aud must name")
        }
        return value.readList("audiences").compactMap { $0.claim("an audience") }
    }

    private static func algorithms(_ value: Value) -> [Algorithm] {
        let known = Algorithm.allCases.map(\.rawValue)
        let list = known.joined(separator: ", ")
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("no token could be accepted; write one or more of \(list)")
        }
        return value.readList("one or more of \(list)").compactMap { item in
            guard let name = item.text("one of \(list)") else { return nil }
            if let algorithm = Algorithm(rawValue: name) { return algorithm }
            if name.lowercased() == "none" {
                item.complain("a token that nobody signed proves nothing; write one of \(list)")
            } else {
                item.complain(
                    "\(Printable.quoted(name)) is not one of \(list)",
                    suggestion: NearestWord.of(name.uppercased(), in: known))
            }
            return nil
        }
    }

    /// Reads the name of a claim, or a list of names that are the path to a nested claim.
    private static func path(_ value: Value) -> [String]? {
        guard case .list = value.node.content else {
            return value.claim("a claim's name, such as sub").map { [$0] }
        }
        let names = value.readList("names").compactMap { $0.claim("a claim's name") }
        guard (1...8).contains(names.count) else {
            value.complain("a path to a claim has 1 to 8 names, such as [app_metadata, plan]")
            return nil
        }
        return names
    }
}

extension Value {
    /// Reads a name or URL that a token contains. It can be any text without control characters.
    fileprivate func claim(_ what: String) -> String? {
        guard let text = text(what) else { return nil }
        guard (1...500).contains(text.utf8.count), !text.unicodeScalars.contains(where: { $0.value < 32 })
        else {
            complain("\(what) has 1 to 500 characters, and no line end")
            return nil
        }
        return text
    }
}
