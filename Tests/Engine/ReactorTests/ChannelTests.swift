import Glibc
import Reactor
import TestSupport
import Testing

@Suite struct `A channel` {
    @Test func `A channel stops sending while its peer does not read, and then goes on`() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await onLoop { loop in
            let (client, server) = try await connectedPair(on: loop, in: folder)
            let piece = [UInt8](repeating: 7, count: 50_000)
            var sent = 0
            while case .moved(let count) = unsafe client.send(piece.span.bytes) { sent += count }
            let isBlocked = !client.isWritable
            loop.spawn(with: client) { client in
                await client.waitUntilWritable()
                _ = await client.sendAll([9])
                client.finishSending()
            }
            let (bytes, end) = await server.receiveAll(10_000)
            client.close()
            server.close()
            return (sent: sent, isBlocked: isBlocked, count: bytes.count, last: bytes.last, end: end)
        }
        #expect(outcome.isBlocked)
        #expect(outcome.sent < 4_000_000, "the amount in flight is bounded")
        #expect(outcome.count == outcome.sent + 1)
        #expect(outcome.last == 9)
        #expect(outcome.end == .ended)
    }

    @Test func `A channel still delivers bytes that arrived before its peer closed`() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await onLoop { loop in
            let (client, server) = try await connectedPair(on: loop, in: folder)
            #expect(await client.sendAll(Array("bye".utf8)))
            client.close()
            _ = await eventually(on: loop) { server.peerClosed }
            let all = await server.receiveAll(2)
            server.close()
            return all
        }
        #expect(outcome.bytes == Array("bye".utf8))
        #expect(outcome.end == .ended)
    }

    @Test func `A channel is aborted at its deadline, which wakes a waiting reader`() async throws {
        let folder = try TemporaryFolder()
        let facts = try await onLoop { loop in
            let (client, server) = try await connectedPair(on: loop, in: folder)
            client.setDeadline(afterMilliseconds: 20)
            let start = loop.now
            let (_, end) = await client.receiveSome()
            let facts = (end: end, timedOut: client.timedOut, span: Clocks.monotonic() - start)
            client.close()
            server.close()
            return facts
        }
        #expect(facts.end == .broken)
        #expect(facts.timedOut)
        #expect(facts.span >= 20_000_000)
    }

    @Test func `A channel is not aborted at a deadline that was moved or cleared`() async throws {
        let folder = try TemporaryFolder()
        let aborted = try await onLoop { loop in
            let (client, server) = try await connectedPair(on: loop, in: folder)
            client.setDeadline(afterMilliseconds: 5)
            client.setDeadline(afterMilliseconds: 60_000)
            server.setDeadline(afterMilliseconds: 5)
            server.clearDeadline()
            await loop.sleep(nanoseconds: 20_000_000)
            let aborted = [client.isAborted, server.isAborted]
            client.close()
            server.close()
            return aborted
        }
        #expect(aborted == [false, false])
    }

    @Test func `A channel is aborted when its partner's peer hangs up`() async throws {
        let folder = try TemporaryFolder()
        let facts = try await onLoop { loop in
            let (browser, edge) = try await connectedPair(on: loop, in: folder)
            let (upstream, model) = try await connectedPair(on: loop, in: folder)
            edge.partner = upstream
            loop.spawn(with: browser) { browser in
                await loop.sleep(nanoseconds: 1)
                browser.close()
            }
            let (_, end) = await upstream.receiveSome()
            let facts = (end: end, isAborted: upstream.isAborted, timedOut: upstream.timedOut)
            for channel in [edge, upstream, model] { channel.close() }
            return facts
        }
        #expect(facts.end == .broken)
        #expect(facts.isAborted)
        #expect(!facts.timedOut)
    }

    @Test func `A channel calls its pump, which may close another channel that is ready`() async throws {
        let folder = try TemporaryFolder()
        let turns = try await onLoop { loop in
            let first = try await connectedPair(on: loop, in: folder)
            let second = try await connectedPair(on: loop, in: folder)
            // This sleep lets the loop deliver the events of the two new connections.
            await loop.sleep(nanoseconds: 1_000_000)
            // Both channels become readable at the same time. The first one whose pump is called closes the
            // other.
            let left = Closer(second.server)
            let right = Closer(first.server)
            first.server.pump = left
            second.server.pump = right
            #expect(await first.client.sendAll([1]))
            #expect(await second.client.sendAll([1]))
            await loop.sleep(nanoseconds: 5_000_000)
            let turns = (left.turns, right.turns)
            for channel in [first.client, second.client, first.server, second.server] { channel.close() }
            return turns
        }
        // Each close calls the closed channel's pump, so there are at most three calls. The pending event of
        // the closed channel must cause no further call.
        #expect(turns.0 + turns.1 <= 3)
        #expect(turns.0 >= 1 && turns.1 >= 1)
    }

    @Test func `A channel can be reset, which its peer reads as broken and not as ended`() async throws {
        let end = try await onLoop { loop in
            let socket = try Sockets.listen(on: .loopback(port: 0), shared: false)
            let address = try #require(Sockets.localAddress(of: socket.number))
            let accepted = Accepted()
            let listener = Listener(socket, on: loop) { channel, _ in
                accepted.channels.append(channel)
                accepted.waiter.wake()
            }
            defer { listener.close() }
            let client = Channel(try Sockets.connect(to: address), on: loop, connected: false)
            try await client.finishConnecting()
            if accepted.channels.isEmpty { await accepted.waiter.wait() }
            let server = accepted.channels[0]
            #expect(await server.sendAll(Array("half".utf8)))
            #expect(await client.receiveSome().bytes == Array("half".utf8))
            server.reset()
            let end = await client.receiveSome().transfer
            client.close()
            return end
        }
        #expect(end == .broken)
    }

    @Test func `A channel reports that a connection was refused`() async throws {
        let port = try ClosedPort()
        let number = try await onLoop { loop in
            let address = SocketAddress.loopback(port: port.number)
            let channel = Channel(try Sockets.connect(to: address), on: loop, connected: false)
            defer { channel.close() }
            do {
                try await channel.finishConnecting()
                return 0 as Int32
            } catch let error as SystemError {
                return error.number
            }
        }
        #expect(number == ECONNREFUSED)
    }
}

private final class Closer: Pump {
    var turns = 0
    private let other: Channel
    init(_ other: Channel) { self.other = other }
    func channelReady() {
        turns += 1
        other.close()
    }
}

private final class Accepted {
    var channels: [Channel] = []
    let waiter = Waiter()
}
