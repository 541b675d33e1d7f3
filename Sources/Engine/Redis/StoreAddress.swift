/// How a store is found: one server, the master of a group that sentinels watch, or a cluster.
package struct StoreAddress: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case single
        case sentinel(master: String, [RedisPlace])
        case cluster([RedisPlace])
    }

    package var kind: Kind
    /// How to sign in to any of the servers, and whether with TLS; for a single server also its address.
    package var server: RedisAddress
    /// How to sign in to the sentinels, which know nothing of the servers' users.
    package var sentinelUser: String?
    package var sentinelPassword: String?
    /// A map from the address that a server announces to the address that reaches it, for containers and NAT.
    package var reachable: [RedisPlace: RedisPlace] = [:]

    /// A single server.
    package init(_ server: RedisAddress) {
        kind = .single
        self.server = server
    }

    package init(_ kind: Kind, server: RedisAddress) {
        self.kind = kind
        self.server = server
    }

    /// A server of this store at a place that was announced.
    package func resolveAddress(of announced: RedisPlace) -> RedisAddress {
        let place = reachable[announced] ?? announced
        var address = server
        (address.host, address.port) = (place.host, place.port)
        return address
    }

    /// A sentinel of this store.
    func resolveAddress(ofSentinel place: RedisPlace) -> RedisAddress {
        var address = RedisAddress(host: place.host)
        address.port = place.port
        address.isEncrypted = server.isEncrypted
        (address.user, address.password) = (sentinelUser, sentinelPassword)
        return address
    }
}

extension StoreAddress: CustomStringConvertible {
    /// The places without secrets.
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
