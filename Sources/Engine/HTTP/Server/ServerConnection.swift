import Bytes
import Reactor
import Wire

/// One client's connection: its bytes, its deadlines, and the order of its requests.
///
/// It reads one request after the other and lends its memory to a `ServerCall` for each, until that is
/// answered. It knows nothing of what is asked and answered.
final class ServerConnection {
    let channel: Channel
    let loop: EventLoop
    /// The other end; behind a balancer that sends PROXY headers, whom that names.
    var peer: SocketAddress?
    /// The address among whose connections this one is counted; nil if it is counted for none.
    var crowd: SocketAddress?
    /// The server, which drops its reference to the connection when that ends.
    let server: Server
    /// The call of the request that is being read or answered, or, between two requests, of the one before.
    var call: ServerCall?
    /// The call before that one, where something referenced it beyond its end.
    var formerCall: ServerCall?
    /// Bytes that belong to no call: the next request, as far as it has come, and what waits of the last
    /// answer.
    var inbound = ByteBuffer()
    var outbound = ByteBuffer()
    var stage = Stage.listening
    /// Bytes at the beginning of `inbound` that belong to the request that was answered last.
    var length = 0
    /// The share of these bytes in the budget for bodies.
    var share = BodyBudget.Share()
    /// The client still owes bytes of its last request, or its answer broke off.
    var isSpent = false
    /// The client or the server wants no further request on this connection.
    var isLast = false
    /// Whether the connection ends with a reset, because an orderly end would mark a broken answer as whole.
    private(set) var endsWithReset = false
    /// True between two requests, with nothing received of the next one.
    var isIdle = true
    /// The turn of the loop, by its clock, in which a request was handed on last.
    var askedAt: UInt64 = 0
    /// The bytes received for a body in one turn of the loop.
    private var fillings: (turn: UInt64, bytes: Int) = (0, 0)
    /// Hands on a request in the loop's next turn.
    var again: Timer?
    var peerTrust: PeerTrust?

    /// The connection's place among those that the server has accepted.
    let number: Int

    init(_ channel: Channel, peer: SocketAddress?, number: Int, server: Server) {
        self.number = number
        self.channel = channel
        loop = channel.loop
        self.peer = peer
        self.server = server
    }

    /// Whether no whole request has come that is not answered yet.
    var hasNoRequest: Bool { if case .listening = stage { true } else { false } }

    /// The call for the request that is being read.
    ///
    /// A call that is not referenced elsewhere is used again, with the memory of its head: a request then
    /// allocates nothing. A gateway holds each until its reservation is settled, which may be after the next
    /// request has come; so the two last calls take turns. A call that is still referenced is never used
    /// again.
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

    /// Takes back what the call had, and what it says of the connection.
    func reclaim(_ call: ServerCall) {
        isSpent = call.isSpent
        isLast = call.isSpent || call.saysLast || !call.head.keepAlive
        let remains = call.end()
        length = remains.length
        share = remains.share
        inbound = remains.inbound
        outbound = remains.outbound
    }

    /// The connection has ended. A call holds its connection, which therefore lets go of its calls.
    func end() {
        if let again { loop.cancel(again) }
        share.release(to: server)
        call = nil
        formerCall = nil
    }

    // MARK: Bytes

    /// Bytes that one connection receives of a body in a turn of the loop.
    private static let turnBytes = 128 << 10

    /// Waits until this connection may receive again: at most `turnBytes` in one turn of the loop, so that a
    /// long body does not hold up other connections.
    private func awaitTurn() async {
        if fillings.turn != loop.now { fillings = (loop.now, 0) }
        if fillings.bytes >= Self.turnBytes { await loop.sleep(nanoseconds: 1) }
    }

    /// Reads and drops bytes, waiting for at least one. Returns how many; 0 when no more will come.
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

    /// Sends as much of `outbound` as the network takes now. False when the client is gone.
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

    /// Sends what `outbound` holds. False when the client is gone or takes nothing for too long.
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
