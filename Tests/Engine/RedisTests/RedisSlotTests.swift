import Redis
import Testing

@Suite struct `A key's slot in a cluster` {
    /// The expected slots come from Python's `binascii.crc_hqx` (CRC-16/XMODEM), applied to the part of the
    /// key that the Redis Cluster specification hashes.
    @Test(arguments: [
        ("123456789", 12739), ("foo", 12182), ("somekey", 11058), ("", 0), ("us:{AGFkYQ}:s", 1376),
        ("{user1000}.following", 3443), ("user1000", 3443),
        // An empty hash tag does not count. The first closing brace ends a tag, and only the first tag
        // counts.
        ("foo{}{bar}", 8363), ("foo{{bar}}zap", 4015), ("foo{bar}{zap}", 5061),
    ]) func `A key's slot is computed from its hash tag, or from the whole key`(key: String, slot: UInt16) {
        #expect(RedisSlot(key: key.utf8Span.span).number == slot)
    }
}
