import Bytes
import TestSupport
import Testing
import Wire

/// The events in these pieces, and the number of events that exceeded the limit.
private func events(_ pieces: [[UInt8]], limit: Int = 1 << 20) -> (blocks: [String], oversized: Int) {
    var scanner = EventScanner(limit: limit)
    var blocks: [String] = []
    var parts = ""
    for piece in pieces {
        var offset = 0
        while let found = scanner.next(in: piece.span, from: &offset) {
            switch found {
            case .inChunk(let range): blocks.append(slice(piece, FieldRange(range)))
            case .pending: blocks.append(text(scanner.pending))
            case .part(let range, let isLast):
                parts += text(scanner.pending) + slice(piece, FieldRange(range))
                if isLast { blocks.append(exchange(&parts, with: "")) }
            }
        }
    }
    if scanner.finish() { blocks.append(text(scanner.pending)) }
    return (
        blocks.map {
            $0.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: "|")
        },
        scanner.oversized
    )
}

private func parsed(_ block: String) -> (type: String, data: String?) {
    let lines = bytes(block)
    var joined = ByteBuffer()
    let event = ServerSentEvent(lines.span, joined: &joined)
    guard event.hasData else { return (slice(lines, event.type), nil) }
    if let data = event.data(in: lines.span) { return (slice(lines, event.type), text(data)) }
    return (slice(lines, event.type), contents(joined))
}

@Suite struct EventStreamTests {
    private static let lines = [
        "data: one", "", "event: two", "data: 2", "", "", ": ping", "", "data: x", "data:y", "", "data: end",
    ]
    private static let blocks = ["data: one", "event: two|data: 2", ": ping", "data: x|data:y", "data: end"]

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `Events are found with any line end, in any two or three pieces`(end: String) {
        let stream = bytes(Self.lines.joined(separator: end))
        #expect(events([stream]).blocks == Self.blocks)
        #expect(events(stream.map { [$0] }).blocks == Self.blocks)
        for first in 0...stream.count {
            #expect(events([Array(stream[..<first]), Array(stream[first...])]).blocks == Self.blocks)
            for second in stride(from: first, through: stream.count, by: 5) {
                let pieces = [stream[..<first], stream[first..<second], stream[second...]].map { Array($0) }
                #expect(events(pieces).blocks == Self.blocks)
            }
        }
    }

    @Test func `Mixed line ends end events too`() {
        let stream = bytes("data: a\r\n\ndata: b\r\rdata: c\n\r\ndata: d\r\n\rdata: e\n\n")
        let expected = ["data: a", "data: b", "data: c", "data: d", "data: e"]
        #expect(events([stream]).blocks == expected)
        #expect(events(stream.map { [$0] }).blocks == expected)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `An event over the limit is found in parts, and the next one whole`(end: String) {
        let long = "data: " + String(repeating: "x", count: 500)
        let stream = bytes([long, "data: y", "", "data: b", "", ""].joined(separator: end))
        for size in [1, 7, 99, 101, 300, 502, 505, stream.count] {
            let pieces = stride(from: 0, to: stream.count, by: size).map {
                Array(stream[$0..<min(stream.count, $0 + size)])
            }
            let result = events(pieces, limit: 100)
            #expect(result.blocks == [long + "|data: y", "data: b"], "pieces of \(size)")
            // An event that arrives completely in one piece is not copied into the buffer, so the buffer's
            // limit does not apply to it.
            #expect(result.oversized == (size < 506 ? 1 : 0), "pieces of \(size)")
        }
        let cut = events(bytes(long).map { [$0] }, limit: 100)
        #expect(cut.blocks.isEmpty && cut.oversized == 1)
    }

    @Test(arguments: [
        ("data: a", "", "a"), ("data:a", "", "a"), ("data:  a", "", " a"), ("data", "", ""),
        ("data:", "", ""),
        ("event: e\ndata: a", "e", "a"), ("data: a\r\nevent:e\r\nevent: f", "f", "a"),
        ("data: a\ndata: b\rdata:c", "", "a\nb\nc"),
        ("data: a\ndata:", "", "a\n"), ("\u{FEFF}data: a", "", "a"), ("id: 1\ndatum: 2\ndata: a", "", "a"),
    ])
    func `An event's fields are read`(block: String, type: String, data: String) {
        #expect(parsed(block).type == type)
        #expect(parsed(block).data == data)
    }

    @Test func `A comment has no data`() {
        #expect(parsed(": ping").data == nil)
        #expect(parsed("event: ping").type == "ping")
    }

    @Test func `Events are written line by line, and read again`() {
        let stream = written {
            $0.appendEvent("error", id: 7, data: bytes("{\"a\":\n1}\r\nx\ry\n").span)
            $0.appendEventComment()
            $0.appendEvent(data: bytes("").span)
        }
        #expect(
            stream
                == "event: error\nid: 7\ndata: {\"a\":\ndata: 1}\ndata: x\ndata: y\ndata: \n\n:\n\ndata: \n\n"
        )
        #expect(parsed("data: {\"a\":\ndata: 1}\ndata: x\ndata: y\ndata: ").data == "{\"a\":\n1}\nx\ny\n")
    }

    private static let marked: [(String, ContentHints)] = [
        ("{\"usage\":{\"a\":1}}", ContentHints.usage), ("{\"usage\" : \n {}}", .usage),
        ("{\"usageMetadata\":{}}", .usage),
        ("{\"usage\":null}", []), ("{\"usages\":{}}", []), ("{\"content\":\"\\\"usage\\\":{\"}", []),
        ("{\"error\":{}}", .error), ("{\"error\":null}", []), ("{\"type\":\"error\"}", .error),
        ("{\"error\": \"x\"}", .error),
        ("{\"usage\":{},\"error\":{}}", [.usage, .error]), ("{\"errors\":1}", []), ("", []), ("\"", []),
        ("\"usage\"", []),
        ("xxxxxxxxxxxxxxx{\"usage\":{}", .usage), ("{\"usage\":", []),
    ]

    @Test(arguments: marked)
    func `Marks are found by their bytes`(document: String, marks: ContentHints) {
        func find(_ text: String) -> ContentHints { ContentHints.find(in: Array(text.utf8).span) }
        for padding in 0..<20 {
            #expect(find(String(repeating: " ", count: padding) + document) == marks)
        }
    }
}
