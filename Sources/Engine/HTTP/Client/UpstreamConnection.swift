package import Bytes
package import Reactor
package import Wire

/// One connection to an upstream, and the exchange on it.
package final class UpstreamConnection: Pump {
    package let channel: Channel
    /// The pool that the connection belongs to. It drops its reference when the connection is closed.
    let pool: UpstreamPool
    let born: UInt64
    /// The answer's head; ranges into `inbound` as long as `releaseHead` was not called.
    package let head = ResponseHead()
    package var outbound = ByteBuffer()
    package internal(set) var inbound = ByteBuffer()
    /// Bytes of `inbound` that the head takes.
    private var headLength = 0
    private var method = Method.get
    /// Whether it has answered before: the upstream may have closed it while it was idle in the pool.
    package internal(set) var isReused = false
    var isPooled = false
    /// Whole answers so far, and when the last of them ended.
    var answers = 0
    var kept: UInt64 = 0
    /// Bytes of the request in progress that the kernel has taken.
    private var sentBytes = 0
    /// Whether a byte of an answer has come, including interim answers (1xx).
    private var hasHeard = false
    /// Whether the upstream's end (FIN) was received, and no write of this side had failed before that.
    private var hasEnded = false
    private var failedToSend = false
    /// The waiter of `sendRequest`, which waits until the upstream takes more of the request.
    private var sender: Waiter?
    /// Reads on in the loop's next turn, after `mostInterim` interim answers in one turn.
    private var again: Timer?
    /// Whether `readHead` has left something for that turn.
    private var isHeldBack = false
    /// The upstream answered before it had the whole request.
    private var isCutShort = false
    /// It has not taken all that it was to be sent.
    var hasUnsent: Bool { isCutShort || !outbound.isEmpty }
    /// Whether something makes the connection unfit for another request (an early answer, surplus bytes, a
    /// time-out): it is closed after use, never pooled.
    package var isDoubtful = false

    init(_ channel: Channel, pool: UpstreamPool) {
        self.channel = channel
        self.pool = pool
        born = channel.loop.now
    }

    /// A pooled connection became readable or broke: where the upstream sends unasked, or closes, it is not
    /// kept. While a request is being sent, sending goes on, or an early answer is read to its end.
    package func channelReady() {
        if isPooled {
            if channel.peerHasSpoken() { pool.removeEnded(self) }
        } else if isHeldBack || channel.isReadable || channel.isWritable || channel.isAborted {
            sender?.wake()
        }
    }

    /// Sends `outbound`. Throws `.timedOut` or `.broken`, and leaves in `outbound` what was not taken.
    ///
    /// An upstream that gives its final answer before it has read the request gets no more of it (RFC 9112,
    /// section 9.5): the answer is read to its end, and the connection is closed. Interim ones (1xx) change
    /// nothing.
    package func sendRequest() async throws(UpstreamFailure) {
        if try sendNow() { return }
        try await sendRest()
    }

    /// The first part of `sendRequest`: what is taken at once, as most requests are. False where `sendRest`
    /// must follow.
    ///
    /// - Parameter milliseconds: until the answer begins; nil: as long as the origin's limits say.
    package func sendNow(within milliseconds: Int? = nil) throws(UpstreamFailure) -> Bool {
        channel.setDeadline(
            afterMilliseconds: milliseconds ?? pool.origin.limits.firstByteMilliseconds)
        sentBytes = 0
        (hasHeard, hasEnded, failedToSend, isHeldBack) = (false, false, false, false)
        return try push()
    }

    /// How far the request in progress has come, where the connection broke.
    ///
    /// Every TCP segment acknowledges what had arrived by then. If the upstream's end (FIN) was received
    /// and no byte of the request is acknowledged, it ended the connection before the request arrived. A
    /// reset proves nothing, since the request may have been read and its acknowledgement delayed. After a
    /// failed write a reset cannot be told from an end.
    package var requestProgress: RequestProgress {
        if hasHeard { return .answerBegun }
        let endedBefore = hasEnded && !failedToSend && channel.unacknowledgedBytes >= sentBytes
        return sentBytes == 0 || endedBefore ? .neverArrived : .unanswered
    }

    package func sendRest() async throws(UpstreamFailure) {
        // It may have become writable since `sendNow`, and then no event will come for that.
        while true {
            if try isAnswered() { return }
            if try push() { return }
            await movable()
        }
    }

    /// True when nothing more is to be sent.
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
        // A large request's memory is released before a long answer ends.
        if outbound.capacity > 16 << 10 { outbound.removeAll(keepingCapacity: false) }
        return true
    }

    /// Whether the final answer's head has come, so that the rest of the request is not sent.
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

    /// Reads the head of the final answer; interim ones (1xx) are swallowed.
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

    /// The request has gone out: what comes next is the answer's head.
    package func expectHead(answering method: Method) {
        head.reset()
        self.method = method
    }

    /// Whether `readHead` may find something: bytes, or the connection's end.
    package var mayHaveNews: Bool { channel.isReadable || channel.isAborted || !inbound.isEmpty }

    /// Interim answers that are read in one turn of the loop, so that an upstream that sends them without
    /// pause holds up no other connection, nor its own deadline.
    private static let mostInterim = 32

    /// Reads the bytes that are there. False if the head is not complete: the pump is called when more has
    /// come, or in the loop's next turn where interim answers were held back.
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

    /// How the answer's body ends.
    package var framing: BodyFraming { head.framing(answering: method) }

    /// Frees what a long answer does not need: the request has gone out whole.
    package func releaseRequest() {
        if outbound.isEmpty { outbound.removeAll(keepingCapacity: false) }
        head.fields.forget()
    }

    /// Forgets the head, so that `inbound` begins with the body's first bytes.
    package func releaseHead() {
        inbound.consume(headLength)
        headLength = 0
        if inbound.isEmpty { inbound.removeAll(keepingCapacity: false) }
    }

    /// The body's first byte, as long as `releaseHead` was not called; nil if it has not come yet, or
    /// where chunks frame it.
    package var firstBodyByte: UInt8? {
        if case .chunked = framing { return nil }
        return inbound.count > headLength ? inbound[headLength] : nil
    }

    /// The body's first bytes, decoded: the whole body, or `most` bytes of it. They stay in `inbound`, to be
    /// relayed. Nil where more must come: the pump is called then.
    ///
    /// For short bodies only: each call decodes from the beginning.
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

    /// Whether that is all of it.
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

    /// Hands over the body's bytes that came with the head.
    func takeInbound() -> ByteBuffer {
        exchange(&inbound, with: ByteBuffer())
    }

    var idleMilliseconds: Int { pool.origin.limits.idleMilliseconds }

    /// Ends the exchange: back to the pool when the answer was whole and nothing is doubtful, else closed.
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
    /// The loop's next turn, for which interim answers were held back.
    package func timePassed() { channel.pump?.channelReady() }
}

/// How far a request had come when its connection broke.
package enum RequestProgress: Hashable, Sendable {
    /// The upstream ended the connection before any byte of the request reached it.
    case neverArrived
    /// The upstream may have read it, and has not said anything.
    case unanswered
    /// Something of an answer came.
    case answerBegun
}
