package import Reactor
package import Wire

/// One client's connection, and the request on it that is being answered.
///
/// `inbound` holds the request's head and, once read, its body, until the answer is complete: ranges of the
/// head stay valid for as long as the exchange lasts. `outbound` gathers the answer.
package final class ServerCall {
    package let channel: Channel
    package let loop: EventLoop
    package let peer: SocketAddress?
    /// Kept for as long as the connection lives; it forgets the call when that ends.
    package let server: Server
    package let head = RequestHead()
    package internal(set) var inbound = ByteBuffer()
    package var outbound = ByteBuffer()
    /// What the responder once decided of this peer, such as which identity it may name. It holds for the
    /// connection.
    package var peerTrust: UInt64?
    /// Who decided it: another responder on the same connection decides for itself.
    package var peerTrustOwner: Int?
    /// Where the request's decoded body lies in `inbound`; empty until `readBody`.
    package internal(set) var body = 0..<0
    /// Bytes of `inbound` that belong to this request.
    var length = 0
    /// The status of the answer that was begun last; 0 where the request has none yet.
    package internal(set) var status = 0
    /// The client still owes bytes of this request, or the exchange broke: no further request on this
    /// connection.
    package internal(set) var isSpent = false
    /// Ends with a reset: an orderly end would say that the answer is whole.
    private(set) var endsWithReset = false
    private var isParked = false
    /// Between two requests, with nothing received of the next.
    package internal(set) var isIdle = true

    init(_ channel: Channel, peer: SocketAddress?, server: Server) {
        self.channel = channel
        loop = channel.loop
        self.peer = peer
        self.server = server
    }

    /// The connection ends with this answer, and says so.
    package var closesAfterAnswer: Bool { isSpent || !head.keepAlive || server.isDraining }

    /// The answer ends with the connection: for HTTP/1.0 clients, which know no chunks. Call it before
    /// `beginAnswer`.
    package func closeAfterAnswer() { isSpent = true }

    /// Lets what waits in `outbound` go out and then closes, though the answer is not whole. Where only the
    /// close itself would say that it is whole, the connection is reset instead.
    package func breakOffAfterFlush() {
        if head.minorVersion == 0 { return breakOff() }
        isSpent = true
    }

    /// Bytes of the request, copied: they outlive it.
    package func bytes(_ range: FieldRange) -> [UInt8] {
        Self.copy(inbound, range.lowerBound, Int(range.count))
    }

    /// A part of one of the request's ranges.
    package func bytes(_ range: FieldRange, _ part: FieldRange) -> [UInt8] {
        Self.copy(inbound, range.lowerBound + part.lowerBound, Int(part.count))
    }

    private static func copy(_ buffer: borrowing ByteBuffer, _ start: Int, _ count: Int) -> [UInt8] {
        [UInt8](buffer.readable.extracting(start..<start + count))
    }

    /// Frees the request's memory before a long answer; its head and body are gone then.
    package func releaseRequest() {
        inbound.consume(length)
        length = 0
        body = 0..<0
        if inbound.isEmpty { inbound.removeAll(keepingCapacity: false) }
        head.fields.forget()
    }

    /// Breaks the connection off: the client must see that the answer is not whole.
    package func breakOff() {
        isSpent = true
        endsWithReset = true
        outbound.removeAll(keepingCapacity: false)
        channel.abort()
    }

    // MARK: The life of a connection

    func serve() async {
        while await nextRequest() {
            await server.responder.respond(to: self)
            if isParked { return }
            // What the kernel takes at once, nearly always all of it, is no reason to begin an await.
            guard sendNow() else { break }
            if !outbound.isEmpty { guard await flush() else { break } }
            guard leaveRequest() else { break }
        }
        await end()
    }

    /// Lets the task go while a long answer is pumped: a task keeps the memory of its deepest moment (14 KiB
    /// after an admission), the pump a few hundred bytes. `resume` starts another one at the answer's end.
    package func park() { isParked = true }

    /// Goes on after `park`: with `body`, then with the connection's next request.
    package func resume<Value>(with value: Value, _ body: @escaping @Sendable (Value) async -> Void) {
        precondition(isParked, "only a parked call can be resumed")
        loop.spawn(with: (self, value)) { call, value in
            // Not before: the answer may end while the task that parked is still on its way out.
            call.isParked = false
            await body(value)
            if await call.conclude() { await call.serve() } else { await call.end() }
        }
    }

    /// Sends what waits. False when the connection ends with this answer.
    private func conclude() async -> Bool {
        guard await flush() else { return false }
        return leaveRequest()
    }

    private func leaveRequest() -> Bool {
        if closesAfterAnswer { return false }
        inbound.consume(length)
        return true
    }

    private func end() async {
        // What was received and not read would turn the end into a reset, which may overtake the answer.
        if isSpent || inbound.count > length || channel.canRead { await linger() }
        server.farewell(self)
    }

    /// Memory that a kept-alive connection may hold between two requests; a large body's goes.
    private static let restingCapacity = 16 << 10

    /// Waits for the next head. False when the client has gone, or has nothing more to ask.
    private func nextRequest() async -> Bool {
        prepare()
        while true {
            switch readHead() {
            case .whole: return true
            case .starved: await channel.readable()
            case .over: return false
            case .faulty(let fault):
                await refuse(fault)
                return false
            }
        }
    }

    private func prepare() {
        if inbound.isEmpty && inbound.capacity > Self.restingCapacity {
            inbound.removeAll(keepingCapacity: false)
        }
        if outbound.capacity > Self.restingCapacity { outbound.removeAll(keepingCapacity: false) }
        head.reset()
        body = 0..<0
        length = 0
        status = 0
        isIdle = true
        channel.setDeadline(afterMilliseconds: server.limits.keepAliveMilliseconds)
    }

    private enum Reading {
        case whole
        /// More bytes are needed, and none are there.
        case starved
        case over
        case faulty(CallFault)
    }

    /// Reads on, as far as there are bytes. It awaits nothing: each step of an await costs 500 instructions.
    private func readHead() -> Reading {
        while true {
            if !inbound.isEmpty {
                if isIdle {
                    isIdle = false
                    channel.setDeadline(afterMilliseconds: server.limits.headMilliseconds)
                }
                do throws(HTTPFault) {
                    if let headLength = try head.read(inbound, limits: server.limits.head) {
                        begin(headLength: headLength)
                        return .whole
                    }
                } catch {
                    return .faulty(.refused(error))
                }
            } else if server.isDraining {
                return .over
            }
            switch channel.receive(into: &inbound) {
            case .moved: continue
            case .wouldBlock: return .starved
            case .ended, .broken: return channel.timedOut && !isIdle ? .faulty(.late) : .over
            }
        }
    }

    private func begin(headLength: Int) {
        length = headLength
        body = headLength..<headLength
        isSpent = if case .none = head.framing { false } else { true }
        channel.clearDeadline()
    }

    /// Receives what is there, waiting for at least one byte. False when no more will come.
    func fill() async -> Bool {
        while true {
            switch channel.receive(into: &inbound) {
            case .moved: return true
            case .wouldBlock: await channel.readable()
            case .ended, .broken: return false
            }
        }
    }

    /// Answers what the codec refused: a plain sentence, then the end of the connection.
    private func refuse(_ fault: CallFault) async {
        isSpent = true
        channel.forgiveDeadline()
        server.note(fault: fault.status)
        beginAnswer(status: fault.status)
        outbound.appendField("Content-Type", "text/plain; charset=utf-8")
        outbound.appendField("Content-Length", fault.advice.utf8CodeUnitCount)
        outbound.appendEndOfHead()
        outbound.append(fault.advice)
        _ = await flush()
    }

    /// Lets the last answer arrive: what the client still sends is read and dropped for a moment, since
    /// closing over unread bytes would reset the connection and take the answer with it.
    private func linger() async {
        guard !channel.isAborted else { return }
        channel.finishSending()
        channel.setDeadline(afterMilliseconds: 2_000)
        var allowance = 64 << 20
        inbound.removeAll()
        while allowance > 0, await fill() {
            allowance -= inbound.count
            inbound.removeAll()
        }
    }
}
