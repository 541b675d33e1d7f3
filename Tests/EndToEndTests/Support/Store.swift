import Reactor
import Redis
import TestSupport

enum Store: Sendable {
    /// The embedded Redis over plain loopback, and a separate one over every other transport.
    case any
    case embedded
    case server(RedisServer)
}

struct ReachedStore: Sendable {
    let server: RedisServer
    let route: RedisRoute

    /// Starts a simulated link if the transport needs one. The result is nil for an embedded Redis.
    init?(_ store: Store) async throws {
        let transport = Transport.current
        switch store {
        case .any where transport != .plainLoopback: server = try await RedisServer.start()
        case .any, .embedded: return nil
        case .server(let given): server = given
        }
        route = try await server.route(over: transport)
    }

    var url: String {
        guard route.link != nil else { return "unix:\(route.address.host)" }
        return "redis\(route.security == nil ? "" : "s")://127.0.0.1:\(route.address.port)"
    }
}
