import Bytes

/// The bytes of the previous message's head on a connection. Clients and upstreams often send nearly the same
/// head again. A line that equals a kept line has the same meaning, and comparing is faster than parsing.
struct HeadMemory: ~Copyable {
    /// The largest head that is kept, in bytes. The bound keeps the memory of idle connections small.
    private static let capacity = 2048

    private var bytes = ByteBuffer()
    /// The offset of the kept head's first header line; 0 if no head is kept.
    private(set) var begin = 0
    private(set) var count = 0
    /// Whether the head that is being read differs from the kept head in any byte.
    var differs = false

    /// The offset at which the last header line of the kept head ends.
    var end: Int { bytes.count }

    /// Whether `length` bytes of another head from `start` on equal those of the kept head from `place` on.
    @inline(__always)
    func hasBytes(_ other: Span<UInt8>, _ start: Int, _ length: Int, at place: Int) -> Bool {
        guard length <= other.count - start else { return false }
        let known = bytes.readable.extracting(place..<place + length)
        return other.extracting(start..<start + length).starts(with: known)
    }

    /// How many bytes are equal in another head from `start` on and in the kept head from `place` on.
    @inline(__always)
    func sameCount(_ other: Span<UInt8>, from start: Int, at place: Int) -> Int {
        let known = bytes.readable.extracting(droppingFirst: place)
        return ByteScan.sameCount(other.extracting(droppingFirst: start), known)
    }

    /// Keeps a complete head, without its empty line.
    mutating func keep(_ head: Span<UInt8>, _ begin: Int, _ count: Int) {
        if !differs && count == self.count && begin == self.begin && head.count == bytes.count { return }
        guard head.count <= Self.capacity else { return forgetFields() }
        bytes.removeAll()
        bytes.append(head)
        (self.begin, self.count, differs) = (begin, count, false)
    }

    mutating func forgetFields() {
        bytes.removeAll(keepingCapacity: false)
        (begin, count, differs) = (0, 0, false)
    }
}
