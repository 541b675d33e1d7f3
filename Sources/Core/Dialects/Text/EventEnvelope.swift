import Bytes
import Wire

/// The JSON around the text in a stream's events. It is the same in most events. One event is therefore kept,
/// and the following events are compared with it instead of scanned.
///
/// Later events can differ from the kept one in digits, such as those of a sequence number, and in the last
/// string. OpenAI fills this string at random (`obfuscation`: API reference, "Streaming events").
struct EventEnvelope: ~Copyable {
    /// The kept event, which contains exactly one text. It is empty if no event is kept.
    private var event = ByteBuffer()
    /// The offset in `event` at which the text begins, after the opening quote.
    private(set) var textStart = 0
    /// The offset in `event` after the text's closing quote.
    private var textEnd = 0
    /// The range of the last string in `event`; empty if there is none. Later events can have another string.
    private var lastString = 0..<0

    /// Whether `event` has neither token counts nor an error (`ContentHints`).
    private(set) var isUnmarked = false

    /// The size, in bytes, of the largest event that is kept.
    private static let mostKept = 1024

    mutating func removeAll() { event.removeAll(keepingCapacity: true) }

    /// - Parameters:
    ///   - event: an event with one text.
    ///   - text: the range of the text's bytes and its closing quote.
    mutating func keep(_ event: Span<UInt8>, text: Range<Int>) {
        removeAll()
        guard text.upperBound < event.count, event.count <= Self.mostKept else { return }
        self.event.append(event)
        (textStart, textEnd) = (text.lowerBound, text.upperBound)
        isUnmarked = ContentHints.find(in: event).isEmpty
        lastString = Self.lastString(of: event, from: textEnd) ?? event.count..<event.count
    }

    /// The range of an event's last string without its quotes. The result is nil if the string is empty or is
    /// not the value of a member. It is not the event's text, which ends before `start`.
    private static func lastString(of event: Span<UInt8>, from start: Int) -> Range<Int>? {
        let quote = UInt8(ascii: "\"")
        var end = event.count &- 1
        while end >= start && event[end] != quote { end &-= 1 }
        var begin = end &- 1
        while begin >= start && event[begin] != quote && event[begin] != UInt8(ascii: "\\") { begin &-= 1 }
        guard begin > start, event[begin] == quote, event[begin &- 1] == UInt8(ascii: ":"), begin &+ 1 < end
        else {
            return nil
        }
        return begin &+ 1..<end
    }

    /// Whether `other` begins like the kept `event`, up to the text. Digits can differ.
    @inline(__always)
    func matches(beginningOf other: Span<UInt8>) -> Bool {
        !event.isEmpty && other.count > textStart
            && ByteScan.differInDigitsAlone(
                other.extracting(..<textStart), event.readable.extracting(..<textStart))
    }

    /// Whether `other` ends like the kept `event`, after the text. Digits and the last string can differ.
    @inline(__always)
    func matches(endOf other: Span<UInt8>, from start: Int) -> Bool {
        var at = start &+ lastString.lowerBound &- textEnd
        guard at <= other.count,
            ByteScan.differInDigitsAlone(
                other.extracting(start..<at), event.readable.extracting(textEnd..<lastString.lowerBound))
        else {
            return false
        }
        if !lastString.isEmpty {
            // If the last string is `error`, the event can be an error, which must be parsed.
            if other.has("error", at: at) { return false }
            at = ByteScan.firstEscaped(in: other, from: at, to: other.count)
        }
        return ByteScan.differInDigitsAlone(
            other.extracting(at...), event.readable.extracting(lastString.upperBound...))
    }
}
