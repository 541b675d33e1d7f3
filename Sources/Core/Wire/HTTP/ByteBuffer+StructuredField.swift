package import Bytes

/// Methods that write the items of structured fields (RFC 9651).
extension ByteBuffer {
    /// Appends an Integer. It must have at most 15 digits, so a larger value is clamped.
    package mutating func append(structured number: Int) {
        append(decimal: min(max(number, -999_999_999_999_999), 999_999_999_999_999))
    }

    /// Appends a String in quotes. Characters other than printable ASCII are left out.
    package mutating func append(structured text: Span<UInt8>) {
        append(UInt8(ascii: "\""))
        for index in text.indices where text[index] >= 0x20 && text[index] < 0x7f {
            if text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "\\") {
                append(UInt8(ascii: "\\"))
            }
            append(text[index])
        }
        append(UInt8(ascii: "\""))
    }

    package mutating func append(structured text: String) { append(structured: [UInt8](text.utf8).span) }

    /// Appends a Display String: UTF-8 text as `%"…"`. `%`, `"` and all bytes except printable ASCII are
    /// written as `%xx` (RFC 9651, section 4.1.11).
    package mutating func append(display text: String) {
        append("%\"")
        for byte in text.utf8 {
            if byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "\"") {
                append(byte)
            } else {
                append(UInt8(ascii: "%"))
                append(Hexadecimal.digit(byte >> 4))
                append(Hexadecimal.digit(byte & 15))
            }
        }
        append(UInt8(ascii: "\""))
    }
}
