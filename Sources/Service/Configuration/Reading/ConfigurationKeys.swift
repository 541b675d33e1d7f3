/// A record of the keys that the decoders ask for while a configuration is read, and of the values that
/// they take: the reference of the configuration is written from it, so that it lacks no key. Nothing is
/// recorded when an edge starts.
package final class ConfigurationKeys {
    /// A known key, by its path with `*` for names that the writer chooses and `[]` for items of a list:
    /// `plans.*.limits[].per`.
    package private(set) var paths: [String] = []
    /// The keys by path.
    package private(set) var keys: [String: ConfigurationKey] = [:]
    /// The kind of value at each path: what stands there, as a complaint would say it, or a range or the
    /// known words.
    package private(set) var kinds: [String: String] = [:]
    /// Keys without which their section is a mistake.
    package private(set) var required: Set<String> = []
    /// The places in the sources that list the known keys of a section: `Plan+Section.swift:16`.
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

    /// The keys at this path are chosen by the writer, such as the ids of plans.
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
