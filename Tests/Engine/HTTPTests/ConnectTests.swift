import Dispatch
import HTTP
import Reactor
import Synchronization
import TLS
import TestSupport
import Testing

@Suite struct `A connection to a host name` {
    /// A pool of connections to a host name that resolves to these addresses.
    private func pool(
        _ addresses: [SocketAddress], _ port: UInt16, on loop: EventLoop, security: TLSContext? = nil,
        _ change: (inout Origin) -> Void = { _ in }
    ) -> UpstreamPool {
        var origin = Origin(host: "upstream.test", port: port, security: security)
        origin.limits.connectMilliseconds = 5_000
        origin.resolver = Resolver { _ in .success(addresses) }
        change(&origin)
        return UpstreamPool(origin, on: loop)
    }

    private static let good = SocketAddress.loopback(port: 0)
    private static let bad = SocketAddress.v4(0x7F00_0002, port: 0)

    @Test func `A connection uses the second address after 250 ms without an answer, and then at once`()
        async throws
    {
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let hole = try await BlackHole(at: Self.bad.with(port: listener.port), on: loop)
            let pool = pool([Self.bad, Self.good], listener.port, on: loop)
            var times: [UInt64] = []
            for _ in 0..<2 {
                let start = Clocks.monotonic()
                try await pool.connect(for: nil).finish(isWhole: false)
                times.append((Clocks.monotonic() - start) / 1_000_000)
            }
            #expect((240..<3_000).contains(times[0]), "\(times)")
            #expect(times[1] < 200, "\(times)")
            #expect(pool.connectionCount == 0)
            hole.close()
            listener.close()
            #expect(await eventually(on: loop) { loop.sourceCount == 0 })
        }
    }

    @Test(.needsOpenSSL)
    func `A connection uses the second address if the first sends no TLS handshake`() async throws {
        let certificates = try await Certificates()
        let pair = try await certificates.issue("DNS:upstream.test")
        let server = try TLSContext.server(chain: pair.chain, key: pair.key)
        let client = try TLSContext.client(trusting: .file(certificates.authority))
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            listener.welcome = { peer in
                loop.spawn(with: peer) { _ = try? await SecureLayer.accept($0.channel, server) }
            }
            let silent = try Sockets.listen(on: Self.bad.with(port: listener.port), shared: false)
            let pool = pool([Self.bad, Self.good], listener.port, on: loop, security: client)
            let start = Clocks.monotonic()
            try await pool.connect(for: nil).finish(isWhole: false)
            let took = (Clocks.monotonic() - start) / 1_000_000
            #expect((240..<3_000).contains(took), "\(took) ms")
            listener.close()
            #expect(await eventually(on: loop) { loop.sourceCount == 0 })
            _ = silent.number
        }
    }

    @Test func `A connection fails at its deadline when the look-up of the name hangs`() async throws {
        let gate = DispatchSemaphore(value: 0)
        try await onLoop { loop in
            let pool = pool([Self.good], 1, on: loop) { origin in
                origin.limits.connectMilliseconds = 150
                origin.resolver = Resolver { _ in
                    gate.wait()
                    return .success([Self.good])
                }
            }
            let start = Clocks.monotonic()
            await #expect(throws: UpstreamFailure.connectTimedOut) { _ = try await pool.connect(for: nil) }
            #expect((140..<3_000).contains((Clocks.monotonic() - start) / 1_000_000))
            #expect(pool.connectionCount == 0)
            gate.signal()
            #expect(await eventually(on: loop) { pool.origin.resolver.figures.good == 1 })
        }
    }

    @Test func `A connection uses the last known addresses if the name is no longer found`() async throws {
        let isGone = Mutex(false)
        var times = ResolverTimes()
        times.fresh = 0
        let resolver = Resolver(times: times) { _ in
            isGone.withLock { $0 } ? .failure(.unknownName) : .success([Self.good])
        }
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let pool = pool([], listener.port, on: loop) { $0.resolver = resolver }
            try await pool.connect(for: nil).finish(isWhole: false)
            isGone.withLock { $0 = true }
            for _ in 0..<3 { try await pool.connect(for: nil).finish(isWhole: false) }
            #expect(resolver.figures.failed > 0 && resolver.figures.failingNames == 1)
            listener.close()
        }
    }

    @Test func `A connection is not made to a forbidden address, which is reported`() async throws {
        let news = Mutex<[String]>([])
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let names = Mutex([Self.bad])
            var times = ResolverTimes()
            times.fresh = 0
            let pool = pool([], listener.port, on: loop) { origin in
                origin.resolver = Resolver(times: times) { _ in .success(names.withLock { $0 }) }
                origin.accepts = { [port = listener.port] in $0 == Self.good.with(port: port) }
                origin.report = { entry in news.withLock { $0.append("\(entry)") } }
            }
            await #expect(throws: UpstreamFailure.forbiddenAddress) { _ = try await pool.connect(for: nil) }
            names.withLock { $0 = [Self.bad, Self.good] }
            try await pool.connect(for: nil).finish(isWhole: false)
            listener.close()
        }
        let reports = news.withLock { $0 }
        #expect(reports.count == 2)
        #expect(reports.first?.hasPrefix("refused") == true && reports.last == "connected")
    }
}
