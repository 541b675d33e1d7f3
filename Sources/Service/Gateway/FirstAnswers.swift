import Limits
import Synchronization

/// The prompt tokens that providers counted in the first messages to new models. All event loops of an edge
/// share these counts, because one caller's messages can reach several loops. Each loop estimates later
/// messages by them.
///
/// A loop adds a model's answers only until 15 callers have contributed to the model's median. Readers take
/// the lock only if `count` has grown. The latest 256 answers are kept.
package final class FirstAnswers: Sendable {
    struct Answer: Hashable, Sendable {
        let model: LearnedModels.Name
        /// The estimated size of the prompt's text, in 64ths of a token.
        let units: Int
        let shape: InputGuess.Shape
        /// The number of prompt tokens that the provider reported.
        let tokens: Int
        let callerHash: Int
    }

    static let most = 256
    private let made = Atomic<Int>(0)
    private let latest = Mutex<[Answer]>([])

    package init() {}

    /// The number of answers that were added since the start.
    var count: Int { made.load(ordering: .acquiring) }

    func addAnswer(_ answer: Answer) {
        latest.withLock { latest in
            if latest.count == Self.most { latest.removeFirst() }
            latest.append(answer)
            made.add(1, ordering: .releasing)
        }
    }

    /// The answers that were added after the first `seen` ones, without those that are no longer kept. The
    /// second value is the number of answers that were added since the start.
    func listAnswers(after seen: Int) -> (answers: [Answer], count: Int) {
        latest.withLock { latest in
            let count = made.load(ordering: .acquiring)
            return (Array(latest.suffix(max(count - seen, 0))), count)
        }
    }
}
