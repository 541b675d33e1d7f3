import Bytes
import Dates

/// Writes the time in UTC by RFC 3339, to the millisecond.
struct LogClock: ~Copyable {
    /// The text that is written before each time, such as the beginning of a log line.
    private let opening: StaticString
    /// The opening text and the time without its milliseconds, such as `2026-11-05T09:30:15.`. The buffer is
    /// filled anew when the next second begins.
    private var text = ByteBuffer()
    private var second = Int64.min

    init(after opening: StaticString = "") { self.opening = opening }

    mutating func append(_ milliseconds: Int64, to line: inout ByteBuffer) {
        if milliseconds / 1000 != second { set(to: milliseconds / 1000) }
        line.append(text.readable)
        line.append(decimal: Int(milliseconds % 1000), width: 3)
        line.append(UInt8(ascii: "Z"))
    }

    private mutating func set(to second: Int64) {
        self.second = second
        text.removeAll()
        text.append(opening)
        text.append(rfc3339: Int(second))
        text.truncateBytes(to: text.count - 1)
        text.append(".")
    }
}
