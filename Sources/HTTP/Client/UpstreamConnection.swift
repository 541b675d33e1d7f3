package import Reactor
package import Wire

/// One connection to an upstream, and the exchange on it.
package final class UpstreamConnection: Pump {
    package let channel: Channel
    /// It forgets the connection when that is closed.
    let pool: UpstreamPool
    let born: UInt64
    /// The answer's head; ranges into `inbound` as long as `releaseHead` was not called.
    package let head = ResponseHead()
    package var outbound = ByteBuffer()
    package internal(set) var inbound = ByteBuffer()
    /// Bytes of `inbound` that the head takes.
    private var headLength = 0
    private var method = Method.get
    /// It has answered before, so that it may have died while it waited in the pool.
    package internal(set) var isReused = false
    var isPooled = false
    /// Where a request waits that the upstream does not take yet.
    private var sender: Waiter?
    /// Something was doubtful (an early answer, surplus bytes, a time-out): closed after use, never pooled.
    package var isDoubtful = false

    init(_ channel: Channel, pool: UpstreamPool) {
        self.channel = channel
        self.pool = pool
        born = channel.loop.now
    }

    /// A pooled connection became readable or broke: an upstream that speaks unasked, or leaves, is not kept.
    /// One that is being written to goes on, or hears out an early answer.
    package func turn() {
        if isPooled {
            if channel.canRead || channel.isAborted { pool.discard(self) }
        } else if channel.canRead || channel.canWrite || channel.isAborted {
            sender?.wake()
        }
    }

    /// Sends `outbound`. Throws `.late` or `.broken`, and leaves in `outbound` what was not taken.
    ///
    /// An upstream that answers before it has read the request is heard out: its answer is read, then we
    /// part.
    package func send() async throws(UpstreamFailure) {
        if try sendNow() { return }
        try await sendRest()
    }

    /// The first part of `send`: what is taken at once, as most requests are. False where `sendRest` must
    /// follow.
    package func sendNow() throws(UpstreamFailure) -> Bool {
        channel.setDeadline(afterMilliseconds: pool.origin.limits.firstByteMilliseconds)
        return try push()
    }

    package func sendRest() async throws(UpstreamFailure) {
        repeat { await movable() } while try !push()
    }

    /// True when nothing more is to be sent.
    private func push() throws(UpstreamFailure) -> Bool {
        while !outbound.isEmpty {
            switch channel.send(outbound) {
            case .moved(let count): outbound.consume(count)
            case .wouldBlock:
                guard channel.canRead else { return false }
                isDoubtful = true
                return true
            case .ended, .broken:
                if channel.timedOut { throw .late }
                guard channel.canRead, !channel.isAborted else { throw .broken }
                isDoubtful = true
                return true
            }
        }
        // A large request's memory is not held while a long answer goes on.
        if outbound.capacity > 16 << 10 { outbound.removeAll(keepingCapacity: false) }
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
        while try !readHead() { await channel.readable() }
    }

    /// The request has gone out: what comes next is the answer's head.
    package func expectHead(answering method: Method) {
        head.reset()
        self.method = method
    }

    /// Whether `readHead` would find something, be it the connection's end.
    package var hasNews: Bool { channel.canRead || channel.isAborted || !inbound.isEmpty }

    /// Reads on, as far as there are bytes. False where more must come.
    package func readHead() throws(UpstreamFailure) -> Bool {
        while true {
            if !inbound.isEmpty, try parseHead() { return true }
            switch channel.receive(into: &inbound) {
            case .moved: continue
            case .wouldBlock: return false
            case .ended: throw .broken
            case .broken: throw channel.timedOut ? .late : .broken
            }
        }
    }

    private func parseHead() throws(UpstreamFailure) -> Bool {
        do throws(HTTPFault) {
            while !inbound.isEmpty {
                guard let length = try head.read(inbound) else { return false }
                headLength = length
                guard head.isInterim else { return true }
                inbound.consume(length)
                head.reset()
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

    /// Gives away the body's bytes that came with the head.
    func takeInbound() -> ByteBuffer {
        exchange(&inbound, with: ByteBuffer())
    }

    var idleMilliseconds: Int { pool.origin.limits.idleMilliseconds }

    /// Ends the exchange: back to the pool when the answer was whole and nothing is doubtful, else closed.
    package func finish(isWhole: Bool) {
        channel.partner = nil
        channel.pump = nil
        channel.clearDeadline()
        let isClean =
            isWhole && !isDoubtful && head.keepAlive(answering: method) && inbound.isEmpty && outbound.isEmpty
        if isClean { pool.keep(self) } else { pool.discard(self) }
    }
}
