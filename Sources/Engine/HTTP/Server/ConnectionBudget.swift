import Synchronization

/// How many connections of clients the servers of a process may hold at once, so that descriptors are left
/// for everything else. A connection beyond it is refused before it can ask: one that was taken must not
/// fail for want of a descriptor to the upstream.
package final class ConnectionBudget: Sendable {
    /// Connections at once, at least 1.
    package let limit: Int
    private let inUse = Atomic<Int>(0)
    private let isRefusing = Atomic<Bool>(false)
    private let refusingChanged: @Sendable (_ isRefusing: Bool) -> Void

    /// - Parameter refusingChanged: called, on any loop, when connections begin to be refused, and when an
    ///   eighth of the budget is free again.
    package init(limit: Int, refusingChanged: @escaping @Sendable (_ isRefusing: Bool) -> Void = { _ in }) {
        self.limit = max(1, limit)
        self.refusingChanged = refusingChanged
    }

    /// The connections that a limit of descriptors leaves for clients.
    ///
    /// - Parameters:
    ///   - limit: descriptors that may be open.
    ///   - inUse: descriptors that the process has for itself: loops, listeners, Redis, files.
    ///   - each: descriptors that a client's connection may come to: its own, and one to the upstream.
    /// - Returns: what is left besides a reserve of 128, or of a sixth of a limit below 768: for operators
    ///   and probes (half of it), calls of the edge's own, and attempts to connect of which one will win.
    package static func connectionsPerLoop(limit: Int, inUse: Int, each: Int) -> Int {
        let reserve = min(128, limit / 6)
        return max(1, (limit - inUse - reserve) / each)
    }

    /// Takes a place; false if there is none.
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
