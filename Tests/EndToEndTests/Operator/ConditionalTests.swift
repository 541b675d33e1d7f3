import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Before a dangerous change is done, `usherctl` must describe it as a possibility ("would be erased").
    @Suite(.needsRedisServer, .embeddedRedis, .timeLimit(.minutes(1)))
    struct ConditionalTests {
        @Test
        func `No change is reported as done before it is`() async throws {
            try await withCtl { ctl in
                #expect(try await ctl.edge.web.say("demo-premium").status == 200)
                let asked = try await ctl("user", "forget", "demo-premium", "--reason", "a test")
                #expect(asked.exitCode == 64)
                #expect(asked.stderr.contains("would be erased for good"), "\(asked.stderr)")
                let dry = try await ctl("user", "forget", "demo-premium", "--reason", "a test", "--dry-run")
                #expect(
                    dry.exitCode == 0 && dry.output.contains("keys of Redis would be erased"), "\(dry.output)"
                )
                for words in [
                    ["user", "merge", "demo-premium", "demo-trial"], ["kill-switch", "on"], ["drain"],
                    ["spool", "drop", "all"], ["store", "accept"],
                ] {
                    let line = [Places.usherctl] + words + ["--reason", "a test"] + ctl.place
                    let asked = try await Program.run(line)
                    #expect(
                        asked.exitCode == 64 && asked.stderr.contains(" would "), "\(words): \(asked.stderr)")
                }
                #expect(try await ctl.edge.used(by: "demo-premium") > 0)
                let done = try await ctl("user", "forget", "demo-premium", "--reason", "a test", "--yes")
                #expect(done.exitCode == 0 && !done.output.contains("would"), "\(done.output)")
            }
        }
    }

    /// `make` must name a missing tool that the tests need.
    @Suite(.needsPython, .timeLimit(.minutes(2)))
    struct MissingToolTests {
        @Test
        func `A missing compiler is reported in one line`() async throws {
            let script = Places.inTree("scripts/toolchain")
            let found = try await Program.run(
                ["env", "PATH=/nowhere", "/bin/bash", script])
            #expect(found.exitCode == 1)
            #expect(found.stderr.split(separator: "\n").count == 1)
            #expect(found.stderr.contains("There is no swift in PATH: install Swift"), "\(found.stderr)")
        }

        @Test(.needsPythonPackages)
        func `An unreachable PyPI is reported in one line, before any test waits for it`() async throws {
            let found = try await Program.run(
                [Places.inTree("scripts/pypi"), "--ask"],
                environment: ["PIP_INDEX_URL": "http://127.0.0.1:1/"],
                within: 100)
            #expect(found.exitCode == 1)
            #expect(found.stderr.split(separator: "\n").count == 1)
            #expect(found.stderr.contains("PyPI cannot be reached"), "\(found.stderr)")
        }
    }
}
