import Reactor
package import Redis
package import RedisFleet
package import TLS

/// How a test's client gets to a private server.
package struct RedisRoute: Sendable {
    package let address: RedisAddress
    /// nil: plain.
    package let security: TLSContext?
    /// nil: the server's own unix socket.
    package let link: SimulatedLink?

    package func close() async { await link?.stop() }
}

extension RedisServer {
    /// The route is the server's unix socket itself over plain loopback, otherwise a link to it. Close it
    /// at the end.
    package func route(over transport: Transport) async throws -> RedisRoute {
        guard let link = try await transport.link(to: .unix(socketPath), endsTLS: true) else {
            return RedisRoute(address: RedisAddress(host: socketPath), security: nil, link: nil)
        }
        return RedisRoute(
            address: RedisAddress(host: "127.0.0.1", port: link.port, isEncrypted: transport.isSecure),
            security: transport.isSecure ? try await SharedCertificates.client() : nil, link: link)
    }
}
