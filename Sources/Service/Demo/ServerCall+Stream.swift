import Bytes
import HTTP
import JSON
import Reactor
import Wire

extension ServerCall {
    func answerJSON(status: Int = 200, _ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        write(&json)
        let body = json.finish()
        respond(status: status, type: "application/json", body: body)
    }

    /// Whether a Gemini client requests its stream as events (`alt=sse`). If false, it gets one JSON list.
    var wantsEvents: Bool {
        guard let query = head.query else { return false }
        return bytes(query).split(separator: UInt8(ascii: "&")).contains { $0.elementsEqual("alt=sse".utf8) }
    }

    /// Begins a streamed answer. The request's bytes can no longer be read afterwards.
    func beginStream(type: StaticString) {
        beginAnswer(status: 200, framing: streamFraming)
        appendField("Content-Type", type)
        appendField("Cache-Control", "no-cache")
        endHead()
        releaseRequest()
    }

    /// Sends the page's bytes. Returns false if the client has left.
    func send(_ page: inout EventPage) async -> Bool {
        guard !clientLeft else { return false }
        page.moveBytes(to: self)
        return await flushAnswer()
    }
}
