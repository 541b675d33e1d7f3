import Ledger
import Testing

@Suite struct `The circuit breaker` {
    private static let millisecond: UInt64 = 1_000_000

    /// One that can be asked inside an expectation.
    private final class Fuse {
        private var breaker = Breaker()
        private var random: Repeatable

        init(seed: UInt64) { random = Repeatable(seed: seed) }

        var isClosed: Bool { breaker.isClosed }
        var openings: Int { breaker.openings }

        func permits(at now: UInt64) -> Bool { breaker.permits(at: now) }
        func succeeded() { breaker.succeeded() }
        func failed(at now: UInt64) { breaker.failed(at: now, luck: .random(in: 0...1, using: &random)) }

        /// One that has just opened.
        static func open(seed: UInt64) -> Fuse {
            let fuse = Fuse(seed: seed)
            for _ in 0..<Breaker.mostFailures {
                #expect(fuse.permits(at: 0))
                fuse.failed(at: 0)
            }
            return fuse
        }
    }

    @Test func `opens after five failures in a row, and not for five with an answer between them`() {
        let fuse = Fuse(seed: 1)
        for round in 0..<20 {
            #expect(fuse.permits(at: 0))
            if round % 5 == 4 { fuse.succeeded() } else { fuse.failed(at: 0) }
        }
        #expect(fuse.isClosed)
        let open = Fuse.open(seed: 1)
        #expect(!open.isClosed && !open.permits(at: 0))
        #expect(open.openings == 1)
    }

    @Test func `lets one probe through after a rest, and closes when it is answered`() {
        let fuse = Fuse.open(seed: 2)
        #expect(!fuse.permits(at: 49 * Self.millisecond), "a rest has at least half of its length")
        #expect(fuse.permits(at: 100 * Self.millisecond))
        #expect(!fuse.permits(at: 100 * Self.millisecond), "one probe at a time")
        fuse.succeeded()
        #expect(fuse.isClosed && fuse.permits(at: 100 * Self.millisecond))
    }

    @Test func `rests longer after each failed probe, up to two seconds, never in step`() {
        let fuse = Fuse.open(seed: 3)
        var now: UInt64 = 0
        var rests: [UInt64] = []
        for _ in 0..<9 {
            let start = now
            while !fuse.permits(at: now) { now += Self.millisecond }
            rests.append((now - start) / Self.millisecond)
            fuse.failed(at: now)
        }
        for (index, rest) in rests.enumerated() {
            let whole: UInt64 = min(100 << UInt64(index), 2000)
            #expect((whole / 2...whole + 1).contains(rest), "rest \(index): \(rest) ms")
        }
        #expect(Set(rests.suffix(4)).count > 1, "no jitter")
    }
}
