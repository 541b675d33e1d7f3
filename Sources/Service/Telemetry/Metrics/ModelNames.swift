import Limits
import Synchronization

/// The models that have a name in labels, logs and traces. Callers choose model names, and nothing that a
/// caller wrote may get there: a model has its name where the configuration has that in full, else the
/// configuration's pattern that it matches (`gpt-*`), else `other`. That an upstream has answered proves
/// nothing about a name, since many accept any name.
///
/// Shared by the loops, and asked only when a name is seen for the first time.
package final class ModelNames: Sendable {
    /// The label of every model that has no name here.
    package static let other = "other"

    private struct State {
        var names: Set<String> = []
        /// The patterns in the order of the configuration: the first that matches names a model.
        var patterns: [String] = []
    }

    private let state = Mutex(State())

    /// - Parameter configured: names of models and patterns, as the configuration writes them.
    package init(configured: some Sequence<String>) { configureNames(configured) }

    /// Adds the names and patterns of a configuration. Those of earlier ones stay, so that a model never
    /// loses its name.
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

    /// The name as it may be written; nil if it has none.
    func findWord(for model: [UInt8]) -> String? {
        guard !model.isEmpty else { return nil }
        let name = String(decoding: model, as: UTF8.self)
        return state.withLock { state in
            state.names.contains(name)
                ? name : state.patterns.first { Glob.matches(pattern: $0, name: name) }
        }
    }
}
