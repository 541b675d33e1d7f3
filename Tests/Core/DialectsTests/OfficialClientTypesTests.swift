import Foundation
import TestSupport
import Testing

/// Usher must read every usage figure that the types of the official clients contain.
@Suite(.needsPythonPackages) struct `The types of the official clients` {
    private struct Findings: Decodable {
        let fields: [String]
        let tiers: [String]
        let iterations: [String]
        let stale: [String]
        let count: Int
    }

    @Test func `Official client types name no figure, tier or sampling that is neither read nor excused`()
        async throws
    {
        // The script is run as if Usher did not read these three names. The script must report the names,
        // which shows that it would notice a new figure.
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
