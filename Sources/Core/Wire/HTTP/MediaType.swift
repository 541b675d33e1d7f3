import Bytes

/// Reads the character set from a `Content-Type` (RFC 9110, section 8.3).
package enum MediaType {
    /// Whether the type names no encoding other than UTF-8. Even for JSON, a `charset` such as UTF-7 counts:
    /// it has no meaning (RFC 8259, section 11), but some servers decode by it.
    package static func isUTF8(_ type: Span<UInt8>) -> Bool {
        if type.equals("application/json") { return true }
        var start = 0
        for end in 0...type.count where end == type.count || type[end] == UInt8(ascii: ";") {
            if !isUTF8(parameter: type.extracting(start..<end)) { return false }
            start = end + 1
        }
        return true
    }

    private static func isUTF8(parameter: Span<UInt8>) -> Bool {
        var name: [UInt8] = []
        for index in parameter.indices {
            switch parameter[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: "'"): continue
            default: name.append(ASCII.lowercased(parameter[index]))
            }
        }
        guard name.starts(with: Array("charset=".utf8)) else { return true }
        return [Array("utf-8".utf8), Array("utf8".utf8), Array("us-ascii".utf8)].contains(
            Array(name.dropFirst(8)))
    }
}
