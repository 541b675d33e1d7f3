/// Bytes and numbers as lower-case hexadecimal digits, the form of ids and hashes.
package enum Hexadecimal {
    /// The bytes as text, with two digits for each byte.
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        var digits: [UInt8] = []
        for byte in bytes { digits += [digit(byte >> 4), digit(byte & 15)] }
        return String(decoding: digits, as: UTF8.self)
    }

    /// All 64 bits of the number as 16 digits.
    package static func text(_ number: UInt64) -> String {
        text((0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) })
    }

    /// The bytes of hexadecimal digits in upper or lower case; nil for any other text.
    package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for character in text.utf8 {
            guard let value = ASCII.hexValue(character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? bytes : nil
    }

    /// The digit for a value below 16.
    package static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
