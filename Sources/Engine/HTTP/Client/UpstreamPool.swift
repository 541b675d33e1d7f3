import Bytes
package import Reactor

package final class UpstreamPool {
    package let origin: Origin
    package let loop: EventLoop
    private var idle: [UpstreamConnection] = []
    var openCount = 0
    private var isDraining = false
    private var keepAlive = KeepAliveRecord()
    /// The addresses that failed or were slower in a race. Until the stored time, each of them is tried last.
    var slowAddresses: [SocketAddress: UInt64] = [:]
    /// Whether the last attempt to connect failed with an error that was reported to the operator.
    var isInTrouble = false
    /// The last failure of a name look-up or an address during the latest call of `connect`, or nil.
    package internal(set) var lastTrouble: ConnectTrouble?

    package init(_ origin: Origin, on loop: EventLoop) {
        self.origin = origin
        self.loop = loop
        IdleConnections.enrollPool(self)
    }

    deinit { IdleConnections.removePool(ObjectIdentifier(self)) }

    /// The most memory for received bytes that an idle connection keeps.
    private static let restingCapacity = 4 << 10

    /// The number of open connections, including idle ones.
    package var connectionCount: Int { openCount }

    /// Whether connections are not reused at present, because the upstream closes them without notice.
    package var isReusePaused: Bool { !keepAlive.allowsReuse(at: loop.now) }

    /// Takes the newest idle connection, which is the least likely to be closed. Returns nil if none is idle.
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

    /// Removes an idle connection that the upstream closed, or on which it sent bytes without a request.
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
        // If bytes are unsent, the connection is reset, because an orderly close would wait until the
        // upstream accepts them.
        if connection.hasUnsent { connection.channel.reset() } else { connection.channel.closeOrderly() }
        openCount -= 1
        origin.connections.releaseConnection()
    }

    /// Closes idle connections now, and each connection in use after its exchange.
    package func drain() {
        isDraining = true
        closeIdle()
    }

    /// Closes the connection that was idle longest, so that another pool can open one.
    func closeOldestIdle() { if let connection = idle.first { discard(connection) } }

    func closeIdle() { for connection in idle { discard(connection) } }
}
