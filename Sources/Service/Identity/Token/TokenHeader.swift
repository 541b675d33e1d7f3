import Bytes
import JSON

/// The members of a token's header that this code reads (RFC 7515, section 4). Members that contain keys or
/// refer to keys (`jku`, `jwk`, `x5u`, `x5c`) are ignored.
struct TokenHeader {
    /// The longest name of a key in a token (`kid`), in bytes.
    private static let longestKeyID = 256

    let algorithm: TokenAlgorithm
    let keyID: [UInt8]?

    init(_ root: JSONValue, _ allowed: [TokenAlgorithm]) throws(TokenFault) {
        guard root.kind == .object else { throw .malformed }
        var algorithm: TokenAlgorithm?
        var keyID: [UInt8]?
        var hasType = false
        var members = root.members
        while let member = members.next() {
            if member.name.equals("alg") {
                guard algorithm == nil, let name = member.value.string else { throw .malformed }
                guard let known = allowed.first(where: { name.equals($0) }) else { throw .algorithm }
                algorithm = known
            } else if member.name.equals("kid") {
                guard keyID == nil, let name = member.value.string, name.count <= Self.longestKeyID else {
                    throw .malformed
                }
                keyID = [UInt8](name)
            } else if member.name.equals("typ") {
                guard !hasType, let type = member.value.string else { throw .malformed }
                guard Self.isAccess(type) else { throw .extensions }
                hasType = true
            } else if member.name.equals("crit") || member.name.equals("b64") || member.name.equals("zip") {
                // A token that needs extensions is refused, because this code supports none (RFC 7515,
                // section 4.1.11; RFC 8725, section 3.6).
                throw .extensions
            }
        }
        guard let algorithm else { throw .malformed }
        self.algorithm = algorithm
        self.keyID = keyID
    }

    /// Whether a token of this type grants access, unlike a logout token (RFC 8725, section 3.11; RFC 9068).
    private static func isAccess(_ type: Span<UInt8>) -> Bool {
        type.equalsIgnoringCase("JWT") || type.equalsIgnoringCase("at+jwt")
            || type.equalsIgnoringCase("application/jwt") || type.equalsIgnoringCase("application/at+jwt")
    }
}

extension Span<UInt8> {
    fileprivate func equals(_ algorithm: TokenAlgorithm) -> Bool {
        switch algorithm {
        case .hs256: equals("HS256")
        case .rs256: equals("RS256")
        case .es256: equals("ES256")
        case .edDSA: equals("EdDSA")
        }
    }
}
