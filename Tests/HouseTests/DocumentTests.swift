import Foundation
import Testing

/// Documents name files, tests and each other, and code names sections of documents: what is renamed or moved
/// is missed here.
@Suite struct `A document` {
    private static let documents =
        SourceTree.files(in: "docs") { $0.hasSuffix(".md") }
        + SourceTree.files(in: ".") { $0.hasSuffix(".md") && !$0.contains("/") }.map { file in
            SourceTree.File(path: String(file.path.dropFirst(2)), text: file.text)
        }

    @Test func `names only what is there`() {
        #expect(Self.documents.count >= 5)
        for document in Self.documents {
            let folder = document.path.lastIndex(of: "/").map { document.path[...$0] } ?? ""
            for match in document.text.matches(of: /\]\(([^)#:]+)[^):]*\)/) {
                #expect(
                    Self.exists(folder + match.1), "\(document.path) links \(match.1), which is not there")
            }
            for match in document.text.matches(of: /`([A-Za-z0-9\/+]+)`/) {
                let name = String(match.1)
                let isPlace = Arrows.floors.contains { name.hasPrefix($0 + "/") }
                guard isPlace || name.wholeMatch(of: /.+Tests/) != nil else { continue }
                #expect(Self.isThere(name), "\(document.path) names \(name), which is not there")
            }
        }
    }

    /// A place on a floor, or a file of tests, by the end of its path.
    private static func isThere(_ name: String) -> Bool {
        exists("Sources/" + name) || exists("Sources/" + name + ".swift") || exists("Tests/" + name)
            || SourceTree.tests.contains { $0.path.hasSuffix("/" + name + ".swift") }
    }

    private static func exists(_ path: some StringProtocol) -> Bool {
        FileManager.default.fileExists(atPath: SourceTree.root + "/" + path)
    }

    /// docs/what-happens-when.md: each part names the tests that show it, by file and sentence.
    @Test func `about what happens names tests that there are`() throws {
        let page = try #require(Self.documents.first { $0.path == "docs/what-happens-when.md" })
        let parts = page.text.split(separator: "\n## ").dropFirst()
        #expect(parts.count > 12)
        for part in parts {
            let shown = part.matches(of: /\n- `([A-Za-z\/]+Tests)`: “([^”]+)”/)
            #expect(!shown.isEmpty, "“\(part.prefix { $0 != "\n" })” names no test that shows it")
            for match in shown {
                let file = SourceTree.tests.first { $0.path == "Tests/\(match.1).swift" }
                #expect(
                    file?.text.contains("`\(match.2)`") == true,
                    "Tests/\(match.1).swift has no test “\(match.2)”")
            }
        }
    }

    /// Each name that the service writes, looks for or takes out stands in docs/http.md.
    @Test func `about addresses tells of every header`() throws {
        let page = try #require(Self.documents.first { $0.path == "docs/http.md" }).text.lowercased()
        var names: Set<String> = []
        for file in SourceTree.sources where file.path.hasPrefix("Sources/Service/") {
            let written = file.text.matches(of: #/(?:"|\\r\\n)([A-Za-z]+(?:-[A-Za-z]+)+): /#).map(\.1)
            let known = file.text.matches(of: /(?:equalsHeaderName|hasHeaderNamePrefix)\(\s*"([^"]+)"/).map(
                \.1)
            let looked = file.text.matches(of: /: StaticString = "((?:x|[a-z]+-signature)[a-z-]*)"/).map(\.1)
            names.formUnion((written + known + looked).map { $0.lowercased() })
        }
        #expect(names.count > 40)
        for name in names.sorted() where !page.contains(name) {
            // `Access-Control-Allow-Origin`, `-Allow-Methods`
            let end = name.split(separator: "-").suffix(2).joined(separator: "-")
            #expect(page.contains("`-\(end)`"), "docs/http.md has no \(name)")
        }
    }

    /// The README is read in a minute, and begins with what the project is and the two commands.
    @Test func `at the front door is short, and has the two commands`() throws {
        let readme = try #require(Self.documents.first { $0.path == "README.md" })
        #expect(readme.lines.count <= 151)
        let front = readme.lines.prefix(20).joined(separator: "\n")
        #expect(front.contains("\nmake run ") && front.contains("\nmake test "))
    }

    /// `docs/guarantees.md, G5`, `docs/counting.md, L11` and `docs/specification.md §4`.
    @Test func `has the section by which code names it`() {
        let readers =
            SourceTree.sources + SourceTree.tests + SourceTree.scripts
            + SourceTree.files(in: "scripts") { _ in true }
        var count = 0
        for reader in readers {
            for match in reader.text.matches(of: /docs\/(\w+)\.md(?:, ([GL])(\d+)| §(\d+))?/) {
                count += 1
                let name = "docs/\(match.1).md"
                guard let document = Self.documents.first(where: { $0.path == name }) else {
                    Issue.record("\(reader.path) names \(name), which is not there")
                    continue
                }
                let mark =
                    if let row = match.2, let number = match.3 {
                        "\n| \(row)\(number) |"
                    } else if let section = match.4 { "\n## \(section). " } else { "# " }
                #expect(
                    document.text.contains(mark), "\(reader.path) names \(match.0), which has no such part")
            }
        }
        #expect(count > 30)
    }
}
