import Synchronization

/// The number of open connections to one upstream. The connection pools of all loops share this object.
package final class ConnectionCount: Sendable {
    private let open = Atomic(0)
    /// How many of the open connections are idle in a pool.
    private let idle = Atomic(0)

    package init() {}

    /// Counts a new connection. Returns false if `limit` is reached.
    func takeConnection(limit: Int) -> Bool {
        guard open.wrappingAdd(1, ordering: .relaxed).newValue > limit else { return true }
        releaseConnection()
        return false
    }

    func releaseConnection() { open.wrappingSubtract(1, ordering: .relaxed) }

    var hasIdle: Bool { idle.load(ordering: .relaxed) > 0 }

    func noteIdle(_ change: Int) { idle.wrappingAdd(change, ordering: .relaxed) }
}
