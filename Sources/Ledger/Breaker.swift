/// Spares a store that is away, and whoever would wait for it: after a few failures in a row nobody asks any
/// more, but for one probe now and then.
///
///     closed ──failures──▶ open ──rest──▶ half-open (one probe) ──success──▶ closed
///                            ▲                    │
///                            └──────failure───────┘
///
/// Pure: the time is an argument, in nanoseconds of a clock that never steps.
package struct Breaker {
    private enum State {
        case closed(failures: Int)
        case open(until: UInt64)
        case probing
    }

    /// Failures in a row that open it.
    package static let mostFailures = 5
    /// The first rest and the longest; each failed probe doubles it.
    package static let rests: ClosedRange<UInt64> = 100_000_000...2_000_000_000

    private var state = State.closed(failures: 0)
    private var rest = rests.lowerBound

    package init() {}

    /// How often it has opened.
    package private(set) var openings = 0

    package var isClosed: Bool {
        if case .closed = state { true } else { false }
    }

    /// Whether the store may be asked now. Whoever is let through must tell how it went.
    package mutating func permits(at now: UInt64) -> Bool {
        switch state {
        case .closed: return true
        case .probing: return false
        case .open(let until):
            guard until <= now else { return false }
            state = .probing
            return true
        }
    }

    /// The store answered, be it with a refusal.
    package mutating func succeeded() {
        if case .closed(failures: 0) = state { return }
        state = .closed(failures: 0)
        rest = Self.rests.lowerBound
    }

    /// The store did not answer. A rest lasts between half and whole of its length, so that many edges don't
    /// ask in step.
    ///
    /// - Parameter luck: how much of the second half, 0...1.
    package mutating func failed(at now: UInt64, luck: Double = .random(in: 0...1)) {
        switch state {
        case .closed(let failures) where failures + 1 < Self.mostFailures:
            state = .closed(failures: failures + 1)
        case .closed:
            openings += 1
            open(at: now, luck)
        case .probing:
            rest = min(rest * 2, Self.rests.upperBound)
            open(at: now, luck)
        // An answer that comes late tells nothing new.
        case .open: break
        }
    }

    private mutating func open(at now: UInt64, _ luck: Double) {
        state = .open(until: now + rest / 2 + UInt64(Double(rest / 2) * luck))
    }
}

extension Breaker {
    /// Takes a call's failure into account. A store that denies or fails a script is there: it must be heard,
    /// since nobody is ever admitted for that.
    mutating func note(_ error: LedgerError, at now: UInt64) {
        switch error {
        case .unavailable, .unknownOutcome, .degraded: failed(at: now)
        case .denied, .faulty: succeeded()
        }
    }
}
