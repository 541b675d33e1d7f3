import Foundation
import TestSupport

/// The text of all source files. The root is found by the path of this file.
struct SourceTree {
    struct File: Sendable {
        /// The path from the root, such as `Sources/Core/Bytes/ASCII.swift`.
        let path: String
        let text: String
        /// The lines of the file. They are split only once, because every rule reads them.
        let lines: [Substring]

        init(path: String, text: String) {
            (self.path, self.text) = (path, text)
            lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        }

        private var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
        var floor: String { folders.dropFirst().first ?? "" }
        var room: String {
            if folders.first == "Sources" { return folders.dropFirst(2).first ?? "" }
            return folders.dropFirst().first { $0.hasSuffix("Tests") || $0 == "TestSupport" } ?? ""
        }
    }

    static let root = Checkout.root.path

    static let sources = swift(in: "Sources") + swift(in: "Tests/TestSupport")
    static let tests = swift(in: "Tests").filter { $0.room != "TestSupport" }
    static let scripts = files(in: "lua") { $0.hasSuffix(".lua") }
    /// The pages: those of `docs`, and the ones in the root.
    static let pages = files(in: "docs") { $0.hasSuffix(".md") } + rootPages

    /// A file by its path from the root, such as `Package.swift`; nil if it cannot be read.
    static func readFile(_ path: String) -> File? {
        let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
        return text.map { File(path: path, text: $0) }
    }

    /// The root also has the folder of builds, with 10,000 files and more, so this search is not recursive.
    private static var rootPages: [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().compactMap(readFile)
    }

    static func files(in folder: String, where isWanted: (String) -> Bool) -> [File] {
        let start = root + "/" + folder
        let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
        return names.filter(isWanted).sorted().compactMap { readFile(folder + "/" + $0) }
    }

    private static func swift(in folder: String) -> [File] {
        files(in: folder) { $0.hasSuffix(".swift") }
    }
}

extension SourceTree.File {
    /// The modules that the file imports, each with its line number.
    var imports: [(module: String, line: Int)] {
        lines.enumerated().compactMap { index, line in
            // An import is indented by at most one `#if`. Other lines are skipped early, which saves seconds.
            guard !line.hasPrefix("     "), line.contains("import ") else { return nil }
            let words = line.split(separator: " ")
            let levels: Set<Substring> = [
                "public", "package", "internal", "fileprivate", "private", "@testable", "@preconcurrency",
                "@_exported", "@_implementationOnly",
            ]
            let rest = words.drop { levels.contains($0) }
            guard rest.first == "import", let last = rest.last else { return nil }
            return (last.split(separator: ".").first.map(String.init) ?? "", index + 1)
        }
    }

    /// The functions, initialisers and deinitialisers of the file, each with its first line and its number of
    /// lines.
    var functions: [(name: String, line: Int, count: Int)] {
        let lines = lines
        return lines.indices.compactMap { start in
            guard let name = Self.function(lines[start]), !Self.isWhole(lines[start]) else { return nil }
            let indentation = lines[start].prefix { $0 == " " }
            guard let end = lines[start...].firstIndex(where: { $0 == indentation + "}" }) else { return nil }
            // A function without a body, as in a protocol, ends before the next function at its level.
            let isSplit = lines[(start + 1)..<end].contains { line in
                line.hasPrefix(indentation) && Self.function(line) != nil
                    && line.prefix { $0 == " " } == indentation
            }
            return isSplit ? nil : (name, start + 1, end - start + 1)
        }
    }

    private static func isWhole(_ line: Substring) -> Bool {
        line.hasSuffix("}") && line.count(where: { $0 == "(" }) == line.count(where: { $0 == ")" })
    }

    private static func function(_ line: Substring) -> String? {
        guard line.contains("func ") || line.contains("init") else { return nil }
        let words = line.split(separator: " ")
        guard
            let index = words.firstIndex(where: { $0 == "func" || $0.hasPrefix("init(") || $0 == "deinit" }),
            words[..<index].allSatisfy({ word in word.allSatisfy { $0.isLetter || "@_()".contains($0) } }),
            !line.drop(while: { $0 == " " }).hasPrefix("//")
        else { return nil }
        let name = words[index] == "func" ? words.dropFirst(index + 1).first ?? "" : words[index]
        return String(name.prefix { $0 != "(" && $0 != "<" })
    }
}
