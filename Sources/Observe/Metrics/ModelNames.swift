import Synchronization

/// Which models have a name in labels, logs and traces: callers write them, so that a name must be one that
/// the configuration knows, or one for which an upstream has answered; and there are so many at most. All
/// others are `other`.
///
/// Shared by the loops, and asked only when a name is seen for the first time.
package final class ModelNames: Sendable {
    /// What stands for a model that has no name here.
    package static let other = "other"
    /// Characters of a name.
    private static let longest = 64

    private struct State {
        var configured: Set<String> = []
        /// Those for which an upstream has answered.
        var vouched: Set<String> = []
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - configured: names that the configuration writes out whole.
    ///   - capacity: names beside those.
    package init(configured: some Sequence<String>, capacity: Int = 200) {
        self.capacity = capacity
        configure(configured)
    }

    /// Another configuration decides; a name that was given once stays.
    package func configure(_ names: some Sequence<String>) {
        let plain = names.filter { Self.isPlain(Array($0.utf8)) }
        state.withLock { $0.configured.formUnion(plain) }
    }

    /// The name as it may be written; nil where it has none.
    func word(for model: [UInt8]) -> String? {
        guard !model.isEmpty else { return nil }
        let name = String(decoding: model, as: UTF8.self)
        return state.withLock { $0.configured.contains(name) || $0.vouched.contains(name) } ? name : nil
    }

    func admit(_ model: [UInt8]) {
        guard Self.isPlain(model) else { return }
        let name = String(decoding: model, as: UTF8.self)
        state.withLock { state in
            if state.vouched.count < capacity { state.vouched.insert(name) }
        }
    }

    /// What providers make names of: nothing of it can be mistaken for a sentence or an address.
    private static func isPlain(_ name: [UInt8]) -> Bool {
        (1...longest).contains(name.count)
            && name.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
                default: "-._:/".utf8.contains(byte)
                }
            }
    }
}
