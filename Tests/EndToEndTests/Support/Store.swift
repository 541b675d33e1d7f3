import Reactor
import Redis
import TestSupport

/// The Redis in which an edge counts.
enum Store: Sendable {
    /// The embedded one over plain loopback; over any other transport a server of the edge's own.
    case any
    /// The embedded one, over its unix socket whatever the transport.
    case embedded
    /// This one, over the running test's transport.
    case server(RedisServer)
}

/// A Redis that is not embedded, and the way to it.
struct ReachedStore: Sendable {
    let server: RedisServer
    let route: RedisRoute

    /// nil: the edge runs its own.
    init?(_ store: Store) async throws {
        let transport = Transport.current
        switch store {
        case .any where transport != .plainLoopback: server = try await RedisServer.start()
        case .any, .embedded: return nil
        case .server(let given): server = given
        }
        route = try await server.route(over: transport)
    }

    /// As `--redis` takes it.
    var url: String {
        guard route.link != nil else { return "unix:\(route.address.host)" }
        return "redis\(route.security == nil ? "" : "s")://127.0.0.1:\(route.address.port)"
    }
}
