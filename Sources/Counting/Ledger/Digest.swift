import COpenSSL

/// Digests over bytes, by OpenSSL: the only unsafe expressions of this room.
package enum Digest {
    /// SHA-256, 32 bytes.
    package static func sha256(_ bytes: [UInt8]) -> [UInt8] { unsafe digest(bytes, EVP_sha256(), count: 32) }

    /// SHA-1 as 40 lower-case hexadecimal digits: the name that Redis gives to a script.
    static func sha1Hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return unsafe digest(bytes, EVP_sha1(), count: 20).flatMap {
            [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
        }
    }

    private static func digest(_ bytes: [UInt8], _ algorithm: OpaquePointer?, count: Int) -> [UInt8] {
        var length: UInt32 = 0
        var output = [UInt8](repeating: 0, count: count)
        let done = unsafe EVP_Digest(bytes, bytes.count, &output, &length, algorithm, nil)
        precondition(done == 1 && length == count, "OpenSSL has no SHA")
        return output
    }
}

/// Base64 with the alphabet for names and addresses, without padding (RFC 4648, section 5).
enum Base64URL {
    private static let alphabet: InlineArray<64, UInt8> = [
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
        90,
        97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
        118,
        119, 120, 121, 122, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 45, 95,
    ]

    /// How many characters `count` bytes become.
    static func length(of count: Int) -> Int { (count * 8 + 5) / 6 }

    static func append(_ bytes: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
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

    /// The bytes that such a text stands for; nil for any other text.
    static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard text.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        var (bits, count) = (UInt32(0), 0)
        for byte in text {
            let value: UInt8
            switch byte {
            case 65...90: value = byte - 65
            case 97...122: value = byte - 71
            case 48...57: value = byte + 4
            case 45: value = 62
            case 95: value = 63
            default: return nil
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        return bytes
    }

    /// The highest `digits` × 6 of 24 bits.
    @inline(__always)
    private static func append(_ group: UInt32, digits: Int, to output: inout OutputSpan<UInt8>) {
        for digit in 0..<digits { output.append(alphabet[Int(group >> UInt32(18 - 6 * digit) & 63)]) }
    }

    /// The character of a number's lowest six bits.
    static func digit(of number: UInt64) -> UInt8 { alphabet[Int(number & 63)] }
}
