import Commands

/// The settings of the admin interface: its tokens and their scopes.
package struct AdminSettings: Hashable, Sendable {
    /// A token's rights. Each scope includes the rights of the scopes before it.
    package enum Scope: String, Hashable, Sendable, Comparable, CaseIterable {
        case read
        /// The token may change the data of single users.
        case operate
        /// The token may erase, merge and export users, make API keys, and stop the edge.
        case own

        private var rank: Int {
            switch self {
            case .read: 0
            case .operate: 1
            case .own: 2
            }
        }

        package static func < (left: Scope, right: Scope) -> Bool { left.rank < right.rank }
    }

    package struct Token: Hashable, Sendable {
        /// The name of the token's owner, who is the actor in audit trails.
        package let name: String
        package let scope: Scope
        package let token: Secret
    }

    package let tokens: [Token]
    /// The host names and addresses, without ports, under which the admin listener answers. Loopback names
    /// and the listener's own address are always allowed, too.
    package let allowedHosts: [String]
    /// The certificate and key of the admin listener; nil if the listener does not use TLS.
    package let tls: TLSFiles?
}

extension AdminSettings {
    static let keys = KeyList {
        Key("tokens", "The tokens of people who may use it, besides the machine's own token in `data_dir`.")
        Key(
            "allowed_hosts",
            "Names of this listener besides localhost and its own address; any other `Host` is a 421.")
        Key("tls", changes: .restartWhenAdded, "Makes the admin listener speak TLS.")
    }
    private static let tokenKeys = KeyList {
        Key("name", "The token's owner: the actor in audit trails.")
        Key(
            "scope",
            "`read` reads, `operate` also changes one user, `own` also erases, merges, makes keys and",
            "stops everything.")
        Key("token", "The token: 24 characters at least.")
    }
    private static let shortest = 24
    private static let most = 100

    init(_ section: Section) {
        allowedHosts = section["allowed_hosts"].map(Self.hosts) ?? []
        tls = section["tls"].flatMap(TLSFiles.init)
        tokens = section["tokens"].map(Self.tokens) ?? []
    }

    private static func tokens(_ list: Value) -> [Token] {
        let items = list.readList("one entry for each token: name, scope and token")
        if items.count > most { list.complain("too many tokens: at most \(most)") }
        var names: Set<String> = ["local"]
        return items.compactMap { item in
            guard let section = item.section(tokenKeys) else { return nil }
            let name = section.requireValue("name", "whose it is, such as anna")?.readName("token's name")
            let scope = section.requireValue("scope", "one of read, operate, own")?
                .readChoice(["read": Scope.read, "operate": .operate, "own": .own])
            let token = section.requireValue("token", "{ env: NAME } or { file: PATH }").flatMap(secret)
            guard let name, let scope, let token else { return nil }
            if !names.insert(name).inserted {
                section["name"]?.complain(
                    name == "local"
                        ? "local is the edge's own token; choose another name"
                        : "another token has this name; audit trails could not tell them apart")
            }
            return Token(name: name, scope: scope, token: token)
        }
    }

    private static func hosts(_ value: Value) -> [String] {
        value.readList("host names, such as [usher.example.com]").compactMap { item in
            guard let text = item.text("a host name, such as usher.example.com") else { return nil }
            if HostPort.isHost(text) || IPAddress(text) != nil { return text.lowercased() }
            let bare = HostPort(text)?.host
            item.complain(
                "\(Printable.quoted(text)) is not a host name or address; write it without a scheme, a "
                    + "port or *",
                suggestion: bare)
            return nil
        }
    }

    private static func secret(_ value: Value) -> Secret? {
        guard let secret = value.readSecret("a token") else { return nil }
        let bytes = secret.reveal().utf8
        guard bytes.count >= shortest, bytes.allSatisfy({ (33...126).contains($0) }) else {
            value.complain(
                "this token is too short or holds a space: at least \(shortest) letters, digits and signs from a "
                    + "random generator, such as openssl rand -base64 32")
            return nil
        }
        return secret
    }
}
