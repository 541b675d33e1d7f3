import Foundation
import TestSupport
import Testing

@testable import Proof

/// Edges whose every answer is absurd (`scripts/wicked-edge`): figures below 0 and of 2^63, no HTTP, no JSON, closed
/// connections. A proof fails for each, and the process that holds it lives.
@Suite(.needsRedisServer, .timeLimit(.minutes(5))) struct `An edge whose answers are absurd` {
    @Test(.enabled(if: Programs.has("python3"), "python3 is not installed"), arguments: Scenario.allCases)
    func `fails every proof, without a trap`(scenario: Scenario) async throws {
        let folder = try TemporaryFolder()
        let program = """
            #!/bin/bash
            export USHER_WICKED_SEED=\(Scenario.allCases.firstIndex(of: scenario) ?? 0)
            exec "\(Alteration.tree.appending(path: "scripts/wicked-edge").path)" "$@"
            """
        try folder.write(program, to: "usher")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.file("usher"))
        let verdict = try await Proving.hold(scenario, folder.file("usher"), within: 240)
        // Without a C compiler no month turns here.
        if verdict.skipped == nil { #expect(verdict.outcome == .failed) }
        if let trouble = verdict.trouble { #expect(!trouble.isEmpty) }
        for check in verdict.checks where !check.holds { #expect(!check.detail.isEmpty) }
        if let logs = verdict.folder { try FileManager.default.removeItem(atPath: logs) }
    }
}
