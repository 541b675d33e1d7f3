/// What has been read in a reply so far.
struct ReplyFindings: ~Copyable {
    private(set) var dialect: Dialect
    private(set) var figures = UsageFigures()
    var isUseful = false
    private(set) var isError = false
    private(set) var isUsageFinal = false
    /// The data of an event with several lines of it.
    private var joined = ByteBuffer()

    init(_ dialect: Dialect) { self.dialect = dialect }

    mutating func reset(_ dialect: Dialect) {
        self.dialect = dialect
        figures = UsageFigures()
        isUseful = false
        isError = false
        isUsageFinal = false
        joined.removeAll(keepingCapacity: joined.capacity <= 4096)
    }

    /// Parses an event only if its bytes hold a mark, or while nothing useful has come. Whether it holds
    /// nothing but the closing figures of OpenAI's chat or completions.
    mutating func read(event block: Span<UInt8>, with parser: inout JSONParser) -> Bool {
        let marks = ReplyMarks.find(in: block)
        if isUseful && marks.isEmpty { return false }
        let event = ServerSentEvent(block, joined: &joined)
        guard event.hasData else { return false }
        if let data = event.data(in: block) { return read(event: data, marks, &parser) }
        // Out of its place while it is read, since everything else here may change meanwhile.
        var data = ByteBuffer()
        swap(&data, &joined)
        defer { swap(&data, &joined) }
        return read(event: data.readable, marks, &parser)
    }

    private mutating func read(event data: Span<UInt8>, _ marks: ReplyMarks, _ parser: inout JSONParser)
        -> Bool
    {
        // Data that is no JSON, such as `[DONE]`, tells nothing.
        guard let root = try? parser.parse(data) else { return false }
        if marks.contains(.usage) {
            figures.read(document: root)
            if ReplyContent.closesUsage(root, dialect) { isUsageFinal = true }
        }
        if marks.contains(.error) && ReplyContent.isError(root) { isError = true }
        if !isUseful { isUseful = !ReplyContent.isError(root) && ReplyContent.hasContent(root, dialect) }
        return marks == .usage && ReplyContent.isOnlyUsage(root, dialect)
    }

    /// False where that is no whole document.
    mutating func read(document: Span<UInt8>, with parser: inout JSONParser) -> Bool {
        guard let root = try? parser.parse(document) else { return false }
        if root.kind == .array {
            // Gemini's stream without `alt=sse` is one array of what would be events.
            var elements = root.elements
            while let element = elements.next() { figures.read(document: element) }
        } else {
            figures.read(document: root)
        }
        isUsageFinal = true
        isError = ReplyContent.isError(root)
        isUseful = !isError && ReplyContent.hasContent(root, dialect)
        return true
    }

    /// Reads the last usage object of a document of which only a part is there.
    mutating func read(endOfDocument bytes: Span<UInt8>, with parser: inout JSONParser) {
        var last: Range<Int>?
        var at = ByteScan.firstQuotedUOrE(in: bytes, from: 0, to: bytes.count)
        while at < bytes.count {
            if let start = ReplyMarks.usageObject(in: bytes, at: at), let end = Self.endOfObject(bytes, start)
            {
                last = start..<end
            }
            at = ByteScan.firstQuotedUOrE(in: bytes, from: at + 1, to: bytes.count)
        }
        guard let last, let usage = try? parser.parse(bytes.extracting(last)) else { return }
        figures.read(usage: usage)
    }

    /// Where the object that begins at `start` ends, within 4 KiB, so that a hostile reply costs no quadratic
    /// time. Usage objects hold no string with a brace in it.
    private static func endOfObject(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        var depth = 0
        for at in start..<min(bytes.count, start + 4096) {
            if bytes[at] == UInt8(ascii: "{") { depth += 1 }
            if bytes[at] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return at + 1 }
            }
        }
        return nil
    }
}
