import CLinux
import Glibc

/// The memory of this process, and the free memory that its allocator keeps.
package enum ProcessMemory {
    /// Sets the allocator's bounds for a program that runs long. Call it before the first thread starts.
    package static func boundAllocator() { linux_bound_allocator() }

    /// The bytes of resident memory that this process shares with no other, free ones included.
    package static var anonymousBytes: Int {
        let pages = ProcessFigures.parseNumbers(in: Files.readStart(of: "/proc/self/statm"))
        guard pages.count > 2 else { return 0 }
        return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// The number of allocated bytes. Counting visits every free block and blocks the allocator.
    package static var allocatedBytes: Int { Int(clamping: linux_allocated_bytes()) }

    /// Returns free pages to the system. It blocks the allocator meanwhile.
    package static func returnToSystem() { linux_trim_allocator() }
}
