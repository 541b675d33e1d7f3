import Bytes
import TestSupport
import Testing
import Wire

struct BadRequest: CustomTestStringConvertible, Sendable {
    let name: String
    let request: String
    let status: Int
    let reason: HTTPFault.Reason

    var testDescription: String { name }

    init(_ name: String, _ request: String, _ status: Int, _ reason: HTTPFault.Reason) {
        self.name = name
        self.request = request
        self.status = status
        self.reason = reason
    }

    /// A request with a valid Host and these header lines.
    static func fields(_ name: String, _ lines: String, _ status: Int, _ reason: HTTPFault.Reason)
        -> BadRequest
    {
        BadRequest(name, "POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n", status, reason)
    }

    static func target(_ name: String, _ target: String, _ reason: HTTPFault.Reason) -> BadRequest {
        BadRequest(name, "GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n", 400, reason)
    }

    static let framing: [BadRequest] = [
        .fields(
            "length and chunks", "Content-Length: 3\r\nTransfer-Encoding: chunked", 400,
            .lengthAndTransferEncoding),
        .fields(
            "chunks and length", "Transfer-Encoding: chunked\r\nContent-Length: 3", 400,
            .lengthAndTransferEncoding),
        .fields("two lengths", "Content-Length: 3\r\nContent-Length: 4", 400, .repeatedContentLength),
        .fields("two equal lengths", "Content-Length: 3\r\ncontent-length: 3", 400, .repeatedContentLength),
        .fields("a list of lengths", "Content-Length: 3, 3", 400, .badContentLength),
        .fields("a signed length", "Content-Length: +3", 400, .badContentLength),
        .fields("a negative length", "Content-Length: -3", 400, .badContentLength),
        .fields("a hexadecimal length", "Content-Length: 0x3", 400, .badContentLength),
        .fields("a fractional length", "Content-Length: 3.0", 400, .badContentLength),
        .fields("a length with a leading zero", "Content-Length: 03", 400, .badContentLength),
        .fields("a length of two zeros", "Content-Length: 00", 400, .badContentLength),
        .fields("an empty length", "Content-Length:", 400, .badContentLength),
        .fields("a length over 2^63", "Content-Length: 9223372036854775808", 400, .badContentLength),
        .fields("a length over 2^64", "Content-Length: 18446744073709551617", 400, .badContentLength),
        .fields("another coding", "Transfer-Encoding: gzip", 400, .badTransferEncoding),
        .fields("identity", "Transfer-Encoding: identity", 400, .badTransferEncoding),
        .fields("two codings", "Transfer-Encoding: gzip, chunked", 501, .unknownTransferCoding),
        .fields(
            "two codings in two fields", "Transfer-Encoding: identity\r\nTransfer-Encoding: Chunked", 501,
            .unknownTransferCoding),
        .fields("chunked not last", "Transfer-Encoding: chunked, gzip", 400, .badTransferEncoding),
        .fields(
            "chunked twice beside another", "Transfer-Encoding: chunked, gzip, chunked", 400,
            .badTransferEncoding),
        .fields("chunked behind a comma", "Transfer-Encoding: , chunked", 400, .badTransferEncoding),
        .fields("chunked before a comma", "Transfer-Encoding: chunked,", 400, .badTransferEncoding),
        .fields(
            "another coding with a parameter", "Transfer-Encoding: gzip;q=1, chunked", 400,
            .badTransferEncoding),
        .fields(
            "chunked twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", 400,
            .badTransferEncoding),
        .fields("chunked in quotes", "Transfer-Encoding: \"chunked\"", 400, .badTransferEncoding),
        .fields("chunked with a parameter", "Transfer-Encoding: chunked;q=1", 400, .badTransferEncoding),
        .fields("an empty coding", "Transfer-Encoding: ", 400, .badTransferEncoding),
        BadRequest(
            "chunks on HTTP/1.0", "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 400,
            .transferEncodingOnHTTP10),
        .fields(
            "two Idempotency-Keys", "Idempotency-Key: a\r\nidempotency-key: a", 400, .repeatedIdempotencyKey),
        .fields(
            "two Content-Types", "Content-Type: application/json\r\nContent-Type: text/plain", 400,
            .repeatedContentType),
        .fields("an odd Connection", "Connection: clo se", 400, .badConnection),
        .fields("another expectation", "Expect: 200-ok", 417, .unknownExpectation),
        .fields("two expectations", "Expect: 100-continue\r\nExpect: 100-continue", 417, .unknownExpectation),
    ]

    static let lines: [BadRequest] = [
        .fields("a folded field", "X-A: 1\r\n  2", 400, .foldedField),
        .fields("a field folded with a tab", "X-A: 1\r\n\t2", 400, .foldedField),
        BadRequest("a folded first line", "GET / HTTP/1.1\r\n Host: a\r\n\r\n", 400, .foldedField),
        .fields("a space before the colon", "Content-Length : 3", 400, .spaceBeforeColon),
        .fields("a tab before the colon", "Content-Length\t: 3", 400, .spaceBeforeColon),
        .fields("a bare line feed", "X-A: 1\nX-B: 2", 400, .bareLineFeed),
        .fields("a bare carriage return", "X-A: 1\rX-B: 2", 400, .bareCarriageReturn),
        .fields("a carriage return in a name", "x\rapi-key: 1", 400, .bareCarriageReturn),
        .fields("two carriage returns", "X-A: 1\r", 400, .bareCarriageReturn),
        BadRequest("line feeds only", "GET / HTTP/1.1\nHost: a\n\n", 400, .bareLineFeed),
        .fields("a NUL in a value", "X-A: 1\u{0}2", 400, .controlByte),
        .fields("a backspace in a value", "X-A: 1\u{8}2", 400, .controlByte),
        .fields("a DEL in a value", "X-A: 1\u{7f}2", 400, .controlByte),
        .fields("a NUL in a name", "X\u{0}A: 1", 400, .controlByte),
        .fields("no colon", "Content-Length 3", 400, .spaceBeforeColon),
        .fields("no colon, one word", "Content-Length", 400, .missingColon),
        .fields("no name", ": 3", 400, .badFieldName),
        .fields("a bracket in a name", "X[A]: 3", 400, .badFieldName),
        .fields("a letter beyond ASCII in a name", "Ä: 3", 400, .badFieldName),
        BadRequest("no Host", "GET / HTTP/1.1\r\nX-A: 1\r\n\r\n", 400, .missingHost),
        .fields("two Hosts", "Host: a", 400, .repeatedHost),
        .fields("two different Hosts", "HOST: b", 400, .repeatedHost),
    ]

    static let hosts: [BadRequest] = [
        "", "a b", "a/b", "a@b", "user:pw@b", "a,b", "a:", "a:x", "a:0", "a:65536", "a:80:80", "[::1", "::1",
        "[]", "[g]",
        "a?b", "a#b", "a%62", "[::1]x", ":80", "ä",
    ].map { BadRequest("the Host '\($0)'", "GET / HTTP/1.1\r\nHost: \($0)\r\n\r\n", 400, .badHost) }

    static let requestLines: [BadRequest] = [
        BadRequest("CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n", 501, .unsupportedMethod),
        BadRequest("TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 501, .unsupportedMethod),
        BadRequest("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505, .unsupportedVersion),
        BadRequest("HTTP/2.0", "GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505, .unsupportedVersion),
        BadRequest("HTTP/0.9", "GET /\r\n\r\n", 400, .badRequestLine),
        BadRequest("a lower-case version", "GET / http/1.1\r\nHost: a\r\n\r\n", 400, .badVersion),
        BadRequest("a version of one part", "GET /long/path HTTP/1\r\nHost: a\r\n\r\n", 400, .badRequestLine),
        BadRequest("a version of two digits", "GET / HTTP/1.11\r\nHost: a\r\n\r\n", 400, .badRequestLine),
        BadRequest("two spaces after the method", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400, .badTarget),
        BadRequest("two spaces before the version", "GET /  HTTP/1.1\r\nHost: a\r\n\r\n", 400, .badTarget),
        BadRequest("a space at the end", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n", 400, .badRequestLine),
        BadRequest("a tab for a space", "GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n", 400, .badMethod),
        BadRequest("no method", " / HTTP/1.1\r\nHost: a\r\n\r\n", 400, .badRequestLine),
        BadRequest("a bracket in the method", "G[T / HTTP/1.1\r\nHost: a\r\n\r\n", 400, .badMethod),
        BadRequest(
            "a long method", String(repeating: "G", count: 40) + " / HTTP/1.1\r\n\r\n", 501, .methodTooLong),
        BadRequest(
            "a word that is no method any more", String(repeating: "G", count: 65) + " / HTTP/1.1\r\n\r\n",
            400,
            .badMethod),
        BadRequest("a method without an end", String(repeating: "G", count: 65), 400, .badMethod),
        BadRequest(
            "ten empty lines before",
            String(repeating: "\r\n", count: 10) + "GET / HTTP/1.1\r\nHost: a\r\n\r\n", 400, .badRequestLine),
        BadRequest("TLS on a plain port", "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n", 400, .controlByte),
        .target("asterisk for GET", "*", .badTarget),
        .target("no slash", "path", .badTarget),
        .target("authority form", "a:443", .badTarget),
        .target("a fragment", "/a#b", .badTarget),
        .target("a space", "/a b", .badTarget),
        .target("a backslash", "/a\\b", .badTarget),
        .target("an angle bracket", "/a<b", .badTarget),
        .target("a byte beyond ASCII", "/ä", .badTarget),
        .target("a broken escape", "/a%2", .badEscape),
        .target("an escape that is none", "/a%zz", .badEscape),
        .target("an escaped NUL", "/a%00", .badEscape),
        .target("a dot segment", "/a/./b", .dotSegment),
        .target("a double dot segment", "/a/../b", .dotSegment),
        .target("an escaped double dot segment", "/a/%2e%2E/b", .dotSegment),
        .target("a half escaped double dot segment", "/a/.%2e", .dotSegment),
        .target("another scheme", "ftp://a/", .badTarget),
        .target("a scheme without a host", "http:///a", .badTarget),
        .target("a user in the target", "http://u@a/", .badTarget),
        .target("another host than Host", "http://b/", .hostMismatch),
        .target("another port than Host", "http://a:81/", .hostMismatch),
    ]
}

@Suite struct BadRequestTests {
    @Test(arguments: BadRequest.framing + BadRequest.lines + BadRequest.hosts + BadRequest.requestLines)
    func `A request with one mistake is refused with its status, whole or byte by byte`(bad: BadRequest) {
        let whole = fault(of: bad.request)
        #expect(whole?.status == bad.status)
        #expect(whole?.reason == bad.reason)
        let dribbled = faultByteByByte(of: bad.request)
        #expect(dribbled?.status == bad.status)
        #expect(dribbled?.reason == bad.reason)
    }

    @Test func `A target of 8 KiB passes and one byte more is 414, finished or not`() {
        let limit = 8 << 10
        let fits = "GET /" + String(repeating: "a", count: limit - 1)
        #expect(fault(of: fits + " HTTP/1.1\r\nHost: a\r\n\r\n") == nil)
        let over = fits + "a"
        #expect(fault(of: over + " HTTP/1.1\r\nHost: a\r\n\r\n")?.status == 414)
        #expect(fault(of: over + String(repeating: "a", count: 100))?.status == 414)
        #expect(faultByteByByte(of: over + String(repeating: "a", count: 100))?.status == 414)
    }

    @Test func `Header lines of 16 KiB pass and one byte more is 431, finished or not`() {
        let limit = 16 << 10
        let start = "GET / HTTP/1.1\r\n"
        let host = "Host: a\r\n"
        let fits = "X: " + String(repeating: "a", count: limit - host.utf8.count - 5)
        #expect(fault(of: start + host + fits + "\r\n\r\n") == nil)
        #expect(fault(of: start + host + fits + "a\r\n\r\n")?.status == 431)
        #expect(fault(of: start + host + fits + "aaa")?.status == 431)
    }

    @Test func `100 header lines pass and one more is 431`() {
        let lines = "Host: a\r\n" + String(repeating: "X-A: 1\r\n", count: 99)
        #expect(fault(of: "GET / HTTP/1.1\r\n\(lines)\r\n") == nil)
        #expect(fault(of: "GET / HTTP/1.1\r\n\(lines)X-B: 1\r\n\r\n")?.reason == .tooManyFields)
        #expect(fault(of: "GET / HTTP/1.1\r\n\(lines)X-B: 1\r\n\r\n")?.status == 431)
    }

    @Test func `Mutated requests never trap, and what is accepted reads the same byte by byte`() throws {
        var random = SplitMix64(seed: 20_261)
        var accepted = 0
        for round in 0..<4000 {
            let original = GoodRequest.all[round % GoodRequest.all.count]
            let request = mutated(bytes(original.request), with: &random)
            let whole = try? parse(request)
            let head = RequestHead()
            var pieces: (RequestHead, Int?)?
            var at = 0
            while at < request.count {
                at = min(request.count, at + Int.random(in: 1...40, using: &random))
                guard
                    let end = try? RequestParser.parse(
                        request.span.extracting(first: at), limits: HeadLimits(), into: head)
                else { break }
                pieces = (head, end)
                break
            }
            if let whole, let end = whole.1, let pieces, let sameEnd = pieces.1 {
                accepted += 1
                let same =
                    reading(of: whole.0, request, end: end) == reading(of: pieces.0, request, end: sameEnd)
                #expect(same, "seed 20261, round \(round)")
            }
        }
        #expect(accepted > 0)
    }
}
