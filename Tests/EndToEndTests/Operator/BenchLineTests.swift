import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    @Suite(.needsRedisServer, .timeLimit(.minutes(2)))
    struct BenchLineTests {
        /// Options with which a busy machine does not fail the benchmark.
        private static let patience = ["--max-late", "60s", "--max-lag", "60s", "--duration", "1s"]

        private func bench(_ words: [String]) async throws -> Program {
            try await Program.run([Places.usherBench] + words, within: 60)
        }

        @Test
        func `usher-bench loads a demo without refusals, and compares results from a pipe`() async throws {
            try await withCtl(["--preset", "pages", "--demo"]) { ctl in
                let place = "http://127.0.0.1:\(ctl.edge.port)"
                let open = try await bench(
                    ["run", place, "--rate", "100/s", "--threshold", "p99<20s"] + Self.patience)
                #expect(open.exitCode == 0, "\(open.output)\(open.stderr)")
                #expect(!open.output.contains("REFUSED"), "\(open.output)")
                let file = ctl.folder.file("run.json")
                let mixed = try await bench(
                    [
                        "run", place, "--connections", "5", "--stream", "100%", "--body", "512=9,16KB=1",
                        "--draw", "zipf", "--users", "1M", "--dialect", "openai=3,anthropic=1", "--save",
                        file,
                    ] + Self.patience)
                #expect(
                    mixed.exitCode == 0 && mixed.output.contains("chunks"), "\(mixed.output)\(mixed.stderr)")
                let piped = try await Program.run([
                    "bash", "-c", "\"$0\" compare - \"$1\" < \"$1\"", Places.usherBench, file,
                ])
                #expect(piped.exitCode == 0 && piped.output.contains("answers/s"), "\(piped.stderr)")
            }
        }

        @Test
        func `usher-bench runs the proofs it is given on a demo, with the token that usherctl would find`()
            async throws
        {
            try await withCtl(["--preset", "pages", "--demo"]) { ctl in
                let place = "http://127.0.0.1:\(ctl.edge.port)"
                let admin = ["--admin", "http://127.0.0.1:\(ctl.edge.adminPort)", "--plan", "free"]
                let found = try await bench(
                    ["prove", place, "exact", "retries", "-o", "json"] + admin
                        + ["--data-dir", ctl.folder.file("data")])
                #expect(found.exitCode == 0, "\(found.output)\(found.stderr)")
                let verdicts = try JSONSerialization.jsonObject(with: Data(found.output.utf8))
                #expect(
                    (verdicts as? [[String: Any]])?.compactMap { $0["scenario"] as? String }
                        == ["exact", "retries"], "\(found.output)")
                #expect(found.output.contains("operators and apps read the same figure"))
                let none = try await bench(
                    ["prove", place, "exact"] + admin + ["--data-dir", ctl.folder.file("nowhere")])
                #expect(none.exitCode == 64 && none.stderr.contains("--token-file FILE"), "\(none.stderr)")
                #expect(none.stderr.contains("USHER_ADMIN_TOKEN") && none.stderr.contains("--data-dir"))
                let missing = ctl.folder.file("no.token")
                let unread = try await bench(["prove", place, "exact"] + admin + ["--token-file", missing])
                #expect(unread.exitCode == 64 && unread.stderr.contains(missing), "\(unread.stderr)")
            }
        }
    }
}
