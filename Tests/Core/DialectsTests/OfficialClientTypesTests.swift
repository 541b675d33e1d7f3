import Foundation
import TestSupport
import Testing

/// The types of the official clients are the newest list of what an answer may report.
@Suite(.needsPythonPackages) struct `The types of the official clients` {
    private struct Findings: Decodable {
        let fields: [String]
        let tiers: [String]
        let iterations: [String]
        let stale: [String]
        let count: Int
    }

    @Test func `name no figure, tier or sampling that is neither read nor left out with a reason`()
        async throws
    {
        // A field without a reader must be detected. In the second run, these three count as not read.
        let unread = ["cache_write_tokens", "ultrafast", "compaction"]
        let output = try await Python.run("Tests/Core/DialectsTests/Interfaces/walk.py", unread)
        let walks = try output.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Findings.self, from: $0)
        }
        try #require(walks.count == 2)
        let (found, noticed) = (walks[0], walks[1])
        #expect(found.fields == [], "read it in Core/Dialects/Usage, or say why not in Interfaces/left.txt")
        #expect(found.tiers == [] && found.iterations == [])
        #expect(found.stale == [], "nothing needs these lines of Interfaces/left.txt any more")
        #expect(found.count > 30)
        #expect(noticed.fields.map { $0.prefix { $0 != " " } } == ["cache_write_tokens"])
        #expect(noticed.tiers == ["ultrafast"] && noticed.iterations == ["compaction"])
    }
}
