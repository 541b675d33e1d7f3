import Glibc
import Reactor
import TestSupport
import Testing

@testable import Redis

@Suite(.needsRedisServer) struct `A Redis client whose connection is lost again and again` {
    @Test(.timeLimit(.minutes(1)))
    func `A Redis client reconnects within 100 ms after 20 losses, and fails no call`() async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        let (errors, waits, failures) = try await onLoop { loop in
            let owner = RedisNode(RedisAddress(host: path), on: loop, options: .patient)
            let client = RedisNode(RedisAddress(host: path), on: loop, options: .patient)
            defer {
                owner.close()
                client.close()
            }
            var (errors, waits, failures): ([RedisError?], [UInt64], [Int]) = ([], [], [])
            for round in 1...20 {
                _ = try await client.sendCommand(words("ECHO", "a real call"))
                failures.append(client.failures)
                _ = try await owner.sendCommand(words("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"))
                #expect(await eventually(on: loop) { !client.isConnected || client.connects > round })
                let start = Clocks.monotonic()
                // There is no connection, so this call waits for the next one.
                errors.append(await client.failure(of: words("PING")))
                waits.append((Clocks.monotonic() - start) / 1000)
            }
            return (errors, waits, failures)
        }
        #expect(errors.allSatisfy { $0 == nil }, "\(errors)")
        #expect(failures.allSatisfy { $0 == 0 }, "failures counted against the server: \(failures)")
        // Other programs can delay some of the calls, so the shortest of the last five waits counts.
        #expect(waits.suffix(5).min() ?? .max < 100_000, "microseconds: \(waits)")
    }
}

/// If the client's own event loop is delayed, this must not count as a delay of the server.
@Suite(.needsRedisServer) struct `A Redis client whose event loop is delayed` {
    /// How long the loop is delayed, in nanoseconds. It is less than the deadline of 300 ms.
    private static let lateness: UInt64 = 200_000_000

    @Test func `A delayed Redis client does not fail a call because it was sent late`() async throws {
        let server = try await RedisServer.start()
        let failure = try await withClient(of: server.address, .strict) { client, loop in
            _ = try await client.sendCommand(words("PING"))
            // The call's bytes are sent at the end of the turn. This task blocks the loop before that.
            loop.spawn(with: client) { $0.occupyLoopPastDeadline() }
            return await client.failure(of: words("PING"))
        }
        #expect(failure == nil)
    }

    @Test(arguments: Transport.possible.filter { !$0.isSimulatedLink })
    func `A delayed Redis client reads a reply that arrived in time, even after serving 600 other sockets`(
        transport: Transport
    ) async throws {
        let server = try await RedisServer.start()
        let route = try await server.route(over: transport)
        let (failure, isConnected) = try await withClient(
            of: route.address, tls: route.security, .strict
        ) { client, loop in
            _ = try await client.sendCommand(words("PING"))
            let otherSockets = try SocketPairs(600, on: loop)
            defer { otherSockets.close() }
            // These sockets become readable before the reply arrives. They are more than the kernel reports
            // at once, so the loop reads the reply only in a later turn.
            server.signal(SIGSTOP)
            loop.spawn(with: client) { client in
                loop.flushLater(
                    Block {
                        otherSockets.makeReadable()
                        server.signal(SIGCONT)
                        let hasAnswer = client.hasAnswerInSocket(within: 10)
                        #expect(hasAnswer, "the server did not answer")
                        client.occupyLoopPastDeadline()
                    })
            }
            return (await client.failure(of: words("PING")), client.isConnected)
        }
        await route.close()
        #expect(failure == nil)
        #expect(isConnected)
    }

    @Test func `A delayed Redis client does not fail a call because the loop set up its connection late`()
        async throws
    {
        let server = try await RedisServer.start()
        let failure = try await withClient(of: server.address, .strict) { client, loop in
            loop.spawn(with: client) { $0.occupyLoopPastDeadline() }
            return await client.failure(of: words("PING"))
        }
        #expect(failure == nil)
    }

    @Test func `A delayed Redis client still fails a call that is not answered in time`() async throws {
        let server = try await RedisServer.start()
        let (failure, span) = try await withClient(of: server.address, .strict) { client, loop in
            _ = try await client.sendCommand(words("PING"))
            server.signal(SIGSTOP)
            let start = Clocks.monotonic()
            loop.spawn(with: ()) { loop.occupy(until: start + Self.lateness) }
            let failure = await client.failure(of: words("PING"))
            server.signal(SIGCONT)
            return (failure, Clocks.monotonic() - start)
        }
        #expect(failure == .unknownOutcome)
        // A deadline starts at the beginning of a turn, which is before the call. The call can therefore fail
        // a little before `whole` has passed.
        let whole = Self.lateness + UInt64(RedisNode.Options.strict.deadline) * 1_000_000
        #expect(
            span >= whole - RedisNode.lateness,
            "the call failed after \(span) ns, before its \(whole) ns were over")
    }

    /// Runs a closure when the loop sends the output of a turn.
    private final class Block: Flushing {
        private let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        func flush() { body() }
    }

    /// Pairs of sockets. A loop watches one of each pair.
    private final class SocketPairs: @unchecked Sendable {
        private var channels: [Channel] = []
        private var others: [Int32] = []

        init(_ count: Int, on loop: EventLoop) throws {
            for _ in 0..<count {
                var ends: [Int32] = [0, 0]
                let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
                guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { break }
                channels.append(Channel(Descriptor(owning: ends[0]), on: loop, connected: true))
                others.append(ends[1])
            }
            #expect(channels.count == count)
        }

        func makeReadable() { for other in others { _ = unsafe write(other, "x", 1) } }

        func close() {
            for channel in channels { channel.close() }
            for other in others { _ = Glibc.close(other) }
        }
    }
}

extension EventLoop {
    /// Blocks the loop's thread until its clock shows `moment`, as other work of the loop would.
    fileprivate func occupy(until moment: UInt64) {
        while Clocks.monotonic() < moment { _ = sched_yield() }
    }
}

extension RedisNode {
    /// Blocks the loop's thread for twice the deadline of a call.
    fileprivate func occupyLoopPastDeadline() {
        loop.occupy(until: Clocks.monotonic() + 2 * UInt64(options.deadline) * 1_000_000)
    }

    /// Waits, without the loop, until the connection has bytes to read.
    fileprivate func hasAnswerInSocket(within seconds: Int32) -> Bool {
        guard case .ready(let connection) = state else { return false }
        var watched = pollfd(fd: connection.channel.number, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&watched, 1, 1000 * seconds) == 1
    }
}

@Suite(.needsRedisServer) struct `A Redis client beyond its limit of pending calls` {
    @Test func `A Redis client fails calls beyond its limit of pending ones as overloaded`() async throws {
        let server = try await RedisServer.start()
        var options = RedisNode.Options.patient
        options.pendingLimit = 2
        let failures = try await withClient(of: server.address, options) { client, loop in
            _ = try await client.sendCommand(words("PING"))
            let results = await client.sendCommands(Array(repeating: words("PING"), count: 5))
            return results.map { result -> RedisError? in
                if case .failure(let error) = result { error } else { nil }
            }
        }
        #expect(failures == [nil, nil, .overloaded, .overloaded, .overloaded])
    }
}
