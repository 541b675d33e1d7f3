import Bytes

/// What a configuration's file says, without flags and variables: the same for every edge that reads the same
/// file, wherever the file is and however the process was started.
package struct WrittenSettings: Sendable {
    /// Every setting by its path in YAML, sorted; secrets are dots. Files beside the configuration go by
    /// their paths from there.
    package let outline: [SettingsLine]
    /// 16 hexadecimal digits that are equal for equal settings, in every process and whatever the file's
    /// layout and comments. Secrets take no part in it, since a digest may be shown.
    package let digest: String

    init(_ outline: [SettingsLine] = []) {
        self.outline = outline
        digest = Hexadecimal.text(StableHash.of(outline))
    }

    init(_ settings: Settings, in folder: String) {
        self.init(
            settings.outline.map { line in
                let isBeside = !folder.isEmpty && line.value.hasPrefix("\(folder)/")
                return isBeside
                    ? SettingsLine(path: line.path, value: String(line.value.dropFirst(folder.count + 1)))
                    : line
            })
    }
}

extension Settings {
    /// Of what the file says, the same for every edge of one file.
    package var digest: String { written.digest }

    /// Notes what the file says.
    ///
    /// - Parameter plain: the same file, read without flags and variables.
    mutating func note(written plain: Settings, in folder: String) {
        written = WrittenSettings(plain, in: folder)
        for index in tenants.indices where plain.tenants.indices.contains(index) {
            tenants[index].settings.written = WrittenSettings(plain.tenants[index].settings, in: folder)
        }
    }
}

/// The 64-bit FNV-1a hash over a value's parts, by reflection, so that no later setting is forgotten.
struct StableHash {
    private var hash = FNV1a()

    static func of(_ part: Any) -> UInt64 {
        var stable = StableHash()
        stable.add(part)
        return stable.hash.value
    }

    private mutating func add(_ part: Any) {
        let mirror = Mirror(reflecting: part)
        switch mirror.displayStyle {
        case .dictionary, .set: addUnordered(mirror)
        case nil: add(text: String(describing: part))
        default:
            if mirror.displayStyle == .enum { add(text: Self.caseName(part, mirror)) }
            add(text: "(")
            for child in mirror.children {
                add(text: child.label ?? "-")
                add(child.value)
            }
            add(text: ")")
        }
    }

    /// Dictionaries have another order in each process: their parts' own hashes are sorted.
    private mutating func addUnordered(_ mirror: Mirror) {
        let hashes = mirror.children.map { Self.of($0.value) }
        for hash in hashes.sorted() { add(text: String(hash)) }
    }

    /// A case with values shows its name as its only child's label; one without describes itself.
    private static func caseName(_ part: Any, _ mirror: Mirror) -> String {
        mirror.children.isEmpty ? String(describing: part) : "case"
    }

    private mutating func add(text: String) {
        for byte in text.utf8 { hash.add(byte) }
        hash.add(0)
    }
}
