import TestSupport
import Testing
import Wire

@Suite struct ResponseTests {
    private func parse(_ response: String) throws(HTTPFault) -> (ResponseHead, Int?) {
        let head = ResponseHead()
        let end = try ResponseParser.parse(bytes(response).span, limits: HeadLimits(), into: head)
        return (head, end)
    }

    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n", Method.get, BodyFraming.length(5), true),
        ("HTTP/1.1 200\r\nContent-Length: 5\r\n\r\n", .get, .length(5), true),
        ("HTTP/1.1 200 \r\nContent-Length: 0\r\n\r\n", .get, .none, true),
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n", .head, .none, true),
        ("HTTP/1.1 200 OK\r\n\r\n", .head, .none, true),
        ("HTTP/1.1 204 No Content\r\n\r\n", .post, .none, true),
        ("HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n", .get, .none, true),
        ("HTTP/1.1 100 Continue\r\n\r\n", .post, .none, true),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", .post, .chunked, true),
        ("HTTP/1.1 200 OK\r\n\r\n", .post, .untilClose, false),
        ("HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\n", .get, .length(5), false),
        ("HTTP/1.0 200 OK\r\nContent-Length: 5\r\nConnection: keep-alive\r\n\r\n", .get, .length(5), true),
        ("HTTP/1.1 503 Away\r\nContent-Length: 5\r\nConnection: close\r\n\r\n", .get, .length(5), false),
    ])
    func `A body ends as status, method and fields say`(
        response: String, method: Method, framing: BodyFraming, stays: Bool
    ) throws {
        let (head, end) = try parse(response)
        #expect(end == response.utf8.count)
        #expect(head.framing(answering: method) == framing)
        #expect(head.keepAlive(answering: method) == stays)
    }

    @Test(arguments: [
        (
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
            HTTPFault.Reason.lengthAndTransferEncoding
        ),
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\n", .repeatedContentLength),
        ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n", .badContentLength),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n", .badTransferEncoding),
        ("HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", .transferEncodingOnHTTP10),
        ("HTTP/1.1 200 OK\r\nA : b\r\n\r\n", .spaceBeforeColon),
        ("HTTP/1.1 200 OK\r\nA: b\r\n c\r\n\r\n", .foldedField),
        ("HTTP/1.1 200 OK\nA: b\n\n", .bareLineFeed),
        ("HTTP/2.0 200 OK\r\n\r\n", .unsupportedVersion),
        ("HTTP/1.1 099 OK\r\n\r\n", .badStatus),
        ("HTTP/1.1 600 OK\r\n\r\n", .badStatus),
        ("HTTP/1.1 2x0 OK\r\n\r\n", .badStatus),
        ("HTTP/1.1 2000 OK\r\n\r\n", .badStatusLine),
        ("HTTP/1.1  200 OK\r\n\r\n", .badStatusLine),
        ("ICY 200 OK\r\n\r\n", .badStatusLine),
        ("220 smtp.example.test ESMTP\r\n\r\n", .badStatusLine),
        ("HTTP/1.1 101 Switching Protocols\r\n\r\n", .unexpectedUpgrade),
    ])
    func `A malformed answer of an upstream is a 502`(response: String, reason: HTTPFault.Reason) {
        #expect {
            _ = try parse(response)
        } throws: { error in
            (error as? HTTPFault)?.status == 502 && (error as? HTTPFault)?.reason == reason
        }
    }

    @Test func `An answer reads the same wherever it is cut`() throws {
        let response = bytes("HTTP/1.1 429 Too Many\r\nRetry-After: 3\r\nContent-Length: 2\r\n\r\n{}")
        for cut in 0..<response.count - 2 {
            let head = ResponseHead()
            let early = try ResponseParser.parse(
                response.span.extracting(first: cut), limits: HeadLimits(), into: head)
            #expect(early == nil)
            let end = try ResponseParser.parse(response.span, limits: HeadLimits(), into: head)
            #expect(end == response.count - 2)
            #expect(head.status == 429)
            #expect(slice(response, head.fields[.retryAfter]) == "3")
        }
    }

    @Test func `A status line without an end is refused`() {
        #expect(throws: HTTPFault.self) { _ = try parse(String(repeating: "H", count: 2000)) }
    }
}
