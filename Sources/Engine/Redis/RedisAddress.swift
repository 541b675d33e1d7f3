/// A server's address, and the credentials for it.
package struct RedisAddress: Equatable, Sendable {
    /// A host name, an IP address, or the path of a unix socket, which begins with `/`.
    package var host: String
    package var port: UInt16 = 6379
    /// Whether the connection uses TLS and verifies the server's name.
    package var isEncrypted = false
    package var user: String?
    package var password: String?
    package var database = 0

    package init(host: String, port: UInt16 = 6379, isEncrypted: Bool = false, database: Int = 0) {
        (self.host, self.port, self.isEncrypted, self.database) = (host, port, isEncrypted, database)
    }

    package init(_ place: RedisPlace) { (host, port) = (place.host, place.port) }
}

extension RedisAddress: CustomStringConvertible {
    /// The address without credentials.
    package var description: String {
        if host.hasPrefix("/") { return "unix:\(host)" }
        let name = host.contains(":") ? "[\(host)]" : host
        return "\(isEncrypted ? "rediss" : "redis")://\(name):\(port)/\(database)"
    }
}
