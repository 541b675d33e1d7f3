import HTTP
import Reactor
import TestSupport
import Testing

@Suite struct `The end of a connection` {
    @Test(arguments: [true, false], Transport.possible)
    func `The end of a connection does not keep a client that is still sending from reading its 413`(
        isChunked: Bool, transport: Transport
    )
        async throws
    {
        var limits = ServerLimits()
        limits.body = 1000
        try await withBench(limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            let size = 12 << 20
            let block = [UInt8](repeating: 120, count: 64 << 10)
            let start =
                isChunked ? "Transfer-Encoding: chunked\r\n\r\nc00000\r\n" : "Content-Length: \(size)\r\n\r\n"
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\n" + start)
            // This client sends its whole request before it reads, as simple clients do.
            for _ in 0..<size / block.count { try await client.send(block) }
            let answer = try await client.readMessage()
            #expect(answer.status == 413)
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    @Test(arguments: Transport.possible)
    func `A connection ends after an answer that left the body unread`(transport: Transport) async throws {
        try await withBench(.unread, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("POST", "/", body: "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"))
            let answer = try await client.readMessage()
            #expect(answer["connection"] == "close")
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    @Test(arguments: Transport.possible)
    func `An idle connection ends when the server drains, and a busy one after the answer`(
        transport: Transport
    ) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let idle = try await bench.connect()
            try await idle.send(request("GET", "/idle"))
            let first = try await bench.upstream.next()
            _ = try await first.readMessage()
            try await first.send("HTTP/1.1 204 No Content\r\n\r\n")
            _ = try await idle.readMessage()

            let running = try await bench.connect()
            try await running.send(request("GET", "/running"))
            _ = try await first.readMessage()
            bench.server.drain()
            #expect(try await idle.readToEnd().isEmpty)
            #expect(await eventually(on: bench.loop) { bench.server.connectionCount == 1 })
            #expect(await bench.isTurnedAway())

            try await first.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            let answer = try await running.readMessage()
            #expect(answer.body == "ok")
            #expect(answer["connection"] == "close")
            #expect(try await running.readToEnd().isEmpty)
            #expect(await eventually(on: bench.loop) { bench.server.connectionCount == 0 })
        }
    }

    @Test func `A drain leaves an idle connection time for a request that is on its way`() async throws {
        try await withBench { bench in
            let (asking, idle) = (try await bench.connect(), try await bench.connect())
            for client in [asking, idle] {
                try await client.send(request("GET", "/"))
                #expect(try await client.readMessage()["connection"] == nil)
            }
            bench.server.drain(idleTimeout: 300)
            try await asking.send(request("GET", "/last"))
            let answer = try await asking.readMessage()
            #expect(answer.body == "GET /last ")
            #expect(answer["connection"] == "close")
            #expect(try await asking.readToEnd().isEmpty)
            #expect(try await idle.readToEnd().isEmpty)
        }
    }

    @Test func `The end of a connection is announced by Connection: close before it comes`() async throws {
        try await withBench { bench in
            let client = try await bench.connect()
            bench.server.announceEnd()
            try await client.send(request("GET", "/"))
            #expect(try await client.readMessage()["connection"] == "close")
            #expect(try await client.readToEnd().isEmpty)
            // The drain has not begun yet, so the server accepts this connection.
            let next = try await bench.connect()
            try await next.send(request("GET", "/"))
            #expect(try await next.readMessage().body == "GET / ")
        }
    }

    @Test func `A drain does not reset connections that wait to be accepted`() async throws {
        try await withBench(over: .plainLoopback) { bench in
            // The kernel completes this connection in the present turn of the loop. The server has not
            // accepted it yet when the drain begins.
            let socket = try Sockets.connect(to: bench.address)
            bench.server.drain(idleTimeout: 5_000)
            let client = Peer(Channel(socket, on: bench.loop, connected: false))
            defer { client.close() }
            try await client.channel.finishConnecting()
            try await client.send(request("GET", "/waited"))
            #expect(try await client.readMessage().body == "GET /waited ")
        }
    }

    @Test(arguments: Transport.possible)
    func `Running exchanges end when the server aborts`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            try await upstream.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n")
            _ = try await client.readHead()
            bench.server.drain()
            bench.server.abort()
            #expect(await client.peerCloses())
            #expect(await upstream.peerCloses())
        }
    }

    @Test func `A connection does not end after a large body`() async throws {
        try await withBench { bench in
            let client = try await bench.connect()
            try await client.send(request("POST", "/", body: String(repeating: "x", count: 1 << 20)))
            #expect(try await client.readMessage().body.utf8.count == 7 + 1 << 20)
            try await client.send(request("GET", "/"))
            #expect(try await client.readMessage().body == "GET / ")
        }
    }
}
