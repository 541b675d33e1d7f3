import Bytes

/// All values that the decoders read or used as defaults, by path. Comparisons, digests and reloads use this
/// record, so that none of them can forget a key.
struct SettingsRecord: Sendable {
    private struct Entry: Hashable {
        /// The value in YAML, in which dots replace a secret; nil for a whole section, which has no value.
        let text: String?
        /// The secret that `text` shows as dots; nil if the value is not secret.
        let secret: Secret?
        /// The key that only a restart changes: the setting's or its section's; nil if a reload is enough.
        let fixed: String?
    }

    /// The settings by their paths, such as `plans.free.limits[0].amount`.
    private var entries: [String: Entry] = [:]
    /// The names of list items, by path. Comparisons use names, because a new item would change the indices.
    private var names: [String: String] = [:]
    private var fixed: Set<String> = []

    mutating func recordValue(_ text: String?, at path: String, secret: Secret? = nil) {
        if path.hasSuffix("].name"), let text { return note(name: text, at: String(path.dropLast(5))) }
        entries[path] = Entry(text: text, secret: secret, fixed: fixedKey(of: path))
    }

    mutating func note(name: String, at path: String) { names[path] = name }

    /// Records that all settings at this path or below it change only with a restart.
    mutating func note(fixed path: String) { fixed.insert(path) }

    /// Records a section whose contents a reload can change. Removing the section needs a restart.
    mutating func note(fixedSection path: String) {
        entries[path] = Entry(text: nil, secret: nil, fixed: path)
    }

    /// Each setting with its path in YAML, such as `plans.premium.limits.messages.amount`, sorted by path.
    var lines: [SettingsLine] {
        var lines: [SettingsLine] = []
        var lists: [String: [(index: Int, text: String)]] = [:]
        for (path, entry) in entries {
            guard let text = entry.text else { continue }
            if let item = Self.item(path[...]) {
                lists[named(item.list), default: []].append((item.index, text))
            } else {
                lines.append(SettingsLine(path: named(path[...]), value: text))
            }
        }
        for (path, items) in lists {
            let texts = items.sorted { $0.index < $1.index }.map(\.text)
            lines.append(SettingsLine(path: path, value: texts.joined(separator: ", ")))
        }
        return lines.sorted { $0.path < $1.path }
    }

    /// The keys that change only with a restart and have different values in the two records, sorted.
    func fixedKeys(differingFrom other: SettingsRecord) -> [String] {
        let paths = Set(entries.keys).union(other.entries.keys)
        return Set(
            paths.compactMap { path in
                let (old, new) = (other.entries[path], entries[path])
                return old == new ? nil : new?.fixed ?? old?.fixed
            }
        ).sorted()
    }

    private func fixedKey(of path: String) -> String? {
        var rest = path[...]
        while !rest.isEmpty {
            if fixed.contains(String(rest)) { return String(rest) }
            rest = rest[..<(rest.lastIndex { $0 == "." || $0 == "[" } ?? rest.startIndex)]
        }
        return nil
    }

    /// Splits a path such as `limits[0]` into list and index; nil if the path is not an item of a list.
    private static func item(_ path: Substring) -> (list: Substring, index: Int)? {
        guard path.hasSuffix("]"), let open = path.lastIndex(of: "["),
            let index = Int(path[path.index(after: open)...].dropLast())
        else { return nil }
        return (path[..<open], index)
    }

    /// The path with names instead of indices: `plans.free.limits.messages.amount` for
    /// `plans.free.limits[0].amount`.
    private func named(_ path: Substring) -> String {
        guard let close = path.lastIndex(of: "]"), let item = Self.item(path[...close]) else {
            return String(path)
        }
        let name = names[String(path[...close])] ?? "\(item.index + 1)"
        return "\(named(item.list)).\(name)" + path[path.index(after: close)...]
    }
}

/// The settings of a configuration file without flags and variables. They are the same for every edge that
/// reads this file, no matter where the file is and how the process was started.
package struct WrittenSettings: Sendable {
    /// Every setting with its path in YAML, sorted. Dots replace a secret. A file's path is shown as written.
    package let outline: [SettingsLine]
    /// A digest of 16 hexadecimal digits. Equal settings have equal digests, in every process and for every
    /// layout and comment of the file. Secrets are left out, because a digest can be shown to anyone.
    package let digest: String

    init(_ outline: [SettingsLine] = []) {
        self.outline = outline
        digest = FNV1a.text(of: outline.map { "\($0.path): \($0.value)" }.joined(separator: "\n"))
    }

    /// The settings of one app. Settings of other apps are left out.
    func findSettings(app: String) -> WrittenSettings {
        WrittenSettings(
            outline.filter { !$0.path.hasPrefix("tenants.") || $0.path.hasPrefix("tenants.\(app).") })
    }
}

extension FNV1a {
    /// The digest of a text as 16 hexadecimal digits. It is the same in every process.
    static func text(of text: String) -> String {
        var hash = FNV1a()
        for byte in text.utf8 { hash.add(byte) }
        return Hexadecimal.text(hash.value)
    }
}
