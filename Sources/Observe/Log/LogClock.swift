import Wire

/// The time as RFC 3339 has it, in UTC and to the millisecond.
struct LogClock {
    private var text: [UInt8] = []
    private var second = Int64.min

    mutating func text(at milliseconds: Int64) -> [UInt8] {
        set(to: milliseconds)
        return text
    }

    mutating func append(_ milliseconds: Int64, to line: inout ByteBuffer) {
        set(to: milliseconds)
        line.append(text)
    }

    private mutating func set(to milliseconds: Int64) {
        if milliseconds / 1000 != second {
            second = milliseconds / 1000
            var written = ByteBuffer(capacity: 32)
            written.append(rfc3339: Int(second))
            written.truncate(to: written.count - 1)
            written.append(".000Z")
            text = [UInt8](written)
        }
        var rest = milliseconds % 1000
        for place in [22, 21, 20] {
            text[place] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
    }
}
