import Terminal

/// One way to learn who is asking.
package enum IdentitySource: Hashable, Sendable {
    /// A gateway in front of us names the user in a header; it counts only from these peers.
    /// `name` is in lower case. All such users belong to `tenant`, where there is one.
    case trustedHeader(name: String, peers: [IPNetwork], tenant: String?)
}

extension IdentitySource {
    private static let keys = ["trusted_header", "from", "tenant", "jwt", "api_keys"]

    /// Headers that say something else already.
    private static let taken: Set<String> = [
        "host", "connection", "content-length", "content-type", "transfer-encoding", "authorization",
        "cookie",
        "accept", "accept-language", "idempotency-key", "te", "upgrade", "expect", "trailer", "x-api-key",
        "x-goog-api-key",
    ]

    static func list(_ value: Value) -> [IdentitySource] {
        let items = value.list("one entry for each way to learn who is asking")
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain(
                "nobody could be told from another; write - trusted_header: x-user-id and from: [...]")
        }
        var seen: Set<String> = []
        return items.compactMap { item in
            guard let section = item.section(keys) else { return nil }
            guard let source = IdentitySource(section) else { return nil }
            if case .trustedHeader(let name, _, _) = source, !seen.insert(name).inserted {
                section["trusted_header"]?.complain(
                    "this header is trusted above already; give that entry more peers")
            }
            return source
        }
    }

    private init?(_ section: Section) {
        for key in ["jwt", "api_keys"] {
            if let value = section[key] {
                value.complain("\(key) is not supported yet; write trusted_header: x-user-id and from: [...]")
                return nil
            }
        }
        let name = section.required("trusted_header", "the header's name, such as x-user-id")
            .flatMap(Self.headerName)
        let peers = section.required("from", "the peers that may send it, such as [127.0.0.0/8, \"::1/128\"]")
            .map(Self.peers)
        let tenant = section["tenant"]?.name("tenant's name")
        guard let name, let peers else { return nil }
        self = .trustedHeader(name: name, peers: peers, tenant: tenant)
    }

    private static func headerName(_ value: Value) -> String? {
        guard let text = value.text("a header's name, such as x-user-id") else { return nil }
        let name = text.lowercased()
        guard Value.isName(name, longest: 64) else {
            value.complain("\(Printable.quoted(text)) is no header's name: letters, digits, - and _")
            return nil
        }
        guard !taken.contains(name) else {
            value.complain(
                "\(name) says something else already; choose a header of its own, such as x-user-id")
            return nil
        }
        return name
    }

    private static func peers(_ value: Value) -> [IPNetwork] {
        let items = value.list("addresses of the peers, such as [127.0.0.0/8, \"::1/128\"]")
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("nobody could send this header; write [127.0.0.0/8, \"::1/128\"]")
        }
        return items.compactMap { item in
            guard let text = item.text("an address in quotes, such as \"127.0.0.0/8\"") else { return nil }
            if let network = IPNetwork(text) { return network }
            item.complain(
                "\(Printable.quoted(text)) is no address or range, such as 10.0.0.0/8 or \"::1/128\"")
            return nil
        }
    }
}
