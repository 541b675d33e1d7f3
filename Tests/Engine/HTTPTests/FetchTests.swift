import HTTP
import Reactor
import TestSupport
import Testing

@Suite struct `A fetched document` {
    private static let question = FetchRequest(target: Array("/keys?a=b".utf8))

    /// Fetches from an upstream that sends `answer` and, if `closes` is true, closes the connection.
    private func fetch(
        _ answer: String, closes: Bool = false, limit: Int = 100, _ bench: Bench
    ) async throws -> (status: Int, body: String) {
        var question = Self.question
        question.limit = limit
        let upstream = bench.upstream
        bench.loop.spawn(with: upstream) { upstream in
            guard let peer = try? await upstream.next(), (try? await peer.readMessage()) != nil else {
                return
            }
            try? await peer.send(answer)
            if closes { peer.finishSending() }
        }
        let document = try await bench.pool.fetchAnswer(question, authority: Array("keys.example".utf8))
        return (document.status, String(decoding: document.body, as: UTF8.self))
    }

    @Test(arguments: [
        ("Content-Length: 5\r\n\r\nhello", false), ("Content-Length: 5\r\n\r\nhello", true),
        ("Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n", false), ("\r\nhello", true),
    ])
    func `A fetched document is read whole, whatever its framing`(rest: String, closes: Bool) async throws {
        try await withBench { bench in
            let read = try await fetch("HTTP/1.1 200 OK\r\n" + rest, closes: closes, bench)
            #expect(read == (200, "hello"))
        }
    }

    /// `usherctl import` once failed to reach an edge, because it read a line of 3 MB while the timeout of
    /// its request was already running. The timeout must begin with the request.
    @Test func `A fetch has its whole time even after work that took longer than that`() async throws {
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            listener.welcome = { peer in
                loop.spawn(with: peer) { try? await $0.send("HTTP/1.1 204 No Content\r\n\r\n") }
            }
            var origin = Origin(host: "127.0.0.1", port: listener.port, security: nil)
            origin.limits.connectMilliseconds = 500
            let pool = UpstreamPool(origin, on: loop)
            while Clocks.monotonic() < loop.now + 600_000_000 {}
            #expect(try await pool.fetchAnswer(Self.question, authority: []).status == 204)
            listener.close()
        }
    }

    @Test func `A fetched document is requested with host and target, and no other header`() async throws {
        try await withBench { bench in
            let upstream = bench.upstream
            bench.loop.spawn(with: bench.pool) { pool in
                _ = try? await pool.fetchAnswer(Self.question, authority: Array("keys.example".utf8))
            }
            let peer = try await upstream.next()
            let text = try await peer.read(through: "\r\n\r\n")
            #expect(text == "GET /keys?a=b HTTP/1.1\r\nHost: keys.example\r\n\r\n")
            try await peer.send("HTTP/1.1 204 No Content\r\n\r\n")
        }
    }

    @Test(arguments: [
        (
            "Content-Length: 101\r\n\r\n" + String(repeating: "x", count: 101), false,
            UpstreamFailure.tooLong
        ),
        ("Transfer-Encoding: chunked\r\n\r\n65\r\n" + String(repeating: "x", count: 101), false, .tooLong),
        ("Content-Length: 5\r\n\r\nhell", true, .broken), ("Content-Length: 5\r\n", true, .broken),
        ("Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n", true, .broken),
        ("Transfer-Encoding: chunked\r\n\r\nzz\r\n", false, .malformed),
        ("Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", false, .malformed),
    ])
    func `A fetched document that is too long, cut off or not HTTP is refused`(
        rest: String, closes: Bool, failure: UpstreamFailure
    ) async throws {
        try await withBench { bench in
            await #expect(throws: failure) {
                _ = try await fetch("HTTP/1.1 200 OK\r\n" + rest, closes: closes, bench)
            }
        }
    }

    @Test func `A fetched document whose answer stalls fails at the idle timeout`() async throws {
        var origin = OriginLimits()
        origin.idleMilliseconds = 100
        try await withBench(origin: origin) { bench in
            await #expect(throws: UpstreamFailure.timedOut) {
                _ = try await fetch("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell", bench)
            }
        }
    }

    @Test(arguments: Transport.possible)
    func `A fetch uses a pooled connection, or a new one if that was closed`(transport: Transport)
        async throws
    {
        try await withBench(over: transport) { bench in
            let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
            bench.upstream.welcome = { peer in
                bench.loop.spawn(with: peer) { peer in
                    // The upstream answers twice on each connection and closes it at the third request.
                    for _ in 0..<2 {
                        guard (try? await peer.readMessage()) != nil else { return }
                        try? await peer.send(answer)
                    }
                    _ = try? await peer.readMessage()
                    peer.close()
                }
            }
            for count in [1, 1, 2, 2, 3] {
                let read = try await bench.pool.fetchAnswer(Self.question, authority: Array("k".utf8))
                #expect(read.body == Array("ok".utf8))
                #expect(bench.upstream.count == count)
            }
        }
    }
}
