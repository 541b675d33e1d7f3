/// A circuit breaker: after a few failures in a row no message asks the server any more, so that nobody waits
/// for one that is away. Whoever watches the server finds out when it is back, by a probe in the background.
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

    /// The server answered, be it with a refusal.
    package mutating func succeeded() {
        if failures == 0 { return }
        failures = 0
        isClosed = true
    }

    /// The server did not answer. Failures while it is open change nothing.
    package mutating func failed() {
        guard isClosed else { return }
        failures += 1
        guard failures == Self.mostFailures else { return }
        isClosed = false
        openings += 1
    }
}
