import Commands

/// Fields of an upstream's answer that concern the upstream's own origin. A browser would apply them to the
/// edge's origin. `Set-Cookie` would set a cookie for the edge, `Strict-Transport-Security` would forbid
/// plain HTTP to its name, and `Alt-Svc` would redirect its users to another server.
package enum OriginField: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// See RFC 6265.
    case setCookie = "set-cookie"
    /// See RFC 6797.
    case strictTransportSecurity = "strict-transport-security"
    /// See RFC 7838, section 3.
    case altSvc = "alt-svc"
    /// See W3C Clear Site Data, section 3.1.
    case clearSiteData = "clear-site-data"
    /// The field that tells browsers where to send reports about an origin (W3C Network Error Logging and
    /// Reporting API).
    case nel
    case reportTo = "report-to"
    case reportingEndpoints = "reporting-endpoints"

    package var description: String { rawValue }

    /// Reads the key `pass_headers`.
    static func readSet(_ value: Value) -> Set<OriginField> {
        let known = allCases.map(\.rawValue)
        let found = value.readList("names of headers, such as [set-cookie]").compactMap {
            item -> OriginField? in
            guard let text = item.text("a header's name, such as set-cookie") else { return nil }
            if let field = OriginField(rawValue: text.lowercased()) { return field }
            item.complain(
                "\(Printable.quoted(text)) is always passed on: only \(known.joined(separator: ", ")) of an "
                    + "upstream's answer are held back",
                suggestion: NearestWord.of(text, in: known))
            return nil
        }
        return Set(found)
    }
}
