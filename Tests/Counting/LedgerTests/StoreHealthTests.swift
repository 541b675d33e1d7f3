import Redis
import Synchronization
import Testing

@testable import Ledger

/// What the log says of a store that goes and comes.
struct `A store's health` {
    private static let place = "/run/redis.sock"

    private static func lines(_ faults: [StoreFault?]) -> [String] {
        let lines = Mutex([String]())
        let health = StoreHealth { line in lines.withLock { $0.append(line) } }
        let loop = health.join()
        for (index, fault) in faults.enumerated() { health.note(fault, of: loop, at: UInt64(index + 1)) }
        return lines.withLock { $0 }
    }

    @Test(arguments: [StoreFault.unreachable, .timedOut, .away(.hungUp(place))])
    func `tells the reason as soon as it is known, and once`(first: StoreFault) {
        let gone = StoreFault.away(.refused(Self.place))
        let lines = Self.lines([first, first, gone, .away(.hungUp(Self.place)), first, nil])
        #expect(lines.count == 3)
        #expect(lines.first?.hasPrefix("Redis cannot count now: \(first).") == true)
        #expect(lines.dropFirst().first?.hasPrefix("Redis cannot count now: nothing listens at") == true)
        #expect(lines.last?.hasPrefix("Redis is back after ") == true)
    }

    @Test func `calls a store that comes back no second trouble`() {
        #expect(Self.lines([.away(.refused(Self.place)), .loading, .busy, .timedOut, nil]).count == 2)
    }

    @Test func `tells a fault that an operator must mend, whatever came before it`() {
        #expect(Self.lines([.away(.refused(Self.place)), .loading, .memoryFull, .memoryFull]).count == 2)
    }
}
