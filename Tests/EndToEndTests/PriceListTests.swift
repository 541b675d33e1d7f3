import Foundation
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Tests `usherctl prices import` with published price lists.
    @Suite(.needsPythonPackages, .timeLimit(.minutes(5))) struct PriceListTests {
        struct List: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let file: String
            let providers: String
        }

        @Test(arguments: [
            List(testDescription: "litellm", file: "litellm.json", providers: "openai,anthropic,gemini,xai"),
            List(
                testDescription: "models.dev", file: "models.dev.json",
                providers: "openai,anthropic,google,xai"),
        ])
        func `A list as it is published becomes prices that an edge takes`(list: List) async throws {
            let folder = try TemporaryFolder()
            _ = try await Python.run("Tests/EndToEndTests/PriceLists/lists.py", [folder.path])
            let command = [
                Places.usherctl, "prices", "import", folder.file(list.file), "--from", list.testDescription,
                "--provider", list.providers,
            ]
            let rows = try await Program.run(command)
            #expect(rows.exitCode == 0, "\(rows.stderr)")
            let models = rows.output.split(separator: "\n").filter { $0.contains("model:") }
            #expect(models.count > 60, "\(models.count)")
            for name in ["gpt-", "claude-", "gemini-", "grok-"] {
                #expect(models.contains { $0.contains("\"\(name)") }, "no \(name)")
            }
            #expect(models.contains { $0.contains("cached_input: ") })
            // The command reports which prices it could not import. LiteLLM's list contains such prices, and
            // the list of models.dev contains none.
            let omitted = rows.stderr.split(separator: "\n").filter { $0.hasPrefix("not expressed, ") }
            #expect(omitted.isEmpty == (list.file == "models.dev.json"), "\(rows.stderr)")
            let preset = try #require(TemporaryFolder.content(of: Places.inTree("presets/coach.yaml")))
            try folder.write("\(preset)\n\(rows.output)", to: "my.yaml")
            let check = try await Program.run([Places.usher, "check", folder.file("my.yaml")])
            #expect(check.exitCode == 0, "\(check.stderr)")
            let same = try await Program.run(command + ["--check", folder.file("my.yaml")])
            #expect(same.exitCode == 0 && same.output.contains("No price is different."), "\(same.output)")
        }
    }
}
