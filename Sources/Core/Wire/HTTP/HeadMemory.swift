import Bytes

/// The bytes of the previous head on a connection. Clients and upstreams send nearly the same head again and
/// again: a line with the same bytes means the same, and comparing it costs less than parsing it.
struct HeadMemory: ~Copyable {
    /// Longer heads are read anew each time, so that a resting connection holds little.
    private static let capacity = 2048

    private var bytes = ByteBuffer()
    /// The offset of the first field's line; 0 if nothing is kept.
    private(set) var begin = 0
    /// How many fields there are.
    private(set) var count = 0
    /// The head that is being read is not, byte for byte, what is kept.
    var differs = false

    /// The offset at which the last field's line ends.
    var end: Int { bytes.count }

    /// Whether `length` bytes of another head are those that stood at `place` of this one.
    @inline(__always)
    func hasBytes(_ other: Span<UInt8>, _ start: Int, _ length: Int, at place: Int) -> Bool {
        guard length <= other.count - start else { return false }
        let known = bytes.readable.extracting(place..<place + length)
        return other.extracting(start..<start + length).starts(with: known)
    }

    /// How many bytes of another head, from `start` on, are those that stand from `place` on in this one.
    @inline(__always)
    func sameCount(_ other: Span<UInt8>, from start: Int, at place: Int) -> Int {
        let known = bytes.readable.extracting(droppingFirst: place)
        return ByteScan.sameCount(other.extracting(droppingFirst: start), known)
    }

    /// Keeps a head that is whole, up to its empty line.
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
