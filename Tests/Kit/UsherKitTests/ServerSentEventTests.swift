import Testing

@testable import UsherKit

struct `Server-sent events` {
    private static let text =
        "retry: 2000\n\n: still here\n\nevent: usage\r\nid: 7\r\ndata: one\r\ndata:two\r\n\r\ndata: three\r\r"

    @Test(arguments: [1, 2, 3, 1000]) func `Server-sent events may be cut at any byte`(size: Int) throws {
        var reader = ServerSentEvents()
        var events: [ServerSentEvent] = []
        var rest = Array(Self.text.utf8)[...]
        while !rest.isEmpty {
            events += try reader.read(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        #expect(
            events == [
                ServerSentEvent(type: "usage", data: "one\ntwo"), ServerSentEvent(data: "three"),
            ])
        #expect(reader.lastID == "7")
        #expect(reader.retry == 2000)
    }

    @Test func `Server-sent events without data change only the id`() throws {
        var reader = ServerSentEvents(lastID: "1")
        #expect(try reader.read("id: 2\n\n".utf8).isEmpty)
        #expect(reader.lastID == "2")
    }

    @Test func `Server-sent events that were cut off are dropped`() throws {
        var reader = ServerSentEvents(lastID: "1")
        #expect(try reader.read("id: 2\ndata: half\n".utf8).isEmpty)
        #expect(reader.lastID == "1")
    }

    @Test func `Server-sent events without an end are refused`() {
        var reader = ServerSentEvents()
        #expect(throws: UsherError.unreadable) {
            _ = try reader.read(repeatElement(UInt8(ascii: "a"), count: 2 << 20))
        }
    }
}
