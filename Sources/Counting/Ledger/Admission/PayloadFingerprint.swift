import Cryptography

/// A fingerprint that shows whether a message id that comes again has the same payload.
///
/// Keyed with a secret of the store: without one, somebody could look for two payloads with one
/// fingerprint, whose second would pass as a repeat of the first and so cost no message.
package enum PayloadFingerprint {
    /// - Returns: the first 64 bits of HMAC-SHA-256 (RFC 2104) over the body, keyed by that over the path;
    /// never 0,   which means that nobody chose the id.
    package static func makeFingerprint(_ path: Span<UInt8>, _ body: Span<UInt8>, secret: [UInt8]) -> UInt64 {
        let key = Digest.authentication(of: path, secret: secret)
        let digest = Digest.authentication(of: body, secret: key)
        return max(digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, 1)
    }
}
