import Bytes

/// How a body's end is known.
package enum BodyFraming: Hashable, Sendable {
    case none
    /// Exactly so many bytes, at least 1.
    case length(Int)
    case chunked
    /// The body ends when the connection does, which only an upstream's answer may do: everything until it
    /// closes.
    case untilClose
}

/// The options that the Connection field names.
struct ConnectionOptions: Hashable, Sendable {
    var close = false
    var keepAlive = false
    /// Whether it names fields that are not hop-by-hop anyway.
    var namesFields = false
}

extension HeadFields {
    /// Reads the fields that frame the body and the connection, and refuses what is not
    /// proper (docs/guarantees.md, "HTTP: rejected, never repaired").
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

    /// Whether another message may follow on this connection, as far as the fields say (RFC 9112, section
    /// 9.3).
    func allowsReuse(minorVersion: Int) -> Bool {
        if connection.close { return false }
        return minorVersion > 0 || connection.keepAlive
    }

    /// The fault of a Transfer-Encoding that is not `chunked` alone. Where other codings precede one final
    /// `chunked`, the body's end is certain and the codings are unknown here: 501 (RFC 9112, section 6.1).
    /// Everything else leaves its end in doubt: 400 (section 6.3).
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

    /// Digits only, at most 18 of them, so that the value fits with room to spare; none that some readers
    /// take for an octal number.
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
    /// Reads one Connection field: a list of tokens (RFC 9110, section 7.6.1).
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

/// Steps through a comma-separated list of tokens; empty elements are skipped (RFC 9110, section 5.6.1).
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
