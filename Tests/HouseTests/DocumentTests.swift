import Foundation
import Testing

/// Documents refer to files, tests and each other, and code refers to sections of documents. These tests find
/// references to something that no longer exists.
@Suite struct `The documentation` {
    private static let documents = SourceTree.pages

    @Test func `The documentation refers only to files, folders and tests that exist`() {
        #expect(Self.documents.count >= 5)
        for document in Self.documents {
            let folder = document.path.lastIndex(of: "/").map { document.path[...$0] } ?? ""
            for match in document.text.matches(of: /\]\(([^)#:]+)[^):]*\)/) {
                #expect(
                    Self.exists(folder + match.1),
                    "\(document.path) links to \(match.1), which does not exist")
            }
            for match in document.text.matches(of: /`([A-Za-z0-9\/+]+)`/) {
                let name = String(match.1)
                let isPlace = Arrows.floors.contains { name.hasPrefix($0 + "/") }
                guard isPlace || name.wholeMatch(of: /.+Tests/) != nil else { continue }
                #expect(Self.isThere(name), "\(document.path) refers to \(name), which does not exist")
            }
        }
    }

    /// docs/architecture.md names a type and its module as `Type` (`Floor/Room`) or `Type` in `Floor/Room`.
    /// The module must declare the type. For `Floor/Room/File` (`member`) and `Type` (`member`), the file or
    /// the type must have this member.
    @Test func `The documentation about the tree says where things are`() throws {
        let page = try #require(Self.documents.first { $0.path == "docs/architecture.md" })
        var count = 0
        for match in page.text.matches(of: /`([A-Za-z]\w*)`(?: in | \()`([A-Z]\w+(?:\/[\w+]+)+)`/) {
            let (name, place) = (String(match.1), "Sources/\(match.2)")
            count += 1
            let files = SourceTree.sources.filter {
                $0.path.hasPrefix(place + "/") || $0.path == place + ".swift"
            }
            #expect(files.contains { Self.declares($0, name) }, "\(place) does not declare \(name)")
        }
        for match in page.text.matches(of: /`([A-Z][\w+\/]+)` \(`([a-z]\w*)`[,)]/) {
            count += 1
            let file = String(match.1.split(separator: "/").last ?? "")
            let files = SourceTree.sources.filter { source in
                let name = source.path.split(separator: "/").last ?? ""
                return name == file + ".swift" || name.hasPrefix(file + "+")
            }
            #expect(
                files.contains { Self.declares($0, String(match.2)) }, "\(file) does not declare \(match.2)")
        }
        #expect(count > 12)
    }

    private static func declares(_ file: SourceTree.File, _ name: String) -> Bool {
        ["class", "struct", "enum", "protocol", "func", "var", "let", "case"].contains { word in
            file.text.contains("\(word) \(name)")
        }
    }

    /// Whether this name is a folder or file of Sources, a folder of Tests, or the end of the path of a test
    /// file.
    private static func isThere(_ name: String) -> Bool {
        exists("Sources/" + name) || exists("Sources/" + name + ".swift") || exists("Tests/" + name)
            || SourceTree.tests.contains { $0.path.hasSuffix("/" + name + ".swift") }
    }

    private static func exists(_ path: some StringProtocol) -> Bool {
        FileManager.default.fileExists(atPath: SourceTree.root + "/" + path)
    }

    /// Each section of docs/what-happens-when.md must cite its tests by file and name.
    @Test func `The documentation cites only existing tests in what-happens-when.md`() throws {
        let page = try #require(Self.documents.first { $0.path == "docs/what-happens-when.md" })
        let parts = page.text.split(separator: "\n## ").dropFirst()
        #expect(parts.count > 12)
        for part in parts {
            let shown = part.matches(of: /\n- `([A-Za-z\/]+Tests)`: “([^”]+)”/)
            #expect(!shown.isEmpty, "“\(part.prefix { $0 != "\n" })” cites no test")
            for match in shown {
                let file = SourceTree.tests.first { $0.path == "Tests/\(match.1).swift" }
                #expect(
                    file?.text.contains("`\(match.2)`") == true,
                    "Tests/\(match.1).swift has no test “\(match.2)”")
            }
        }
    }

    /// docs/http.md must describe every header that the service writes, reads or removes.
    @Test func `The documentation describes every header in http.md`() throws {
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
            // The page can shorten `Access-Control-Allow-Origin` to `-Allow-Origin`.
            let end = name.split(separator: "-").suffix(2).joined(separator: "-")
            #expect(page.contains("`-\(end)`"), "docs/http.md does not mention \(name)")
        }
    }

    @Test func `The README has at most 151 lines, and begins with the two commands`() throws {
        let readme = try #require(Self.documents.first { $0.path == "README.md" })
        #expect(readme.lines.count - 1 <= 151)
        let front = readme.lines.prefix(20).joined(separator: "\n")
        #expect(front.contains("\nmake run ") && front.contains("\nmake test "))
    }

    /// Code refers to sections as `docs/guarantees.md, G5`, `docs/counting.md, L11` or `docs/specification.md
    /// §4`.
    @Test func `The documentation has every section that code refers to`() {
        let readers =
            SourceTree.sources + SourceTree.tests + SourceTree.scripts
            + SourceTree.files(in: "scripts") { _ in true }
        var count = 0
        for reader in readers where reader.text.contains("docs/") {
            for match in reader.text.matches(of: /docs\/(\w+)\.md(?:, ([GL])(\d+)| §(\d+))?/) {
                count += 1
                let name = "docs/\(match.1).md"
                guard let document = Self.documents.first(where: { $0.path == name }) else {
                    Issue.record("\(reader.path) refers to \(name), which does not exist")
                    continue
                }
                let mark =
                    if let row = match.2, let number = match.3 {
                        "\n| \(row)\(number) |"
                    } else if let section = match.4 { "\n## \(section). " } else { "# " }
                #expect(
                    document.text.contains(mark), "\(reader.path) refers to \(match.0), which does not exist")
            }
        }
        #expect(count > 30)
    }
}
