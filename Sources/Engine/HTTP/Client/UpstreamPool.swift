import Bytes
package import Reactor

/// The connections of one loop to one origin.
package final class UpstreamPool {
    package let origin: Origin
    package let loop: EventLoop
    private var idle: [UpstreamConnection] = []
    var openCount = 0
    private var isDraining = false
    private var keepAlive = KeepAliveRecord()
    /// Addresses that were slower than others, and until when they are tried last.
    var slowAddresses: [SocketAddress: UInt64] = [:]
    /// Whether the last attempt to connect failed in a way that was reported to the operator.
    var isInTrouble = false
    /// Why the last attempt at one address failed.
    package internal(set) var lastTrouble: ConnectTrouble?

    package init(_ origin: Origin, on loop: EventLoop) {
        self.origin = origin
        self.loop = loop
        IdleConnections.enrollPool(self)
    }

    deinit { IdleConnections.removePool(ObjectIdentifier(self)) }

    /// Memory that a connection may hold while it waits.
    private static let restingCapacity = 4 << 10

    /// Connections open now, idle ones included.
    package var connectionCount: Int { openCount }

    /// Whether no connection is used a second time for now, since the upstream closes them unannounced.
    package var isReusePaused: Bool { !keepAlive.allowsReuse(at: loop.now) }

    /// A connection that waited in the pool, or nil: the newest first, since it is the least likely to have
    /// died.
    package func pooled() -> UpstreamConnection? {
        while let connection = idle.popLast() {
            connection.isPooled = false
            origin.connections.noteIdle(-1)
            connection.channel.pump = nil
            let age = loop.now - connection.born
            if connection.channel.peerHasSpoken() {
                removeEnded(connection)
                continue
            }
            guard age < UInt64(origin.limits.lifetimeMilliseconds) * 1_000_000 else {
                discard(connection)
                continue
            }
            connection.isReused = true
            return connection
        }
        return nil
    }

    func keep(_ connection: UpstreamConnection) {
        connection.answers += 1
        connection.kept = loop.now
        if connection.answers > 1 { keepAlive.noteReuse() }
        guard !isDraining, keepAlive.allowsReuse(at: loop.now) else { return discard(connection) }
        connection.isPooled = true
        connection.inbound.removeAll(keepingCapacity: connection.inbound.capacity <= Self.restingCapacity)
        connection.channel.pump = connection
        connection.channel.setDeadline(afterMilliseconds: origin.limits.pooledMilliseconds)
        idle.append(connection)
        origin.connections.noteIdle(1)
        connection.channelReady()
    }

    /// The upstream has ended a connection that it said it would keep, or speaks on it unasked.
    func removeEnded(_ connection: UpstreamConnection) {
        let isSoon = loop.now < connection.kept + KeepAliveRecord.soon
        if connection.answers == 1, isSoon, keepAlive.noteEnding(at: loop.now) { closeIdle() }
        discard(connection)
    }

    func discard(_ connection: UpstreamConnection) {
        guard !connection.channel.isClosed else { return }
        if connection.isPooled {
            connection.isPooled = false
            idle.removeAll { $0 === connection }
            origin.connections.noteIdle(-1)
        }
        // An orderly end would wait behind unsent bytes that the upstream does not take.
        if connection.hasUnsent { connection.channel.reset() } else { connection.channel.closeOrderly() }
        openCount -= 1
        origin.connections.releaseConnection()
    }

    /// Closes every idle connection now, and every other one when its exchange is over.
    package func drain() {
        isDraining = true
        closeIdle()
    }

    /// Gives the place of the connection up that has waited the longest, for another pool that has none.
    func closeOldestIdle() { if let connection = idle.first { discard(connection) } }

    func closeIdle() { for connection in idle { discard(connection) } }
}
