import Bytes
import Reactor
import Wire

/// One client's connection: its bytes, its deadlines, and the order of its requests.
///
/// It reads one request after the other, and lends its memory to a `ServerCall` until that request is
/// answered. The content of requests and answers does not matter to it.
final class ServerConnection {
    let channel: Channel
    let loop: EventLoop
    /// The client's address; behind a balancer that sends PROXY headers, the address in the header.
    var peer: SocketAddress?
    /// The address in whose count of connections this one is included; nil if it is in no count.
    var crowd: SocketAddress?
    /// The server. It drops its reference to the connection when the connection ends.
    let server: Server
    /// The call of the present request. Between two requests it is the call of the previous one.
    var call: ServerCall?
    /// The call before `call`, if it was still referenced after its end.
    var formerCall: ServerCall?
    /// Bytes that no call owns: a part of the next request, and the unsent part of the last answer.
    var inbound = ByteBuffer()
    var outbound = ByteBuffer()
    var stage = Stage.listening
    /// The number of bytes at the beginning of `inbound` that are part of the last answered request.
    var length = 0
    /// The share of the request's bytes in the budget for bodies.
    var share = BodyBudget.Share()
    /// Whether bytes of the last request are missing, or its answer broke off.
    var isSpent = false
    /// Whether the client or the server wants no further request on this connection.
    var isLast = false
    /// Whether the connection ends with a reset, since a normal end would mark a broken answer as complete.
    private(set) var endsWithReset = false
    /// Whether no byte of the next request has arrived.
    var isIdle = true
    /// The turn of the loop, by its clock, in which the last request was handed to the responder.
    var askedAt: UInt64 = 0
    /// The number of bytes that were received for bodies in one turn of the loop.
    private var fillings: (turn: UInt64, bytes: Int) = (0, 0)
    /// Hands over a request in the loop's next turn.
    var again: Timer?
    var peerTrust: PeerTrust?

    /// The connection's sequence number among those that the server has accepted.
    let number: Int

    init(_ channel: Channel, peer: SocketAddress?, number: Int, server: Server) {
        self.number = number
        self.channel = channel
        loop = channel.loop
        self.peer = peer
        self.server = server
    }

    /// Whether the connection waits for a request, so that no request is unanswered.
    var hasNoRequest: Bool { if case .listening = stage { true } else { false } }

    /// The call for the request that is being read.
    ///
    /// A call that is not referenced elsewhere is reused with the memory of its head, so that a request
    /// allocates nothing. A gateway holds each call until its reservation is settled, perhaps after the next
    /// request has arrived. So the last two calls take turns. A call that is still referenced is never
    /// reused.
    func nextCall() -> ServerCall {
        if let call, call.phase == .reading { return call }
        if !isKnownUniquelyReferenced(&call) {
            swap(&call, &formerCall)
            if !isKnownUniquelyReferenced(&call) {
                let fresh = ServerCall(on: self, from: peer, server: server)
                call = fresh
                return fresh
            }
        }
        guard let call else { preconditionFailure("nobody is no unique reference") }
        call.renew()
        return call
    }

    /// Takes back the call's bytes, and reads from the call whether the connection can continue.
    func reclaim(_ call: ServerCall) {
        isSpent = call.isSpent
        isLast = call.isSpent || call.saysLast || !call.head.keepAlive
        let remains = call.end()
        length = remains.length
        share = remains.share
        inbound = remains.inbound
        outbound = remains.outbound
    }

    /// Ends the connection and drops its calls. Otherwise the two would hold each other forever.
    func end() {
        if let again { loop.cancel(again) }
        share.release(to: server)
        call = nil
        formerCall = nil
    }

    // MARK: Bytes

    /// The most bytes of a body that one connection receives in a turn of the loop.
    private static let turnBytes = 128 << 10

    /// Waits until this connection may receive again. It receives at most `turnBytes` in one turn of the
    /// loop, so that a long body does not delay other connections.
    private func awaitTurn() async {
        if fillings.turn != loop.now { fillings = (loop.now, 0) }
        if fillings.bytes >= Self.turnBytes { await loop.sleep(nanoseconds: 1) }
    }

    /// Reads and drops bytes, and waits for at least one. Returns their number; 0 if no more bytes will come.
    func drop() async -> Int {
        while true {
            await awaitTurn()
            switch channel.receiveIntoScratch() {
            case .moved(let count):
                fillings.bytes += count
                return count
            case .wouldBlock: await channel.waitUntilReadable()
            case .ended, .broken: return 0
            }
        }
    }

    /// Sends as much of `outbound` as the network takes now. False if the client has left.
    func sendNow() -> Bool {
        while !outbound.isEmpty {
            switch channel.send(outbound) {
            case .moved(let count): outbound.consume(count)
            case .wouldBlock: return true
            case .ended, .broken:
                isSpent = true
                outbound.removeAll(keepingCapacity: false)
                return false
            }
        }
        return true
    }

    /// Sends all of `outbound`. False if the client has left or takes no bytes for too long.
    func flushAnswer() async -> Bool {
        while sendNow() {
            if outbound.isEmpty { return true }
            channel.setDeadline(afterMilliseconds: server.limits.writeMilliseconds)
            await channel.waitUntilWritable()
            channel.clearDeadline()
        }
        return false
    }
}

extension ServerConnection: ServerCallTransport {
    func sendBytes(_ bytes: borrowing ByteBuffer) -> Transfer { channel.send(bytes) }
    func waitUntilWritable() async { await channel.waitUntilWritable() }

    func receiveBytes(for call: ServerCall) async -> Bool {
        while true {
            await awaitTurn()
            switch channel.receive(into: &call.inbound) {
            case .moved(let count):
                fillings.bytes += count
                return true
            case .wouldBlock: await channel.waitUntilReadable()
            case .ended, .broken: return false
            }
        }
    }

    func setDeadline(afterMilliseconds span: Int) { channel.setDeadline(afterMilliseconds: span) }
    func clearDeadline() { channel.clearDeadline() }

    func forgiveDeadline() -> Bool {
        guard channel.timedOut else { return false }
        channel.forgiveDeadline()
        return true
    }

    func breakOff() {
        endsWithReset = true
        channel.abort()
    }

    var clientLeft: Bool { channel.peerClosed }
    var isAborted: Bool { channel.isAborted }
    var localAddress: SocketAddress? { Sockets.localAddress(of: channel.number) }

    var partner: Channel? {
        get { channel.partner }
        set { channel.partner = newValue }
    }

    var pump: (any Pump)? {
        get { channel.pump }
        set { channel.pump = newValue }
    }
}
