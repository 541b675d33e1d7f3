import Commands

/// The address of an HTTP service: its origin and base path, such as `https://llm.example.com:8443/base`.
package struct HTTPAddress: Hashable, Sendable, CustomStringConvertible {
    package let isTLS: Bool
    package let endpoint: HostPort
    /// The base path. It is empty, or it begins with `/` and does not end with `/`.
    package let path: String

    package init(isTLS: Bool, endpoint: HostPort, path: String = "") {
        self.isTLS = isTLS
        self.endpoint = endpoint
        self.path = path
    }

    package var description: String { "\(isTLS ? "https" : "http")://\(endpoint)\(path)" }

    /// The value of the header field `Host`. The scheme's default port is left out.
    package var authority: String {
        let host = endpoint.host.contains(":") ? "[\(endpoint.host)]" : endpoint.host
        return endpoint.port == (isTLS ? 443 : 80) ? host : "\(endpoint)"
    }

    /// The API version at the end of the base path, as in `https://api.openai.com/v1`; nil if there is none.
    /// Clients' paths begin with the version, too, so the edge must not write it twice.
    package var version: String? {
        guard let last = path.split(separator: "/").last, ["v1", "v1beta"].contains(last) else { return nil }
        return String(last)
    }

    /// Whether the host is a private address, `localhost` or a name below `localhost`.
    var isPrivateLiteral: Bool {
        let name = endpoint.host.lowercased()
        return name == "localhost" || name.hasSuffix(".localhost") || IPAddress(name)?.isPrivate == true
    }

    package init?(_ text: String) {
        guard let address = try? HTTPAddress(written: text) else { return nil }
        self = address
    }

    /// Why a text is not a valid address. The fault contains nothing of the text.
    enum Fault: Error {
        case scheme, credentials, query, host, path
    }

    init(written text: String) throws(Fault) {
        guard let slashes = text.firstRange(of: "://") else { throw .scheme }
        let scheme = text[..<slashes.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { throw .scheme }
        let rest = text[slashes.upperBound...]
        let authority = rest.prefix { !"/?#".contains($0) }
        guard !authority.contains("@") else { throw .credentials }
        var path = rest[authority.endIndex...]
        guard !path.contains(where: { "?#".contains($0) }) else { throw .query }
        guard let endpoint = HostPort(String(authority), defaultPort: scheme == "https" ? 443 : 80),
            endpoint.port > 0
        else { throw .host }
        while path.hasSuffix("/") { path.removeLast() }
        guard Self.isPath(path) else { throw .path }
        self.init(isTLS: scheme == "https", endpoint: endpoint, path: String(path))
    }

    /// Whether a text is a base path of RFC 3986 characters, without empty segments, `.` and `..`.
    static func isPath(_ path: Substring) -> Bool {
        let areSafe = path.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || "/-._~!$&'()*+,;=:@%".utf8.contains(byte)
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        return areSafe && (path.isEmpty || path.hasPrefix("/"))
            && segments.allSatisfy { !["", ".", ".."].contains($0) }
    }
}

extension Value {
    func httpAddress() -> HTTPAddress? {
        guard let text = text("a URL, such as https://api.example.com") else { return nil }
        do throws(HTTPAddress.Fault) {
            let address = try HTTPAddress(written: text)
            recordText(address.description)
            return address
        } catch {
            switch error {
            case .scheme:
                let isHost = HostPort(text, defaultPort: 443) != nil
                complain(
                    "a URL begins with https:// or http://", suggestion: isHost ? "https://\(text)" : nil)
            case .credentials:
                complain(
                    "a URL must not hold a user or password here; write key: { env: NAME } or { file: PATH }",
                    hidesValue: true)
            case .query: complain("a base URL has no ? and no #", hidesValue: true)
            case .host: complain("this URL's host or port cannot be read; write https://HOST:PORT")
            case .path: complain("this URL's path cannot be read; write it as /v1, percent-encoded")
            }
            return nil
        }
    }
}
