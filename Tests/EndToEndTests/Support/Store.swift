import Reactor
import Redis
import TestSupport

/// The Redis in which an edge counts.
enum Store: Sendable {
    /// The embedded one over plain loopback. Over any other transport, a separate server.
    case any
    /// The embedded one, over its Unix socket with every transport.
    case embedded
    /// This server, over the transport of the running test.
    case server(RedisServer)
}

/// A Redis that is not embedded, and the route to it.
struct ReachedStore: Sendable {
    let server: RedisServer
    let route: RedisRoute

    /// Makes the route; nil if the edge runs its own Redis.
    init?(_ store: Store) async throws {
        let transport = Transport.current
        switch store {
        case .any where transport != .plainLoopback: server = try await RedisServer.start()
        case .any, .embedded: return nil
        case .server(let given): server = given
        }
        route = try await server.route(over: transport)
    }

    /// The value for `--redis`.
    var url: String {
        guard route.link != nil else { return "unix:\(route.address.host)" }
        return "redis\(route.security == nil ? "" : "s")://127.0.0.1:\(route.address.port)"
    }
}
