/// One of the 16,384 slots of a Redis Cluster. The slot of a key decides which node has the key.
package struct RedisSlot: Hashable, Sendable {
    package static let count: UInt16 = 16_384

    package let number: UInt16

    /// Computes the slot: CRC-16/XMODEM of the key's hash tag. If the key has no tag or an empty one, the
    /// whole key is used (Redis Cluster specification, "Hash tags").
    package init(key: Span<UInt8>) { self.init(tag: key.extracting(Self.tag(of: key))) }

    /// Computes the slot from a hash tag, which is the text between the braces of a key.
    package init(tag: Span<UInt8>) {
        var sum: UInt16 = 0
        for index in tag.indices {
            // A table of 512 bytes would take processor cache away from messages, so none is used.
            var byte = sum >> 8 ^ UInt16(tag[index])
            byte ^= byte >> 4
            sum = sum << 8 ^ byte << 12 ^ byte << 5 ^ byte
        }
        number = sum % Self.count
    }

    private static func tag(of key: Span<UInt8>) -> Range<Int> {
        guard let open = place(of: UInt8(ascii: "{"), in: key, from: 0),
            let close = place(of: UInt8(ascii: "}"), in: key, from: open + 1), close > open + 1
        else { return 0..<key.count }
        return open + 1..<close
    }

    private static func place(of byte: UInt8, in key: Span<UInt8>, from start: Int) -> Int? {
        for index in start..<key.count where key[index] == byte { return index }
        return nil
    }
}
