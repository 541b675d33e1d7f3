/// The 64-bit hash FNV-1a (Fowler, Noll, Vo). It is the same in every process and takes a few nanoseconds for
/// a name. A caller who chooses the bytes can make hashes collide. Use the hash only if collisions cost
/// nothing but time.
///
/// The methods are inlinable, since a call for each byte would cost as much as the hashing itself.
package struct FNV1a: Sendable {
    @usableFromInline package var value: UInt64

    @inlinable @inline(__always)
    package init() { value = 0xcbf2_9ce4_8422_2325 }

    @inlinable @inline(__always)
    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    @inlinable @inline(__always)
    package mutating func add(_ bytes: Span<UInt8>) {
        for index in bytes.indices { add(bytes[index]) }
    }

    @inlinable @inline(__always)
    package static func hash(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = FNV1a()
        hash.add(bytes)
        return hash.value
    }
}
