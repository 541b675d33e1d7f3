import Foundation
import TestSupport
import Testing

@testable import Reactor

@Suite struct `The processors of a process` {
    @Test(
        arguments: [
            ("0::/a/b\n", ["a/b/cpu.max": "max 100000\n", "a/cpu.max": "250000 100000\n"], 3),
            ("0::/a\n", ["a/cpu.max": "50000 100000\n", "cpu.max": "400000 100000\n"], 1),
            ("0::/\n", ["cpu.max": "400000 100000\n"], 4), ("0::/\n", ["cpu.max": "max 100000\n"], nil),
            ("0::/gone\n", [:], nil), ("", [:], nil),
            (
                "5:memory:/x\n4:cpu,cpuacct:/a\n0::/\n",
                ["cpu/a/cpu.cfs_quota_us": "200000\n", "cpu/a/cpu.cfs_period_us": "100000\n"], 2
            ),
            (
                "4:cpu:/a\n", ["cpu/a/cpu.cfs_quota_us": "-1\n", "cpu/a/cpu.cfs_period_us": "100000\n"], nil
            ),
            ("0::/\n", ["cpu.max": "nonsense\n"], nil), ("0::/\n", ["cpu.max": "1 0\n"], nil),
        ] as [(String, [String: String], Int?)])
    func `The processors of a process are those of the smallest quota of its control groups`(
        groups: String, files: [String: String], count: Int?
    ) throws {
        let root = try TemporaryFolder()
        func write(_ text: String, to name: String) throws {
            let path = root.file(name)
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        try write(groups, to: "proc/self/cgroup")
        for (name, text) in files { try write(text, to: "sys/fs/cgroup/\(name)") }
        #expect(ProcessorCount.readQuota(below: root.path) == count)
    }

    @Test func `The processors of a process are no more than the machine's`() {
        #expect((1...ProcessInfo.processInfo.processorCount).contains(ProcessorCount.available))
    }
}
