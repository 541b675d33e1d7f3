package import Wire

/// Who sends a request.
package enum Caller: Hashable, Sendable {
    /// The user's id is this part of the request's head.
    case user(FieldRange, source: Int)
    /// Nothing that counts says who it is: 401.
    case unknown
    /// Two answers to one question: 400, since no one can say which of them the caller's gateway meant.
    case ambiguous
}

/// One way to learn who is asking. Sources are asked in order; the first that knows decides.
package enum CallerSource: Sendable {
    /// A header that only listed peers may send: a gateway in front of us has checked who it is.
    case trustedHeader(name: [UInt8], trusts: @Sendable (PeerAddress) -> Bool)
    /// Keys that name a user by themselves, for a demonstration on this machine only.
    case demoKeys(users: [[UInt8]], trusts: @Sendable (PeerAddress) -> Bool)
}

/// A peer's address as bytes in network order: 4, 16, or none for a unix socket.
package typealias PeerAddress = [UInt8]

/// Finds out who is asking.
///
/// An identity header from any other peer is as good as absent, and `Connection` can't take one away: it is
/// read before any field is dropped.
package struct Doorkeeper: Sendable {
    package let sources: [CallerSource]

    package init(_ sources: [CallerSource]) { self.sources = sources }

    /// Which sources trust this peer, one bit each. It holds for as long as the connection.
    package func trust(in peer: PeerAddress) -> UInt64 {
        var trust: UInt64 = 0
        for (index, source) in sources.enumerated() {
            switch source {
            case .trustedHeader(_, let trusts), .demoKeys(_, let trusts):
                if trusts(peer) { trust |= 1 << UInt64(index) }
            }
        }
        return trust
    }

    package func caller(_ fields: HeadFields, in bytes: Span<UInt8>, trust: UInt64) -> Caller {
        for index in sources.indices where trust >> UInt64(index) & 1 == 1 {
            let caller =
                switch sources[index] {
                case .trustedHeader(let name, _): Self.header(name, fields, bytes, index)
                case .demoKeys(let users, _): Self.demoKey(users, fields, bytes, index)
                }
            if caller != .unknown { return caller }
        }
        return .unknown
    }

    /// Whether a field says who is asking, so that it never passes on to an upstream.
    package func isIdentity(_ field: Field, in bytes: Span<UInt8>) -> Bool {
        for source in sources {
            guard case .trustedHeader(let name, _) = source else { continue }
            if bytes[field.name].equalsIgnoringCase(name.span) { return true }
        }
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
        if fields.isRepeated(.xAPIKey) || fields.isRepeated(.xGoogAPIKey) || fields.isRepeated(.authorization)
        {
            return .ambiguous
        }
        var key = fields[.xAPIKey] ?? fields[.xGoogAPIKey]
        if key == nil, let credentials = fields[.authorization] {
            // A scheme's name is read in any case (RFC 9110, section 11.1).
            guard credentials.count > 7, bytes[credentials].extracting(first: 7).equalsIgnoringCase("Bearer ")
            else {
                return .unknown
            }
            key = FieldRange(credentials.lowerBound + 7..<credentials.upperBound)
        }
        guard let key else { return .unknown }
        for user in users where bytes[key].count == user.count && bytes[key].starts(with: user.span) {
            return .user(key, source: index)
        }
        return .unknown
    }
}
