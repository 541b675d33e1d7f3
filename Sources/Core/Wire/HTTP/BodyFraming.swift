import Bytes

/// How the end of a body is determined.
package enum BodyFraming: Hashable, Sendable {
    case none
    /// The body has exactly this many bytes, at least 1.
    case length(Int)
    case chunked
    /// The body ends when the connection is closed. This is allowed only in an upstream's answer.
    case untilClose
}

/// The options that a message's Connection fields contain.
struct ConnectionOptions: Hashable, Sendable {
    var close = false
    var keepAlive = false
    /// Whether a Connection field names a header field that is not always hop-by-hop.
    var namesFields = false
}

extension HeadFields {
    /// Reads the fields that determine where the body ends and whether the connection can be used again.
    /// Invalid combinations are refused (docs/guarantees.md, "HTTP: rejected, never repaired").
    func readFraming(minorVersion: Int, in bytes: Span<UInt8>) throws(HTTPFault) {
        if let length = self[.contentLength] {
            if isRepeated(.contentLength) { throw HTTPFault(.repeatedContentLength) }
            if contains(.transferEncoding) { throw HTTPFault(.lengthAndTransferEncoding) }
            guard let value = Self.length(bytes[length]) else { throw HTTPFault(.badContentLength) }
            contentLength = value
        } else if let coding = self[.transferEncoding] {
            if minorVersion == 0 { throw HTTPFault(.transferEncodingOnHTTP10) }
            guard !isRepeated(.transferEncoding), bytes[coding].equalsIgnoringCase("chunked") else {
                throw codingFault(in: bytes)
            }
            isChunked = true
        }
        if contains(.connection) {
            for field in 0..<count where self[field].known == .connection {
                try connection.read(bytes[self[field].value])
            }
        }
    }

    /// Whether the fields allow another message on this connection (RFC 9112, section 9.3).
    func allowsReuse(minorVersion: Int) -> Bool {
        if connection.close { return false }
        return minorVersion > 0 || connection.keepAlive
    }

    /// The fault for a Transfer-Encoding other than `chunked`. If `chunked` is the last coding and occurs
    /// once, the end of the body is certain and the status is 501 (RFC 9112, section 6.1). In all other cases
    /// the end is uncertain, and the status is 400 (section 6.3).
    private func codingFault(in bytes: Span<UInt8>) -> HTTPFault {
        var (others, chunks, endsInChunks) = (0, 0, false)
        for field in 0..<count where self[field].known == .transferEncoding {
            let value = bytes[self[field].value]
            var codings = TokenList()
            do {
                while let coding = try codings.next(in: value) {
                    endsInChunks = value[coding].equalsIgnoringCase("chunked")
                    if endsInChunks { chunks += 1 } else { others += 1 }
                }
            } catch {
                return HTTPFault(.badTransferEncoding)
            }
        }
        let isCertain = others > 0 && chunks == 1 && endsInChunks
        return HTTPFault(isCertain ? .unknownTransferCoding : .badTransferEncoding)
    }

    /// The value of a Content-Length. At most 18 digits are accepted, so that the number cannot overflow.
    /// Leading zeros are refused, since some parsers read such a number as octal.
    private static func length(_ digits: Span<UInt8>) -> Int? {
        guard digits.count >= 1, digits.count <= 18 else { return nil }
        if digits.count > 1, digits[0] == UInt8(ascii: "0") { return nil }
        var value = 0
        for index in digits.indices {
            guard ASCII.isDigit(digits[index]) else { return nil }
            value = value &* 10 &+ Int(digits[index] &- 0x30)
        }
        return value
    }
}

extension ConnectionOptions {
    /// Reads one Connection field, which is a list of tokens (RFC 9110, section 7.6.1).
    mutating func read(_ value: Span<UInt8>) throws(HTTPFault) {
        var words = TokenList()
        while let word = try words.next(in: value) {
            let token = value[word]
            if token.equalsIgnoringCase("close") {
                close = true
            } else if token.equalsIgnoringCase("keep-alive") {
                keepAlive = true
            } else if !HopByHop.isStandard(.named(token)) {
                namesFields = true
            }
        }
    }
}

/// An iterator over a comma-separated list of tokens. Empty elements are skipped (RFC 9110, section 5.6.1).
struct TokenList {
    private var at = 0

    mutating func next(in value: Span<UInt8>) throws(HTTPFault) -> FieldRange? {
        let end = value.count
        while at < end, FieldLine.isBlank(value[at]) || value[at] == UInt8(ascii: ",") { at += 1 }
        guard at < end else { return nil }
        let start = at
        at = ASCII.end(of: .token, in: value, from: at, to: end)
        let word = FieldRange(start..<at)
        while at < end, FieldLine.isBlank(value[at]) { at += 1 }
        guard !word.isEmpty, at == end || value[at] == UInt8(ascii: ",") else {
            throw HTTPFault(.badConnection)
        }
        return word
    }
}
