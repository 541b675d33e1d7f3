import Bytes
import HTTP
import Reactor
import TestSupport
import Testing

@Suite struct `A relayed answer` {
    private func begin(_ bench: Bench, version: String = "1.1", method: String = "GET") async throws -> (
        client: Peer, upstream: Peer
    ) {
        let client = try await bench.connect()
        try await client.send(request(method, "/", version: version))
        let upstream = try await bench.upstream.next()
        _ = try await upstream.readMessage()
        return (client, upstream)
    }

    static let whole: [(answer: String, body: String, ends: Bool)] = [
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", "hello", false),
        ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", "", false),
        (
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;a=b\r\nllo\r\n0\r\nT: x\r\n\r\n",
            "hello", false
        ),
        ("HTTP/1.1 200 OK\r\n\r\nhello", "hello", true),
        ("HTTP/1.1 204 No Content\r\n\r\n", "", false),
        ("HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n", "", false),
        ("HTTP/1.1 307 Temporary Redirect\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n", "", false),
    ]

    @Test(arguments: whole.indices, Transport.possible)
    func `An answer is relayed whole, whatever its framing`(index: Int, transport: Transport) async throws {
        for version in ["1.1", "1.0"] {
            for answering in [Answering.proxy, .parked] {
                try await reach(index, version, answering, transport)
            }
        }
    }

    private func reach(
        _ index: Int, _ version: String, _ answering: Answering, _ transport: Transport
    ) async throws {
        let (answer, body, ends) = Self.whole[index]
        try await withBench(answering, over: transport) { bench in
            let (client, upstream) = try await begin(bench, version: version)
            // The upstream sends byte by byte, so that the answer is split at every position.
            for byte in answer.utf8 {
                try await upstream.send([byte])
                await bench.loop.sleep(nanoseconds: 1)
            }
            if ends { upstream.close() }
            let message = try await client.readMessage()
            #expect(message.line.contains(answer.split(separator: " ")[1]))
            #expect(message.body == body)
            #expect(await eventually(on: bench.loop) { bench.responder.outcomes == [.whole] })
            #expect(await eventually(on: bench.loop) { bench.pool.connectionCount == (ends ? 0 : 1) })
            #expect(bench.upstream.count == 1)
        }
    }

    @Test(arguments: Transport.possible)
    func `A relayed answer to a HEAD has no body`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let (client, upstream) = try await begin(bench, method: "HEAD")
            try await upstream.send("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n")
            let message = try await client.readMessage(isToHead: true)
            #expect(message["content-length"] == "500")
            #expect(await eventually(on: bench.loop) { bench.responder.outcomes == [.whole] })
            try await client.send(request("GET", "/"))
            _ = try await upstream.readMessage()
            try await upstream.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            #expect(try await client.readMessage().body == "ok")
        }
    }

    @Test(arguments: Transport.possible)
    func `An answer that is large and arrives at once can be relayed without a task`(transport: Transport)
        async throws
    {
        try await withBench(.parked, over: transport) { bench in
            let (client, upstream) = try await begin(bench)
            // One read takes at most 64 KiB, and the sizes rise in steps of 48 KiB. So every number of reads
            // that one turn allows occurs.
            let sizes = stride(from: 16 << 10, through: 1 << 20, by: 48 << 10)
            for size in sizes {
                if size > 16 << 10 {
                    try await client.send(request("GET", "/"))
                    _ = try await upstream.readMessage()
                }
                let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n".utf8)
                try await upstream.send(head + [UInt8](repeating: 120, count: size))
                let answer = try await client.readMessage()
                #expect(answer.body.utf8.count == size)
            }
            let all = sizes.map { _ in RelayOutcome.whole }
            #expect(await eventually(on: bench.loop) { bench.responder.outcomes == all })
            #expect(bench.upstream.count == 1)
        }
    }

    @Test(arguments: Transport.possible)
    func `An answer relayed without a task may be one of several pipelined ones`(transport: Transport)
        async throws
    {
        try await withBench(.parked, over: transport) { bench in
            let client = try await bench.connect()
            try await client.send(request("GET", "/a") + request("GET", "/b") + request("GET", "/c"))
            let upstream = try await bench.upstream.next()
            for path in ["/a", "/b", "/c"] {
                let asked = try await upstream.readMessage()
                #expect(asked.line == "GET \(path) HTTP/1.1")
                try await upstream.send(
                    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n\(path)\r\n")
                await bench.loop.sleep(nanoseconds: 1_000_000)
                try await upstream.send("0\r\n\r\n")
                #expect(try await client.readMessage().body == path)
            }
        }
    }

    @Test(arguments: Transport.possible)
    func `A relayed answer is passed on piece by piece`(transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let (client, upstream) = try await begin(bench)
            try await upstream.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            _ = try await client.readHead()
            for index in 0..<20 {
                try await upstream.send("3\r\n\(100 + index)\r\n")
                #expect(try await client.read(through: "\(100 + index)\r\n") == "3\r\n\(100 + index)\r\n")
            }
            try await upstream.send("0\r\n\r\n")
            #expect(try await client.read(through: "0\r\n\r\n") == "0\r\n\r\n")
        }
    }

    static let cut = [
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhello",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n",
    ]

    @Test(arguments: cut, Transport.possible)
    func `A relayed answer that is cut short reaches the client as incomplete`(
        answer: String, transport: Transport
    ) async throws {
        for reset in [false, true] { try await cutShort(answer, reset, transport) }
    }

    private func cutShort(_ answer: String, _ reset: Bool, _ transport: Transport) async throws {
        try await withBench(.proxy, over: transport) { bench in
            let (client, upstream) = try await begin(bench)
            try await upstream.send(answer)
            let head = try await client.readHead()
            _ = try await client.read(through: "hello")
            if reset { upstream.reset() } else { upstream.close() }
            let rest = try await client.readToEnd()
            let isChunked = answer.contains("chunked")
            #expect(head["content-length"] == (isChunked ? nil : "10"))
            #expect((head["transfer-encoding"] == "chunked") == isChunked)
            #expect(!rest.contains("0\r\n\r\n"))
            #expect(bench.responder.outcomes != [.whole])
            #expect(bench.pool.connectionCount == 0)
        }
    }

    @Test(arguments: cut.dropFirst(), Transport.possible)
    func `An answer that is cut short resets a client of HTTP/1.0`(answer: String, transport: Transport)
        async throws
    {
        try await withBench(.proxy, over: transport) { bench in
            let (client, upstream) = try await begin(bench, version: "1.0")
            try await upstream.send(answer)
            await #expect(throws: Peer.Failure.reset) {
                _ = try await client.read(through: "hello")
                upstream.close()
                _ = try await client.readToEnd()
            }
        }
    }

    @Test func `An answer that falls silent ends after the idle timeout of 3 s, not before`() async throws {
        var origin = OriginLimits()
        // This timeout is long, so that the head arrives in time even on a busy machine.
        origin.firstByteMilliseconds = 1000
        origin.idleMilliseconds = 3000
        try await withBench(.proxy, origin: origin) { bench in
            let (client, upstream) = try await begin(bench)
            let start = Clocks.monotonic()
            try await upstream.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            _ = try await client.readHead()
            #expect(await upstream.peerCloses())
            // The first-byte timeout of 1 s has no effect, because the head has arrived. The idle timeout of
            // 3 s ends the exchange.
            #expect(Clocks.monotonic() - start >= 3_000_000_000)
            #expect(bench.responder.outcomes == [.upstreamBroke(timedOut: true)])
            #expect(try await client.readToEnd().isEmpty)
        }
    }

    /// More bytes than the kernels buffer for a connection, even over several hops. A sender buffers 4 MiB
    /// and a receiver up to 33 MiB.
    private static let beyondKernels = 256 << 20

    /// Sends until the relay accepts no more from the upstream, because the client reads nothing. Returns the
    /// number of bytes.
    private func fill(_ bench: Bench, from upstream: Peer) async -> Int {
        let block = [UInt8](repeating: 120, count: 256 << 10)
        var (sent, idle) = (0, 0)
        while sent < Self.beyondKernels, bench.responder.outcomes.isEmpty,
            idle < 100 || bench.responder.current?.hasUnsent != true
        {
            let count = upstream.sendNow(block)
            sent += count
            idle = count == 0 ? idle + 1 : 0
            await bench.loop.sleep(nanoseconds: 1_000_000)
        }
        return sent
    }

    private func drain(_ bench: Bench, _ client: Peer, of upstream: Peer) async throws {
        _ = try await client.readHead()
        let before = bench.responder.outcomes
        upstream.finishSending()
        let isOver = await eventually(on: bench.loop, within: 30) {
            while case .moved = client.channel.receiveIntoScratch() {}
            return bench.responder.outcomes.count > before.count
        }
        #expect(isOver && bench.responder.outcomes == before + [.whole])
    }

    @Test func `A relay waits for a slow client, and buffers less than 132 KiB meanwhile`() async throws {
        try await withBench(.proxy) { bench in
            let (client, upstream) = try await begin(bench)
            try await upstream.send("HTTP/1.1 200 OK\r\n\r\n")
            let sent = await fill(bench, from: upstream)
            #expect(sent < Self.beyondKernels, "the upstream is still read after \(sent) bytes")
            try await drain(bench, client, of: upstream)
            #expect(bench.responder.relayedBytes == sent)
            #expect(
                bench.responder.largestOutbound < 132 << 10,
                "\(bench.responder.largestOutbound) bytes were buffered"
            )
        }
    }

    @Test func `A relay ends if the client reads nothing, even if the upstream goes on`() async throws {
        var limits = ServerLimits()
        limits.writeMilliseconds = 150
        try await withBench(.proxy, limits: limits) { bench in
            let (_, upstream) = try await begin(bench)
            try await upstream.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
            let block = [UInt8](repeating: 120, count: 16 << 10)
            // The time at which the client's connection last accepted bytes. Over several hops, the
            // connection can be full for a moment and then accept more.
            var moved = Clocks.monotonic()
            let isOver = await eventually(on: bench.loop, within: 40) {
                // This data fills the buffers towards the client. The buffers towards the upstream stay free.
                for _ in 0..<20 where bench.responder.current?.hasUnsent != true {
                    _ = upstream.sendNow(block)
                    moved = Clocks.monotonic()
                    await bench.loop.sleep(nanoseconds: 1)
                }
                // A byte from the upstream now and then must not extend the stalled client's timeout.
                _ = upstream.sendNow([120])
                return !bench.responder.outcomes.isEmpty
            }
            #expect(isOver)
            #expect(bench.responder.outcomes == [.clientLeft])
            #expect(Clocks.monotonic() - moved < 5_000_000_000)
            #expect(await upstream.peerCloses())
        }
    }

    @Test func `An answer to a stalled client does not make the upstream count as late`() async throws {
        var origin = OriginLimits()
        // This timeout is long, so that the upstream meets it even on a busy machine.
        origin.idleMilliseconds = 3_000
        try await withBench(.proxy, origin: origin) { bench in
            let (client, upstream) = try await begin(bench)
            try await upstream.send("HTTP/1.1 200 OK\r\n\r\n")
            let sent = await fill(bench, from: upstream)
            // This upstream sends nothing more, so it exceeds its idle timeout.
            let (_, silent) = try await begin(bench)
            try await silent.send("HTTP/1.1 200 OK\r\n\r\n")
            #expect(await eventually(on: bench.loop) { !bench.responder.outcomes.isEmpty })
            #expect(bench.responder.outcomes == [.upstreamBroke(timedOut: true)])
            #expect(await silent.peerCloses())
            #expect(!upstream.channel.peerHasSpoken(), "the upstream counted as late")
            try await drain(bench, client, of: upstream)
            #expect(bench.responder.relayedBytes == sent)
        }
    }

    @Test(arguments: [false, true], Transport.possible)
    func `A relayed answer ends when the client hangs up in the middle`(isParked: Bool, transport: Transport)
        async throws
    {
        try await withBench(isParked ? .parked : .proxy, over: transport) { bench in
            for reset in [false, true] {
                let (client, upstream) = try await begin(bench)
                try await upstream.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
                _ = try await client.read(through: "abc")
                if reset { client.reset() } else { client.close() }
                #expect(await upstream.peerCloses())
                #expect(await eventually(on: bench.loop) { bench.server.connectionCount == 0 })
            }
            #expect(bench.responder.outcomes == [.clientLeft, .clientLeft])
        }
    }

    @Test func `A relayed answer from a fast upstream moves at most 1 MiB in one turn`() async throws {
        try await withBench(.proxy) { bench in
            let (client, upstream) = try await begin(bench)
            try await upstream.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
            _ = try await client.readHead()
            let sink = Sink(client)
            defer { sink.stop() }
            let responder = bench.responder
            let meter = TurnMeter(on: bench.loop) { responder.relayedBytes }
            defer { meter.stop() }
            // Before the relay reads, the upstream sends as many bytes as the kernel accepts.
            let block = [UInt8](repeating: 120, count: 256 << 10)
            for _ in 0..<50 {
                let goal = responder.relayedBytes + upstream.sendAll(block)
                #expect(await eventually(on: bench.loop) { responder.relayedBytes >= goal })
            }
            #expect(responder.relayedBytes > 8 << 20)
            // In one turn the relay can run twice, with eight reads of 64 KiB each.
            #expect(meter.largestStep <= 16 * 65_536, "\(meter.largestStep) bytes in one turn")
        }
    }
}
