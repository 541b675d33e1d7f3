/// Finds the events of a server-sent event stream in the pieces in which it arrives, wherever they are cut
/// (WHATWG HTML, section 9.2.6: lines end with CR LF, LF or CR; an empty line ends an event).
///
/// An event that lies whole in one piece is handed out in place. Only what a cut divides is copied, up to a
/// limit.
package struct EventScanner: ~Copyable {
    package enum Found: Hashable, Sendable {
        /// The lines of an event, in the bytes given, without the empty line that ends it.
        case inChunk(Range<Int>)
        /// An event that began in an earlier piece: see `pending`, which holds it until the next call.
        case pending
    }

    /// Bytes of one event that are kept across pieces.
    private let limit: Int
    private var kept = ByteBuffer()
    private var keptWasHandedOut = false
    private var isOverflowing = false
    private var isAtLineStart = true
    /// A line ended with a CR at the end of a piece: an LF at the beginning of the next belongs to it.
    private var endedWithCR = false

    /// Events that were over the limit and are not handed out.
    package private(set) var dropped = 0

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
                keep(chunk.extracting(begin..<end))
                offset = chunk.count
                return nil
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
        if isOverflowing { dropped += 1 }
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
        if isOverflowing {
            dropped += 1
            forgetKept()
            return nil
        }
        if kept.isEmpty { return range.isEmpty ? nil : .inChunk(range) }
        keep(chunk.extracting(range))
        if isOverflowing {
            dropped += 1
            forgetKept()
            return nil
        }
        keptWasHandedOut = true
        return .pending
    }

    private mutating func keep(_ bytes: Span<UInt8>) {
        if isOverflowing || bytes.isEmpty { return }
        if kept.count + bytes.count > limit {
            isOverflowing = true
            kept.removeAll(keepingCapacity: false)
        } else {
            kept.append(bytes)
        }
    }

    private mutating func forgetKept() {
        keptWasHandedOut = false
        isOverflowing = false
        // Most events are small; one large one must not hold its memory for the rest of the stream.
        kept.removeAll(keepingCapacity: kept.capacity <= 4096)
    }
}
