import Bytes
import Wire

enum EventKind {
    /// A piece of text, which begins at this offset of the event.
    case text(at: Int)
    /// The event with which the provider ends a complete answer.
    case end
    case error
    case other
}

/// Finds the kind of an event by its bytes, without parsing JSON.
struct EventReading {
    private let dialect: Variant.Dialect
    /// The offset of the text in the last event. It is tried first in the next event, as it seldom changes.
    private var place = 0

    init(_ dialect: Variant.Dialect) { self.dialect = dialect }

    mutating func eventKind(of event: Span<UInt8>) -> EventKind {
        switch dialect {
        case .openAI: openAI(event)
        case .anthropic: anthropic(event)
        }
    }

    private mutating func openAI(_ event: Span<UInt8>) -> EventKind {
        if event.has("\"content\":\"", at: place) || find("\"content\":\"", in: event) {
            let start = place + 11
            return start < event.count && event[start] != 0x22 ? .text(at: start) : .other
        }
        if event.has("data: [DONE]", at: 0) || event.has("data:[DONE]", at: 0) { return .end }
        return ContentHints.find(in: event).contains(.error) ? .error : .other
    }

    private mutating func anthropic(_ event: Span<UInt8>) -> EventKind {
        if event.has("event: content_block_delta", at: 0) {
            guard event.has("\"text\":\"", at: place) || find("\"text\":\"", in: event) else { return .other }
            return .text(at: place + 8)
        }
        if event.has("event: message_stop", at: 0) { return .end }
        return event.has("event: error", at: 0) ? .error : .other
    }

    private mutating func find(_ word: StaticString, in event: Span<UInt8>) -> Bool {
        guard event.count >= word.utf8CodeUnitCount else { return false }
        for at in 0...(event.count - word.utf8CodeUnitCount) where event[at] == 0x22 {
            if event.has(word, at: at) {
                place = at
                return true
            }
        }
        return false
    }
}

/// A piece of text with its number and the time at which it was sent. In `t12 81723000 `, 12 is the number
/// (the first is 0), and 81723000 the time in microseconds of this machine's monotonic clock. From such
/// pieces a reader can check order, completeness and delay.
struct NumberedPiece {
    let number: Int
    /// The time of sending, in nanoseconds of the monotonic clock. It is the middle of the microsecond in the
    /// text, so that the delays are exact on average.
    let sent: UInt64

    init?(_ event: Span<UInt8>, at start: Int) {
        guard start < event.count, event[start] == UInt8(ascii: "t") else { return nil }
        var at = start + 1
        guard let number = Self.digits(event, &at), at < event.count, event[at] == ASCII.space else {
            return nil
        }
        at += 1
        guard let sent = Self.digits(event, &at) else { return nil }
        self.number = number
        self.sent = UInt64(sent) * 1000 + 500
    }

    private static func digits(_ event: Span<UInt8>, _ at: inout Int) -> Int? {
        var value = 0
        let start = at
        while at < event.count, at - start < 16, ASCII.isDigit(event[at]) {
            value = value * 10 + Int(event[at] - 0x30)
            at += 1
        }
        return at > start ? value : nil
    }
}

/// The token counts that an answer reports.
struct TokenFigures {
    private(set) var input = 0
    private(set) var output = 0

    /// Reads every `usage` object in these bytes. Figures can be repeated or cumulative, so the largest one
    /// counts.
    mutating func readBytes(_ bytes: Span<UInt8>) {
        var at = ByteScan.firstQuotedUOrE(in: bytes, from: 0, to: bytes.count)
        while at < bytes.count {
            if let start = Self.value(of: "\"usage\"", in: bytes, at: at), bytes.has("{", at: start) {
                readObject(bytes, from: start + 1)
            }
            at = ByteScan.firstQuotedUOrE(in: bytes, from: at + 1, to: bytes.count)
        }
    }

    /// Reads the members of a usage object up to its closing brace.
    private mutating func readObject(_ bytes: Span<UInt8>, from start: Int) {
        var at = start
        while at < bytes.count, bytes[at] != UInt8(ascii: "}") {
            if bytes[at] == 0x22 {
                if let value = Self.figure("\"prompt_tokens\"", "\"input_tokens\"", in: bytes, at: at) {
                    input = max(input, value)
                } else if let value = Self.figure(
                    "\"completion_tokens\"", "\"output_tokens\"", in: bytes, at: at)
                {
                    output = max(output, value)
                }
            }
            at += 1
        }
    }

    private static func figure(
        _ name: StaticString, _ other: StaticString, in bytes: Span<UInt8>, at: Int
    ) -> Int? {
        guard var next = value(of: name, in: bytes, at: at) ?? value(of: other, in: bytes, at: at) else {
            return nil
        }
        var figure = 0
        while next < bytes.count, ASCII.isDigit(bytes[next]) {
            // A faulty target can send any number, so the figure is limited to 2⁵³, below which JSON parsers
            // agree on integers (RFC 8259, section 6).
            figure = min(figure * 10 + Int(bytes[next] - 0x30), 1 << 53)
            next += 1
        }
        return figure
    }

    /// Returns the offset of a member's value, or nil if its quoted name does not begin at `at`.
    private static func value(of name: StaticString, in bytes: Span<UInt8>, at: Int) -> Int? {
        guard bytes.has(name, at: at) else { return nil }
        var next = at + name.utf8CodeUnitCount
        var hasColon = false
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: ":"): hasColon = true
            case ASCII.space, ASCII.lineFeed, ASCII.tab, ASCII.carriageReturn: break
            default: return hasColon ? next : nil
            }
            next += 1
        }
        return nil
    }
}
