import CLinux
import Glibc

/// The memory of this process, and what its allocator keeps of it though nobody uses it.
package enum ProcessMemory {
    /// Sets the allocator's bounds, for a program that lives long. To be called before the first thread
    /// starts.
    package static func boundAllocator() { linux_bound_allocator() }

    /// Bytes of memory in use that belong to this process alone, whatever its allocator makes of them.
    package static var anonymousBytes: Int {
        let pages = ProcessFigures.parseNumbers(in: Files.readStart(of: "/proc/self/statm"))
        guard pages.count > 2 else { return 0 }
        return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// Bytes that are allocated. It looks at every free block and holds the allocator meanwhile: on a thread
    /// that may wait.
    package static var allocatedBytes: Int { Int(clamping: linux_allocated_bytes()) }

    /// Gives free pages back to the system. It holds the allocator meanwhile, too.
    package static func returnToSystem() { linux_trim_allocator() }
}
