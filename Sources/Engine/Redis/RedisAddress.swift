/// Where a server is and how to sign in: a parsed `redis://`, `rediss://` or `unix:` URL.
package struct RedisAddress: Equatable, Sendable {
    /// A host's name or address, or the path of a unix socket, which begins with `/`.
    package var host: String
    package var port: UInt16 = 6379
    /// TLS, with the server's name verified.
    package var isEncrypted = false
    package var user: String?
    package var password: String?
    package var database = 0

    package init(host: String) { self.host = host }

    package init(_ place: RedisPlace) { (host, port) = (place.host, place.port) }

    /// Reads `redis://[[user]:password@]host[:port][/database]`, the same with `rediss`, or
    /// `unix:/path[?db=database]`. User and password may be percent-encoded.
    package init(url: String) throws(RedisAddressError) {
        guard let colon = url.firstIndex(of: ":") else { throw .noScheme }
        let rest = url[url.index(after: colon)...]
        switch url[..<colon].lowercased() {
        case "unix": try self.init(path: rest.hasPrefix("//") ? rest.dropFirst(2) : rest)
        case "redis": try self.init(authority: rest)
        case "rediss":
            try self.init(authority: rest)
            isEncrypted = true
        default: throw .noScheme
        }
    }

    private init(path text: Substring) throws(RedisAddressError) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = parts.first, path.hasPrefix("/") else { throw .noHost }
        guard path.utf8.count <= 107 else { throw .longPath }
        host = String(path)
        guard parts.count > 1 else { return }
        guard parts[1].hasPrefix("db=") else { throw .badDatabase }
        database = try Self.database(parts[1].dropFirst(3))
    }

    private init(authority text: Substring) throws(RedisAddressError) {
        guard text.hasPrefix("//") else { throw .noHost }
        let rest = text.dropFirst(2)
        let end = rest.lastIndex(of: "@").map { rest.index(after: $0) } ?? rest.startIndex
        let parts = rest[end...].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        host = ""
        try readPlace(parts.first ?? "")
        if parts.count > 1, !parts[1].isEmpty { database = try Self.database(parts[1]) }
        if end > rest.startIndex { try readSignIn(rest[..<end].dropLast()) }
    }

    private mutating func readPlace(_ text: Substring) throws(RedisAddressError) {
        var name = text
        var portText: Substring?
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            name = text[text.index(after: text.startIndex)..<end]
            let tail = text[text.index(after: end)...]
            guard tail.isEmpty || tail.hasPrefix(":") else { throw .badPort }
            if !tail.isEmpty { portText = tail.dropFirst() }
        } else if let colon = text.lastIndex(of: ":") {
            name = text[..<colon]
            portText = text[text.index(after: colon)...]
        }
        guard !name.isEmpty else { throw .noHost }
        host = String(name)
        guard let portText else { return }
        guard let number = UInt16(portText), number > 0 else { throw .badPort }
        port = number
    }

    private mutating func readSignIn(_ text: Substring) throws(RedisAddressError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, parts.count == 2 else { throw .badSignIn }
        let name = try Self.decoded(first)
        user = name.isEmpty ? nil : name
        password = try Self.decoded(parts[1])
    }

    private static func database(_ text: Substring) throws(RedisAddressError) -> Int {
        guard let number = UInt16(text) else { throw .badDatabase }
        return Int(number)
    }

    private static func decoded(_ text: Substring) throws(RedisAddressError) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else {
                throw .badSignIn
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension RedisAddress: CustomStringConvertible {
    /// The place without its secrets.
    package var description: String {
        if host.hasPrefix("/") { return "unix:\(host)" }
        let name = host.contains(":") ? "[\(host)]" : host
        return "\(isEncrypted ? "rediss" : "redis")://\(name):\(port)/\(database)"
    }
}

/// What is wrong with an address. The address itself is not repeated: it may hold a password.
package enum RedisAddressError: Error, Equatable, Sendable, CustomStringConvertible {
    case noScheme, noHost, badPort, badSignIn, badDatabase, longPath

    package var description: String {
        switch self {
        case .noScheme: "a Redis address begins with redis://, rediss:// or unix:/"
        case .noHost: "the Redis address names no host, or no absolute path after unix:"
        case .badPort: "the Redis address has a port that is not a number from 1 to 65535"
        case .badSignIn: "the part of the Redis address before the @ must be user:password, percent-encoded"
        case .badDatabase: "the Redis address names a database that is not a number"
        case .longPath: "the path of a unix socket has at most 107 bytes"
        }
    }
}
