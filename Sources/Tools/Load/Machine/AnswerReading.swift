import Bytes
import Histogram
import Wire

/// Reads one answer's body as it arrives.
struct AnswerReading: ~Copyable {
    private(set) var isStream = false
    private var progress = StreamProgress(.openAI)
    private var scanner = EventScanner(limit: 64 << 10)
    private var tokens = TokenFigures()
    /// The body of an answer that is not a stream. Parts beyond 64 KiB are not kept.
    private var document = ByteBuffer()
    private var pieces = 0

    /// - Parameter dialect: the dialect of a stream. It is nil if the answer is not a stream.
    mutating func beginAnswer(_ dialect: Variant.Dialect?) {
        isStream = dialect != nil
        if let dialect {
            progress = StreamProgress(dialect)
            scanner = EventScanner(limit: 64 << 10)
        }
        tokens = TokenFigures()
        document.removeAll(keepingCapacity: document.capacity <= 4096)
        pieces = 0
    }

    /// The number of pieces of text so far. It is 0 if the answer is not a stream.
    var chunks: Int { isStream ? progress.chunks : 0 }

    mutating func takePayload(
        _ payload: Span<UInt8>, at now: UInt64, due: UInt64, into counts: inout LoadCounts
    ) {
        counts.bodyBytes += payload.count
        guard isStream else { return takeDocument(payload) }
        Self.take(payload, Moment(now: now, due: due), &scanner, &progress, &tokens, &counts)
    }

    /// An event is borrowed from the scanner while other properties of this object change. Swift permits that
    /// only if each of these properties is a separate parameter.
    private static func take(
        _ payload: Span<UInt8>, _ moment: Moment, _ scanner: inout EventScanner,
        _ progress: inout StreamProgress, _ tokens: inout TokenFigures, _ counts: inout LoadCounts
    ) {
        var offset = 0
        while let found = scanner.next(in: payload, from: &offset) {
            switch found {
            case .inChunk(let range): progress.takeEvent(payload.extracting(range), moment, &tokens, &counts)
            case .pending: progress.takeEvent(scanner.pending, moment, &tokens, &counts)
            case .part: break
            }
        }
    }

    private mutating func takeDocument(_ payload: Span<UInt8>) {
        pieces += 1
        tokens.readBytes(payload)
        // A usage object can be split between two reads, so the whole document is searched at the end.
        if document.count + payload.count <= 64 << 10 { document.append(payload) }
    }

    private static func read(_ document: borrowing ByteBuffer, _ tokens: inout TokenFigures) {
        tokens.readBytes(document.readable)
    }

    /// Adds the times of a complete answer to `counts`. Returns the fault of a faulty stream, and nil
    /// otherwise.
    mutating func finishAnswer(at now: UInt64, due: UInt64, into counts: inout LoadCounts) -> Failure? {
        if !isStream && pieces > 1 { Self.read(document, &tokens) }
        counts.countTokens(inputTokens: tokens.input, outputTokens: tokens.output)
        let span = now > due ? now - due : 0
        guard isStream else {
            counts.latency.record(span)
            return nil
        }
        counts.stream.record(span)
        counts.streams += 1
        return progress.failure
    }
}

/// When some bytes of an answer arrived, and when its request started, in nanoseconds.
struct Moment {
    /// The time directly after the bytes were received and before they are processed.
    let now: UInt64
    /// The start of the request, from which its times are measured.
    let due: UInt64
}

struct StreamProgress {
    private var events: EventReading
    private(set) var chunks = 0
    private var last: UInt64 = 0
    private var hasEnded = false
    private var hasError = false
    private var isOutOfOrder = false

    init(_ dialect: Variant.Dialect) { events = EventReading(dialect) }

    var failure: Failure? {
        if hasError { return .streamError }
        if isOutOfOrder { return .disorder }
        return hasEnded ? nil : .noEnd
    }

    mutating func takeEvent(
        _ event: Span<UInt8>, _ moment: Moment, _ tokens: inout TokenFigures, _ counts: inout LoadCounts
    ) {
        switch events.eventKind(of: event) {
        case .text(let start): takeText(event, start, moment, &counts)
        case .end: hasEnded = true
        case .error: hasError = true
        case .other: tokens.readBytes(event)
        }
    }

    private mutating func takeText(
        _ event: Span<UInt8>, _ start: Int, _ moment: Moment, _ counts: inout LoadCounts
    ) {
        if chunks == 0 {
            counts.firstChunk.record(moment.now > moment.due ? moment.now - moment.due : 0)
        } else {
            counts.gap.record(moment.now - last)
        }
        if let piece = NumberedPiece(event, at: start) {
            if piece.number != chunks { isOutOfOrder = true }
            counts.relay.record(moment.now > piece.sent ? moment.now - piece.sent : 0)
        }
        last = moment.now
        chunks += 1
        counts.chunks += 1
    }
}
