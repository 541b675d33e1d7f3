import CLinux
import Glibc

/// The number of processors that this process may use. It is the smallest of the machine's number, the
/// affinity's number and the control groups' quotas. More loops would only compete for processor time.
package enum ProcessorCount {
    package static var available: Int {
        let machine = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        return min(machine, affinity ?? machine, readQuota(below: "") ?? machine)
    }

    /// The number of processors that the scheduler can choose (`taskset`, `AllowedCPUs=`, `--cpuset-cpus`).
    /// It is nil if the kernel supports more than 1,024.
    private static var affinity: Int? {
        let count = Int(linux_affinity())
        return count > 0 ? count : nil
    }

    /// The smallest quota of the process's control group and its parents (`CPUQuota=`, `--cpus`), rounded up.
    /// It is nil if no group has a quota.
    ///
    /// - Parameter root: a prefix of `/proc` and `/sys`. It is empty except in tests.
    static func readQuota(below root: String) -> Int? {
        var quotas: [Double] = []
        for line in text("\(root)/proc/self/cgroup").split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            let isUnified = parts[0] == "0" && parts[1].isEmpty
            guard isUnified || parts[1].split(separator: ",").contains("cpu") else { continue }
            var group = parts[2].split(separator: "/")
            while true {
                let path = group.map { "/\($0)" }.joined()
                quotas += isUnified ? unified(root, path) : first(root, path)
                if group.popLast() == nil { break }
            }
        }
        return quotas.min().map { max(1, Int(min($0, 1e6).rounded(.up))) }
    }

    /// The quota in `cpu.max` (control groups, version 2). The file contains the quota, in microseconds or as
    /// `max`, and the period.
    private static func unified(_ root: String, _ path: String) -> [Double] {
        let words = text("\(root)/sys/fs/cgroup\(path)/cpu.max").split { $0 == " " || $0 == "\n" }
        guard words.count == 2, let quota = Double(words[0]), let period = Double(words[1]), period > 0 else {
            return []
        }
        return [quota / period]
    }

    /// The quota in the two files of control groups, version 1. -1 means no quota.
    private static func first(_ root: String, _ path: String) -> [Double] {
        let folder = "\(root)/sys/fs/cgroup/cpu\(path)"
        func number(_ name: String) -> Double? {
            text("\(folder)/cpu.cfs_\(name)_us").split(separator: "\n").first.flatMap { Double($0) }
        }
        guard let quota = number("quota"), quota > 0, let period = number("period"), period > 0 else {
            return []
        }
        return [quota / period]
    }

    private static func text(_ path: String) -> String {
        guard let file = unsafe fopen(path, "re") else { return "" }
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
