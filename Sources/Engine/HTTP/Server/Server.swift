import Bytes
package import Reactor

/// Answers requests; one object per loop, never shared between threads.
package protocol Responder: AnyObject {
    /// Answers the request whose head `call` holds: writes the whole answer into it, or leaves it broken, now
    /// or later. Then it calls `finish`, once.
    func begin(_ call: ServerCall)
}

/// A responder written as async code: each request is answered in a task of its own.
package protocol TaskResponder: Responder {
    /// Answers the request. When this returns, the answer is complete or the call was parked.
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

/// Serves HTTP/1.1 on one loop: accepts connections, has their requests answered, and drains them at the end.
package final class Server {
    package let loop: EventLoop
    package private(set) var limits: ServerLimits
    package private(set) var responder: any Responder
    package private(set) var isDraining = false
    /// Whether every answer says `Connection: close`.
    package private(set) var isLeaving = false
    /// Milliseconds for which a kept connection waits for its next request; while draining those that
    /// `drain` was given.
    var keepAliveMilliseconds: Int {
        isDraining ? min(idleTimeout, limits.keepAliveMilliseconds) : limits.keepAliveMilliseconds
    }
    /// Whether idle connections are closed at once.
    var closesIdle: Bool { isDraining && idleTimeout == 0 }
    private var idleTimeout = 0
    /// Whether the drain time is over, so that running answers are being cut off.
    package private(set) var isCutting = false
    private var secure: ((Channel) async -> Bool)?
    var date = DateField()
    /// Names each request. Seeded once, since the system's generator takes a system call.
    var requestIDs = SplitMix64(seed: UInt64.random(in: 0 ... .max))
    private var listeners: [Listener] = []
    private var connections: [ObjectIdentifier: ServerConnection] = [:]
    private var perAddress: [SocketAddress: Int] = [:]
    /// Connections since the start: those that were taken, and those beyond the bounds.
    package private(set) var accepted = 0
    package private(set) var turnedAway = 0
    /// Connections that the budget did not allow.
    package private(set) var refusedForDescriptors = 0
    private let budget: ConnectionBudget?
    /// Malformed HTTP requests, by the status of the answer.
    package private(set) var faults: [Int: Int] = [:]
    /// Called for each of them, with its status and the id of the request; 0 if it has no answer.
    package var onFault: ((_ status: Int, _ requestID: UInt64) -> Void)?
    /// Asked before an answer of the server's own, which needs no identified caller. False if the caller
    /// has had too many of them: the connection is reset then.
    package var answersUnidentified: (ServerCall) -> Bool = { _ in true }

    /// `budget` bounds the connections of all servers that have the same one. `secure` makes an accepted
    /// channel a secure one (the TLS handshake) and returns whether that went well.
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

    /// Connections open now.
    package var connectionCount: Int { connections.count }

    /// - Parameter isShared: a service manager or another loop has this socket, too, and goes on accepting
    ///   from it.
    package func listen(on socket: consuming Descriptor, isShared: Bool = false) {
        listeners.append(
            Listener(socket, isShared: isShared, on: loop) { [unowned self] channel, peer in
                self.welcome(channel, from: peer)
            })
    }

    /// From now on requests are answered by another responder, within other limits, and new connections get
    /// other TLS settings. Requests in progress are completed by the responder that began them.
    package func change(
        to responder: any Responder, limits: ServerLimits, secure: ((Channel) async -> Bool)?
    ) {
        self.responder = responder
        self.limits = limits
        self.secure = secure
    }

    /// Makes clients leave: from now on each connection ends with its next answer, which says so.
    package func announceEnd() { isLeaving = true }

    /// Stops accepting and lets running exchanges finish. Idempotent.
    ///
    /// - Parameter idleTimeout: milliseconds for which a kept connection without a request stays open. A
    ///   client may be sending its next request just now: closed at once, that would be lost.
    package func drain(idleTimeout: Int = 0) {
        guard !isDraining else { return }
        isLeaving = true
        self.idleTimeout = idleTimeout
        // Connections in the backlog are accepted and answered like those that were open before.
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

    /// Ends what still runs when the drain time is over: a stream after the event that it is in, a request
    /// whose answer has not begun with whatever its responder says then.
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

    /// Breaks off what has not ended by then.
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

    /// Opens a connection once its PROXY header has said who the client is. One without a header is closed:
    /// whose request that were, nobody knows.
    private func openBehindBalancer(_ connection: ServerConnection) {
        loop.spawn(with: (self, connection)) { server, connection in
            guard await connection.readProxyHeader() else {
                server.note(fault: 400)
                return server.farewell(connection)
            }
            // A balancer's own check names nobody.
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

    /// Counts a connection among those of its address.
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
        budget?.release()
        guard let address = connection.crowd, let count = perAddress[address] else { return }
        perAddress[address] = count > 1 ? count - 1 : nil
    }
}
