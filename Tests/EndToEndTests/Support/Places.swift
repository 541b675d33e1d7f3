import Foundation
import TestSupport
import Testing

enum Places {
    /// The folder Tests/EndToEndTests.
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static func file(_ name: String) -> String { tests.appending(path: name).path }

    static func inTree(_ name: String) -> String {
        tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: name).path
    }

    /// The `usher` program under test. It was built together with the tests, unless USHER_PROGRAM names
    /// another one.
    static let usher = named ?? ProgramRun.built("usher")
    private static let named = ProcessInfo.processInfo.environment["USHER_PROGRAM"]

    /// Whether `usher` is the debug build, and not the release that `make test-release` names.
    static let isBuiltWithTests = named == nil

    static let usherctl = ProgramRun.built("usherctl")
    static let usherBench = ProgramRun.built("usher-bench")

    /// Makes a folder for PATH that contains the three programs. `usher` can be at another place than the
    /// tools.
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
