extension Settings {
    /// Every setting by its path in YAML (`plans.premium.limits.messages.amount`), sorted; secrets are dots.
    /// What two configurations differ in is found by comparing these.
    package var outline: [SettingsLine] { record.lines }

    /// The digest of what the file says, the same for every edge of one file.
    package var digest: String { written.digest }

    /// The differences between this configuration and another one, a line each.
    package func listChanges(to other: Settings) -> [SettingsChange] {
        SettingsChange.between(outline, and: other.outline)
    }

    /// The keys that hold something else in a running edge and can't change while it runs.
    package func keysThatWantRestart(since running: Settings) -> [String] {
        record.fixedKeys(differingFrom: running.record)
    }
}

extension SettingsChange {
    /// The lines of the second outline that replace lines of the first one.
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

/// One setting, as people read it.
package struct SettingsLine: Hashable, Sendable {
    package let path: String
    package let value: String

    package init(path: String, value: String) {
        self.path = path
        self.value = value
    }
}

/// One setting that differs.
package struct SettingsChange: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// nil if it was not there.
    package let before: String?
    /// nil if it is gone.
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
