import Bytes

/// A parser for the forms of a request target (RFC 9112, section 3.2). The authority form is not supported,
/// since only CONNECT uses it and CONNECT is refused.
enum RequestTarget {
    static func read(_ target: Range<Int>, _ bytes: Span<UInt8>, into head: RequestHead)
        throws(HTTPFault)
    {
        head.target = FieldRange(target)
        head.query = nil
        let first = bytes[target.lowerBound]
        if first == UInt8(ascii: "/") {
            head.form = .origin
            try readPath(target, bytes, into: head)
            head.wholePath = head.path
        } else if first == UInt8(ascii: "*") && target.count == 1 {
            guard head.method == .options else { throw HTTPFault(.badTarget) }
            head.form = .asterisk
            head.path = FieldRange(target)
        } else {
            head.form = .absolute
            try readAbsolute(target, bytes, into: head)
        }
    }

    /// Checks every byte of the path and query and finds the `?`. Dot segments and broken escapes are
    /// refused, since two servers could interpret them differently.
    private static func readPath(
        _ range: Range<Int>, _ bytes: Span<UInt8>, into head: RequestHead
    ) throws(HTTPFault) {
        let text = bytes.extracting(range)
        var (all, any) = (UInt8.max, UInt8(0))
        for at in text.indices {
            let kind = ByteClass.of(text[at]).rawValue
            all &= kind
            any |= kind
        }
        guard text.isEmpty || ByteClass(rawValue: all).contains(.target) else { throw HTTPFault(.badTarget) }
        var path = range
        if ByteClass(rawValue: any).contains(.special) {
            var question = 0
            while question < text.count, text[question] != UInt8(ascii: "?") { question += 1 }
            path = range.lowerBound..<range.lowerBound + question
            try checkEscapes(text)
            try checkSegments(bytes.extracting(path))
        }
        head.path = FieldRange(path)
        head.query =
            path.upperBound < range.upperBound ? FieldRange(path.upperBound + 1..<range.upperBound) : nil
    }

    private static func checkEscapes(_ text: Span<UInt8>) throws(HTTPFault) {
        for at in text.indices where text[at] == UInt8(ascii: "%") {
            guard let byte = PercentCoding.escapedByte(in: text, at: at), byte != 0 else {
                throw HTTPFault(.badEscape)
            }
        }
    }

    /// Refuses the segments `.` and `..`. Each dot can be literal or `%2e`.
    private static func checkSegments(_ path: Span<UInt8>) throws(HTTPFault) {
        var dots = 0
        var isDots = false
        var at = 0
        while at <= path.count {
            if at == path.count || path[at] == UInt8(ascii: "/") {
                if isDots && (dots == 1 || dots == 2) { throw HTTPFault(.dotSegment) }
                isDots = true
                dots = 0
            } else if path[at] == UInt8(ascii: ".") {
                dots += 1
            } else if path.has("%2e", at: at) || path.has("%2E", at: at) {
                dots += 1
                at += 2
            } else {
                isDots = false
            }
            at += 1
        }
    }

    private static func readAbsolute(
        _ target: Range<Int>, _ bytes: Span<UInt8>, into head: RequestHead
    ) throws(HTTPFault) {
        guard let scheme = schemeLength(bytes.extracting(target)) else { throw HTTPFault(.badTarget) }
        let start = target.lowerBound + scheme
        var end = start
        while end < target.upperBound, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?") {
            end += 1
        }
        guard Authority(bytes.extracting(start..<end)) != nil else { throw HTTPFault(.badTarget) }
        head.host = FieldRange(start..<end)
        try readPath(end..<target.upperBound, bytes, into: head)
        // An empty path means `/` (RFC 9110, section 4.2.3). The last slash of `://` then serves as the path.
        if head.path.isEmpty { head.path = FieldRange(start - 1..<start) }
    }

    /// The length of `http://` or `https://` at the start of `target`; nil for any other scheme.
    private static func schemeLength(_ target: Span<UInt8>) -> Int? {
        if target.count > 7, target.extracting(first: 7).equalsIgnoringCase("http://") { return 7 }
        if target.count > 8, target.extracting(first: 8).equalsIgnoringCase("https://") { return 8 }
        return nil
    }

    /// Checks that an absolute target and the Host field name the same host and port. If one of them has no
    /// port, it has the default port of the target's scheme.
    static func compare(
        host named: Authority, _ field: FieldRange, _ bytes: Span<UInt8>, _ head: RequestHead
    ) throws(HTTPFault) {
        guard let meant = Authority(bytes[head.host]) else { throw HTTPFault(.badTarget) }
        let usual = head.host.start - head.target.start == 7 ? 80 : 443
        let sameName = bytes[head.host].extracting(first: meant.nameLength)
            .equalsIgnoringCase(bytes[field].extracting(first: named.nameLength))
        guard sameName, meant.port ?? usual == named.port ?? usual else { throw HTTPFault(.hostMismatch) }
    }
}

/// A valid host with an optional port. User information is refused (RFC 9110, section 4.2.4).
package struct Authority: Hashable, Sendable {
    /// The length of the host in bytes, including the brackets of an IPv6 address.
    package let nameLength: Int
    package let port: Int?

    package init?(_ text: Span<UInt8>) {
        var end = 0
        if text.count > 0, text[0] == UInt8(ascii: "[") {
            end = 1
            while end < text.count, Self.isAddressByte(text[end]) { end += 1 }
            guard end > 2, end < text.count, text[end] == UInt8(ascii: "]") else { return nil }
            end += 1
        } else {
            end = ASCII.end(of: .hostName, in: text, from: 0, to: text.count)
            guard end > 0, end <= 255 else { return nil }
        }
        nameLength = end
        guard end < text.count else {
            port = nil
            return
        }
        guard text[end] == UInt8(ascii: ":"), let number = Self.port(text.extracting(end + 1..<text.count))
        else {
            return nil
        }
        port = number
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        ASCII.hexValue(byte) != nil || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }

    private static func port(_ digits: Span<UInt8>) -> Int? {
        guard digits.count >= 1, digits.count <= 5 else { return nil }
        var value = 0
        for index in digits.indices {
            guard ASCII.isDigit(digits[index]) else { return nil }
            value = value * 10 + Int(digits[index] - 0x30)
        }
        return value >= 1 && value <= 65535 ? value : nil
    }
}
