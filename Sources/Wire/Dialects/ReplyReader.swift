/// Reads along as a reply is relayed: what it used, whether it was useful, whether it failed after it had
/// begun.
///
/// Feed it every piece of the payload, then `finish`. It holds at most `limit` bytes. Used again after
/// `reset`.
package struct ReplyReader: ~Copyable {
    /// How the payload is to be read: from the reply's Content-Type.
    package enum Form: Sendable { case document, events }

    package private(set) var form: Form
    /// Whether that is as a stream of events.
    package var isOfEvents: Bool { form == .events }
    /// Bytes of payload that were fed.
    package private(set) var payloadBytes = 0
    /// Bytes of a document that are kept to be parsed whole, and of one event.
    private let limit: Int
    /// Of a longer document only the end is kept, in which every provider puts its figures.
    private static let tail = 64 << 10

    private var scanner: EventScanner
    private var document = ByteBuffer()
    private var isCut = false
    private var findings: ReplyFindings
    package private(set) var hidesUsage = false
    private var sieve = EventSieve()

    package init(_ dialect: Dialect = .plain, _ form: Form = .document, limit: Int = 1 << 20) {
        self.form = form
        self.limit = limit
        scanner = EventScanner(limit: limit)
        findings = ReplyFindings(dialect)
    }

    /// - Parameter hidesUsage: takes OpenAI's closing chunk of figures out of a stream whose caller did not
    /// ask
    ///   for it.
    package mutating func reset(_ dialect: Dialect, _ form: Form, hidesUsage: Bool = false) {
        self.form = form
        self.hidesUsage = hidesUsage && form == .events
        sieve.reset()
        scanner = EventScanner(limit: limit)
        releaseDocument()
        isCut = false
        payloadBytes = 0
        findings.reset(dialect)
    }

    /// Whether anything came that a person waited for. If not, the message is to be given back.
    package var isUseful: Bool { findings.isUseful }

    /// Whether the reply says that it failed, be it after a status of 200.
    package var isError: Bool { findings.isError }

    /// What the reply has told so far of its use; nil if nothing.
    package var usage: TokenUsage? { findings.figures.usage(of: findings.dialect) }

    /// Whether the figures of `usage` are the last: a provider's closing event told them, or a whole
    /// document. Those of a stream that was cut before are the beginning of what it used.
    package var isUsageFinal: Bool { findings.isUsageFinal }

    /// Whether it told a figure that cannot be: negative, fractional, 2⁵³ or more. Such figures are left out
    /// of `usage`.
    package var hasOddFigure: Bool { findings.figures.hasOddFigure }

    /// Events that were too large to be read, so that figures may be missing.
    package var droppedEvents: Int { scanner.dropped }

    /// Whether the bytes may pass as they are; if not, `takeSifted` has what may.
    @discardableResult
    package mutating func feed(_ bytes: Span<UInt8>, with parser: inout JSONParser) -> Bool {
        if bytes.isEmpty { return true }
        payloadBytes += bytes.count
        if findings.dialect == .plain {
            findings.isUseful = true
        } else if hidesUsage {
            return Self.siftEvents(bytes, &scanner, &findings, &sieve, &parser)
        } else if form == .events {
            Self.feedEvents(bytes, &scanner, &findings, &parser)
        } else {
            keep(bytes)
        }
        return true
    }

    /// What may pass in place of the bytes that may not; at the end of the reply all that was held back.
    package mutating func takeSifted(isOver: Bool) -> ByteBuffer {
        hidesUsage ? sieve.takeSifted(isOver: isOver) : ByteBuffer()
    }

    /// The payload is at its end, or was cut off: then a document is no answer yet, but may tell figures.
    package mutating func finish(with parser: inout JSONParser) {
        if form == .events {
            Self.finishEvents(&scanner, &findings, &parser)
        } else if !document.isEmpty {
            Self.finishDocument(document, isCut: isCut, &findings, &parser)
            releaseDocument()
        }
    }

    private static func feedEvents(
        _ bytes: Span<UInt8>, _ scanner: inout EventScanner, _ findings: inout ReplyFindings,
        _ parser: inout JSONParser
    ) {
        var offset = 0
        while let found = scanner.next(in: bytes, from: &offset) {
            switch found {
            case .inChunk(let range): _ = findings.read(event: bytes.extracting(range), with: &parser)
            case .pending: _ = findings.read(event: scanner.pending, with: &parser)
            }
        }
    }

    private static func siftEvents(
        _ bytes: Span<UInt8>, _ scanner: inout EventScanner, _ findings: inout ReplyFindings,
        _ sieve: inout EventSieve, _ parser: inout JSONParser
    ) -> Bool {
        sieve.begin(bytes)
        var (start, offset) = (0, 0)
        while let found = scanner.next(in: bytes, from: &offset) {
            let isClosing =
                switch found {
                case .inChunk(let range): findings.read(event: bytes.extracting(range), with: &parser)
                case .pending: findings.read(event: scanner.pending, with: &parser)
                }
            sieve.pass(bytes, start..<offset, isWanted: !isClosing)
            start = offset
        }
        return sieve.end(bytes, from: start)
    }

    private static func finishEvents(
        _ scanner: inout EventScanner, _ findings: inout ReplyFindings, _ parser: inout JSONParser
    ) {
        if scanner.finish() { _ = findings.read(event: scanner.pending, with: &parser) }
    }

    private static func finishDocument(
        _ document: borrowing ByteBuffer, isCut: Bool, _ findings: inout ReplyFindings,
        _ parser: inout JSONParser
    ) {
        if !isCut && findings.read(document: document.readable, with: &parser) { return }
        findings.read(endOfDocument: document.readable, with: &parser)
        // A reply of that size answered something, whatever its beginning was.
        if isCut { findings.isUseful = true }
    }

    private mutating func keep(_ bytes: Span<UInt8>) {
        if !isCut && document.count + bytes.count <= limit {
            document.append(bytes)
            return
        }
        isCut = true
        let news = bytes.count > Self.tail ? bytes.extracting(last: Self.tail) : bytes
        let surplus = document.count + news.count - Self.tail
        if surplus > 0 { document.consume(min(surplus, document.count)) }
        document.append(news)
    }

    private mutating func releaseDocument() {
        document.removeAll(keepingCapacity: document.capacity <= Self.tail)
    }
}
