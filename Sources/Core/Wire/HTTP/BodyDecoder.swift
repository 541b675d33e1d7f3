/// Finds the payload of a body in the bytes of a connection without copying it. The caller passes the bytes
/// that have arrived and receives the ranges of the payload. A later call needs none of these bytes.
package struct BodyDecoder: Sendable {
    package enum Step: Hashable, Sendable {
        /// The range of the payload in the given bytes. Call `next` again to decode the bytes after it.
        case payload(Range<Int>)
        /// All given bytes were read, and the body is not complete.
        case needMore
        /// The body ended before `offset`. The bytes from there on belong to the next message.
        case finished
    }

    /// The sender of the body. A client's fault is answered with its own status, an upstream's with 502.
    package enum Sender: Sendable { case client, upstream }

    private enum State: Sendable {
        case finished
        case length(Int)
        case untilClose
        case chunked
    }

    private var state: State
    /// The decoder of a chunked body. It is not in `State`, because each step would then copy it twice.
    private var chunks = ChunkedBody()
    private let sender: Sender
    /// How many more payload bytes are accepted. If more arrive, the body is refused with status 413.
    private var allowance: Int

    /// - Parameter limit: the largest number of payload bytes.
    package init(_ framing: BodyFraming, from sender: Sender, limit: Int = .max) {
        self.sender = sender
        allowance = limit
        state =
            switch framing {
            case .none: .finished
            case .length(let count): count == 0 ? .finished : .length(count)
            case .chunked: .chunked
            case .untilClose: .untilClose
            }
    }

    /// A decoder for a message without a body.
    package init() { self.init(.none, from: .client) }

    package var isFinished: Bool {
        if case .finished = state { return true }
        return false
    }

    /// Decodes `bytes` from `offset` up to the end of the next payload range, and moves `offset` there.
    package mutating func next(in bytes: Span<UInt8>, from offset: inout Int) throws(HTTPFault) -> Step {
        do throws(HTTPFault) {
            return try step(bytes, &offset)
        } catch {
            throw sender == .upstream ? error.ofUpstream : error
        }
    }

    /// Handles the end of the connection. If the body has no end yet, it is incomplete (RFC 9112, section 8).
    package mutating func closeBody() throws(HTTPFault) {
        switch state {
        case .finished: return
        case .untilClose: state = .finished
        case .length, .chunked:
            let fault = HTTPFault(.incompleteBody)
            throw sender == .upstream ? fault.ofUpstream : fault
        }
    }

    private mutating func step(_ bytes: Span<UInt8>, _ offset: inout Int) throws(HTTPFault) -> Step {
        switch state {
        case .finished:
            return .finished
        case .length(let left):
            if left > allowance { throw HTTPFault(.bodyTooLong) }
            let range = offset..<min(bytes.count, offset + left)
            if range.isEmpty { return .needMore }
            state = range.count == left ? .finished : .length(left - range.count)
            return try payload(range, &offset)
        case .untilClose:
            if offset == bytes.count { return .needMore }
            return try payload(offset..<bytes.count, &offset)
        case .chunked:
            guard let range = try chunks.next(in: bytes, from: &offset, allowance: allowance) else {
                if chunks.isFinished { state = .finished }
                return chunks.isFinished ? .finished : .needMore
            }
            return try payload(range, &offset)
        }
    }

    private mutating func payload(_ range: Range<Int>, _ offset: inout Int) throws(HTTPFault) -> Step {
        if range.count > allowance { throw HTTPFault(.bodyTooLong) }
        allowance -= range.count
        offset = range.upperBound
        return .payload(range)
    }
}
