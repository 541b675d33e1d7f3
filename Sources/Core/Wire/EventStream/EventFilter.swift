package import Bytes

/// Removes single events from a server-sent event stream that arrives in any pieces. All other bytes pass.
///
/// An incomplete event is held until it is complete, since only then it is known whether the event passes.
/// This delays no client: an event takes effect only at its empty line (WHATWG HTML, section 9.2.6). A piece
/// whose events are all complete and pass is not copied.
package struct EventFilter: ~Copyable {
    /// The largest part of an event that is held, in bytes. A larger event always passes.
    private static let limit = 16 << 10

    /// The beginning of an event whose end has not arrived yet.
    private var held = ByteBuffer()
    /// The bytes to send instead of the current piece. They are not used if the piece passes unchanged.
    private var sifted = ByteBuffer()
    private var isChanged = false
    /// Whether the current event is too large to be held and therefore passes.
    private var isOverflowing = false
    /// Whether the last event ended with a CR at the end of a piece. A following LF belongs to that CR.
    private var awaitsLineFeed = false
    private var lastWasWanted = true
    /// The offsets at which the bytes to send (`first`) and the first event (`floor`) begin in the piece.
    private var first = 0
    private var floor = 0

    package init() {}

    package mutating func reset() {
        held.removeAll(keepingCapacity: false)
        sifted.removeAll(keepingCapacity: false)
        (isChanged, isOverflowing, awaitsLineFeed, lastWasWanted) = (false, false, false, true)
    }

    /// Prepares the filter for the next piece of the stream.
    package mutating func begin(_ piece: Span<UInt8>) {
        (first, floor) = (0, 0)
        guard awaitsLineFeed, !piece.isEmpty else { return }
        awaitsLineFeed = false
        guard piece[0] == ASCII.lineFeed else { return }
        floor = 1
        if !lastWasWanted { (first, isChanged) = (1, true) }
    }

    /// Handles an event that ends in this piece. `range` is its part in the piece, with the empty line.
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

    /// Ends a piece. From `start` on, the piece has a part of an event that is not complete yet. The result
    /// is true if the piece passes unchanged.
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

    /// Returns the bytes to send instead of the pieces since the last call. If the stream is over, they
    /// include the beginning of an incomplete event.
    package mutating func takeSifted(isOver: Bool) -> ByteBuffer {
        if isOver {
            let rest = exchange(&held, with: ByteBuffer())
            sifted.append(rest.readable)
        }
        isChanged = false
        return exchange(&sifted, with: ByteBuffer())
    }

    /// Records that the piece does not pass unchanged. Copies the bytes before `end` that are to be sent.
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
