/// Percent-encoding (RFC 3986, section 2.1). A plus sign means itself, not a space.
package enum PercentCoding {
    /// Encodes a text as one segment of a path or one value of a query. Every byte except the unreserved
    /// characters (RFC 3986, section 2.3) becomes `%XX`.
    package static func encode(_ text: some Sequence<UInt8>) -> String {
        var encoded: [UInt8] = []
        for byte in text {
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 95, 126: encoded.append(byte)
            default: encoded += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Decodes every `%XX`. The result is nil if a percent sign is not followed by two hexadecimal digits.
    package static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var at = text.startIndex
        while at < text.endIndex {
            let byte = text[at]
            if byte == UInt8(ascii: "%") {
                guard let escaped = escapedByte(in: text.span, at: at - text.startIndex) else { return nil }
                bytes.append(escaped)
                at += 3
            } else {
                bytes.append(byte)
                at += 1
            }
        }
        return bytes
    }

    /// The byte that the escape `%XX` at `at` encodes; nil if the three characters are not an escape.
    package static func escapedByte(in text: Span<UInt8>, at: Int) -> UInt8? {
        guard text[at] == UInt8(ascii: "%"), text.count - at > 2, let high = ASCII.hexValue(text[at + 1]),
            let low = ASCII.hexValue(text[at + 2])
        else { return nil }
        return high << 4 | low
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
