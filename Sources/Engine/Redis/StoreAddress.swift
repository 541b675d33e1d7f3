/// How to find a store: a single server, the master that sentinels name, or a cluster.
package struct StoreAddress: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case single
        case sentinel(master: String, [RedisPlace])
        case cluster([RedisPlace])
    }

    package var kind: Kind
    /// The credentials for each server, and whether to use TLS. For a single server, this is also its
    /// address.
    package var server: RedisAddress
    /// The credentials for the sentinels, which have users of their own.
    package var sentinelUser: String?
    package var sentinelPassword: String?
    /// Maps the address that a server announces to the address at which the edge reaches it, for containers
    /// and NAT.
    package var reachable: [RedisPlace: RedisPlace] = [:]

    package init(_ server: RedisAddress) {
        kind = .single
        self.server = server
    }

    package init(_ kind: Kind, server: RedisAddress) {
        self.kind = kind
        self.server = server
    }

    /// The address and credentials for the server that announces this address.
    package func resolveAddress(of announced: RedisPlace) -> RedisAddress {
        let place = reachable[announced] ?? announced
        var address = server
        (address.host, address.port) = (place.host, place.port)
        return address
    }

    /// The address and credentials for the sentinel at this address.
    func resolveAddress(ofSentinel place: RedisPlace) -> RedisAddress {
        var address = RedisAddress(host: place.host)
        address.port = place.port
        address.isEncrypted = server.isEncrypted
        (address.user, address.password) = (sentinelUser, sentinelPassword)
        return address
    }
}

extension StoreAddress: CustomStringConvertible {
    /// The addresses without credentials.
    package var description: String {
        let scheme = server.isEncrypted ? "rediss" : "redis"
        func list(_ places: [RedisPlace]) -> String { places.map { "\($0)" }.joined(separator: ",") }
        return switch kind {
        case .single: "\(server)"
        case .sentinel(let master, let places):
            "\(scheme)+sentinel://\(list(places))/\(master)/\(server.database)"
        case .cluster(let places): "\(scheme)+cluster://\(list(places))"
        }
    }
}
