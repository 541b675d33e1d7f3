/// A growable buffer for the bytes that a connection receives or sends. Bytes are written at its end and read
/// at its start.
///
/// The buffer owns its memory and cannot be copied, so that no write has to check for shared ownership. The
/// memory of consumed bytes is reused when the buffer is empty or needs room.
@safe package struct ByteBuffer: ~Copyable, @unchecked Sendable {
    /// The memory, of which only the bytes in `start..<end` are read. It is nil only if `capacity` is 0.
    private var base: UnsafeMutableRawPointer?
    package private(set) var capacity: Int
    private var start = 0
    private var end = 0

    package init(capacity: Int = 0) {
        precondition(capacity >= 0, "a capacity cannot be negative")
        self.capacity = capacity
        unsafe base = capacity > 0 ? .allocate(byteCount: capacity, alignment: 16) : nil
    }

    deinit { unsafe base?.deallocate() }

    /// The number of bytes that were written and have not been consumed.
    package var count: Int { end - start }

    package var isEmpty: Bool { end == start }

    /// The bytes that were written and have not been consumed, the oldest first.
    package var readable: Span<UInt8> {
        @_lifetime(borrow self)
        get {
            guard let base = unsafe base else { return unsafe _overrideLifetime(Span(), borrowing: self) }
            let first = unsafe (base + start).assumingMemoryBound(to: UInt8.self)
            return unsafe _overrideLifetime(Span(_unsafeStart: first, count: end - start), borrowing: self)
        }
    }

    package subscript(index: Int) -> UInt8 { readable[index] }

    /// Removes the oldest `count` bytes.
    package mutating func consume(_ count: Int) {
        precondition(count >= 0 && count <= end - start, "more bytes were consumed than the buffer holds")
        start += count
        if start == end {
            start = 0
            end = 0
        }
    }

    /// Moves the bytes of `range` to the lower offset `target`. This joins the pieces of a chunked body.
    package mutating func moveBytes(_ range: Range<Int>, to target: Int) {
        precondition(
            target >= 0 && target <= range.lowerBound && range.upperBound <= count,
            "bytes can only be moved down, inside the buffer")
        guard let base = unsafe base, target < range.lowerBound else { return }
        let first = unsafe base + start
        unsafe (first + target).copyMemory(from: first + range.lowerBound, byteCount: range.count)
    }

    /// Removes the newest bytes, so that `count` bytes remain.
    package mutating func truncateBytes(to count: Int) {
        precondition(count >= 0 && count <= end - start, "a buffer cannot be truncated to more than it holds")
        end = start + count
    }

    /// Removes all bytes. If `keepingCapacity` is true, the memory is kept for the next use.
    package mutating func removeAll(keepingCapacity: Bool = true) {
        start = 0
        end = 0
        if !keepingCapacity {
            unsafe base?.deallocate()
            unsafe base = nil
            capacity = 0
        }
    }

    /// Frees all memory that the buffer's readable bytes do not need.
    package mutating func shrink() {
        guard !isEmpty else { return removeAll(keepingCapacity: false) }
        guard capacity > count, let base = unsafe base else { return }
        let smaller = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        unsafe smaller.copyMemory(from: base + start, byteCount: count)
        unsafe base.deallocate()
        unsafe self.base = smaller
        (start, end, capacity) = (0, count, count)
    }

    /// Makes room for `room` more bytes. If needed, the readable bytes are moved to the front of the memory,
    /// or the memory grows to at least twice its size.
    package mutating func reserveRoom(_ room: Int) {
        if capacity - end < room { makeRoom(room) }
    }

    @inline(never)
    private mutating func makeRoom(_ room: Int) {
        precondition(room >= 0, "room cannot be negative")
        let unread = end - start
        // Bytes are moved only if this frees at least half of the memory. Otherwise many small moves could
        // take quadratic time in total.
        if let base = unsafe base, capacity - unread >= room, unread <= capacity / 2 {
            unsafe base.copyMemory(from: base + start, byteCount: unread)
        } else {
            let size = max(64, capacity * 2, unread + room)
            let grown = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            if let base = unsafe base {
                unsafe grown.copyMemory(from: base + start, byteCount: unread)
                unsafe base.deallocate()
            }
            unsafe base = grown
            capacity = size
        }
        start = 0
        end = unread
    }

    package mutating func append(_ byte: UInt8) {
        reserveRoom(1)
        if let base = unsafe base { unsafe (base + end).storeBytes(of: byte, as: UInt8.self) }
        end += 1
    }

    package mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBytes { source in unsafe append(from: source.baseAddress, source.count) }
    }

    package mutating func append(_ bytes: [UInt8]) { append(bytes.span) }

    package mutating func append(_ bytes: [UInt8], first count: Int) {
        append(bytes.span.extracting(first: count))
    }

    package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        append(bytes.span.extracting(range))
    }

    package mutating func append(_ text: StaticString) {
        unsafe append(from: text.utf8Start, text.utf8CodeUnitCount)
    }

    package mutating func append(utf8 text: String) {
        append(text.utf8Span.span)
    }

    @inline(__always)
    private mutating func append(from source: UnsafeRawPointer?, _ count: Int) {
        reserveRoom(count)
        if let base = unsafe base, let source = unsafe source {
            unsafe Self.copy(source, to: base + end, count)
        }
        end += count
    }

    /// Copies bytes. For 8 to 32 bytes, two overlapping writes are faster than a call of memcpy.
    @inline(__always)
    private static func copy(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ count: Int) {
        if count > 16 && count <= 32 {
            let first = unsafe source.loadUnaligned(as: SIMD2<UInt64>.self)
            let last = unsafe source.loadUnaligned(fromByteOffset: count &- 16, as: SIMD2<UInt64>.self)
            unsafe target.storeBytes(of: first, as: SIMD2<UInt64>.self)
            unsafe target.storeBytes(of: last, toByteOffset: count &- 16, as: SIMD2<UInt64>.self)
        } else if count >= 8 && count <= 16 {
            let first = unsafe source.loadUnaligned(as: UInt64.self)
            let last = unsafe source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            unsafe target.storeBytes(of: first, as: UInt64.self)
            unsafe target.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
        } else {
            unsafe target.copyMemory(from: source, byteCount: count)
        }
    }

    /// Appends the lowest `count` bytes of a word, the lowest first. For few bytes this is the fastest way.
    @inline(__always)
    package mutating func append(word: UInt64, first count: Int) {
        reserveRoom(8)
        if let base = unsafe base {
            unsafe base.storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
        }
        end += count
    }

    /// Appends the last `width` decimal digits of the number, with leading zeros.
    mutating func append(digits number: UInt, width: Int) {
        reserveRoom(width)
        guard let base = unsafe base else { return }
        var rest = number
        var at = end + width
        while at > end {
            at -= 1
            let digit = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            unsafe base.storeBytes(of: digit, toByteOffset: at, as: UInt8.self)
            rest /= 10
        }
        end += width
    }

    /// Lets `fill` write into at least `room` spare bytes. A positive result of `fill` is the number of bytes
    /// that it wrote. Every result is returned to the caller, such as the −1 of a failed system call.
    package mutating func receiveBytes(atLeast room: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int)
        -> Int
    {
        reserveRoom(room)
        let spare = capacity - end
        guard let base = unsafe base else { return 0 }
        let written = unsafe fill(UnsafeMutableRawBufferPointer(start: base + end, count: spare))
        precondition(written <= spare, "more bytes were reported than there was room for")
        if written > 0 { end += written }
        return written
    }
}
