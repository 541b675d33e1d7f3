import Bytes

/// Decides which header fields are not forwarded, in either direction (RFC 9110, section 7.6.1).
package enum HopByHop {
    /// Whether fields of this name are always hop-by-hop.
    package static func isStandard(_ field: KnownField) -> Bool {
        switch field {
        case .connection, .keepAlive, .proxyConnection, .proxyAuthenticate, .proxyAuthorization, .te,
            .trailer,
            .transferEncoding, .upgrade, .http2Settings:
            true
        default: false
        }
    }

    /// Whether `field` must not be forwarded. This includes the standard hop-by-hop fields, all `Proxy-…`
    /// fields and the fields that Connection names.
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
            // The list of the Connection field was checked when the head was parsed. An unreadable list
            // therefore cannot occur.
            while let word = try? words.next(in: value) {
                if value[word].equalsIgnoringCase(name) { return true }
            }
        }
        return false
    }
}
