import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    @Suite(.needsRedisServer, .timeLimit(.minutes(2)))
    struct OperatorFleetTests {
        @Test
        func `usherctl prints lists as tables, CSV and JSON`() async throws {
            try await withCtl { ctl in
                #expect(try await ctl.edge.web.say("demo-premium").status == 200)
                try await until("the books") {
                    try await ctl("top", "--by", "messages").output.contains("demo-premium")
                }
                let csv = try await ctl("top", "--by", "messages", "--output", "csv")
                #expect(csv.output.hasPrefix("rank,user_id,value,redis_key\n"), "\(csv.output)")
                #expect(csv.output.contains("\n1,demo-premium,1,us:{"), "\(csv.output)")
                #expect(try await ctl.json("top", "--by", "tokens")["by"] as? String == "tokens")
                let open = try await ctl("reservations")
                #expect(open.exitCode == 0 && open.output.hasPrefix("USER"), "\(open.output)\(open.stderr)")
                #expect(try await ctl.json("reservations", "--state", "stuck")["reservations"] != nil)
                let plans = try await ctl("plans", "show")
                #expect(plans.output.contains(/premium +subscription +messages +messages +month +800/))
                #expect(try await ctl("top", "--by", "tears").exitCode == 64)
            }
        }

        @Test
        func `A key is made, used, listed and revoked`() async throws {
            let upstream = try await Upstream.start()
            let files = try TemporaryFolder()
            try files.write(
                Configuration.monthly(5).replacingOccurrences(
                    of: "identity:\n", with: "identity:\n  - api_keys: true\n"), to: "edge.yaml")
            try await withCtl(["--config", files.file("edge.yaml"), "--upstream", upstream.url]) { ctl in
                let made = try await ctl(
                    "keys", "create", "ann", "--label", "laptop", "--expires", "+90d", "--reason", "asked")
                #expect(made.exitCode == 0, "\(made.stderr)")
                let key = made.output.trimmingCharacters(in: .newlines)
                #expect(key.hasPrefix("uk_"))
                #expect(!made.stderr.contains(key))
                let use = ["authorization": "Bearer \(key)"]
                #expect(try await ctl.edge.web.patiently("GET", "/v1/usage", use).status == 200)
                let keys = try #require(
                    try await ctl.json("keys", "list", "--user", "ann")["keys"] as? [[String: Any]])
                let id = try #require(keys.first?["id"] as? String)
                #expect(keys.first?["label"] as? String == "laptop")
                #expect(try await ctl("keys", "revoke", id, "--reason", "lost").exitCode == 64)
                let gone = try await ctl("keys", "revoke", id, "--reason", "lost", "--confirm", id)
                #expect(gone.exitCode == 0, "\(gone.stderr)")
                try await until("the key's end") {
                    try await ctl.edge.web.patiently("GET", "/v1/usage", use).status == 401
                }
            }
            try await upstream.stop()
        }

        @Test
        func `The kill switch refuses, and says since when`() async throws {
            try await withCtl { ctl in
                #expect(try await ctl("kill-switch", "show").output.contains(/all apps +off/))
                let unasked = try await ctl("kill-switch", "on", "--reason", "a key leaked")
                #expect(unasked.exitCode == 64)
                let on = try await ctl("kill-switch", "on", "--reason", "a key leaked", "--confirm", "stop")
                #expect(
                    on.exitCode == 0 && on.output.contains(/all apps +ON +since .*a key leaked/),
                    "\(on.output)\(on.stderr)")
                try await until("the switch") {
                    try await ctl.edge.web.ask(
                        "POST", "/v1/chat/completions",
                        ["x-user-id": "demo-premium", "content-type": "application/json"],
                        body: Web.words(model: "any")
                    ).status == 503
                }
                #expect(try await ctl("kill-switch", "off", "--reason", "turned").exitCode == 0)
                try await until("the switch's end") {
                    try await ctl.edge.web.say("demo-premium").status == 200
                }
            }
        }

        @Test
        func `An edge is watched, row by row`() async throws {
            try await withCtl { ctl in
                let rows = try await ctl("watch", "--count", "2")
                #expect(rows.exitCode == 0, "\(rows.stderr)")
                let lines = rows.output.split(separator: "\n")
                #expect(lines.count == 3 && lines[0].contains("REQ/S"), "\(rows.output)")
                let json = try await ctl("watch", "--count", "3", "--output", "json")
                let last = try #require(json.output.split(separator: "\n").last)
                let row = try #require(
                    try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
                #expect(row["totals"] != nil)
                #expect((row["seconds"] as? [Any])?.count == 1, "a row is a second, not all that is kept")
            }
        }

        @Test(.presetByName)
        func `The configuration in force is shown and compared`() async throws {
            try await withCtl { ctl in
                let shown = try await ctl("config", "show")
                #expect(shown.output.contains("preset coach"), "\(shown.output)\(shown.stderr)")
                let other = try await ctl("config", "diff", Places.inTree("presets/pages.yaml"))
                #expect(other.exitCode == 1 && other.output.contains("default_plan"), "\(other.output)")
                let applied = try await ctl("config", "apply", "--reason", "a test", "--output", "json")
                #expect(applied.exitCode == 0, "\(applied.stderr)")
                #expect(applied.output.contains(#""applied":true"#), "\(applied.output)")
                #expect(applied.output.contains(#""changes":[]"#), "nothing is different")
            }
        }

        @Test
        func `An edge drains on request`() async throws {
            let folder = try TemporaryFolder()
            let edge = try await Edge.start(["--preset", "coach", "--demo"], in: folder)
            let ctl = Ctl(edge: edge, folder: folder)
            #expect(try await ctl("drain", "--reason", "a new version").exitCode == 64)
            let drained = try await ctl("drain", "--reason", "a new version", "--yes")
            #expect(drained.exitCode == 0 && drained.output.contains("is draining"), "\(drained.stderr)")
            #expect(try await edge.program.end() == 0)
            #expect(Processes.naming(folder.path) == [])
        }

        @Test
        func `A command without a valid token fails and says why`() async throws {
            try await withCtl { ctl in
                let admin = "http://127.0.0.1:\(ctl.edge.adminPort)"
                let none = try await Program.run(
                    [Places.usherctl, "user", "show", "ann", "--admin", admin, "--data-dir", "/nowhere"])
                #expect(none.exitCode == 77 && none.stderr.contains("asks for a token"), "\(none.stderr)")
                let wrong = try await ctl(
                    "user", "show", "ann",
                    environment: ["USHER_ADMIN_TOKEN": String(repeating: "x", count: 40)])
                #expect(
                    wrong.exitCode == 77
                        && wrong.stderr.contains(
                            "The edge at \(admin) does not know the token in USHER_ADMIN_TOKEN: set it to"),
                    "\(wrong.stderr)")
                #expect(!wrong.stderr.contains("xxxx"))
                let other = try TemporaryFolder()
                try other.write(String(repeating: "y", count: 40), to: "admin.token")
                let strange = try await Program.run(
                    [Places.usherctl, "user", "show", "ann", "--admin", admin, "--data-dir", other.path])
                let words = "not know the token in \"\(other.file("admin.token"))\": name the edge's own"
                #expect(strange.exitCode == 77 && strange.stderr.contains(words), "\(strange.stderr)")
                let named = try await ctl("user", "show", "ann", "--token-file", other.file("admin.token"))
                #expect(named.exitCode == 77 && named.stderr.contains("leave out --token-file"))
                let missing = try await ctl("user", "show", "ann", "--token-file", "/nowhere")
                #expect(missing.exitCode == 77)
            }
        }

        @Test
        func `An address without an edge is reported with advice`() async throws {
            let away = try await Program.run([Places.usherctl, "top", "--admin", "http://127.0.0.1:1"])
            #expect(away.exitCode == 69 && away.stderr.contains("--admin URL"), "\(away.stderr)")
            #expect(away.output.isEmpty)
            let odd = try await Program.run([Places.usherctl, "top", "--admin", "nowhere at all"])
            #expect(odd.exitCode == 64)
        }
    }
}
