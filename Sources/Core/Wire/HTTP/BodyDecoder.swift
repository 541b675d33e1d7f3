/// Finds a body's payload in a connection's bytes, without copying and without waiting for anything: the
/// caller hands in what came and gets back where the payload stands. No byte has to be kept for a later call.
package struct BodyDecoder: Sendable {
    /// The next thing that the decoder found.
    package enum Step: Hashable, Sendable {
        /// These bytes are payload; ask again from their end.
        case payload(Range<Int>)
        /// Everything given is used up and the body goes on.
        case needMore
        /// The body ended before `offset`; what follows belongs to the next message.
        case finished
    }

    /// The sender of the body: a client's fault has its own status, an upstream's is always 502.
    package enum Sender: Sendable { case client, upstream }

    private enum State: Sendable {
        case finished
        case length(Int)
        case untilClose
        case chunked(ChunkedBody)
    }

    private var state: State
    private let sender: Sender
    /// Payload bytes that may still come; more is 413.
    private var allowance: Int

    /// - Parameter limit: payload bytes that are accepted.
    package init(_ framing: BodyFraming, from sender: Sender, limit: Int = .max) {
        self.sender = sender
        allowance = limit
        state =
            switch framing {
            case .none: .finished
            case .length(let count): count == 0 ? .finished : .length(count)
            case .chunked: .chunked(ChunkedBody())
            case .untilClose: .untilClose
            }
    }

    /// A decoder of no body at all.
    package init() { self.init(.none, from: .client) }

    package var isFinished: Bool {
        if case .finished = state { return true }
        return false
    }

    /// Takes the next step in `bytes` from `offset`, which moves past what was used.
    package mutating func next(in bytes: Span<UInt8>, from offset: inout Int) throws(HTTPFault) -> Step {
        do throws(HTTPFault) {
            return try step(bytes, &offset)
        } catch {
            throw sender == .upstream ? error.ofUpstream : error
        }
    }

    /// The peer closed its side. That is right only at the body's end; otherwise the message is incomplete
    /// (RFC 9112, section 8).
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
        case .chunked(var chunks):
            defer { if case .chunked = state { state = .chunked(chunks) } }
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
