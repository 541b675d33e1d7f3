package import Reactor
import RedisFleet
import Synchronization
package import TLS

/// A simulated network between the two sides of a test. It is a proxy with a delay, a rate limit, small
/// buffers, cuts, and TLS on either side. It has its own thread and ends with `stop`.
///
/// If one side accepts no more bytes, the proxy soon stops reading from the other, because it holds at most
/// `LinkSettings.queueBytes`.
package final class SimulatedLink: Sendable {
    /// The address for clients: a port of the loopback address.
    package let address: SocketAddress
    private let loop: EventLoop
    /// The proxies in a row from the clients to the upstream. TLS has its own proxy, so that the delay is
    /// between the two ends of the handshake.
    private let hops: [LoopBound<LinkHop>]
    /// The proxy in `hops` that delays, limits, cuts and counts bytes.
    private let network: LoopBound<LinkHop>
    private let isStopped = Atomic(false)

    package static func start(
        to upstream: SocketAddress, _ settings: LinkSettings = LinkSettings()
    ) async throws -> SimulatedLink {
        let loop = EventLoop(name: "link", isPunctual: true)
        loop.start()
        do {
            return try await run(on: loop) { loop in
                var hops: [LinkHop] = []
                func add(_ settings: LinkSettings) throws {
                    hops.insert(try LinkHop(to: hops.first?.address ?? upstream, settings, on: loop), at: 0)
                }
                var network = settings
                (network.accepting, network.connecting) = (nil, nil)
                var ending = LinkSettings()
                (ending.socketBuffer, ending.segmentBytes) = (settings.socketBuffer, settings.segmentBytes)
                if settings.accepting != nil {
                    (ending.accepting, ending.connecting) = (settings.accepting, settings.connecting)
                    try add(ending)
                }
                try add(network)
                let place = hops[0]
                if settings.accepting == nil, settings.connecting != nil {
                    ending.connecting = settings.connecting
                    try add(ending)
                }
                return SimulatedLink(hops, network: place, on: loop)
            }
        } catch {
            loop.stop()
            throw error
        }
    }

    private init(_ hops: [LinkHop], network: LinkHop, on loop: EventLoop) {
        self.loop = loop
        self.hops = hops.map { LoopBound($0, on: loop) }
        self.network = LoopBound(network, on: loop)
        address = hops[0].address
    }

    package var port: UInt16 { address.port ?? 0 }

    package var figures: LinkFigures {
        get async {
            var figures = await network.ask { $0.figures }
            for hop in hops {
                let other = await hop.ask { $0.figures }
                figures.handshakes += other.handshakes
                figures.resumed += other.resumed
            }
            return figures
        }
    }

    /// Stops all traffic until `resume` is called. Neither side is notified.
    package func pause() async { await network.ask { $0.isPaused = true } }

    package func resume() async { await network.ask { $0.isPaused = false } }

    /// Sets the rate, in each direction, of each connection that is opened from now on. nil removes the
    /// limit.
    package func setRate(bytesPerSecond: Int?) async {
        await network.ask { $0.settings.bytesPerSecond = bytesPerSecond }
    }

    /// Resets every present connection. New connections are accepted.
    package func resetAll() async { await network.ask { $0.resetAll() } }

    /// Calls `act` with each TLS session of the link. Tests use this to send key updates and tickets.
    package func disturb(_ act: @escaping @Sendable (SecureLayer) -> Void) async {
        for hop in hops { await hop.ask { $0.disturb(act) } }
    }

    /// Ends every connection and accepts no more. Further calls do nothing.
    package func stop() async {
        guard !isStopped.exchange(true, ordering: .relaxed) else { return }
        for hop in hops { await hop.ask { $0.close() } }
        _ = await eventually(on: ChildProcessLoop.loop) { [loop] in
            await LoopBound((), on: loop).ask { [loop] _ in loop.sourceCount } == 0
        }
        loop.stop()
    }
}
