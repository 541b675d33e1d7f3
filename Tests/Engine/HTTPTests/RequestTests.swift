import HTTP
import Reactor
import TestSupport
import Testing

@Suite struct `A server` {
    @Test(arguments: Transport.possible)
    func `A server answers many requests on one connection`(transport: Transport) async throws {
        try await withBench(over: transport) { bench in
            let client = try await bench.connect()
            for index in 0..<5 {
                try await client.send(request("GET", "/\(index)"))
                let answer = try await client.readMessage()
                #expect(answer.status == 200)
                #expect(answer.body == "GET /\(index) ")
                #expect(!answer.has("connection"))
                #expect(answer["date"]?.hasSuffix(" GMT") == true)
            }
            #expect(bench.server.connectionCount == 1)
        }
    }

    @Test(arguments: [Answering.echo, .direct], Transport.possible)
    func `Pipelined requests are answered in order`(answering: Answering, transport: Transport) async throws {
        try await withBench(answering, over: transport) { bench in
            let client = try await bench.connect()
            var text = ""
            for index in 0..<50 {
                text += request("POST", "/\(index)", body: String(repeating: "x", count: index * 37))
                text += request("PUT", "/c\(index)", "Transfer-Encoding: chunked") + "3\r\nabc\r\n0\r\n\r\n"
            }
            try await client.send(text)
            for index in 0..<50 {
                let first = try await client.readMessage()
                #expect(first.body == "POST /\(index) " + String(repeating: "x", count: index * 37))
                #expect(try await client.readMessage().body == "PUT /c\(index) abc")
            }
        }
    }

    @Test(arguments: [Answering.echo, .direct], Transport.possible)
    func `Requests may arrive byte by byte`(answering: Answering, transport: Transport) async throws {
        try await withBench(answering, over: transport) { bench in
            let client = try await bench.connect()
            let text =
                request("POST", "/a", body: "hello")
                + request("POST", "/b", "Transfer-Encoding: chunked")
                + "5;ext=1\r\nhello\r\n1\r\n!\r\n0\r\nTrailer: x\r\n\r\n" + request("GET", "/c")
            for byte in text.utf8 {
                try await client.send([byte])
                // A turn of the loop passes, in which the server reads the bytes.
                await bench.loop.sleep(nanoseconds: 1)
            }
            #expect(try await client.readMessage().body == "POST /a hello")
            #expect(try await client.readMessage().body == "POST /b hello!")
            #expect(try await client.readMessage().body == "GET /c ")
        }
    }

    static let chunked =
        "4\r\nWiki\r\n00a;name=\"v\"\r\n0123456789\r\n1\r\n\r\r\n2\r\n\r\n\r\n0\r\nX-Trailer: dropped\r\n\r\n"

    @Test(arguments: 1..<chunked.utf8.count)
    func `A server decodes a chunked body cut at any byte`(cut: Int) async throws {
        try await withBench { bench in
            let client = try await bench.connect()
            let bytes = Array(Self.chunked.utf8)
            try await client.send(request("POST", "/", "Transfer-Encoding: chunked"))
            try await client.send(Array(bytes[..<cut]))
            await bench.loop.sleep(nanoseconds: 1_000_000)
            try await client.send(Array(bytes[cut...]) + Array(request("GET", "/next").utf8))
            #expect(try await client.readMessage().body == "POST / Wiki0123456789\r\r\n")
            #expect(try await client.readMessage().body == "GET /next ")
        }
    }

    @Test(arguments: Transport.possible)
    func `A server passes on a chunked body as its payload alone`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("POST", "/", "Transfer-Encoding: chunked"))
            let piece = Array(String(repeating: "1\r\nx\r\n", count: 1000).utf8)
            for _ in 0..<40 { try await client.send(piece) }
            try await client.send("0\r\n\r\n")
            let upstream = try await bench.upstream.next()
            let forwarded = try await upstream.readMessage()
            #expect(forwarded.body == String(repeating: "x", count: 40_000))
            try await upstream.send("HTTP/1.1 204 No Content\r\n\r\n")
            #expect(try await client.readMessage().status == 204)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server asks for a body that is held back for 100 Continue`(transport: Transport) async throws {
        try await withBench(over: transport) { bench in
            let client = try await bench.connect()
            let head = "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
            try await client.send(head)
            #expect(try await client.readHead().line == "HTTP/1.1 100 Continue")
            try await client.send("ok")
            #expect(try await client.readMessage().body == "POST / ok")
            // The client sends the body without waiting, so the server sends no 100 Continue.
            try await client.send(head + "ko")
            #expect(try await client.readMessage().body == "POST / ko")
        }
    }

    @Test(arguments: Transport.possible)
    func `A server does not ask for a body over its limit`(transport: Transport) async throws {
        var limits = ServerLimits()
        limits.body = 10
        try await withBench(limits: limits, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(
                "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 11\r\nExpect: 100-continue\r\n\r\n")
            let answer = try await client.readMessage()
            #expect(answer.status == 413)
            #expect(answer["connection"] == "close")
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server answers HEAD with a length and no body`(transport: Transport) async throws {
        try await withBench(.bulk(1234), over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("HEAD", "/") + request("GET", "/"))
            let head = try await client.readMessage(isToHead: true)
            #expect(head["content-length"] == "1234")
            #expect(try await client.readMessage().body.utf8.count == 1234)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server sends an error with a body even after a HEAD`(transport: Transport) async throws {
        try await withBench(over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("HEAD", "/") + "nonsense\r\n\r\n")
            _ = try await client.readMessage(isToHead: true)
            let answer = try await client.readMessage()
            #expect(answer.status == 400)
            #expect(!answer.body.isEmpty)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server closes after an HTTP/1.0 answer, unless keep-alive is asked for`(transport: Transport)
        async throws
    {
        try await withBench(over: transport) { bench in
            let keeper = try await bench.connect()
            for _ in 0..<2 {
                try await keeper.send(request("GET", "/", "Connection: keep-alive", version: "1.0"))
                #expect(try await keeper.readMessage()["connection"] == "keep-alive")
            }
            try await keeper.send(request("GET", "/last", version: "1.0"))
            let last = try await keeper.readMessage()
            #expect(last["connection"] == "close")
            #expect(last.body == "GET /last ")
            #expect(try await keeper.readToEnd().isEmpty)
        }
    }

    @Test func `A server answers OPTIONS * itself, unless its caller had too many answers`() async throws {
        try await withBench { bench in
            let client = try await bench.connect()
            try await client.send("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n" + request("GET", "/next"))
            let answer = try await client.readHead()
            #expect(answer.status == 204 && answer["allow"]?.contains("POST") == true)
            #expect(!answer.has("content-length") && !answer.has("connection"))
            #expect(try await client.readMessage().body == "GET /next ")
            // The limit for unidentified callers is reached, so the server sends no answer.
            bench.server.answersUnidentified = { _ in false }
            try await client.send("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n")
            await #expect(throws: Peer.Failure.reset) { try await client.readToEnd() }
            let other = try await bench.connect()
            try await other.send("nonsense\r\n\r\n")
            await #expect(throws: Peer.Failure.reset) { try await other.readToEnd() }
        }
    }

    @Test func `A server skips a few empty lines before a request, and may idle after one`() async throws {
        var limits = ServerLimits()
        limits.headMilliseconds = 60
        try await withBench(limits: limits) { bench in
            let client = try await bench.connect()
            // Some clients send an additional line break after a body.
            try await client.send(request("POST", "/a", body: "x") + "\r\n")
            #expect(try await client.readMessage().body == "POST /a x")
            // A request that was begun, such as `G`, is answered 408 after some time. The additional line
            // break does not begin a request, so the first connection stays open.
            let other = try await bench.connect()
            try await other.send("G")
            #expect(try await other.readMessage().status == 408)
            try await client.send(request("GET", "/b"))
            #expect(try await client.readMessage().body == "GET /b ")
            try await client.send("\r\n\r\n" + request("GET", "/c"))
            #expect(try await client.readMessage().body == "GET /c ")
            try await client.send(String(repeating: "\r\n", count: 10) + request("GET", "/d"))
            #expect(try await client.readMessage().status == 400)
        }
    }

    @Test(arguments: Transport.possible)
    func `A server closes when the client asks for it`(transport: Transport) async throws {
        try await withBench(over: transport) { bench in
            let client = try await bench.connect()
            // The client sends a second request although the first one ends the connection. The second gets
            // no answer, and must not cause a reset.
            try await client.send(request("GET", "/a", "Connection: close") + request("GET", "/b"))
            let text = try await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 200 OK"))
            #expect(text.contains("Connection: close"))
            #expect(text.hasSuffix("GET /a "))
        }
    }

    @Test(arguments: Transport.possible)
    func `A server sends a large answer completely to a slow reader`(transport: Transport) async throws {
        let size = 8 << 20
        try await withBench(.bulk(size), over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/"))
            let head = try await client.readHead()
            #expect(head["content-length"] == String(size))
            var count = 0
            while count < size {
                count += try await client.read(min(100_000, size - count)).count
                await bench.loop.sleep(nanoseconds: 1)
            }
            try await client.send(request("GET", "/again", "Connection: close"))
            #expect(try await client.readMessage().body.utf8.count == size)
        }
    }
}
