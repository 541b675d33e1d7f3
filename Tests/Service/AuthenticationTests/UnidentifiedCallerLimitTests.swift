import Reactor
import Testing

@testable import Authentication

@Suite("Unidentified callers") struct UnidentifiedCallerLimitTests {
    private static let second: UInt64 = 1_000_000_000
    private let now: UInt64 = 1000 * second

    private func passed(
        _ limit: UnidentifiedCallerLimit, _ address: SocketAddress?, now: UInt64, of count: Int
    ) -> Int {
        var passed = 0
        for _ in 0..<count where limit.waitingTime(address, now: now) == nil {
            _ = limit.takeRequest(address, now: now)
            passed += 1
        }
        return passed
    }

    @Test func `Unidentified callers of one address may come so often in a minute, and no oftener`() {
        let limit = UnidentifiedCallerLimit(perMinute: 60)
        let address = SocketAddress.v4(0x0A00_0001, port: 1)
        #expect(passed(limit, address, now: now, of: 1000) == 60)
        #expect(limit.waitingTime(address, now: now) == 1)
        // Two ports of one address share one limit. Another address has its own limit.
        #expect(limit.waitingTime(address.with(port: 2), now: now) == 1)
        #expect(limit.waitingTime(.v4(0x0A00_0002, port: 1), now: now) == nil)
        #expect(passed(limit, address, now: now + 10 * Self.second, of: 1000) == 10)
        #expect(passed(limit, address, now: now + 1000 * Self.second, of: 1000) == 60)
    }

    @Test func `Callers of one IPv6 network count as one, and an IPv4 address is the same in both forms`() {
        let limit = UnidentifiedCallerLimit(perMinute: 1)
        _ = limit.takeRequest(.v6(7, 1, port: 1), now: now)
        #expect(limit.waitingTime(.v6(7, 99, port: 1), now: now) == 60)
        #expect(limit.waitingTime(.v6(8, 1, port: 1), now: now) == nil)
        _ = limit.takeRequest(.v6(0, 0xFFFF_0A00_0001, port: 1), now: now)
        #expect(limit.waitingTime(.v6(0, 0xFFFF_0A00_0002, port: 1), now: now) == nil)
        #expect(limit.waitingTime(.v4(0x0A00_0001, port: 1), now: now) == 60)
    }

    @Test func `Unidentified callers are not bounded if the configuration says 0, nor on a unix socket`() {
        let free = UnidentifiedCallerLimit(perMinute: 0)
        #expect(passed(free, .loopback(port: 1), now: now, of: 1000) == 1000)
        let bounded = UnidentifiedCallerLimit(perMinute: 1)
        #expect(passed(bounded, .unix("/run/x"), now: now, of: 1000) == 1000)
        #expect(passed(bounded, nil, now: now, of: 1000) == 1000)
    }

    @Test func `Callers of more addresses than fit share the remaining places`() {
        let limit = UnidentifiedCallerLimit(perMinute: 60)
        for number in 0..<UInt32(CallerPace.capacity) {
            _ = limit.takeRequest(.v4(number, port: 1), now: now)
        }
        let beyond = (0..<1000).filter { number in
            let address = SocketAddress.v4(UInt32(1_000_000 + number), port: 1)
            guard limit.waitingTime(address, now: now) == nil else { return false }
            _ = limit.takeRequest(address, now: now)
            return true
        }
        #expect(beyond.count == 60)
        // An address that has sent no request for 61 s is forgotten, which makes room for new addresses.
        let later = now + 61 * Self.second
        _ = limit.takeRequest(.v4(2_000_000, port: 1), now: later)
        #expect(passed(limit, .v4(2_000_000, port: 1), now: later, of: 100) == 59)
    }

    @Test func `Unidentified callers are bounded as a changed configuration says, and stay counted`() {
        let limit = UnidentifiedCallerLimit(perMinute: 60)
        let address = SocketAddress.v4(0x0A00_0001, port: 1)
        #expect(passed(limit, address, now: now, of: 1000) == 60)
        limit.changePace(toPerMinute: 120)
        #expect(passed(limit, address, now: now, of: 1000) == 0)
        #expect(passed(limit, address, now: now + 10 * Self.second, of: 1000) == 20)
    }
}
