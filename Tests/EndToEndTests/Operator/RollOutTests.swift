import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEndInterfaces {
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct RollOutTests {
        private static let token = "a-token-of-the-whole-team-0001"
        private static let variables = ["USHER_ADMIN_TOKEN_TEAM": token]

        private static func configuration(_ amount: Int) -> String {
            Configuration.monthly(
                amount,
                "admin: { tokens: [{ name: team, scope: own, token: { env: USHER_ADMIN_TOKEN_TEAM } }] }")
        }

        /// Calls `body` with two edges, each with its own flags and its own configuration file.
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

            func ctl(_ words: String..., over admin: String? = nil) async throws -> Program {
                try await Program.run(
                    [Places.usherctl] + words + ["--admin", admin ?? self.admin],
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
        func `A new file is compared, refused as a whole if one edge lacks it, and applied if all have it`()
            async throws
        {
            try await withTwoEdges { fleet in
                let files = try TemporaryFolder()
                try await ListenerTLS.write(in: files)
                try files.write(Self.configuration(1), to: "new.yaml")
                let new = files.file("new.yaml")
                // The two edges have different flags, ports, folders and file names. The digest must be the
                // same, because it depends on the configuration only.
                let before = try await fleet.digests()
                #expect(Set(before).count == 1)
                let same = try await fleet.ctl("config", "diff", new)
                #expect(
                    same.exitCode == 0 && same.output == "Nothing is different.\n",
                    "\(same.output)\(same.stderr)")

                try files.write(Self.configuration(2), to: "new.yaml")
                let diff = try await fleet.ctl("config", "diff", new)
                #expect(diff.exitCode == 1, "\(diff.stderr)")
                #expect(
                    diff.output.contains(
                        "plans.premium.limits.messages.amount\n  - 1\n  + 2\n"), "\(diff.output)")
                #expect(
                    diff.output.split(separator: "\n").count { $0.hasPrefix("  - ") } == 2, "\(diff.output)")

                // Only the first edge gets the new file, so `config apply` must refuse.
                try fleet.files[0].write(Self.configuration(2), to: "edge.yaml")
                let early = try await fleet.ctl("config", "apply", new, "--reason", "two for all")
                #expect(early.exitCode == 1, "\(early.output)")
                #expect(early.stderr.contains("nothing was changed on any edge"), "\(early.stderr)")
                #expect(early.stderr.contains("copy the file there first"), "\(early.stderr)")
                #expect(try await fleet.digests() == before)

                try fleet.files[1].write(Self.configuration(2), to: "edge.yaml")
                let check = try await Program.run([Places.usherctl, "config", "check", new])
                let digest = try #require(check.output.firstMatch(of: /digest ([0-9a-f]{16})/)?.1)
                let other = try await fleet.ctl(
                    "config", "apply", new, "--expect", "0123456789abcdef", "--reason", "two for all")
                #expect(
                    other.exitCode == 65 && other.stderr.contains("nothing was changed"), "\(other.stderr)")
                let done = try await fleet.ctl(
                    "config", "apply", new, "--expect", String(digest), "--reason", "two for all")
                #expect(done.exitCode == 0, "\(done.stderr)")
                #expect(try await fleet.digests() == [String(digest), String(digest)])
                #expect(try await fleet.ctl("config", "diff", new).exitCode == 0)
                // The alert UsherSettingsDiffer fires if edges show different digests here, so both must be
                // equal.
                for edge in fleet.edges {
                    try await edge.shows("usher_settings_info{digest=\"\(digest)\"} 1")
                }
                for edge in fleet.edges {
                    for _ in 0..<2 { #expect(try await edge.web.say("ann").status == 200) }
                    #expect(try await edge.web.say("ann").status == 429)
                }
            }
        }

        /// A Python server that accepts a dry run as an edge does, and refuses the real change.
        private static let fickle = """
            import http.server
            class Edge(http.server.BaseHTTPRequestHandler):
                def do_POST(self):
                    self.rfile.read(int(self.headers["content-length"]))
                    body = b'{"applied":false,"digest":"0","before":"0","changes":[]}'
                    if "dry_run" not in self.path: body = b'{"detail":"The file is gone."}'
                    self.send_response(200 if "dry_run" in self.path else 409)
                    self.send_header("content-length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
            server = http.server.HTTPServer(("127.0.0.1", 0), Edge)
            print(server.server_port, flush=True)
            server.serve_forever()
            """

        @Test
        func `A roll-out goes in turn up to the first edge that refuses, and says where it is in force`()
            async throws
        {
            try await withTwoEdges { fleet in
                let fickle = try await Program.start(["python3", "-c", Self.fickle])
                let port = try await soon("its port") {
                    UInt16(fickle.output.trimmingCharacters(in: .newlines))
                }
                let before = try await fleet.digests()
                for files in fleet.files { try files.write(Self.configuration(2), to: "edge.yaml") }
                let edges = fleet.edges.map { "http://127.0.0.1:\($0.adminPort)" }
                let stop = "http://127.0.0.1:\(port)"
                let apply = try await fleet.ctl(
                    "config", "apply", "--reason", "two for all", "--request-id", "roll-1",
                    over: [edges[0], stop, edges[1]].joined(separator: ","))
                #expect(apply.exitCode == 1 && apply.stderr.contains("The file is gone."), "\(apply.stderr)")
                #expect(apply.stderr.contains("\(stop) did not apply it."), "\(apply.stderr)")
                #expect(apply.stderr.contains("In force on: \(edges[0])."), "\(apply.stderr)")
                #expect(apply.stderr.contains("Not asked: \(edges[1])."), "\(apply.stderr)")
                let after = try await fleet.digests()
                #expect(after[0] != before[0] && after[1] == before[1])
                // The same request id is used again, so the command continues with the edges that are left.
                let rest = try await fleet.ctl(
                    "config", "apply", "--reason", "two for all", "--request-id", "roll-1")
                #expect(rest.exitCode == 0, "\(rest.stderr)")
                #expect(try await fleet.digests() == [after[0], after[0]])
                fickle.signal(SIGKILL)
            }
        }

        @Test
        func `A config command that cannot run has another exit code than a difference`() async throws {
            try await withTwoEdges { fleet in
                let missing = try await fleet.ctl("config", "diff", "/nowhere/edge.yaml")
                #expect(missing.exitCode == 78, "\(missing.stderr)")
                let several = try await fleet.ctl("config", "show")
                #expect(
                    several.exitCode == 64 && several.stderr.contains("names one edge here"),
                    "\(several.stderr)")
                let bad = try await fleet.ctl("config", "apply", "--expect", "abc", "--reason", "x")
                #expect(bad.exitCode == 64, "\(bad.stderr)")
            }
        }
    }
}
