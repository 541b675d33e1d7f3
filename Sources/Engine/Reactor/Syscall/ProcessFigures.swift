import CLinux
import Glibc

/// The resources that this process uses, as the system counts them (proc(5)).
package struct ProcessFigures: Sendable {
    package let processorTime: Int
    package let residentBytes: Int
    package let virtualBytes: Int
    package let openDescriptors: Int
    /// How many descriptors may be open at the same time.
    package let mostDescriptors: Int
    /// The process's start, in milliseconds since 1970.
    package let started: Int

    package init() {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        processorTime = time.tv_sec * 1_000_000_000 + time.tv_nsec
        let pages = Self.parseNumbers(in: Files.readStart(of: "/proc/self/statm"))
        let pageSize = sysconf(Int32(_SC_PAGESIZE))
        virtualBytes = (pages.first ?? 0) * pageSize
        residentBytes = (pages.dropFirst().first ?? 0) * pageSize
        openDescriptors = Self.descriptors
        var limit = rlimit()
        unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        mostDescriptors = Int(clamping: limit.rlim_cur)
        started = Self.startTime
    }

    static func parseNumbers(in text: [UInt8]) -> [Int] {
        String(decoding: text, as: UTF8.self).split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    }

    private static var descriptors: Int {
        guard let folder = unsafe opendir("/proc/self/fd") else { return 0 }
        defer { unsafe closedir(folder) }
        var count = 0
        while unsafe readdir(folder) != nil { count += 1 }
        // /proc/self/fd also lists `.`, `..` and the descriptor that reads it. These three do not count.
        return max(0, count - 3)
    }

    /// Reads the 22nd field of /proc/self/stat: the clock ticks from the machine's start to the process's.
    /// Fields are counted from the last bracket, because the program's name in brackets can contain any text.
    private static let startTime: Int = {
        let text = String(decoding: Files.readStart(of: "/proc/self/stat"), as: UTF8.self)
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 20, let ticks = Int(fields[20]) else { return 0 }
        var uptime = timespec()
        unsafe clock_gettime(CLOCK_BOOTTIME, &uptime)
        let booted = Int(Clocks.wallMilliseconds()) - uptime.tv_sec * 1000 - uptime.tv_nsec / 1_000_000
        return booted + ticks * 1000 / sysconf(Int32(_SC_CLK_TCK))
    }()
}
