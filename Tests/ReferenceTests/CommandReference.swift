import Foundation
import TestSupport

enum CommandReference {
    static func page(of program: String) async throws -> String {
        let help = try await help([program])
        var lines = ["# \(program)", "", help.first.map(String.init) ?? "", ""]
        lines += ["Below is what `\(program) --help` prints, and each command's `--help`.", ""]
        lines += ["```text"] + help.map(String.init) + ["```"]
        for path in try await commands(below: [program], help) {
            lines += ["", "## " + path.joined(separator: " "), "", "```text"]
            lines += try await self.help(path).map(String.init) + ["```"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func help(_ path: [String]) async throws -> [Substring] {
        let run = try await ProgramRun.of([ProgramRun.built(path[0])] + path.dropFirst() + ["--help"])
        var lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The commands that a help page lists, followed by their own subcommands, in the page's order.
    private static func commands(below path: [String], _ help: [Substring]) async throws -> [[String]] {
        guard let start = help.firstIndex(of: "Commands:") else { return [] }
        var found: [[String]] = []
        for line in help[(start + 1)...].prefix(while: { !$0.isEmpty }) where line.hasPrefix("  ") {
            guard let name = line.split(separator: " ").first, !line.hasPrefix("   ") else { continue }
            let command = path + [String(name)]
            found.append(command)
            found += try await commands(below: command, self.help(command))
        }
        return found
    }
}
