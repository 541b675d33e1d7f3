package import Bytes
package import Wire

/// The sender of a request.
package enum Caller: Hashable, Sendable {
    /// The user's id is this part of the request's head.
    case user(FieldRange, source: Int)
    /// The request shows these bytes as a token or a key, which must still be checked. There may be others
    /// (`CredentialExtractor.credentials`).
    case credential(FieldRange)
    /// No source knows who it is: 401.
    case unknown
    /// Two different answers: 400, since it is unclear which one is meant.
    case ambiguous
}

/// One way to learn who is asking. Sources are asked in order; the first that knows decides.
package enum CallerSource: Sendable {
    /// A header that only listed peers may send: gateways in front of the edge, which have checked who it is.
    case trustedHeader(name: [UInt8], trusts: @Sendable (PeerAddress) -> Bool)
    /// JSON Web Tokens by these rules, as bearer tokens or in place of an API key.
    case token(TokenRules)
    /// Usher's own API keys, `uk_…`.
    case apiKeys
    /// Keys that name a user by themselves, for a demonstration on this machine only.
    case demoKeys(users: [[UInt8]], trusts: @Sendable (PeerAddress) -> Bool)
}

/// A peer's address as bytes in network order: 4, 16, or none for a unix socket.
package typealias PeerAddress = [UInt8]

/// Finds out who is asking.
///
/// An identity header from any other peer is ignored. `Connection` cannot remove one, since it is read before
/// hop-by-hop fields are dropped.
///
/// A class, so that using it copies nothing.
package final class CredentialExtractor: Sendable {
    package let sources: [CallerSource]
    /// Names of the headers that may say who is asking, by source; empty for the other sources. Kept beside
    /// the sources, since reading a source copies its payload.
    private let headers: [[UInt8]]
    /// The names in lower case and with `-` for `_`: all spellings that an upstream may take for them.
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

    /// The sources that may speak for this peer, one bit each. It holds for as long as the connection.
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

    /// The first source that knows the caller, or that could know the credential that they show.
    package func caller(_ fields: HeadFields, in bytes: Span<UInt8>, trust: UInt64) -> Caller {
        for index in sources.indices {
            let caller = caller(fields, in: bytes, trust: trust, source: index)
            if caller != .unknown { return caller }
        }
        return .unknown
    }

    /// The caller by one source. `.credential` may still be one of another source.
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

    /// The tokens or keys of a request, in the order in which they are tried; the first that identifies the
    /// caller decides.
    package func findCredentials(_ fields: HeadFields, in bytes: Span<UInt8>) -> [FieldRange] {
        Credential.all(in: fields, bytes)
    }

    /// The first source whose identity header came although this peer may not send it; nil if none did.
    package func findUntrusted(_ fields: HeadFields, in bytes: Span<UInt8>, trust: UInt64) -> Int? {
        for index in sources.indices where trust >> UInt64(index) & 1 == 0 {
            let header = headers[index]
            guard !header.isEmpty, let found = fields.first(named: header.span, in: bytes) else { continue }
            if !found.value.isEmpty { return index }
        }
        return nil
    }

    /// The header's name of a source that trusts one; else empty.
    package func headerName(of source: Int) -> String { String(decoding: headers[source], as: UTF8.self) }

    /// Whether a field says who is asking, so that it never passes on to an upstream: under the name of an
    /// identity header, or under one that an upstream takes for it (`X_User_Id`).
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
