import Bytes

/// Members that a piece of JSON perhaps contains, found by a search of its bytes. An event is parsed only if
/// it has one of these hints.
///
/// Quotation marks within a JSON string are escaped. If a text contains "usage" in quotes, it is therefore
/// never mistaken for a member.
package struct ContentHints: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The JSON perhaps has a member `usage` or `usageMetadata` that is an object. `"usage":null`, which
    /// OpenAI sends with every chunk, does not count.
    package static let usage = ContentHints(rawValue: 1)
    /// The JSON perhaps has a member `error` that is not null, or the string `error` as a value.
    package static let error = ContentHints(rawValue: 2)

    package static func find(in bytes: Span<UInt8>) -> ContentHints {
        var marks: ContentHints = []
        var at = ByteScan.firstQuotedUOrE(in: bytes, from: 0, to: bytes.count)
        while at < bytes.count {
            if usageObject(in: bytes, at: at) != nil {
                marks.insert(.usage)
            } else if isError(bytes, at) {
                marks.insert(.error)
            }
            at = ByteScan.firstQuotedUOrE(in: bytes, from: at + 1, to: bytes.count)
        }
        return marks
    }

    /// The offset of the object that is the value of a usage member. The member's name begins at `at`. The
    /// result is nil if no such member begins there.
    static func usageObject(in bytes: Span<UInt8>, at: Int) -> Int? {
        let name = bytes.has("\"usage\"", at: at) ? 7 : bytes.has("\"usageMetadata\"", at: at) ? 15 : 0
        guard name > 0 else { return nil }
        let colon = pastBlanks(bytes, at + name)
        guard bytes.has(":", at: colon) else { return nil }
        let value = pastBlanks(bytes, colon + 1)
        return bytes.has("{", at: value) ? value : nil
    }

    private static func isError(_ bytes: Span<UInt8>, _ at: Int) -> Bool {
        guard bytes.has("\"error\"", at: at) else { return false }
        let next = pastBlanks(bytes, at + 7)
        guard bytes.has(":", at: next) else { return true }
        return !bytes.has("null", at: pastBlanks(bytes, next + 1))
    }

    private static func pastBlanks(_ bytes: Span<UInt8>, _ from: Int) -> Int {
        var at = from
        while at < bytes.count, bytes[at] == ASCII.space || (bytes[at] >= 0x09 && bytes[at] <= 0x0d) {
            at += 1
        }
        return at
    }
}
