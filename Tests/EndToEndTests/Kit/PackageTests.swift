import Foundation
import TestSupport
import Testing

extension EndToEndClients {
    /// Uses the library as another package does: by its URL and a version.
    @Suite(.timeLimit(.minutes(10))) struct PackageTests {
        /// Makes a Git repository of the package that `make kit` writes, with the tag 1.0.0, and copies the
        /// example app that depends on it. The arguments are this repository and the target folder.
        private static let script = #"""
            cd "$1" && mkdir usher-kit.git chat
            "$0/scripts/kit" usher-kit.git
            cd usher-kit.git
            git init -q . && git add -A
            git -c user.name=usher -c user.email=usher@example.com commit -qm 'A version'
            git tag 1.0.0
            cp -r Examples/Chat/. ../chat && cd ../chat
            by_path='\.package(name: "usher-kit", path: "../..")'
            sed -i "s|$by_path|.package(url: \"file://$1/usher-kit.git\", from: \"1.0.0\")|" Package.swift
            grep -q 'from: "1.0.0"),\?\]' Package.swift
            """#

        @Test func `An app depends on the library by URL, and its chat shows the expected texts`()
            async throws
        {
            let folder = try TemporaryFolder()
            let made = try await Program.run(
                ["bash", "-ec", Self.script, Places.inTree("."), folder.path], within: 300)
            try #require(made.exitCode == 0, "\(made.output)\(made.stderr)")
            // The build must not use the caches and settings of the person who runs the test.
            let swift = ["swift", "build", "--package-path", folder.file("chat"), "--disable-sandbox"]
            let places = ["cache", "config", "security"].flatMap { ["--\($0)-path", folder.file($0)] }
            let built = try await Program.run(
                swift + places, environment: ["TMPDIR": folder.path], within: 500)
            try #require(built.exitCode == 0, "\(built.output)\(built.stderr)")
            #expect(
                !built.output.contains("warning:") && !built.stderr.contains("warning:"), "\(built.stderr)")
            try await withCtl { ctl in
                let talk = try await chat(
                    folder, ctl, "demo-almost",
                    ["Hello!", "And more?", "/subscription", "/hepl", "/help", "/check-ins never"])
                #expect(talk.contains("Almost there — 1 message left until"))
                #expect(talk.contains("We've had a lot of great conversations this month!"))
                #expect(talk.contains("[Manage subscription]") && talk.contains("Active"))
                #expect(talk.contains("There is no /hepl, and it was not sent."))
                #expect(talk.contains("Check-ins are daily, few_times_a_week, weekly or off, and not never."))
                let strange = try await Program.run([folder.file("chat/.build/debug/chat"), "not a URL"])
                #expect(strange.exitCode == 2 && strange.output.contains("Usage: swift run chat"))
            }
            try await withRevenueCatCoach { ctl, revenueCat in try await walk(folder, ctl, revenueCat) }
        }

        /// Walks through the example: the trial's 90th message, its last day, its 100th message, and the
        /// first message of the subscription.
        private func walk(_ folder: TemporaryFolder, _ ctl: Ctl, _ revenueCat: RevenueCatFixture) async throws
        {
            func said(_ lines: String...) async throws -> String { try await chat(folder, ctl, "ann", lines) }
            func sold(_ phase: String, _ event: String, days: Double) async throws {
                revenueCat.sells("ann", phase, for: days * 86_400)
                #expect(try await ctl.edge.hears(event, of: "ann") == 200)
            }
            try await sold("intro", "INITIAL_PURCHASE", days: 2.9)
            try await ctl.use("ann", 89)
            let few = try await said("The 90th")
            #expect(few.contains("  Day 1 of 3 — 11 conversations left\n"), "before it: \(few)")
            #expect(few.contains("  * Day 1 of 3 — 10 conversations left *\n"), "behind it: \(few)")

            try await sold("intro", "RENEWAL", days: 0.8)
            let day = try await said("The last day", "/usage", "/subscription")
            #expect(
                day.contains(
                    "* Last day of your trial — want to keep going? Your subscription continues automatically. *"
                ), "\(day)")
            #expect(day.contains("91 of 100 messages used") && day.contains("Trial — Day "), "\(day)")

            try await ctl.use("ann", 99)
            let last = try await said("The 100th", "One more", "/usage")
            #expect(last.contains("< "), "the 100th is answered: \(last)")
            #expect(last.contains("You've been making great progress!"), "\(last)")
            #expect(last.contains("100 of 100 messages used") && last.contains("[####################]"))

            try await sold("normal", "RENEWAL", days: 30)
            let monthly = try await said("The first of the month", "/usage", "/subscription")
            #expect(
                monthly.contains("1 of 800 messages used") && monthly.contains("Your plan renews on "),
                "\(monthly)")
            #expect(!monthly.contains("left this month") && !monthly.contains("trial"), "\(monthly)")
        }

        private func chat(_ folder: TemporaryFolder, _ ctl: Ctl, _ user: String, _ lines: [String])
            async throws
            -> String
        {
            let typed = (lines + ["/quit"]).map { "echo '\($0)'" }.joined(separator: "; ")
            let program = try await Program.run(
                [
                    "bash", "-c", "(\(typed)) | \"$0\" \"$@\"", folder.file("chat/.build/debug/chat"),
                    "http://127.0.0.1:\(ctl.edge.port)", user,
                ])
            #expect(program.exitCode == 0, "\(program.stderr)")
            return program.output
        }
    }
}
