package import Bytes
package import Wire

/// The sender of a request, according to its header fields.
package enum Caller: Hashable, Sendable {
    /// A header field names the user. The value is the user's id, as a range of the request's head.
    case user(FieldRange, source: Int)
    /// A token or key that must still be checked. The request can contain further ones (`findCredentials`).
    case credential(FieldRange)
    /// No source identifies the sender. The request is answered 401.
    case unknown
    /// Two header fields contradict each other. The request is answered 400.
    case ambiguous
}

/// One configured way to identify the caller. The first source that identifies the caller is used.
package enum CallerSource: Sendable {
    /// A header field with the user's id. Only the listed peers, which have checked the user, may send it.
    case trustedHeader(name: [UInt8], trusts: @Sendable (PeerAddress) -> Bool)
    /// JSON Web Tokens that satisfy these rules. They are sent as bearer tokens or in place of an API key.
    case token(TokenRules)
    case apiKeys
    /// Keys that are user ids. They are accepted only in a demonstration, from clients on this machine.
    case demoKeys(users: [[UInt8]], trusts: @Sendable (PeerAddress) -> Bool)
}

/// A peer's address as bytes in network order. It has 4 or 16 bytes, or none for a Unix socket.
package typealias PeerAddress = [UInt8]

/// Identifies the caller of a request. An identity header from a peer that is not listed is ignored. A client
/// cannot remove an identity header by naming it in `Connection`, because the header is read before
/// hop-by-hop fields are dropped. This is a class, so that using it copies nothing.
package final class CredentialExtractor: Sendable {
    package let sources: [CallerSource]
    /// The name of each source's identity header; empty for sources without one. The names are stored here,
    /// because reading a source would copy all of it.
    private let headers: [[UInt8]]
    /// The names of the identity headers in lower case, with `-` instead of `_`. A field is dropped in every
    /// spelling that an upstream could take for one of these names.
    private let spellings: [[UInt8]]

    package init(_ sources: [CallerSource]) {
        precondition(sources.count <= 64, "a connection's trust has one bit for each source")
        self.sources = sources
        headers = sources.map { source in
            if case .trustedHeader(let name, _) = source { name } else { [] }
        }
        spellings = headers.filter { !$0.isEmpty }.map { name in
            name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : ASCII.lowercased($0) }
        }
    }

    /// The sources that this peer may use, with one bit for each. The value is valid for a whole connection.
    package func trust(in peer: PeerAddress) -> UInt64 {
        var trust: UInt64 = 0
        for (index, source) in sources.enumerated() {
            let isTrusted =
                switch source {
                case .trustedHeader(_, let trusts), .demoKeys(_, let trusts): trusts(peer)
                case .token, .apiKeys: true
                }
            if isTrusted { trust |= 1 << UInt64(index) }
        }
        return trust
    }

    /// The caller according to the first source that finds an identity header or a credential.
    package func caller(_ fields: HeadFields, in bytes: Span<UInt8>, trust: UInt64) -> Caller {
        for index in sources.indices {
            let caller = caller(fields, in: bytes, trust: trust, source: index)
            if caller != .unknown { return caller }
        }
        return .unknown
    }

    /// The caller according to the source at `index` alone. A source of credentials returns the request's
    /// first credential, which perhaps belongs to another source.
    package func caller(_ fields: HeadFields, in bytes: Span<UInt8>, trust: UInt64, source index: Int)
        -> Caller
    {
        guard trust >> UInt64(index) & 1 == 1 else { return .unknown }
        let header = headers[index]
        if !header.isEmpty { return Self.header(header, fields, bytes, index) }
        switch sources[index] {
        case .trustedHeader: return .unknown
        case .demoKeys(let users, _): return Self.demoKey(users, fields, bytes, index)
        case .token, .apiKeys: return Credential.findCredential(in: fields, bytes)
        }
    }

    /// The tokens and keys of a request, in the order of trial. The first that identifies the caller is used.
    package func findCredentials(_ fields: HeadFields, in bytes: Span<UInt8>) -> [FieldRange] {
        Credential.all(in: fields, bytes)
    }

    /// The first source whose identity header was sent by a peer that may not send it; nil if there is none.
    package func findUntrusted(_ fields: HeadFields, in bytes: Span<UInt8>, trust: UInt64) -> Int? {
        for index in sources.indices where trust >> UInt64(index) & 1 == 0 {
            let header = headers[index]
            guard !header.isEmpty, let found = fields.first(named: header.span, in: bytes) else { continue }
            if !found.value.isEmpty { return index }
        }
        return nil
    }

    /// The name of a source's identity header; empty if the source has none.
    package func headerName(of source: Int) -> String { String(decoding: headers[source], as: UTF8.self) }

    /// Whether a field is an identity header, which is never forwarded to an upstream. Other spellings, such
    /// as `X_User_Id`, are included, because an upstream could read them as the same header.
    package func isIdentity(_ field: Field, in bytes: Span<UInt8>) -> Bool {
        for name in spellings where bytes[field.name].equalsHeaderName(name.span) { return true }
        return false
    }

    private static func header(
        _ name: [UInt8], _ fields: HeadFields, _ bytes: Span<UInt8>, _ index: Int
    ) -> Caller {
        guard let found = fields.first(named: name.span, in: bytes) else { return .unknown }
        if found.isRepeated { return .ambiguous }
        return found.value.isEmpty ? .unknown : .user(found.value, source: index)
    }

    private static func demoKey(
        _ users: [[UInt8]], _ fields: HeadFields, _ bytes: Span<UInt8>, _ index: Int
    ) -> Caller {
        let shown = Credential.findCredential(in: fields, bytes)
        guard case .credential = shown else { return shown }
        for key in Credential.all(in: fields, bytes) {
            for user in users where bytes[key].count == user.count && bytes[key].starts(with: user.span) {
                return .user(key, source: index)
            }
        }
        return .unknown
    }
}
