import Synchronization

/// The sources of an app that did not answer the last question. All loops of an edge share one: a loop that
/// may not ask must not take a purchase that nobody could see for none.
package final class SourceStanding: Sendable {
    private let failures = Mutex<[String: SourceFailure]>([:])

    package init() {}

    /// - Parameter failure: nil if the source answered. A question that was not asked says nothing, and
    ///   what a source does not know yet says nothing of others.
    func noteFailure(_ failure: SourceFailure?, of source: String) {
        guard failure != .crowded, failure != .notYet else { return }
        failures.withLock { $0[source] = failure }
    }

    var isAway: Bool { failures.withLock { !$0.isEmpty } }
}
