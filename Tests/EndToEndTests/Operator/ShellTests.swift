import Foundation
import TestSupport
import Testing

extension EndToEndClients {
    @Suite(.needsRedisServer, .needsPython, .timeLimit(.minutes(2)))
    struct ShellTests {
        @Test(
            .enabled(if: ["zsh", "fish"].allSatisfy(Programs.has), "zsh or fish is not installed"),
            arguments: ["bash", "zsh", "fish"])
        func `A shell offers commands, options, files, and the edge's names`(shell: String) async throws {
            try await withCtl { ctl in
                let folder = URL(filePath: Places.usherctl).deletingLastPathComponent().path
                let script = try await Program.run([Places.usherctl, "completions", shell])
                try ctl.folder.write(script.output, to: "script")
                for (line, words, not) in [
                    ("usherctl user ", ["show", "explain", "grant"], "--admin"),
                    ("usherctl user show demo-", ["demo-premium", "demo-trial"], "explain"),
                    ("usherctl user entitle ann --plan ", ["premium", "trial"], "--status"),
                    ("usherctl user grant demo-premium ", ["messages"], "--admin"),
                    ("usherctl user show ann --o", ["--output"], "--admin"),
                    ("usherctl config diff \(ctl.folder.path)/scr", ["script"], "--output"),
                ] {
                    let offered = try await Program.run(
                        [
                            "python3", Places.inTree("Tests/EndToEndTests/Shells/complete.py"), shell,
                            ctl.folder.file("script"), line,
                        ],
                        environment: [
                            "PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
                            "USHER_ADMIN": "http://127.0.0.1:\(ctl.edge.adminPort)",
                            "USHER_DATA_DIR": ctl.folder.file("data"),
                        ])
                    #expect(offered.exitCode == 0, "\(offered.stderr)")
                    for word in words { #expect(offered.output.contains(word), "\(line): \(offered.output)") }
                    #expect(!offered.output.contains(not), "\(line): \(offered.output)")
                }
            }
        }
    }
}
