/// The address of a server: a host name or IP address, without brackets, and a port.
package struct RedisPlace: Hashable, Sendable {
    package var host: String
    package var port: UInt16

    package init(host: String, port: UInt16) { (self.host, self.port) = (host, port) }

    /// Reads `host:port` as servers report it. In such a report, an IPv6 address has no brackets. An empty
    /// host means the host of the server that replied.
    init?(told text: Substring) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]),
            port > 0
        else { return nil }
        self.init(host: String(text[..<colon]), port: port)
    }
}

extension RedisPlace: CustomStringConvertible {
    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
