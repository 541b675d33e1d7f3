import Commands

/// The settings for web pages of other origins (Fetch Standard, "CORS protocol").
package struct CORSSettings: Hashable, Sendable {
    /// The origins of pages, as browsers send them, in lower case, such as `https://app.example.com`. The
    /// value `*` matches every origin. `https://*.example.com` matches every name below that domain.
    package let origins: [String]
    /// Whether pages may send cookies. Pages that send `Authorization` themselves do not need this.
    package let credentials: Bool
    /// How long a browser may keep the answer to a preflight request.
    package let maxAge: Duration
    /// The header fields that a page may read, in addition to Usher's own.
    package let expose: [String]
}

extension CORSSettings {
    private static let keys = KeyList {
        Key(
            "origins",
            "`https://app.example.com`; `https://*.example.com` is any name below it, and one `\"*\"`",
            "alone every page.")
        Key(
            "credentials", default: "false",
            "Lets pages send cookies along; never with `\"*\"`. An `Authorization` that the page sets",
            "itself does not need this.")
        Key(
            "max_age", default: "10m",
            "The time for which a browser may keep the answer to a preflight request.")
        Key("expose", "Fields of an answer that a page may read, besides those that Usher writes.")
    }

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let written = section.requireValue("origins", "the pages' origins, such as [https://app.example.com]")
        origins =
            written?.readList("origins, such as [https://app.example.com]").compactMap(Self.origin) ?? []
        if let written, case .list(let items) = written.node.content, items.isEmpty {
            written.complain("no page could send requests; write [https://app.example.com], or remove cors:")
        }
        if let written, origins.contains("*"), origins.count > 1 {
            written.complain("\"*\" means every origin; write it alone, or remove it")
        }
        credentials = section.readFlag("credentials")
        // Firefox keeps the answer to a preflight for at most a day, and Chromium for at most 2 hours. More
        // than a day would have no effect, so it is a mistake.
        maxAge = section.readDuration("max_age", in: .zero ... .seconds(86_400))
        expose =
            section["expose"]?.readList("names of header fields, such as [x-session]").compactMap(Self.field)
            ?? []
        if credentials, origins.contains("*") {
            section["credentials"]?.complain(
                "no browser takes credentials: true with the origin \"*\", and any page could act for your "
                    + "users; name the origins")
        }
        guard written != nil else { return nil }
    }

    /// URL schemes that no web page has. An origin with such a scheme is a mistake.
    private static let pageless: Set<String> = ["ftp", "ftps", "sftp", "ws", "wss", "file", "data", "mailto"]

    private static func origin(_ value: Value) -> String? {
        guard let text = value.text("an origin, such as https://app.example.com") else { return nil }
        if text == "*" { return text }
        let parts = text.lowercased().split(separator: "://", omittingEmptySubsequences: false)
        guard parts.count == 2, isScheme(parts[0]) else {
            let meant = HostPort(text, defaultPort: 443) == nil ? nil : "https://\(text.lowercased())"
            value.complain(
                "\(Printable.quoted(text)) is not an origin: write a scheme, :// and a host, such as "
                    + "https://app.example.com", suggestion: meant)
            return nil
        }
        guard !pageless.contains(String(parts[0])) else {
            value.complain("no page has an origin of the scheme \(parts[0]); write https://")
            return nil
        }
        let place = parts[1].prefix { $0 != "/" }
        let origin = "\(parts[0])://\(withoutUsualPort(place, scheme: parts[0]))"
        let host = place.hasPrefix("*.") ? place.dropFirst(2) : place
        guard HostPort(String(host), defaultPort: 443) != nil else {
            value.complain(
                "\(Printable.quoted(String(place))) is not a host; * stands for the first part only, as in "
                    + "https://*.example.com")
            return nil
        }
        guard origin == text.lowercased() else {
            value.complain(
                "an origin is a scheme and a host, with a port if it is not the usual one, and nothing "
                    + "else", suggestion: origin)
            return nil
        }
        return origin
    }

    /// Whether a text is a URL scheme (RFC 3986, section 3.1). Apps can define schemes, such as `capacitor`.
    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    /// The origin without the default port of its scheme, because browsers omit this port.
    private static func withoutUsualPort(_ place: Substring, scheme: Substring) -> Substring {
        let usual = ["https": ":443", "http": ":80"][String(scheme)]
        return usual.map { place.hasSuffix($0) ? place.dropLast($0.count) : place } ?? place
    }

    private static func field(_ value: Value) -> String? {
        guard let text = value.text("a header field's name, such as x-session") else { return nil }
        if Value.isName(text.lowercased(), longest: 64) { return text.lowercased() }
        value.complain(
            "\(Printable.quoted(text)) is not a header field's name; write each field by its own name")
        return nil
    }
}
