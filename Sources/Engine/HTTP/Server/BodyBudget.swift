import Synchronization

/// Bounds the memory for the bodies of all requests of an edge. A flood of bodies that never end must not
/// exhaust the machine's memory (docs/guarantees.md, G22).
///
/// Only bytes that have arrived count. If announced bytes counted, clients could use up the budget without
/// sending anything.
package final class BodyBudget: Sendable {
    /// Requests up to this size in bytes are not counted. The limit of connections bounds their memory.
    static let free = 16 << 10

    private let bytes = Atomic(0)

    package init() {}

    /// The number of bytes of request bodies that are counted now.
    package var held: Int { bytes.load(ordering: .relaxed) }

    /// Counts `count` more bytes. If that would exceed `limit`, it counts none and returns false.
    func takeBytes(_ count: Int, limit: Int) -> Bool {
        let now = bytes.wrappingAdd(count, ordering: .relaxed).newValue
        guard now > limit else { return true }
        releaseBytes(count)
        return false
    }

    func releaseBytes(_ count: Int) { bytes.wrappingSubtract(count, ordering: .relaxed) }
}

extension BodyBudget {
    /// How many bytes of one request's body are counted in `BodyBudget`.
    struct Share {
        private var bytes = 0

        /// Counts a request that has `count` bytes now. Returns false if `bodyMemory` would be exceeded.
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
