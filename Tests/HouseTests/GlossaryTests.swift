import Foundation
import Testing

/// Programs and pages must use none of the words in the left column of the second table of
/// docs/architecture.md, "Words that mean one thing".
@Suite struct `The glossary` {
    private struct Avoided {
        let words: [String]
        let instead: String
    }

    private static let path = "docs/architecture.md"
    private static let page = SourceTree.pages.first { $0.path == path }?.text ?? ""
    private static let others = SourceTree.pages.filter { $0.path != path }
    private static let heading = "## Words that mean one thing"

    private static let avoided: [Avoided] = {
        let table = page.rest(after: "| not | but |")
        return table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }.map { row in
            let cells = row.split(separator: "|").map { $0.trimmed }
            return Avoided(words: cells[0].split(separator: ",").map { $0.trimmed }, instead: cells[1])
        }
    }()

    @Test func `Every term of the glossary is used by the sources or the pages`() throws {
        let table = Self.page.rest(after: Self.heading).rest(after: "|---|---|\n")
        let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
        #expect(rows.count > 25)
        let texts = (SourceTree.sources + Self.others).map { $0.text.lowercased() }
        for row in rows {
            for term in row.split(separator: "|")[0].split(separator: ",").map({ $0.trimmed.lowercased() }) {
                let joined = term.replacing(" ", with: "")
                #expect(
                    texts.contains { $0.contains(term) || $0.contains(joined) },
                    "nothing uses the term “\(term)”")
            }
        }
    }

    @Test func `No page uses a word that the glossary avoids`() {
        #expect(Self.avoided.count > 10)
        for page in Self.others {
            let words = Self.words(in: page)
            for (index, line) in page.lines.enumerated() where !words.isEmpty {
                Self.check(line.lowercased(), words, "\(page.path):\(index + 1)")
            }
        }
    }

    @Test func `No program says a word that the glossary avoids`() {
        for file in SourceTree.sources {
            let words = Self.words(in: file)
            for (index, line) in file.lines.enumerated() where !words.isEmpty && line.contains("\"") {
                let code = line.trimmed
                if code.hasPrefix("//") { continue }
                // After the split at quotation marks, every second piece is a string.
                let pieces = code.split(separator: "\"", omittingEmptySubsequences: false)
                for (place, piece) in pieces.enumerated() where place % 2 == 1 {
                    Self.check(piece.lowercased(), words, "\(file.path):\(index + 1)")
                }
            }
        }
    }

    /// The words in the left column of the glossary's second table that occur in a file, with the words to
    /// use instead.
    private static func words(in file: SourceTree.File) -> [(word: String, instead: String)] {
        let text = file.text.lowercased()
        return avoided.flatMap { row in row.words.map { ($0, row.instead) } }.filter { text.contains($0.0) }
    }

    private static func check(_ text: String, _ words: [(word: String, instead: String)], _ place: String) {
        for (word, instead) in words where text.containsWord(word) {
            Issue.record("\(place) says “\(word)”: write \(instead)")
        }
    }
}

extension String {
    /// The text after the first occurrence of `mark`. It is empty if `mark` does not occur.
    fileprivate func rest(after mark: String) -> String {
        guard let found = range(of: mark) else { return "" }
        return String(self[found.upperBound...])
    }

    /// Whether the text contains `word` as a word of its own, with no letter beside it.
    fileprivate func containsWord(_ word: String) -> Bool {
        var rest = self[...]
        while let found = rest.range(of: word) {
            let before = found.lowerBound == startIndex ? nil : self[index(before: found.lowerBound)]
            let after = found.upperBound == endIndex ? nil : self[found.upperBound]
            if before?.isLetter != true && after?.isLetter != true { return true }
            rest = self[found.upperBound...]
        }
        return false
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
