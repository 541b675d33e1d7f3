package import Foundation
import Glibc
import Reactor
import RedisFleet

/// The output and the exit code of a program that has ended.
package struct ProgramRun: Sendable {
    package let output: Data
    package let stderr: String
    package let exitCode: Int32

    package var text: String { String(decoding: output, as: UTF8.self) }

    /// The path of one of this repository's programs. It is in the same folder as the test program.
    package static func built(_ name: String) -> String {
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests ?? "").deletingLastPathComponent().appending(path: name).path
    }

    /// Runs a program in PATH or at a path, without this process's `USHER_` variables.
    package static func of(_ line: [String]) async throws -> ProgramRun {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try Self.wait(for: line) })
            }
        }
    }

    /// Foundation's `Process` is not used here. With about 1,360 open descriptors, it reads beyond the end of
    /// the list in /proc/self/fd, which once ended the whole test run.
    static func wait(for line: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        let output = try Files.openForAppend(to: folder.file("start"))
        // `ChildProcess` makes files private, because it is meant for servers. The umask of 022 lets scripts
        // make files for other users, too.
        let shell = ["bash", "-c", #"umask 022; exec "$@""#, "bash"]
        let child = try ChildProcess(Self.line(shell + line, into: folder), output: output)
        var status: Int32 = 0
        while unsafe waitpid(child.id, &status, 0) < 0, errno == EINTR {}
        return ProgramRun(
            output: FileManager.default.contents(atPath: folder.file("stdout")) ?? Data(),
            stderr: folder.read("stderr") ?? "",
            exitCode: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + (status & 0x7f))
    }

    /// The command line that starts a program in PATH or at a path, with its output streams in files of
    /// `folder`, and without this process's `USHER_` variables.
    package static func line(
        _ arguments: [String], into folder: TemporaryFolder, environment: [String: String] = [:]
    ) -> [String] {
        let foreign = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("USHER_") }
        let redirection = #"exec "$@" >"$0/stdout" 2>"$0/stderr""#
        return ["env"] + foreign.flatMap { ["-u", $0] } + environment.map { "\($0)=\($1)" }
            + ["bash", "-c", redirection, folder.path] + arguments
    }
}
