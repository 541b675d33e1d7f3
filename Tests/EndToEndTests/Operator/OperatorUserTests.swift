import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    @Suite(.needsRedisServer, .timeLimit(.minutes(2)))
    struct OperatorUserTests {
        @Test
        func `A user is shown as a table and as JSON, and an unknown one has its exit code`()
            async throws
        {
            try await withCtl { ctl in
                let shown = try await ctl("user", "show", "demo-premium")
                #expect(shown.exitCode == 0, "\(shown.stderr)")
                #expect(shown.output.contains("premium (Premium, subscription)"), "\(shown.output)")
                #expect(
                    shown.output.contains(/messages +\d{4}-\d{2} +160 +800 +640 +20 %/), "\(shown.output)")
                #expect(!shown.output.contains("\u{1B}"))
                let user = try await ctl.json("user", "show", "demo-premium")
                let limits = try #require(user["limits"] as? [[String: Any]])
                #expect(limits.first?["used"] as? Int == 160)
                let nobody = try await ctl("user", "show", "a/b?c")
                #expect(nobody.exitCode == 1)
                #expect(nobody.output.contains("There is no record of this user"))
            }
        }

        @Test
        func `Times are in the edge's zone, when read and when written, whatever the machine's is`()
            async throws
        {
            let folder = try TemporaryFolder()
            let preset = try #require(TemporaryFolder.content(of: Places.inTree("presets/coach.yaml")))
            try folder.write(
                preset.replacing("\ntime_zone: UTC\n", with: "\ntime_zone: Asia/Tokyo\n"), to: "edge.yaml")
            try await withCtl(["--config", folder.file("edge.yaml"), "--demo"]) { ctl in
                let zone = ["TZ": "America/New_York"]
                let shown = try await ctl("user", "show", "demo-premium", environment: zone)
                #expect(shown.output.contains(/paid until +\S+\+09:00\n/), "\(shown.output)")
                #expect(!shown.output.contains(/\dZ/), "\(shown.output)")
                let json = try await ctl("user", "show", "demo-premium", "-o", "json", environment: zone)
                #expect(json.output.contains(/"period_end":"[^"]*\+09:00"/), "\(json.output)")
                // The time is in the configuration's zone (Tokyo), not in that of the variable `TZ`.
                let grant = try await ctl(
                    "user", "grant", "demo-premium", "messages", "5", "--until", "2098-03-01T09:00",
                    "--reason",
                    "x", environment: zone)
                #expect(
                    grant.output.hasPrefix("messages = 5 until 2098-03-01T09:00:00+09:00"), "\(grant.output)")
                let then = try await ctl(
                    "user", "explain", "demo-premium", "--at", "-1s", environment: zone)
                #expect(then.output.contains(/at +\S+\+09:00\n/), "\(then.output)")
            }
        }

        @Test
        func `A grant is made once, is in the trail, and is only tried with a dry run`() async throws {
            try await withCtl { ctl in
                let words = [
                    "user", "grant", "demo-premium", "messages", "50", "--for", "7d", "--actor", "anna",
                ]
                func grant(_ more: String...) async throws -> Program {
                    try await Program.run([Places.usherctl] + words + more + ctl.place)
                }
                let bare = try await grant()
                #expect(bare.exitCode == 64 && bare.stderr.contains("--reason TEXT is needed"))
                let dry = try await grant("--reason", "our outage", "--dry-run")
                #expect(dry.exitCode == 0 && dry.output.contains("850") && dry.stderr.contains("dry run"))
                // The dry run must not have changed the limit to 850. Times in microseconds can contain these
                // digits, so `\b` accepts 850 only as a whole number.
                #expect(try await ctl("user", "show", "demo-premium").output.contains(/\b850\b/) == false)
                let done = try await grant("--reason", "our outage", "--request-id", "ticket-7")
                #expect(done.exitCode == 0 && done.output.contains("850"), "\(done.output)\(done.stderr)")
                #expect(done.stderr.contains("ticket-7"))
                let again = try await grant("--reason", "our outage", "--request-id", "ticket-7")
                #expect(again.exitCode == 0 && again.output.contains("850"))
                #expect(again.stderr.contains("Nothing was changed"))
                #expect(done.output.hasPrefix("messages = 50 until "), "\(done.output)")
                let other = try await ctl(
                    "user", "grant", "demo-premium", "messages", "60", "--for", "7d", "--reason",
                    "our outage",
                    "--request-id", "ticket-7")
                #expect(
                    other.exitCode == 1 && other.stderr.contains("under an id of its own"), "\(other.stderr)")
                let trail = try #require(
                    try await ctl.json("user", "show", "demo-premium")["trail"] as? [[String: Any]])
                let entry = try #require(trail.first { $0["deed"] as? String == "grant" })
                #expect(entry["reason"] as? String == "our outage")
                #expect((entry["actor"] as? String)?.hasSuffix("/anna") == true)
                #expect(trail.count { $0["deed"] as? String == "grant" } == 1)
            }
        }

        @Test
        func `Limits are overridden and reset, plans written, and sending is blocked`() async throws {
            try await withCtl { ctl in
                let why = ["--reason", "a test"]
                func change(_ words: String...) async throws -> Program {
                    let done = try await Program.run([Places.usherctl, "user"] + words + why + ctl.place)
                    #expect(done.exitCode == 0, "\(words): \(done.stderr)")
                    return done
                }
                #expect(
                    try await change("override", "demo-premium", "messages", "900").output.contains("900"))
                #expect(
                    try await change("override", "demo-premium", "messages", "none").output.contains("800"))
                let reset = try await change("reset", "demo-premium", "messages", "--used", "10")
                #expect(reset.output.contains(/\s10 +800 +790\s/), "\(reset.output)")
                let entitled = try await change(
                    "entitle", "new-one", "--plan", "premium", "--status", "active", "--until", "+30d",
                    "--anchor-day", "31", "--time-zone", "Europe/Berlin")
                for word in ["premium", "anchor day", "31", "Europe/Berlin"] {
                    #expect(entitled.output.contains(word), "\(entitled.output)")
                }
                #expect(try await ctl.edge.web.say("demo-premium").status == 200)
                #expect(try await change("block", "demo-premium").output.contains("blocked"))
                try await until("the block") { try await ctl.edge.web.say("demo-premium").status == 403 }
                let explained = try await ctl("user", "explain", "demo-premium")
                #expect(explained.exitCode == 1, "\(explained.output)")
                _ = try await change("unblock", "demo-premium")
                try await until("the end of the block") {
                    try await ctl.edge.web.say("demo-premium").status == 200
                }
            }
        }

        @Test
        func `A refusal is explained as it is now and as it was then`() async throws {
            try await withCtl { ctl in
                #expect(try await ctl.edge.web.say("demo-almost").status == 200)
                #expect(try await ctl.edge.web.say("demo-almost").status == 429)
                let now = try await ctl("user", "explain", "demo-almost")
                #expect(now.exitCode == 1)
                #expect(now.output.contains("messages") && now.output.contains("429"), "\(now.output)")
                try await until("the refusal log's entry") {
                    let then = try await ctl("user", "explain", "demo-almost", "--at", "now")
                    return then.exitCode == 1 && then.output.contains(/REFUSED/)
                }
                let fine = try await ctl("user", "explain", "demo-premium")
                #expect(fine.exitCode == 0, "\(fine.output)")
                let never = try await ctl("user", "explain", "demo-premium", "--at", "soon")
                #expect(never.exitCode == 64 && never.stderr.contains("--at must be a time such as"))
                #expect(!never.stderr.contains("+7d"), "a time in the future would be refused, too")
                let ancient = try await ctl("user", "explain", "demo-premium", "--at", "1969-01-01")
                #expect(ancient.exitCode == 64)
                #expect(ancient.stderr.contains("--at must not be before 1970-01-01T00:00:00Z"))
                let unknown = try await ctl("user", "explain", "nobody-here", "--at", "-1h")
                #expect(unknown.exitCode == 0)
                #expect(unknown.output.hasPrefix("There is no record under this id.\n"))
                let early = try await ctl("user", "explain", "demo-premium", "--at", "tomorrow 9:00")
                #expect(early.exitCode == 64 && early.stderr.contains("--at is in the future"))
            }
        }

        @Test
        func `An irreversible change needs confirmation, and an erased user is gone`() async throws {
            try await withCtl { ctl in
                let why = "--reason"
                let unasked = try await ctl("user", "forget", "demo-trial", why, "their wish")
                #expect(unasked.exitCode == 64 && unasked.stderr.contains("--confirm demo-trial or --yes"))
                let wrong = try await ctl(
                    "user", "forget", "demo-trial", why, "x", "--confirm", "demo-premium")
                #expect(wrong.exitCode == 64)
                let kept = try await ctl("user", "export", "demo-trial")
                #expect(kept.exitCode == 0 && kept.output.contains(#""user_id":"demo-trial""#))
                let gone = try await ctl("user", "forget", "demo-trial", why, "their wish", "--yes")
                #expect(gone.exitCode == 0, "\(gone.stderr)")
                #expect(try await ctl("user", "show", "demo-trial").exitCode == 1)
                let merged = try await ctl(
                    "user", "merge", "demo-premium", "demo-almost", why, "signed up twice", "--confirm",
                    "demo-premium")
                #expect(merged.exitCode == 0, "\(merged.stderr)")
                #expect(merged.output.contains("+160"), "\(merged.output)")
                #expect(try await ctl("user", "show", "demo-premium").exitCode == 1)
            }
        }

        @Test
        func `Users are listed, as many as are asked for`() async throws {
            try await withCtl { ctl in
                let all = try await ctl.json("user", "list")
                let users = try #require(all["users"] as? [[String: Any]])
                let ids = users.compactMap { $0["user_id"] as? String }
                #expect(ids.contains("demo-premium") && Set(ids).count == ids.count && ids.count > 3)
                let table = try await ctl("user", "list")
                #expect(
                    table.output.contains(/demo-premium +premium +active +\S+ +\d+ +\$/), "\(table.output)")
                let two = try await ctl("user", "list", "--limit", "2", "-o", "csv")
                #expect(two.output.split(separator: "\n").count == 3 && two.stderr.contains("There are more"))
            }
        }

        @Test
        func `An override is called one, times are in the zone that is asked for, tables fit 100 columns`()
            async throws
        {
            try await withCtl { ctl in
                let why = String(repeating: "they had trouble for days and wrote to us ", count: 4)
                let made = try await ctl(
                    "user", "override", "demo-premium", "messages", "900", "--for", "7d", "--reason", why)
                #expect(made.exitCode == 0, "\(made.stderr)")
                let zone = ["--zone", "Asia/Tokyo"]
                let shown = try await Program.run(
                    [Places.usherctl, "user", "show", "demo-premium"] + zone + ctl.place)
                #expect(
                    shown.output.contains(/override +messages = 900 until \S+\+09:00\n/), "\(shown.output)")
                #expect(!shown.output.contains("\ngrant ") && shown.output.contains("and wrote to us"))
                let long = "someone-with-an-id-of-very-many-letters-and-digits-0123456789@mail.example.com"
                try await ctl("user", "entitle", long, "--plan", "premium", "--reason", why)
                try await ctl(
                    "keys", "create", long, "--label", "the key of their second device", "--reason", "x")
                for words in [
                    ["user", "list"], ["keys", "list"], ["user", "show", long], ["user", "explain", long],
                ] {
                    let table = try await Program.run([Places.usherctl] + words + ctl.place)
                    #expect(table.exitCode == 0, "\(table.stderr)")
                    for line in table.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
                }
                for line in shown.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
                let unknown = try await ctl("user", "show", "demo-premium", "--zone", "Mars/Base")
                #expect(unknown.exitCode == 64 && unknown.stderr.contains("Europe/Berlin"))
            }
        }

        @Test
        func `The kill switch has a status`() async throws {
            try await withCtl { ctl in
                let status = try await ctl("kill-switch", "status")
                #expect(status.exitCode == 0 && status.output.contains(/all apps +off/), "\(status.output)")
            }
        }
    }
}
