import Commands

/// Header fields of an upstream's answer that browsers would apply to the edge's origin instead of the
/// upstream's. For example, `Set-Cookie` would set a cookie for the edge. `Strict-Transport-Security` would
/// forbid plain HTTP to the edge's name. `Alt-Svc` would redirect the edge's users to another server.
package enum OriginField: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// RFC 6265 defines this field.
    case setCookie = "set-cookie"
    /// RFC 6797 defines this field.
    case strictTransportSecurity = "strict-transport-security"
    /// RFC 7838, section 3, defines this field.
    case altSvc = "alt-svc"
    /// W3C Clear Site Data, section 3.1, defines this field.
    case clearSiteData = "clear-site-data"
    /// `nel` and `report-to` tell browsers where to send reports about an origin (W3C Network Error Logging
    /// and Reporting API).
    case nel
    case reportTo = "report-to"
    case reportingEndpoints = "reporting-endpoints"

    package var description: String { rawValue }

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
