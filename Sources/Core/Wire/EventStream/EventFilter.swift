package import Bytes

/// Takes single events out of a stream of server-sent events, wherever the pieces are cut in which it
/// arrives. Every other byte passes, in order.
///
/// The beginning of an incomplete event is held back, since only its end shows whether it may pass. That
/// delays no reader, for whom an event counts from its empty line on (WHATWG HTML, section 9.2.6). A piece of
/// whole events that all pass is not copied.
package struct EventFilter: ~Copyable {
    /// Bytes of one event that are held back; a larger one passes as it comes.
    private static let limit = 16 << 10

    /// The beginning of an event that is not whole yet.
    private var held = ByteBuffer()
    /// The part of the current piece that passes, if that is not the whole piece.
    private var sifted = ByteBuffer()
    private var isChanged = false
    /// The event that is under way is too large to be held, and passes.
    private var isOverflowing = false
    /// The last event ended with a CR at the end of a piece: an LF that follows belongs to it.
    private var awaitsLineFeed = false
    private var lastWasWanted = true
    /// The offsets at which the current piece begins to pass, and at which its first event may begin.
    private var first = 0
    private var floor = 0

    package init() {}

    package mutating func reset() {
        held.removeAll(keepingCapacity: false)
        sifted.removeAll(keepingCapacity: false)
        (isChanged, isOverflowing, awaitsLineFeed, lastWasWanted) = (false, false, false, true)
    }

    /// A new piece has come.
    package mutating func begin(_ piece: Span<UInt8>) {
        (first, floor) = (0, 0)
        guard awaitsLineFeed, !piece.isEmpty else { return }
        awaitsLineFeed = false
        guard piece[0] == ASCII.lineFeed else { return }
        floor = 1
        if !lastWasWanted { (first, isChanged) = (1, true) }
    }

    /// An event ends in the piece, whose part of it (with the empty line) is `range`.
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

    /// The rest of the piece begins an event that does not end in it. Returns whether the piece passes as it
    /// is.
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

    /// Returns the bytes that pass in place of the pieces since the last call; at the end of the stream
    /// what was held back, too.
    package mutating func takeSifted(isOver: Bool) -> ByteBuffer {
        if isOver {
            let rest = exchange(&held, with: ByteBuffer())
            sifted.append(rest.readable)
        }
        isChanged = false
        return exchange(&sifted, with: ByteBuffer())
    }

    /// From here on the piece does not pass as it is; what came before in it does.
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
