import Bytes

/// A strict parser for request heads (RFC 9112). Every deviation is refused, never repaired.
package enum RequestParser {
    /// Parses a head at the start of `bytes` into `head`. `head` must be new, reset, or unchanged since the
    /// last call for the same head.
    ///
    /// - Returns: the length of the head with its empty line; nil if more bytes are needed. A repeated call
    ///   examines only the new bytes.
    package static func parse(
        _ bytes: Span<UInt8>, limits: HeadLimits, into head: RequestHead
    ) throws(HTTPFault) -> Int? {
        if head.fields.cursor.fields == nil, !head.passSameLine(in: bytes, limits) {
            guard let line = try requestLine(bytes, limits, head) else { return nil }
            try read(line, bytes, limits, head)
        }
        guard let end = try head.fields.read(bytes, limits: limits) else { return nil }
        try finish(bytes, head)
        return end
    }

    /// The first line that is not empty; nil if its end has not arrived. A few empty lines before it are
    /// skipped (RFC 9112, section 2.2).
    private static func requestLine(
        _ bytes: Span<UInt8>, _ limits: HeadLimits, _ head: RequestHead
    ) throws(HTTPFault) -> Range<Int>? {
        while let line = try head.fields.cursor.nextLine(in: bytes) {
            if !line.isEmpty { return line }
            if line.lowerBound >= 2 * mostEmptyLines { throw HTTPFault(.badRequestLine) }
        }
        let start = head.fields.cursor.line
        let method = ASCII.end(of: .token, in: bytes, from: start, to: bytes.count)
        if method - start > longestWord { throw HTTPFault(.badMethod) }
        // The length of the longest valid line: method, target and version with two spaces and a line end.
        let longest = longestMethod + 1 + limits.target + 1 + 8 + 2
        if bytes.count - head.fields.cursor.line > longest {
            throw HTTPFault(.targetTooLong)
        }
        return nil
    }

    private static let mostEmptyLines = 8
    /// The longest method in bytes. A longer one is answered 501 (RFC 9112, section 3).
    private static let longestMethod = 32
    private static let longestWord = 64

    private static func read(
        _ line: Range<Int>, _ bytes: Span<UInt8>, _ limits: HeadLimits, _ head: RequestHead
    ) throws(HTTPFault) {
        let (start, end) = (line.lowerBound, line.upperBound)
        let space = ASCII.end(of: .token, in: bytes, from: start, to: end)
        guard space < end, bytes[space] == ASCII.space else { throw HTTPFault(.badMethod) }
        guard space > start else { throw HTTPFault(.badRequestLine) }
        if space - start > longestWord { throw HTTPFault(.badMethod) }
        if space - start > longestMethod { throw HTTPFault(.methodTooLong) }

        // The version is the last eight bytes of the line. Spaces in the target are refused later.
        let version = end - 8
        guard version > space + 1, bytes[version - 1] == ASCII.space else {
            throw lineFault(bytes, space + 1..<end, limits)
        }
        let target = space + 1..<version - 1
        if target.count > limits.target { throw HTTPFault(.targetTooLong) }
        head.minorVersion = try minorVersion(bytes.extracting(version..<end))
        head.method = try Method(bytes.extracting(start..<space))
        head.methodName = FieldRange(start..<space)
        try RequestTarget.read(target, bytes, into: head)
    }

    private static func lineFault(_ bytes: Span<UInt8>, _ rest: Range<Int>, _ limits: HeadLimits) -> HTTPFault
    {
        HTTPFault(rest.count > limits.target + 9 ? .targetTooLong : .badRequestLine)
    }

    /// The minor version, 0 or 1. A later minor version counts as 1.1 (RFC 9110, section 2.5). Other valid
    /// versions, such as the preface of HTTP/2, are answered 505.
    static func minorVersion(_ version: Span<UInt8>) throws(HTTPFault) -> Int {
        guard version.count == 8, version.starts(with: "HTTP/"), ASCII.isDigit(version[5]),
            version[6] == UInt8(ascii: "."), ASCII.isDigit(version[7])
        else { throw HTTPFault(.badVersion) }
        let minor = Int(version[7] - UInt8(ascii: "0"))
        guard version[5] == UInt8(ascii: "1") else { throw HTTPFault(.unsupportedVersion) }
        return min(minor, 1)
    }

    /// Checks the rules about combinations of fields, which is possible only after all fields were read.
    private static func finish(_ bytes: Span<UInt8>, _ head: RequestHead) throws(HTTPFault) {
        try head.fields.readFraming(minorVersion: head.minorVersion, in: bytes)
        try readHost(bytes, head)
        // A repeated field is refused (RFC 9110, section 5.3), since servers could use different values.
        if head.fields.isRepeated(.idempotencyKey) { throw HTTPFault(.repeatedIdempotencyKey) }
        if head.fields.isRepeated(.contentType) { throw HTTPFault(.repeatedContentType) }
        head.keepAlive = head.fields.allowsReuse(minorVersion: head.minorVersion)
        // HTTP/1.0 clients do not understand status 100 (RFC 9110, section 10.1.1), so their `Expect` is
        // ignored.
        if head.minorVersion == 1, let expectation = head.fields[.expect] {
            guard !head.fields.isRepeated(.expect), bytes[expectation].equalsIgnoringCase("100-continue")
            else {
                throw HTTPFault(.unknownExpectation)
            }
            head.expectsContinue = head.framing != .none
        }
    }

    private static func readHost(_ bytes: Span<UInt8>, _ head: RequestHead) throws(HTTPFault) {
        guard let field = head.fields[.host] else {
            if head.minorVersion == 1 { throw HTTPFault(.missingHost) }
            return
        }
        if head.fields.isRepeated(.host) { throw HTTPFault(.repeatedHost) }
        guard let named = Authority(bytes[field]) else { throw HTTPFault(.badHost) }
        if head.form == .absolute {
            try RequestTarget.compare(host: named, field, bytes, head)
        } else {
            head.host = field
        }
    }
}
