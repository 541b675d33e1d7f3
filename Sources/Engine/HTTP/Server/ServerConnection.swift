import Bytes
import Reactor
import Wire

/// One client's connection: its bytes, its deadlines, and the order of its requests.
///
/// It reads one request after another, and lends its buffers to a `ServerCall` until that request is
/// answered.
final class ServerConnection {
    let channel: Channel
    let loop: EventLoop
    /// The client's address. If a balancer sends PROXY headers, it is the address in the header.
    var peer: SocketAddress?
    /// The address under which the server counts the connection. It is nil if the connection is not counted.
    var crowd: SocketAddress?
    /// The server to which the connection belongs. The server keeps no reference to an ended one.
    let server: Server
    /// The call of the present request. Between two requests it is still the previous call.
    var call: ServerCall?
    /// The call of the previous request. It is kept if code still referred to it when the present call began.
    var formerCall: ServerCall?
    /// Bytes that belong to no call: a part of the next request, and the unsent part of the last answer.
    var inbound = ByteBuffer()
    var outbound = ByteBuffer()
    var stage = Stage.listening
    /// How many bytes at the beginning of `inbound` belong to the request that was answered last.
    var length = 0
    /// How much of the shared memory for request bodies (`BodyBudget`) the present request uses.
    var share = BodyBudget.Share()
    /// Whether the connection cannot be used again, for example because the last request is incomplete.
    var isSpent = false
    /// Whether the client or the server has announced that no further request follows.
    var isLast = false
    /// Whether the connection ends with a reset. A normal end would make a broken answer look complete.
    private(set) var endsWithReset = false
    var isIdle = true
    /// The loop's `now` in the turn in which the last request was passed to the responder.
    var askedAt: UInt64 = 0
    /// The turn in which bytes were last received (the loop's `now`), and the number of bytes in this turn.
    private var fillings: (turn: UInt64, bytes: Int) = (0, 0)
    /// Passes the waiting request to the responder in the loop's next turn.
    var again: Timer?
    var peerTrust: PeerTrust?

    let number: Int

    init(_ channel: Channel, peer: SocketAddress?, number: Int, server: Server) {
        self.number = number
        self.channel = channel
        loop = channel.loop
        self.peer = peer
        self.server = server
    }

    /// Whether the connection waits for a request and has none to answer.
    var hasNoRequest: Bool { if case .listening = stage { true } else { false } }

    /// The call for the request that is being read.
    ///
    /// A call that is not referenced elsewhere is reused with its memory, so a request allocates nothing. The
    /// responder keeps a message's call until the settlement, and the next request can arrive before that.
    /// Therefore a connection uses two calls in turn, and never reuses a call that is still referenced.
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

    /// Takes back the call's buffers, and notes whether the connection can be used again.
    func reclaim(_ call: ServerCall) {
        isSpent = call.isSpent
        isLast = call.isSpent || call.saysLast || !call.head.keepAlive
        let remains = call.end()
        length = remains.length
        share = remains.share
        inbound = remains.inbound
        outbound = remains.outbound
    }

    /// Frees the calls and buffers of a connection that waits for a request. A connection then takes half a
    /// kilobyte instead of four.
    func rest() {
        guard hasNoRequest else { return }
        call = nil
        formerCall = nil
        inbound.shrink()
        outbound.removeAll(keepingCapacity: false)
    }

    /// Ends the connection and drops its calls. Otherwise connection and call would keep each other alive.
    func end() {
        if let again { loop.cancel(again) }
        share.release(to: server)
        call = nil
        formerCall = nil
    }

    // MARK: Bytes

    /// After this many bytes of a body in one turn of the loop, a connection waits for the next turn.
    private static let turnBytes = 128 << 10

    /// Waits for the loop's next turn if this turn has received `turnBytes` already. So a long body does not
    /// delay other connections.
    private func awaitTurn() async {
        if fillings.turn != loop.now { fillings = (loop.now, 0) }
        if fillings.bytes >= Self.turnBytes { await loop.sleep(nanoseconds: 1) }
    }

    /// Reads bytes and drops them. Waits for at least one, and returns their number. 0 means that no more
    /// bytes will arrive.
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

    /// Sends as much of `outbound` as the network accepts now. Returns false if the client has left.
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

    /// Sends all of `outbound`. Returns false if the client has left or accepts no bytes for too long.
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
