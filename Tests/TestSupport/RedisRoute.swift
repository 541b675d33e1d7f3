import Reactor
package import Redis
package import RedisFleet
package import TLS

/// How a test's client reaches a Redis that only this test uses.
package struct RedisRoute: Sendable {
    package let address: RedisAddress
    /// The TLS context. It is nil if the connection is plain.
    package let security: TLSContext?
    /// The simulated link. It is nil if the client uses the server's Unix socket.
    package let link: SimulatedLink?

    package func close() async { await link?.stop() }
}

extension RedisServer {
    /// The route to this server: its Unix socket over plain loopback, and otherwise a simulated link. The
    /// caller must close the route.
    package func route(over transport: Transport) async throws -> RedisRoute {
        guard let link = try await transport.link(to: .unix(socketPath), endsTLS: true) else {
            return RedisRoute(address: RedisAddress(host: socketPath), security: nil, link: nil)
        }
        return RedisRoute(
            address: RedisAddress(host: "127.0.0.1", port: link.port, isEncrypted: transport.isSecure),
            security: transport.isSecure ? try await SharedCertificates.client() : nil, link: link)
    }
}
