import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// What earlier versions have kept, in Redis and in their spools.
    @Suite(.needsRedisServer, .needsPython, .ownEdges, .timeLimit(.minutes(2)))
    struct LayoutTests {
        private static let layouts = Places.file("Layouts")

        @Test(arguments: ["0.1.0"])
        func `an edge goes on with the data of an earlier version`(version: String) async throws {
            let recorded = "\(Self.layouts)/\(version)"
            let programs = try Places.programs()
            let run = try await Program.run(
                ["python3", "-B", "\(Self.layouts)/layout.py", "open", programs.path, recorded], within: 90)
            #expect(run.exitCode == 0, "\(run.stderr)")
            let facts = try String(contentsOfFile: "\(recorded)/facts.json", encoding: .utf8)
            #expect(run.output == facts)
        }

        @Test
        func `every version since the first one that was published has its layout recorded`() throws {
            let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.layouts)
                .filter { $0.first?.isNumber == true }
            #expect(recorded.sorted() == ["0.1.0"], "the test above must open each of them")
        }
    }
}
