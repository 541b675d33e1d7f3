/// Writes into the spare memory of an array without bounds checks. The caller reserves memory for everything
/// that it will write. An append that checks capacity and uniqueness for each byte takes 19 instructions per
/// digit, and an admission has 60 digits.
///
/// The methods are inlinable, because a call for each byte would cost as much as these checks.
@safe package struct UncheckedWriter {
    @usableFromInline var place: UnsafeMutablePointer<UInt8>

    @usableFromInline
    init(place: UnsafeMutablePointer<UInt8>) { unsafe self.place = unsafe place }

    /// Makes room for `room` more bytes in `bytes`. `write` can append at most this number.
    @inlinable @inline(__always)
    package static func write(to bytes: inout [UInt8], room: Int, _ write: (inout UncheckedWriter) -> Void) {
        bytes.append(addingCapacity: room) { span in
            unsafe span.withUnsafeMutableBufferPointer { spare, count in
                guard let start = spare.baseAddress else { return }
                var writer = unsafe UncheckedWriter(place: start)
                write(&writer)
                count = unsafe writer.place - start
                precondition(count <= room, "more was written than room was asked for")
            }
        }
    }

    @inlinable @inline(__always)
    package mutating func put(_ byte: UInt8) {
        unsafe place.pointee = byte
        unsafe place += 1
    }

    @inlinable @inline(__always)
    package mutating func put(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            unsafe place.update(from: start, count: source.count)
            unsafe place += source.count
        }
    }

    @inlinable @inline(__always)
    package mutating func put(_ bytes: [UInt8]) { put(bytes.span) }

    @inlinable @inline(__always)
    package mutating func put(_ bytes: [UInt8], first count: Int) { put(bytes.span.extracting(first: count)) }

    @inlinable @inline(__always)
    package mutating func put(_ text: StaticString) {
        unsafe place.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        unsafe place += text.utf8CodeUnitCount
    }

    /// Writes the lowest `count` bytes of a number, at most eight, with the highest byte first. Generic code
    /// or `storeBytes` would cost a call per number, so this function uses neither.
    @inlinable @inline(__always)
    package mutating func put(bigEndian number: UInt64, count: Int) {
        for index in 0..<count {
            unsafe place[index] = UInt8(truncatingIfNeeded: number &>> UInt64(8 &* (count &- 1 &- index)))
        }
        unsafe place += count
    }

    @inlinable @inline(__always)
    package mutating func putLineEnd() {
        put(UInt8(ascii: "\r"))
        put(UInt8(ascii: "\n"))
    }

    /// Writes a number in decimal. `count` must be the number of its digits.
    @inlinable @inline(__always)
    package mutating func put(_ number: UInt, digits count: Int) {
        var rest = number
        var index = count
        // Two digits are written at a time, because this halves the number of long divisions.
        while index > 1 {
            index -= 2
            let (tens, ones) = UInt32(truncatingIfNeeded: rest % 100).quotientAndRemainder(dividingBy: 10)
            rest /= 100
            unsafe place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: tens)
            unsafe place[index + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: ones)
        }
        if index == 1 { unsafe place[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
        unsafe place += count
    }

    @inlinable @inline(__always)
    package static func digits(of number: UInt) -> Int {
        var count = 1
        var bound: UInt = 10
        // The loop ends at 20 digits, because 10^19 is the largest power of ten in a `UInt`.
        while number >= bound {
            count += 1
            if count == 20 { return count }
            bound *= 10
        }
        return count
    }
}
