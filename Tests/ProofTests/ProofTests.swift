import Foundation
import Load
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
            await Proof([scenario], at: .own(program: program), seed: 7).run(on: loop) { verdicts.append($0) }
            return verdicts
        }
        return try #require(verdicts.first)
    }

    @Test(arguments: [Scenario.exact, .retries, .hangUps, .faults, .redisKilled, .monthTurns])
    func `holds for the edge`(scenario: Scenario) async throws {
        let verdict = try await hold(scenario)
        #expect(verdict.trouble == nil)
        guard verdict.skipped == nil else {
            // A month can only turn where a C compiler makes its clock.
            #expect(scenario == .monthTurns && !Programs.has("cc"))
            return
        }
        #expect(verdict.checks.count >= 3)
        for check in verdict.checks { #expect(check.holds, "\(check.claim): \(check.detail)") }
        #expect(verdict.folder == nil)
    }

    @Test func `of running edges sends messages of its own users, and says what cannot be held there`()
        async throws
    {
        let verdicts = try await onLoop(within: 100) { loop in
            let shop = try await Workshop(Self.usher, on: loop)
            try await shop.open(edges: 2, configuration: Scenario.exact.configuration)
            var edge = RunningEdge(shop.front)
            edge.operators = shop.operators
            var verdicts: [ProofVerdict] = []
            let proof = Proof(Scenario.allCases, at: .running(edge), seed: 7)
            await proof.run(on: loop) { verdicts.append($0) }
            await shop.close(keepingFolder: false)
            return verdicts
        }
        for verdict in verdicts {
            #expect(verdict.trouble == nil)
            for check in verdict.checks { #expect(check.holds, "\(check.claim): \(check.detail)") }
        }
        let held = verdicts.filter { $0.outcome == .passed }.map(\.scenario)
        #expect(held == ["exact", "everyone", "retries", "hang-ups"])
        #expect(verdicts.filter { $0.outcome == .skipped }.allSatisfy { $0.skipped?.isEmpty == false })
    }

    @Test func `of a running edge that does not answer has no verdict, and says what to look at`()
        async throws
    {
        let verdicts = try await onLoop(within: 60) { loop in
            let nobody = try Sockets.listen(on: .loopback(port: 0), shared: false)
            let port = Sockets.localAddress(of: nobody.number)?.port ?? 0
            _ = consume nobody
            let front = Front([try #require(LoadTarget("http://127.0.0.1:\(port)"))], fields: [])
            var verdicts: [ProofVerdict] = []
            let proof = Proof([.exact], at: .running(RunningEdge(front)), seed: 7)
            await proof.run(on: loop) { verdicts.append($0) }
            return verdicts
        }
        #expect(verdicts.map(\.outcome) == [.failed])
        #expect(verdicts.first?.trouble?.contains("is the address right") == true)
    }

    @Test func `fails for edges that do not share a count, and keeps their logs`() async throws {
        let folder = try TemporaryFolder()
        // Each of these edges has a Redis of its own: three limits are admitted.
        try folder.write(
            """
            #!/bin/bash
            exec "\(Self.usher)" "$1" "$2" "${@:5}"
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

    @Test func `is not all: what messages cost on this machine is measured, too`() async throws {
        let costs = try await onLoop(within: 100) { loop in
            try await CostMeasurement.take(of: Self.usher, seconds: 0.5, on: loop)
        }
        // A debug build on a busy machine: the order of magnitude is all that can be asked for.
        for cost in [costs.admitted, costs.refused, costs.redisAdmitted] { #expect(1...100_000 ~= cost) }
        // Redis is hardly asked of somebody who was refused a moment ago.
        for cost in [costs.chunk, costs.redisRefused] { #expect(0...100_000 ~= cost) }
    }

    @Test func `without a program has no verdict, and says why`() async throws {
        let verdict = try await hold(.exact, "/nowhere/usher")
        #expect(!verdict.holds)
        #expect(verdict.trouble?.contains("/nowhere/usher cannot be started") == true)
    }

    @Test func `without a check proves nothing`() {
        let verdict = ProofVerdict(
            scenario: "s", seed: 1, seconds: 0, checks: [], trouble: nil, skipped: nil, folder: nil)
        #expect(!verdict.holds)
    }
}
