package import Bytes
package import Reactor
package import Wire

/// One request and its answer, which is written once.
///
/// From `begin` to `finish`, the call owns two buffers. `inbound` contains the request's head and later its
/// body, so ranges of the head stay valid. `outbound` contains the unsent part of the answer. `finish`
/// returns both to the connection. Bytes that are written afterwards are dropped. A call that is still
/// referenced is never reused for the next request (see `ServerConnection.nextCall`).
package final class ServerCall {
    package let loop: EventLoop
    package let peer: SocketAddress?
    package let server: Server
    /// The call's connection. It never changes, so code can use it without a retain.
    let transport: any ServerCallTransport
    package let head = RequestHead()
    package internal(set) var inbound = ByteBuffer()
    /// The unsent bytes of the answer. Code outside this module appends only by `ServerCall+Answer`, because
    /// only this module knows how the connection frames an answer.
    var outbound = ByteBuffer()
    /// How the answer's body is framed. It is known as soon as the answer has begun.
    package internal(set) var framing = Relay.Framing.length
    /// The range of the decoded body in `inbound`. It is empty until `readBody` has read the body.
    package internal(set) var body = 0..<0
    /// The request's id. It appears as 16 hexadecimal digits in `X-Request-Id` and in the access log.
    package private(set) var requestID: UInt64 = 0
    /// The offset of the request id's digits in `outbound`. It is valid until a part of the answer is sent.
    var requestIDPlace = 0
    /// Field lines that are added to every answer to this request, whichever code writes the answer.
    package var extraFields: [UInt8] = []
    /// How many bytes of `inbound` belong to this request.
    private(set) var length = 0
    /// The status of the answer, or 0 if it has not begun. It can also be read after the call's end.
    package private(set) var status = 0
    private(set) var phase = Phase.reading
    /// Whether the connection ends after this call, for example because the request is incomplete.
    package internal(set) var isSpent = false
    var saysLast = false
    package private(set) var isParked = false
    /// How much of the shared memory for request bodies (`BodyBudget`) this request uses.
    private(set) var share = BodyBudget.Share()

    /// The stage of the call. It only moves forward, until `renew` prepares the call for another request.
    enum Phase {
        case reading
        /// The request was read, and its answer has not begun.
        case asked
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

    func renew() {
        saysLast = false
        phase = .reading
        status = 0
        isSpent = false
        isParked = false
        extraFields = []
        outbound.removeAll()
    }

    func begin(_ inbound: consuming ByteBuffer, headLength: Int, answerIn outbound: consuming ByteBuffer) {
        phase = .asked
        requestID = server.requestIDs.next()
        self.inbound = inbound
        self.outbound = outbound
        length = headLength
        body = headLength..<headLength
        isSpent = if case .none = head.framing { false } else { true }
    }

    /// What a call returns to its connection: the unsent bytes of the answer, and the received bytes.
    struct Remains: ~Copyable {
        var inbound: ByteBuffer
        var outbound: ByteBuffer
        let length: Int
        let share: BodyBudget.Share
    }

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

    /// Sets the new end of the request after more of it was read.
    func extend(to length: Int, body: Range<Int>) {
        self.length = length
        self.body = body
    }

    /// Counts the request's bytes. Returns false if all request bodies together use more memory than allowed.
    func holdsWithinBudget() -> Bool { share.grow(to: inbound.count, of: server) }

    // MARK: The request

    package func bytes(_ range: FieldRange) -> [UInt8] {
        Self.copy(inbound, range.lowerBound, Int(range.count))
    }

    package func bytes(_ range: FieldRange, _ part: FieldRange) -> [UInt8] {
        Self.copy(inbound, range.lowerBound + part.lowerBound, Int(part.count))
    }

    private static func copy(_ buffer: borrowing ByteBuffer, _ start: Int, _ count: Int) -> [UInt8] {
        [UInt8](buffer.readable.extracting(start..<start + count))
    }

    /// Frees the request's memory before a long answer. Its head and body can no longer be read.
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

    /// What a responder has decided about the peer of the connection, such as which users it may name.
    package var peerTrust: PeerTrust? {
        get { transport.peerTrust }
        set { transport.peerTrust = newValue }
    }

    // MARK: The answer's beginning and end

    /// Begins the answer. If an answer has already begun, it is broken off instead. The client would take a
    /// second answer for the answer to its next request.
    func begin(status: Int) {
        switch phase {
        case .reading, .asked:
            phase = .begun
            self.status = status
        case .begun: breakOff()
        case .over: return
        }
    }

    /// Whether the connection ends after this answer, which therefore contains `Connection: close`.
    package var closesAfterAnswer: Bool { isSpent || !head.keepAlive || server.isLeaving }

    /// Ends the connection after this request's answer. Call it before `beginAnswer`.
    package func closeAfterAnswer() { isSpent = true }

    /// Sends `outbound` and closes, although the answer is incomplete. If a close would look like the end of
    /// the answer (no length and no chunks), the connection is reset instead.
    package func breakOffAfterFlush() {
        if head.minorVersion == 0 { return breakOff() }
        isSpent = true
    }

    /// Breaks off the exchange so that the client recognises the answer as incomplete.
    package func breakOff() {
        isSpent = true
        outbound.removeAll(keepingCapacity: false)
        if phase != .over { transport.breakOff() }
    }

    /// Ends the call. The answer must be complete in `outbound`, or broken off. The connection then sends it
    /// and continues.
    package func finish() {
        guard phase != .over else { preconditionFailure("a request was answered twice") }
        transport.finished(self)
    }

    /// Keeps the call after `respond` has returned, so that the task of `respond` can end before the answer
    /// does. A task keeps the most memory that it ever used (14 KiB after an admission), while a pump needs
    /// some hundred bytes.
    package func park() { isParked = true }

    /// Continues after `park`: runs `body` and then finishes the call.
    package func resume<Value>(with value: Value, _ body: @escaping @Sendable (Value) async -> Void) {
        precondition(isParked, "only a parked call can be resumed")
        loop.spawn(with: (self, value)) { call, value in
            // `isParked` stays true until this task runs. If it became false earlier, `respond` could return
            // after that, and the server would finish the call too early.
            call.isParked = false
            await body(value)
            call.finish()
        }
    }
}
