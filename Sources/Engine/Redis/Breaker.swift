/// A circuit breaker: after five failures in a row no message asks the server any more, so that none waits
/// for a server that is away. `NodeWatch` finds out by probes in the background when it is back.
///
///     closed ──failures──▶ open ──an answer──▶ closed
package struct Breaker {
    /// Failures in a row that open it.
    package static let mostFailures = 5

    private var failures = 0
    package private(set) var isClosed = true

    package init() {}

    /// How often it has opened.
    package private(set) var openings = 0

    /// The server answered, even if with a refusal.
    package mutating func succeeded() {
        if failures == 0 { return }
        failures = 0
        isClosed = true
    }

    /// The server did not answer. Failures while it is open change nothing.
    package mutating func noteFailure() {
        guard isClosed else { return }
        failures += 1
        guard failures == Self.mostFailures else { return }
        isClosed = false
        openings += 1
    }
}
