extension Settings {
    /// Every setting by its path in YAML (`plans.premium.limits.messages.amount`), sorted; secrets are dots.
    /// What two configurations differ in is found by comparing these.
    package var outline: [SettingsLine] {
        let whole = apps.flatMap { app in
            var outline = Outline()
            outline.add(app, at: app.tenant.isEmpty ? [] : ["tenants", app.tenant])
            return outline.lines
        }
        var seen: Set<String> = []
        return whole.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }

    /// What another configuration has in place of this one's settings, a line each.
    package func changes(to other: Settings) -> [SettingsChange] {
        let before = Dictionary(outline.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(
            other.outline.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
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
}

/// One setting that differs.
package struct SettingsChange: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// nil where it was not there.
    package let before: String?
    /// nil where it is gone.
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
