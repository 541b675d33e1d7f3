package import Bytes
import Reactor
import Wire

/// Code outside this module writes answers only by these calls, which hide how a connection frames an answer:
///
/// beginAnswer → appendField … → endAnswer(body:)
/// beginAnswer(framing: streamFraming) → appendField … → endHead → appendChunk … → endStream
///
/// Fields that many answers share can be prepared as lines that each end with CR LF.
extension ServerCall {
    /// Begins an answer with the status line, the date, the request's id and the field `Connection`. Then
    /// append the other fields.
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

    /// The framing of a body with an unknown length. HTTP/1.0 has no chunks, so there the body ends with the
    /// connection.
    package var streamFraming: Relay.Framing { head.minorVersion > 0 ? .chunked : .untilClose }

    package func appendField(_ name: StaticString, _ value: StaticString) {
        outbound.appendField(name, value)
    }

    package func appendField(_ name: StaticString, _ value: Int) { outbound.appendField(name, value) }

    /// - Parameter value: must not contain line breaks, which would begin another field.
    package func appendField(_ name: StaticString, _ value: Span<UInt8>) { outbound.appendField(name, value) }

    /// - Parameter value: must not contain line breaks, which would begin another field.
    package func appendField(_ name: StaticString, utf8 value: String) {
        appendField(name, value.utf8Span.span)
    }

    package func appendFields(_ lines: [UInt8]) { outbound.append(lines) }

    package func appendFields(_ write: (inout ByteBuffer) -> Void) { write(&outbound) }

    /// Ends the head of a stream, of an answer without content, or of an answer whose fields already contain
    /// its length.
    package func endHead() {
        if case .chunked = framing { outbound.append("Transfer-Encoding: chunked\r\n") }
        outbound.appendEndOfHead()
    }

    /// Ends the head with the body's length, and appends the body. An answer to HEAD gets no body.
    package func endAnswer(body: Span<UInt8>) {
        outbound.appendField("Content-Length", body.count)
        outbound.appendEndOfHead()
        if !head.method.isHead { outbound.append(body) }
    }

    package func appendChunk(_ bytes: Span<UInt8>) {
        guard case .chunked = framing else { return outbound.append(bytes) }
        guard !bytes.isEmpty else { return }
        outbound.appendChunkStart(bytes.count)
        outbound.append(bytes)
        outbound.appendChunkEnd()
    }

    /// Ends a stream's body, so that the client recognises it as complete.
    package func endStream() { if case .chunked = framing { outbound.appendLastChunk() } }

    package var hasUnsent: Bool { !outbound.isEmpty }

    /// Frees the memory of the sent bytes. Otherwise a stream would keep the memory of its longest event.
    package func releaseSent() { if outbound.isEmpty { outbound.removeAll(keepingCapacity: false) } }

    /// The number of the answer's bytes so far. `copyAnswer(since:)` copies what is appended after it.
    package var answerMark: Int { outbound.count }

    /// Copies the answer's bytes from `mark` on. None of them may have been sent yet. Another call can answer
    /// with the copy and its own request id.
    package func copyAnswer(since mark: Int) -> AnswerCopy {
        AnswerCopy(bytes: Self.copy(outbound, from: mark), idPlace: requestIDPlace - mark)
    }

    private static func copy(_ buffer: borrowing ByteBuffer, from start: Int) -> [UInt8] {
        [UInt8](buffer.readable.extracting(start..<buffer.count))
    }

    /// Whether the answer depends on nothing of this request except its id. If so, other calls can get the
    /// same bytes until the second in the field `Date` changes.
    package var takesCommonAnswer: Bool {
        !closesAfterAnswer && head.minorVersion > 0 && !head.method.isHead && extraFields.isEmpty
    }

    /// Answers with the bytes of another call's answer, in which this request's id replaces the other id.
    package func repeatAnswer(status: Int, _ copy: AnswerCopy) {
        begin(status: status)
        let bytes = copy.bytes.span
        outbound.append(bytes.extracting(0..<copy.idPlace))
        outbound.append(hexDigits: requestID)
        outbound.append(bytes.extracting(copy.idPlace + 16..<bytes.count))
    }

    /// Begins a stream of server-sent events. The fields tell caches and proxies not to hold the events back.
    /// `X-Accel-Buffering` is for nginx.
    package func beginEvents(framing: Relay.Framing) {
        beginAnswer(status: 200, framing: framing)
        appendField("Content-Type", "text/event-stream")
        appendField("Cache-Control", "no-store")
        appendField("X-Accel-Buffering", "no")
        endHead()
    }

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

package struct AnswerCopy: Sendable {
    let bytes: [UInt8]
    /// The offset in `bytes` of the 16 digits of `X-Request-Id`.
    let idPlace: Int
}
