/// Writes into the spare room of an array, unchecked: an append that asks for room and uniqueness byte by
/// byte costs
/// 19 instructions a digit, and an admission has 60 of them. Whoever asks for room knows how much will be
/// written.
@safe struct Pen {
    private var place: UnsafeMutablePointer<UInt8>

    /// Lets `write` put at most `room` bytes at the end of `bytes`.
    @inline(__always)
    static func write(to bytes: inout [UInt8], room: Int, _ write: (inout Pen) -> Void) {
        bytes.append(addingCapacity: room) { span in
            unsafe span.withUnsafeMutableBufferPointer { spare, count in
                guard let start = spare.baseAddress else { return }
                var pen = unsafe Pen(place: start)
                write(&pen)
                count = unsafe pen.place - start
                precondition(count <= room, "more was written than room was asked for")
            }
        }
    }

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        unsafe place.pointee = byte
        unsafe place += 1
    }

    @inline(__always)
    mutating func put(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            unsafe place.update(from: start, count: source.count)
            unsafe place += source.count
        }
    }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        unsafe place.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        unsafe place += text.utf8CodeUnitCount
    }

    @inline(__always)
    mutating func putLineEnd() {
        put(UInt8(ascii: "\r"))
        put(UInt8(ascii: "\n"))
    }

    /// Decimal digits; `count` says how many they are.
    @inline(__always)
    mutating func put(_ number: UInt, digits count: Int) {
        var rest = number
        var index = count
        while index > 0 {
            index -= 1
            unsafe place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        unsafe place += count
    }

    /// How many decimal digits a number has: at most 20.
    @inline(__always)
    static func digits(of number: UInt) -> Int {
        var count = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            count += 1
        }
        return count
    }
}
