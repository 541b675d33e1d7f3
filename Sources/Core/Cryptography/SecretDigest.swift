import Bytes

/// How a secret is kept in memory and compared: by its SHA-256, in a time that tells nothing.
package enum SecretDigest {
    package static func of(_ secret: [UInt8]) -> [UInt8] { Digest.sha256(secret) }

    package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        Digest.areEqual(one.span, other.span)
    }

    /// A new secret of 256 random bits, in 43 letters, digits, `-` and `_`.
    package static func make() -> String { Base64URL.encode(Digest.randomBytes(32)) }
}
