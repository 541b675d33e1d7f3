import Commands
import Foundation
import Operations
import TestSupport
import Testing

/// Compares the help of usherctl, word for word, with the files in Help/.
@Suite struct `The help of usherctl` {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Help")
        .path
    private static let trails = OperatorCommand.declaration.trails

    private static func name(_ trail: [Command]) -> String {
        trail.map(\.name).joined(separator: "-") + ".txt"
    }

    /// If USHER_WRITE_HELP=1 is set, the test writes the files instead. Review them before a commit.
    @Test func `The help of usherctl of every command equals its file`() throws {
        for trail in Self.trails {
            let words = trail.dropFirst().map(\.name) + ["--help"]
            guard case .help(let page) = try OperatorCommand.declaration.parseArguments(words).request else {
                Issue.record("\(words) shows no page")
                continue
            }
            let path = "\(Self.folder)/\(Self.name(trail))"
            if ProcessInfo.processInfo.environment["USHER_WRITE_HELP"] == "1" {
                try page.write(toFile: path, atomically: true, encoding: .utf8)
            }
            #expect(page == TemporaryFolder.content(of: path), "\(path): see USHER_WRITE_HELP")
        }
    }

    @Test func `The help of usherctl has a file for each command, and no other`() throws {
        let kept = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder))
        #expect(kept == Set(Self.trails.map(Self.name)))
    }

    @Test func `The help of usherctl has one sentence for each command, without its full stop`() {
        for command in Self.trails.compactMap(\.last) {
            #expect(command.summary.first?.isUppercase == true, "\(command.name)")
            #expect(!command.summary.hasSuffix("."), "\(command.name)")
        }
    }
}
