import Foundation
import TestSupport
import Testing

/// Places in the tree.
enum Places {
    /// This target's own folder.
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static func file(_ name: String) -> String { tests.appending(path: name).path }

    static func inTree(_ name: String) -> String {
        tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: name).path
    }

    /// The program under test: beside the tests that were built with it, unless USHER_PROGRAM names another.
    static let usher =
        ProcessInfo.processInfo.environment["USHER_PROGRAM"] ?? ProgramRun.built("usher")

    static let usherctl = ProgramRun.built("usherctl")
    static let usherBench = ProgramRun.built("usher-bench")

    /// A folder with the three programs, for a PATH: the one under test may lie apart from the tools.
    static func programs() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, path) in [("usher", usher), ("usherctl", usherctl), ("usher-bench", usherBench)] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.file(name), withDestinationPath: path)
        }
        return folder
    }
}

extension Trait where Self == ConditionTrait {
    static var needsPython: Self { .needs(program: "python3") }

    static var needsCurl: Self { .needs(program: "curl") }
}
