import Foundation
import TestSupport
import Testing

/// A fenced code block of a Markdown document.
struct Example: Sendable {
    /// The language that is written after the fence, such as `sh` or `yaml`.
    let language: String
    let text: String
    /// The number of the block's first line, from 1.
    let line: Int
    /// Why the tests do not run this block. It is nil if they run the block. The reason is in a hidden
    /// comment: `<!-- Not run by the tests: … -->` after the block, or `<!-- Swift on this page is not run by
    /// the tests: … -->` before it.
    let reason: String?

    var commands: [String] {
        text.split(separator: "\n").compactMap { line in
            let word = line.prefix { $0 != " " }
            return word.isEmpty || word.hasPrefix("#") ? nil : String(word)
        }
    }

    static func all(in text: String) -> [Example] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var examples: [Example] = []
        var start: Int?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            guard let begin = start else {
                start = index
                continue
            }
            start = nil
            let language = String(lines[begin].dropFirst(3))
            let after = lines[(index + 1)...].first { !$0.isEmpty } ?? ""
            let name = language.prefix(1).uppercased() + language.dropFirst()
            let onPage = "<!-- \(name) on this page is not run by the tests: "
            let isMarked = after.hasPrefix("<!-- Not run by the tests: ")
            let general = lines[..<begin].first { $0.hasPrefix(onPage) }
            examples.append(
                Example(
                    language: language, text: lines[(begin + 1)..<index].joined(separator: "\n") + "\n",
                    line: begin + 1, reason: isMarked ? after : general))
        }
        return examples
    }
}

struct ExampleDocument: Sendable, CustomTestStringConvertible {
    let path: String

    var testDescription: String { path }

    var examples: [Example] {
        get throws { Example.all(in: try String(contentsOfFile: Places.inTree(path), encoding: .utf8)) }
    }

    /// The README, the other documents of the root folder, and docs/ without the generated pages.
    static let all: [ExampleDocument] = {
        let files = FileManager.default
        let root = (try? files.contentsOfDirectory(atPath: Places.inTree("."))) ?? []
        let docs = (try? files.contentsOfDirectory(atPath: Places.inTree("docs"))) ?? []
        return (root + docs.map { "docs/\($0)" }).filter { $0.hasSuffix(".md") }.sorted().map {
            ExampleDocument(path: $0)
        }
    }()
}
