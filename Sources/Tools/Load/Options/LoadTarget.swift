/// The address to which the requests are sent, such as `http://127.0.0.1:8080` or
/// `https://edge.example.com/v1/chat/completions`.
package struct LoadTarget: Hashable, Sendable, CustomStringConvertible {
    package let isSecure: Bool
    /// A host name or a numeric address. An IPv6 address has no brackets.
    package let host: String
    package let port: UInt16
    /// The path with its query. If it is empty, each dialect's own path is used.
    package let path: String

    /// Reads an address. The result is nil if the text is no address, or has credentials or a fragment.
    package init?(_ text: String) {
        let scheme = ["http://", "https://"].first { text.lowercased().hasPrefix($0) }
        guard let scheme else { return nil }
        isSecure = scheme == "https://"
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { !"/?#".contains($0) }
        let path = rest[authority.endIndex...]
        let isPrintable = path.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "#") }
        guard !authority.contains("@"), isPrintable, path.isEmpty || path.hasPrefix("/") else { return nil }
        guard let end = Self.split(authority, defaultPort: isSecure ? 443 : 80) else { return nil }
        (host, port) = end
        self.path = path == "/" ? "" : String(path)
    }

    private static func split(_ authority: Substring, defaultPort: UInt16) -> (String, UInt16)? {
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            let host = String(authority[authority.index(after: authority.startIndex)..<end])
            let rest = authority[authority.index(after: end)...]
            guard let port = port(rest, defaultPort), !host.isEmpty else { return nil }
            return (host, port)
        }
        let colon = authority.firstIndex(of: ":") ?? authority.endIndex
        let host = String(authority[..<colon])
        let isName = host.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == 45 || byte == 46 || byte == 95
        }
        guard let port = port(authority[colon...], defaultPort), !host.isEmpty, isName else { return nil }
        return (host, port)
    }

    private static func port(_ text: Substring, _ defaultPort: UInt16) -> UInt16? {
        if text.isEmpty { return defaultPort }
        guard text.hasPrefix(":"), let port = UInt16(text.dropFirst()), port > 0 else { return nil }
        return port
    }

    /// The host and the port, in the form of the Host field.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }

    package var description: String { "\(isSecure ? "https" : "http")://\(authority)\(path)" }

    /// Whether the target is this machine. If so, further source addresses (127.0.0.2 …) can be used.
    package var isLoopback: Bool { host.hasPrefix("127.") || host == "localhost" }
}
