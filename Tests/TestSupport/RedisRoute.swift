import Reactor
package import Redis
package import TLS

/// How a test's client gets to a private server.
package struct RedisRoute: Sendable {
    package let address: RedisAddress
    /// nil: plain.
    package let security: TLSContext?
    /// nil: the server's own unix socket.
    package let line: Line?

    package func close() async { await line?.stop() }
}

extension RedisServer {
    /// Over plain loopback the server's unix socket itself, else a line to it. Close it in the end.
    package func route(over transport: Transport) async throws -> RedisRoute {
        guard let line = try await transport.line(to: .unix(socketPath), endsTLS: true) else {
            return RedisRoute(address: RedisAddress(host: socketPath), security: nil, line: nil)
        }
        return RedisRoute(
            address: RedisAddress(host: "127.0.0.1", port: line.port, isEncrypted: transport.isSecure),
            security: transport.isSecure ? try await SharedCertificates.client() : nil, line: line)
    }
}
