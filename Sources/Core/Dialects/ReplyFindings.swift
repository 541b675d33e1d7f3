import Bytes
import JSON
import Wire

/// The findings about a reply so far.
struct ReplyFindings: ~Copyable {
    private(set) var dialect: Dialect
    private(set) var figures = UsageFigures()
    private(set) var evidence = ReplyEvidence.nothing
    private(set) var isError = false
    private(set) var isUsageFinal = false
    /// The model that says it answered.
    private(set) var model: [UInt8] = []
    private var seeksModel = false
    /// The objects that the answer tells of, where they were sought.
    private(set) var objects = MadeObjects()
    /// The data of an event with several lines of it.
    private var joined = ByteBuffer()
    /// Reset at the start of each document or event in parts.
    private var scanner = OversizedUsageScanner()
    /// Whether an event that comes in parts is under way, and whether it has reported token counts.
    private var hasParts = false
    private var partsTellUsage = false
    private var meter = TextMeter()
    /// Documents that reported their tokens since the text of such a one was last measured.
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

    /// The form is known now: nothing was read before.
    mutating func measure(isOfEvents: Bool) { meter.reset(TextNames(dialect, isOfEvents: isOfEvents)) }

    /// Takes evidence that is known without reading the bytes.
    mutating func note(_ evidence: ReplyEvidence) { self.evidence = max(self.evidence, evidence) }

    // MARK: Events

    /// Parses an event only if its bytes hold a mark, or while nothing useful has come. Whether it holds
    /// nothing but the closing figures of OpenAI's chat or completions.
    ///
    /// - Parameter isCut: the stream ended within it, before its time.
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
        // Moved out while it is read, since `self` may change meanwhile (exclusive access).
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

    /// Lines that are not events: a page, or a JSON document that an upstream calls a stream of events.
    private mutating func read(unlabelled block: Span<UInt8>, _ parser: inout JSONParser) {
        guard let root = try? parser.parse(block), root.isObject else { return note(.unreadable) }
        figures.read(document: root, dialect)
        isUsageFinal = true
        if ReplyContent.isError(root) { isError = true }
        note(ReplyContent.evidence(root, dialect))
    }

    /// Data that is no JSON.
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

    /// Another part of an event that is too large to be kept.
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

    /// A document that is whole, or as far as it came.
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
            // Gemini's stream without `alt=sse` is one array of what would be events.
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

    /// Every dialect's first event names it, and every document.
    private mutating func seekModel(in root: borrowing JSONValue) {
        if note(model: "model", of: root) || note(model: "modelVersion", of: root) { return }
        if let message = root.member("message"), note(model: "model", of: message) { return }
        if let response = root.member("response") { _ = note(model: "model", of: response) }
    }

    /// Whether that member is a name. A longer one than any model has is no name.
    private mutating func note(model member: StaticString, of value: borrowing JSONValue) -> Bool {
        guard let name = value.member(member)?.string, 1...128 ~= name.count else { return false }
        model = name.indices.map { name[$0] }
        seeksModel = false
        return true
    }

    /// Whether a document's text is to be measured: where its tokens must be guessed from it, and now and
    /// then where they were reported, to learn from the comparison.
    private var measuresNext: Bool {
        mutating get {
            if figures.output == nil || !isUsageFinal { return true }
            unmeasured = (unmeasured + 1) % 64
            return unmeasured == 1
        }
    }

    /// The token counts that were reported so far, as the parts that are billed.
    var usage: BilledUsage? { figures.usage(of: dialect, isSilent: evidence == .nothing) }

    /// The text so far.
    var text: ReplyText { meter.text }

    /// A part of a document that is too large to be kept.
    mutating func read(partOfDocument part: Span<UInt8>, isFirst: Bool, with parser: inout JSONParser) {
        note(.content)
        meter.read(partOfDocument: part, isFirst: isFirst)
        if isFirst { scanner.reset(dialect) }
        scan(part, with: &parser)
    }

    /// Whether the part ended a usage object.
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
    /// Whether it is empty but for spaces, line ends and other control bytes.
    var isBlank: Bool {
        for at in indices where self[at] > 0x20 && self[at] != 0x7f { return false }
        return true
    }
}
