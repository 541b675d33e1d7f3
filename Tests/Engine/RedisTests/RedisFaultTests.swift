import Glibc
import Reactor
import Redis
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A Redis client under faults` {
    @Test func `A Redis client never gives a late reply to a later call`() async throws {
        let server = try await RedisServer.start()
        let outcome = try await withClient(of: server.address, .strict) { client, _ in
            _ = try await client.sendCommand(words("SET", "n", "0"))
            server.signal(SIGSTOP)
            let late = await client.failure(of: words("INCR", "n"))
            server.signal(SIGCONT)
            let next = try await client.sendCommand(words("ECHO", "mine"))
            let count = try await client.sendCommand(words("GET", "n"))
            return (late, next.text, count.text)
        }
        #expect(outcome.0 == .unknownOutcome)
        #expect(outcome.1 == "mine")
        #expect(outcome.2 == "1", "the call was applied although its outcome was unknown to the caller")
    }

    @Test func `A Redis client fails calls to a stopped server instead of waiting for it`() async throws {
        let server = try await RedisServer.start()
        let spans = try await withClient(of: server.address, .strict) { client, _ in
            _ = try await client.sendCommand(words("PING"))
            server.signal(SIGSTOP)
            var spans: [(RedisError?, UInt64)] = []
            for _ in 0..<3 {
                let start = Clocks.monotonic()
                let error = await client.failure(of: words("PING"))
                spans.append((error, (Clocks.monotonic() - start) / 1_000_000))
            }
            server.signal(SIGCONT)
            return spans
        }
        #expect(spans.map(\.0) == [.unknownOutcome, .unavailable, .unavailable])
        #expect(spans[0].1 >= 290, "the first call waits for its deadline")
        // All calls fail. At least one of them must fail within 1 s, although the machine can be busy (the
        // deadline is 300 ms).
        #expect(spans.contains { $0.1 < 1000 }, "milliseconds: \(spans.map(\.1))")
    }

    @Test func `A Redis client fails calls as unavailable when there is no server`() async throws {
        let folder = try TemporaryFolder()
        let address = RedisAddress(host: folder.file("nobody.sock"))
        let errors = try await withClient(of: address, .strict) { client, _ in
            [await client.failure(of: words("PING")), await client.failure(of: words("PING"))]
        }
        #expect(errors == [.unavailable, .unavailable])
    }

    /// A false server announces a very long reply. The client must not reserve memory for more than the
    /// command can return.
    @Test(.timeLimit(.minutes(1)), arguments: [0, 1])
    func `A Redis client gives no server more memory than an answer can have`(
        inGreeting: Int
    ) async throws {
        let (outcome, growth) = try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let address = RedisAddress(host: "127.0.0.1", port: listener.port)
            let client = RedisNode(address, on: loop, options: .strict)
            defer {
                client.close()
                listener.close()
            }
            loop.spawn(with: listener) { listener in
                while let peer = try? await listener.next() {
                    _ = try? await peer.read(through: "PING\r\n")
                    if inGreeting == 1 {
                        _ = try? await peer.send(Array("$2147483646\r\n".utf8))
                        while (try? await peer.send([UInt8](repeating: 120, count: 1 << 20))) != nil {}
                        continue
                    }
                    _ = peer.sendNow(Array("+PONG\r\n".utf8))
                    _ = try? await peer.read(through: "ECHO")
                    _ = peer.sendNow(Array("*2147483646\r\n*2147483646\r\n:9223372036854775807\r\n".utf8))
                }
            }
            let before = ProcessMemory.resident
            let outcome = await client.failure(of: words("ECHO", "a"))
            return (outcome, ProcessMemory.resident - before)
        }
        #expect(outcome == (inGreeting == 1 ? .unavailable : .unknownOutcome))
        #expect(growth < 64 << 20, "\(growth >> 20) MiB")
    }

    @Test(.timeLimit(.minutes(1)))
    func `A Redis client reconnects to a server that closed right after its greeting`() async throws {
        let outcome = try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let address = RedisAddress(host: "127.0.0.1", port: listener.port)
            let client = RedisNode(address, on: loop, options: .strict)
            defer {
                client.close()
                listener.close()
            }
            loop.spawn(with: listener) { listener in
                guard let first = try? await listener.next() else { return }
                _ = try? await first.read(through: "PING\r\n")
                // The reply and the end of the connection are sent in one turn of the loop, so the client can
                // read both at once.
                _ = first.sendNow(Array("+PONG\r\n".utf8))
                first.close()
                guard let second = try? await listener.next() else { return }
                while (try? await second.read(through: "PING\r\n")) != nil {
                    _ = second.sendNow(Array("+PONG\r\n".utf8))
                }
            }
            let failure = await client.failure(of: words("PING"))
            return (failure, await eventually(on: loop) { await client.answers(words("PING")) })
        }
        // If the client noticed the end after it had sent the call, the call's outcome is unknown.
        #expect(outcome.0 == .unavailable || outcome.0 == .unknownOutcome, "the call fails and does not hang")
        #expect(outcome.1, "the client reconnects")
    }

    @Test func `A Redis client reconnects after the server was killed and started again`() async throws {
        let server = try await RedisServer.start()
        let outcome = try await withClient(of: server.address, .strict) { client, loop in
            _ = try await client.sendCommand(words("PING"))
            server.kill9()
            let isDown = await eventually(on: loop) {
                await client.failure(of: words("PING")) == .unavailable
            }
            var refusals: [RedisError?] = []
            let refusedAfter = await least(below: 50_000_000 as UInt64) {
                let start = Clocks.monotonic()
                refusals.append(await client.failure(of: words("PING")))
                return Clocks.monotonic() - start
            }
            try await server.launch()
            let isBack = await eventually(on: loop) { await client.answers(words("PING")) }
            return (isDown, refusals, refusedAfter, isBack)
        }
        #expect(outcome.0)
        #expect(outcome.1.allSatisfy { $0 == .unavailable })
        #expect(outcome.2 < 50_000_000, "while it is down calls are refused at once")
        #expect(outcome.3)
    }

    @Test func `A call in flight fails with an unknown outcome when the server dies`() async throws {
        let server = try await RedisServer.start()
        let error = try await withClient(of: server.address, .strict) { client, loop in
            _ = try await client.sendCommand(words("PING"))
            server.signal(SIGSTOP)
            loop.spawn(with: ()) {
                // The client writes the command in the next turn of the loop, so the test waits for this
                // turn.
                await loop.sleep(nanoseconds: 1)
                server.kill9()
            }
            return await client.failure(of: words("INCR", "n"))
        }
        #expect(error == .unknownOutcome)
    }

    @Test func `A Redis client reports a server as loading, and answers once it has loaded`() async throws {
        let server = try await RedisServer.start()
        let outcome = try await withClient(of: server.address, .strict) { client, loop in
            _ = try await client.sendCommand(
                words("EVAL", "for i = 1, 300 do redis.call('SET', i, string.rep('x', 100)) end", "0"))
            _ = try await client.sendCommand(words("SAVE"))
            server.kill9()
            try await server.launch(
                ["--key-load-delay", "4000", "--loading-process-events-interval-bytes", "1024"],
                waiting: false
            )
            let hasLoaded = await eventually(on: loop) {
                await client.failure(of: words("DBSIZE")) == .loading
            }
            let isBack = await eventually(on: loop) { await client.answers(words("DBSIZE")) }
            return (hasLoaded, isBack, try await client.sendCommand(words("DBSIZE")))
        }
        #expect(outcome.0)
        #expect(outcome.1)
        #expect(outcome.2 == .integer(300))
    }

    @Test func `A Redis client reports a server busy with a script, and answers afterwards`() async throws {
        let server = try await RedisServer.start(["--busy-reply-threshold", "20"])
        let outcome = try await withClient(of: server.address, .strict) { client, loop in
            // The script needs 0.45 s of processor time. The deadline is 0.3 s.
            let spin = "for i = 1, 1.2e8 do end return 1"
            let first = await client.failure(of: words("EVAL", spin, "0"))
            let wasBusy = await eventually(on: loop) { await client.failure(of: words("PING")) == .busy }
            let isBack = await eventually(on: loop, within: 15) { await client.answers(words("PING")) }
            return (first, wasBusy, isBack)
        }
        #expect(outcome.0 == .unknownOutcome)
        #expect(outcome.1)
        #expect(outcome.2)
    }

    @Test func `A Redis client fails each write to a replica as read-only`() async throws {
        let server = try await RedisServer.start([
            "--replicaof", "127.0.0.1", "1", "--replica-serve-stale-data", "yes",
        ])
        let outcome = try await withClient(of: server.address, .strict) { client, loop in
            let write = await client.failure(of: words("SET", "k", "v"))
            let later = await client.failure(of: words("SET", "k", "v"))
            return (write, later)
        }
        #expect(outcome.0 == .readOnly)
        #expect(outcome.1 == .readOnly)
    }

    @Test func `A Redis client refuses calls once it is closed`() async throws {
        let server = try await RedisServer.start()
        let error = try await withClient(of: server.address, .strict) { client, _ in
            _ = try await client.sendCommand(words("PING"))
            client.close()
            return await client.failure(of: words("PING"))
        }
        #expect(error == .unavailable)
    }
}
