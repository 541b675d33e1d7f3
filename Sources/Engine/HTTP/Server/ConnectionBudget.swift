import Synchronization

/// Bounds the client connections of all servers of a process, so that enough descriptors are left for
/// connections to upstreams. Connections above the limit are refused before their first request.
package final class ConnectionBudget: Sendable {
    package let limit: Int
    private let inUse = Atomic<Int>(0)
    private let isRefusing = Atomic<Bool>(false)
    private let refusingChanged: @Sendable (_ isRefusing: Bool) -> Void

    /// - Parameter refusingChanged: is called on any loop when refusing begins. It is called again when an
    ///   eighth of `limit` is free.
    package init(limit: Int, refusingChanged: @escaping @Sendable (_ isRefusing: Bool) -> Void = { _ in }) {
        self.limit = max(1, limit)
        self.refusingChanged = refusingChanged
    }

    /// The number of client connections that the descriptors allow.
    ///
    /// - Parameters:
    ///   - limit: the most descriptors that may be open.
    ///   - inUse: the descriptors of the process itself: loops, listeners, Redis, files.
    ///   - each: the descriptors per client connection: its own, and one to the upstream.
    /// - Returns: the descriptors that are left after a reserve, divided by `each`. The reserve is 128, or a
    ///   sixth of a `limit` below 768. Half of it is for operators and probes, the rest for the edge's own
    ///   calls and for races between addresses.
    package static func connectionsPerLoop(limit: Int, inUse: Int, each: Int) -> Int {
        let reserve = min(128, limit / 6)
        return max(1, (limit - inUse - reserve) / each)
    }

    /// Counts a new connection. Returns false if the limit is reached.
    func takeConnection() -> Bool {
        guard inUse.wrappingAdd(1, ordering: .relaxed).newValue > limit else { return true }
        inUse.wrappingSubtract(1, ordering: .relaxed)
        if !isRefusing.exchange(true, ordering: .relaxed) { refusingChanged(true) }
        return false
    }

    func release() {
        let left = inUse.wrappingSubtract(1, ordering: .relaxed).newValue
        guard isRefusing.load(ordering: .relaxed), left <= limit - max(1, limit / 8) else { return }
        if isRefusing.exchange(false, ordering: .relaxed) { refusingChanged(false) }
    }
}
