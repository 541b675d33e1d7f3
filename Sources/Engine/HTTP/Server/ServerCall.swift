package import Bytes
package import Reactor
package import Wire

/// One request and its answer, which is written once.
///
/// From `begin` to `finish` the call owns the bytes of both. `inbound` holds the request's head and, once
/// read, its body, so that ranges of the head stay valid. `outbound` holds the unsent part of the answer.
/// `finish` returns both to the connection and ends the call. Bytes written afterwards are dropped. The next
/// request never gets a call that is still referenced (see `ServerConnection.nextCall`).
package final class ServerCall {
    package let loop: EventLoop
    package let peer: SocketAddress?
    package let server: Server
    /// The call's connection. It is never replaced, so that using it needs no retain.
    let transport: any ServerCallTransport
    package let head = RequestHead()
    package internal(set) var inbound = ByteBuffer()
    /// The unsent bytes of the answer. Only `ServerCall+Answer` and this module write here, since only they
    /// know how the connection frames an answer.
    var outbound = ByteBuffer()
    /// How the answer's body is framed. It is set when the answer begins.
    package internal(set) var framing = Relay.Framing.length
    /// The range of the request's decoded body in `inbound`; empty until `readBody`.
    package internal(set) var body = 0..<0
    /// The request's id, as 16 hexadecimal digits in the answer's `X-Request-Id` and in the access log.
    package private(set) var requestID: UInt64 = 0
    /// The offset of the id's digits in `outbound`, until a part of the answer is sent.
    var requestIDPlace = 0
    /// Complete field lines that every answer to this request gets, whichever code writes the answer.
    package var extraFields: [UInt8] = []
    /// The number of bytes of `inbound` that are part of this request.
    private(set) var length = 0
    /// The status of the answer; 0 before the answer begins. It stays readable after the call's end.
    package private(set) var status = 0
    private(set) var phase = Phase.reading
    /// Whether the connection can take no further request, because this one is incomplete or broke off.
    package internal(set) var isSpent = false
    /// Whether the answer contains `Connection: close`.
    var saysLast = false
    package private(set) var isParked = false
    /// This request's share of the budget for bodies.
    private(set) var share = BodyBudget.Share()

    /// The stage of the call. It never goes back, except by `renew` for another request.
    enum Phase {
        /// The request's head is being read.
        case reading
        /// The request has no answer yet.
        case asked
        /// The answer has begun.
        case begun
        /// The call has ended. Bytes that are written now are dropped.
        case over
    }

    init(on transport: any ServerCallTransport, from peer: SocketAddress?, server: Server) {
        self.transport = transport
        self.peer = peer
        self.server = server
        loop = server.loop
    }

    // MARK: Its connection's part

    /// Prepares the call for another request, whose head will be read into `head`.
    func renew() {
        saysLast = false
        phase = .reading
        status = 0
        isSpent = false
        isParked = false
        extraFields = []
        outbound.removeAll()
    }

    /// Takes over the bytes of a request whose head was read, and the memory for its answer.
    func begin(_ inbound: consuming ByteBuffer, headLength: Int, answerIn outbound: consuming ByteBuffer) {
        phase = .asked
        requestID = server.requestIDs.next()
        self.inbound = inbound
        self.outbound = outbound
        length = headLength
        body = headLength..<headLength
        isSpent = if case .none = head.framing { false } else { true }
    }

    /// The state that a call returns at its end: the unsent bytes of the answer, and the received bytes.
    struct Remains: ~Copyable {
        var inbound: ByteBuffer
        var outbound: ByteBuffer
        let length: Int
        let share: BodyBudget.Share
    }

    /// Ends the call and returns its state.
    func end() -> Remains {
        phase = .over
        let remains = Remains(
            inbound: exchange(&inbound, with: ByteBuffer()),
            outbound: exchange(&outbound, with: ByteBuffer()), length: length, share: share)
        length = 0
        body = 0..<0
        share = BodyBudget.Share()
        head.reset()
        return remains
    }

    /// Sets the end of the request after more of it was read.
    func extend(to length: Int, body: Range<Int>) {
        self.length = length
        self.body = body
    }

    /// Counts the request's bytes in the budget for bodies. False if the budget is used up.
    func holdsWithinBudget() -> Bool { share.grow(to: inbound.count, of: server) }

    // MARK: The request

    /// A copy of the request's bytes in `range`.
    package func bytes(_ range: FieldRange) -> [UInt8] {
        Self.copy(inbound, range.lowerBound, Int(range.count))
    }

    /// A copy of the bytes in a part of `range`.
    package func bytes(_ range: FieldRange, _ part: FieldRange) -> [UInt8] {
        Self.copy(inbound, range.lowerBound + part.lowerBound, Int(part.count))
    }

    private static func copy(_ buffer: borrowing ByteBuffer, _ start: Int, _ count: Int) -> [UInt8] {
        [UInt8](buffer.readable.extracting(start..<start + count))
    }

    /// Frees the request's memory before a long answer. The request's head and body are lost then.
    package func releaseRequest() {
        guard phase != .over else { return }
        inbound.consume(length)
        length = 0
        body = 0..<0
        inbound.shrink()
        share.release(to: server)
        head.fields.forget()
    }

    package var localAddress: SocketAddress? { phase == .over ? nil : transport.localAddress }

    /// A responder's earlier decision about the peer, which is valid for the whole connection.
    package var peerTrust: PeerTrust? {
        get { transport.peerTrust }
        set { transport.peerTrust = newValue }
    }

    // MARK: The answer's beginning and end

    /// Begins the answer. If an answer has begun already, it is broken off instead. The client would take a
    /// second answer for that of its next request.
    func begin(status: Int) {
        switch phase {
        case .reading, .asked:
            phase = .begun
            self.status = status
        case .begun: breakOff()
        case .over: return
        }
    }

    /// Whether the connection ends with this answer, which then announces that.
    package var closesAfterAnswer: Bool { isSpent || !head.keepAlive || server.isLeaving }

    /// Ends the connection after this request's answer. Call it before `beginAnswer`.
    package func closeAfterAnswer() { isSpent = true }

    /// Sends `outbound` and closes, although the answer is not complete. If a close would mark the answer as
    /// complete (no length and no chunks), the connection is reset instead.
    package func breakOffAfterFlush() {
        if head.minorVersion == 0 { return breakOff() }
        isSpent = true
    }

    /// Breaks off the exchange, so that the client sees that the answer is incomplete.
    package func breakOff() {
        isSpent = true
        outbound.removeAll(keepingCapacity: false)
        if phase != .over { transport.breakOff() }
    }

    /// Ends the call. The answer must be in `outbound`, or broken off. The connection sends it and continues.
    package func finish() {
        guard phase != .over else { preconditionFailure("a request was answered twice") }
        transport.finished(self)
    }

    /// Keeps the call after the end of `respond`, so that its task may end before the answer. A task keeps
    /// the most memory that it ever used (14 KiB after an admission), a pump some hundred bytes.
    package func park() { isParked = true }

    /// Continues after `park`: runs `body` and then finishes the call.
    package func resume<Value>(with value: Value, _ body: @escaping @Sendable (Value) async -> Void) {
        precondition(isParked, "only a parked call can be resumed")
        loop.spawn(with: (self, value)) { call, value in
            // This is not set earlier, since the answer may end before the caller of `park` has returned.
            call.isParked = false
            await body(value)
            call.finish()
        }
    }
}
