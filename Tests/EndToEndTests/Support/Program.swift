import Foundation
import Glibc
import Reactor
import Synchronization
import TestSupport

/// A program that a test runs. Its two output streams are written to files. It ends with the test process at
/// the latest.
final class Program: Sendable {
    let id: Int32
    private let folder: TemporaryFolder
    private let code = Mutex<Int32?>(nil)

    var output: String { folder.read("stdout") ?? "" }
    var stderr: String { folder.read("stderr") ?? "" }
    /// The exit code, or 128 plus the number of the signal that ended the program. It is nil while the
    /// program runs.
    var exitCode: Int32? { code.withLock { $0 } }

    /// Starts a program in PATH or at a path. Its environment has no settings of a person's own Usher.
    static func start(_ arguments: [String], environment: [String: String] = [:]) async throws -> Program {
        let folder = try TemporaryFolder()
        var environment = environment
        if Transport.current.isSecure {
            // These variables name files with trusted authorities: the first one for the edge and Python, the
            // second one for curl.
            for name in ["SSL_CERT_FILE", "CURL_CA_BUNDLE"] {
                environment[name] = try await SharedCertificates.bundle
            }
        }
        let line = ProgramRun.line(arguments, into: folder, environment: environment)
        return try await TestSupport.run(on: ChildProcessLoop.loop) { loop in
            let output = try Files.openForAppend(to: folder.file("start"))
            let child = try ChildProcess(line, output: output)
            let exit = try ProcessExit(child.id, on: loop)
            let program = Program(id: child.id, folder)
            let id = child.id
            Task(executorPreference: loop) { [weak program] in
                await exit.wait()
                var status: Int32 = 0
                unsafe waitpid(id, &status, 0)
                let signal = status & 0x7f
                program?.code.withLock { $0 = signal == 0 ? status >> 8 & 0xff : 128 + signal }
            }
            return program
        }
    }

    private init(id: Int32, _ folder: TemporaryFolder) {
        self.id = id
        self.folder = folder
    }

    deinit { if exitCode == nil { kill(id, SIGKILL) } }

    func signal(_ number: Int32) { if exitCode == nil { kill(id, number) } }

    @discardableResult
    func end(within seconds: Double = 20) async throws -> Int32 {
        try await soon("the end of process \(id)", within: seconds) { self.exitCode }
    }

    static func run(
        _ arguments: [String], environment: [String: String] = [:], within seconds: Double = 20
    ) async throws -> Program {
        let program = try await start(arguments, environment: environment)
        try await program.end(within: seconds)
        return program
    }
}

struct NeverCame: Error, CustomStringConvertible {
    let description: String
}

func soon<Value: Sendable>(
    _ what: String, within seconds: Double = 15, _ value: @escaping @Sendable () async throws -> Value?
) async throws -> Value {
    try await run(on: ChildProcessLoop.loop, within: seconds + 10) { loop in
        let end = Clocks.monotonic() + UInt64(seconds * 1e9)
        while true {
            if let value = try await value() { return value }
            guard Clocks.monotonic() < end else { throw NeverCame(description: "waited in vain for \(what)") }
            await loop.sleep(nanoseconds: 5_000_000)
        }
    }
}

func until(
    _ what: String, within seconds: Double = 15, _ condition: @escaping @Sendable () async throws -> Bool
) async throws {
    _ = try await soon(what, within: seconds) { try await condition() ? true : nil }
}

enum Processes {
    static func naming(_ path: String) -> [Int32] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return entries.compactMap { Int32($0) }.filter { id in
            let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
            return String(decoding: line, as: UTF8.self).contains(path)
        }
    }

    static func isRunning(_ id: Int32) -> Bool { kill(id, 0) == 0 }
}
