import Cryptography

/// A fingerprint that shows whether a repeated message id has the same payload.
///
/// The fingerprint is keyed with a secret of the store. Without a secret, a caller could search for two
/// payloads with the same fingerprint. The second payload would then pass as a repeat of the first and would
/// not be counted as a message.
package enum PayloadFingerprint {
    /// - Returns: the first 64 bits of HMAC-SHA-256 (RFC 2104) over the body. The key is the HMAC-SHA-256 of
    ///   the path. The result is never 0, because 0 means that the caller chose no message id.
    package static func makeFingerprint(_ path: Span<UInt8>, _ body: Span<UInt8>, secret: [UInt8]) -> UInt64 {
        let key = Digest.authentication(of: path, secret: secret)
        let digest = Digest.authentication(of: body, secret: key)
        return max(digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, 1)
    }
}
