package import Bytes
import Reactor
import Wire

extension ServerCall {
    /// Begins an answer: status line, date and what the connection's end asks for. Fields follow.
    package func beginAnswer(status: Int, dated: Bool = true) {
        begin(status: status)
        outbound.appendStatusLine(status)
        if dated { server.date.append(to: &outbound, at: loop.wallMilliseconds) }
        if closesAfterAnswer {
            saysLast = true
            outbound.append("Connection: close\r\n")
        } else if head.minorVersion == 0 {
            outbound.append("Connection: keep-alive\r\n")
        }
        if !extraFields.isEmpty { outbound.append(extraFields) }
    }

    /// Ends the fields with the body's length and appends the body, unless the request was a HEAD.
    package func endAnswer(body: Span<UInt8>) {
        outbound.appendField("Content-Length", body.count)
        outbound.appendEndOfHead()
        if head.method != .head { outbound.append(body) }
    }

    /// The same with the body's length and the end of the head as they were written before.
    package func endAnswer(length: [UInt8], body: [UInt8]) {
        outbound.append(length)
        if head.method != .head { outbound.append(body) }
    }

    /// Whether the answer depends on nothing of this call, so that within the same second (of `Date`) another
    /// call may get the same bytes.
    package var takesCommonAnswer: Bool {
        !closesAfterAnswer && head.minorVersion > 0 && head.method != .head && extraFields.isEmpty
    }

    /// Answers with the bytes that another call got, from the status line on.
    package func repeatAnswer(status: Int, _ bytes: [UInt8]) {
        begin(status: status)
        outbound.append(bytes)
    }

    /// A whole answer of a few words.
    package func respond(status: Int, type: StaticString, body: StaticString) {
        var text = ByteBuffer()
        text.append(body)
        respond(status: status, type: type, body: text)
    }

    package func respond(status: Int, type: StaticString, body: borrowing ByteBuffer) {
        beginAnswer(status: status)
        outbound.appendField("Content-Type", type)
        endAnswer(body: body.readable)
    }
}
