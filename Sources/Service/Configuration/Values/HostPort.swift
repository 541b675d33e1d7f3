import Commands

/// A host with a port. An edge listens on it or connects to it.
package struct HostPort: Hashable, Sendable, CustomStringConvertible {
    /// The host without brackets, such as `127.0.0.1`, `::1` or `redis.example.com`.
    package let host: String
    /// The port. If an edge listens on port 0, the system chooses a port.
    package let port: Int

    package init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// The host and port as text, with brackets around an IPv6 host.
    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Reads `host:port` and `[address]:port`. The port can be omitted only if there is a default.
    package init?(_ text: String, defaultPort: Int? = nil) {
        var host = text
        var port = defaultPort
        let ending = text.last == "]" ? nil : text.lastIndex(of: ":")
        if let ending {
            host = String(text[..<ending])
            let digits = text[text.index(after: ending)...]
            guard digits.utf8.count <= 5, digits.utf8.allSatisfy({ (48...57).contains($0) }),
                let number = Int(digits)
            else { return nil }
            port = number
        }
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = String(host.dropFirst().dropLast())
            guard host.contains(":"), IPAddress(host) != nil else { return nil }
        } else {
            guard Self.isHost(host) else { return nil }
        }
        guard let port, (0...65535).contains(port) else { return nil }
        self.init(host: host, port: port)
    }

    /// Whether the text is a host name (RFC 1123) or an IPv4 address of four decimal numbers. Other names
    /// that end in a number are refused, because systems read them as addresses, too (`inet_aton`:
    /// 0x7f000001, 127.1 and 0177.0.0.1 are 127.0.0.1).
    static func isHost(_ text: String) -> Bool {
        guard (1...253).contains(text.utf8.count) else { return false }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        let areLabels = labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { byte in
                    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                }
        }
        guard areLabels, let last = labels.last else { return false }
        return isNumber(last) ? IPAddress(text) != nil : true
    }

    /// Whether a host name's label is a number (URL Standard, "ends-in-a-number checker").
    private static func isNumber(_ label: Substring) -> Bool {
        if label.utf8.allSatisfy({ (48...57).contains($0) }) { return true }
        return label.lowercased().hasPrefix("0x") && label.dropFirst(2).allSatisfy(\.isHexDigit)
    }
}

extension Value {
    /// Reads an address to listen on. `*` is refused, because it can mean 0.0.0.0 or [::].
    func listenAddress() -> HostPort? {
        guard let text = text("HOST:PORT, such as 127.0.0.1:8080") else { return nil }
        if let address = HostPort(text) { return address }
        let isBareIPv6 = IPAddress(text).map { $0.bytes.count == 16 } ?? false
        let isPort = Int(text).map { (0...65535).contains($0) } ?? false
        let meant = isBareIPv6 ? "[\(text)]:8080" : isPort ? "127.0.0.1:\(text)" : nil
        complain(
            "\(Printable.quoted(text)) is not HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080",
            suggestion: meant)
        return nil
    }
}
