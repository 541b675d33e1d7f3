import Bytes
import HTTP
import JSON
import Reactor
import Wire

extension ServerCall {
    /// Answers with one JSON document.
    func answer(status: Int = 200, _ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        write(&json)
        let body = json.finish()
        respond(status: status, type: "application/json", body: body)
    }

    /// Whether a Gemini client wants its stream as events (`alt=sse`); it gets one JSON list otherwise.
    var wantsEvents: Bool {
        guard let query = head.query else { return false }
        return bytes(query).split(separator: UInt8(ascii: "&")).contains { $0.elementsEqual("alt=sse".utf8) }
    }

    /// Begins a streamed answer; true if each piece is to be framed as a chunk. The request's bytes are gone
    /// afterwards.
    func beginStream(type: StaticString) -> Bool {
        let isChunked = head.minorVersion > 0
        if !isChunked { closeAfterAnswer() }
        beginAnswer(status: 200)
        outbound.appendField("Content-Type", type)
        outbound.append("Cache-Control: no-cache\r\n")
        if isChunked { outbound.append("Transfer-Encoding: chunked\r\n") }
        outbound.appendEndOfHead()
        releaseRequest()
        return isChunked
    }

    /// Sends what the page holds. False once the client has hung up.
    func send(_ page: inout EventPage, isChunked: Bool) async -> Bool {
        guard !clientLeft else { return false }
        page.move(to: &outbound, isChunked: isChunked)
        return await flush()
    }
}
