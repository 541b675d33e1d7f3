/// Measures the text of an answer while it passes: all of it, wherever the stream is cut.
///
/// What stands around the text is the same in most events of a stream, and is not scanned again then: see
/// `EventEnvelope`.
struct TextMeter: ~Copyable {
    private var scanner = TextScanner()
    private var pattern = EventEnvelope()
    private var events = 0
    /// Bytes of text before the event that comes in parts.
    private var bytesBeforeParts = 0

    mutating func reset(_ names: TextNames) {
        scanner.reset(names)
        pattern.removeAll()
        events = 0
    }

    /// An event, whole.
    ///
    /// - Returns: whether it is like an earlier one without any of `ContentHints`, and so has none either.
    mutating func read(event: Span<UInt8>) -> Bool {
        let bytesBefore = scanner.rawBytes
        defer { if scanner.rawBytes > bytesBefore { events &+= 1 } }
        guard pattern.matches(beginningOf: event) else {
            scan(event)
            return false
        }
        scanner.resetToText()
        var at = pattern.textStart
        scanner.readText(event, from: &at)
        if pattern.matches(endOf: event, from: at) { return pattern.isUnmarked }
        scanner.read(event, from: &at)
        return false
    }

    /// Keeps what stands around the text of an event if it has one, in a string.
    private mutating func scan(_ event: Span<UInt8>) {
        scanner.resetPlace()
        let bytesBefore = scanner.rawBytes
        var at = 0
        while scanner.readToText(event, from: &at), scanner.rawBytes == bytesBefore {
            let start = at
            scanner.readText(event, from: &at)
            let bytesWithText = scanner.rawBytes
            if bytesWithText == bytesBefore { continue }
            let end = at
            scanner.read(event, from: &at)
            if scanner.rawBytes == bytesWithText { pattern.keep(event, text: start..<end) }
        }
        scanner.read(event, from: &at)
    }

    /// A part of an event that is too large to be kept.
    mutating func read(part: Span<UInt8>, isFirst: Bool, isLast: Bool) {
        if isFirst {
            scanner.resetPlace()
            bytesBeforeParts = scanner.rawBytes
        }
        scanner.read(part)
        if isLast && scanner.rawBytes > bytesBeforeParts { events &+= 1 }
    }

    mutating func read(document: Span<UInt8>) { read(partOfDocument: document, isFirst: true) }

    /// A part of a document that is too large to be kept.
    mutating func read(partOfDocument part: Span<UInt8>, isFirst: Bool) {
        if isFirst { scanner.resetPlace() }
        scanner.read(part)
        events = scanner.rawBytes > 0 ? 1 : 0
    }

    var text: ReplyText {
        ReplyText(
            units: scanner.estimator.units, foreignUnits: scanner.estimator.foreignUnits, events: events)
    }
}
