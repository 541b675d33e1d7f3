import Bytes
import Dates
import TestSupport
import Testing
import Wire

@Suite struct WritingTests {
    @Test func `A head is written`() {
        let head = written {
            $0.appendStatusLine(429)
            $0.appendField("content-type", "application/json")
            $0.appendField("content-length", 12)
            $0.appendField("x-a", bytes("b c").span)
            $0.appendEndOfHead()
        }
        #expect(
            head
                == "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
                + "content-length: 12\r\nx-a: b c\r\n\r\n"
        )
        #expect(written { $0.appendStatusLine(599) } == "HTTP/1.1 599 \r\n")
    }

    @Test func `Chunks that are written are read again`() throws {
        var buffer = ByteBuffer()
        for piece in ["hello", String(repeating: "x", count: 300)] {
            buffer.appendChunkStart(piece.utf8.count)
            buffer.append(utf8: piece)
            buffer.appendChunkEnd()
        }
        buffer.appendLastChunk()
        var decoder = BodyDecoder(.chunked, from: .client)
        var offset = 0
        var count = 0
        while case .payload(let range) = try decoder.next(in: buffer.readable, from: &offset) {
            count += range.count
        }
        let all = buffer.count
        #expect(count == 305 && decoder.isFinished && offset == all)
    }

    @Test func `A field is forwarded unchanged, except for surplus blanks`() throws {
        let request = bytes("GET / HTTP/1.1\r\nHost: a\r\nX-A:b\r\nX-B: \t c d \r\nX-C: \r\nX-D: e\r\n\r\n")
        let (head, _) = try parse(request)
        let fields = written { buffer in
            for index in 0..<head.fields.count { buffer.appendField(head.fields[index], of: request.span) }
        }
        #expect(fields == "Host: a\r\nX-A: b\r\nX-B: c d\r\nX-C: \r\nX-D: e\r\n")
    }

    @Test func `Hop-by-hop fields and those that Connection names are not forwarded`() throws {
        let request = bytes(
            """
            GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, X-Mine\r\nX-MINE: 1\r\nX-Yours: 1\r\nKeep-\
            Alive: 5\r
            Proxy-Authorization: x\r\nProxy-Odd: x\r\nTE: trailers\r\nTrailer: x\r\nUpgrade: x\r\nConnectio\
            n: Accept\r
            Accept: */*\r\nproxied: 1\r\nHTTP2-Settings: x\r\nProxy-Connection: x\r\n\r\n
            """)
        let (head, _) = try parse(request)
        let forwarded = (0..<head.fields.count).map { head.fields[$0] }
            .filter { !HopByHop.stays($0, of: head.fields, in: request.span) }
            .map { text(request.span[$0.name]) }
        #expect(forwarded == ["Host", "X-Yours", "proxied"])
    }

    @Test func `Structured fields are written as RFC 9651 says`() {
        #expect(written { $0.append(structured: "a \"b\" \\ c\n\u{fc}") } == "\"a \\\"b\\\" \\\\ c\"")
        #expect(written { $0.append(structured: Int.max) } == "999999999999999")
        #expect(written { $0.append(structured: -5) } == "-5")
        let sentence = "Almost there \u{2014} 5 %, \"ok\""
        #expect(written { $0.append(display: sentence) } == "%\"Almost there %e2%80%94 5 %25, %22ok%22\"")
    }
}
