import Configuration
import Foundation
import TestSupport
import Testing

@testable import Gateway

/// Every path that an official client can request must be known to the gateway or be listed in paths.txt.
@Suite(.needsPythonPackages) struct `The paths of the official clients` {
    private struct Asked: Decodable {
        let client: String
        let method: String
        let path: String

        var line: String { "\(method) \(path)" }
    }

    private static let folder = "Tests/Core/DialectsTests/Interfaces"

    private static func settings() throws -> Settings {
        let upstreams = ["openai", "anthropic", "gemini"].map {
            "{ name: \($0), url: \"https://\($0).example\", dialect: \($0) }"
        }
        let files = try TemporaryFolder()
        try files.write(
            """
            plans: { free: { kind: free, limits: [{ count: messages, per: day, amount: 5 }] } }
            default_plan: free
            identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
            upstreams: [\(upstreams.joined(separator: ", "))]
            """, to: "edge.yaml")
        return try Settings.load(path: files.file("edge.yaml"), environment: [:])
    }

    /// The lines of paths.txt without their reasons. These paths are deliberately not supported.
    private static func left() throws -> Set<String> {
        let file = Checkout.root.appending(path: "\(folder)/paths.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        return Set(
            try lines.map { line in
                let parts = line.split(separator: "|", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                let reason = try #require(parts.dropFirst().first, "paths.txt gives no reason: \(line)")
                #expect(!reason.isEmpty)
                return parts[0]
            })
    }

    @Test func `Official clients' paths are counted, free or refused, or left with a reason`() async throws {
        let output = try await Python.run("\(Self.folder)/paths.py")
        let asked = try JSONDecoder().decode([Asked].self, from: output)
        let (settings, left) = (try Self.settings(), try Self.left())
        var counts: [RouteCatalogue.Treatment: Int] = [:]
        var unknown: Set<String> = []
        for one in asked {
            if let treatment = RouteCatalogue.findTreatment(of: one.method, one.path, settings) {
                counts[treatment, default: 0] += 1
            } else {
                unknown.insert(one.line)
            }
        }
        #expect(
            unknown.subtracting(left).sorted() == [], "add it to ProviderPath, or say why not in paths.txt")
        #expect(left.subtracting(unknown).sorted() == [], "nothing needs these lines of paths.txt any more")
        #expect(
            counts[.counted] ?? 0 >= 10 && counts[.free] ?? 0 >= 6 && counts[.refused] ?? 0 > 500, "\(counts)"
        )
        #expect(Set(asked.map(\.client)) == ["openai", "anthropic", "google"])
    }

    @Test func `A new path of the official clients would be noticed`() throws {
        let settings = try Self.settings()
        #expect(RouteCatalogue.findTreatment(of: "POST", "/v1/brand_new", settings) == nil)
        #expect(RouteCatalogue.findTreatment(of: "POST", "/v1/videos", settings) == .refused)
        #expect(RouteCatalogue.findTreatment(of: "POST", "/v1/responses", settings) == .counted)
    }
}
