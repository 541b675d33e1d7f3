import Bytes
import Reactor
import Wire

/// Reads and answers the requests of a connection one after another. The channel calls `channelReady`, and
/// each ended call calls `finished`. These callbacks replace a task, because each wait of a task would take a
/// twentieth of a message's processor time.
extension ServerConnection: Pump {
    enum Stage {
        /// The connection waits for the next request. A part of that request has perhaps been read.
        case listening
        /// The next request has been read. The responder gets it in the loop's next turn.
        case held
        /// The responder's `begin` is running.
        case asking
        /// The responder has the request, and will call `finish`.
        case answering
        case finished
        /// The rest of an answer is being sent, or the connection is ending.
        case leaving
    }

    func open() {
        prepare()
        listen()
    }

    func channelReady() {
        if case .listening = stage { listen() }
    }

    func finished(_ call: ServerCall) {
        reclaim(call)
        switch stage {
        case .asking: stage = .finished
        case .answering: if leave() { listen() }
        // The server itself has answered the request, and `leave` is about to send that answer.
        case .leaving: break
        case .listening, .held, .finished: preconditionFailure("a call was answered that was not asked")
        }
    }

    /// Reads requests and passes them to the responder, until the connection must wait.
    private func listen() {
        while true {
            switch readHead() {
            case .whole(let call): guard askInTurn(call) else { return }
            case .starved: return wait()
            case .over: return leaveForGood()
            case .faulty(let fault): return refuse(fault)
            }
        }
    }

    private func wait() {
        stage = .listening
        if channel.pump !== self { channel.pump = self }
    }

    /// Passes one request to the responder in each turn of the loop. A client that sends requests without a
    /// pause therefore does not delay other connections (docs/guarantees.md, G22).
    private func askInTurn(_ call: ServerCall) -> Bool {
        guard askedAt == loop.now else {
            askedAt = loop.now
            return ask(call)
        }
        stage = .held
        let timer = again ?? Timer(self)
        again = timer
        loop.arm(timer, at: loop.now + 1)
        return false
    }

    /// Passes the request to the responder. Returns false if the next request cannot be read at once.
    private func ask(_ call: ServerCall) -> Bool {
        stage = .asking
        if case .asterisk = call.head.form { answerForServer(call) } else { server.responder.begin(call) }
        if case .finished = stage { return leave() }
        stage = .answering
        return false
    }

    /// Sends the rest of the answer and prepares the connection for the next request. Returns false if that
    /// request cannot be read yet, or if there will be none.
    private func leave() -> Bool {
        guard sendNow() else {
            leaveForGood()
            return false
        }
        // The kernel nearly always accepts all bytes at once. Only if some remain, a task sends them.
        guard outbound.isEmpty else {
            stage = .leaving
            loop.spawn(with: self) { connection in
                if await connection.flushAnswer(), connection.leaveRequest() {
                    connection.listen()
                } else {
                    connection.leaveForGood()
                }
            }
            return false
        }
        if leaveRequest() { return true }
        leaveForGood()
        return false
    }

    /// Answers `OPTIONS *`, which concerns the server and not a resource (RFC 9110, section 9.3.7).
    private func answerForServer(_ call: ServerCall) {
        if server.answersUnidentified(call) {
            call.beginAnswer(status: 204)
            call.outbound.append("Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n")
            call.outbound.appendEndOfHead()
        } else {
            call.breakOff()
        }
        call.finish()
    }

    private func leaveRequest() -> Bool {
        if isLast || isSpent || server.closesIdle { return false }
        inbound.consume(length)
        share.release(to: server)
        prepare()
        return true
    }

    private func leaveForGood() {
        stage = .leaving
        // A close with unread bytes would reset the connection, and the client could lose the answer. So the
        // connection lingers first.
        guard !channel.isAborted, isSpent || inbound.count > length || channel.peerHasSpoken() else {
            return server.farewell(self)
        }
        loop.spawn(with: self) { connection in
            await connection.linger()
            connection.server.farewell(connection)
        }
    }

    /// The most memory that a connection keeps between two requests. Larger memory is freed.
    private static let restingCapacity = 16 << 10

    private func prepare() {
        if inbound.count <= Self.restingCapacity && inbound.capacity > Self.restingCapacity {
            inbound.shrink()
        }
        if outbound.capacity > Self.restingCapacity { outbound.removeAll(keepingCapacity: false) }
        length = 0
        isIdle = true
        channel.setDeadline(afterMilliseconds: server.keepAliveMilliseconds)
    }

    private enum Reading {
        case whole(ServerCall)
        /// The head is incomplete, and no more bytes have arrived.
        case starved
        case over
        case faulty(ServerCallFault)
    }

    /// Reads as much of the head as has arrived.
    private func readHead() -> Reading {
        while true {
            if !inbound.isEmpty {
                if isIdle && !isEmptyLine {
                    isIdle = false
                    channel.setDeadline(afterMilliseconds: server.limits.headMilliseconds)
                }
                let call = nextCall()
                do throws(HTTPFault) {
                    if let headLength = try call.head.read(inbound, limits: server.limits.head) {
                        begin(call, headLength: headLength)
                        return .whole(call)
                    }
                } catch {
                    return .faulty(.refused(error))
                }
            } else if server.closesIdle {
                return .over
            }
            switch channel.receive(into: &inbound) {
            case .moved: continue
            case .wouldBlock: return .starved
            case .ended, .broken: return channel.timedOut && !isIdle ? .faulty(.timedOut) : .over
            }
        }
    }

    /// Whether only an empty line has arrived. Some clients send one after a body (RFC 9112, section 2.2).
    private var isEmptyLine: Bool {
        inbound.count <= 2 && inbound[0] == ASCII.carriageReturn
    }

    /// Lends the connection's two buffers to the call until the request is answered.
    private func begin(_ call: ServerCall, headLength: Int) {
        call.begin(
            exchange(&inbound, with: ByteBuffer()), headLength: headLength,
            answerIn: exchange(&outbound, with: ByteBuffer()))
        channel.clearDeadline()
    }

    /// Answers an unreadable request with the advice of `fault`, and ends the connection.
    private func refuse(_ fault: ServerCallFault) {
        let call = nextCall()
        begin(call, headLength: 0)
        call.isSpent = true
        channel.forgiveDeadline()
        server.note(fault: fault.status, requestID: call.requestID)
        stage = .leaving
        guard server.answersUnidentified(call) else {
            call.breakOff()
            call.finish()
            return leaveForGood()
        }
        call.beginAnswer(status: fault.status)
        call.outbound.appendField("Content-Type", "text/plain; charset=utf-8")
        call.outbound.appendField("Content-Length", fault.advice.utf8CodeUnitCount)
        call.outbound.appendEndOfHead()
        call.outbound.append(fault.advice)
        call.finish()
        // `leave` returns false here, because the connection ends with this answer.
        _ = leave()
    }

    /// Gives the last answer time to arrive: bytes are read and dropped for up to two seconds. A close with
    /// unread bytes would reset the connection, and the client could lose the answer.
    private func linger() async {
        channel.finishSending()
        channel.setDeadline(afterMilliseconds: 2_000)
        inbound.removeAll(keepingCapacity: false)
        share.release(to: server)
        var allowance = 64 << 20
        while allowance > 0 {
            let count = await drop()
            if count == 0 { return }
            allowance -= count
        }
    }
}

extension ServerConnection: Timed {
    /// The loop's next turn has come, so the waiting request is passed to the responder.
    func timePassed() {
        guard case .held = stage, let call else { return }
        if askInTurn(call) { listen() }
    }
}
