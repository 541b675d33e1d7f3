import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    @Suite(.needsRedisServer, .timeLimit(.minutes(3)))
    struct TransferTests {
        @Test
        func `An export that was cut off can be resumed, and has every user once`() async throws {
            try await withCtl { ctl in
                try await ctl.makeUsers(1500)
                let (whole, cut) = (ctl.folder.file("whole.csv"), ctl.folder.file("cut.csv"))
                let full = try await ctl("export", whole)
                #expect(full.exitCode == 0, "\(full.stderr)")
                let lines = try #require(ctl.folder.read("whole.csv")).split(separator: "\n")
                #expect(Set(lines).count == lines.count)
                #expect(lines.count { $0.hasPrefix("user-") } == 1500)
                // `ulimit` makes the kernel end the program at 60 KiB, in the middle of a page.
                let line = (["export", cut, "--page", "1"] + ctl.place).map { "'\($0)'" }.joined(
                    separator: " ")
                let ended = try await Program.run([
                    "bash", "-c", "ulimit -f 60; exec \(Places.usherctl) \(line)",
                ])
                #expect(ended.exitCode != 0)
                #expect(ctl.folder.read("cut.csv.cursor")?.contains("cursor") == true)
                let other = try await ctl("export", cut, "--what", "books")
                #expect(other.exitCode == 65 && other.stderr.contains("another export"), "\(other.stderr)")
                // A scan of Redis can return the same key twice. The test simulates this: an older cursor
                // makes the export read some users again.
                let kept = try #require(ctl.folder.read("cut.csv.cursor"))
                let first = try await ctl.firstCursor()
                try ctl.folder.write(
                    kept.replacing(/"cursor":"[^"]*"/, with: "\"cursor\":\"\(first)\""), to: "cut.csv.cursor")
                let rest = try await ctl("export", cut, "--page", "1")
                #expect(rest.exitCode == 0 && rest.stderr.contains("Continuing after"), "\(rest.stderr)")
                let again = try #require(ctl.folder.read("cut.csv")).split(separator: "\n")
                #expect(Set(again) == Set(lines))
                #expect(again.count == lines.count)
                #expect(ctl.folder.read("cut.csv.cursor") == nil)
                #expect(ctl.folder.read("cut.csv.cursor.seen") == nil)
            }
        }

        @Test
        func `- is the standard stream, and no file`() async throws {
            try await withCtl { ctl in
                func piped(_ line: String) async throws -> Program {
                    let program = try await Program.run([
                        "bash", "-c",
                        "set -o pipefail; cd \(ctl.folder.path); at='\(ctl.place.joined(separator: " "))'; "
                            + line.replacing("usherctl", with: Places.usherctl),
                    ])
                    #expect(program.exitCode == 0, "\(line): \(program.output)\(program.stderr)")
                    return program
                }
                let backup = try await piped("usherctl export - --what backup --format jsonl $at")
                #expect(backup.output.contains(#""end":"usher-backup""#), "\(backup.output)")
                let kept = try await piped(
                    "usherctl export - --what backup --format jsonl $at "
                        + "| usherctl import - --existing keep --reason moved $at")
                #expect(kept.output.contains("were left as they are here"), "\(kept.output)")
                let table = try await piped(
                    "printf 'user_id,plan\\nzed,premium\\n' | usherctl import - --reason moved $at")
                #expect(table.output.contains("1 change written"), "\(table.output)")
                let file = Places.inTree("presets/coach.yaml")
                let check = try await piped("usherctl config check - < \(file)")
                #expect(check.output.contains("is fine"), "\(check.output)")
                #expect(
                    try await piped("usherctl config diff - \(file) < \(file)").output.contains("Nothing"))
                _ = try await piped("usherctl plans simulate - $at < \(file)")
                #expect(try await piped("\(Places.usher) check - < \(file)").output.contains("is fine"))
                let names = try await piped("ls -A").output.split(separator: "\n")
                #expect(!names.contains { $0.hasPrefix("-") }, "\(names)")
            }
        }

        @Test
        func `An import changes nothing twice, and can be tried first`() async throws {
            try await withCtl { ctl in
                try ctl.folder.write(
                    """
                    {"user_id": "ann", "plan": "premium", "status": "active", "used:messages": 42}
                    {"user_id": "bob", "plan": "trial", "status": "active"}
                    """, to: "people.jsonl")
                let file = ctl.folder.file("people.jsonl")
                let dry = try await ctl("import", file, "--reason", "moved", "--dry-run")
                #expect(dry.exitCode == 0, "\(dry.stderr)")
                #expect(try await ctl("user", "show", "ann").exitCode == 1)
                let done = try await ctl("import", file, "--reason", "moved")
                #expect(
                    done.exitCode == 0 && done.output.contains("3 changes written"),
                    "\(done.output)\(done.stderr)")
                #expect(try await ctl("user", "show", "ann").output.contains(/\s42 +800\s/))
                #expect(try await ctl.edge.web.say("ann").status == 200)
                let again = try await ctl("import", file, "--reason", "moved")
                #expect(again.output.contains("0 changes written, 3 were there already"), "\(again.output)")
                #expect(try await ctl("user", "show", "ann").output.contains(/\s43 +800\s/))
                let longest = String(repeating: "a", count: 8 << 20)
                try ctl.folder.write("user_id,plan\n\(longest),premium\n", to: "long.csv")
                let long = try await ctl("import", ctl.folder.file("long.csv"), "--reason", "moved")
                #expect(
                    long.exitCode == 65 && long.stderr.contains("long.csv:2: the line is longer than 7 MiB"),
                    "\(long.stderr)")
                try ctl.folder.write("user_id,plan\nann,platinum\n", to: "bad.csv")
                let bad = try await ctl("import", ctl.folder.file("bad.csv"), "--reason", "moved")
                #expect(bad.exitCode == 1 && bad.stderr.contains("Line 2: "), "\(bad.stderr)")
            }
        }

        @Test
        func `Books are exported, and plans are tried on them`() async throws {
            try await withCtl { ctl in
                for _ in 0..<3 { #expect(try await ctl.edge.web.say("demo-premium").status == 200) }
                try await until("the books") {
                    try await ctl("export", "--what", "books").output.contains("demo-premium,")
                }
                let json = try await ctl("export", "--what", "books", "--format", "jsonl")
                #expect(json.output.contains(#""messages":3"#), "\(json.output)")
                let plans = """
                    plans:
                      premium:
                        label: Premium
                        kind: subscription
                        limits: [{ count: messages, per: day, amount: 1 }]
                    default_plan: premium
                    identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
                    """
                try ctl.folder.write(plans, to: "new.yaml")
                let today = ISO8601DateFormatter().string(from: .now).prefix(10)
                let tried = try await ctl(
                    "plans", "simulate", ctl.folder.file("new.yaml"), "--to", String(today), "--days", "2")
                #expect(tried.exitCode == 0, "\(tried.stderr)")
                #expect(tried.output.contains(/premium +1 +3 +2 +67 % +1/), "\(tried.output)")
                #expect(tried.output.contains("It leaves out"))
            }
        }
    }
}
