import CLinux

/// What the system grants and counts.
package enum Resources {
    /// Lets this process open as many descriptors as it may, and answers how many.
    @discardableResult
    package static func raiseDescriptorLimit() -> Int { Int(clamping: linux_raise_descriptor_limit()) }

    /// Nanoseconds of processor time that the calling thread has used.
    package static func threadTime() -> UInt64 { linux_thread_time() }
}
