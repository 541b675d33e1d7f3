extension Settings {
    /// Every setting by its path (`plans.premium.limits.messages.amount`), sorted; secrets are dots. What two
    /// configurations differ in is found by comparing these.
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

/// A value's parts as lines, by reflection, so that no later setting is forgotten.
private struct Outline {
    var lines: [SettingsLine] = []
    /// What other parts say already: the apps stand for themselves, and a path needs no name for what only
    /// holds others.
    private static let left: Set<String> = ["tenants", "tenant", "knownTimeZone", "subscriptionsAwait"]
    private static let silent: Set<String> = ["common", "book"]

    mutating func add(_ part: Any, at path: [String]) {
        if let span = part as? Duration { return put("\(span)", at: path) }
        let mirror = Mirror(reflecting: part)
        switch mirror.displayStyle {
        case .optional: if let child = mirror.children.first { add(child.value, at: path) }
        case .dictionary:
            for child in mirror.children {
                let pair = Array(Mirror(reflecting: child.value).children)
                add(pair[1].value, at: path + [Self.name(of: pair[0].value) ?? "\(pair[0].value)"])
            }
        case .set: put(mirror.children.map { "\($0.value)" }.sorted().joined(separator: ", "), at: path)
        case .collection: addList(mirror, at: path)
        case .enum: addCase(part, mirror, at: path)
        case .struct, .class, .tuple: addMembers(mirror, at: path)
        default: put(String(describing: part), at: path)
        }
    }

    private mutating func put(_ value: String, at path: [String]) {
        lines.append(SettingsLine(path: path.joined(separator: "."), value: value))
    }

    private mutating func addMembers(_ mirror: Mirror, at path: [String]) {
        for child in mirror.children {
            let label = child.label ?? "-"
            if Self.left.contains(label) { continue }
            if label == "defaultPlan" {
                put(Self.name(of: child.value) ?? "", at: path + ["default_plan"])
            } else {
                add(child.value, at: Self.silent.contains(label) ? path : path + [Self.key(label)])
            }
        }
    }

    /// Elements go by their names where they have some, so that a new one does not shift the others.
    private mutating func addList(_ mirror: Mirror, at path: [String]) {
        let names = mirror.children.map { Self.name(of: $0.value) }
        let areNamed = Set(names.compactMap { $0 }).count == names.count
        for (index, child) in mirror.children.enumerated() {
            add(child.value, at: path + [areNamed ? names[index] ?? "" : "\(index + 1)"])
        }
    }

    private mutating func addCase(_ part: Any, _ mirror: Mirror, at path: [String]) {
        guard let child = mirror.children.first, let label = child.label else {
            return put(Self.key(String(describing: part)), at: path)
        }
        put(Self.key(label), at: path)
        add(child.value, at: path + [Self.key(label)])
    }

    /// What an element calls itself.
    private static func name(of part: Any) -> String? {
        for child in Mirror(reflecting: part).children where ["id", "name"].contains(child.label ?? "") {
            if let name = child.value as? String { return name }
        }
        return nil
    }

    /// `dataDirectory` as the configuration would write it: `data_directory`.
    private static func key(_ label: String) -> String {
        var key = ""
        for character in label {
            if character.isUppercase { key += "_" + character.lowercased() } else { key.append(character) }
        }
        return key
    }
}
