import Synchronization

/// A bound on the memory of all requests that are being read or answered, over all loops of an edge. A flood
/// of bodies that never end must not exhaust the machine's memory (docs/guarantees.md, G22).
///
/// Bytes count when they have arrived. If they counted when Content-Length announces them, clients could use
/// up the budget without sending anything.
package final class BodyBudget: Sendable {
    /// Requests up to this size in bytes are not counted: the number of connections bounds their memory.
    static let free = 16 << 10

    private let bytes = Atomic(0)

    package init() {}

    /// The number of bytes that are counted now.
    package var held: Int { bytes.load(ordering: .relaxed) }

    /// Takes `count` more bytes of the budget. If that would exceed `limit`, it takes none and returns false.
    func takeBytes(_ count: Int, limit: Int) -> Bool {
        let now = bytes.wrappingAdd(count, ordering: .relaxed).newValue
        guard now > limit else { return true }
        releaseBytes(count)
        return false
    }

    func releaseBytes(_ count: Int) { bytes.wrappingSubtract(count, ordering: .relaxed) }
}

extension BodyBudget {
    /// One request's share of the budget.
    struct Share {
        private var bytes = 0

        /// Counts a request that holds `count` bytes now. If the budget is used up, it returns false.
        mutating func grow(to count: Int, of server: Server) -> Bool {
            let more = count - bytes
            guard count > BodyBudget.free, more > 0 else { return true }
            guard server.limits.bodies.takeBytes(more, limit: server.limits.bodyMemory) else { return false }
            bytes += more
            return true
        }

        mutating func release(to server: Server) {
            guard bytes > 0 else { return }
            server.limits.bodies.releaseBytes(bytes)
            bytes = 0
        }
    }
}
