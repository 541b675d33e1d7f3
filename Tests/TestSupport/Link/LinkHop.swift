import Glibc
import Reactor
import TLS

/// One proxy of a `SimulatedLink`. It runs on the link's loop.
final class LinkHop {
    let loop: EventLoop
    let address: SocketAddress
    var settings: LinkSettings
    private let upstream: SocketAddress
    private var listener: Listener?
    private var connections: [ObjectIdentifier: LinkConnection] = [:]
    private var sums = LinkFigures()
    var isPaused = false {
        didSet { for connection in connections.values where !isPaused { connection.channelReady() } }
    }

    init(to upstream: SocketAddress, _ settings: LinkSettings, on loop: EventLoop) throws {
        self.loop = loop
        self.settings = settings
        self.upstream = upstream
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
        address = Sockets.localAddress(of: socket.number) ?? .loopback(port: 0)
        // Accepted connections inherit these options of the listening socket, including the window scale.
        settings.configure(socket.number)
        listener = Listener(socket, on: loop) { [unowned self] channel, _ in
            sums.accepted += 1
            sums.openConnections += 1
            loop.spawn(with: (self, channel)) { hop, channel in await hop.join(channel) }
        }
    }

    var figures: LinkFigures { sums }

    /// Connects to the upstream for this client, and passes bytes between them.
    private func join(_ client: Channel) async {
        client.setDeadline(afterMilliseconds: 15_000)
        do {
            let socket = try Sockets.connect(to: upstream, configure: settings.configure)
            let server = Channel(socket, on: loop, connected: false)
            do {
                try await shakeHands(client, server)
            } catch {
                server.reset()
                throw error
            }
            client.clearDeadline()
            server.clearDeadline()
            let connection = LinkConnection(client, server, self)
            connections[ObjectIdentifier(connection)] = connection
            if listener == nil { connection.end(.reset) } else { connection.channelReady() }
        } catch {
            sums.openConnections -= 1
            client.reset()
        }
    }

    private func shakeHands(_ client: Channel, _ server: Channel) async throws {
        server.setDeadline(afterMilliseconds: 15_000)
        try await server.finishConnecting()
        if let connecting = settings.connecting {
            try await SecureLayer.connect(server, connecting.context, host: connecting.host)
        }
        guard let accepting = settings.accepting else { return }
        let layer = try await SecureLayer.accept(client, accepting)
        sums.handshakes += 1
        if layer.isResumed { sums.resumed += 1 }
    }

    func carried(_ count: Int, toUpstream: Bool) {
        if toUpstream { sums.bytesToUpstream += count } else { sums.bytesToClient += count }
    }

    func left(_ connection: LinkConnection) {
        sums.openConnections -= 1
        connections[ObjectIdentifier(connection)] = nil
    }

    func disturb(_ act: (SecureLayer) -> Void) {
        for connection in connections.values { connection.disturb(act) }
    }

    func resetAll() { for connection in connections.values { connection.end(.reset) } }

    func close() {
        listener?.close()
        listener = nil
        resetAll()
    }
}

extension LinkSettings {
    /// Sets those options of a socket that must be set before its handshake.
    fileprivate func configure(_ socket: Int32) {
        func set(_ level: Int32, _ option: Int32, _ value: Int32?) {
            guard var value else { return }
            _ = unsafe setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
        }
        set(SOL_SOCKET, SO_SNDBUF, socketBuffer)
        set(SOL_SOCKET, SO_RCVBUF, socketBuffer)
        set(Int32(IPPROTO_TCP), TCP_MAXSEG, segmentBytes)
    }
}
