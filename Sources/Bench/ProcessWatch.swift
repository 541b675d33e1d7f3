import Foundation
import Report

/// The processor time of other processes, from /proc.
struct ProcessWatch {
    private let ids: [Int32]
    private let start: [Int]

    init(_ ids: [Int32]) {
        self.ids = ids
        start = ids.map(Self.nanoseconds)
    }

    /// What each has used since the watch began.
    var used: [WatchedProcess] {
        zip(ids, start).map { id, start in
            let name = Self.text("/proc/\(id)/comm").filter { !$0.isNewline }
            return WatchedProcess(
                id: Int(id), name: name.isEmpty ? "process" : name,
                nanoseconds: max(0, Self.nanoseconds(id) - start))
        }
    }

    /// Of a process, its threads and its children, as the scheduler counted them.
    private static func nanoseconds(_ id: Int32) -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return tasks.reduce(0) { sum, task in
            let own = text("/proc/\(id)/task/\(task)/schedstat").split(separator: " ").first.flatMap {
                Int($0)
            }
            let children = text("/proc/\(id)/task/\(task)/children").split(separator: " ").compactMap {
                Int32($0)
            }
            return sum + (own ?? 0) + children.reduce(0) { $0 + nanoseconds($1) }
        }
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
