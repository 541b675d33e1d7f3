import TestSupport

/// An edge, its Redis, its upstream and its clients, with a simulated network between them.
struct Network: Sendable {
    let edge: Edge
    let upstream: Upstream
    let redis: RedisServer

    var web: Web { edge.web }

    func used(by user: String) async throws -> Int { try await edge.used(by: user) }
}

/// Calls `body` with an edge that uses one transport to its clients, to the upstream and to Redis. The edge
/// trusts the certificate authority of the tests.
func withNetwork(
    over transport: Transport, deadline: String = "5s", _ body: (Network) async throws -> Void
) async throws {
    try await transport.scope {
        let upstream = try await Upstream.start()
        let redis = try await RedisServer.start()
        let files = try TemporaryFolder()
        var (trust, storeTrust) = ("", "")
        if transport.isSecure {
            let authority = try await SharedCertificates.files.authority
            (trust, storeTrust) = (", ca_file: \"\(authority)\"", "ca_file: \"\(authority)\", ")
        }
        let more = """
            http: { max_body: 16MiB }
            upstreams:
              - { name: llm, url: "\(upstream.url)", private: true\(trust) }
            """
        let configuration = Configuration.monthly(800, more, deadline: deadline)
            .replacing("redis: { ", with: "redis: { \(storeTrust)")
        try files.write(configuration, to: "edge.yaml")
        try await withEdge(["--config", files.file("edge.yaml")], redis: .server(redis)) { edge, _ in
            try await body(Network(edge: edge, upstream: upstream, redis: redis))
        }
        try await upstream.stop()
    }
}
