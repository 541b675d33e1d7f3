import Bytes
import Cryptography

/// A key that names a user by itself: `uk_`, a public id, `_`, a secret. Both parts are random and base64url.
/// Or one that another system gave out, `sk-…`, and that was imported by its hash: its id begins with `sk-`
/// and goes on with the first 24 hexadecimal digits of the SHA-256 of the whole key.
///
/// The id may be shown and logged, and does not begin with a dash, so that a command line never takes it for
/// a flag. Only the secret's digest is stored: 32 random bytes cannot be guessed, so that one SHA-256 is
/// enough.
package struct APIKey: Sendable {
    private static let mark = Array("uk_".utf8)
    /// 16 characters for 12 bytes, 43 for 32.
    private static let idLength = 16
    private static let secretLength = 43
    private static let length = mark.count + idLength + 1 + secretLength

    package let id: [UInt8]
    /// SHA-256 of the secret as it is written.
    package let digest: [UInt8]

    private static let foreignMark = Array("sk-".utf8)
    /// Bytes of a key of another system's: shorter ones could be guessed.
    private static let foreignLengths = 20...256
    private static let foreignDigits = 24

    /// Reads a key from a request; nil for any other text.
    package init?(_ text: Span<UInt8>) {
        if Self.isForeign(text) {
            digest = Digest.sha256(text)
            id = Self.foreignMark + Array(Hexadecimal.text(digest).utf8.prefix(Self.foreignDigits))
            return
        }
        guard Self.isKey(text) else { return nil }
        let id = text.extracting(Self.mark.count..<Self.mark.count + Self.idLength)
        self.id = [UInt8](id)
        digest = Digest.sha256(text.extracting(last: Self.secretLength))
    }

    /// Whether a text has a key's shape.
    package static func isKey(_ text: Span<UInt8>) -> Bool {
        guard text.count == length, text.starts(with: mark.span),
            text[mark.count + idLength] == UInt8(ascii: "_")
        else { return false }
        for index in mark.count..<length where !isLetter(text[index]) { return false }
        return true
    }

    private static func isForeign(_ text: Span<UInt8>) -> Bool {
        guard foreignLengths.contains(text.count), text.starts(with: foreignMark.span) else { return false }
        for index in text.indices where !isLetter(text[index]) { return false }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// A new key, and its text, which is to be shown once and never kept.
    package static func makeKey() -> (key: APIKey, text: String) {
        var id: String
        repeat { id = Base64URL.encode(Digest.randomBytes(12)) } while id.hasPrefix("-")
        let text = "uk_\(id)_\(Base64URL.encode(Digest.randomBytes(32)))"
        guard let key = APIKey(text.utf8Span.span) else { preconditionFailure("a new key has a key's shape") }
        return (key, text)
    }

    /// Whether the digest of a stored key is this one's, compared in constant time.
    package func matches(digest stored: [UInt8]) -> Bool { Digest.areEqual(digest.span, stored.span) }
}
