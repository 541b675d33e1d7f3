extension Settings {
    /// All settings with their paths in YAML (`plans.premium.limits.messages.amount`), sorted by path.
    /// Secrets are shown as dots. Two configurations are compared by these lines.
    package var outline: [SettingsLine] { record.lines }

    /// The digest of the settings in the file. All edges that read the same file have the same digest.
    package var digest: String { written.digest }

    package func listChanges(to other: Settings) -> [SettingsChange] {
        SettingsChange.between(outline, and: other.outline)
    }

    /// The keys that only a restart changes and whose values differ from those of a running edge.
    package func keysThatWantRestart(since running: Settings) -> [String] {
        record.fixedKeys(differingFrom: running.record)
    }
}

extension SettingsChange {
    package static func between(_ old: [SettingsLine], and new: [SettingsLine]) -> [SettingsChange] {
        func values(_ lines: [SettingsLine]) -> [String: String] {
            Dictionary(lines.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        let (before, after) = (values(old), values(new))
        return Set(before.keys).union(after.keys).sorted().compactMap { path in
            before[path] == after[path]
                ? nil : SettingsChange(path: path, before: before[path], after: after[path])
        }
    }
}

package struct SettingsLine: Hashable, Sendable {
    package let path: String
    package let value: String

    package init(path: String, value: String) {
        self.path = path
        self.value = value
    }
}

package struct SettingsChange: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// The setting's old value; nil if the setting was added.
    package let before: String?
    /// The setting's new value; nil if the setting was removed.
    package let after: String?

    package var description: String {
        switch (before, after) {
        case (let before?, let after?): "\(path): \(before) -> \(after)"
        case (nil, let after?): "\(path): \(after) (new)"
        case (let before?, nil): "\(path): \(before) (gone)"
        case (nil, nil): path
        }
    }
}
