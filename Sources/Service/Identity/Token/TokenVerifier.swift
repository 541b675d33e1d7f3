import Bytes
import JSON

/// Verifies JSON Web Tokens in the compact form (RFC 7519, RFC 8725). The configuration must list the token's
/// algorithm, and the key must be for this algorithm. Keys or key addresses inside a token are never used. An
/// instance is bound to one event loop.
package final class TokenVerifier {
    /// The longest token in bytes (`longest`), and the deepest nesting of its JSON.
    package static let longest = 8 << 10
    private static let deepest = 16

    package let rules: TokenRules
    private var parser = JSONParser(maxBytes: TokenVerifier.longest, maxDepth: TokenVerifier.deepest)

    package init(_ rules: TokenRules) { self.rules = rules }

    /// Whether a text has the form of a token: three parts with dots between. The last part can be empty.
    package static func isToken(_ text: Span<UInt8>) -> Bool {
        var dots = 0
        for index in text.indices where text[index] == UInt8(ascii: ".") { dots += 1 }
        return dots == 2
    }

    package func verifyToken(_ token: Span<UInt8>, with keys: KeySet, at now: Int) throws(TokenFault)
        -> TokenClaims
    {
        guard token.count <= Self.longest, let (first, second) = Self.dots(of: token) else {
            throw .malformed
        }
        let header = try Self.header(token.extracting(0..<first), rules, &parser)
        guard let signature = Base64URL.decode(token.extracting(second + 1..<token.count)), !signature.isEmpty
        else { throw .malformed }
        let candidates = keys.candidateKeys(header.algorithm, id: header.keyID)
        guard !candidates.isEmpty else { throw .unknownKey }
        let message = token.extracting(0..<second)
        guard candidates.contains(where: { $0.verifySignature(message, signature) }) else { throw .signature }
        let claims = try Self.claims(token.extracting(first + 1..<second), rules, &parser)
        return try claims.checkClaims(against: rules, at: now)
    }

    /// Whether a token names the issuer of these rules. Its signature is not checked here.
    package func isNamed(by token: Span<UInt8>) -> Bool {
        guard token.count <= Self.longest, let (first, second) = Self.dots(of: token),
            let claims = try? Self.claims(token.extracting(first + 1..<second), rules, &parser)
        else { return false }
        return claims.isOf(rules.issuer)
    }

    /// The positions of the two dots in a token; nil if there are not exactly two.
    private static func dots(of token: Span<UInt8>) -> (Int, Int)? {
        var found: [Int] = []
        for index in token.indices where token[index] == UInt8(ascii: ".") { found.append(index) }
        return found.count == 2 ? (found[0], found[1]) : nil
    }

    private static func header(
        _ text: Span<UInt8>, _ rules: TokenRules, _ parser: inout JSONParser
    ) throws(TokenFault) -> TokenHeader {
        guard let bytes = Base64URL.decode(text), let root = try? parser.parse(bytes.span) else {
            throw .malformed
        }
        return try TokenHeader(root, rules.algorithms)
    }

    private static func claims(
        _ text: Span<UInt8>, _ rules: TokenRules, _ parser: inout JSONParser
    ) throws(TokenFault) -> WrittenClaims {
        guard let bytes = Base64URL.decode(text), let root = try? parser.parse(bytes.span) else {
            throw .malformed
        }
        return try WrittenClaims(root, rules)
    }
}
