import Limits
import Synchronization

/// The names of models in metrics, logs and traces. Callers choose model names, but no text of a caller may
/// appear there. A model therefore appears under its own name only if the configuration lists this name.
/// Otherwise it appears as the configured pattern that it matches (`gpt-*`), or else as `other`. A name in an
/// upstream's answer is treated in the same way, because it can repeat a text of the caller.
package final class ModelNames: Sendable {
    /// The label of every model that the configuration does not name.
    package static let other = "other"

    private struct State {
        var names: Set<String> = []
        /// The patterns in the configuration's order. A model gets the name of the first that it matches.
        var patterns: [String] = []
    }

    private let state = Mutex(State())

    /// - Parameter configured: the names of models and patterns in the configuration.
    package init(configured: some Sequence<String>) { configureNames(configured) }

    /// Adds the names and patterns of a configuration. Earlier ones stay, so that a model keeps its name.
    package func configureNames(_ names: some Sequence<String>) {
        state.withLock { state in
            for name in names {
                if !name.contains("*") {
                    state.names.insert(name)
                } else if name.contains(where: { $0 != "*" }), !state.patterns.contains(name) {
                    state.patterns.append(name)
                }
            }
        }
    }

    /// The name of the model in metrics and logs; nil if no name or pattern in the configuration matches it.
    func findWord(for model: [UInt8]) -> String? {
        guard !model.isEmpty else { return nil }
        let name = String(decoding: model, as: UTF8.self)
        return state.withLock { state in
            state.names.contains(name)
                ? name : state.patterns.first { Glob.matches(pattern: $0, name: name) }
        }
    }
}
