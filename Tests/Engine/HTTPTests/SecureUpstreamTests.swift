import HTTP
import Reactor
import TLS
import TestSupport
import Testing

/// The upstream of the test answers every request with `ok`.
private func answerAll(_ bench: Bench) {
    bench.upstream.welcome = { peer in
        bench.loop.spawn(with: peer) { peer in
            while (try? await peer.readMessage()) != nil { try? await peer.send(okAnswer) }
        }
    }
}

@Suite(.needsOpenSSL) struct `An upstream over TLS` {
    @Test(arguments: [Transport.secureLoopback, .secureLink])
    func `An upstream over TLS gets a hundred requests over one connection, and the next resumes its session`(
        transport: Transport
    ) async throws {
        try await withBench(.proxy, over: transport) { bench in
            answerAll(bench)
            let link = try #require(bench.upstreamLink)
            let client = try await bench.connect()
            for _ in 0..<100 {
                try await client.send(request("GET", "/"))
                #expect(try await client.readMessage().body == "ok")
            }
            #expect(await link.figures.accepted == 1)
            for round in 1...3 {
                await link.resetAll()
                #expect(await eventually(on: bench.loop) { bench.pool.connectionCount == 0 })
                try await client.send(request("GET", "/"))
                #expect(try await client.readMessage().body == "ok")
                let figures = await link.figures
                #expect((figures.handshakes, figures.resumed) == (1 + round, round))
            }
        }
    }

    @Test func `An idle upstream over TLS may send tickets and update its keys`() async throws {
        try await withBench(.proxy, over: .secureLink) { bench in
            answerAll(bench)
            let link = try #require(bench.upstreamLink)
            let client = try await bench.connect()
            for _ in 0..<5 {
                try await client.send(request("GET", "/"))
                #expect(try await client.readMessage().body == "ok")
                let before = await link.figures.bytesToClient
                await link.disturb { layer in
                    layer.sendTicket()
                    layer.changeKeys()
                }
                #expect(await eventually(on: bench.loop) { await link.figures.bytesToClient > before })
            }
            #expect(await link.figures.accepted == 1)
        }
    }

    @Test func `An upstream that sends close_notify while idle loses its place in the pool`() async throws {
        try await withBench(.proxy, over: .secureLink) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            _ = try await upstream.readMessage()
            try await upstream.send(okAnswer)
            #expect(try await client.readMessage().body == "ok")
            #expect(bench.pool.connectionCount == 1)
            // The upstream ends TLS, but its socket stays open.
            await bench.upstreamLink?.disturb { $0.sendCloseNotify() }
            #expect(await eventually(on: bench.loop) { bench.pool.connectionCount == 0 })
        }
    }
}

@Suite struct `A large request` {
    private static let size = 8 << 20
    private static let body = [UInt8](repeating: 120, count: size)

    /// Sends a request of 8 MiB through the server, and calls `disturb` repeatedly while it is sent.
    private func carry(
        over transport: Transport, version: TLSVersion = .newest,
        disturb: (@Sendable (SecureLayer) -> Void)? = nil
    ) async throws {
        var limits = ServerLimits()
        limits.body = 64 << 20
        try await withBench(.proxy, limits: limits, over: transport, version: version) { bench in
            let client = try await bench.connect()
            bench.loop.spawn(with: client) { client in
                try? await client.send(request("POST", "/", "Content-Length: \(Self.size)"))
                try? await client.send(Self.body)
            }
            let upstream = try await bench.upstream.next()
            let head = try await upstream.readHead()
            #expect(head["content-length"] == "\(Self.size)")
            var received = upstream.unread.count
            var disturbances = 0
            while received < Self.size {
                _ = try await upstream.read(upstream.unread.count)
                // The last quarter of the request is not disturbed, so that the answer begins without a
                // disturbance.
                if let disturb, disturbances < min(received, Self.size / 4 * 3) >> 18 {
                    disturbances += 1
                    await bench.upstreamLink?.disturb(disturb)
                    if transport.isSecure { await bench.clientLink?.disturb(disturb) }
                }
                if received < Self.size { try await upstream.fill() }
                received += upstream.unread.count
            }
            #expect(received == Self.size)
            try await upstream.send(okAnswer)
            let answer = try await client.readMessage()
            #expect(answer.body == "ok", "\(answer.status), after \(disturbances) disturbances")
            #expect(disturb == nil || disturbances > 10)
            #expect(bench.pool.connectionCount == 1, "the connection may be used again")
        }
    }

    @Test(arguments: Transport.possible)
    func `A large request goes on after an interim answer`(transport: Transport) async throws {
        var limits = ServerLimits()
        limits.body = 64 << 20
        try await withBench(.proxy, limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            bench.loop.spawn(with: client) { client in
                try? await client.send(request("POST", "/", "Content-Length: \(Self.size)"))
                try? await client.send(Self.body)
            }
            let upstream = try await bench.upstream.next()
            try await upstream.send("HTTP/1.1 100 Continue\r\n\r\n")
            #expect(try await upstream.readMessage().body.utf8.count == Self.size)
            try await upstream.send(okAnswer)
            #expect(try await client.readMessage().body == "ok")
            #expect(bench.pool.connectionCount == 1)
        }
    }

    @Test(arguments: Transport.possible)
    func `A large request reaches the upstream completely`(transport: Transport) async throws {
        try await carry(over: transport)
    }

    @Test(.needsOpenSSL)
    func `A large request reaches an upstream that updates its TLS keys meanwhile`() async throws {
        try await carry(over: .secureLink) { $0.changeKeys() }
    }
}

@Suite struct `A long answer` {
    @Test(arguments: Transport.possible)
    func `A long answer reaches a slow client completely, with under 132 KiB buffered`(transport: Transport)
        async throws
    {
        try await withBench(.parked, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            _ = try await upstream.readMessage()
            let piece = (0..<1_000).map { "data: \($0)\n\n" }.joined()
            let count = 200
            bench.loop.spawn(with: upstream) { upstream in
                try? await upstream.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                for _ in 0..<count {
                    try? await upstream.send("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n")
                }
                try? await upstream.send("0\r\n\r\n")
            }
            _ = try await client.readHead()
            let expected = Array(piece.utf8)
            var (chunk, body): ([UInt8], Int) = ([], 0)
            while true {
                let line = try await client.read(through: "\r\n")
                let size = try #require(Int(line.dropLast(1), radix: 16))
                if size == 0 { break }
                chunk += try await client.read(size)
                _ = try await client.read(2)
                while chunk.count >= expected.count {
                    #expect(chunk.starts(with: expected))
                    chunk.removeFirst(expected.count)
                    body += expected.count
                }
                if client.unread.isEmpty { await bench.loop.sleep(nanoseconds: 2_000_000) }
            }
            #expect(chunk.isEmpty)
            #expect(body == count * expected.count)
            #expect(await eventually(on: bench.loop) { bench.responder.outcomes == [.whole] })
            #expect(bench.responder.largestOutbound < 132 << 10)
        }
    }
}
