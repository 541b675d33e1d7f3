import CLinux

package enum Resources {
    /// The most descriptors for which the kernel's table is grown at the start. A table of this size takes 1
    /// MiB (8 bytes each) and is enough for 65,000 streams, each with a connection to the upstream. The limit
    /// of descriptors can be 10^9, for which the table would take 8 GiB.
    private static let largestTable = 1 << 17

    /// Raises the soft limit of descriptors to the hard limit, and grows the kernel's table to the size that
    /// `tableSize` returns. Call this first in `main`, while the process has one thread.
    ///
    /// The kernel doubles the table when an `accept` or `connect` needs descriptor 256, 512 and so on. If
    /// there are several threads, the kernel then waits for a grace period (`expand_fdtable`,
    /// `synchronize_rcu`), which blocks the calling thread for 8 ms and more.
    ///
    /// - Parameter mayRaiseHardLimit: for load tests. A privileged process then raises a lower hard limit to
    ///   1,048,576. A service keeps the operator's limit.
    /// - Returns: how many descriptors may be open.
    @discardableResult
    package static func prepareDescriptors(mayRaiseHardLimit: Bool = false) -> Int {
        let limit = Int(clamping: linux_raise_descriptor_limit(mayRaiseHardLimit ? 1 << 20 : 0))
        linux_grow_descriptor_table(Int32(tableSize(forLimit: limit)))
        return limit
    }

    /// The size of the kernel's table, in descriptors, if `limit` descriptors may be open.
    package static func tableSize(forLimit limit: Int) -> Int { max(1, min(limit, largestTable)) }

    package static func threadTime() -> UInt64 { linux_thread_time() }
}
