/// Base64 with the URL-safe alphabet and without padding (RFC 4648, section 5; RFC 7515, section 2).
package enum Base64URL {
    private static let alphabet: InlineArray<64, UInt8> = [
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
        90,
        97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
        118,
        119, 120, 121, 122, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 45, 95,
    ]

    /// The value of each character, or 255 for characters outside the alphabet.
    private static let values: InlineArray<256, UInt8> = {
        var values = InlineArray<256, UInt8>(repeating: 255)
        for value in alphabet.indices { values[Int(alphabet[value])] = UInt8(value) }
        return values
    }()

    /// The number of base64url characters for `count` bytes.
    package static func length(of count: Int) -> Int { (count * 8 + 5) / 6 }

    /// Appends the base64url characters of `bytes` to memory that is already reserved. Nothing is allocated.
    package static func append(_ bytes: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
        var index = 0
        while index + 3 <= bytes.count {
            let group = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
            append(group, digits: 4, to: &output)
            index += 3
        }
        switch bytes.count - index {
        case 1: append(UInt32(bytes[index]) << 16, digits: 2, to: &output)
        case 2: append(UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8, digits: 3, to: &output)
        default: break
        }
    }

    package static func encode(_ bytes: [UInt8]) -> String {
        let text = Array(capacity: length(of: bytes.count)) { append(bytes.span, to: &$0) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes that a text encodes. The result is nil if the text has padding, other characters or non-zero
    /// bits after the last byte. Two different texts therefore never decode to the same bytes.
    package static func decode(_ text: Span<UInt8>) -> [UInt8]? {
        guard text.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        var (group, bits): (UInt32, UInt32) = (0, 0)
        for index in text.indices {
            let value = values[Int(text[index])]
            guard value < 64 else { return nil }
            group = group << 6 | UInt32(value)
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: group >> bits))
        }
        return group & (1 << bits - 1) == 0 ? bytes : nil
    }

    /// Decodes a text in the alphabet with `+` and `/` (RFC 4648, section 4). Padding is optional.
    package static func decode(plain text: some Sequence<UInt8>) -> [UInt8]? {
        var text = text.map { byte -> UInt8 in
            switch byte {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: byte
            }
        }
        for _ in 0..<2 where text.last == UInt8(ascii: "=") { text.removeLast() }
        return decode(text.span)
    }

    /// Appends the highest `digits` groups of six bits of a 24-bit number, each as one character.
    @inline(__always)
    private static func append(_ group: UInt32, digits: Int, to output: inout OutputSpan<UInt8>) {
        for digit in 0..<digits { output.append(alphabet[Int(group >> UInt32(18 - 6 * digit) & 63)]) }
    }

    /// The character for a number's lowest six bits.
    package static func digit(of number: UInt64) -> UInt8 { alphabet[Int(number & 63)] }
}
