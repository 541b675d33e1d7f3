import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// A configuration's way to several edges.
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct RollOutTests {
        private static let token = "a-token-of-the-whole-team-0001"
        private static let variables = ["USHER_ADMIN_TOKEN_TEAM": token]

        private static func configuration(_ amount: Int) -> String {
            Configuration.monthly(
                amount,
                "admin: { tokens: [{ name: team, scope: own, token: { env: USHER_ADMIN_TOKEN_TEAM } }] }")
        }

        /// Two edges, each with a file of its own at another place and with flags of its own.
        private func withTwoEdges(_ body: (Fleet) async throws -> Void) async throws {
            let upstream = try await Upstream.start()
            let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
            for files in [one, two] { try files.write(Self.configuration(1), to: "edge.yaml") }
            func arguments(_ files: TemporaryFolder) -> [String] {
                ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
            }
            try await withEdge(arguments(one), environment: Self.variables) { first, _ in
                try await withEdge(arguments(two), environment: Self.variables) { second, _ in
                    try await body(Fleet(edges: [first, second], files: [one, two]))
                }
            }
            try await upstream.stop()
        }

        private struct Fleet {
            let edges: [Edge]
            let files: [TemporaryFolder]

            var admin: String { edges.map { "http://127.0.0.1:\($0.adminPort)" }.joined(separator: ",") }

            func ctl(_ words: String...) async throws -> Program {
                try await Program.run(
                    [Places.usherctl] + words + ["--admin", admin],
                    environment: ["USHER_ADMIN_TOKEN": RollOutTests.token])
            }

            func digests() async throws -> [String] {
                var digests: [String] = []
                for edge in edges {
                    let answer = try await Web(port: edge.adminPort).ask(
                        "GET", "/admin/v1/settings", ["authorization": "Bearer \(RollOutTests.token)"])
                    digests.append(try #require(answer["digest"]))
                }
                return digests
            }
        }

        @Test
        func `is compared, refused whole where one edge has another file, and taken where all have it`()
            async throws
        {
            try await withTwoEdges { fleet in
                let desk = try TemporaryFolder()
                try await ListenerTLS.write(in: desk)
                try desk.write(Self.configuration(1), to: "new.yaml")
                let new = desk.file("new.yaml")
                // Flags, ports, folders and file names make no difference.
                let before = try await fleet.digests()
                #expect(Set(before).count == 1)
                let same = try await fleet.ctl("config", "diff", new)
                #expect(
                    same.exitCode == 0 && same.output == "Nothing is different.\n",
                    "\(same.output)\(same.talk)")

                try desk.write(Self.configuration(2), to: "new.yaml")
                let diff = try await fleet.ctl("config", "diff", new)
                #expect(diff.exitCode == 1, "\(diff.talk)")
                #expect(
                    diff.output.contains(
                        "plans.premium.limits.messages.amount\n  - 1\n  + 2\n"), "\(diff.output)")
                #expect(
                    diff.output.split(separator: "\n").count { $0.hasPrefix("  - ") } == 2, "\(diff.output)")

                // The file has come to the first edge alone.
                try fleet.files[0].write(Self.configuration(2), to: "edge.yaml")
                let early = try await fleet.ctl("config", "apply", new, "--reason", "two for all")
                #expect(early.exitCode == 1, "\(early.output)")
                #expect(early.talk.contains("nothing was changed on any edge"), "\(early.talk)")
                #expect(early.talk.contains("bring the file there first"), "\(early.talk)")
                #expect(try await fleet.digests() == before)

                try fleet.files[1].write(Self.configuration(2), to: "edge.yaml")
                let check = try await Program.run([Places.usherctl, "config", "check", new])
                let digest = try #require(check.output.firstMatch(of: /digest ([0-9a-f]{16})/)?.1)
                let other = try await fleet.ctl(
                    "config", "apply", new, "--expect", "0123456789abcdef", "--reason", "two for all")
                #expect(other.exitCode == 65 && other.talk.contains("nothing was changed"), "\(other.talk)")
                let done = try await fleet.ctl(
                    "config", "apply", new, "--expect", String(digest), "--reason", "two for all")
                #expect(done.exitCode == 0, "\(done.talk)")
                #expect(try await fleet.digests() == [String(digest), String(digest)])
                #expect(try await fleet.ctl("config", "diff", new).exitCode == 0)
                for edge in fleet.edges {
                    for _ in 0..<2 { #expect(try await edge.web.say("ann").status == 200) }
                    #expect(try await edge.web.say("ann").status == 429)
                }
            }
        }

        @Test
        func `leaves what cannot be compared apart from what differs`() async throws {
            try await withTwoEdges { fleet in
                let missing = try await fleet.ctl("config", "diff", "/nowhere/edge.yaml")
                #expect(missing.exitCode == 78, "\(missing.talk)")
                let several = try await fleet.ctl("config", "show")
                #expect(
                    several.exitCode == 64 && several.talk.contains("names one edge here"), "\(several.talk)")
                let bad = try await fleet.ctl("config", "apply", "--expect", "abc", "--reason", "x")
                #expect(bad.exitCode == 64, "\(bad.talk)")
            }
        }
    }
}
