package import Bytes
package import JSON
import Wire

/// Reads a reply while it is relayed: the tokens that it used, whether it was useful, and whether it failed
/// after it had begun.
///
/// Feed it every piece of the payload, then `finish`. It holds at most `limit` bytes. Used again after
/// `reset`.
package struct ReplyReader: ~Copyable {
    /// How the payload is to be read: from the reply's Content-Type.
    package enum Form: Sendable {
        case document, events
        /// The type does not say: it is a document if it begins as one, and else a stream of events.
        case unlabelled
    }

    package private(set) var form: Form
    /// Whether that is as a stream of events.
    package var isOfEvents: Bool { form == .events }
    /// Bytes of payload that were fed.
    package private(set) var payloadBytes = 0
    /// Bytes of a document that are kept to be parsed whole, and of one event. What is longer is scanned for
    /// its figures as it comes.
    private let limit: Int
    /// The largest buffer, in bytes, that is kept for the next document. A larger one is freed.
    private static let keptCapacity = 64 << 10

    private var scanner: EventScanner
    private var document = ByteBuffer()
    private var isTooLong = false
    private var findings: ReplyFindings
    package private(set) var hidesUsage = false
    /// Whether the payload is compressed, so that nothing can be read in it.
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
    ///   - isCompressed: the payload has a content coding, in which nothing can be read or sifted.
    ///   - hidesUsage: takes OpenAI's closing chunk of figures out of a stream whose caller did not ask for
    ///     it.
    ///   - seeksModel: whether `model` is wanted.
    ///   - made: which `objects` are; none for an ordinary answer.
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

    /// The model that the answer names, if it was looked for; empty if the answer names none.
    package var model: [UInt8] { findings.model }

    /// The objects that the answer tells of, where they were sought.
    package var objects: [StoredReferences.Reference] { findings.objects.found }

    /// Whether the message is charged: see `ReplyEvidence` for the rule. Known when the reply is finished.
    package private(set) var isUseful = false

    /// Whether the answer would be charged if its client left now.
    package var isUsefulSoFar: Bool { findings.evidence.isUseful(.clientLeft) }

    /// Whether the reply's body is an error, even after a status of 200.
    package var isError: Bool { findings.isError }

    /// The usage that the reply has reported so far; nil if nothing, or if a member was there twice, so
    /// that it is unclear which was meant.
    package var usage: BilledUsage? { findings.usage }

    /// The text that came so far. That of a document is measured when it is finished, and of documents that
    /// report their tokens only now and then, to learn from.
    package var text: ReplyText { findings.text }

    /// Whether the counts of `usage` are final: reported by a provider's closing event or by a whole
    /// document. Those of a stream that was cut before its closing event are only a part.
    package var isUsageFinal: Bool { findings.isUsageFinal && !isUsagePartial }

    /// Whether something was used that no figure told, such as a second choice of which only the first did.
    package var isUsagePartial: Bool { findings.figures.isPartial }

    /// Whether the answer reported an impossible count: negative, fractional, 2²⁷ or more. Such counts are
    /// left out of `usage`.
    package var hasOddFigure: Bool { findings.figures.hasOddFigure }

    /// Reads the next piece. False if it may not be relayed as it is: `takeSifted` then has what may.
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

    /// The first byte that is not blank decides. Blanks before it mean nothing in either form.
    private mutating func decideForm(_ bytes: Span<UInt8>) {
        guard let at = bytes.indices.first(where: { bytes[$0] > 0x20 }) else { return }
        let isDocument = bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "[")
        form = isDocument ? .document : .events
        if isDocument { hidesUsage = false }
        findings.measure(isOfEvents: !isDocument)
    }

    /// The bytes to relay in place of those that `feed` withheld; at the end of the reply all that was held
    /// back.
    package mutating func takeSifted(isOver: Bool) -> ByteBuffer {
        hidesUsage ? sieve.takeSifted(isOver: isOver) : ByteBuffer()
    }

    /// The payload is at its end, or as far as it came. What comes again after that changes nothing.
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

    /// An event that the end cut off and that cannot be read does not count.
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
