import Configuration
import Foundation
import TestSupport

struct ConfigurationReference {
    struct Key {
        /// The path of the key, such as `plans.*.limits[].per`.
        let path: String
        let kind: String?
        /// The word "required", or the default value of the key.
        let standard: String
        let sentence: String
    }

    let keys: [Key]
    /// The places in the code that declare the sections which were read, such as `Plan+Section.swift:16`.
    let sites: Set<String>

    init() throws {
        let record = ConfigurationKeys()
        // These samples name files that do not exist, but the decoders read all keys nevertheless.
        for name in ["everything", "tenants"] {
            _ = try? Settings.read(
                Self.sample(name), file: name, environment: Self.environment, isWithoutSecrets: true,
                record: record)
        }
        keys = Self.byTree(record.paths).compactMap { path in
            // A key of one of several apps (`tenants.*.`) is not listed if a configuration with a single app
            // has it, too.
            let shared = path.firstMatch(of: /^tenants\.\*\.(.+)$/).map { String($0.1) }
            if let shared, record.keys[shared] != nil { return nil }
            // The keys inside of a secret, such as `env`, are the same everywhere, so they are not listed.
            let parent = path.split(separator: ".").dropLast().joined(separator: ".")
            if record.kinds[parent]?.hasPrefix("{ env") == true { return nil }
            let key = record.keys[path]
            let standard = key?.standard.map { "`\($0)`" } ?? ""
            return Key(
                path: path, kind: record.kinds[path],
                standard: record.required.contains(path) ? "*required*" : standard,
                sentence: key?.sentence ?? "")
        }
        sites = record.sites
    }

    private static let environment = ["SECRET": String(repeating: "s", count: 40), "HOME": "/home/usher"]

    private static func sample(_ name: String) throws -> String {
        try String(
            contentsOf: Checkout.root.appending(path: "Tests/ReferenceTests/Samples/\(name).yaml"),
            encoding: .utf8)
    }

    /// Sorts each key after the key that contains it. Otherwise the order is that of the decoders.
    private static func byTree(_ paths: [String]) -> [String] {
        func below(_ parent: String) -> [String] {
            paths.filter { path in
                guard path.hasPrefix(parent), path.count > parent.count else { return false }
                let rest = path.dropFirst(parent.count)
                if parent.isEmpty { return !rest.contains(".") }
                return rest.wholeMatch(of: /(\[\]|\.\*)?\.[^.]+/) != nil
            }.flatMap { [$0] + below($0) }
        }
        return below("")
    }

    // MARK: The page

    func page() -> String {
        let described = Dictionary(uniqueKeysWithValues: keys.map { ($0.path, $0.sentence) })
        var lines = [
            "# Configuration", "",
            "This page lists every key that the edge reads. It is generated from the edge's own",
            "decoders. `*` stands for a name that you choose, and `[]` for an item of a list. A key",
            "that is not on this page is a mistake, and `usher check` names the most similar key. A",
            "secret is written as `{ env: NAME }` or `{ file: PATH }`. Instead of the variable NAME,",
            "you can set `NAME_FILE` to the path of a file. Times have a unit (`150ms`, `10s`, `5m`,",
            "`5h`, `2d`), and so have sizes (`64KiB`, `1MiB`). Relative paths begin at the",
            "configuration's own folder.",
            "",
            "With `tenants:`, write the keys from `time_zone` on into each app ([several",
            "apps](../tenants.md)). For each flag of [`usher`](usher.md), there is also an",
            "environment variable. A flag wins over a variable, and a variable wins over the file.",
        ]
        // Keys outside of sections come first in one table. Each section then has its own table.
        let isAlone = { (key: Key) in
            !key.path.contains(".")
                && !keys.contains { $0.path.hasPrefix(key.path + ".") || $0.path.hasPrefix(key.path + "[") }
        }
        lines += ["", "## Keys without a section", ""] + Self.head
        for key in keys where isAlone(key) { lines.append(Self.row(key)) }
        var section = ""
        for key in keys where !isAlone(key) {
            let top = String(key.path.prefix { $0 != "." && $0 != "[" })
            if top != section {
                section = top
                lines += ["", "## \(top)", ""]
                lines += [described[top] ?? "", ""] + Self.head
            }
            if key.path != top { lines.append(Self.row(key)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ key: Key) -> String {
        let kind = (key.kind ?? "").replacing("|", with: "\\|")
        return "| `\(key.path)` | \(kind) | \(key.standard) | \(key.sentence) |"
    }

    private static let head = ["| key | takes | default | |", "|---|---|---|---|"]
}
