import Limits
import Synchronization

/// The names of models in labels, logs and traces. No text of a caller may appear there, and callers choose
/// model names. A model therefore has its own name only if the configuration lists it. Otherwise it has the
/// configured pattern that it matches (`gpt-*`), or else `other`. An upstream's answer proves nothing about a
/// name, since many accept any name.
///
/// The loops share the names and look up each name once.
package final class ModelNames: Sendable {
    /// The label of every model without a name here.
    package static let other = "other"

    private struct State {
        var names: Set<String> = []
        /// The patterns in the order of the configuration. The first one that matches is a model's name.
        var patterns: [String] = []
    }

    private let state = Mutex(State())

    /// - Parameter configured: names of models and patterns, as the configuration has them.
    package init(configured: some Sequence<String>) { configureNames(configured) }

    /// Adds the names and patterns of a configuration. Earlier ones stay, so that a model never loses its
    /// name.
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

    /// The name that may be written for a model; nil if there is none.
    func findWord(for model: [UInt8]) -> String? {
        guard !model.isEmpty else { return nil }
        let name = String(decoding: model, as: UTF8.self)
        return state.withLock { state in
            state.names.contains(name)
                ? name : state.patterns.first { Glob.matches(pattern: $0, name: name) }
        }
    }
}
