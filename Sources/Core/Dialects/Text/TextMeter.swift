/// Measures the text of an answer while the answer is relayed in pieces of any size.
///
/// Most events of a stream share the JSON around their text, which is scanned only once (`EventEnvelope`).
struct TextMeter: ~Copyable {
    private var scanner = TextScanner()
    private var pattern = EventEnvelope()
    private var events = 0
    /// If an event is read in parts, the number of text bytes that came before this event.
    private var bytesBeforeParts = 0

    mutating func reset(_ names: TextNames) {
        scanner.reset(names)
        pattern.removeAll()
        events = 0
    }

    /// Measures a whole event.
    ///
    /// - Returns: true if this event has neither token counts nor an error (`ContentHints`), because an
    ///   earlier event with the same JSON around its text had none.
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

    /// Scans an event, and keeps the JSON around its text if the event has exactly one text.
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

    /// Measures a part of an event that is too large for the buffer.
    mutating func read(part: Span<UInt8>, isFirst: Bool, isLast: Bool) {
        if isFirst {
            scanner.resetPlace()
            bytesBeforeParts = scanner.rawBytes
        }
        scanner.read(part)
        if isLast && scanner.rawBytes > bytesBeforeParts { events &+= 1 }
    }

    mutating func read(document: Span<UInt8>) { read(partOfDocument: document, isFirst: true) }

    /// Measures a part of a document that is too large for the buffer.
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
