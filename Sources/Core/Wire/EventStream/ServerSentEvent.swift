package import Bytes

/// The fields of one event that Usher uses (WHATWG HTML, section 9.2.6), as ranges of its lines.
package struct ServerSentEvent: Sendable {
    /// The value of the event's last `event` line. It is empty if there is none.
    package private(set) var type = FieldRange.empty
    /// The value of the event's only `data` line. It is nil if there is no such line, or if there are
    /// several, whose values are then joined.
    private var singleData: FieldRange?
    private var dataLines = 0
    /// Whether a line has a field name that server-sent events do not have. Clients ignore such a line. A web
    /// page that is mislabelled as an event stream has such lines.
    package private(set) var hasUnknownField = false

    package var hasData: Bool { dataLines > 0 }

    /// Reads the lines of an event. If there are several `data` lines, their values are joined by line feeds
    /// in `joined`.
    package init(_ block: Span<UInt8>, joined: inout ByteBuffer) {
        joined.removeAll()
        var at = block.starts(with: "\u{FEFF}") ? 3 : 0
        while at < block.count {
            let end = ByteScan.firstLineBreak(in: block, from: at, to: block.count)
            read(block, at..<end, &joined)
            at = end + 1
        }
    }

    /// The data of an event with one `data` line; nil if it has none, or several, which are in `joined`.
    @_lifetime(copy block)
    package func data(in block: Span<UInt8>) -> Span<UInt8>? {
        guard let singleData else { return nil }
        return block[singleData]
    }

    private mutating func read(_ block: Span<UInt8>, _ line: Range<Int>, _ joined: inout ByteBuffer) {
        if block.has("data", at: line.lowerBound), let value = value(block, line, after: 4) {
            dataLines += 1
            if dataLines == 1 {
                singleData = FieldRange(value)
            } else {
                if let first = singleData { joined.append(block[first]) }
                singleData = nil
                joined.append(ASCII.lineFeed)
                joined.append(block.extracting(value))
            }
        } else if block.has("event", at: line.lowerBound), let value = value(block, line, after: 5) {
            type = FieldRange(value)
        } else if !isIgnored(block, line) {
            hasUnknownField = true
        }
    }

    /// Whether the line is empty, a comment, or a field that Usher does not need.
    private func isIgnored(_ block: Span<UInt8>, _ line: Range<Int>) -> Bool {
        line.isEmpty || block[line.lowerBound] == UInt8(ascii: ":")
            || block.has("id", at: line.lowerBound) && value(block, line, after: 2) != nil
            || block.has("retry", at: line.lowerBound) && value(block, line, after: 5) != nil
    }

    /// The value of a line whose field name has `count` bytes. One space after the colon is skipped.
    private func value(_ block: Span<UInt8>, _ line: Range<Int>, after count: Int) -> Range<Int>? {
        let colon = line.lowerBound + count
        if colon == line.upperBound { return colon..<colon }
        guard colon < line.upperBound, block[colon] == UInt8(ascii: ":") else { return nil }
        let start = colon + 1
        return (start < line.upperBound && block[start] == ASCII.space ? start + 1 : start)..<line.upperBound
    }
}
