import HTTP
import Reactor
import TestSupport
import Testing

@Suite struct `A server's limits` {
    struct Bad: Sendable, CustomTestStringConvertible {
        let status: Int
        let text: String
        let testDescription: String

        init(_ status: Int, _ what: String, _ text: String) {
            self.status = status
            self.text = text
            testDescription = what
        }
    }

    @Test func `A server of few connections may give the place of the oldest without a request to the next`()
        async throws
    {
        var limits = ServerLimits()
        (limits.connections, limits.replacesIdle) = (2, true)
        try await withBench(.proxy, limits: limits) { bench async throws in
            let asking = try await bench.connect()
            try await asking.send(request("GET", "/slow"))
            let upstream = try await bench.upstream.next()
            let idle = try await bench.connect()
            try await idle.send("GET /half")
            let next = try await bench.connect()
            #expect(await idle.peerCloses())
            try await next.send(request("GET", "/next"))
            let other = try await bench.upstream.next()
            // Both clients wait for an answer, so the server can close neither connection to accept a new
            // one.
            #expect(await bench.isTurnedAway())
            for peer in [upstream, other] {
                _ = try await peer.readMessage()
                try await peer.send(okAnswer)
            }
            #expect(try await asking.readMessage().body == "ok")
            #expect(try await next.readMessage().body == "ok")
        }
    }

    private static let long = String(repeating: "a", count: 9000)

    static let bad = [
        Bad(414, "a target over 8 KiB", "GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n"),
        Bad(414, "a target without an end", "GET /\(long)"),
        Bad(431, "headers over 16 KiB", "GET / HTTP/1.1\r\nHost: a\r\nA: \(long)\r\nB: \(long)\r\n\r\n"),
        Bad(
            431, "more than 100 headers",
            "GET / HTTP/1.1\r\nHost: a\r\n" + (0..<100).map { "A\($0): b\r\n" }.joined() + "\r\n"),
        Bad(413, "a body over the limit", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n"),
        Bad(
            413, "a chunk over the limit",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n"),
        Bad(
            413, "chunks over the limit",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                + String(repeating: "5\r\nabcde\r\n", count: 201)),
        Bad(
            400, "a length beside chunks",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"),
        Bad(
            400, "two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\n"
        ),
        Bad(400, "an odd length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\n"),
        Bad(400, "another coding", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n"),
        Bad(
            501, "another coding before chunks",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n"),
        Bad(400, "chunks on HTTP/1.0", "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"),
        Bad(
            400, "an odd chunk size",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n"),
        Bad(
            400, "a chunk without its end",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n"),
        Bad(400, "a folded header", "GET / HTTP/1.1\r\nHost: a\r\nA: b\r\n c\r\n\r\n"),
        Bad(400, "a bare line feed", "GET / HTTP/1.1\nHost: a\r\n\r\n"),
        Bad(400, "a space before the colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n"),
        Bad(400, "no host", "GET / HTTP/1.1\r\n\r\n"),
        Bad(400, "two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"),
        Bad(400, "a host that is not the target's", "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n"),
        Bad(
            400, "two idempotency keys",
            "GET / HTTP/1.1\r\nHost: a\r\nIdempotency-Key: a\r\nIdempotency-Key: a\r\n\r\n"
        ),
        Bad(
            400, "two content types",
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Type: text/plain\r\n\r\n"),
        Bad(
            400, "a chunk extension without a name",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;\r\nabc\r\n0\r\n\r\n"),
        Bad(
            400, "a chunk extension that is no token",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;bad[=x\r\nabc\r\n0\r\n\r\n"),
        Bad(501, "CONNECT", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"),
        Bad(501, "TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Bad(505, "HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        Bad(
            417, "an unknown expectation",
            "POST / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 1\r\n\r\n"),
    ]

    @Test(arguments: bad, [Transport.plainLoopback, .secureLink])
    func `A bad request ends the connection with the right status`(bad: Bad, transport: Transport)
        async throws
    {
        var limits = ServerLimits()
        limits.body = 1000
        try await withBench(limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/good") + bad.text)
            #expect(try await client.readMessage().body == "GET /good ")
            let answer = try await client.readMessage()
            #expect(answer.status == bad.status)
            #expect(answer["connection"] == "close")
            #expect(try await client.readToEnd().isEmpty)
            client.close()
            #expect(await eventually(on: bench.loop) { bench.server.connectionCount == 0 })
        }
    }

    @Test func `A server lets a body of exactly its limit pass`() async throws {
        var limits = ServerLimits()
        limits.body = 1000
        try await withBench(limits: limits) { bench in
            let client = try await bench.connect()
            let body = String(repeating: "x", count: 1000)
            try await client.send(request("POST", "/", body: body))
            #expect(try await client.readMessage().body == "POST / \(body)")
            try await client.send(
                request("POST", "/", "Transfer-Encoding: chunked") + "3e8\r\n\(body)\r\n0\r\n\r\n")
            #expect(try await client.readMessage().body == "POST / \(body)")
        }
    }

    @Test(arguments: Transport.possible)
    func `An incomplete head ends with 408`(transport: Transport) async throws {
        var limits = ServerLimits()
        limits.headMilliseconds = 300
        try await withBench(limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send("GET / HTTP/1.1\r\nHost:")
            let answer = try await client.readMessage()
            #expect(answer.status == 408)
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    @Test(arguments: Transport.possible)
    func `A head's time counts from its first byte, even if more bytes trickle in`(transport: Transport)
        async throws
    {
        var limits = ServerLimits()
        limits.headMilliseconds = 300
        try await withBench(limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send("GET / HTTP/1.1\r\nHost: a\r\nA: ")
            let start = Clocks.monotonic()
            let hasAnswer = await eventually(on: bench.loop) {
                _ = client.sendNow([97])
                return client.channel.peerHasSpoken()
            }
            #expect(hasAnswer)
            #expect(Clocks.monotonic() - start < 5_000_000_000)
            #expect(try await client.readMessage().status == 408)
        }
    }

    @Test(
        arguments: ["Content-Length: 10\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\n5\r\nab"],
        Transport.possible)
    func `An incomplete body ends with 408`(rest: String, transport: Transport) async throws {
        var limits = ServerLimits()
        limits.bodyMilliseconds = 100
        try await withBench(limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\n" + rest)
            let answer = try await client.readMessage()
            #expect(answer.status == 408)
            #expect(answer["connection"] == "close")
            #expect(try await client.readToEnd().isEmpty)
            #expect(bench.responder.faults == [.timedOut])
        }
    }

    @Test func `A server closes an idle connection without an answer`() async throws {
        var limits = ServerLimits()
        limits.keepAliveMilliseconds = 80
        try await withBench(limits: limits) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            _ = try await client.readMessage()
            #expect(try await client.readToEnd().isEmpty)
            let silent = try await bench.connect()
            #expect(try await silent.readToEnd().isEmpty)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server gives up on a client that reads nothing`(transport: Transport) async throws {
        var limits = ServerLimits()
        limits.writeMilliseconds = 100
        try await withBench(.bulk(32 << 20), limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let isOver = await eventually(on: bench.loop) {
                bench.server.accepted == 1 && bench.server.connectionCount == 0
            }
            #expect(isOver)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server's limits include the number of all connections`(transport: Transport) async throws {
        var limits = ServerLimits()
        limits.connections = 2
        try await withBench(limits: limits, over: transport) { bench in
            let first = try await bench.connect()
            let second = try await bench.connect()
            for client in [first, second] {
                try await client.send(request("GET", "/"))
                _ = try await client.readMessage()
            }
            #expect(await bench.isTurnedAway())
            first.close()
            #expect(await eventually(on: bench.loop) { bench.server.connectionCount == 1 })
            let fourth = try await bench.connect()
            try await fourth.send(request("GET", "/"))
            #expect(try await fourth.readMessage().status == 200)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server's limits include the connections from one address`(transport: Transport) async throws {
        var limits = ServerLimits()
        limits.connectionsPerAddress = 1
        try await withBench(limits: limits, over: transport) { bench in
            for _ in 0..<3 {
                let first = try await bench.connect()
                try await first.send(request("GET", "/"))
                _ = try await first.readMessage()
                #expect(await bench.isTurnedAway())
                first.close()
                #expect(await eventually(on: bench.loop) { bench.server.connectionCount == 0 })
            }
        }
    }
}
