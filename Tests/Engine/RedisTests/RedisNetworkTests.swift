import Reactor
import Redis
import TLS
import TestSupport
import Testing

@Suite(.needsRedisServer, .timeLimit(.minutes(1))) struct `A Redis client over any network` {
    /// Calls `body` with a client and a server that are connected by this transport.
    private func withNetwork<Result: Sendable>(
        _ transport: Transport, _ options: RedisNode.Options = .patient,
        _ body: @escaping @Sendable (RedisNode, SimulatedLink?, EventLoop) async throws -> Result
    ) async throws -> Result {
        let server = try await RedisServer.start()
        let route = try await server.route(over: transport)
        do {
            let result = try await withClient(of: route.address, tls: route.security, options) {
                try await body($0, route.link, $1)
            }
            await route.close()
            return result
        } catch {
            await route.close()
            throw error
        }
    }

    @Test(arguments: Transport.possible)
    func `A Redis client carries 960 kB both ways, and gives each of 500 concurrent calls its own reply`(
        transport: Transport
    ) async throws {
        let value = String(repeating: "0123456789abcdef", count: 60_000)
        let (read, wrong) = try await withNetwork(transport) { client, _, loop in
            _ = try await client.sendCommand(words("SET", "k", value))
            let reply = try await client.sendCommand(words("GET", "k"))
            return (reply.text, await wrongReplies(of: client, on: loop, calls: 500))
        }
        #expect(read == value)
        #expect(wrong == 0)
    }

    @Test(.needsOpenSSL)
    func `A Redis client survives TLS key updates by the server while it writes 1.6 MB`() async throws {
        let value = String(repeating: "0123456789abcdef", count: 100_000)
        let read = try await withNetwork(.secureLink) { client, link, loop in
            let keyUpdates = KeyUpdates()
            loop.spawn(with: keyUpdates) { keyUpdates in
                while !keyUpdates.isOver {
                    await link?.disturb { $0.changeKeys() }
                    await loop.sleep(nanoseconds: 2_000_000)
                    keyUpdates.count += 1
                }
                keyUpdates.waiter.wake()
            }
            _ = try await client.sendCommand(words("SET", "k", value))
            let reply = try await client.sendCommand(words("GET", "k"))
            keyUpdates.isOver = true
            await keyUpdates.waiter.wait()
            #expect(keyUpdates.count > 3)
            return reply.text
        }
        #expect(read == value)
    }

    @Test(arguments: Transport.possible.filter { $0 != .plainLoopback })
    func `A Redis client reconnects after the connection was reset`(transport: Transport) async throws {
        let figures = try await withNetwork(transport) { client, link, loop in
            _ = try await client.sendCommand(words("PING"))
            await link?.resetAll()
            #expect(await eventually(on: loop) { await client.answers(words("PING")) })
            return await link?.figures ?? LinkFigures()
        }
        #expect(figures.accepted == 2)
        #expect(figures.resumed == (transport.isSecure ? 1 : 0))
    }

    @Test(arguments: Transport.possible.filter { $0 != .plainLoopback })
    func `A Redis client fails a call within 2 s if the network stops, and recovers`(transport: Transport)
        async throws
    {
        let outcome = try await withNetwork(transport, .strict) { client, link, loop in
            _ = try await client.sendCommand(words("SET", "k", "1"))
            await link?.pause()
            let start = Clocks.monotonic()
            let error = await client.failure(of: words("INCR", "k"))
            let span = Clocks.monotonic() - start
            await link?.resume()
            let isBack = await eventually(on: loop) { await client.answers(words("PING")) }
            return (error, span / 1_000_000, isBack)
        }
        #expect(outcome.0 == .unknownOutcome)
        #expect(290...2_000 ~= outcome.1, "\(outcome.1) ms")
        #expect(outcome.2)
    }
}

private final class KeyUpdates {
    var isOver = false
    var count = 0
    let waiter = Waiter()
}
