import Redis
import Synchronization
import Testing

@testable import Ledger

struct `A store's health` {
    private static let place = "/run/redis.sock"

    private static func lines(_ faults: [StoreFault?]) -> [String] {
        let lines = Mutex([String]())
        let health = StoreHealth { line in lines.withLock { $0.append(line) } }
        let loop = health.addLoop()
        for (index, fault) in faults.enumerated() { health.noteFault(fault, of: loop, at: UInt64(index + 1)) }
        return lines.withLock { $0 }
    }

    @Test(arguments: [StoreFault.unreachable, .timedOut, .away(.hungUp(place))])
    func `A store's health logs the reason as soon as it is known, and once`(first: StoreFault) {
        let gone = StoreFault.away(.refused(Self.place))
        let lines = Self.lines([first, first, gone, .away(.hungUp(Self.place)), first, nil])
        #expect(lines.count == 3)
        #expect(lines.first?.hasPrefix("Redis cannot count now: \(first).") == true)
        #expect(lines.dropFirst().first?.hasPrefix("Redis cannot count now: nothing listens at") == true)
        #expect(lines.last?.hasPrefix("Redis is back after ") == true)
    }

    @Test func `A store's health logs no second fault while the store comes back`() {
        #expect(Self.lines([.away(.refused(Self.place)), .loading, .busy, .timedOut, nil]).count == 2)
    }

    @Test func `A store's health logs a fault that an operator must repair, even after another one`() {
        #expect(Self.lines([.away(.refused(Self.place)), .loading, .memoryFull, .memoryFull]).count == 2)
    }
}
