/// A buffer to which bytes are appended and which is cleared as a whole. It keeps its memory, up to 64 KiB,
/// for the next use.
///
/// It owns its memory and cannot be copied, so no write has to check for shared ownership.
@safe package struct ByteWriter: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    package private(set) var count = 0

    package init(capacity: Int = 128) {
        precondition(capacity > 0, "a slate has room for something")
        self.capacity = capacity
        unsafe start = .allocate(capacity: capacity)
    }

    deinit { unsafe start.deallocate() }

    package var bytes: Span<UInt8> {
        @_lifetime(borrow self)
        get { unsafe _overrideLifetime(Span(_unsafeStart: start, count: count), borrowing: self) }
    }

    var array: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

    mutating func wipeBytes() {
        count = 0
        if capacity > Self.muchMemory { self = ByteWriter() }
    }

    private static var muchMemory: Int { 65_536 }

    /// Makes room for `room` more bytes. `write` can append at most this number.
    mutating func write(room: Int, _ write: (inout UncheckedWriter) -> Void) {
        if capacity - count < room { grow(by: room) }
        var writer = unsafe UncheckedWriter(place: start + count)
        write(&writer)
        count = unsafe writer.place - start
        precondition(count <= capacity, "more was written than room was asked for")
    }

    mutating func appendBytes(_ bytes: Span<UInt8>) { write(room: bytes.count) { $0.put(bytes) } }

    private mutating func grow(by room: Int) {
        capacity = max(capacity * 2, count + room)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe larger.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = unsafe larger
    }
}
