import Bytes
import Cryptography

/// The first 16 bytes of the SHA-256 of some words, in hexadecimal. The same words always have the same id.
struct ContentID {
    let text: String

    static func contentID(_ words: [String]) -> ContentID {
        ContentID(
            text: Hexadecimal.text(Digest.sha256(Array(words.joined(separator: "\u{1E}").utf8)).prefix(16)))
    }
}
