import Foundation
import Load
import MockProvider
import Reactor
import Reports
import TestSupport
import Testing

/// The program as a person starts it.
@Suite(.timeLimit(.minutes(1))) struct `The program usher-bench` {
    /// Built beside the tests.
    private static let path: String = {
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests ?? "").deletingLastPathComponent().appending(path: "usher-bench").path
    }()

    private struct Ending {
        let code: Int32
        let output: String
        let stderr: String
    }

    private func start(_ arguments: [String]) async throws -> Ending {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: Self.path)
        process.arguments = arguments
        for name in ["out", "err"] { try folder.write("", to: name) }
        process.standardOutput = FileHandle(forWritingAtPath: folder.file("out"))
        process.standardError = FileHandle(forWritingAtPath: folder.file("err"))
        let code = try await withCheckedThrowingContinuation { (end: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { end.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { end.resume(throwing: error) }
        }
        return Ending(code: code, output: folder.read("out") ?? "", stderr: folder.read("err") ?? "")
    }

    /// Against a stand-in, tolerant of a busy machine.
    private func run(
        _ arguments: String..., lag: String = "60s", refused: Double = 0
    ) async throws -> Ending {
        var plan = MockProviderPlan()
        plan.faults[.refuse] = refused
        plan.chunks = .fixed(5)
        plan.gap = .fixed(0.001)
        let server = try await MockProviderServer.start(plan, on: .loopback(port: 0), loops: 1)
        let patience = ["--max-late", "60s", "--max-lag", lag, "--duration", "20s", "--connections", "4"]
        let ending = try await start(["run", "http://127.0.0.1:\(server.port)"] + patience + arguments)
        await server.stop()
        return ending
    }

    @Test func `explains itself`() async throws {
        let help = try await start(["--help"])
        #expect(help.code == 0)
        for word in ["run", "compare", "prove", "upstream"] {
            #expect(help.output.contains("  \(word) "))
        }
        for command in ["run", "compare", "prove", "upstream"] {
            let page = try await start([command, "--help"])
            #expect(page.code == 0 && page.output.contains("Usage:\n  usher-bench \(command)"))
        }
        #expect(try await start(["--version"]).output.hasPrefix("usher-bench "))
        #expect(try await start([]).code == 64)
    }

    @Test func `names the nearest word for a wrong one`() async throws {
        let flag = try await start(["run", "http://a", "--treshold", "p99<1s"])
        #expect(flag.code == 64 && flag.stderr.contains("--threshold"))
        let scenario = try await start(["prove", "exakt"])
        #expect(scenario.code == 64 && scenario.stderr.contains("exact"))
        let second = try await start(["prove", "exact", "refusalz"])
        #expect(second.code == 64 && second.stderr.contains("Did you mean refusals?"), "\(second.stderr)")
        let place = try await start(["prove", "exact", "http://127.0.0.1:1"])
        #expect(place.code == 64 && place.stderr.contains("comes first"), "\(place.stderr)")
    }

    @Test func `measures, keeps thresholds, and tells by its exit`() async throws {
        let fine = try await run("--requests", "200", "--threshold", "p99<50s", "--threshold", "errors<=0")
        #expect(fine.code == 0, "\(fine.output)\(fine.stderr)")
        #expect(fine.output.contains("✓ p99<50s"))
        #expect(!fine.output.contains("\u{1B}"))
        let slow = try await run("--requests", "200", "--threshold", "p99<1ns")
        #expect(slow.code == 1)
        #expect(slow.output.contains("✗ p99<1ns"))
        let late = try await run("--requests", "200", lag: "0ns")
        #expect(late.code == 2)
        #expect(late.output.contains("INVALID"))
    }

    @Test func `says loudly that most answers are refusals, and holds no threshold for met`() async throws {
        let most = try await run("--requests", "40", "--threshold", "p99<50s", refused: 1)
        #expect(most.code == 1 && most.output.contains("REFUSED: 100 %"), "\(most.output)")
        let meant = try await run(
            "--requests", "40", "--threshold", "p99<50s", "--threshold", "4xx>=0", refused: 1)
        #expect(meant.code == 0 && meant.output.contains("REFUSED"), "\(meant.output)")
        let few = try await run("--requests", "200", "--threshold", "p99<50s", refused: 0.1)
        #expect(few.code == 0 && !few.output.contains("REFUSED"), "\(few.output)")
    }

    @Test func `writes to standard output what goes to -`() async throws {
        let ending = try await run("--requests", "20", "--save", "-")
        #expect(ending.code == 0, "\(ending.stderr)")
        #expect(try Record.read(Array(ending.output.utf8).span).total.answered == 20)
        let page = try await run("--requests", "20", "--report", "-", "-o", "json")
        #expect(page.output.hasPrefix("<!doctype html>"), "\(page.output.prefix(200))")
    }

    @Test func `writes JSON and a page that can be read again`() async throws {
        let folder = try TemporaryFolder()
        let ending = try await run(
            "--requests", "60", "--stream", "50%", "--output", "json", "--save", folder.file("a.json"),
            "--report",
            folder.file("a.html"))
        #expect(ending.code == 0, "\(ending.stderr)")
        let record = try Record.read(Array(ending.output.utf8).span)
        #expect(record.total.answered == 60)
        #expect(folder.read("a.json") == ending.output.trimmingCharacters(in: .newlines))
        #expect(folder.read("a.html")?.contains("<figure>") == true)
        let comparison = try await start(["compare", folder.file("a.json"), folder.file("a.json")])
        #expect(comparison.code == 0 && comparison.output.contains("answers/s"))
        let page = try await start(["compare", folder.file("a.html"), folder.file("a.json")])
        #expect(page.code == 64 && page.stderr.contains(folder.file("a.html")), "\(page.stderr)")
        let none = try await start(["compare", folder.file("a.json"), folder.file("none.json")])
        #expect(
            none.stderr.contains("AFTER cannot be read: \"\(folder.file("none.json"))\""), "\(none.stderr)")
    }

    @Test func `sends everyone to the limit before W2, and stops at its number`() async throws {
        let ending = try await run(
            "--workload", "W2", "--users", "10", "--requests", "40", "--output", "json")
        #expect(ending.code == 0, "\(ending.stderr)")
        #expect(try Record.read(Array(ending.output.utf8).span).total.answered == 40)
    }
}
