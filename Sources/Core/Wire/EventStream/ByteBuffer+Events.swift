package import Bytes

extension ByteBuffer {
    /// Appends one event. Lines of `data` end with CR LF, LF or CR. Each of them becomes a `data` line of the
    /// event. `type` must not contain a line end.
    package mutating func appendEvent(_ type: StaticString? = nil, id: Int? = nil, data: Span<UInt8>) {
        if let type {
            append("event: ")
            append(type)
            append("\n")
        }
        if let id {
            append("id: ")
            append(decimal: id)
            append("\n")
        }
        var at = 0
        repeat {
            let end = ByteScan.firstLineBreak(in: data, from: at, to: data.count)
            append("data: ")
            append(data.extracting(at..<end))
            append("\n")
            at = data.has("\r\n", at: end) ? end + 2 : end + 1
        } while at <= data.count
        append("\n")
    }

    /// Appends a comment. It is sent when there are no events, so that the connection stays open.
    package mutating func appendEventComment() { append(":\n\n") }
}
