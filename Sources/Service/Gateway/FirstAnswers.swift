import Limits
import Synchronization

/// The figures of new models' first answers, for all loops of an edge. A caller's burst is spread over the
/// loops: what it reserves after its first answer must follow that, whichever loop the answer came on.
///
/// A loop adds to it only until a median speaks for the model (15 callers), so that it is hardly ever locked;
/// readers look at its count. The latest 256 answers are kept.
package final class FirstAnswers: Sendable {
    struct Answer: Hashable, Sendable {
        let model: LearnedModels.Name
        /// The prompt's text, in 64ths of a token as it was estimated.
        let units: Int
        let shape: InputGuess.Shape
        /// The prompt's tokens as the provider reported them.
        let tokens: Int
        let callerHash: Int
    }

    static let most = 256
    private let made = Atomic<Int>(0)
    private let latest = Mutex<[Answer]>([])

    package init() {}

    /// How many were ever added.
    var count: Int { made.load(ordering: .acquiring) }

    func addAnswer(_ answer: Answer) {
        latest.withLock { latest in
            if latest.count == Self.most { latest.removeFirst() }
            latest.append(answer)
            made.add(1, ordering: .releasing)
        }
    }

    /// The answers that were added after the first `seen`, if they are still kept, and how many were ever
    /// added.
    func listAnswers(after seen: Int) -> (answers: [Answer], count: Int) {
        latest.withLock { latest in
            let count = made.load(ordering: .acquiring)
            return (Array(latest.suffix(max(count - seen, 0))), count)
        }
    }
}
