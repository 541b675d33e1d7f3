import Glibc
import Reactor
import Synchronization
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A request on a pooled connection that ends` {
    private static let plan = Plan(
        limits: "{ count: messages, per: day, amount: 100 }",
        extra: """
            routes:
              - { path: /free, upstream: main, meter: false, identity: none, methods: [GET, POST] }
            """)

    private static func free(_ method: String, _ lines: String...) -> String {
        "\(method) /free HTTP/1.1\r\nHost: a\r\n" + lines.map { $0 + "\r\n" }.joined()
            + "Content-Length: 2\r\n\r\nhi"
    }

    /// Sends a first request. Afterwards the pool contains an idle connection to the upstream.
    private func warm(_ bench: GatewayBench) async throws -> Peer {
        let client = try await bench.connect()
        try await client.send(Self.free("POST"))
        #expect(try await client.readMessage().status == 200)
        return client
    }

    @Test func `A request that had not arrived is sent once more, whatever it is`() async throws {
        try await withBench(Self.plan) { bench async throws in
            let client = try await warm(bench)
            let upstream = try #require(bench.upstream.peers.last)
            // The request is sent and the upstream closes in one turn of the loop. The edge therefore sends
            // before it notices the end.
            try await client.send(Self.free("POST"))
            upstream.close()
            #expect(try await client.readMessage().status == 200)
            #expect(bench.upstream.asked.count == 2)
            #expect(bench.upstream.listener.count == 2)
        }
    }

    @Test(arguments: [
        ("POST", "", 502), ("POST", "Idempotency-Key: a-1", 200), ("GET", "", 200),
    ])
    func `An unanswered request is sent once more only if it may be executed twice`(
        method: String, line: String, status: Int
    ) async throws {
        try await withBench(Self.plan) { bench async throws in
            let client = try await warm(bench)
            bench.upstream.answers = [.ends(""), .json("{}")]
            try await client.send(line.isEmpty ? Self.free(method) : Self.free(method, line))
            #expect(try await client.readMessage().status == status)
            #expect(bench.upstream.asked.count == (status == 200 ? 3 : 2))
        }
    }

    @Test(arguments: [true, false])
    func `After a reset a request is repeated only with an Idempotency-Key`(hasMessageID: Bool) async throws {
        try await withBench(Self.plan) { bench async throws in
            let client = try await warm(bench)
            bench.upstream.answers = [.resets(""), .json("{}")]
            try await client.send(hasMessageID ? Self.free("POST", "Idempotency-Key: b") : Self.free("POST"))
            #expect(try await client.readMessage().status == (hasMessageID ? 200 : 502))
            #expect(bench.upstream.asked.count == (hasMessageID ? 3 : 2))
        }
    }

    @Test func `A request is never sent again after the first bytes of an answer`() async throws {
        try await withBench(Self.plan) { bench async throws in
            for begun in ["HTTP/1.1 103 Early Hints\r\n\r\n", "HTTP/1.1 200 O"] {
                let client = try await warm(bench)
                let before = bench.upstream.asked.count
                bench.upstream.answers = [.ends(begun), .json("{}")]
                try await client.send(Self.free("GET", "Idempotency-Key: c"))
                #expect(try await client.readMessage().status == 502)
                #expect(bench.upstream.asked.count == before + 1)
            }
        }
    }

    @Test func `A request is repeated once after a pooled connection, never after a new one`() async throws {
        try await withBench(Self.plan) { bench async throws in
            let client = try await warm(bench)
            bench.upstream.answers = [.ends("")]
            try await client.send(Self.free("POST", "Idempotency-Key: d"))
            #expect(try await client.readMessage().status == 502)
            #expect(bench.upstream.asked.count == 3)
            try await client.send(Self.free("POST", "Idempotency-Key: e"))
            #expect(try await client.readMessage().status == 502)
            #expect(bench.upstream.asked.count == 4)
        }
    }

    @Test func `A message that was sent twice is counted once`() async throws {
        try await withBench(Self.plan) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            bench.upstream.answers = [.ends(""), .json(Exchanges.chat.answer)]
            #expect(try await bench.ask(Exchanges.chat.request("Idempotency-Key: f")).status == 200)
            #expect(bench.upstream.asked.count == 3)
            #expect(try await bench.settled() == 2)
            bench.upstream.answers = [.ends(""), .json(Exchanges.chat.answer)]
            #expect(try await bench.ask(Exchanges.chat.request()).status == 502)
            #expect(try await bench.settled() == 2)
        }
    }

    @Test func `A request with endless interim answers is late after the first-byte deadline`()
        async throws
    {
        let took = try await least(below: 700) { try await endOfInterimAnswers() }
        #expect((390..<700).contains(took), "\(took) ms")
    }

    /// The upstream sends only interim (1xx) answers, and the final one must begin within 400 ms. Returns the
    /// milliseconds until the client gets a 504.
    private func endOfInterimAnswers() async throws -> UInt64 {
        var plan = Self.plan
        plan.upstream = "first_byte_timeout: 400ms"
        let took = Mutex<UInt64>(0)
        try await withBench(plan) { bench async throws in
            let client = try await warm(bench)
            let upstream = try #require(bench.upstream.peers.last)
            let loop = bench.loop
            bench.upstream.answers = [.hangs("")]
            let start = Clocks.monotonic()
            try await client.send(Self.free("POST"))
            loop.spawn(with: upstream) { upstream in
                while (try? await upstream.send("HTTP/1.1 102 Processing\r\n\r\n")) != nil {
                    await loop.sleep(nanoseconds: 5_000_000)
                }
            }
            #expect(try await client.readMessage().status == 504)
            let milliseconds = (Clocks.monotonic() - start) / 1_000_000
            took.withLock { $0 = milliseconds }
        }
        return took.withLock { $0 }
    }
}
