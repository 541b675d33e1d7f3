import Bytes

/// Finds the events of a server-sent event stream in the pieces in which it arrives, wherever they are cut
/// (WHATWG HTML, section 9.2.6: lines end with CR LF, LF or CR; an empty line ends an event).
///
/// An event that lies whole in one piece is handed out in place. Only what a cut divides is copied, up to a
/// limit; what is larger is handed out in the parts in which it comes.
package struct EventScanner: ~Copyable {
    /// The place of the event that was found.
    package enum Found: Hashable, Sendable {
        /// The lines of an event, in the bytes given, without the empty line that ends it.
        case inChunk(Range<Int>)
        /// An event that began in an earlier piece: see `pending`, which holds it until the next call.
        case pending
        /// A part of an event that is over the limit. Of the first part `pending` holds what came before it.
        case part(Range<Int>, isLast: Bool)
    }

    /// Bytes of one event that are kept across pieces.
    private let limit: Int
    private var kept = ByteBuffer()
    private var keptWasHandedOut = false
    private var isOverflowing = false
    private var isAtLineStart = true
    /// A line ended with a CR at the end of a piece: an LF at the beginning of the next belongs to it.
    private var endedWithCR = false

    /// Events that were over the limit and are handed out in parts.
    package private(set) var oversized = 0

    package init(limit: Int = 1 << 20) { self.limit = limit }

    /// The lines of the event that was found last as `.pending`.
    package var pending: Span<UInt8> {
        @_lifetime(borrow self)
        get { kept.readable }
    }

    /// The next event that ends in `chunk` from `offset` on, which moves past it; nil when all of the chunk
    /// is used up.
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

    /// The stream is over: an event whose empty line never came, if its lines are there. It is then in
    /// `pending`.
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

    /// The first part also hands out `kept`.
    private mutating func part(_ range: Range<Int>, isLast: Bool) -> Found {
        keptWasHandedOut = true
        return .part(range, isLast: isLast)
    }

    /// Whether the event that is under way is within the limit.
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
        // Most events are small; one large one must not hold its memory for the rest of the stream.
        kept.removeAll(keepingCapacity: kept.capacity <= 4096)
    }
}
