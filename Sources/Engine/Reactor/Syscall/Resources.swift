import CLinux

/// The resources that the system grants and counts.
package enum Resources {
    /// Descriptors for which the kernel's table is made ready at the start: 1 MiB of its memory (8 bytes
    /// each), room for 65,000 streams with a connection to the upstream each. A limit may be a thousand
    /// million, for which that would be 8 GiB.
    private static let largestTable = 1 << 17

    /// Raises the soft limit of descriptors to the hard one and grows the kernel's table to it. Call it first
    /// of all in `main`, while the process has one thread.
    ///
    /// The kernel doubles the table when an `accept` or `connect` needs number 256, 512 and so on. In a
    /// process with several threads it then waits for a grace period (`expand_fdtable`, `synchronize_rcu`):
    /// 8 ms and more, in which nothing else on that thread goes on.
    ///
    /// - Parameter mayRaiseHardLimit: a privileged process takes 1,048,576 where its hard limit is lower: for
    ///   load tests. A service keeps to what its operator has set.
    /// - Returns: how many descriptors may be open.
    @discardableResult
    package static func prepareDescriptors(mayRaiseHardLimit: Bool = false) -> Int {
        let limit = Int(clamping: linux_raise_descriptor_limit(mayRaiseHardLimit ? 1 << 20 : 0))
        linux_grow_descriptor_table(Int32(tableSize(forLimit: limit)))
        return limit
    }

    /// The number of descriptors for which the table is prepared, if so many may be open.
    package static func tableSize(forLimit limit: Int) -> Int { max(1, min(limit, largestTable)) }

    /// Nanoseconds of processor time that the calling thread has used.
    package static func threadTime() -> UInt64 { linux_thread_time() }
}
