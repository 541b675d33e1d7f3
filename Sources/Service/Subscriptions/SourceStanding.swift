import Synchronization

/// Remembers which subscription services of an app failed to respond to their last request. All loops of an
/// edge share one instance. A loop that did not ask a service itself thus knows that the service is away, and
/// does not conclude that there is no purchase.
package final class SourceStanding: Sendable {
    private let failures = Mutex<[String: SourceFailure]>([:])

    package init() {}

    /// Records whether a subscription service responded. Nothing is recorded if no request was sent
    /// (`crowded`) or if the service does not know a new purchase yet (`notYet`).
    ///
    /// - Parameter failure: nil if the service responded.
    func noteFailure(_ failure: SourceFailure?, of source: String) {
        guard failure != .crowded, failure != .notYet else { return }
        failures.withLock { $0[source] = failure }
    }

    var isAway: Bool { failures.withLock { !$0.isEmpty } }
}
