import Bytes

/// Finds the events of a server-sent event stream that arrives in arbitrary pieces. Lines end with CR LF, LF
/// or CR, and an empty line ends an event (WHATWG HTML, section 9.2.6).
///
/// An event that is complete in one piece is not copied. An event across several pieces is copied up to a
/// limit. A larger one is returned in parts.
package struct EventScanner: ~Copyable {
    /// The location of an event that was found.
    package enum Found: Hashable, Sendable {
        /// The event's lines in the given bytes, without the empty line that ends it.
        case inChunk(Range<Int>)
        /// The event began in an earlier piece. `pending` has its lines until the next call.
        case pending
        /// A part of an event that exceeds the limit. At the first part, `pending` has the bytes before it.
        case part(Range<Int>, isLast: Bool)
    }

    /// The largest number of bytes of one event that are kept across pieces.
    private let limit: Int
    private var kept = ByteBuffer()
    private var keptWasHandedOut = false
    private var isOverflowing = false
    private var isAtLineStart = true
    /// Whether a line ended with a CR at the end of a piece. An LF at the start of the next piece is then
    /// part of the same line end.
    private var endedWithCR = false

    /// The number of events that exceeded the limit and were returned in parts.
    package private(set) var oversized = 0

    package init(limit: Int = 1 << 20) { self.limit = limit }

    /// The lines of an event that was found as `.pending`.
    package var pending: Span<UInt8> {
        @_lifetime(borrow self)
        get { kept.readable }
    }

    /// Finds the next event that ends in `chunk` after `offset`, and moves `offset` past it. The result is
    /// nil if the chunk has no further event end.
    package mutating func next(in chunk: Span<UInt8>, from offset: inout Int) -> Found? {
        if keptWasHandedOut { forgetKept() }
        var at = offset
        if endedWithCR && at < chunk.count {
            if chunk[at] == ASCII.lineFeed { at += 1 }
            endedWithCR = false
        }
        var begin = at
        while true {
            let end = ByteScan.firstLineBreak(in: chunk, from: at, to: chunk.count)
            guard end < chunk.count else {
                if end > at { isAtLineStart = false }
                offset = chunk.count
                if keep(chunk.extracting(begin..<end)) { return nil }
                return begin < end ? part(begin..<end, isLast: false) : nil
            }
            let endsEvent = end == at && isAtLineStart
            at = pastLineBreak(chunk, end)
            isAtLineStart = true
            if !endsEvent { continue }
            offset = at
            if let found = finish(chunk, begin..<end) { return found }
            begin = at
        }
    }

    /// Ends the stream. The result is true if `pending` has an event without its empty line.
    package mutating func finish() -> Bool {
        if keptWasHandedOut { forgetKept() }
        keptWasHandedOut = true
        return !isOverflowing && !kept.isEmpty
    }

    private mutating func pastLineBreak(_ chunk: Span<UInt8>, _ at: Int) -> Int {
        if chunk[at] == ASCII.lineFeed { return at + 1 }
        if at + 1 == chunk.count {
            endedWithCR = true
            return at + 1
        }
        return chunk[at + 1] == ASCII.lineFeed ? at + 2 : at + 1
    }

    private mutating func finish(_ chunk: Span<UInt8>, _ range: Range<Int>) -> Found? {
        if !isOverflowing && kept.isEmpty { return range.isEmpty ? nil : .inChunk(range) }
        guard keep(chunk.extracting(range)) else {
            defer { isOverflowing = false }
            return part(range, isLast: true)
        }
        keptWasHandedOut = true
        return .pending
    }

    /// Returns a part of an event. At the first part, the bytes before it are in `kept`.
    private mutating func part(_ range: Range<Int>, isLast: Bool) -> Found {
        keptWasHandedOut = true
        return .part(range, isLast: isLast)
    }

    /// Keeps bytes of the current event. The result is true if the event is within the limit.
    private mutating func keep(_ bytes: Span<UInt8>) -> Bool {
        if isOverflowing { return false }
        if kept.count + bytes.count > limit {
            isOverflowing = true
            oversized += 1
            return false
        }
        if !bytes.isEmpty { kept.append(bytes) }
        return true
    }

    private mutating func forgetKept() {
        keptWasHandedOut = false
        // Most events are small. The memory of a large one is freed, not kept for the rest of the stream.
        kept.removeAll(keepingCapacity: kept.capacity <= 4096)
    }
}
