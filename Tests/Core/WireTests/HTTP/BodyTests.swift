import Bytes
import TestSupport
import Testing
import Wire

/// Decodes a body that arrives in these pieces. Returns the body and the bytes after it.
private func decode(
    _ pieces: [[UInt8]], _ framing: BodyFraming, limit: Int = .max, from sender: BodyDecoder.Sender = .client,
    closes: Bool = false
) throws(HTTPFault) -> (payload: String, rest: String, finished: Bool) {
    var decoder = BodyDecoder(framing, from: sender, limit: limit)
    var payload: [UInt8] = []
    var rest: [UInt8] = []
    for piece in pieces {
        var offset = 0
        steps: while true {
            switch try decoder.next(in: piece.span, from: &offset) {
            case .payload(let range): payload += piece[range]
            case .needMore: break steps
            case .finished: break steps
            }
        }
        rest += piece[offset...]
    }
    if closes { try decoder.closeBody() }
    return (
        String(decoding: payload, as: UTF8.self), String(decoding: rest, as: UTF8.self), decoder.isFinished
    )
}

@Suite struct BodyTests {
    private static let chunked =
        "5\r\nhello\r\n1;a=b;c=\"d; \\\"e\";f\r\n \r\n00A\r\n0123456789\r\n0\r\nX-Sum: 1\r\nY:\r\n\r\nGET /next"

    @Test func `A chunked body reads the same wherever it is cut`() throws {
        let body = bytes(Self.chunked)
        for cut in 0...body.count {
            let result = try decode([Array(body[..<cut]), Array(body[cut...])], .chunked)
            #expect(result.payload == "hello 0123456789")
            #expect(result.rest == "GET /next")
            #expect(result.finished)
        }
        let single = try decode(body.map { [$0] }, .chunked)
        #expect(single.payload == "hello 0123456789" && single.rest == "GET /next")
    }

    /// A size of at most eight digits is read at once, and a longer one digit by digit.
    @Test(arguments: 1...15)
    func `A chunk's size may have leading zeros`(digits: Int) throws {
        let size = String(repeating: "0", count: digits - 1) + "a"
        let body = bytes("\(size)\r\n0123456789\r\n0\r\n\r\nNEXT")
        for cut in 0...body.count {
            let result = try decode([Array(body[..<cut]), Array(body[cut...])], .chunked)
            #expect(result.payload == "0123456789" && result.rest == "NEXT" && result.finished)
        }
    }

    @Test func `A body with a length reads the same wherever it is cut`() throws {
        let body = bytes("hello worldNEXT")
        for cut in 0...body.count {
            let result = try decode([Array(body[..<cut]), Array(body[cut...])], .length(11))
            #expect(result.payload == "hello world" && result.rest == "NEXT" && result.finished)
        }
    }

    @Test func `No body at all is finished at once`() throws {
        #expect(try decode([bytes("NEXT")], .none).rest == "NEXT")
        #expect(try decode([bytes("NEXT")], .length(0)).finished)
    }

    @Test func `A body until the close ends with the close`() throws {
        let result = try decode([bytes("ab"), bytes("c")], .untilClose, closes: true)
        #expect(result.payload == "abc" && result.finished)
    }

    @Test(arguments: [
        ("g\r\n", HTTPFault.Reason.badChunkSize), ("-1\r\n", .badChunkSize), ("+1\r\n", .badChunkSize),
        ("0x1\r\n", .badChunkSize), (" 1\r\n", .badChunkSize), ("1 \r\n", .badChunkExtension),
        ("\r\n", .badChunkSize),
        (";a\r\n", .badChunkSize), ("1_0\r\n", .badChunkSize), ("1\n", .badChunkSize),
        ("1\rx", .bareCarriageReturn), ("1;a\n", .badChunkExtension), ("1;a\u{0}\r\n", .badChunkExtension),
        ("1;a\rb\r\n", .bareCarriageReturn), ("1;\r\n", .badChunkExtension),
        ("3c;\r\n", .badChunkExtension), ("1;bad[=x\r\n", .badChunkExtension),
        ("1;=x\r\n", .badChunkExtension), ("1;;a\r\n", .badChunkExtension), ("1;a;\r\n", .badChunkExtension),
        ("1;a=\r\n", .badChunkExtension), ("1;a=b=c\r\n", .badChunkExtension),
        ("1;a \r\n", .badChunkExtension), ("1\t\r\n", .badChunkExtension), ("1 2\r\n", .badChunkExtension),
        ("1;a=\"b\" \r\n", .badChunkExtension), ("1;a=b \r\n", .badChunkExtension),
        ("1;a b\r\n", .badChunkExtension), ("1 ; \r\n", .badChunkExtension),
        ("1;a=\"b\r\n", .badChunkExtension), ("1;a=\"b\"c\r\n", .badChunkExtension),
        ("1;a=\"b\\\r\n", .badChunkExtension), ("1;a=b\"\r\n", .badChunkExtension),
        ("7fffffffffffffff\r\n", .chunkSizeTooLarge), ("10000000000000000\r\n", .chunkSizeTooLarge),
        ("0000000000000001\r\n", .chunkSizeTooLarge), ("ffffffffffffffffffff1\r\n", .chunkSizeTooLarge),
        ("1\r\nab\r\n", .badChunkEnd), ("1\r\na\n", .badChunkEnd), ("1\r\na\rb", .badChunkEnd),
        ("0\r\nX-A\r\n\r\n", .badTrailer), ("0\r\n X: 1\r\n\r\n", .badTrailer),
        ("0\r\nX : 1\r\n\r\n", .badTrailer),
        ("0\r\nX: 1\n\r\n", .badTrailer), ("0\r\nX: 1\r\rn", .badTrailer), ("0\r\n\rX", .badTrailer),
        ("0\r\n\n", .badTrailer), ("0\r\n: 1\r\n\r\n", .badTrailer),
    ])
    func `Malformed chunks are refused, whole or byte by byte, as 400 or 502`(
        body: String, reason: HTTPFault.Reason
    ) {
        for pieces in [[bytes(body)], bytes(body).map { [$0] }] {
            let client = #expect(throws: HTTPFault.self) { _ = try decode(pieces, .chunked) }
            #expect(client?.reason == reason && client?.status == 400)
            let upstream = #expect(throws: HTTPFault.self) {
                _ = try decode(pieces, .chunked, from: .upstream)
            }
            #expect(upstream?.reason == reason && upstream?.status == 502)
        }
    }

    /// RFC 9112, section 7.1.1, calls these blanks BWS ("bad whitespace").
    @Test(arguments: ["1 ;a", "1\t;a=b", "1; a", "1;a =b", "1;a= b", "1;a = \"b \\\" c\" ; d", "1;a=b \t;c"])
    func `Blanks that the grammar allows in an extension are passed over`(line: String) throws {
        let body = bytes(line + "\r\nx\r\n0\r\n\r\nNEXT")
        for pieces in [[body], body.map { [$0] }] {
            let result = try decode(pieces, .chunked)
            #expect(result.payload == "x" && result.rest == "NEXT" && result.finished)
        }
    }

    @Test func `Extensions and trailers are bounded`() {
        let long = "1;" + String(repeating: "a", count: 300) + "\r\n"
        let fault = #expect(throws: HTTPFault.self) { _ = try decode([bytes(long)], .chunked) }
        #expect(fault?.reason == .chunkExtensionTooLong)
        let many = String(repeating: "1;" + String(repeating: "a", count: 200) + "\r\nx\r\n", count: 100)
        let sum = #expect(throws: HTTPFault.self) { _ = try decode([bytes(many)], .chunked) }
        #expect(sum?.reason == .chunkExtensionTooLong)
        let trailers = "0\r\n" + String(repeating: "X: 1\r\n", count: 2000)
        let trailer = #expect(throws: HTTPFault.self) { _ = try decode([bytes(trailers)], .chunked) }
        #expect(trailer?.status == 431)
    }

    @Test func `A body over the limit is 413 as soon as that is known`() throws {
        #expect(try decode([bytes("12345")], .length(5), limit: 5).finished)
        let length = #expect(throws: HTTPFault.self) { _ = try decode([[]], .length(6), limit: 5) }
        #expect(length?.status == 413)
        let chunk = #expect(throws: HTTPFault.self) { _ = try decode([bytes("6\r\n")], .chunked, limit: 5) }
        #expect(chunk?.status == 413)
        let chunks = #expect(throws: HTTPFault.self) {
            _ = try decode([bytes("3\r\nabc\r\n3\r\nd")], .chunked, limit: 5)
        }
        #expect(chunks?.status == 413)
        #expect(
            try decode([bytes("3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")], .chunked, limit: 5).payload == "abcde")
        let close = #expect(throws: HTTPFault.self) {
            _ = try decode([bytes("123456")], .untilClose, limit: 5)
        }
        #expect(close?.status == 413)
    }

    @Test(arguments: ["", "5\r\nhel", "5\r\nhello\r\n", "5\r\nhello\r\n0\r\n", "5\r\nhello\r\n0\r\nX: 1\r\n"])
    func `A close before the end is an incomplete body`(body: String) {
        let fault = #expect(throws: HTTPFault.self) {
            _ = try decode([bytes(body)], .chunked, from: .upstream, closes: true)
        }
        #expect(fault?.reason == .incompleteBody && fault?.status == 502)
        #expect(throws: HTTPFault.self) { _ = try decode([bytes("abc")], .length(4), closes: true) }
    }

    @Test func `Mutated chunks never trap, and cuts change nothing`() {
        var random = SplitMix64(seed: 77)
        for round in 0..<4000 {
            let body = mutated(bytes(Self.chunked), with: &random)
            let whole = Result { () throws(HTTPFault) in try decode([body], .chunked) }
            let single = Result { () throws(HTTPFault) in try decode(body.map { [$0] }, .chunked) }
            switch (whole, single) {
            case (.success(let first), .success(let second)):
                #expect(first == second, "seed 77, round \(round)")
            case (.failure(let first), .failure(let second)):
                #expect(first == second, "seed 77, round \(round)")
            default: Issue.record("seed 77, round \(round): accepted in one way only")
            }
        }
    }
}
