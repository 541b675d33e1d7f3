import Bytes

/// A Redis URL: `redis://[user:password@]host[:port][/db]`, `rediss://…` (TLS), `unix:/path`.
struct RedisURL: Hashable {
    let server: RedisSettings.Server
    var user: String?
    var password: Secret?
    var database: Int?

    /// Why a text is none, in a sentence that repeats nothing of it.
    struct Fault: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    init(written text: String) throws(Fault) {
        if text.hasPrefix("unix:") {
            let path = text.hasPrefix("unix://") ? text.dropFirst(7) : text.dropFirst(5)
            // sun_path holds 108 bytes with its end mark.
            guard path.hasPrefix("/"), path.utf8.count < 108 else {
                throw Fault("a unix socket is unix:/absolute/path of at most 107 bytes")
            }
            server = .unix(path: String(path))
            return
        }
        guard let slashes = text.firstRange(of: "://") else {
            throw Fault("a Redis URL begins with redis://, rediss:// or unix:/")
        }
        let isTLS = try Self.isTLS(scheme: text[..<slashes.lowerBound].lowercased())
        let rest = text[slashes.upperBound...]
        let authority = rest.prefix { $0 != "/" }
        try readDatabase(rest[authority.endIndex...], into: &database)
        var host = authority
        if let at = authority.lastIndex(of: "@") {
            host = authority[authority.index(after: at)...]
            let parts = authority[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = percentDecoded(parts[0]),
                let word = percentDecoded(parts.count == 2 ? parts[1] : "")
            else { throw Fault("this URL's user or password has a broken % code") }
            user = name.isEmpty ? nil : name
            password = word.isEmpty ? nil : Secret(word)
        }
        guard let endpoint = HostPort(String(host), defaultPort: 6379), endpoint.port > 0 else {
            throw Fault("this URL's host or port cannot be read; write redis://HOST:6379/0")
        }
        server = .network(endpoint, isTLS: isTLS)
    }

    private static func isTLS(scheme: String) throws(Fault) -> Bool {
        switch scheme {
        case "redis": return false
        case "rediss": return true
        case "redis+sentinel", "redis+cluster":
            throw Fault("\(scheme):// is not supported yet; write redis://, rediss:// or unix:/")
        default: throw Fault("a Redis URL begins with redis://, rediss:// or unix:/")
        }
    }
}

private func readDatabase(_ path: Substring, into database: inout Int?) throws(RedisURL.Fault) {
    guard path.count > 1 else { return }
    guard path.utf8.count <= 4, path.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(path.dropFirst())
    else { throw RedisURL.Fault("behind the host stands a database number, such as /0") }
    database = number
}

/// Nil for a broken code or bytes that are no UTF-8.
private func percentDecoded(_ text: Substring) -> String? {
    PercentCoding.decode(Array(text.utf8)[...]).flatMap { String(validating: $0, as: UTF8.self) }
}
