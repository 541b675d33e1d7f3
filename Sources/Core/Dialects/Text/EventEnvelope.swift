import Bytes
import Wire

/// The JSON around the text of a stream's events, which is the same in most of them: kept of one event, so
/// that the next ones are compared instead of scanned.
///
/// They may differ in digits, such as those of a sequence number, and in the last string, which OpenAI fills
/// at random (`obfuscation`: API reference, "Streaming events").
struct EventEnvelope: ~Copyable {
    /// An event that held one text, or nothing.
    private var event = ByteBuffer()
    /// The offset at which the text begins, after its quote.
    private(set) var textStart = 0
    /// The offset behind the text's closing quote.
    private var textEnd = 0
    /// The last string, if it may be any; otherwise both are at the end of the event.
    private var lastString = 0..<0

    /// Whether an event like this holds none of `ContentHints`, whatever its text is.
    private(set) var isUnmarked = false

    /// Bytes of an event that is kept.
    private static let mostKept = 1024

    mutating func removeAll() { event.removeAll(keepingCapacity: true) }

    /// - Parameters:
    ///   - event: holds no text but in the string whose bytes and closing quote are at `text`.
    mutating func keep(_ event: Span<UInt8>, text: Range<Int>) {
        removeAll()
        guard text.upperBound < event.count, event.count <= Self.mostKept else { return }
        self.event.append(event)
        (textStart, textEnd) = (text.lowerBound, text.upperBound)
        isUnmarked = ContentHints.find(in: event).isEmpty
        lastString = Self.lastString(of: event, from: textEnd) ?? event.count..<event.count
    }

    /// The last string without its quotes, if it is a member's and not empty. Its member is none of text
    /// then, or it would have been found to be.
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

    /// Whether an event is like the one that was kept as far as to its text.
    @inline(__always)
    func matches(beginningOf other: Span<UInt8>) -> Bool {
        !event.isEmpty && other.count > textStart
            && ByteScan.differInDigitsAlone(
                other.extracting(..<textStart), event.readable.extracting(..<textStart))
    }

    /// Whether an event is like the one that was kept from behind its text on.
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
            // As the value of a `type` it would be one of `ContentHints`.
            if other.has("error", at: at) { return false }
            at = ByteScan.firstEscaped(in: other, from: at, to: other.count)
        }
        return ByteScan.differInDigitsAlone(
            other.extracting(at...), event.readable.extracting(lastString.upperBound...))
    }
}
