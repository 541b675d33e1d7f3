import Foundation
import TestSupport
import Testing

/// The official clients' types are the newest list of what an answer may report.
@Suite(.needsPythonPackages) struct `The types of the official clients` {
    private struct Findings: Decodable {
        let fields: [String]
        let tiers: [String]
        let iterations: [String]
        let stale: [String]
        let count: Int
    }

    private static func walk(without names: String...) async throws -> Findings {
        let output = try await Python.run("Tests/Core/DialectsTests/Interfaces/walk.py", names)
        return try JSONDecoder().decode(Findings.self, from: output)
    }

    @Test func `name no figure, tier or sampling that is neither read nor left out with a reason`()
        async throws
    {
        let found = try await Self.walk()
        #expect(found.fields == [], "read it in Core/Dialects/Usage, or say why not in Interfaces/left.txt")
        #expect(found.tiers == [] && found.iterations == [])
        #expect(found.stale == [], "nothing needs these lines of Interfaces/left.txt any more")
        #expect(found.count > 30)
    }

    @Test func `would show a figure, a tier and a sampling that are not read`() async throws {
        let found = try await Self.walk(without: "cache_write_tokens", "ultrafast", "compaction")
        #expect(found.fields.map { $0.prefix { $0 != " " } } == ["cache_write_tokens"])
        #expect(found.tiers == ["ultrafast"] && found.iterations == ["compaction"])
    }
}
