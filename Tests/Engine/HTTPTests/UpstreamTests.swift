import HTTP
import Reactor
import TestSupport
import Testing

@Suite struct `A connection to an upstream` {
    static let ok = okAnswer

    private func exchange(
        _ bench: Bench, _ client: Peer, on known: Peer? = nil, answer: String = ok
    ) async throws -> Peer {
        try await client.send(request("GET", "/"))
        var upstream = known
        if upstream == nil { upstream = try await bench.upstream.next() }
        let peer = try #require(upstream)
        _ = try await peer.readMessage()
        try await peer.send(answer)
        _ = try await client.readMessage()
        return peer
    }

    @Test func `Upstream connections of all pools count together, and an idle one makes room for another`()
        async throws
    {
        var origin = OriginLimits()
        origin.connections = 1
        try await withBench(.proxy, origin: origin) { bench async throws in
            let other = UpstreamPool(bench.pool.origin, on: bench.loop)
            let client = try await bench.connect()
            _ = try await exchange(bench, client)
            #expect(bench.pool.connectionCount == 1)
            let connection = try await other.connect(for: nil)
            _ = try await bench.upstream.next()
            #expect(bench.pool.connectionCount == 0 && other.connectionCount == 1)
            // The only connection is in use, so it cannot be closed for the new request.
            try await client.send(request("GET", "/"))
            #expect(try await client.readMessage().status == 502)
            #expect(bench.responder.failures == [.crowded])
            connection.finish(isWhole: false)
            _ = try await exchange(bench, client)
        }
    }

    @Test(arguments: Transport.possible)
    func `A connection to an upstream is reused`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            let upstream = try await exchange(bench, client)
            for _ in 0..<5 { _ = try await exchange(bench, client, on: upstream) }
            #expect(bench.upstream.count == 1)
            #expect(bench.pool.connectionCount == 1)
        }
    }

    @Test(arguments: Transport.possible)
    func `A connection that the upstream closed while idle is not reused`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            for reset in [false, true] {
                let upstream = try await exchange(bench, client)
                if reset { upstream.reset() } else { upstream.close() }
                #expect(await eventually(on: bench.loop) { bench.pool.connectionCount == 0 })
            }
            _ = try await exchange(bench, client)
            #expect(bench.upstream.count == 3)
        }
    }

    @Test(arguments: Transport.possible)
    func `An upstream connection closes after its answer once the upstream closed three`(transport: Transport)
        async throws
    {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            for _ in 0..<3 {
                let upstream = try await exchange(bench, client)
                upstream.close()
                #expect(await eventually(on: bench.loop) { bench.pool.connectionCount == 0 })
            }
            let last = try await exchange(bench, client)
            #expect(await last.peerCloses())
            #expect(bench.pool.connectionCount == 0)
        }
    }

    @Test(arguments: Transport.possible)
    func `An upstream connection ends when it sends something unasked`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            let upstream = try await exchange(bench, client)
            try await upstream.send("HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\n\r\n")
            #expect(await upstream.peerCloses())
            #expect(bench.pool.connectionCount == 0)
        }
    }

    static let doubtful = [
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok!",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\nHTTP/1.1 200 OK",
        "HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok",
        "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok",
    ]

    @Test(arguments: doubtful, Transport.possible)
    func `Surplus bytes or announced close end an upstream connection`(answer: String, transport: Transport)
        async throws
    {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            let upstream = try await exchange(bench, client, answer: answer)
            #expect(await upstream.peerCloses())
            #expect(bench.pool.connectionCount == 0)
            _ = try await exchange(bench, client)
            #expect(bench.upstream.count == 2)
        }
    }

    @Test(arguments: Transport.possible)
    func `An upstream connection closes after idling, and has a lifetime`(transport: Transport) async throws {
        var origin = OriginLimits()
        origin.pooledMilliseconds = 60
        try await withBench(.proxy, origin: origin, over: transport) { bench in
            let upstream = try await exchange(bench, try await bench.connect())
            #expect(await upstream.peerCloses())
            #expect(bench.pool.connectionCount == 0)
        }
        origin = OriginLimits()
        origin.lifetimeMilliseconds = 0
        try await withBench(.proxy, origin: origin, over: transport) { bench in
            let client = try await bench.connect()
            _ = try await exchange(bench, client)
            _ = try await exchange(bench, client)
            #expect(bench.upstream.count == 2)
            #expect(bench.pool.connectionCount == 1)
        }
    }

    @Test(arguments: Transport.possible)
    func `An upstream connection closes after its exchange in a drain`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            _ = try await upstream.readMessage()
            bench.pool.drain()
            try await upstream.send(Self.ok)
            #expect(try await client.readMessage().body == "ok")
            #expect(await upstream.peerCloses())
        }
    }

    @Test func `A connection to an upstream fails as refused if nothing listens`() async throws {
        // A simulated link would accept the connection although nothing listens behind it. Therefore this
        // test needs plain loopback.
        try await withBench(.proxy, over: .plainLoopback) { bench in
            bench.upstream.stopListening()
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            #expect(try await client.readMessage().status == 502)
            #expect(bench.responder.failures == [.refused])
            #expect(bench.pool.connectionCount == 0)
        }
    }

    @Test(arguments: Transport.possible)
    func `Upstream connections are not opened beyond their limit`(transport: Transport) async throws {
        var origin = OriginLimits()
        origin.connections = 1
        try await withBench(.proxy, origin: origin, over: transport) { bench in
            let first = try await bench.connect()
            try await first.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            let second = try await bench.connect()
            try await second.send(request("GET", "/"))
            #expect(try await second.readMessage().status == 502)
            #expect(bench.responder.failures == [.crowded])
            try await upstream.send(Self.ok)
            #expect(try await first.readMessage().body == "ok")
        }
    }

    static let broken: [(answer: String, failure: UpstreamFailure)] = [
        ("", .broken), ("HTTP/1.1 200 OK\r\nContent-Le", .broken),
        ("HTTP/1.1 100 Continue\r\n\r\n", .broken),
        ("SSH-2.0-OpenSSH_9.2\r\n", .malformed),
        ("HTTP/1.1 200 OK\nContent-Length: 2\n\nok", .malformed),
        ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n", .malformed),
        ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok", .malformed),
        ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n", .malformed),
    ]

    @Test(arguments: broken.indices, Transport.possible)
    func `A connection without a valid answer is closed for good`(index: Int, transport: Transport)
        async throws
    {
        let (answer, failure) = Self.broken[index]
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            _ = try await upstream.readMessage()
            try await upstream.send(answer)
            upstream.close()
            #expect(try await client.readMessage().status == 502)
            #expect(bench.responder.failures == [failure])
            #expect(bench.pool.connectionCount == 0)
            #expect(bench.upstream.count == 1)
        }
    }

    @Test func `An upstream connection closes if the answer misses the first-byte deadline`() async throws {
        var origin = OriginLimits()
        origin.firstByteMilliseconds = 80
        try await withBench(.proxy, origin: origin) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            #expect(try await client.readMessage().status == 502)
            #expect(bench.responder.failures == [.timedOut])
            #expect(await upstream.peerCloses())
        }
    }

    @Test(arguments: Transport.possible)
    func `An answer is delivered that comes before the upstream has read the request`(transport: Transport)
        async throws
    {
        var limits = ServerLimits()
        limits.body = 64 << 20
        try await withBench(.proxy, limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            // The body is larger than all buffers on its way.
            let body = String(repeating: "x", count: 24 << 20)
            try await client.send(request("POST", "/", body: body))
            let upstream = try await bench.upstream.next()
            // The upstream has read nothing of the request, and answers nevertheless.
            try await upstream.send("HTTP/1.1 413 Content Too Large\r\nContent-Length: 3\r\n\r\nbig")
            let answer = try await client.readMessage()
            #expect(answer.status == 413)
            #expect(answer.body == "big")
            #expect(await upstream.peerCloses())
            #expect(bench.pool.connectionCount == 0)
        }
    }

    @Test(arguments: Transport.possible)
    func `A connection to an upstream drops interim answers`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            let answer =
                "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + Self.ok
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            _ = try await upstream.readMessage()
            for byte in answer.utf8 {
                try await upstream.send([byte])
                await bench.loop.sleep(nanoseconds: 1)
            }
            #expect(try await client.readMessage().body == "ok")
            _ = try await exchange(bench, client, on: upstream)
            #expect(bench.upstream.count == 1)
        }
    }

    @Test(arguments: Transport.possible)
    func `An upstream connection closes when the client hangs up early`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            for reset in [false, true] {
                let client = try await bench.connect()
                try await client.send(request("GET", "/"))
                let upstream = try await bench.upstream.next()
                _ = try await upstream.readMessage()
                if reset { client.reset() } else { client.close() }
                #expect(await upstream.peerCloses())
                #expect(await eventually(on: bench.loop) { bench.server.connectionCount == 0 })
                #expect(bench.pool.connectionCount == 0)
            }
        }
    }
}
