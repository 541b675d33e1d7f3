import Reactor
import TLS
import TestSupport
import Testing

@Suite(.needsOpenSSL) struct `A simulated link with TLS` {
    /// A simulated link whose delay is long enough to count the round trips of a handshake.
    private static var slow: LinkSettings {
        var settings = LinkSettings.network
        settings.delayMilliseconds = 20
        return settings
    }

    @Test func `A link with TLS shows its certificate to clients, and delays handshakes`() async throws {
        var settings = Self.slow
        settings.accepting = try await SharedCertificates.server()
        let context = try await SharedCertificates.client()
        try await withLink(settings) { link, upstream, loop in
            for isResumed in [false, true] {
                let client = try await Peer.connect(to: link.address, on: loop)
                let start = Clocks.monotonic()
                let layer = try await SecureLayer.connect(client.channel, context, host: "localhost")
                #expect(Clocks.monotonic() - start >= 40_000_000)
                #expect(layer.isResumed == isResumed)
                try await client.send("hello")
                let server = try await upstream.next()
                #expect(try await server.read(5) == Array("hello".utf8))
                try await server.send("world")
                #expect(try await client.read(5) == Array("world".utf8))
                server.close()
                #expect(try await client.readToEnd().isEmpty, "an orderly end is one over TLS as well")
                client.close()
            }
            let figures = await link.figures
            #expect(figures.accepted == 2)
            #expect((figures.handshakes, figures.resumed) == (2, 1))
            #expect(figures.bytesToUpstream > 500, "encrypted bytes are counted, handshake included")
        }
    }

    @Test func `A link with TLS speaks TLS to its upstream for clients that do not`() async throws {
        var settings = LinkSettings.network
        settings.accepting = try await SharedCertificates.server()
        var front = Self.slow
        front.connecting = LinkTLS(try await SharedCertificates.client(), host: "localhost")
        let outer = front
        try await withLink(settings) { link, upstream, loop in
            let first = try await SimulatedLink.start(to: link.address, outer)
            let (client, server) = try await join(first, upstream, on: loop)
            let bytes = [UInt8](repeating: 3, count: 200_000)
            loop.spawn(with: client) { try? await $0.send(bytes) }
            #expect(try await server.read(bytes.count) == bytes)
            try await server.send("bye")
            server.finishSending()
            #expect(try await client.readToEnd() == "bye")
            client.close()
            await first.stop()
        }
    }

    @Test func `A link that is cut within a TLS record leaves a stream without its end`() async throws {
        var settings = LinkSettings.network
        settings.accepting = try await SharedCertificates.server()
        settings.cutToClient = LinkCut(afterBytes: 30_000, .end)
        let context = try await SharedCertificates.client()
        try await withLink(settings) { link, upstream, loop in
            let client = try await Peer.connect(to: link.address, on: loop)
            try await SecureLayer.connect(client.channel, context, host: "localhost")
            let server = try await upstream.next()
            loop.spawn(with: server) { try? await $0.send([UInt8](repeating: 3, count: 100_000)) }
            await #expect(throws: Peer.Failure.reset) { _ = try await client.readToEnd() }
            #expect(client.unread.count < 30_000)
            client.close()
        }
    }
}
