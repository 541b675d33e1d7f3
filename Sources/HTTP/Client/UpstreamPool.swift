package import Reactor
import TLS
import Wire

/// The connections of one loop to one origin.
package final class UpstreamPool {
    package let origin: Origin
    package let loop: EventLoop
    private var idle: [UpstreamConnection] = []
    private var openCount = 0
    private var isDraining = false
    private var addresses: [SocketAddress] = []
    private var addressesExpire: UInt64 = 0

    package init(_ origin: Origin, on loop: EventLoop) {
        self.origin = origin
        self.loop = loop
    }

    /// Memory that a connection may hold while it waits.
    private static let restingCapacity = 4 << 10

    /// Connections open now, idle ones included.
    package var connectionCount: Int { openCount }

    /// A connection that waited in the pool, or nil: the newest first, since it is the least likely to have
    /// died.
    package func pooled() -> UpstreamConnection? {
        while let connection = idle.popLast() {
            connection.isPooled = false
            connection.channel.pump = nil
            let age = loop.now - connection.born
            guard !connection.channel.canRead, !connection.channel.isAborted,
                age < UInt64(origin.limits.lifetimeMilliseconds) * 1_000_000
            else {
                discard(connection)
                continue
            }
            connection.isReused = true
            return connection
        }
        return nil
    }

    /// A fresh connection: every address of the name is tried in turn. `client`'s hang-up ends the attempt.
    package func connect(for client: Channel?) async throws(UpstreamFailure) -> UpstreamConnection {
        guard openCount < origin.limits.connections else { throw .crowded }
        openCount += 1
        var failure = UpstreamFailure.unreachable
        for address in await resolve() {
            if client?.peerLeft == true { break }
            do throws(UpstreamFailure) {
                return UpstreamConnection(try await open(address, for: client), pool: self)
            } catch {
                failure = error
            }
        }
        openCount -= 1
        throw client?.peerLeft == true ? .abandoned : failure
    }

    func keep(_ connection: UpstreamConnection) {
        guard !isDraining else { return discard(connection) }
        connection.isPooled = true
        connection.inbound.removeAll(keepingCapacity: connection.inbound.capacity <= Self.restingCapacity)
        connection.channel.pump = connection
        connection.channel.setDeadline(afterMilliseconds: origin.limits.pooledMilliseconds)
        idle.append(connection)
        connection.turn()
    }

    func discard(_ connection: UpstreamConnection) {
        guard !connection.channel.isClosed else { return }
        if connection.isPooled {
            connection.isPooled = false
            idle.removeAll { $0 === connection }
        }
        // Behind bytes that the upstream does not take it would never learn of an orderly end.
        if connection.outbound.isEmpty { connection.channel.close() } else { connection.channel.reset() }
        openCount -= 1
    }

    /// Closes every idle connection now, and every other one when its exchange is over.
    package func drain() {
        isDraining = true
        for connection in idle { discard(connection) }
    }

    private func open(
        _ address: SocketAddress, for client: Channel?
    ) async throws(UpstreamFailure) -> Channel {
        guard let socket = try? Sockets.connect(to: address) else { throw .unreachable }
        let channel = Channel(socket, on: loop, connected: false)
        client?.partner = channel
        defer { client?.partner = nil }
        channel.setDeadline(afterMilliseconds: origin.limits.connectMilliseconds)
        do {
            try await channel.finishConnecting()
            if let security = origin.security {
                try await SecureLayer.connect(channel, security, host: origin.host)
            }
        } catch {
            let isLate = channel.timedOut
            channel.close()
            throw isLate ? .late : .unreachable
        }
        channel.clearDeadline()
        return channel
    }

    /// The name's addresses, looked up again after 30 s.
    private func resolve() async -> [SocketAddress] {
        if addresses.isEmpty || loop.now >= addressesExpire {
            addresses = await Resolver.addresses(of: origin.host, port: origin.port, on: loop)
            addressesExpire = loop.now + 30_000_000_000
        }
        return addresses
    }
}
