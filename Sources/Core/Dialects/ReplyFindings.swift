import Bytes
import JSON
import Wire

/// The findings in the part of a reply that has been read so far.
struct ReplyFindings: ~Copyable {
    private(set) var dialect: Dialect
    private(set) var figures = UsageFigures()
    private(set) var evidence = ReplyEvidence.nothing
    private(set) var isError = false
    private(set) var isUsageFinal = false
    /// The name of the model in the answer. It is empty until a name is found.
    private(set) var model: [UInt8] = []
    private var seeksModel = false
    /// The stored objects that the answer names, of the kinds that were passed to `reset`.
    private(set) var objects = MadeObjects()
    /// The joined data of an event with several `data` lines.
    private var joined = ByteBuffer()
    /// The scanner for a document or an event that is too large for the buffer.
    private var scanner = OversizedUsageScanner()
    /// - `hasParts`: whether an event too large for the buffer is being read in parts.
    /// - `partsTellUsage`: whether one of these parts has reported token counts.
    private var hasParts = false
    private var partsTellUsage = false
    private var meter = TextMeter()
    /// Counts the documents that reported tokens, from 0 to 63. Only every 64th document's text is measured,
    /// to compare it with the reported tokens.
    private var unmeasured = 0

    init(_ dialect: Dialect) { self.dialect = dialect }

    mutating func reset(
        _ dialect: Dialect, isOfEvents: Bool, seeksModel: Bool = false, seeking made: [StoredKind.Made] = []
    ) {
        if objects.isSought || !made.isEmpty { objects = MadeObjects(made) }
        self.dialect = dialect
        self.seeksModel = seeksModel
        model = []
        meter.reset(TextNames(dialect, isOfEvents: isOfEvents))
        figures = UsageFigures()
        evidence = .nothing
        isError = false
        isUsageFinal = false
        joined.removeAll(keepingCapacity: joined.capacity <= 4096)
        (hasParts, partsTellUsage) = (false, false)
    }

    /// Sets whether the reply is a stream of events. Call this before any byte of the reply is read.
    mutating func measure(isOfEvents: Bool) { meter.reset(TextNames(dialect, isOfEvents: isOfEvents)) }

    /// Adds evidence that was found without parsing. The strongest evidence is kept.
    mutating func note(_ evidence: ReplyEvidence) { self.evidence = max(self.evidence, evidence) }

    // MARK: Events

    /// Reads an event. It is parsed only if no content was found yet, or if its bytes perhaps contain token
    /// counts or an error (`ContentHints`). The result is true if the event has nothing but the final token
    /// counts of OpenAI's chat or completions.
    ///
    /// - Parameter isCut: whether the stream ended before the event's end.
    mutating func read(event block: Span<UInt8>, isCut: Bool = false, with parser: inout JSONParser) -> Bool {
        let isUnmarked = meter.read(event: block)
        if isUnmarked, case .content = evidence { return false }
        let marks = ContentHints.find(in: block)
        if case .content = evidence, marks.isEmpty { return false }
        let event = ServerSentEvent(block, joined: &joined)
        guard event.hasData else {
            if event.hasUnknownField && !isCut { read(unlabelled: block, &parser) }
            return false
        }
        if event.hasUnknownField && !isCut { note(.unreadable) }
        let before = evidence
        defer { if isCut && evidence == .unreadable { evidence = before } }
        if let data = event.data(in: block) { return read(event: data, marks, &parser) }
        // The buffer is moved out of `self` while its bytes are read, since the reading also changes `self`.
        var data = ByteBuffer()
        swap(&data, &joined)
        defer { swap(&data, &joined) }
        return read(event: data.readable, marks, &parser)
    }

    private mutating func read(event data: Span<UInt8>, _ marks: ContentHints, _ parser: inout JSONParser)
        -> Bool
    {
        guard let root = try? parser.parse(data) else {
            read(oddEvent: data, marks, &parser)
            return false
        }
        if seeksModel { seekModel(in: root) }
        if objects.isSought { objects.read(root) }
        if marks.contains(.usage) {
            figures.read(document: root, dialect)
            if ReplyContent.closesUsage(root, dialect) { isUsageFinal = true }
        }
        if marks.contains(.error) && ReplyContent.isError(root) { isError = true }
        if evidence < .content { note(ReplyContent.evidence(root, dialect)) }
        return marks == .usage && ReplyContent.isOnlyUsage(root, dialect)
    }

    /// Reads lines that are not an event with data: a web page, or a JSON document mislabelled as a stream.
    private mutating func read(unlabelled block: Span<UInt8>, _ parser: inout JSONParser) {
        guard let root = try? parser.parse(block), root.isObject else { return note(.unreadable) }
        figures.read(document: root, dialect)
        isUsageFinal = true
        if ReplyContent.isError(root) { isError = true }
        note(ReplyContent.evidence(root, dialect))
    }

    /// Reads an event whose data cannot be parsed as JSON.
    private mutating func read(
        oddEvent data: Span<UInt8>, _ marks: ContentHints, _ parser: inout JSONParser
    ) {
        if data.starts(with: "[DONE]") && data.extracting(droppingFirst: 6).isBlank || data.isBlank { return }
        note(.unreadable)
        guard marks.contains(.usage) else { return }
        scanner.reset(dialect)
        scan(data, with: &parser)
        if ReplyContent.closesUsage(scanner, dialect) { isUsageFinal = true }
    }

    /// Reads the next part of an event that is too large for the buffer. Such an event counts as content.
    mutating func read(partOfEvent part: Span<UInt8>, isLast: Bool, with parser: inout JSONParser) {
        note(.content)
        meter.read(part: part, isFirst: !hasParts, isLast: isLast)
        if !hasParts { scanner.reset(dialect) }
        hasParts = !isLast
        if scan(part, with: &parser) { partsTellUsage = true }
        guard isLast else { return }
        if partsTellUsage && ReplyContent.closesUsage(scanner, dialect) { isUsageFinal = true }
        partsTellUsage = false
    }

    // MARK: Documents

    /// Reads a whole document. If only a part of the document arrived, it reads that part.
    mutating func read(document: Span<UInt8>, with parser: inout JSONParser) {
        if document.isBlank { return }
        defer { if measuresNext { meter.read(document: document) } }
        guard let root = try? parser.parse(document) else {
            note(.unreadable)
            scanner.reset(dialect)
            scan(document, with: &parser)
            return
        }
        if root.isArray {
            // Without `alt=sse`, Gemini's stream is one array with an element for each event.
            var elements = root.elements
            while let element = elements.next() { figures.read(document: element, dialect) }
        } else {
            figures.read(document: root, dialect)
            if seeksModel { seekModel(in: root) }
            if objects.isSought { objects.read(root) }
        }
        isUsageFinal = true
        isError = ReplyContent.isError(root)
        note(ReplyContent.evidence(root, dialect))
    }

    /// Looks for the model's name. Every document contains it, and so does the first event of every stream.
    private mutating func seekModel(in root: borrowing JSONValue) {
        if note(model: "model", of: root) || note(model: "modelVersion", of: root) { return }
        if let message = root.member("message"), note(model: "model", of: message) { return }
        if let response = root.member("response") { _ = note(model: "model", of: response) }
    }

    /// Stores the model's name from a member of `value`. The result is false if the member is not a string of
    /// 1 to 128 bytes.
    private mutating func note(model member: StaticString, of value: borrowing JSONValue) -> Bool {
        guard let name = value.member(member)?.string, 1...128 ~= name.count else { return false }
        model = name.indices.map { name[$0] }
        seeksModel = false
        return true
    }

    /// Whether to measure the text of the document that was just read. If it reported no tokens, they must be
    /// guessed from the text. If documents report their tokens, every 64th is measured, to compare its text
    /// with its tokens.
    private var measuresNext: Bool {
        mutating get {
            if figures.output == nil || !isUsageFinal { return true }
            unmeasured = (unmeasured + 1) % 64
            return unmeasured == 1
        }
    }

    /// The usage that was reported so far, with a part for each billed model; nil if there is none.
    var usage: BilledUsage? { figures.usage(of: dialect, isSilent: evidence == .nothing) }

    var text: ReplyText { meter.text }

    /// Reads a part of a document that is too large for the buffer. Such a document counts as content.
    mutating func read(partOfDocument part: Span<UInt8>, isFirst: Bool, with parser: inout JSONParser) {
        note(.content)
        meter.read(partOfDocument: part, isFirst: isFirst)
        if isFirst { scanner.reset(dialect) }
        scan(part, with: &parser)
    }

    /// Scans a part of the JSON for usage objects. The result is true if a usage object ended in this part.
    @discardableResult
    private mutating func scan(_ part: Span<UInt8>, with parser: inout JSONParser) -> Bool {
        var hasUsage = false
        var offset = 0
        while scanner.next(in: part, from: &offset) {
            guard let usage = try? parser.parse(scanner.found) else { continue }
            figures.read(usage: usage, dialect)
            hasUsage = true
        }
        if scanner.hasRepeatedMember { figures.hasRepeatedMember = true }
        return hasUsage
    }
}

extension Span where Element == UInt8 {
    /// Whether the bytes are only spaces, line ends and other control bytes.
    var isBlank: Bool {
        for at in indices where self[at] > 0x20 && self[at] != 0x7f { return false }
        return true
    }
}
