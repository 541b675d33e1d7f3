/// Stops calls to a server that is away, so that no message waits for the server. The breaker opens after
/// five failures in a row. Probes in the background find out when the server is back.
///
/// closed ──failures──▶ open ──an answer──▶ closed
package struct Breaker {
    /// How many failures in a row open the breaker.
    package static let mostFailures = 5

    private var failures = 0
    package private(set) var isClosed = true

    package init() {}

    package private(set) var openings = 0

    /// Records that the server has replied. A reply that refuses a command counts, too.
    package mutating func succeeded() {
        if failures == 0 { return }
        failures = 0
        isClosed = true
    }

    /// Records that the server has not replied. Failures while the breaker is open change nothing.
    package mutating func noteFailure() {
        guard isClosed else { return }
        failures += 1
        guard failures == Self.mostFailures else { return }
        isClosed = false
        openings += 1
    }
}
