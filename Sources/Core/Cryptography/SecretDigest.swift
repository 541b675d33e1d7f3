import Bytes

/// The SHA-256 of a secret. Only this digest is kept in memory. Digests are compared in constant time.
package enum SecretDigest {
    package static func of(_ secret: [UInt8]) -> [UInt8] { Digest.sha256(secret) }

    package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        Digest.areEqual(one.span, other.span)
    }

    /// A new secret of 256 random bits, as 43 letters, digits, `-` and `_`.
    package static func makeSecret() -> String { Base64URL.encode(Digest.randomBytes(32)) }
}
