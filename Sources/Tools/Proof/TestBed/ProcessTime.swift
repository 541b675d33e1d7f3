import Foundation

package enum ProcessTime {
    /// The processor time of a process with its threads and children, in nanoseconds. It is 0 if there is no
    /// such process.
    package static func processNanoseconds(of id: Int32) -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return tasks.reduce(0) { sum, task in
            let own = text("/proc/\(id)/task/\(task)/schedstat").split(separator: " ").first.flatMap {
                Int($0)
            }
            let children = text("/proc/\(id)/task/\(task)/children").split(separator: " ").compactMap {
                Int32($0)
            }
            return sum + (own ?? 0) + children.reduce(0) { $0 + processNanoseconds(of: $1) }
        }
    }

    package static func processName(of id: Int32) -> String {
        text("/proc/\(id)/comm").filter { !$0.isNewline }
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
