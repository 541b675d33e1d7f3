import Synchronization

/// Tells an operator of each trouble once when it begins, and once when it is over, however many loops meet
/// it.
package final class TroubleLog: Sendable {
    private let current = Mutex<Set<String>>([])
    private let log: @Sendable (String) -> Void

    package init(_ log: @escaping @Sendable (String) -> Void) { self.log = log }

    /// - Parameters:
    ///   - key: which trouble, in words of the configuration.
    ///   - sentence: what is wrong, and what to do.
    package func begin(_ key: String, _ sentence: @autoclosure () -> String) {
        if current.withLock({ $0.insert(key).inserted }) { log(sentence()) }
    }

    package func end(_ key: String, _ sentence: @autoclosure () -> String) {
        if current.withLock({ $0.remove(key) }) != nil { log(sentence()) }
    }
}
