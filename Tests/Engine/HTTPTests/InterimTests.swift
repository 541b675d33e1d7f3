import Bytes
import HTTP
import Reactor
import TestSupport
import Testing
import Wire

@Suite struct `A series of interim answers` {
    /// The upstream repeats the status 103. Returns the milliseconds until the request ends.
    private func end(pause: UInt64) async throws -> UInt64 {
        var origin = OriginLimits()
        origin.firstByteMilliseconds = 400
        let took = Took()
        try await withBench(.proxy, origin: origin) { bench in
            let client = try await bench.connect()
            let start = Clocks.monotonic()
            try await client.send(request("GET", "/"))
            let upstream = try await bench.upstream.next()
            _ = try await upstream.readMessage()
            let loop = bench.loop
            loop.spawn(with: upstream) { upstream in
                let hint = String(repeating: "HTTP/1.1 103 Early Hints\r\n\r\n", count: pause == 0 ? 400 : 1)
                while (try? await upstream.send(hint)) != nil {
                    await loop.sleep(nanoseconds: max(1, pause))
                }
            }
            #expect(try await client.readMessage().status == 502)
            took.milliseconds = (Clocks.monotonic() - start) / 1_000_000
            #expect(bench.responder.failures == [.timedOut])
            #expect(await upstream.peerCloses())
        }
        return took.milliseconds
    }

    @Test(arguments: [false, true])
    func `The final answer may follow a series of interim answers, even after several turns`(
        isEarly: Bool
    ) async throws {
        var limits = ServerLimits()
        limits.body = 64 << 20
        try await withBench(.proxy, limits: limits) { bench in
            let client = try await bench.connect()
            // An early answer arrives while most of the request is still unsent, because the sockets cannot
            // hold all of it.
            let body = isEarly ? String(repeating: "x", count: 48 << 20) : ""
            bench.loop.spawn(with: client) { client in
                try? await client.send(request("POST", "/", body: body))
            }
            let upstream = try await bench.upstream.next()
            if isEarly { #expect(await eventually(on: bench.loop) { upstream.channel.peerHasSpoken() }) }
            let hints = String(repeating: "HTTP/1.1 103 Early Hints\r\n\r\n", count: 200)
            try await upstream.send(hints + okAnswer)
            #expect(try await client.readMessage().body == "ok")
            #expect(await eventually(on: bench.loop) { bench.responder.outcomes == [.whole] })
        }
    }

    @Test func `A flood of interim answers fails the request at the first-byte deadline`() async throws {
        let took = try await least(below: 700) { try await endOfFlood() }
        #expect((390..<700).contains(took), "\(took) ms")
    }

    /// The upstream sends interim answers without a pause. Returns the milliseconds until the request ends.
    private func endOfFlood() async throws -> UInt64 {
        let flood = EventLoop(name: "flood")
        flood.start()
        defer { flood.stop() }
        let listener = await flood.makeValue { loop in try? TestListener(on: loop) }
        await listener.ask { listener in
            listener?.welcome = { peer in
                flood.spawn(with: peer) { peer in
                    let hints = Array(String(repeating: "HTTP/1.1 103 Early Hints\r\n\r\n", count: 4000).utf8)
                    // Sends complete interim answers as fast as the connection accepts them.
                    while (try? await peer.send(hints)) != nil {}
                }
            }
        }
        let port = await listener.ask { $0?.port ?? 0 }
        let took = try await onLoop { loop in
            var origin = Origin(host: "127.0.0.1", port: port, security: nil)
            origin.limits.firstByteMilliseconds = 400
            let pool = UpstreamPool(origin, on: loop)
            let others = Others()
            loop.spawn(with: others) { others in
                while !others.isOver {
                    let before = Resources.threadTime()
                    await loop.sleep(nanoseconds: 1)
                    others.longestWait = max(others.longestWait, Resources.threadTime() - before)
                }
            }
            let connection = try await pool.connect(for: nil)
            let start = Clocks.monotonic()
            connection.outbound.append("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            try await connection.sendRequest()
            await #expect(throws: UpstreamFailure.timedOut) {
                try await connection.receiveHead(answering: .get)
            }
            let took = (Clocks.monotonic() - start) / 1_000_000
            // In a debug build, other work waits 0.1 to 2 ms. If one turn read everything, it would wait at
            // least 7 ms.
            #expect(others.longestWait < 5_000_000, "the loop did nothing else for \(others.longestWait) ns")
            others.isOver = true
            connection.finish(isWhole: false)
            #expect(await eventually(on: loop) { loop.sourceCount == 0 })
            return took
        }
        await listener.ask { $0?.close() }
        return took
    }

    @Test(arguments: [0, 1_000_000, 30_000_000] as [UInt64])
    func `Interim answers fail a request at its first-byte deadline`(pause: UInt64) async throws {
        let took = try await least(below: 700) { try await end(pause: pause) }
        #expect((390..<700).contains(took), "\(took) ms")
    }
}

private final class Others {
    /// The longest time for which other work of the loop waited. It is processor time in nanoseconds, which
    /// other programs do not change.
    var longestWait: UInt64 = 0
    var isOver = false
}

private final class Took: @unchecked Sendable { var milliseconds: UInt64 = 0 }
