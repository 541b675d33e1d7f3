import Reactor
import Testing

@testable import Reception

/// GUARANTEES, Security 10: whoever nobody knows is bounded by address.
@Suite("Strangers") struct StrangerTests {
    private static let second: UInt64 = 1_000_000_000
    private let now: UInt64 = 1000 * second

    private func passed(_ strangers: inout Strangers, _ address: SocketAddress?, now: UInt64, of count: Int)
        -> Int
    {
        var passed = 0
        for _ in 0..<count where strangers.wait(address, now: now) == nil {
            strangers.count(address, now: now)
            passed += 1
        }
        return passed
    }

    @Test func `of one address may come so often in a minute, and no oftener`() {
        var strangers = Strangers(perMinute: 60)
        let address = SocketAddress.v4(0x0A00_0001, port: 1)
        #expect(passed(&strangers, address, now: now, of: 1000) == 60)
        #expect(strangers.wait(address, now: now) == 1)
        // Another port is the same address; another address is another one.
        #expect(strangers.wait(address.with(port: 2), now: now) == 1)
        #expect(strangers.wait(.v4(0x0A00_0002, port: 1), now: now) == nil)
        #expect(passed(&strangers, address, now: now + 10 * Self.second, of: 1000) == 10)
        #expect(passed(&strangers, address, now: now + 1000 * Self.second, of: 1000) == 60)
    }

    @Test func `of one network of IPv6 are one, and an IPv4 address is itself in both forms' length`() {
        var strangers = Strangers(perMinute: 1)
        strangers.count(.v6(7, 1, port: 1), now: now)
        #expect(strangers.wait(.v6(7, 99, port: 1), now: now) == 60)
        #expect(strangers.wait(.v6(8, 1, port: 1), now: now) == nil)
        strangers.count(.v6(0, 0xFFFF_0A00_0001, port: 1), now: now)
        #expect(strangers.wait(.v6(0, 0xFFFF_0A00_0002, port: 1), now: now) == nil)
    }

    @Test func `are not bounded where the configuration says 0, nor behind a unix socket`() {
        var free = Strangers(perMinute: 0)
        #expect(passed(&free, .loopback(port: 1), now: now, of: 1000) == 1000)
        var bounded = Strangers(perMinute: 1)
        #expect(passed(&bounded, .unix("/run/x"), now: now, of: 1000) == 1000)
        #expect(passed(&bounded, nil, now: now, of: 1000) == 1000)
    }

    @Test func `of more addresses than there is room for share what is left`() {
        var strangers = Strangers(perMinute: 60)
        for number in 0..<UInt32(Strangers.capacity) {
            strangers.count(.v4(number, port: 1), now: now)
        }
        let beyond = (0..<1000).filter { number in
            let address = SocketAddress.v4(UInt32(1_000_000 + number), port: 1)
            guard strangers.wait(address, now: now) == nil else { return false }
            strangers.count(address, now: now)
            return true
        }
        #expect(beyond.count == 60)
        // Whoever has rested makes room.
        let later = now + 61 * Self.second
        strangers.count(.v4(2_000_000, port: 1), now: later)
        #expect(passed(&strangers, .v4(2_000_000, port: 1), now: later, of: 100) == 59)
    }
}
