import Commands

/// One of several apps of an edge. Each app has its own settings and is isolated from the others. The edge
/// finds the app of a request by the host name and the path alone.
package struct Tenant: Sendable {
    package let name: String
    /// The app's host names in lower case, without ports. If the list is empty, every host matches.
    package let hosts: [String]
    /// The prefix of the app's paths, such as `/coach`; nil if there is none. It is removed before routing.
    package let prefix: String?
    package internal(set) var settings: Settings

    /// Whether this app would match every request that the other app matches.
    private func covers(_ other: Tenant) -> Bool {
        let coversHosts = hosts.isEmpty || !other.hosts.isEmpty && other.hosts.allSatisfy(hosts.contains)
        guard let prefix else { return coversHosts }
        return coversHosts && (other.prefix.map { "\($0)/".hasPrefix("\(prefix)/") } ?? false)
    }
}

extension Tenant {
    private static let keys = KeyList {
        Key("hosts", "The host names that lead to it; by default all.")
        Key("path", "The beginning of its paths, which is removed.")
    }
    private static let most = 100

    /// - Parameter read: reads the settings of one app. Its arguments are the app's value, the app's name,
    ///   and the keys that only an edge with several apps has.
    static func readList(
        _ value: Value, read: (Value, String, KeyList) -> (Section, Settings)?
    ) -> [Tenant] {
        let entries = value.readEntries("the apps by their names, each with its hosts: or path:")
        if entries.isEmpty, case .map = value.node.content {
            value.complain("there is no app here; write its name with hosts: or path: and its plans")
        }
        if entries.count > most { value.complain("too many apps for one edge: at most \(most)") }
        var tenants: [Tenant] = []
        for entry in entries {
            let name = entry.key.readName("tenant's name")
            guard let (section, settings) = read(entry.value, entry.name, keys), let name else { continue }
            let hosts = section["hosts"].map(Self.hosts) ?? []
            let prefix = section["path"].flatMap(Self.path)
            if section["hosts"] == nil, section["path"] == nil {
                entry.key.complain(
                    "no host or path leads to this app; write hosts: [app.example.com] or path: "
                        + "/\(entry.name)")
            }
            let tenant = Tenant(name: name, hosts: hosts, prefix: prefix, settings: settings)
            if let other = tenants.first(where: { $0.covers(tenant) }), !hosts.isEmpty || prefix != nil {
                entry.key.complain(
                    "no request reaches this app: \(other.name) above takes all of its requests")
            }
            tenants.append(tenant)
        }
        return tenants
    }

    private static func hosts(_ value: Value) -> [String] {
        if case .list(let nodes) = value.node.content, nodes.isEmpty {
            value.complain("no request could reach this app; write [app.example.com], or remove hosts:")
        }
        return value.readList("host names, such as [coach.example.com]").compactMap { item in
            guard let text = item.text("a host name, such as coach.example.com") else { return nil }
            if HostPort.isHost(text) || IPAddress(text) != nil { return text.lowercased() }
            item.complain(
                "\(Printable.quoted(text)) is not a host name; write it without https:// and without a port")
            return nil
        }
    }

    private static func path(_ value: Value) -> String? {
        guard let text = value.text("a path, such as /coach") else { return nil }
        guard text.count > 1, HTTPAddress.isPath(text[...]) else {
            let meant = text.hasPrefix("/") ? nil : "/" + text
            value.complain(
                "\(Printable.quoted(text)) is not a path: a path begins with / and does not end with one",
                suggestion: meant)
            return nil
        }
        return text
    }
}

extension Section {
    /// The app to which a section's users belong. It is the app that contains the section, or else the one
    /// that the section's key `tenant` names.
    func tenantName(of app: String?) -> String? {
        guard let app else { return self["tenant"]?.readName("tenant's name") }
        self["tenant"]?.complain("this already belongs to the app \(app); remove tenant:")
        return app
    }
}
