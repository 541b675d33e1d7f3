package import Bytes
package import Reactor
package import Wire

/// One request and its answer, which is written once.
///
/// From its begin to `finish` the call owns the bytes of both: `inbound` holds the request's head and, once
/// read, its body, so that ranges of the head stay valid; `outbound` holds what of the answer is not sent
/// yet. Then it gives both back to its connection and is over: what is written to it afterwards is dropped.
/// The next request never gets a call that is still referenced (see `ServerConnection.nextCall`).
package final class ServerCall {
    package let loop: EventLoop
    package let peer: SocketAddress?
    package let server: Server
    /// Owned by the call alone and never replaced, so that using it needs no retain.
    let transport: any ServerCallTransport
    package let head = RequestHead()
    package internal(set) var inbound = ByteBuffer()
    /// The bytes of the answer that are not sent yet. Only `ServerCall+Answer` and this room write it,
    /// since only they know how the connection frames an answer.
    var outbound = ByteBuffer()
    /// How the answer's body is framed: known from its begin on.
    package internal(set) var framing = Relay.Framing.length
    /// The place of the request's decoded body in `inbound`; empty until `readBody`.
    package internal(set) var body = 0..<0
    /// Names the request in the answer's `X-Request-Id` and in the access log, as 16 hexadecimal digits.
    package private(set) var requestID: UInt64 = 0
    /// The place of these digits in `outbound`, while nothing of the answer is sent.
    var requestIDPlace = 0
    /// Whole field lines that every answer to this request gets, whichever code writes it.
    package var extraFields: [UInt8] = []
    /// Bytes of `inbound` that belong to this request.
    private(set) var length = 0
    /// The status of the answer; 0 if the request has none yet. It outlives the call's end.
    package private(set) var status = 0
    private(set) var phase = Phase.reading
    /// Whether the connection can take no further request: bytes of this one are still to come, or the
    /// exchange broke off.
    package internal(set) var isSpent = false
    /// Whether the answer has said `Connection: close`.
    var saysLast = false
    package private(set) var isParked = false
    /// This request's share of the budget for bodies.
    private(set) var share = BodyBudget.Share()

    /// How far the call has come. It never goes back, except by `renew` for another request.
    enum Phase {
        /// The request's head is being read.
        case reading
        /// The request has no answer yet.
        case asked
        /// The answer has begun.
        case begun
        /// The call is over. What is written from now on is dropped.
        case over
    }

    init(on transport: any ServerCallTransport, from peer: SocketAddress?, server: Server) {
        self.transport = transport
        self.peer = peer
        self.server = server
        loop = server.loop
    }

    // MARK: Its connection's part

    /// Begins the life of another request, whose head will be read into `head`.
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

    /// The state that a call gives back at its end: bytes that are still to be sent to the client, and the
    /// request's bytes with what came after them.
    struct Remains: ~Copyable {
        var inbound: ByteBuffer
        var outbound: ByteBuffer
        let length: Int
        let share: BodyBudget.Share
    }

    /// Ends the call and takes everything from it.
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

    /// Puts the end of the request further: more of it was read.
    func extend(to length: Int, body: Range<Int>) {
        self.length = length
        self.body = body
    }

    /// Counts what the request holds on the budget for bodies; false if that is used up.
    func holdsWithinBudget() -> Bool { share.grow(to: inbound.count, of: server) }

    // MARK: The request

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
        guard phase != .over else { return }
        inbound.consume(length)
        length = 0
        body = 0..<0
        inbound.shrink()
        share.release(to: server)
        head.fields.forget()
    }

    package var localAddress: SocketAddress? { phase == .over ? nil : transport.localAddress }

    /// A responder's earlier decision about the peer. It holds for the connection.
    package var peerTrust: PeerTrust? {
        get { transport.peerTrust }
        set { transport.peerTrust = newValue }
    }

    // MARK: The answer's beginning and end

    /// Begins the answer. If one has begun already it breaks off instead: a second answer would be taken
    /// for that of the next request.
    func begin(status: Int) {
        switch phase {
        case .reading, .asked:
            phase = .begun
            self.status = status
        case .begun: breakOff()
        case .over: return
        }
    }

    /// The connection ends with this answer, and says so.
    package var closesAfterAnswer: Bool { isSpent || !head.keepAlive || server.isLeaving }

    /// The connection takes no request after this one. Call it before `beginAnswer`.
    package func closeAfterAnswer() { isSpent = true }

    /// Sends what is in `outbound` and then closes, though the answer is not whole. If the close itself
    /// would mark the answer as whole (no length and no chunks), the connection is reset instead.
    package func breakOffAfterFlush() {
        if head.minorVersion == 0 { return breakOff() }
        isSpent = true
    }

    /// Breaks the exchange off: the client must see that the answer is not whole.
    package func breakOff() {
        isSpent = true
        outbound.removeAll(keepingCapacity: false)
        if phase != .over { transport.breakOff() }
    }

    /// The answer stands in `outbound`, whole or broken off: what waits is sent, and the connection goes on.
    /// The call is over then.
    package func finish() {
        guard phase != .over else { preconditionFailure("a request was answered twice") }
        transport.finished(self)
    }

    /// Keeps the call beyond the end of `respond`, so that its task need not last as long as the answer: a
    /// task keeps the most memory that it ever used (14 KiB after an admission), a pump a few hundred bytes.
    /// `resume` ends the answer.
    package func park() { isParked = true }

    /// Goes on after `park`: with `body`, then with the connection's next request.
    package func resume<Value>(with value: Value, _ body: @escaping @Sendable (Value) async -> Void) {
        precondition(isParked, "only a parked call can be resumed")
        loop.spawn(with: (self, value)) { call, value in
            // This is set now and not before: the answer may end before the code that called `park` has
            // returned.
            call.isParked = false
            await body(value)
            call.finish()
        }
    }
}
