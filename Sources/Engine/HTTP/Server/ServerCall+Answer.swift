package import Bytes
import Reactor
import Wire

/// Code outside this module writes answers only by these calls, which hide how a connection frames an answer:
///
/// beginAnswer → appendField … → endAnswer(body:)
/// beginAnswer(framing: streamFraming) → appendField … → endHead → appendChunk … → endStream
///
/// Fields that many answers share may be prepared as lines that each end with CR LF.
extension ServerCall {
    /// Begins an answer with the status line, the date, the request's id and the `Connection` field. Fields
    /// follow.
    ///
    /// - Parameter framing: `streamFraming` if the body's length is not known.
    package func beginAnswer(status: Int, dated: Bool = true, framing: Relay.Framing = .length) {
        self.framing = framing
        if case .untilClose = framing { closeAfterAnswer() }
        begin(status: status)
        outbound.appendStatusLine(status)
        if dated { server.date.appendDate(to: &outbound, at: loop.wallMilliseconds) }
        outbound.append("X-Request-Id: ")
        requestIDPlace = outbound.count
        outbound.append(hexDigits: requestID)
        outbound.append("\r\n")
        if closesAfterAnswer {
            saysLast = true
            outbound.append("Connection: close\r\n")
        } else if head.minorVersion == 0 {
            outbound.append("Connection: keep-alive\r\n")
        }
        if !extraFields.isEmpty { outbound.append(extraFields) }
    }

    /// The framing of a body of unknown length. HTTP/1.0 has no chunks: its answer ends with the connection.
    package var streamFraming: Relay.Framing { head.minorVersion > 0 ? .chunked : .untilClose }

    package func appendField(_ name: StaticString, _ value: StaticString) {
        outbound.appendField(name, value)
    }

    package func appendField(_ name: StaticString, _ value: Int) { outbound.appendField(name, value) }

    /// - Parameter value: it must have no line breaks, which would forge a field.
    package func appendField(_ name: StaticString, _ value: Span<UInt8>) { outbound.appendField(name, value) }

    /// - Parameter value: it must have no line breaks, which would forge a field.
    package func appendField(_ name: StaticString, utf8 value: String) {
        appendField(name, value.utf8Span.span)
    }

    /// Appends complete field lines.
    package func appendFields(_ lines: [UInt8]) { outbound.append(lines) }

    /// Appends complete field lines that `write` writes.
    package func appendFields(_ write: (inout ByteBuffer) -> Void) { write(&outbound) }

    /// Ends the head of a stream, of an answer without content, or of one whose fields contain its length.
    package func endHead() {
        if case .chunked = framing { outbound.append("Transfer-Encoding: chunked\r\n") }
        outbound.appendEndOfHead()
    }

    /// Ends the fields with the body's length and appends the body. The answer to a HEAD gets no body.
    package func endAnswer(body: Span<UInt8>) {
        outbound.appendField("Content-Length", body.count)
        outbound.appendEndOfHead()
        if head.method != .head { outbound.append(body) }
    }

    /// Appends a piece of a stream's body.
    package func appendChunk(_ bytes: Span<UInt8>) {
        guard case .chunked = framing else { return outbound.append(bytes) }
        guard !bytes.isEmpty else { return }
        outbound.appendChunkStart(bytes.count)
        outbound.append(bytes)
        outbound.appendChunkEnd()
    }

    /// Ends a stream's body, so that the client knows that it is complete.
    package func endStream() { if case .chunked = framing { outbound.appendLastChunk() } }

    /// Whether bytes of the answer have not been sent yet.
    package var hasUnsent: Bool { !outbound.isEmpty }

    /// Frees the memory of an answer's sent part, so that a stream does not keep that of its longest event.
    package func releaseSent() { if outbound.isEmpty { outbound.removeAll(keepingCapacity: false) } }

    /// A position in the answer, for `copyAnswer(since:)`.
    package var answerMark: Int { outbound.count }

    /// The bytes written since `mark`. Other calls may get them with their own ids. They must not be sent
    /// yet.
    package func copyAnswer(since mark: Int) -> AnswerCopy {
        AnswerCopy(bytes: Self.copy(outbound, from: mark), idPlace: requestIDPlace - mark)
    }

    private static func copy(_ buffer: borrowing ByteBuffer, from start: Int) -> [UInt8] {
        [UInt8](buffer.readable.extracting(start..<buffer.count))
    }

    /// Whether the answer depends on nothing of this call except its id. Then another call may get the same
    /// bytes within the same second (of `Date`).
    package var takesCommonAnswer: Bool {
        !closesAfterAnswer && head.minorVersion > 0 && head.method != .head && extraFields.isEmpty
    }

    /// Answers with the bytes that another call got, from the status line on.
    package func repeatAnswer(status: Int, _ copy: AnswerCopy) {
        begin(status: status)
        let bytes = copy.bytes.span
        outbound.append(bytes.extracting(0..<copy.idPlace))
        outbound.append(hexDigits: requestID)
        outbound.append(bytes.extracting(copy.idPlace + 16..<bytes.count))
    }

    /// Begins an answer of server-sent events. Caches and proxies must not hold it back (`X-Accel-Buffering`
    /// is nginx's). `appendChunk` follows.
    package func beginEvents(framing: Relay.Framing) {
        beginAnswer(status: 200, framing: framing)
        appendField("Content-Type", "text/event-stream")
        appendField("Cache-Control", "no-store")
        appendField("X-Accel-Buffering", "no")
        endHead()
    }

    /// Writes a complete short answer.
    package func respond(status: Int, type: StaticString, body: StaticString) {
        var text = ByteBuffer()
        text.append(body)
        respond(status: status, type: type, body: text)
    }

    package func respond(status: Int, type: StaticString, body: borrowing ByteBuffer) {
        beginAnswer(status: status)
        outbound.appendField("Content-Type", type)
        outbound.appendField("X-Content-Type-Options", "nosniff")
        endAnswer(body: body.readable)
    }
}

/// A complete answer, from its status line to its last byte.
package struct AnswerCopy: Sendable {
    let bytes: [UInt8]
    /// The offset of the 16 digits of `X-Request-Id`.
    let idPlace: Int
}
