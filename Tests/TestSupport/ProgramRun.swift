package import Foundation

/// A program that ran to its end: what it printed, and how it ended.
package struct ProgramRun: Sendable {
    package let output: Data
    package let stderr: String
    package let exitCode: Int32

    package var text: String { String(decoding: output, as: UTF8.self) }

    /// The path of a program of the tree, beside the tests that were built with it.
    package static func built(_ name: String) -> String {
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests ?? "").deletingLastPathComponent().appending(path: name).path
    }

    /// Runs a program of PATH, or at a path. What a person set for their own Usher does not reach it.
    package static func of(_ line: [String]) async throws -> ProgramRun {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try Self.wait(for: line) })
            }
        }
    }

    static func wait(for line: [String]) throws -> ProgramRun {
        let process = Process()
        let (output, stderr) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = line
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("USHER_") }
        process.standardOutput = output
        process.standardError = stderr
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let words = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return ProgramRun(
            output: data, stderr: String(decoding: words, as: UTF8.self), exitCode: process.terminationStatus)
    }
}
