import Reactor
import TestSupport
import Testing

@Suite struct `A connection race between addresses` {
    private static func race(
        _ addresses: [SocketAddress], on loop: EventLoop, within milliseconds: UInt64 = 5_000,
        for client: Channel? = nil
    ) -> ConnectionRace<Channel, SystemError> {
        ConnectionRace(
            addresses, on: loop, due: loop.now + milliseconds * 1_000_000, for: client,
            none: SystemError(systemCall: "none", number: 0), failure: { $0 }, discard: { $0.close() }
        ) { channel, _ throws(SystemError) in
            try await channel.finishConnecting()
            return channel
        }
    }

    /// The address 127.0.0.N, with the port of another socket.
    private static func loopback(_ last: UInt32, _ port: UInt16) -> SocketAddress {
        .v4(0x7F00_0000 | last, port: port)
    }

    @Test func `A connection race alternates between IPv4 and IPv6, and begins with the first address`() {
        let (four, six) = (SocketAddress.v4(1, port: 1), SocketAddress.v6(0, 1, port: 1))
        let (other4, other6) = (SocketAddress.v4(2, port: 1), SocketAddress.v6(0, 2, port: 1))
        #expect([six, other6, four, other4].alternatingFamilies == [six, four, other6, other4])
        #expect([four, six, other6].alternatingFamilies == [four, six, other6])
        #expect([four, other4].alternatingFamilies == [four, other4])
        #expect([SocketAddress]().alternatingFamilies == [])
    }

    @Test func `A connection race tries the next address after 250 ms without an answer`() async throws {
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let hole = try await BlackHole(at: Self.loopback(2, listener.port), on: loop)
            let race = Self.race([Self.loopback(2, listener.port), listener.address], on: loop)
            let start = Clocks.monotonic()
            let channel = try await race.run()
            let slower = race.slowerAddresses
            let took = (Clocks.monotonic() - start) / 1_000_000
            #expect((240..<3_000).contains(took), "\(took) ms")
            #expect(Sockets.remoteAddress(of: channel.number) == listener.address)
            #expect(slower == [Self.loopback(2, listener.port)])
            channel.close()
            hole.close()
            listener.close()
            #expect(await eventually(on: loop) { loop.sourceCount == 0 })
        }
    }

    @Test func `A connection race moves on at once from addresses that refuse`() async throws {
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let refusing = (3...6).map { Self.loopback($0, listener.port) }
            let start = Clocks.monotonic()
            let channel = try await Self.race(refusing + [listener.address], on: loop).run()
            #expect((Clocks.monotonic() - start) / 1_000_000 < 200)
            channel.close()
            listener.close()
            #expect(await eventually(on: loop) { loop.sourceCount == 0 })
        }
    }

    @Test func `A race without a winner ends at its deadline or with the last refusal`() async throws {
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            listener.stopListening()
            let hole = try await BlackHole(at: Self.loopback(2, listener.port), on: loop)
            let start = Clocks.monotonic()
            await #expect(throws: SystemError.self) {
                _ = try await Self.race(
                    [Self.loopback(2, listener.port), listener.address], on: loop, within: 500
                ).run()
            }
            #expect((450..<3_000).contains((Clocks.monotonic() - start) / 1_000_000))
            await #expect(throws: SystemError.self) {
                _ = try await Self.race([listener.address, Self.loopback(3, listener.port)], on: loop).run()
            }
            hole.close()
            listener.close()
            #expect(await eventually(on: loop) { loop.sourceCount == 0 })
        }
    }

    @Test func `A connection race ends all attempts when the client hangs up`() async throws {
        try await onLoop { loop in
            let listener = try TestListener(on: loop)
            let holes = [
                try await BlackHole(at: Self.loopback(2, listener.port), on: loop),
                try await BlackHole(at: Self.loopback(3, listener.port), on: loop),
            ]
            let client = try await Peer.connect(to: listener.address, on: loop)
            let here = try await listener.next()
            loop.spawn(with: client) { client in
                await client.channel.loop.sleep(nanoseconds: 400_000_000)
                client.close()
            }
            let addresses = [Self.loopback(2, listener.port), Self.loopback(3, listener.port)]
            let start = Clocks.monotonic()
            await #expect(throws: SystemError.self) {
                _ = try await Self.race(addresses, on: loop, within: 8_000, for: here.channel).run()
            }
            #expect((Clocks.monotonic() - start) / 1_000_000 < 4_000)
            for hole in holes { hole.close() }
            listener.close()
            #expect(await eventually(on: loop) { loop.sourceCount == 0 })
        }
    }
}
