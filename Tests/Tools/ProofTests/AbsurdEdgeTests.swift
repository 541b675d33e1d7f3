import Foundation
import Reactor
import TestSupport
import Testing

@testable import Proof

/// Edges whose every answer is absurd (`scripts/absurd-edge`): figures below 0 and of 2^63, no HTTP, no
/// JSON, closed connections. A proof fails for each, and the process that holds it lives.
@Suite(.needsRedisServer, .timeLimit(.minutes(5))) struct `An edge whose answers are absurd` {
    private static func program(_ seed: Int, in folder: TemporaryFolder) throws -> String {
        let program = """
            #!/bin/bash
            export USHER_ABSURD_SEED=\(seed)
            exec "\(Alteration.tree.appending(path: "scripts/absurd-edge").path)" "$@"
            """
        try folder.write(program, to: "usher")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.file("usher"))
        return folder.file("usher")
    }

    @Test(.needs(program: "python3"), arguments: Scenario.allCases)
    func `fails every proof, without a trap`(scenario: Scenario) async throws {
        let folder = try TemporaryFolder()
        let seed = Scenario.allCases.firstIndex(of: scenario) ?? 0
        let verdict = try await Proving.run(scenario, try Self.program(seed, in: folder), within: 240)
        // Without a C compiler no month turns here.
        if verdict.skipped == nil { #expect(verdict.outcome == .failed) }
        if let trouble = verdict.trouble { #expect(!trouble.isEmpty) }
        for check in verdict.checks where !check.holds { #expect(!check.detail.isEmpty) }
        if let logs = verdict.folder { try FileManager.default.removeItem(atPath: logs) }
    }

    @Test(.needs(program: "python3"), arguments: 1...3)
    func `and that runs already passes no proof either`(seed: Int) async throws {
        let folder = try TemporaryFolder()
        let program = try Self.program(seed, in: folder)
        let verdicts = try await onLoop(within: 240) { loop in
            let bed = try await TestBed(program, on: loop)
            try await bed.open(edges: 2, configuration: "")
            var edge = RunningEdge(bed.front)
            (edge.operators, edge.plan, edge.nextPlan, edge.budget) = (bed.operators, "one", "other", 60)
            var verdicts: [ProofVerdict] = []
            let proof = Proof(Scenario.allCases, at: .running(edge), seed: 7)
            await proof.run(on: loop) { verdicts.append($0) }
            await bed.close(keepingFolder: false)
            return verdicts
        }
        #expect(verdicts.count == Scenario.allCases.count)
        #expect(!verdicts.contains { $0.outcome == .passed })
    }
}
