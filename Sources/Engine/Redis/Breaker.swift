/// A circuit breaker. After five failures in a row, messages are no longer sent to the server, so that none
/// waits for a server that is away. `NodeWatch` probes the server in the background to find out when it is
/// back.
///
/// closed ──failures──▶ open ──an answer──▶ closed
package struct Breaker {
    /// The number of failures in a row that opens the breaker.
    package static let mostFailures = 5

    private var failures = 0
    package private(set) var isClosed = true

    package init() {}

    /// How often the breaker has opened.
    package private(set) var openings = 0

    /// Reports that the server answered. A refusal counts as an answer.
    package mutating func succeeded() {
        if failures == 0 { return }
        failures = 0
        isClosed = true
    }

    /// Reports that the server did not answer. Failures while the breaker is open change nothing.
    package mutating func noteFailure() {
        guard isClosed else { return }
        failures += 1
        guard failures == Self.mostFailures else { return }
        isClosed = false
        openings += 1
    }
}
