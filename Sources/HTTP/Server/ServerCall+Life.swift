import Reactor
import Wire

/// The life of a connection: requests are read and answered one after the other. It holds no task, of which
/// every wait costs a twentieth of a message: bytes call `turn`, an answer that is whole `answered`.
extension ServerCall: Pump {
    /// Where the connection stands.
    enum Stage {
        /// The next request is read, as far as it has come.
        case listening
        /// The next request is there, and is handed on in the loop's next turn.
        case held
        /// The responder is being asked.
        case asking
        /// It has the request, and will call `answered`.
        case answering
        /// It did so while it was asked.
        case answered
        /// The rest of an answer goes out, or the connection ends.
        case leaving
    }

    /// Begins with the first request.
    func open() {
        prepare()
        listen()
    }

    package func turn() {
        if case .listening = stage { listen() }
    }

    /// The answer stands in `outbound`, whole or broken off: what waits is sent, and the connection goes on.
    package func answered() {
        switch stage {
        case .asking: stage = .answered
        case .answering: if leave() { listen() }
        case .listening, .held, .answered, .leaving: preconditionFailure("a request was answered twice")
        }
    }

    /// Keeps the call beyond the end of `respond`, whose task should not last as long as the answer does: a
    /// task keeps the memory of its deepest moment (14 KiB after an admission), a pump a few hundred bytes.
    /// `resume` ends the answer.
    package func park() { isParked = true }

    /// Goes on after `park`: with `body`, then with the connection's next request.
    package func resume<Value>(with value: Value, _ body: @escaping @Sendable (Value) async -> Void) {
        precondition(isParked, "only a parked call can be resumed")
        loop.spawn(with: (self, value)) { call, value in
            // Not before: the answer may end while whoever parked is still on the way out.
            call.isParked = false
            await body(value)
            call.answered()
        }
    }

    /// Reads requests and has them answered, until bytes or an answer must be waited for.
    private func listen() {
        while true {
            switch readHead() {
            case .whole: guard askInTurn() else { return }
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

    /// Hands on one request in each turn of the loop, so that whoever sends them without pause keeps nobody
    /// else waiting (GUARANTEES G22), be they answered at once or by a task of the same turn.
    private func askInTurn() -> Bool {
        guard askedAt == loop.now else {
            askedAt = loop.now
            return ask()
        }
        stage = .held
        let timer = again ?? Timer(self)
        again = timer
        loop.arm(timer, at: loop.now + 1)
        return false
    }

    /// Has the request answered. False where the next one is not to be read yet.
    private func ask() -> Bool {
        stage = .asking
        if case .asterisk = head.form { answerForServer() } else { server.responder.begin(self) }
        if case .answered = stage { return leave() }
        stage = .answering
        return false
    }

    /// Sends the answer's rest and readies the call for the next request. False where there is none yet, or
    /// will be none.
    private func leave() -> Bool {
        guard sendNow() else {
            leaveForGood()
            return false
        }
        // What the kernel takes at once, nearly always all of it, is no reason for a task.
        guard outbound.isEmpty else {
            stage = .leaving
            loop.spawn(with: self) { call in
                if await call.flush(), call.leaveRequest() { call.listen() } else { call.leaveForGood() }
            }
            return false
        }
        if leaveRequest() { return true }
        leaveForGood()
        return false
    }

    /// `OPTIONS *` asks about the server as a whole (RFC 9110, section 9.3.7), which no responder is.
    private func answerForServer() {
        if server.answersUnidentified(self) {
            beginAnswer(status: 204)
            outbound.append("Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n")
            outbound.appendEndOfHead()
        } else {
            breakOff()
        }
        answered()
    }

    private func leaveRequest() -> Bool {
        if closesAfterAnswer { return false }
        inbound.consume(length)
        giveBackBudget()
        prepare()
        return true
    }

    private func leaveForGood() {
        stage = .leaving
        // What was received and not read would turn the end into a reset, which may overtake the answer.
        guard !channel.isAborted, isSpent || inbound.count > length || channel.peerHasSpoken() else {
            return server.farewell(self)
        }
        loop.spawn(with: self) { call in
            await call.linger()
            call.server.farewell(call)
        }
    }

    /// Memory that a kept-alive connection may hold between two requests; a large body's goes.
    private static let restingCapacity = 16 << 10

    private func prepare() {
        if inbound.count <= Self.restingCapacity && inbound.capacity > Self.restingCapacity {
            inbound.shrink()
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

    /// Reads on, as far as there are bytes.
    private func readHead() -> Reading {
        while true {
            if !inbound.isEmpty {
                if isIdle && !isEmptyLine {
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

    /// Only the empty line has come that may stand before a request, and that some clients send behind a
    /// body (RFC 9112, section 2.2): nobody waits for an answer yet.
    private var isEmptyLine: Bool {
        inbound.count <= 2 && inbound[0] == ASCII.carriageReturn
    }

    private func begin(headLength: Int) {
        length = headLength
        body = headLength..<headLength
        isSpent = if case .none = head.framing { false } else { true }
        channel.clearDeadline()
    }

    /// Bytes that one connection receives of a body in a turn of the loop.
    private static let turnBytes = 128 << 10

    /// Receives what is there, waiting for at least one byte. False when no more will come.
    func fill() async -> Bool {
        while true {
            if fillings.turn != loop.now { fillings = (loop.now, 0) }
            // Others come first: a body that never pauses would be read for as long as it lasts.
            if fillings.bytes >= Self.turnBytes { await loop.sleep(nanoseconds: 1) }
            switch channel.receive(into: &inbound) {
            case .moved(let count):
                fillings.bytes += count
                return true
            case .wouldBlock: await channel.readable()
            case .ended, .broken: return false
            }
        }
    }

    /// Answers what the codec refused: a plain sentence, then the end of the connection.
    private func refuse(_ fault: CallFault) {
        isSpent = true
        channel.forgiveDeadline()
        server.note(fault: fault.status)
        stage = .leaving
        guard server.answersUnidentified(self) else {
            breakOff()
            return leaveForGood()
        }
        beginAnswer(status: fault.status)
        outbound.appendField("Content-Type", "text/plain; charset=utf-8")
        outbound.appendField("Content-Length", fault.advice.utf8CodeUnitCount)
        outbound.appendEndOfHead()
        outbound.append(fault.advice)
        // It is the last one: the connection ends with it.
        _ = leave()
    }

    /// Lets the last answer arrive: what the client still sends is read and dropped for a moment, since
    /// closing over unread bytes would reset the connection and take the answer with it.
    private func linger() async {
        channel.finishSending()
        channel.setDeadline(afterMilliseconds: 2_000)
        var allowance = 64 << 20
        inbound.removeAll(keepingCapacity: false)
        giveBackBudget()
        while allowance > 0, await fill() {
            allowance -= inbound.count
            inbound.removeAll()
        }
    }
}

extension ServerCall: Timed {
    /// The loop's next turn, for which a request was held back.
    package func timePassed() {
        guard case .held = stage else { return }
        if askInTurn() { listen() }
    }
}
