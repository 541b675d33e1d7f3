/// Records the keys that the decoders read and the values that they accept. The configuration's reference is
/// generated from this record, so that no key is missing in it. An edge records nothing.
package final class ConfigurationKeys {
    /// The paths of the known keys, such as `plans.*.limits[].per`. A `*` stands for names that the
    /// configuration's author chooses, and `[]` for the items of a list.
    package private(set) var paths: [String] = []
    package private(set) var keys: [String: ConfigurationKey] = [:]
    /// The kind of value at each path, as messages about mistakes describe it.
    package private(set) var kinds: [String: String] = [:]
    /// The keys that must be present in their section.
    package private(set) var required: Set<String> = []
    /// The places in the source code that declare a section's keys, such as `Plan+Section.swift:16`.
    package private(set) var sites: Set<String> = []

    private var chosen: Set<String> = []

    package init() {}

    func recordList(_ list: KeyList, at path: String, site: String) {
        sites.insert(site)
        for key in list.keys {
            let place = path.isEmpty ? key.name : "\(pattern(path)).\(key.name)"
            if keys.updateValue(key, forKey: place) == nil { paths.append(place) }
        }
    }

    func note(kind: String, at path: String) { kinds[pattern(path)] = kind }

    func note(required name: String, at path: String) {
        required.insert(path.isEmpty ? name : "\(pattern(path)).\(name)")
    }

    /// Records that the configuration's author chooses the keys at this path, such as the names of plans.
    func noteChosenNames(at path: String, kind: String) {
        chosen.insert(path)
        note(kind: kind, at: path)
    }

    private func pattern(_ path: String) -> String {
        var written: [String] = []
        var place = ""
        for part in path.split(separator: ".").map(String.init) {
            let name = part.prefix { $0 != "[" }
            let isChosen = chosen.contains(place)
            place += (place.isEmpty ? "" : ".") + part
            let brackets = String(repeating: "[]", count: part.count(where: { $0 == "[" }))
            written.append((isChosen ? "*" : String(name)) + brackets)
        }
        return written.joined(separator: ".")
    }
}
