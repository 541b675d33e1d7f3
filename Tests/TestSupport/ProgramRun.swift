package import Foundation
import Glibc
import Reactor
import RedisFleet

/// A program that ran to its end, with its output and exit code.
package struct ProgramRun: Sendable {
    package let output: Data
    package let stderr: String
    package let exitCode: Int32

    package var text: String { String(decoding: output, as: UTF8.self) }

    /// The path of one of this repository's programs, which is in the same folder as the tests.
    package static func built(_ name: String) -> String {
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests ?? "").deletingLastPathComponent().appending(path: name).path
    }

    /// Runs a program in PATH or at a path. It does not get the settings of a person's own Usher.
    package static func of(_ line: [String]) async throws -> ProgramRun {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try Self.wait(for: line) })
            }
        }
    }

    /// This does not use Foundation's `Process`. With about 1,360 open descriptors, `Process` reads beyond
    /// the end of the listing of /proc/self/fd, because it copies each entry with room for the longest name.
    /// That ended all tests.
    static func wait(for line: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        let output = try Files.openForAppend(to: folder.file("start"))
        // `ChildProcess` is for servers, whose files are private. The files of a script may be for other
        // users, too.
        let shell = ["bash", "-c", #"umask 022; exec "$@""#, "bash"]
        let child = try ChildProcess(Self.line(shell + line, into: folder), output: output)
        var status: Int32 = 0
        while unsafe waitpid(child.id, &status, 0) < 0, errno == EINTR {}
        return ProgramRun(
            output: FileManager.default.contents(atPath: folder.file("stdout")) ?? Data(),
            stderr: folder.read("stderr") ?? "",
            exitCode: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + (status & 0x7f))
    }

    /// The command line that starts a program in PATH or at a path, with its two streams in files of a
    /// folder. The program does not get the settings of a person's own Usher.
    package static func line(
        _ arguments: [String], into folder: TemporaryFolder, environment: [String: String] = [:]
    ) -> [String] {
        let foreign = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("USHER_") }
        let redirection = #"exec "$@" >"$0/stdout" 2>"$0/stderr""#
        return ["env"] + foreign.flatMap { ["-u", $0] } + environment.map { "\($0)=\($1)" }
            + ["bash", "-c", redirection, folder.path] + arguments
    }
}
