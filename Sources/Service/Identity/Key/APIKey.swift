import Bytes
import Cryptography

/// An API key that identifies a user: `uk_`, a public id, `_` and a secret. Id and secret are random and in
/// base64url. The id can be shown and logged. Only the secret's digest is stored. One SHA-256 is enough,
/// because 32 random bytes cannot be guessed.
package struct APIKey: Sendable {
    private static let mark = Array("uk_".utf8)
    /// The lengths in base64url characters: 16 for an id of 12 bytes, 43 for a secret of 32 bytes.
    private static let idLength = 16
    private static let secretLength = 43
    private static let length = mark.count + idLength + 1 + secretLength

    package let id: [UInt8]
    /// The SHA-256 of the secret's base64url text, or of the whole text if another system made the key.
    package let digest: [UInt8]

    /// The beginning of another system's key. Such a key can be imported by its hash. Its id is `sk-` and the
    /// first 24 hexadecimal digits of the SHA-256 of the whole key.
    private static let foreignMark = Array("sk-".utf8)
    /// The accepted lengths of another system's key, in bytes. A shorter key could be guessed.
    private static let foreignLengths = 20...256
    private static let foreignDigits = 24

    /// Reads an API key from a request; nil if the text is not an API key.
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

    /// Whether a text has the form of Usher's own API keys.
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

    /// Makes a new API key. Its text must be shown once and never stored. The id does not begin with a dash,
    /// so that no command line takes it for a flag.
    package static func makeKey() -> (key: APIKey, text: String) {
        var id: String
        repeat { id = Base64URL.encode(Digest.randomBytes(12)) } while id.hasPrefix("-")
        let text = "uk_\(id)_\(Base64URL.encode(Digest.randomBytes(32)))"
        guard let key = APIKey(text.utf8Span.span) else { preconditionFailure("a new key has a key's shape") }
        return (key, text)
    }

    /// Whether this key has the digest of a stored key. The comparison takes the same time for every key.
    package func matches(digest stored: [UInt8]) -> Bool { Digest.areEqual(digest.span, stored.span) }
}
