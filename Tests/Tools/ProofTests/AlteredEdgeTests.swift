import Foundation
import TestSupport
import Testing

@testable import Proof

/// Edges whose Redis runs altered scripts: a proof must fail for each, and say by how much it is wrong.
@Suite(.needsRedisServer, .serialized, .timeLimit(.minutes(2))) struct `A broken edge` {
    @Test(.needs(program: "python3"), arguments: Alteration.all)
    func `fails its proof, with the figure`(alteration: Alteration) async throws {
        let folder = try TemporaryFolder()
        let scenario = try #require(Scenario(rawValue: alteration.scenario))
        let verdict = try await Proving.run(scenario, try alteration.program(in: folder, Proving.usher))
        let broken = verdict.checks.filter { !$0.holds }
        #expect(verdict.outcome == .failed)
        #expect(verdict.trouble == nil)
        let found = broken.first { $0.claim.hasPrefix(alteration.claim) }
        #expect(found != nil, "\(broken.map { "\($0.claim): \($0.detail)" })")
        #expect(found?.detail.contains(/\d/) == true)
        if let logs = verdict.folder { try FileManager.default.removeItem(atPath: logs) }
    }

    @Test func `is one of many, each with a scenario that exists`() {
        #expect(Alteration.all.count >= 10)
        for alteration in Alteration.all { #expect(Scenario(rawValue: alteration.scenario) != nil) }
        #expect(Set(Alteration.all.map(\.name)).count == Alteration.all.count)
    }
}
