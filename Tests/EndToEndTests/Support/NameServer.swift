import Foundation
import Glibc
import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// Requires root, because the test's name server needs port 53, and the edge needs its own
    /// /etc/resolv.conf.
    static var needsNameServer: Self {
        .needs("a name server of the test's own needs root: port 53, and unshare --mount") {
            guard geteuid() == 0, Programs.has("python3"), Programs.has("unshare") else { return false }
            let line = ["unshare", "--mount", "mount", "--bind", "/etc/hosts", "/etc/resolv.conf"]
            return try await Program.run(line).exitCode == 0
        }
    }
}

/// A name server that the test controls (Upstream/nameserver.py). At first it does not reply.
final class NameServer: Sendable {
    private let program: Program
    private let files: TemporaryFolder

    static func start() async throws -> NameServer {
        let program = try await Program.start(["python3", "-B", Places.file("Upstream/nameserver.py")])
        let address = try await soon("the name server's address") {
            if program.exitCode != nil { throw NeverCame(description: "it ended: \(program.stderr)") }
            return program.output.hasSuffix("\n") ? String(program.output.dropLast()) : nil
        }
        let files = try TemporaryFolder()
        try files.write("nameserver \(address)\n", to: "resolv.conf")
        return NameServer(program, files)
    }

    private init(_ program: Program, _ files: TemporaryFolder) {
        self.program = program
        self.files = files
    }

    /// A shell command that replaces /etc/resolv.conf. A program that the shell starts afterwards asks only
    /// the name server of the test.
    var shell: String {
        let mount = "mount --bind \(files.file("resolv.conf")) /etc/resolv.conf"
        return #"exec unshare --mount bash -c '\#(mount); exec "$0" "$@"' "$0" "$@""#
    }

    func knowEveryName() { program.signal(SIGUSR1) }
    func knowNoName() { program.signal(SIGUSR2) }

    func stop() async throws {
        program.signal(SIGKILL)
        try await program.end()
    }
}
