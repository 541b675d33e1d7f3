package import Bytes

/// The status line and fields of an upstream's answer, as offsets into the parsed bytes. `reset()` prepares
/// the object for the next answer.
package final class ResponseHead {
    /// The status, 100–599. An interim answer (1xx) has a head of its own, and the final answer follows.
    package internal(set) var status = 0
    package internal(set) var minorVersion = 1
    package let fields = HeadFields()

    package init() {}

    package func has(_ known: KnownField) -> Bool { fields.contains(known) }

    package func value(of known: KnownField) -> FieldRange? { fields[known] }

    package func reset() { fields.reset() }

    package var isInterim: Bool { status < 200 }

    /// How the end of the body is determined (RFC 9112, section 6.3). It depends on the request's method.
    package func framing(answering method: Method) -> BodyFraming {
        if method == .head || status < 200 || status == 204 || status == 304 { return .none }
        if fields.isChunked { return .chunked }
        guard let length = fields.contentLength else { return .untilClose }
        return length == 0 ? .none : .length(length)
    }

    /// Whether the edge can send another request on the connection after the body's end.
    package func keepAlive(answering method: Method) -> Bool {
        framing(answering: method) != .untilClose && fields.allowsReuse(minorVersion: minorVersion)
    }
}

/// A parser for an upstream's heads, as strict as the parser for requests. Every fault has status 502.
package enum ResponseParser {
    /// Parses a head at the start of `bytes` in the same way as `RequestParser.parse`. The result is nil if
    /// more bytes are needed.
    package static func parse(
        _ bytes: Span<UInt8>, limits: HeadLimits, into head: ResponseHead
    ) throws(HTTPFault) -> Int? {
        do throws(HTTPFault) {
            return try read(bytes, limits, head)
        } catch {
            throw error.ofUpstream
        }
    }

    /// The longest status line, in bytes. The text after the status usually has only a few words.
    private static let longestLine = 1024

    private static func read(
        _ bytes: Span<UInt8>, _ limits: HeadLimits, _ head: ResponseHead
    ) throws(HTTPFault) -> Int? {
        if head.fields.cursor.fields == nil, !head.fields.passSameStart(in: bytes) {
            guard let line = try head.fields.cursor.nextLine(in: bytes) else {
                if bytes.count > longestLine { throw HTTPFault(.badStatusLine) }
                return nil
            }
            try readStatus(bytes.extracting(line), head)
        }
        guard let end = try head.fields.read(bytes, limits: limits) else { return nil }
        try head.fields.readFraming(minorVersion: head.minorVersion, in: bytes)
        return end
    }

    /// Reads a line such as `HTTP/1.1 200 OK`. The reason and the space before it are optional, since some
    /// servers leave them out.
    private static func readStatus(_ line: Span<UInt8>, _ head: ResponseHead) throws(HTTPFault) {
        guard line.count >= 12, line.count <= longestLine, line[8] == ASCII.space,
            line.count == 12 || line[12] == ASCII.space
        else { throw HTTPFault(.badStatusLine) }
        head.minorVersion = try RequestParser.minorVersion(line.extracting(first: 8))
        var status = 0
        for index in 9..<12 {
            guard ASCII.isDigit(line[index]) else { throw HTTPFault(.badStatus) }
            status = status * 10 + Int(line[index] - 0x30)
        }
        guard status >= 100, status < 600 else { throw HTTPFault(.badStatus) }
        // Status 101 is refused, since the edge never requests a switch of protocols.
        if status == 101 { throw HTTPFault(.unexpectedUpgrade) }
        head.status = status
    }
}
