import Bytes
import HTTP
import Reactor
import TestSupport
import Testing

/// Tests docs/guarantees.md, G22: a client that sends without a pause does not delay other clients of the
/// same loop.
@Suite struct `One turn of a server's loop` {
    @Test(arguments: [Answering.echo, .direct])
    func `One turn of a loop handles one request of a connection, even if 500 arrived`(answering: Answering)
        async throws
    {
        try await withBench(answering) { bench in
            let client = try await bench.connect()
            let meter = TurnMeter(on: bench.loop) { bench.responder.answers }
            try await client.send(String(repeating: request("GET", "/"), count: 500))
            for _ in 0..<500 { #expect(try await client.readMessage().status == 200) }
            meter.stop()
            #expect(bench.responder.answers == 500)
            #expect(meter.largestStep == 1)
        }
    }

    @Test func `One turn of a server's loop reads at most 192 KiB of a body`() async throws {
        let size = 24 << 20
        var limits = ServerLimits()
        limits.body = size
        try await withBench(limits: limits) { bench in
            let client = try await bench.connect()
            try await client.send(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n")
            #expect(await eventually(on: bench.loop) { bench.responder.current != nil })
            let meter = TurnMeter(on: bench.loop) { bench.responder.current?.inbound.count ?? 0 }
            let source = Source(client, bytes: size)
            // The sockets hold megabytes, so everything that was sent can be read at once.
            #expect(
                await eventually(on: bench.loop) { bench.responder.current?.inbound.count ?? 0 > size / 2 })
            meter.stop()
            #expect(meter.largestStep > 0 && meter.largestStep <= 192 << 10, "\(meter.largestStep)")
            source.stop()
        }
    }
}

/// Tests the limit on the memory for the bodies of all requests.
@Suite struct `The budget for bodies` {
    private static func head(_ size: Int) -> String {
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n"
    }

    private static func text(_ kilobytes: Int) -> String { String(repeating: "x", count: kilobytes << 10) }

    @Test func `Bodies beyond the budget are refused with 503, until others are gone`() async throws {
        var limits = ServerLimits()
        limits.bodyMemory = 256 << 10
        let bodies = limits.bodies
        try await withBench(limits: limits) { bench in
            let first = try await bench.connect()
            try await first.send(Self.head(300 << 10) + Self.text(200))
            #expect(await eventually(on: bench.loop) { bodies.held > 199 << 10 })
            let second = try await bench.connect()
            try await second.send(Self.head(100 << 10) + Self.text(100))
            let refusal = try await second.readMessage()
            #expect(refusal.status == 503 && refusal["connection"] == "close")
            #expect(bench.responder.faults == [.crowded])
            // Announced bytes do not count before they arrive. Small bodies never count.
            let third = try await bench.connect()
            try await third.send(Self.head(1 << 20))
            let fourth = try await bench.connect()
            try await fourth.send(Self.head(8 << 10) + Self.text(8))
            #expect(try await fourth.readMessage().status == 200)
            first.close()
            #expect(await eventually(on: bench.loop) { bodies.held == 0 })
            let fifth = try await bench.connect()
            for _ in 0..<3 {
                try await fifth.send(Self.head(200 << 10) + Self.text(200))
                #expect(try await fifth.readMessage().status == 200)
                #expect(await eventually(on: bench.loop) { bodies.held == 0 })
            }
        }
    }

    @Test func `The budget counts chunked bodies, and bodies that arrive with their head`() async throws {
        var limits = ServerLimits()
        limits.bodyMemory = 32 << 10
        try await withBench(.direct, limits: limits) { bench in
            let whole = try await bench.connect()
            try await whole.send(Self.head(40 << 10) + Self.text(40))
            #expect(try await whole.readMessage().status == 503)
            let chunked = try await bench.connect()
            try await chunked.send(request("POST", "/", "Transfer-Encoding: chunked"))
            // The server can refuse the request before its whole body is sent.
            for _ in 0..<10 { try? await chunked.send("2000\r\n" + Self.text(8) + "\r\n") }
            #expect(try await chunked.readMessage().status == 503)
        }
        #expect(limits.bodies.held == 0)
    }
}
