import Foundation
import Reactor
import TestSupport
import Testing

@testable import Proof

/// The proofs of the real program. The longest ones (a minute's turn, an outage) are for `usher-bench prove`.
@Suite(.needsRedisServer, .serialized, .timeLimit(.minutes(2))) struct `A proof` {
    /// Built beside the tests.
    private static let usher: String = {
        if let named = ProcessInfo.processInfo.environment["USHER_PROGRAM"] { return named }
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests ?? "").deletingLastPathComponent().appending(path: "usher").path
    }()

    private func hold(_ scenario: Scenario, _ program: String = usher) async throws -> ProofVerdict {
        let verdicts = try await onLoop(within: 100) { loop in
            var verdicts: [ProofVerdict] = []
            await Proof([scenario], program: program, seed: 7).run(on: loop) { verdicts.append($0) }
            return verdicts
        }
        return try #require(verdicts.first)
    }

    @Test(arguments: [Scenario.exact, .retries, .hangUps, .faults, .redisKilled])
    func `holds for the edge`(scenario: Scenario) async throws {
        let verdict = try await hold(scenario)
        #expect(verdict.trouble == nil)
        #expect(verdict.checks.count >= 3)
        for check in verdict.checks { #expect(check.holds, "\(check.claim): \(check.detail)") }
        #expect(verdict.folder == nil)
    }

    @Test func `fails for edges that do not share a count, and keeps their logs`() async throws {
        let folder = try TemporaryFolder()
        // Each of these edges has a Redis of its own: three limits are admitted.
        try folder.write(
            """
            #!/bin/bash
            data=$(mktemp -d "\(folder.path)/data-XXXXXX")
            exec "\(Self.usher)" "$1" "$2" --data-dir "$data" "${@:5}"
            """, to: "usher")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.file("usher"))
        let verdict = try await hold(.exact, folder.file("usher"))
        #expect(verdict.trouble == nil)
        #expect(!verdict.holds)
        #expect(verdict.checks.first?.holds == false)
        #expect(verdict.checks.first?.detail == "300, expected 100")
        let logs = try #require(verdict.folder)
        #expect(FileManager.default.fileExists(atPath: logs + "/edge-0.log"))
        try FileManager.default.removeItem(atPath: logs)
    }

    @Test func `without a program has no verdict, and says why`() async throws {
        let verdict = try await hold(.exact, "/nowhere/usher")
        #expect(!verdict.holds)
        #expect(verdict.trouble?.contains("/nowhere/usher cannot be started") == true)
    }

    @Test func `without a check proves nothing`() {
        let verdict = ProofVerdict(
            scenario: "s", seed: 1, seconds: 0, checks: [], trouble: nil, folder: nil)
        #expect(!verdict.holds)
    }
}
