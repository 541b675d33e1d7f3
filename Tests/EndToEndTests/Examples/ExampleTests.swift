import Foundation
import TestSupport
import Testing

extension EndToEndClients {
    /// Runs every code block in the README and in docs/ with a real edge, unless a hidden comment says why
    /// not.
    @Suite(.needsRedisServer, .needsPythonPackages, .needsCurl, .timeLimit(.minutes(5)))
    struct ExampleTests {
        @Test
        func `There are examples of each language that is run`() throws {
            let examples = try ExampleDocument.all.flatMap { try $0.examples }
            let run = examples.filter { $0.reason == nil }
            #expect(run.count > 25)
            for language in ["sh", "http", "yaml", "python", "diff", "csv"] {
                #expect(run.contains { $0.language == language }, "no \(language) is run")
            }
        }

        @Test(arguments: ExampleDocument.all)
        func `A document's examples do what it says, or say why they are not run`(
            document: ExampleDocument
        ) async throws {
            let examples = try document.examples.filter { $0.reason == nil }
            if examples.isEmpty { return }
            try await withPatientDemo { edge, home in
                let stage = try await ExampleEnvironment(edge, home)
                var printed: String?
                for example in examples {
                    printed = try await Self.run(
                        example, on: stage, after: printed, at: "\(document.path):\(example.line)")
                }
            }
        }

        /// Runs the example. Returns the output if the example is a command.
        private static func run(
            _ example: Example, on stage: ExampleEnvironment, after printed: String?, at place: String
        ) async throws -> String? {
            switch example.language {
            case "sh":
                let other = example.commands.first { !ExampleEnvironment.commands.contains($0) }
                if let other {
                    Issue.record(
                        "\(place): nothing runs \(other): say why, in <!-- Not run by the tests: … -->")
                    return nil
                }
                return try await stage.shell(example.text)
            case "http":
                let answer = try #require(printed, "\(place) answers no command")
                let missing = ExpectedAnswer(example.text).firstMissing(in: answer)
                #expect(
                    missing == nil, "\(place) is not what came: \(missing ?? "") is missing in:\n\(answer)")
            case "yaml": try await stage.check(configuration: example.text)
            case "python": return try await stage.python(example.text)
            case "diff":
                // This example is a diff. The test runs the file as it is after the change.
                let lines = example.text.split(separator: "\n").filter { !$0.hasPrefix("-") }
                return try await stage.python(lines.map { $0.dropFirst() }.joined(separator: "\n") + "\n")
            case "csv": try stage.folder.write(example.text, to: "users.csv")
            case "json":
                _ = try JSONSerialization.jsonObject(with: Data(example.text.utf8))
            default:
                Issue.record(
                    "\(place): nothing runs \(example.language): say why, in <!-- Not run by the tests: … -->"
                )
            }
            return nil
        }
    }
}
