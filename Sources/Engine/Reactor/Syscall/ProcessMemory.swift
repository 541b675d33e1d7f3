import CLinux
import Glibc

/// The memory of this process, and the free memory that its allocator keeps.
package enum ProcessMemory {
    /// Sets the allocator's bounds for a program that runs long. Call it before the first thread starts.
    package static func boundAllocator() { linux_bound_allocator() }

    /// The resident memory that this process shares with no other, in bytes. It includes the allocator's free
    /// memory.
    package static var anonymousBytes: Int {
        let pages = ProcessFigures.parseNumbers(in: Files.readStart(of: "/proc/self/statm"))
        guard pages.count > 2 else { return 0 }
        return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// The number of allocated bytes. Counting them visits every free block and blocks the allocator, so use
    /// a thread that may wait.
    package static var allocatedBytes: Int { Int(clamping: linux_allocated_bytes()) }

    /// Returns free pages to the system. It blocks the allocator meanwhile.
    package static func returnToSystem() { linux_trim_allocator() }
}
