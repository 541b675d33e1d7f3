import Foundation
import TestSupport
import Testing

/// Where things lie in the tree.
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
}

extension Trait where Self == ConditionTrait {
    static var needsPython: Self { .needs(program: "python3") }

    static var needsCurl: Self { .needs(program: "curl") }
}
