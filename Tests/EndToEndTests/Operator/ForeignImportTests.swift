import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Tests `usherctl import --from`, which reads users, keys and use from other systems.
    @Suite(.needsRedisServer, .timeLimit(.minutes(2)))
    struct ForeignImportTests {
        private static let configuration = Configuration.monthly(3).replacing(
            "identity:", with: "identity:\n  - api_keys: true")
        private static let today = String(ISO8601DateFormatter().string(from: .now).prefix(10))

        private func withImporter(_ body: (Ctl) async throws -> Void) async throws {
            try await withEdge(configuration: Self.configuration) { edge, _, folder in
                try await body(Ctl(edge: edge, folder: folder))
            }
        }

        @Test
        func `LiteLLM's keys go on working, and what they have used is imported`() async throws {
            try await withImporter { ctl in
                let key = "sk-Kx7pQ2mWvL9nRt4yBc8dFg"
                // LiteLLM stores the SHA-256 digest of a key instead of the key.
                let hash = try await Program.run(["bash", "-c", "printf %s \(key) | sha256sum"]).output
                    .prefix(64)
                try ctl.folder.write(
                    """
                    {"users": [{"user_id": "ann", "max_budget": 5.0}, {"user_id": "bob", "max_budget": null}],
                     "keys": [{"token": "\(hash)", "user_id": "ann", "key_alias": "phone", "blocked": null,
                               "expires": null, "models": []},
                              {"token": "\(String(repeating: "0", count: 64))", "user_id": null}],
                     "spend": [{"user_id": "ann", "date": "\(Self.today)", "model": "gpt-5-mini", "spend": 0.25,
                                "prompt_tokens": 100, "completion_tokens": 20, "api_requests": 3,
                                "successful_requests": 2},
                               {"user_id": "ann", "date": "2020-01-01", "model": "old", "spend": 1}]}
                    """, to: "litellm.json")
                let file = ctl.folder.file("litellm.json")
                let dry = try await ctl("import", file, "--from", "litellm", "--reason", "moved", "--dry-run")
                #expect(dry.exitCode == 0 && dry.output.contains("2 would be written"), "\(dry.stderr)")
                for left in [
                    "1 users with a max_budget", "1 keys that belong to no user", "older than 400 days",
                ] {
                    #expect(dry.stderr.contains(left), "\(left): \(dry.stderr)")
                }
                let done = try await ctl("import", file, "--from", "litellm", "--reason", "moved")
                #expect(done.exitCode == 0 && done.output.contains("2 written"), "\(done.stderr)")
                #expect(try await ctl.edge.used(by: "ann") == 2)
                func say(_ key: String) async throws -> Int {
                    try await ctl.edge.web.patiently(
                        "POST", "/v1/chat/completions",
                        ["authorization": "Bearer \(key)", "content-type": "application/json"],
                        body: Web.words(model: "any")
                    ).status
                }
                #expect(try await say(key) == 200)
                #expect(try await say(key) == 429)
                #expect(try await say(key + "x") == 401)
                let books = try await ctl("export", "--what", "books")
                #expect(books.output.contains("gpt-5-mini,false,2,100,20,0,0,250000"), "\(books.output)")
                let again = try await ctl("import", file, "--from", "litellm", "--reason", "moved")
                #expect(
                    again.output.contains("0 written, 2 were there already"), "\(again.output)\(again.stderr)"
                )
            }
        }

        @Test
        func `A table of messages in Supabase is counted, and no column is ignored silently`() async throws {
            try await withImporter { ctl in
                try ctl.folder.write(
                    """
                    id,user_id,month,message_count,streak,updated_at
                    1,ann,\(Self.today.prefix(7)),3,9,2026-11-24 10:00:00+00
                    2,bob,\(Self.today.prefix(7)),1,2,2026-11-24 10:00:00+00
                    """, to: "usage.csv")
                let file = ctl.folder.file("usage.csv")
                let odd = try await ctl("import", file, "--from", "supabase", "--reason", "moved")
                #expect(odd.exitCode == 65 && odd.stderr.contains("--drop streak"), "\(odd.stderr)")
                let done = try await ctl(
                    "import", file, "--from", "supabase", "--reason", "moved", "--drop", "streak")
                #expect(done.exitCode == 0 && done.output.contains("2 written"), "\(done.stderr)")
                #expect(try await ctl.edge.web.say("ann").status == 429)
                #expect(try await ctl.edge.web.say("bob").status == 200)
                try ctl.folder.write("user_id,month,message_count\nzoe,soon,many\n", to: "bad.csv")
                let bad = try await ctl(
                    "import", ctl.folder.file("bad.csv"), "--from", "supabase", "--reason", "moved")
                #expect(bad.exitCode == 65 && bad.stderr.contains("line 2: "), "\(bad.stderr)")
            }
        }
    }
}
