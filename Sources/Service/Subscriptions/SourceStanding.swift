import Synchronization

/// The sources of an app that did not answer their last question. All loops of an edge share one instance: a
/// loop that may not ask must not conclude that there is no purchase.
package final class SourceStanding: Sendable {
    private let failures = Mutex<[String: SourceFailure]>([:])

    package init() {}

    /// Records whether a source answered. A question that was not asked changes nothing, and neither does a
    /// purchase that the source does not know yet.
    ///
    /// - Parameter failure: nil if the source answered.
    func noteFailure(_ failure: SourceFailure?, of source: String) {
        guard failure != .crowded, failure != .notYet else { return }
        failures.withLock { $0[source] = failure }
    }

    var isAway: Bool { failures.withLock { !$0.isEmpty } }
}
