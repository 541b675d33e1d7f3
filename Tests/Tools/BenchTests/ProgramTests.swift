import Foundation
import Load
import MockProvider
import Reactor
import Reports
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `The program usher-bench` {
    private func start(_ arguments: [String]) async throws -> ProgramRun {
        try await ProgramRun.of([ProgramRun.built("usher-bench")] + arguments)
    }

    private func run(
        _ arguments: String..., lag: String = "60s", refused: Double = 0
    ) async throws -> ProgramRun {
        var options = MockProviderOptions()
        options.faults[.refuse] = refused
        options.chunks = .fixed(5)
        options.gap = .fixed(0.001)
        let server = try await MockProviderServer.startServer(options, on: .loopback(port: 0), loops: 1)
        let patience = ["--max-late", "60s", "--max-lag", lag, "--duration", "20s", "--connections", "4"]
        let ending = try await start(["run", "http://127.0.0.1:\(server.port)"] + patience + arguments)
        await server.stopServer()
        return ending
    }

    @Test func `usher-bench prints its help and its version`() async throws {
        let help = try await start(["--help"])
        #expect(help.exitCode == 0)
        for word in ["run", "compare", "prove", "upstream"] {
            #expect(help.text.contains("  \(word) "))
        }
        for command in ["run", "compare", "prove", "upstream"] {
            let page = try await start([command, "--help"])
            #expect(page.exitCode == 0 && page.text.contains("Usage:\n  usher-bench \(command)"))
        }
        #expect(try await start(["--version"]).text.hasPrefix("usher-bench "))
        #expect(try await start([]).exitCode == 64)
    }

    @Test func `usher-bench names the nearest word for a wrong one`() async throws {
        let flag = try await start(["run", "http://a", "--treshold", "p99<1s"])
        #expect(flag.exitCode == 64 && flag.stderr.contains("--threshold"))
        let scenario = try await start(["prove", "exakt"])
        #expect(scenario.exitCode == 64 && scenario.stderr.contains("exact"))
        let second = try await start(["prove", "exact", "everyonee"])
        #expect(second.exitCode == 64 && second.stderr.contains("Did you mean everyone?"), "\(second.stderr)")
        let place = try await start(["prove", "exact", "http://127.0.0.1:1"])
        #expect(place.exitCode == 64 && place.stderr.contains("comes first"), "\(place.stderr)")
    }

    private static let hasNetwork: @Sendable () async throws -> Bool = {
        guard Programs.has("ip"), Programs.has("unshare") else { return false }
        return try await ProgramRun.of(["unshare", "--map-root-user", "--net", "true"]).exitCode == 0
    }

    /// usher-bench runs in a network namespace of its own, and finds only Redis in its PATH.
    @Test(
        .needsRedisServer, .needs("a network of one's own needs ip and unshare --net", hasNetwork),
        arguments: [
            ("true", "FAIL  partition", "no loopback", "ip link set lo up"),
            ("ip link set lo up", "SKIP  partition", "iptables", "is not installed"),
        ])
    func `usher-bench says what keeps it from cutting a master off`(
        first: String, mark: String, what: String, then: String
    ) async throws {
        let folder = try TemporaryFolder()
        let prove = #"ln -s "$(command -v redis-server)" "$1"; \#(first); PATH=$1 exec "$0" prove partition"#
        let run = try await ProgramRun.of(
            ["unshare", "--map-root-user", "--net", "sh", "-c", prove, ProgramRun.built("usher-bench")]
                + [folder.path])
        for words in [mark, what, then] { #expect(run.text.contains(words), "\(run.text)\(run.stderr)") }
        #expect(run.exitCode == 1)
    }

    @Test func `usher-bench measures, and reports missed thresholds by its exit code`() async throws {
        let fine = try await run("--requests", "200", "--threshold", "p99<50s", "--threshold", "errors<=0")
        #expect(fine.exitCode == 0, "\(fine.text)\(fine.stderr)")
        #expect(fine.text.contains("✓ p99<50s"))
        #expect(!fine.text.contains("\u{1B}"))
        let slow = try await run("--requests", "200", "--threshold", "p99<1ns")
        #expect(slow.exitCode == 1)
        #expect(slow.text.contains("✗ p99<1ns"))
        let late = try await run("--requests", "200", lag: "0ns")
        #expect(late.exitCode == 2)
        #expect(late.text.contains("INVALID"))
    }

    @Test func `usher-bench warns that most answers are refusals, and meets no threshold`() async throws {
        let most = try await run("--requests", "40", "--threshold", "p99<50s", refused: 1)
        #expect(most.exitCode == 1 && most.text.contains("REFUSED: 100 %"), "\(most.text)")
        let meant = try await run(
            "--requests", "40", "--threshold", "p99<50s", "--threshold", "4xx>=0", refused: 1)
        #expect(meant.exitCode == 0 && meant.text.contains("REFUSED"), "\(meant.text)")
        let few = try await run("--requests", "200", "--threshold", "p99<50s", refused: 0.1)
        #expect(few.exitCode == 0 && !few.text.contains("REFUSED"), "\(few.text)")
    }

    @Test func `usher-bench writes a file named - to standard output`() async throws {
        let ending = try await run("--requests", "20", "--save", "-")
        #expect(ending.exitCode == 0, "\(ending.stderr)")
        #expect(try Record.readRecord(Array(ending.text.utf8).span).total.answered == 20)
        let page = try await run("--requests", "20", "--report", "-", "-o", "json")
        #expect(page.text.hasPrefix("<!doctype html>"), "\(page.text.prefix(200))")
    }

    @Test func `usher-bench writes a page, and JSON that it can read again`() async throws {
        let folder = try TemporaryFolder()
        let ending = try await run(
            "--requests", "60", "--stream", "50%", "--output", "json", "--save", folder.file("a.json"),
            "--report",
            folder.file("a.html"))
        #expect(ending.exitCode == 0, "\(ending.stderr)")
        let record = try Record.readRecord(Array(ending.text.utf8).span)
        #expect(record.total.answered == 60)
        #expect(folder.read("a.json") == ending.text.trimmingCharacters(in: .newlines))
        #expect(folder.read("a.html")?.contains("<figure>") == true)
        let comparison = try await start(["compare", folder.file("a.json"), folder.file("a.json")])
        #expect(comparison.exitCode == 0 && comparison.text.contains("answers/s"))
        let page = try await start(["compare", folder.file("a.html"), folder.file("a.json")])
        #expect(page.exitCode == 64 && page.stderr.contains(folder.file("a.html")), "\(page.stderr)")
        let none = try await start(["compare", folder.file("a.json"), folder.file("none.json")])
        #expect(
            none.stderr.contains("AFTER cannot be read: \"\(folder.file("none.json"))\""), "\(none.stderr)")
    }

    @Test func `usher-bench ends a run of W2 at the given number of requests`() async throws {
        let ending = try await run(
            "--workload", "W2", "--users", "10", "--requests", "40", "--output", "json")
        #expect(ending.exitCode == 0, "\(ending.stderr)")
        #expect(try Record.readRecord(Array(ending.text.utf8).span).total.answered == 40)
    }
}
