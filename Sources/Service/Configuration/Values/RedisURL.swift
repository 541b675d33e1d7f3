import Bytes

/// A Redis URL, which the edge and `usherctl --redis` read. The scheme `rediss` means TLS. The forms are:
///
/// - `redis://[user:password@]host[:port][/db]`
/// - `unix:/path`
/// - `redis+sentinel://[user:password@]host[:port],…/MASTER[/db]`
/// - `redis+cluster://[user:password@]host[:port],…`
package struct RedisURL: Hashable {
    package let server: RedisSettings.Server
    package private(set) var user: String?
    package private(set) var password: Secret?
    package private(set) var database: Int?

    /// Why a text is not a valid Redis URL. The sentence contains nothing of the text.
    package struct Fault: Error {
        package let text: String
        init(_ text: String) { self.text = text }
    }

    private enum Kind { case single, sentinel, cluster }

    package init(written text: String) throws(Fault) {
        if text.hasPrefix("unix:") {
            let path = text.hasPrefix("unix://") ? text.dropFirst(7) : text.dropFirst(5)
            // The system's socket address (`sun_path`) has 108 bytes. The last one is the terminating zero.
            guard path.hasPrefix("/"), path.utf8.count < 108 else {
                throw Fault("a unix socket is unix:/absolute/path of at most 107 bytes")
            }
            server = .unix(path: String(path))
            return
        }
        guard let slashes = text.firstRange(of: "://") else { throw Self.noScheme }
        let (kind, isTLS) = try Self.kind(scheme: text[..<slashes.lowerBound].lowercased())
        let rest = text[slashes.upperBound...]
        let authority = rest.prefix { $0 != "/" }
        var path = rest[authority.endIndex...]
        var hosts = authority
        if let at = authority.lastIndex(of: "@") {
            hosts = authority[authority.index(after: at)...]
            let parts = authority[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = percentDecoded(parts[0]),
                let word = percentDecoded(parts.count == 2 ? parts[1] : "")
            else { throw Fault("this URL's user or password has a broken % code") }
            user = name.isEmpty ? nil : name
            password = word.isEmpty ? nil : Secret(word)
        }
        switch kind {
        case .single:
            guard let endpoint = HostPort(String(hosts), defaultPort: 6379), endpoint.port > 0 else {
                throw Fault("this URL's host or port cannot be read; write redis://HOST:6379/0")
            }
            server = .network(endpoint, isTLS: isTLS)
        case .sentinel:
            let places = try Self.places(hosts, port: 26379, "redis+sentinel://HOST:26379,HOST:26379/MASTER")
            server = .sentinel(places, master: try Self.master(&path), isTLS: isTLS)
        case .cluster:
            server = .cluster(
                try Self.places(hosts, port: 6379, "redis+cluster://HOST:6379,HOST:6379"), isTLS: isTLS)
        }
        try readDatabase(path, into: &database)
        if kind == .cluster, database ?? 0 != 0 {
            throw Fault("a cluster has no databases; write nothing after the hosts")
        }
    }

    private static let noScheme = Fault(
        "a Redis URL begins with redis://, rediss://, redis+sentinel://, redis+cluster:// or unix:/")

    private static func kind(scheme: String) throws(Fault) -> (Kind, isTLS: Bool) {
        let parts = scheme.split(separator: "+", omittingEmptySubsequences: false)
        guard ["redis", "rediss"].contains(parts[0]), parts.count <= 2 else { throw noScheme }
        let isTLS = parts[0] == "rediss"
        switch parts.count == 2 ? parts[1] : "" {
        case "" where parts.count == 1: return (.single, isTLS)
        case "sentinel": return (.sentinel, isTLS)
        case "cluster": return (.cluster, isTLS)
        default: throw noScheme
        }
    }

    private static func places(_ text: Substring, port: Int, _ form: String) throws(Fault) -> [HostPort] {
        var places: [HostPort] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let place = HostPort(String(part), defaultPort: port), place.port > 0 else {
                throw Fault("a host or port of this URL cannot be read; write \(form)")
            }
            guard !places.contains(place) else { throw Fault("this URL names the same server twice") }
            places.append(place)
        }
        return places
    }

    /// Reads the name of the master, which follows the sentinels and precedes the database.
    private static func master(_ path: inout Substring) throws(Fault) -> String {
        let name = path.dropFirst().prefix { $0 != "/" }
        guard let decoded = percentDecoded(name), !decoded.isEmpty else {
            throw Fault(
                "after the sentinels comes the name of their master, such as "
                    + "redis+sentinel://HOST:26379/mymaster"
            )
        }
        // A sentinel refuses names with spaces or control characters. In a URL, `?` and `#` end the path.
        guard decoded.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f && !"?#".utf8.contains($0) }) else {
            throw Fault("the name after the sentinels holds a space, a line end, ? or #")
        }
        path = path[name.endIndex...]
        return decoded
    }
}

private func readDatabase(_ path: Substring, into database: inout Int?) throws(RedisURL.Fault) {
    guard path.count > 1 else { return }
    guard path.utf8.count <= 4, path.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(path.dropFirst())
    else { throw RedisURL.Fault("after the host comes a database number, such as /0") }
    database = number
}

/// Decodes a percent-encoded text; nil if an escape is invalid or the bytes are not UTF-8.
private func percentDecoded(_ text: Substring) -> String? {
    PercentCoding.decode(Array(text.utf8)[...]).flatMap { String(validating: $0, as: UTF8.self) }
}
