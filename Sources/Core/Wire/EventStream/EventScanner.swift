import Bytes

/// Finds the events of a server-sent event stream that arrives in arbitrary pieces. Lines end with CR LF, LF
/// or CR, and an empty line ends an event (WHATWG HTML, section 9.2.6).
///
/// An event within one piece is not copied. An event across several pieces is copied if it is within a limit.
/// A larger event is returned in parts.
package struct EventScanner: ~Copyable {
    /// Where to find an event or a part of one.
    package enum Found: Hashable, Sendable {
        /// The range of the event's lines in the given bytes, without the empty line at the end.
        case inChunk(Range<Int>)
        /// The event began in an earlier piece. Its lines are in `pending` until `next` is called again.
        case pending
        /// A part of an event that exceeds the limit. `pending` has the bytes before the first part.
        case part(Range<Int>, isLast: Bool)
    }

    /// The largest number of bytes of an event that are kept if the event arrives in several pieces.
    private let limit: Int
    private var kept = ByteBuffer()
    private var keptWasHandedOut = false
    private var isOverflowing = false
    private var isAtLineStart = true
    /// Whether the last line ended with a CR at the end of a piece. If the next piece begins with an LF, this
    /// LF belongs to the same line end.
    private var endedWithCR = false

    /// The number of events that exceeded the limit and were returned in parts.
    package private(set) var oversized = 0

    package init(limit: Int = 1 << 20) { self.limit = limit }

    /// The lines of the event that `next` returned as `.pending`.
    package var pending: Span<UInt8> {
        @_lifetime(borrow self)
        get { kept.readable }
    }

    /// Finds the next event that ends in `chunk` after `offset`, or a part of an event that exceeds the
    /// limit. Moves `offset` past it. The result is nil if the chunk has neither.
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

    /// Ends the stream. The result is true if the stream ended within an event, which is then in `pending`.
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

    /// Returns a part of an event. If it is the first part, the event's bytes before it are in `kept`.
    private mutating func part(_ range: Range<Int>, isLast: Bool) -> Found {
        keptWasHandedOut = true
        return .part(range, isLast: isLast)
    }

    /// Keeps bytes of the current event. The result is false if the event now exceeds the limit.
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
        // Most events are small. The memory of a large event is freed, not kept for the rest of the stream.
        kept.removeAll(keepingCapacity: kept.capacity <= 4096)
    }
}
