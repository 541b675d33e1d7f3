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
    /// Between two requests, with nothing received of the next.
    package internal(set) var isIdle = true
    var stage = Stage.listening
    var isParked = false
    /// The turn of the loop, by its clock, in which a request was handed on last.
    var askedAt: UInt64 = 0
    /// What was received for a body in one turn of the loop.
    var fillings: (turn: UInt64, bytes: Int) = (0, 0)
    /// Hands on a request in the loop's next turn.
    var again: Timer?
    /// Bytes that this request has of the budget for bodies.
    private var heldBytes = 0

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
        inbound.shrink()
        giveBackBudget()
        head.fields.forget()
    }

    /// Counts what the request holds on the budget for bodies; false where that is used up.
    func holdsWithinBudget() -> Bool {
        let more = inbound.count - heldBytes
        guard inbound.count > BodyBudget.free, more > 0 else { return true }
        guard server.limits.bodies.take(more, limit: server.limits.bodyMemory) else { return false }
        heldBytes += more
        return true
    }

    func giveBackBudget() {
        guard heldBytes > 0 else { return }
        server.limits.bodies.giveBack(heldBytes)
        heldBytes = 0
    }

    /// The connection has ended.
    func end() {
        if let again { loop.cancel(again) }
        giveBackBudget()
    }

    /// Breaks the connection off: the client must see that the answer is not whole.
    package func breakOff() {
        isSpent = true
        endsWithReset = true
        outbound.removeAll(keepingCapacity: false)
        channel.abort()
    }
}
