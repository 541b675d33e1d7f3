import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Moves a backup from one Redis to another (docs/backup.md).
    @Suite(.needsRedisServer, .timeLimit(.minutes(3)))
    struct BackupTests {
        private static let plans = """
            plans:
              trial:
                kind: trial
                limits: [ { count: messages, per: lifetime trial, amount: 100 } ]
              premium:
                kind: subscription
                limits:
                  - { count: messages, per: month, amount: 3 }
                  - { count: total_tokens, per: rolling 5h, amount: 100000 }
                  - { count: messages, per: billing month, amount: 90, name: billed }
                  - { count: cost, per: day, amount: $5 }
                bursts: [ { count: requests, per_minute: 600, capacity: 50 } ]
              none:
                kind: free
                limits: [ { count: messages, per: day, amount: 20 } ]
            default_plan: none
            identity:
              - api_keys: true
              - trusted_header: x-user-id
                from: [127.0.0.0/8]
            prices: [ { model: "*", input: 2, output: 10 } ]
            check_ins: true
            loops: 1
            redis: { deadline: 5s }
            """

        /// Calls `body` with two edges. Each has its own Redis, which is empty at first.
        private func withTwoStores(_ body: (Ctl, Ctl) async throws -> Void) async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(Self.plans + "\n" + ListenerTLS.section, to: "edge.yaml")
            let arguments = ["--config", files.file("edge.yaml"), "--upstream", upstream.url]
            try await withEdge(arguments) { first, folder in
                try await withEdge(arguments) { second, other in
                    try await body(
                        Ctl(edge: first, folder: folder), Ctl(edge: second, folder: other))
                }
            }
            try await upstream.stop()
        }

        private static let long = "auth0|" + String(repeating: "long", count: 20)

        private func fill(_ ctl: Ctl) async throws -> String {
            func done(_ words: String...) async throws {
                let program = try await Program.run(
                    [Places.usherctl] + words + ["--reason", "a test"] + ctl.place)
                #expect(program.exitCode == 0, "\(words): \(program.stderr)")
            }
            try ctl.folder.write(
                """
                user_id,plan,status,period_start,period_end,anchor_day,time_zone
                ann,premium,active,2026-01-01T00:00:00Z,2099-01-01T00:00:00Z,31,Europe/Berlin
                bob,trial,active,,,,
                kim,premium,active,,,,
                \(Self.long),premium,active,,,,
                """, to: "people.csv")
            try await done("import", ctl.folder.file("people.csv"))
            for user in ["ann", "ann", "ann", "bob", "nobody", Self.long] {
                #expect(try await ctl.edge.web.say(user).status == 200, "\(user)")
            }
            #expect(try await ctl.edge.web.say("ann").status == 429)
            try await done("user", "override", "bob", "messages", "7")
            try await done("user", "grant", "ann", "billed", "9", "--until", "2099-01-01")
            try await done("user", "block", "nobody")
            let made = try await ctl.json("keys", "create", "kim", "--label", "laptop", "--reason", "a test")
            let prefer = try await ctl.edge.web.ask(
                "PUT", "/v1/check-ins/preferences", ["x-user-id": "bob", "content-type": "application/json"],
                body: #"{"check_ins_enabled": true, "frequency": "daily"}"#)
            #expect(prefer.status == 200, "\(prefer.text)")
            return try #require(made["key"] as? String)
        }

        /// The users in a backup, each under its Redis key. Entries of the audit trail about a restore are
        /// removed, because they differ between the two backups.
        private func users(_ ctl: Ctl, _ name: String) async throws -> [String: String] {
            var users: [String: String] = [:]
            let done = try await ctl("export", ctl.folder.file(name))
            #expect(done.exitCode == 0, "\(done.stderr)")
            let lines = try #require(ctl.folder.read(name)).split(separator: "\n")
            #expect(lines[0].contains(#""format":"usher-backup""#) && lines.last?.contains(#""end""#) == true)
            for line in lines.dropFirst().dropLast() {
                var user = try #require(
                    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                let trail = user["trail"] as? [[String: Any]] ?? []
                user["trail"] = trail.filter { $0["deed"] as? String != "restore" }
                user["refusals"] = (user["refusals"] as? [String: Any] ?? [:]).count
                users[user["redis_key"] as? String ?? ""] = String(
                    decoding: try JSONSerialization.data(withJSONObject: user, options: [.sortedKeys]),
                    as: UTF8.self)
            }
            return users
        }

        @Test
        func `A backup moves users of every kind to another Redis with the same figures`() async throws {
            try await withTwoStores { first, second in
                let key = try await fill(first)
                try await until("the refusal is in the log") {
                    try await first.json("user", "show", "ann")["refusals"].map { "\($0)".contains("count") }
                        == true
                }
                let before = try await users(first, "one.jsonl")
                #expect(before.count == 5)
                let ann = try #require(before.values.first { $0.contains(#""user_id":"ann""#) })
                for part in [
                    #":msg":3"#, "grants", "4070908800000", #""zone":"Europe"#, #""anchor":"31""#,
                    "cost_micro",
                ] {
                    #expect(ann.contains(part), "\(part): \(ann)")
                }
                let file = first.folder.file("one.jsonl")
                let dry = try await second("import", file, "--reason", "moved", "--dry-run")
                #expect(dry.exitCode == 0 && dry.output.contains("5 would be written"), "\(dry.stderr)")
                #expect(try await second("user", "show", "ann").exitCode == 1)
                let done = try await second("import", file, "--reason", "moved")
                #expect(
                    done.exitCode == 0 && done.output.contains("5 written"), "\(done.output)\(done.stderr)")
                #expect(try await users(second, "two.jsonl") == before)
                // After the import, the used-up limit of ann and the refusal of unknown users apply on the
                // second edge, too.
                #expect(try await second.edge.web.say("ann").status == 429)
                #expect(try await second.edge.web.say("nobody").status == 403)
                let asked = try await second.edge.web.patiently(
                    "POST", "/v1/chat/completions",
                    ["authorization": "Bearer \(key)", "content-type": "application/json"],
                    body: Web.words(model: "any"))
                #expect(asked.status == 200, "\(asked.text)")
                let prefers = try await second.edge.web.ask(
                    "GET", "/v1/check-ins/preferences", ["x-user-id": "bob"])
                #expect(prefers.text.contains("daily"), "\(prefers.text)")
                let again = try await second("import", file, "--reason", "moved")
                #expect(again.output.contains("0 written, 5 were there already"), "\(again.output)")
            }
        }

        @Test
        func `A user who exists is refused, kept or replaced, and no count falls silently`()
            async throws
        {
            try await withTwoStores { first, second in
                for _ in 0..<2 { #expect(try await first.edge.web.say("ann").status == 200) }
                for _ in 0..<5 { #expect(try await second.edge.web.say("ann").status == 200) }
                for (edge, count) in [(first.edge, 2), (second.edge, 5)] {
                    try await until("it is settled") { try await edge.used(by: "ann") == count }
                }
                _ = try await users(first, "one.jsonl")
                let file = first.folder.file("one.jsonl")
                let refused = try await second("import", file, "--reason", "moved")
                #expect(
                    refused.exitCode == 1 && refused.stderr.contains("has a record here already"),
                    "\(refused.stderr)")
                #expect(try await second("import", file, "--reason", "x", "--dry-run").exitCode == 1)
                let kept = try await second("import", file, "--reason", "moved", "--existing", "keep")
                #expect(
                    kept.exitCode == 0 && kept.output.contains("1 were left"), "\(kept.output)\(kept.stderr)")
                let falls = try await second("import", file, "--reason", "x", "--existing", "replace")
                #expect(falls.exitCode == 1 && falls.stderr.contains("would fall"), "\(falls.stderr)")
                #expect(falls.stderr.contains("=5>2"), "\(falls.stderr)")
                #expect(try await second.edge.used(by: "ann") == 5)
                let done = try await second(
                    "import", file, "--reason", "x", "--existing", "replace", "--lower")
                #expect(done.exitCode == 0 && done.output.contains("=5>2"), "\(done.output)\(done.stderr)")
                #expect(try await second.edge.used(by: "ann") == 2)
                let trail = try await second("user", "show", "ann")
                #expect(trail.output.contains("= 5>2"), "\(trail.output)")
            }
        }

        @Test
        func `A file that is cut off, of another version or of another app is refused as a whole`()
            async throws
        {
            try await withCtl { ctl in
                #expect(try await ctl.edge.web.say("demo-premium").status == 200)
                #expect(try await ctl("export", ctl.folder.file("all.jsonl")).exitCode == 0)
                let lines = try #require(ctl.folder.read("all.jsonl")).split(separator: "\n").map(String.init)
                func imported(_ lines: [String]) async throws -> Program {
                    try ctl.folder.write(lines.joined(separator: "\n") + "\n", to: "odd.jsonl")
                    return try await ctl(
                        "import", ctl.folder.file("odd.jsonl"), "--reason", "x", "--existing", "keep")
                }
                let cut = try await imported(lines.dropLast())
                #expect(cut.exitCode == 65 && cut.stderr.contains("is cut off"), "\(cut.stderr)")
                let fewer = try await imported([lines[0]] + lines.dropFirst(2))
                #expect(
                    fewer.exitCode == 65 && fewer.stderr.contains("the last line counts the users as"),
                    "\(fewer.stderr)"
                )
                let newer = try await imported(
                    [lines[0].replacing(#""version":1"#, with: #""version":2"#)] + lines.dropFirst())
                #expect(newer.exitCode == 65 && newer.stderr.contains("version 2"), "\(newer.stderr)")
                let other = try await imported(
                    [lines[0].replacing(#""app":null"#, with: #""app":"journal""#)] + lines.dropFirst())
                #expect(other.exitCode == 64 && other.stderr.contains("--app journal"), "\(other.stderr)")
                let csv = try await ctl("export", "--what", "backup", "--format", "csv")
                #expect(csv.exitCode == 64 && csv.stderr.contains("A backup is JSON lines"), "\(csv.stderr)")
            }
        }

        @Test
        func `A table says what it cannot contain, and is refused if that would be lost`() async throws {
            try await withCtl { ctl in
                #expect(try await ctl.edge.web.say("demo-premium").status == 200)
                try await until("the books") {
                    try await ctl("export").output.contains(/demo-premium.*,1,/)
                }
                let file = ctl.folder.file("users.csv")
                let table = try await ctl("export", file)
                #expect(table.exitCode == 0 && table.stderr.contains("not a backup"), "\(table.stderr)")
                let lost = try await ctl("import", file, "--reason", "x")
                #expect(lost.exitCode == 65 && lost.stderr.contains("messages ("), "\(lost.stderr)")
                #expect(lost.stderr.contains("--drop"), "\(lost.stderr)")
                let dropped = try await ctl(
                    "import", file, "--reason", "x", "--drop", "messages,tokens,cost_microdollars")
                #expect(dropped.exitCode == 0, "\(dropped.stderr)")
                // The line gives a user a plan, and the use of that plan's limit. A dry run must accept both.
                try ctl.folder.write("user_id,plan,used:messages\nzoe,premium,5\n", to: "zoe.csv")
                let zoe = ctl.folder.file("zoe.csv")
                let dry = try await ctl("import", zoe, "--reason", "x", "--dry-run")
                #expect(
                    dry.exitCode == 0 && dry.output.contains("2 changes would be written"), "\(dry.stderr)")
                try ctl.folder.write("user_id,plan,used:minutes\nzoe,premium,5\n", to: "zoe.csv")
                for more in [["--dry-run"], []] {
                    let odd = try await Program.run(
                        [Places.usherctl, "import", zoe, "--reason", "x"] + more + ctl.place)
                    #expect(
                        odd.exitCode == 1 && odd.stderr.contains("no limit of that name"), "\(odd.stderr)")
                }
            }
        }
    }
}
