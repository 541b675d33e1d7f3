import Glibc
import Reactor
import TestSupport
import Testing

func withLink(
    _ settings: LinkSettings, within seconds: Double = 30,
    _ body: @escaping @Sendable (SimulatedLink, TestListener, EventLoop) async throws -> Void
) async throws {
    try await TestConcurrency.live.admit {
        try await onLoop(within: seconds) { loop in
            let upstream = try TestListener(on: loop)
            let link = try await SimulatedLink.start(to: upstream.address, settings)
            do {
                try await body(link, upstream, loop)
            } catch {
                await link.stop()
                upstream.close()
                throw error
            }
            await link.stop()
            upstream.close()
        }
    }
}

func join(_ link: SimulatedLink, _ upstream: TestListener, on loop: EventLoop) async throws -> (
    client: Peer, server: Peer
) {
    let client = try await Peer.connect(to: link.address, on: loop)
    return (client, try await upstream.next())
}

@Suite struct `A simulated link` {
    private static let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    @Test(arguments: [LinkSettings(), .network, .smallBuffers])
    func `A simulated link carries bytes unchanged and counts them`(settings: LinkSettings) async throws {
        try await withLink(settings) { link, upstream, loop in
            let (client, server) = try await join(link, upstream, on: loop)
            loop.spawn(with: client) { try? await $0.send(Self.bytes) }
            #expect(try await server.read(Self.bytes.count) == Self.bytes)
            loop.spawn(with: server) { try? await $0.send(Self.bytes + Self.bytes) }
            #expect(try await client.read(2 * Self.bytes.count) == Self.bytes + Self.bytes)
            let figures = await link.figures
            #expect(figures.accepted == 1)
            #expect(figures.openConnections == 1)
            #expect(figures.bytesToUpstream == Self.bytes.count)
            #expect(figures.bytesToClient == 2 * Self.bytes.count)
            client.close()
        }
    }

    @Test func `A simulated link delays every byte each way`() async throws {
        var settings = LinkSettings()
        settings.delayMilliseconds = 40
        try await withLink(settings) { link, upstream, loop in
            let (client, server) = try await join(link, upstream, on: loop)
            for _ in 0..<2 {
                let start = Clocks.monotonic()
                try await client.send("ping")
                #expect(try await server.read(4) == Array("ping".utf8))
                #expect(Clocks.monotonic() - start >= 40_000_000)
                try await server.send("pong")
                #expect(try await client.read(4) == Array("pong".utf8))
                #expect(Clocks.monotonic() - start >= 80_000_000)
            }
            client.close()
        }
    }

    @Test func `A simulated link passes no more bytes a second than are set`() async throws {
        var settings = LinkSettings()
        settings.bytesPerSecond = 1_000_000
        try await withLink(settings) { link, upstream, loop in
            let (client, server) = try await join(link, upstream, on: loop)
            let start = Clocks.monotonic()
            loop.spawn(with: client) { try? await $0.send(Self.bytes) }
            #expect(try await server.read(Self.bytes.count) == Self.bytes)
            #expect(Clocks.monotonic() - start >= 295_000_000)
            client.close()
        }
    }

    @Test func `A link holds back a sender whose receiver does not read, and buffers little`() async throws {
        try await withLink(.smallBuffers) { link, upstream, loop in
            let (client, server) = try await join(link, upstream, on: loop)
            let block = [UInt8](repeating: 7, count: 16 << 10)
            var sent = 0
            // The simulated link accepts bytes on its own thread. This loop sends until the link has accepted
            // nothing for a while.
            var idle = 0
            while idle < 50 {
                let count = client.sendAll(block)
                sent += count
                idle = count == 0 ? idle + 1 : 0
                await loop.sleep(nanoseconds: 1_000_000)
            }
            // Bytes in the buffers of sender and reader are not in the link, so they are subtracted.
            var waiting: Int32 = 0
            _ = unsafe ioctl(client.channel.number, UInt(TIOCOUTQ), &waiting)
            let held = sent - Int(waiting) - (await link.figures.bytesToUpstream)
            #expect(held < 200 << 10, "\(held) of \(sent) bytes were swallowed")
            #expect(try await server.read(sent).count == sent)
            client.close()
        }
    }

    @Test func `A simulated link leaves a sender a small buffer, as a real network does`() async throws {
        try await withLink(.smallBuffers) { link, upstream, loop in
            let (client, _) = try await join(link, upstream, on: loop)
            await link.pause()
            let sent = client.sendAll([UInt8](repeating: 7, count: 1 << 20))
            // The simulated link accepts tens of KiB at once. Plain loopback would accept all bytes.
            #expect(sent < 400 << 10, "\(sent) bytes were taken at once")
            client.close()
        }
    }

    static let cuts: [(LinkCut.Kind, Bool)] = [
        (.reset, true), (.reset, false), (.end, true), (.end, false), (.silence, true), (.silence, false),
    ]

    @Test(arguments: cuts)
    func `A link is cut after the exact number of bytes`(kind: LinkCut.Kind, isToUpstream: Bool) async throws
    {
        var settings = LinkSettings.network
        let cut = LinkCut(afterBytes: 50_001, kind)
        if isToUpstream { settings.cutToUpstream = cut } else { settings.cutToClient = cut }
        try await withLink(settings) { link, upstream, loop in
            let (client, server) = try await join(link, upstream, on: loop)
            let (sender, receiver) = isToUpstream ? (client, server) : (server, client)
            loop.spawn(with: sender) { try? await $0.send(Self.bytes) }
            let first = try await receiver.read(50_001)
            #expect(first == Array(Self.bytes.prefix(50_001)))
            switch kind {
            case .reset: await #expect(throws: Peer.Failure.reset) { try await receiver.fill() }
            case .end: await #expect(throws: Peer.Failure.ended("")) { try await receiver.fill() }
            case .silence:
                #expect(await receiver.peerCloses(within: 0.1) == false)
                #expect(receiver.unread.isEmpty)
            }
            if kind != .silence { #expect(await sender.peerCloses()) }
            client.close()
        }
    }

    @Test func `A simulated link passes an end on in one direction, a reset in both`() async throws {
        try await withLink(.network) { link, upstream, loop in
            let (client, server) = try await join(link, upstream, on: loop)
            try await client.send("question")
            client.finishSending()
            #expect(try await server.readToEnd() == "question")
            try await server.send("answer")
            #expect(try await client.read(6) == Array("answer".utf8))
            server.reset()
            await #expect(throws: Peer.Failure.reset) { try await client.fill() }
            client.close()
            #expect(await eventually(on: loop) { await link.figures.openConnections == 0 })
        }
    }

    @Test func `A paused link carries nothing, and resets all connections on request`() async throws {
        try await withLink(LinkSettings()) { link, upstream, loop in
            let (client, server) = try await join(link, upstream, on: loop)
            await link.pause()
            try await client.send("later")
            #expect(await eventually(on: loop, within: 0.1) { server.channel.peerClosed } == false)
            #expect(await link.figures.bytesToUpstream == 0)
            await link.resume()
            #expect(try await server.read(5) == Array("later".utf8))
            await link.resetAll()
            await #expect(throws: Peer.Failure.reset) { try await client.fill() }
            await #expect(throws: Peer.Failure.reset) { try await server.fill() }
        }
    }

    @Test func `A simulated link may lead to a unix socket`() async throws {
        try await onLoop { loop in
            let folder = try TemporaryFolder()
            let address = SocketAddress.unix(folder.file("a.sock"))
            let accepted = Accepted()
            let socket = try Sockets.listen(on: address, shared: false)
            let listener = Listener(socket, on: loop) { channel, _ in accepted.peer = Peer(channel) }
            defer { listener.close() }
            let link = try await SimulatedLink.start(to: address, .network)
            let client = try await Peer.connect(to: link.address, on: loop)
            try await client.send("hello")
            #expect(await eventually(on: loop) { accepted.peer != nil })
            let server = try #require(accepted.peer)
            #expect(try await server.read(5) == Array("hello".utf8))
            await link.stop()
            server.close()
            client.close()
        }
    }
}

private final class Accepted { var peer: Peer? }
