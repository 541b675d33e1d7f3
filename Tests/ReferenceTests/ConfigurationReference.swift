import Configuration
import Foundation
import TestSupport

/// Every key of a configuration: as its decoders ask for it, with the texts of docs/reference/keys.txt.
struct ConfigurationReference {
    struct Key {
        /// `plans.*.limits[].per`
        let path: String
        let kind: String?
        /// That it is required, or its default where the minimal configuration shows one.
        let standard: String
    }

    let keys: [Key]
    /// `PlanSection.swift:16`, for each section whose decoder was asked.
    let sites: Set<String>
    /// By path, in the file's order.
    let texts: [(path: String, text: String)]

    init() throws {
        let record = ConfigurationKeys()
        // What is wrong with these, such as files that are not there, does not matter: keys are asked for all
        // the same.
        for name in ["everything", "tenants"] {
            _ = try? Settings.read(
                Self.sample(name), file: name, environment: Self.environment, isWithoutSecrets: true,
                record: record)
        }
        let given = ConfigurationKeys()
        let lines = try Settings.read(
            Self.sample("minimal"), file: "minimal", environment: Self.environment, isWithoutSecrets: true,
            record: given
        ).outline
        let known = Set(record.keys)
        keys = Self.byTree(record.keys).compactMap { path in
            // An app's own settings are those of an edge with one app.
            let shared = path.firstMatch(of: /^tenants\.\*\.(.+)$/).map { String($0.1) }
            if let shared, known.contains(shared) { return nil }
            // How a secret is named is the same everywhere.
            let parent = path.split(separator: ".").dropLast().joined(separator: ".")
            if record.kinds[parent]?.hasPrefix("{ env") == true { return nil }
            let kind = record.kinds[path]
            let standard: String? =
                if record.required.contains(path) {
                    "*required*"
                } else if given.kinds[path] == nil, path != "data_dir" {
                    Self.standard(of: path, lines, kind)
                } else { nil }
            return Key(path: path, kind: kind, standard: standard ?? "")
        }
        sites = record.sites
        texts = try String(
            contentsOf: Checkout.root.appending(path: "docs/reference/keys.txt"), encoding: .utf8
        )
        .split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { line in
            let parts = line.split(separator: "|", maxSplits: 1)
            return (
                parts[0].trimmingCharacters(in: .whitespaces),
                parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
            )
        }
    }

    private static let environment = ["SECRET": String(repeating: "s", count: 40), "HOME": "/home/usher"]

    private static func sample(_ name: String) throws -> String {
        try String(
            contentsOf: Checkout.root.appending(path: "Tests/ReferenceTests/Samples/\(name).yaml"),
            encoding: .utf8)
    }

    /// Each key after the one that it belongs to, otherwise in the decoders' order.
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

    /// The value in the minimal configuration's outline, where elements of lists go by their names.
    private static func standard(of path: String, _ lines: [SettingsLine], _ kind: String?) -> String? {
        let wanted = path.replacing("[]", with: ".*").split(separator: ".")
        let found = lines.first { line in
            let parts = line.path.split(separator: ".")
            return parts.count == wanted.count
                && zip(parts, wanted).allSatisfy { $0 == $1 || $1 == "*" }
        }
        guard let value = found?.value.replacing(":443", with: "") else { return nil }
        if kind?.hasPrefix("a size") == true, let bytes = Int(value) { return "`\(bytes >> 20)MiB`" }
        return "`\(value)`"
    }

    // MARK: The page

    func page() -> String {
        let described = Dictionary(texts.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        var lines = [
            "# Configuration", "",
            "Every key that the edge reads, as its own decoders list them. `*` stands for a name",
            "that you choose, `[]` for an item of a list. A key that is not here is a mistake,",
            "and `usher check` names the nearest one that is. A secret is `{ env: NAME }`, where",
            "`NAME_FILE` may name a file instead, or `{ file: PATH }`. Times have a unit",
            "(`150ms`, `10s`, `5m`, `5h`, `2d`), sizes too (`64KiB`, `1MiB`). Relative paths",
            "begin at the configuration's own folder.",
            "",
            "With `tenants:` the keys from `time_zone` on stand in each app ([several",
            "apps](../tenants.md)). Each flag of [`usher`](usher.md) is also a variable; a flag",
            "wins over a variable, a variable over the file.",
        ]
        // Keys that stand alone first, in one table; then a part for each section.
        let isAlone = { (key: Key) in
            !key.path.contains(".")
                && !keys.contains { $0.path.hasPrefix(key.path + ".") || $0.path.hasPrefix(key.path + "[") }
        }
        lines += ["", "## Keys without a section", ""] + Self.head
        for key in keys where isAlone(key) { lines.append(Self.row(key, described)) }
        var section = ""
        for key in keys where !isAlone(key) {
            let top = String(key.path.prefix { $0 != "." && $0 != "[" })
            if top != section {
                section = top
                lines += ["", "## \(top)", ""]
                lines += [described[top] ?? "", ""] + Self.head
            }
            if key.path != top { lines.append(Self.row(key, described)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ key: Key, _ described: [String: String]) -> String {
        let kind = (key.kind ?? "").replacing("|", with: "\\|")
        return "| `\(key.path)` | \(kind) | \(key.standard) | \(described[key.path] ?? "") |"
    }

    private static let head = ["| key | takes | default | |", "|---|---|---|---|"]
}
