import Synchronization

/// How many connections to one origin are open, counted by the pools of all loops together.
package final class ConnectionCount: Sendable {
    private let open = Atomic(0)
    /// The connections that wait in a pool.
    private let idle = Atomic(0)

    package init() {}

    /// Takes a place; false if there is none.
    func takeConnection(limit: Int) -> Bool {
        guard open.wrappingAdd(1, ordering: .relaxed).newValue > limit else { return true }
        releaseConnection()
        return false
    }

    func releaseConnection() { open.wrappingSubtract(1, ordering: .relaxed) }

    /// Whether a pool could give a place up.
    var hasIdle: Bool { idle.load(ordering: .relaxed) > 0 }

    func noteIdle(_ change: Int) { idle.wrappingAdd(change, ordering: .relaxed) }
}
