import Reactor
import Redis
import TestSupport

/// An edge, its Redis, its upstream and its clients, with a network between each two of them.
struct Network: Sendable {
    let edge: Edge
    /// Clients of the edge, at the other end of their network.
    let web: Web
    let upstream: Upstream
    let redis: RedisServer
    /// nil over plain loopback.
    let upstreamLine: Line?

    func used(by user: String) async throws -> Int {
        let answer = try await web.patiently("GET", "/v1/usage", ["x-user-id": user])
        return try answer.decoded(UsageDocument.self).used
    }
}

/// Runs a test with an edge whose three ways are of one kind: to its clients, to the upstream, to Redis.
func withNetwork(
    over transport: Transport, deadline: String = "5s", _ body: (Network) async throws -> Void
) async throws {
    let upstream = try await Upstream.start()
    let redis = try await RedisServer.start()
    let route = try await redis.route(over: transport)
    let upstreamLine = try await transport.line(to: .loopback(port: upstream.port), endsTLS: true)
    let files = try TemporaryFolder()
    let configuration = try await configuration(
        transport, deadline, redis: route, upstreamPort: upstreamLine?.port ?? upstream.port, in: files)
    try files.write(configuration, to: "edge.yaml")
    try await withEdge(["--config", files.file("edge.yaml")]) { edge, _ in
        let line = try await transport.line(to: .loopback(port: edge.port), endsTLS: false)
        let network = Network(
            edge: edge, web: Web(port: line?.port ?? edge.port), upstream: upstream, redis: redis,
            upstreamLine: upstreamLine)
        do {
            try await body(network)
        } catch {
            await line?.stop()
            throw error
        }
        await line?.stop()
    }
    await upstreamLine?.stop()
    await route.close()
    redis.kill9()
    try await upstream.stop()
}

private func configuration(
    _ transport: Transport, _ deadline: String, redis: RedisRoute, upstreamPort: UInt16,
    in files: TemporaryFolder
) async throws -> String {
    var (scheme, trust, listener) = ("http", "", "")
    if transport.isSecure {
        let certificates = try await SharedCertificates.files
        try files.write(TemporaryFolder.content(of: certificates.authority) ?? "", to: "authority.pem")
        (scheme, trust) = ("https", ", ca_file: authority.pem")
        listener =
            "tls: { certificate: \"\(certificates.server.chain)\", key: \"\(certificates.server.key)\" }"
    }
    let address = redis.address
    let store =
        redis.line == nil
        ? "unix:\(address.host)" : "redis\(transport.isSecure ? "s" : "")://127.0.0.1:\(address.port)"
    return """
        plans:
          premium:
            label: Premium
            kind: subscription
            limits:
              - { count: messages, per: month, amount: 800 }
        default_plan: premium
        identity:
          - trusted_header: x-user-id
            from: [127.0.0.0/8]
        loops: 1
        http: { max_body: 16MiB }
        redis: { url: "\(store)", deadline: \(deadline)\(trust) }
        upstreams:
          - { name: llm, url: "\(scheme)://127.0.0.1:\(upstreamPort)", private: true\(trust) }
        \(listener)
        """
}
