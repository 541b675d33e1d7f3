/// An IPv4 or IPv6 address, as its 4 or 16 bytes in network order.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    package let bytes: [UInt8]

    /// The address in the form `127.0.0.1` or `2001:db8:0:0:0:0:0:1`, without `::`.
    package var description: String {
        if bytes.count == 4 { return bytes.map { "\($0)" }.joined(separator: ".") }
        let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        return groups.map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// Makes an address from 4 or 16 bytes; nil for any other count. An IPv4-mapped IPv6 address
    /// (`::ffff:127.0.0.1`) becomes the IPv4 address, because a listener for both IP versions reports IPv4
    /// peers in this form.
    package init?(bytes: [UInt8]) {
        let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        switch bytes.count {
        case 4: self.bytes = bytes
        case 16: self.bytes = bytes.starts(with: mapped) ? Array(bytes[12...]) : bytes
        default: return nil
        }
    }

    /// Reads an IPv4 address such as `127.0.0.1` (four decimal numbers without leading zeros), or an IPv6
    /// address in a form of RFC 4291, without a zone.
    package init?(_ text: String) {
        guard text.utf8.count <= 45, let bytes = text.contains(":") ? Self.six(text) : Self.four(text[...])
        else {
            return nil
        }
        self.init(bytes: bytes)
    }

    private static func four(_ text: Substring) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap { part -> UInt8? in
            guard part.utf8.allSatisfy({ (48...57).contains($0) }), part == "0" || part.first != "0" else {
                return nil
            }
            return UInt8(part)
        }
        return parts.count == 4 && bytes.count == 4 ? bytes : nil
    }

    private static func six(_ text: String) -> [UInt8]? {
        guard let gap = text.firstRange(of: "::") else {
            let bytes = groups(text[...])
            return bytes?.count == 16 ? bytes : nil
        }
        let (left, right) = (text[..<gap.lowerBound], text[gap.upperBound...])
        guard let before = left.isEmpty ? [] : groups(left, mayEndInFour: false),
            let after = right.isEmpty ? [] : groups(right), before.count + after.count <= 14
        else { return nil }
        return before + [UInt8](repeating: 0, count: 16 - before.count - after.count) + after
    }

    private static func groups(_ text: Substring, mayEndInFour: Bool = true) -> [UInt8]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var bytes: [UInt8] = []
        for (index, part) in parts.enumerated() {
            if mayEndInFour, index == parts.count - 1, part.contains(".") {
                guard let last = four(part) else { return nil }
                bytes += last
            } else {
                guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ $0 != 43 && $0 != 45 }),
                    let group = UInt16(part, radix: 16)
                else { return nil }
                bytes += [UInt8(group >> 8), UInt8(group & 0xFF)]
            }
        }
        return bytes
    }

    /// Whether this address is loopback, private, link-local, site-local, shared, unspecified or multicast
    /// (RFC 6890). A public name must not resolve to such an address. IPv6 addresses that contain such an
    /// IPv4 address are included (RFC 4291, section 2.5.5.1; RFC 3056; RFC 6052; RFC 8215).
    package var isPrivate: Bool { Self.privateNetworks.contains { $0.contains(self) } }

    private static let privateNetworks = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
        "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/3", "::/96", "64:ff9b::/96",
        "64:ff9b:1::/48", "2002::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8",
    ].compactMap(IPNetwork.init)
}

/// A range of IP addresses, such as `10.0.0.0/8` or `::1/128`, or a single address.
package struct IPNetwork: Hashable, Sendable {
    package let address: IPAddress
    /// The number of leading bits that are the same in all addresses of the network.
    package let prefixLength: Int

    /// Reads a network. Bits after the prefix must be 0, because `10.1.2.3/8` is usually a mistake.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = IPAddress(String(parts[0])) else { return nil }
        let bits = address.bytes.count * 8
        let written = parts.count == 2 ? parts[1] : "\(bits)"
        guard written.utf8.count <= 3, written.utf8.allSatisfy({ (48...57).contains($0) }),
            let length = Int(written),
            length <= bits
        else { return nil }
        self.address = address
        self.prefixLength = length
        guard masked(address) == address.bytes else { return nil }
    }

    package func contains(_ other: IPAddress) -> Bool {
        other.bytes.count == address.bytes.count && masked(other) == address.bytes
    }

    private func masked(_ address: IPAddress) -> [UInt8] {
        address.bytes.enumerated().map { index, byte in
            let kept = max(0, min(8, prefixLength - index * 8))
            return kept == 0 ? 0 : byte & (0xFF << UInt8(8 - kept))
        }
    }
}
