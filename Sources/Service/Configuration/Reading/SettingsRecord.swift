import Bytes

/// The values that the decoders read, or took as a default, each at its path: a diff, a digest and a reload
/// compare these, so that no new key is forgotten.
struct SettingsRecord: Sendable {
    private struct Entry: Hashable {
        /// The value as YAML writes it; dots for a secret, and nil for what no diff shows.
        let text: String?
        /// The secret behind the dots.
        let secret: Secret?
        /// The key that holds this setting, if that key changes only with a restart.
        let fixed: String?
    }

    /// The settings by their path in the file, such as `plans.free.limits[0].amount`.
    private var entries: [String: Entry] = [:]
    /// The names of lists' items, so that a new item does not shift the others.
    private var names: [String: String] = [:]
    private var fixed: Set<String> = []

    mutating func recordValue(_ text: String?, at path: String, secret: Secret? = nil) {
        if path.hasSuffix("].name"), let text { return note(name: text, at: String(path.dropLast(5))) }
        entries[path] = Entry(text: text, secret: secret, fixed: fixedKey(of: path))
    }

    mutating func note(name: String, at path: String) { names[path] = name }

    /// Whatever is read at this path, or below it, changes only with a restart.
    mutating func note(fixed path: String) { fixed.insert(path) }

    /// A section that is there: it may change, and be taken away only with a restart.
    mutating func note(fixedSection path: String) {
        entries[path] = Entry(text: nil, secret: nil, fixed: path)
    }

    /// Each value by its path in YAML, sorted: `plans.premium.limits.messages.amount`.
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

    /// The keys that change only with a restart and hold something else here, sorted.
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

    /// `limits[0]` as its list and its index; nil for what is no item of a list.
    private static func item(_ path: Substring) -> (list: Substring, index: Int)? {
        guard path.hasSuffix("]"), let open = path.lastIndex(of: "["),
            let index = Int(path[path.index(after: open)...].dropLast())
        else { return nil }
        return (path[..<open], index)
    }

    /// `plans.free.limits.messages.amount` for `plans.free.limits[0].amount`.
    private func named(_ path: Substring) -> String {
        guard let close = path.lastIndex(of: "]"), let item = Self.item(path[...close]) else {
            return String(path)
        }
        let name = names[String(path[...close])] ?? "\(item.index + 1)"
        return "\(named(item.list)).\(name)" + path[path.index(after: close)...]
    }
}

/// The settings of a configuration's file, without flags and variables: the same for every edge that reads
/// the same file, wherever the file is and however the process was started.
package struct WrittenSettings: Sendable {
    /// Every setting by its path in YAML, sorted. Secrets are shown as dots, and files by their paths as
    /// written.
    package let outline: [SettingsLine]
    /// 16 hexadecimal digits that are equal for equal settings, in every process and whatever the file's
    /// layout and comments. Secrets take no part in it, since a digest may be shown.
    package let digest: String

    init(_ outline: [SettingsLine] = []) {
        self.outline = outline
        digest = FNV1a.text(of: outline.map { "\($0.path): \($0.value)" }.joined(separator: "\n"))
    }

    /// The settings of one app: all settings without those that belong to another app alone.
    func findSettings(app: String) -> WrittenSettings {
        WrittenSettings(
            outline.filter { !$0.path.hasPrefix("tenants.") || $0.path.hasPrefix("tenants.\(app).") })
    }
}

extension FNV1a {
    /// 16 hexadecimal digits, the same in every process.
    static func text(of text: String) -> String {
        var hash = FNV1a()
        for byte in text.utf8 { hash.add(byte) }
        return Hexadecimal.text(hash.value)
    }
}
