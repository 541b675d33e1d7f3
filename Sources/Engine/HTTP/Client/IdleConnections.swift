import Reactor
import Synchronization

/// All connection pools of the process. If no descriptors are left, all pools close their idle connections.
enum IdleConnections {
    private static let pools = Mutex<[ObjectIdentifier: LoopBound<WeakPool>]>([:])

    static func enrollPool(_ pool: UpstreamPool) {
        let bound = LoopBound(WeakPool(pool), on: pool.loop)
        pools.withLock { $0[ObjectIdentifier(pool)] = bound }
    }

    static func removePool(_ pool: ObjectIdentifier) {
        pools.withLock { $0[pool] = nil }
    }

    /// Makes every pool close its idle connections in a later turn of the pool's loop.
    static func closeAll() {
        for pool in pools.withLock({ Array($0.values) }) { pool.tell { $0.pool?.closeIdle() } }
    }

    /// Makes each pool that shares `connections` close one idle connection in a later turn of its own loop.
    static func closeOldest(sharing connections: ConnectionCount) {
        for pool in pools.withLock({ Array($0.values) }) {
            pool.tell { bound in
                guard let pool = bound.pool, pool.origin.connections === connections else { return }
                pool.closeOldestIdle()
            }
        }
    }

    private final class WeakPool {
        weak var pool: UpstreamPool?

        init(_ pool: UpstreamPool) { self.pool = pool }
    }
}
