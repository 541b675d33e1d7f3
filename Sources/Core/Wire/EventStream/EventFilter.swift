package import Bytes

/// Removes single events from a server-sent event stream that arrives in arbitrary pieces. All other bytes
/// pass.
///
/// The beginning of an incomplete event is held until its end shows whether the event passes. This delays no
/// client, since an event takes effect at its empty line only (WHATWG HTML, section 9.2.6). A piece of
/// complete events that all pass is not copied.
package struct EventFilter: ~Copyable {
    /// The largest part of one event that is held, in bytes. A larger event passes without a decision.
    private static let limit = 16 << 10

    /// The beginning of an event that is not complete yet.
    private var held = ByteBuffer()
    /// The bytes that pass instead of the current piece. It is unused if the piece passes unchanged.
    private var sifted = ByteBuffer()
    private var isChanged = false
    /// Whether the current event is too large to be held and therefore passes.
    private var isOverflowing = false
    /// Whether the last event ended with a CR at the end of a piece. A following LF belongs to that CR.
    private var awaitsLineFeed = false
    private var lastWasWanted = true
    /// Offsets in the current piece. Passing bytes begin at `first`, and the first event begins at `floor`.
    private var first = 0
    private var floor = 0

    package init() {}

    package mutating func reset() {
        held.removeAll(keepingCapacity: false)
        sifted.removeAll(keepingCapacity: false)
        (isChanged, isOverflowing, awaitsLineFeed, lastWasWanted) = (false, false, false, true)
    }

    /// Begins a new piece of the stream.
    package mutating func begin(_ piece: Span<UInt8>) {
        (first, floor) = (0, 0)
        guard awaitsLineFeed, !piece.isEmpty else { return }
        awaitsLineFeed = false
        guard piece[0] == ASCII.lineFeed else { return }
        floor = 1
        if !lastWasWanted { (first, isChanged) = (1, true) }
    }

    /// Handles an event that ends in this piece. `range` is its part in the piece, including the empty line.
    package mutating func pass(_ piece: Span<UInt8>, _ range: Range<Int>, isWanted: Bool) {
        let range = max(range.lowerBound, floor)..<range.upperBound
        lastWasWanted = isWanted || isOverflowing
        if lastWasWanted {
            release(piece, before: range.lowerBound)
            if isChanged { sifted.append(piece.extracting(range)) }
        } else {
            change(piece, before: range.lowerBound)
            held.removeAll()
        }
        awaitsLineFeed = range.upperBound == piece.count && piece[piece.count - 1] == ASCII.carriageReturn
        isOverflowing = false
    }

    /// Ends a piece. The bytes from `start` on begin an event that does not end in the piece. The result is
    /// true if the piece passes unchanged.
    package mutating func end(_ piece: Span<UInt8>, from start: Int) -> Bool {
        let range = max(start, floor)..<piece.count
        if range.isEmpty { return !isChanged }
        if !isOverflowing && held.count + range.count <= Self.limit {
            change(piece, before: range.lowerBound)
            held.append(piece.extracting(range))
        } else {
            release(piece, before: range.lowerBound)
            if isChanged { sifted.append(piece.extracting(range)) }
            isOverflowing = true
        }
        return !isChanged
    }

    /// Returns the bytes that pass instead of the pieces since the last call. At the stream's end, they
    /// include the held bytes.
    package mutating func takeSifted(isOver: Bool) -> ByteBuffer {
        if isOver {
            let rest = exchange(&held, with: ByteBuffer())
            sifted.append(rest.readable)
        }
        isChanged = false
        return exchange(&sifted, with: ByteBuffer())
    }

    /// Marks the piece as changed, and copies its passing bytes before `end`.
    private mutating func change(_ piece: Span<UInt8>, before end: Int) {
        if isChanged { return }
        isChanged = true
        sifted.append(piece.extracting(first..<end))
    }

    private mutating func release(_ piece: Span<UInt8>, before end: Int) {
        if held.isEmpty { return }
        change(piece, before: end)
        let beginning = exchange(&held, with: ByteBuffer())
        sifted.append(beginning.readable)
    }
}
