package import Bytes
package import JSON
import Wire

/// Reads a reply while it is relayed. It finds the used tokens, whether the reply was useful, and whether the
/// reply failed after it had begun.
///
/// Pass every piece of the payload to `feed`, then call `finish`. The reader buffers at most `limit` bytes.
/// `reset` prepares the reader for another reply.
package struct ReplyReader: ~Copyable {
    /// The form of the payload, by the Content-Type of the reply.
    package enum Form: Sendable {
        case document, events
        /// The reply has no Content-Type. It is a document if it begins with `{` or `[`, otherwise events.
        case unlabelled
    }

    package private(set) var form: Form
    package var isOfEvents: Bool { form == .events }
    /// The number of payload bytes that were passed to `feed`.
    package private(set) var payloadBytes = 0
    /// The largest document or event that is parsed, in bytes. A larger one is only scanned for usage.
    private let limit: Int
    /// The largest buffer that is kept for the next document, in bytes. A larger buffer is freed.
    private static let keptCapacity = 64 << 10

    private var scanner: EventScanner
    private var document = ByteBuffer()
    private var isTooLong = false
    private var findings: ReplyFindings
    package private(set) var hidesUsage = false
    /// Whether the payload is compressed and therefore unreadable.
    package private(set) var isCompressed = false
    private var sieve = EventFilter()
    private var isFinished = false

    package init(_ dialect: Dialect = .plain, _ form: Form = .document, limit: Int = 1 << 20) {
        self.form = form
        self.limit = limit
        scanner = EventScanner(limit: limit)
        findings = ReplyFindings(dialect)
        findings.reset(dialect, isOfEvents: form == .events)
    }

    /// - Parameters:
    ///   - isCompressed: whether the payload has a content coding and is therefore unreadable.
    ///   - hidesUsage: whether to remove OpenAI's closing chunk, for which the caller did not ask.
    ///   - seeksModel: whether to look for the name of the model.
    ///   - made: the kinds of stored objects to look for. It is empty if the edge records no ids.
    package mutating func reset(
        _ dialect: Dialect, _ form: Form, isCompressed: Bool = false, hidesUsage: Bool = false,
        seeksModel: Bool = false, seeking made: [StoredKind.Made] = []
    ) {
        self.form = form
        self.isCompressed = isCompressed
        self.hidesUsage = hidesUsage && form != .document && !isCompressed
        sieve.reset()
        scanner = EventScanner(limit: limit)
        releaseDocument()
        isTooLong = false
        payloadBytes = 0
        (isUseful, isFinished) = (false, false)
        findings.reset(
            dialect, isOfEvents: form == .events, seeksModel: seeksModel, seeking: made)
    }

    /// The name of the model in the answer. It is empty if none was found or `seeksModel` was false.
    package var model: [UInt8] { findings.model }

    /// The stored objects that the answer names, if they were looked for.
    package var objects: [StoredReferences.Reference] { findings.objects.found }

    /// Whether the message is charged, by the rule in `ReplyEvidence`. It is false until `finish` is called.
    package private(set) var isUseful = false

    /// Whether the message would be charged if the client left now.
    package var isUsefulSoFar: Bool { findings.evidence.isUseful(.clientLeft) }

    /// Whether the reply's body is an error, even if its status is 200.
    package var isError: Bool { findings.isError }

    /// The usage that the reply has reported so far; nil if none, or if a usage member was repeated.
    package var usage: BilledUsage? { findings.usage }

    /// The amount of text in the reply so far. A document is measured when it is finished. If documents
    /// report their tokens, only every 64th is measured, to compare the text with the tokens.
    package var text: ReplyText { findings.text }

    /// Whether the counts in `usage` are final, because a closing event or a whole document reported them. If
    /// a stream is cut before its closing event, the counts cover only a part of the answer.
    package var isUsageFinal: Bool { findings.isUsageFinal && !isUsagePartial }

    /// Whether the counts lack a part of the usage, such as that of OpenAI's second choice (`choices[1]`).
    package var isUsagePartial: Bool { findings.figures.isPartial }

    /// Whether the answer reported an impossible count: negative, fractional, or 2²⁷ or more.
    package var hasOddFigure: Bool { findings.figures.hasOddFigure }

    /// Reads the next piece of the payload. If the result is false, relay the bytes of `takeSifted` instead
    /// of the piece.
    @discardableResult
    package mutating func feed(_ bytes: Span<UInt8>, with parser: inout JSONParser) -> Bool {
        if bytes.isEmpty { return true }
        payloadBytes += bytes.count
        if case .unlabelled = form { decideForm(bytes) }
        if findings.dialect == .plain {
            findings.note(.content)
        } else if isCompressed {
            findings.note(.unreadable)
        } else if hidesUsage {
            return Self.siftEvents(bytes, &scanner, &findings, &sieve, &parser)
        } else if form == .events {
            Self.feedEvents(bytes, &scanner, &findings, &parser)
        } else {
            keep(bytes, with: &parser)
        }
        return true
    }

    /// Decides by the first byte that is not blank whether the payload is a document or has events. Blanks
    /// before this byte have no meaning in either form.
    private mutating func decideForm(_ bytes: Span<UInt8>) {
        guard let at = bytes.indices.first(where: { bytes[$0] > 0x20 }) else { return }
        let isDocument = bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "[")
        form = isDocument ? .document : .events
        if isDocument { hidesUsage = false }
        findings.measure(isOfEvents: !isDocument)
    }

    /// Returns the bytes to relay instead of the pieces for which `feed` returned false. If the reply is
    /// over, the result includes all bytes that were held back.
    package mutating func takeSifted(isOver: Bool) -> ByteBuffer {
        hidesUsage ? sieve.takeSifted(isOver: isOver) : ByteBuffer()
    }

    /// Ends the payload, even if it is incomplete. Further calls of `finish` have no effect.
    package mutating func finish(_ end: ReplyEnd = .whole, with parser: inout JSONParser) {
        if isFinished { return }
        isFinished = true
        if form == .events {
            Self.finishEvents(end, &scanner, &findings, &parser)
        } else if !document.isEmpty {
            Self.finishDocument(document, &findings, &parser)
            releaseDocument()
        }
        isUseful = findings.evidence.isUseful(end)
    }

    private static func feedEvents(
        _ bytes: Span<UInt8>, _ scanner: inout EventScanner, _ findings: inout ReplyFindings,
        _ parser: inout JSONParser
    ) {
        var offset = 0
        while offset < bytes.count, let found = scanner.next(in: bytes, from: &offset) {
            switch found {
            case .inChunk(let range): _ = findings.read(event: bytes.extracting(range), with: &parser)
            case .pending: _ = findings.read(event: scanner.pending, with: &parser)
            case .part(let range, let isLast):
                findings.read(partOfEvent: scanner.pending, isLast: false, with: &parser)
                findings.read(partOfEvent: bytes.extracting(range), isLast: isLast, with: &parser)
            }
        }
    }

    private static func siftEvents(
        _ bytes: Span<UInt8>, _ scanner: inout EventScanner, _ findings: inout ReplyFindings,
        _ sieve: inout EventFilter, _ parser: inout JSONParser
    ) -> Bool {
        sieve.begin(bytes)
        var (start, offset) = (0, 0)
        while offset < bytes.count, let found = scanner.next(in: bytes, from: &offset) {
            var isClosing = false
            switch found {
            case .inChunk(let range):
                isClosing = findings.read(event: bytes.extracting(range), with: &parser)
            case .pending: isClosing = findings.read(event: scanner.pending, with: &parser)
            case .part(let range, let isLast):
                findings.read(partOfEvent: scanner.pending, isLast: false, with: &parser)
                findings.read(partOfEvent: bytes.extracting(range), isLast: isLast, with: &parser)
                if !isLast { continue }
            }
            sieve.pass(bytes, start..<offset, isWanted: !isClosing)
            start = offset
        }
        return sieve.end(bytes, from: start)
    }

    /// Reads the last event of a stream. If the stream ended within this event and the event is unreadable,
    /// it is ignored.
    private static func finishEvents(
        _ end: ReplyEnd, _ scanner: inout EventScanner, _ findings: inout ReplyFindings,
        _ parser: inout JSONParser
    ) {
        guard scanner.finish() else { return }
        _ = findings.read(event: scanner.pending, isCut: end != .whole, with: &parser)
    }

    private static func finishDocument(
        _ document: borrowing ByteBuffer, _ findings: inout ReplyFindings, _ parser: inout JSONParser
    ) {
        findings.read(document: document.readable, with: &parser)
    }

    private mutating func keep(_ bytes: Span<UInt8>, with parser: inout JSONParser) {
        if !isTooLong && document.count + bytes.count <= limit {
            document.append(bytes)
            return
        }
        if !isTooLong {
            isTooLong = true
            Self.read(beginningOfDocument: document, &findings, &parser)
            document.removeAll(keepingCapacity: false)
        }
        findings.read(partOfDocument: bytes, isFirst: false, with: &parser)
    }

    private static func read(
        beginningOfDocument document: borrowing ByteBuffer, _ findings: inout ReplyFindings,
        _ parser: inout JSONParser
    ) {
        findings.read(partOfDocument: document.readable, isFirst: true, with: &parser)
    }

    private mutating func releaseDocument() {
        document.removeAll(keepingCapacity: document.capacity <= Self.keptCapacity)
    }
}
