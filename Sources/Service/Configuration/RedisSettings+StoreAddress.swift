package import Redis

extension RedisSettings.Server {
    package var isTLS: Bool {
        switch self {
        case .embedded, .unix: false
        case .network(_, let isTLS), .sentinel(_, _, let isTLS), .cluster(_, let isTLS): isTLS
        }
    }

    private static func list(_ places: [HostPort]) -> String {
        places.map { "\($0)" }.joined(separator: ",")
    }

    /// The address of Redis as a URL, without user and password.
    package var written: String {
        switch self {
        case .embedded: "embedded"
        case .unix(let path): "unix:\(path)"
        case .network(let place, let isTLS): "\(isTLS ? "rediss" : "redis")://\(place)"
        case .sentinel(let places, let master, let isTLS):
            "\(isTLS ? "rediss" : "redis")+sentinel://\(Self.list(places))/\(master)"
        case .cluster(let places, let isTLS):
            "\(isTLS ? "rediss" : "redis")+cluster://\(Self.list(places))"
        }
    }
}

extension StoreAddress {
    /// The address of the configured Redis; nil if it is the embedded server.
    package init?(_ settings: RedisSettings) {
        self.init(
            settings.server, user: settings.user, password: settings.password, database: settings.database)
        sentinelUser = settings.sentinelUser
        sentinelPassword = settings.sentinelPassword?.reveal()
        for route in settings.reachableAs {
            reachable[RedisPlace(route.announced)] = RedisPlace(route.reached)
        }
    }

    package init?(_ url: RedisURL) {
        self.init(url.server, user: url.user, password: url.password, database: url.database ?? 0)
    }

    private init?(_ server: RedisSettings.Server, user: String?, password: Secret?, database: Int) {
        var address: RedisAddress
        switch server {
        case .embedded: return nil
        case .unix(let path): address = RedisAddress(host: path)
        case .network(let place, _): address = RedisAddress(RedisPlace(place))
        case .sentinel(let places, _, _), .cluster(let places, _):
            address = RedisAddress(RedisPlace(places[0]))
        }
        address.isEncrypted = server.isTLS
        (address.user, address.password, address.database) = (user, password?.reveal(), database)
        switch server {
        case .sentinel(let places, let master, _):
            self.init(.sentinel(master: master, places.map { RedisPlace($0) }), server: address)
        case .cluster(let places, _): self.init(.cluster(places.map { RedisPlace($0) }), server: address)
        case .embedded, .unix, .network: self.init(address)
        }
    }
}

extension RedisPlace {
    fileprivate init(_ place: HostPort) { self.init(host: place.host, port: UInt16(place.port)) }
}
