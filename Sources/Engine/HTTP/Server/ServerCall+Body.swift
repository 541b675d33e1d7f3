import Bytes
import Reactor
import Wire

extension ServerCall {
    /// Reads the body if it is empty or has arrived with the head. Returns false if bytes are missing.
    package func takeBody(limit: Int) throws(ServerCallFault) -> Bool {
        guard phase != .over else { throw .clientLeft }
        if let expected = head.contentLength, expected > limit { throw .refused(HTTPFault(.bodyTooLong)) }
        guard isSpent else { return true }
        guard let expected = head.contentLength, inbound.count - length >= expected else { return false }
        guard holdsWithinBudget() else { throw .crowded }
        extend(to: length + expected, body: length..<length + expected)
        isSpent = false
        return true
    }

    /// Reads the whole body of the request, at most `limit` bytes. Afterwards `body` is its range.
    ///
    /// A chunked body is decoded in place, because the payload is never longer than the chunks that contain
    /// it.
    package func readBody(limit: Int) async throws(ServerCallFault) {
        if try takeBody(limit: limit) { return }
        if head.expectsContinue && inbound.count == length {
            outbound.append("HTTP/1.1 100 Continue\r\n\r\n")
            guard await flushAnswer() else { throw .clientLeft }
        }
        transport.setDeadline(afterMilliseconds: server.limits.bodyMilliseconds)
        if let expected = head.contentLength {
            try await readBody(ofLength: expected)
        } else {
            try await readChunks(limit: limit)
        }
        clearDeadline()
        isSpent = false
    }

    private func readBody(ofLength expected: Int) async throws(ServerCallFault) {
        let start = length
        while inbound.count < start + expected { try await fillBody() }
        guard holdsWithinBudget() else { throw .crowded }
        extend(to: start + expected, body: start..<start + expected)
    }

    private func readChunks(limit: Int) async throws(ServerCallFault) {
        var decoder = BodyDecoder(.chunked, from: .client, limit: limit)
        let start = length
        var (decoded, raw) = (start, start)
        while true {
            switch try step(&decoder, from: &raw) {
            case .payload(let range):
                inbound.moveBytes(range, to: decoded)
                decoded += range.count
            case .needMore:
                // The framing of the chunks is removed. Otherwise many small chunks would need more memory
                // than one large chunk.
                inbound.truncateBytes(to: decoded)
                raw = decoded
                try await fillBody()
            case .finished:
                extend(to: raw, body: start..<decoded)
                return
            }
        }
    }

    private func step(_ decoder: inout BodyDecoder, from offset: inout Int) throws(ServerCallFault)
        -> BodyDecoder.Step
    {
        do throws(HTTPFault) {
            return try decoder.next(in: inbound, from: &offset)
        } catch {
            throw .refused(error)
        }
    }

    private func fillBody() async throws(ServerCallFault) {
        // Received bytes are counted before more are read, because all request bodies share one limit.
        guard holdsWithinBudget() else { throw .crowded }
        guard await transport.receiveBytes(for: self) else {
            // If no deadline has passed, the client has left.
            throw transport.forgiveDeadline() ? .timedOut : .clientLeft
        }
    }
}
