/// Base64 with the alphabet for names and addresses, without padding (RFC 4648, section 5; RFC 7515, section
/// 2).
enum Base64URL {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The value of each byte, 255 for those outside of the alphabet.
    private static let values: InlineArray<256, UInt8> = {
        var values = InlineArray<256, UInt8>(repeating: 255)
        for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
        return values
    }()

    /// The bytes that a text stands for; nil for any text that an encoder would not have written, so that no
    /// two texts mean the same: padding, other characters, stray bits behind the last byte.
    static func decode(_ text: Span<UInt8>) -> [UInt8]? {
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

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            var group = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - part.count))
            for _ in 0...part.count {
                text.append(alphabet[Int(group >> 18 & 63)])
                group <<= 6
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
