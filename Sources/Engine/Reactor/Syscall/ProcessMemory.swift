import CLinux
import Glibc

/// The memory of this process, and the free memory that its allocator keeps.
package enum ProcessMemory {
    /// Limits how much free memory the allocator keeps. Call this before a second thread starts.
    package static func boundAllocator() { linux_bound_allocator() }

    /// The bytes of resident memory that belong to this process alone. Free memory of the allocator is
    /// included.
    package static var anonymousBytes: Int {
        let pages = ProcessFigures.parseNumbers(in: Files.readStart(of: "/proc/self/statm"))
        guard pages.count > 2 else { return 0 }
        return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// The number of allocated bytes. Counting them visits every free block and blocks the allocator
    /// meanwhile.
    package static var allocatedBytes: Int { Int(clamping: linux_allocated_bytes()) }

    /// Returns free pages to the system. The allocator is blocked meanwhile.
    package static func returnToSystem() { linux_trim_allocator() }
}
