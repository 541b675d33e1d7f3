package import Bytes
package import Reactor
package import Wire

/// One connection to an upstream, with the present request and its answer.
package final class UpstreamConnection: Pump {
    package let channel: Channel
    /// The pool to which the connection belongs. The pool keeps no reference to a closed connection.
    let pool: UpstreamPool
    let born: UInt64
    /// The answer's head. Its ranges refer to `inbound` and are valid until `releaseHead` is called.
    package let head = ResponseHead()
    package var outbound = ByteBuffer()
    package internal(set) var inbound = ByteBuffer()
    /// The length of the head in `inbound`, in bytes.
    private var headLength = 0
    private var method = Method.get
    /// Whether the connection has answered before. If so, the upstream can have closed it while it was idle.
    package internal(set) var isReused = false
    var isPooled = false
    /// The number of complete answers so far, and the time at which the last one ended.
    var answers = 0
    var kept: UInt64 = 0
    /// How many bytes of the present request the kernel has accepted.
    private var sentBytes = 0
    /// Whether the upstream has sent a byte of an answer, including interim answers (1xx).
    private var hasHeard = false
    /// Whether a read has reported the upstream's FIN. After a failed write, a reset also reads as a FIN.
    private var hasEnded = false
    private var failedToSend = false
    /// Wakes `sendRest` when the upstream accepts more of the request, or answers.
    private var sender: Waiter?
    /// Continues the reading in the loop's next turn if too many interim answers (1xx) came in one turn.
    private var again: Timer?
    /// Whether the reading of the head stopped after too many interim answers, until the loop's next turn.
    private var isHeldBack = false
    /// Whether the upstream answered before it had the whole request, so that the rest was not sent.
    private var isCutShort = false
    var hasUnsent: Bool { isCutShort || !outbound.isEmpty }
    /// Whether the connection must not be reused. The upstream has then answered before it had the whole
    /// request, or has sent bytes after the answer.
    package var isDoubtful = false

    init(_ channel: Channel, pool: UpstreamPool) {
        self.channel = channel
        self.pool = pool
        born = channel.loop.now
    }

    /// Removes an idle connection from the pool if the upstream has closed it or sent bytes without a
    /// request. If a request is being sent, the sending continues, or an early answer is read.
    package func channelReady() {
        if isPooled {
            if channel.peerHasSpoken() { pool.removeEnded(self) }
        } else if isHeldBack || channel.isReadable || channel.isWritable || channel.isAborted {
            sender?.wake()
        }
    }

    /// Sends `outbound`. If it throws `.timedOut` or `.broken`, unsent bytes stay in `outbound`.
    ///
    /// If the upstream answers before it has the whole request, the rest is not sent (RFC 9112, section 9.5).
    /// The answer is read to its end, and the connection is closed. Interim answers (1xx) do not count.
    package func sendRequest() async throws(UpstreamFailure) {
        if try sendNow() { return }
        try await sendRest()
    }

    /// Sends as much of the request as the kernel accepts at once, usually all of it. If this returns false,
    /// call `sendRest`.
    ///
    /// - Parameter milliseconds: the longest time until the answer's head. nil means the origin's limit.
    package func sendNow(within milliseconds: Int? = nil) throws(UpstreamFailure) -> Bool {
        channel.setDeadline(
            afterMilliseconds: milliseconds ?? pool.origin.limits.firstByteMilliseconds)
        sentBytes = 0
        (hasHeard, hasEnded, failedToSend, isHeldBack) = (false, false, false, false)
        return try push()
    }

    /// How much of the request the upstream received before the connection broke.
    ///
    /// TCP acknowledges the bytes that have arrived. If a FIN came and no byte of the request is
    /// acknowledged, no byte had arrived. A reset proves nothing, because an acknowledgement can be delayed.
    /// After a failed write, a FIN proves nothing either, because a reset then looks like a FIN.
    package var requestProgress: RequestProgress {
        if hasHeard { return .answerBegun }
        let endedBefore = hasEnded && !failedToSend && channel.unacknowledgedBytes >= sentBytes
        return sentBytes == 0 || endedBefore ? .neverArrived : .unanswered
    }

    package func sendRest() async throws(UpstreamFailure) {
        // The channel can have become writable after `sendNow`, and no event would report this again.
        // Therefore this function sends once before it waits.
        while true {
            if try isAnswered() { return }
            if try push() { return }
            await movable()
        }
    }

    /// Sends as much as the kernel accepts now. Returns true if nothing is left to send.
    private func push() throws(UpstreamFailure) -> Bool {
        while !outbound.isEmpty {
            switch channel.send(outbound) {
            case .moved(let count):
                outbound.consume(count)
                sentBytes += count
            case .wouldBlock: return false
            case .ended, .broken:
                failedToSend = true
                if channel.timedOut { throw .timedOut }
                guard try isAnswered() else { throw .broken }
                return true
            }
        }
        // A long answer can follow, so the memory of a large request is released before it.
        if outbound.capacity > 16 << 10 { outbound.removeAll(keepingCapacity: false) }
        return true
    }

    /// Whether the head of the final answer has arrived. In this case the rest of the request is not sent.
    private func isAnswered() throws(UpstreamFailure) -> Bool {
        guard isHeldBack || channel.peerHasSpoken(), try readHead() else { return false }
        isDoubtful = true
        isCutShort = true
        outbound.removeAll(keepingCapacity: false)
        return true
    }

    /// Waits until the connection can be written to or read from.
    private func movable() async {
        let waiter = sender ?? Waiter()
        sender = waiter
        channel.pump = self
        await waiter.wait()
        channel.pump = nil
    }

    /// Reads the head of the final answer. Interim answers (1xx) are dropped.
    package func receiveHead(answering method: Method) async throws(UpstreamFailure) {
        expectHead(answering: method)
        while try !readHead() {
            if isHeldBack {
                await channel.loop.sleep(nanoseconds: 1)
            } else {
                await channel.waitUntilReadable()
            }
        }
    }

    /// Prepares `head` for the answer to a request with this method, after the request was sent.
    package func expectHead(answering method: Method) {
        head.reset()
        self.method = method
    }

    /// Whether `readHead` can find new bytes or the end of the connection.
    package var mayHaveNews: Bool { channel.isReadable || channel.isAborted || !inbound.isEmpty }

    /// The most interim answers that one turn of the loop reads. An upstream that sends them without a pause
    /// must not delay other connections or its own deadline.
    private static let mostInterim = 32

    /// Reads the head from the bytes that have arrived. It returns false if the head is incomplete. The pump
    /// is then called when more bytes arrive, or in the loop's next turn after `mostInterim` interim answers.
    package func readHead() throws(UpstreamFailure) -> Bool {
        isHeldBack = false
        var interim = 0
        while true {
            if !inbound.isEmpty, try parseHead(&interim) { return true }
            if interim == Self.mostInterim {
                if channel.isAborted { throw channel.timedOut ? .timedOut : .broken }
                holdBack()
                return false
            }
            switch channel.receive(into: &inbound) {
            case .moved:
                hasHeard = true
                continue
            case .wouldBlock: return false
            case .ended:
                hasEnded = true
                throw .broken
            case .broken: throw channel.timedOut ? .timedOut : .broken
            }
        }
    }

    private func holdBack() {
        isHeldBack = true
        let timer = again ?? Timer(self)
        again = timer
        channel.loop.arm(timer, at: channel.loop.now + 1)
    }

    private func parseHead(_ interim: inout Int) throws(UpstreamFailure) -> Bool {
        do throws(HTTPFault) {
            while !inbound.isEmpty, interim < Self.mostInterim {
                guard let length = try head.read(inbound) else { return false }
                headLength = length
                guard head.isInterim else { return true }
                inbound.consume(length)
                head.reset()
                interim += 1
            }
            return false
        } catch {
            throw .malformed
        }
    }

    /// How the end of the answer's body is found, for example by its length or by chunks.
    package var framing: BodyFraming { head.framing(answering: method) }

    /// Frees the memory of a request that was sent, because a long answer does not need it.
    package func releaseRequest() {
        if outbound.isEmpty { outbound.removeAll(keepingCapacity: false) }
        head.fields.forget()
    }

    /// Removes the head, so that `inbound` begins with the body's first byte.
    package func releaseHead() {
        inbound.consume(headLength)
        headLength = 0
        if inbound.isEmpty { inbound.removeAll(keepingCapacity: false) }
    }

    /// The first byte of the body, before `releaseHead` is called. It is nil if the byte has not arrived or
    /// the body is chunked.
    package var firstBodyByte: UInt8? {
        if case .chunked = framing { return nil }
        return inbound.count > headLength ? inbound[headLength] : nil
    }

    /// The decoded body, or its first `most` bytes; nil if bytes are missing. The channel's pump is called
    /// when more bytes arrive. All bytes stay in `inbound` for the relay.
    ///
    /// Each call decodes from the beginning, so use this for short bodies only.
    package func peekBody(upTo most: Int) throws(UpstreamFailure) -> [UInt8]? {
        while true {
            var (body, isFinished) = ([UInt8](), false)
            do throws(HTTPFault) {
                isFinished = try decodeBody(into: &body)
            } catch {
                throw .malformed
            }
            if isFinished || inbound.count - headLength >= most { return body }
            switch channel.receive(into: &inbound) {
            case .moved: continue
            case .wouldBlock: return nil
            case .ended:
                hasEnded = true
                return body
            case .broken: throw channel.timedOut ? .timedOut : .broken
            }
        }
    }

    /// Decodes the received bytes. Returns true if the body is complete.
    private func decodeBody(into body: inout [UInt8]) throws(HTTPFault) -> Bool {
        var (decoder, offset) = (BodyDecoder(framing, from: .upstream), headLength)
        while !decoder.isFinished {
            switch try decoder.next(in: inbound, from: &offset) {
            case .payload(let range): for index in range { body.append(inbound[index]) }
            case .needMore: return false
            case .finished: return true
            }
        }
        return true
    }

    /// Removes and returns the bytes of the body that arrived together with the head.
    func takeInbound() -> ByteBuffer {
        exchange(&inbound, with: ByteBuffer())
    }

    var idleMilliseconds: Int { pool.origin.limits.idleMilliseconds }

    /// Ends the exchange. The pool keeps the connection if the answer was complete and allows reuse.
    /// Otherwise the connection is closed.
    package func finish(isWhole: Bool) {
        channel.partner = nil
        channel.pump = nil
        channel.clearDeadline()
        if let again { channel.loop.cancel(again) }
        let isClean =
            isWhole && !isDoubtful && head.keepAlive(answering: method) && inbound.isEmpty && outbound.isEmpty
        if isClean {
            pool.keep(self)
        } else if !isWhole, hasEnded || channel.peerClosed {
            pool.removeEnded(self)
        } else {
            pool.discard(self)
        }
    }
}

extension UpstreamConnection: Timed {
    /// Continues the reading that stopped in the last turn after too many interim answers (1xx).
    package func timePassed() { channel.pump?.channelReady() }
}

/// How much of a request had arrived when its connection broke.
package enum RequestProgress: Hashable, Sendable {
    /// The upstream ended the connection before any byte of the request reached it.
    case neverArrived
    /// The upstream has perhaps read the request, but sent no byte of an answer.
    case unanswered
    case answerBegun
}
