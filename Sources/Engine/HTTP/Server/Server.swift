import Bytes
package import Reactor

/// Answers requests. Each loop has its own responder, so threads never share one.
package protocol Responder: AnyObject {
    /// Is called with the request's head in `call`. The responder writes the whole answer into `call` or
    /// breaks it off, now or later. It then calls `finish` once.
    func begin(_ call: ServerCall)
}

/// A responder that is written as async code. Each request is answered in its own task.
package protocol TaskResponder: Responder {
    /// Answers the request. Before this returns, the answer must be complete or `call.park` must be called.
    func respond(to call: ServerCall) async
}

extension TaskResponder {
    package func begin(_ call: ServerCall) {
        call.loop.spawn(with: (self as any TaskResponder, call)) { responder, call in
            await responder.respond(to: call)
            if !call.isParked { call.finish() }
        }
    }
}

/// Serves HTTP/1.1 on one loop: accepts connections, passes requests to the responder, and drains.
package final class Server {
    package let loop: EventLoop
    package private(set) var limits: ServerLimits
    package private(set) var responder: any Responder
    package private(set) var isDraining = false
    /// Whether every answer from now on contains `Connection: close`.
    package private(set) var isLeaving = false
    /// How many milliseconds a kept-alive connection waits for a request. A drain can shorten this time.
    var keepAliveMilliseconds: Int {
        isDraining ? min(idleTimeout, limits.keepAliveMilliseconds) : limits.keepAliveMilliseconds
    }
    /// Whether idle connections are closed at once.
    var closesIdle: Bool { isDraining && idleTimeout == 0 }
    private var idleTimeout = 0
    /// Whether the drain time is over, so that running answers are cut off.
    package private(set) var isCutting = false
    private var secure: ((Channel) async -> Bool)?
    var date = DateField()
    /// Makes the ids of requests. The system's generator only seeds it, because each of its numbers takes a
    /// system call.
    var requestIDs = SplitMix64(seed: UInt64.random(in: 0 ... .max))
    private var listeners: [Listener] = []
    private var connections: [ObjectIdentifier: ServerConnection] = [:]
    private var perAddress: [SocketAddress: Int] = [:]
    /// While there are connections, fires once in `limits.restMilliseconds` and frees what silent ones hold.
    private lazy var restTimer = Timer(self)
    /// The number of accepted connections since the start, and the number of those that were refused because
    /// of a limit.
    package private(set) var accepted = 0
    package private(set) var turnedAway = 0
    /// How many connections were refused because too few descriptors were left for them (`ConnectionBudget`).
    package private(set) var refusedForDescriptors = 0
    private let budget: ConnectionBudget?
    /// The number of malformed requests by the status of their answers.
    package private(set) var faults: [Int: Int] = [:]
    /// Is called for each malformed request, with the answer's status and the request's id. The id is 0 if
    /// there is no answer.
    package var onFault: ((_ status: Int, _ requestID: UInt64) -> Void)?
    /// Is called before the server answers a malformed request or `OPTIONS *` without the responder. If it
    /// returns false, the client has had too many such answers, and the connection is reset.
    package var answersUnidentified: (ServerCall) -> Bool = { _ in true }

    /// Servers that share `budget` share its limit of connections. `secure` performs the TLS handshake on an
    /// accepted channel, and returns whether it succeeded.
    package init(
        on loop: EventLoop, limits: ServerLimits, responder: any Responder,
        budget: ConnectionBudget? = nil, secure: ((Channel) async -> Bool)? = nil
    ) {
        self.loop = loop
        self.budget = budget
        self.limits = limits
        self.responder = responder
        self.secure = secure
    }

    package var connectionCount: Int { connections.count }

    /// - Parameter isShared: whether a service manager or another loop also accepts from this socket.
    package func listen(on socket: consuming Descriptor, isShared: Bool = false) {
        listeners.append(
            Listener(socket, isShared: isShared, on: loop) { [unowned self] channel, peer in
                self.welcome(channel, from: peer)
            })
    }

    /// Changes the responder, the limits and the TLS settings for new connections. A request in progress is
    /// completed by the old responder.
    package func change(
        to responder: any Responder, limits: ServerLimits, secure: ((Channel) async -> Bool)?
    ) {
        self.responder = responder
        self.limits = limits
        self.secure = secure
    }

    /// Adds `Connection: close` to every answer, so that each connection ends with its next answer.
    package func announceEnd() { isLeaving = true }

    /// Stops accepting connections and lets running exchanges end. A second call has no effect.
    ///
    /// - Parameter idleTimeout: how long a connection without a request stays open, in milliseconds. If it
    ///   were closed at once, a request that the client is just sending would fail.
    package func drain(idleTimeout: Int = 0) {
        guard !isDraining else { return }
        isLeaving = true
        self.idleTimeout = idleTimeout
        // Each listener first accepts the connections in its backlog, so their requests are answered, too.
        for listener in listeners { listener.close() }
        listeners = []
        isDraining = true
        for connection in connections.values where connection.isIdle {
            if idleTimeout > 0 {
                connection.channel.setDeadline(afterMilliseconds: keepAliveMilliseconds)
            } else {
                connection.channel.abort()
            }
        }
    }

    /// Ends the running exchanges when the drain time is over. A stream ends after its present event. If an
    /// answer has not begun, the call to the upstream is aborted, and the responder answers.
    package func cut() {
        isCutting = true
        for connection in Array(connections.values) {
            if let relay = connection.channel.pump as? Relay {
                relay.cut()
            } else {
                connection.channel.partner?.abort()
            }
        }
    }

    package func abort() {
        for connection in Array(connections.values) {
            connection.channel.partner?.abort()
            connection.channel.abort()
        }
    }

    private func welcome(_ channel: Channel, from peer: SocketAddress?) {
        let isBalancer = limits.trustedProxies?.includeAddress(peer) ?? false
        if connections.count >= limits.connections, limits.replacesIdle { endOldestIdle() }
        guard connections.count < limits.connections, isBalancer || hasRoom(for: peer) else {
            turnedAway += 1
            channel.reset()
            return
        }
        if let budget, !budget.takeConnection() {
            refusedForDescriptors += 1
            channel.reset()
            return
        }
        accepted += 1
        let connection = ServerConnection(channel, peer: peer, number: accepted, server: self)
        connections[ObjectIdentifier(connection)] = connection
        if connections.count == 1 { armRestTimer() }
        if isBalancer, limits.trustedProxies?.sendHeader == true { return openBehindBalancer(connection) }
        if !isBalancer { count(connection) }
        open(connection)
    }

    private func open(_ connection: ServerConnection) {
        guard let secure else { return connection.open() }
        connection.channel.setDeadline(afterMilliseconds: limits.headMilliseconds)
        loop.spawn(with: (self, connection, secure)) { server, connection, secure in
            if await secure(connection.channel) { connection.open() } else { server.farewell(connection) }
        }
    }

    /// Opens a connection from a balancer after its PROXY header has named the client. Without that header
    /// the connection is closed, because the client would be unknown.
    private func openBehindBalancer(_ connection: ServerConnection) {
        loop.spawn(with: (self, connection)) { server, connection in
            guard await connection.readProxyHeader() else {
                server.note(fault: 400)
                return server.farewell(connection)
            }
            // The health check of a balancer names no client, so the connection is opened under the
            // balancer's own address.
            guard server.limits.trustedProxies?.includeAddress(connection.peer) != true else {
                return server.open(connection)
            }
            guard server.hasRoom(for: connection.peer) else {
                server.turnedAway += 1
                connection.breakOff()
                return server.farewell(connection)
            }
            server.count(connection)
            server.open(connection)
        }
    }

    private func endOldestIdle() {
        let idle = connections.values.filter(\.hasNoRequest)
        idle.min { $0.number < $1.number }?.channel.abort()
    }

    private func hasRoom(for peer: SocketAddress?) -> Bool {
        guard let address = peer?.with(port: 0) else { return true }
        return perAddress[address, default: 0] < limits.connectionsPerAddress
    }

    /// Counts the connection for the limit of connections per address.
    private func count(_ connection: ServerConnection) {
        guard let address = connection.peer?.with(port: 0) else { return }
        perAddress[address, default: 0] += 1
        connection.crowd = address
    }

    func note(fault status: Int, requestID: UInt64 = 0) {
        faults[status, default: 0] += 1
        onFault?(status, requestID)
    }

    func farewell(_ connection: ServerConnection) {
        connection.end()
        if connection.endsWithReset {
            connection.channel.reset()
        } else if connection.isIdle || !connection.channel.isAborted {
            connection.channel.closeOrderly()
        } else {
            connection.channel.close()
        }
        connections[ObjectIdentifier(connection)] = nil
        if connections.isEmpty { loop.cancel(restTimer) }
        budget?.release()
        guard let address = connection.crowd, let count = perAddress[address] else { return }
        perAddress[address] = count > 1 ? count - 1 : nil
    }
}

extension Server: Timed {
    private var restNanoseconds: UInt64 { UInt64(limits.restMilliseconds) * 1_000_000 }

    private func armRestTimer() { loop.arm(restTimer, at: loop.now + restNanoseconds) }

    package func timePassed() {
        for connection in connections.values where loop.now - connection.askedAt >= restNanoseconds {
            connection.rest()
        }
        armRestTimer()
    }
}
