import Bytes

/// The fields that belong to one connection only and are never forwarded, in either direction (RFC 9110,
/// section 7.6.1): the one place of this rule.
package enum HopByHop {
    /// Whether a field of this name always is hop-by-hop.
    package static func isStandard(_ field: KnownField) -> Bool {
        switch field {
        case .connection, .keepAlive, .proxyConnection, .proxyAuthenticate, .proxyAuthorization, .te,
            .trailer,
            .transferEncoding, .upgrade, .http2Settings:
            true
        default: false
        }
    }

    /// Whether `field` stays on its connection: one of the standard ones, any `Proxy-…`, or one that
    /// Connection names.
    package static func stays(_ field: Field, of fields: HeadFields, in bytes: Span<UInt8>) -> Bool {
        if field.known != .other {
            if isStandard(field.known) { return true }
        } else if isProxyField(bytes[field.name]) {
            return true
        }
        return fields.connection.namesFields && isNamed(bytes[field.name], by: fields, in: bytes)
    }

    private static func isProxyField(_ name: Span<UInt8>) -> Bool {
        name.count >= 6 && ASCII.lowercased(name[0]) == UInt8(ascii: "p")
            && name.extracting(first: 6).equalsIgnoringCase("proxy-")
    }

    private static func isNamed(_ name: Span<UInt8>, by fields: HeadFields, in bytes: Span<UInt8>) -> Bool {
        for index in 0..<fields.count where fields[index].known == .connection {
            let value = bytes[fields[index].value]
            var words = TokenList()
            // The list was checked when the head was read; what cannot be read names nothing.
            while let word = try? words.next(in: value) {
                if value[word].equalsIgnoringCase(name) { return true }
            }
        }
        return false
    }
}
