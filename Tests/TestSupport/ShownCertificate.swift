package import RedisFleet

/// The files in which redis-servers and sentinels of a test look for their certificate and for whom they
/// trust. They are replaced as an operator's renewal does it: a server reads them when it is started or told
/// to.
package final class ShownCertificate: Sendable {
    private let folder: TemporaryFolder

    /// - Parameter authorities: those whose certificates are good, as PEM files.
    package init(_ pair: Certificates.Pair, trusting authorities: [Certificates]) throws {
        folder = try TemporaryFolder()
        try replace(with: pair, trusting: authorities)
    }

    package func replace(with pair: Certificates.Pair, trusting authorities: [Certificates]) throws {
        let parts = [("chain", [pair.chain]), ("key", [pair.key]), ("trust", authorities.map(\.authority))]
        for (name, files) in parts {
            try folder.write(files.compactMap(TemporaryFolder.content).joined(separator: "\n"), to: name)
        }
    }

    /// The authorities' certificates, for clients.
    package var trust: String { folder.file("trust") }

    private var files: [(name: String, value: String)] {
        [
            ("tls-cert-file", folder.file("chain")), ("tls-key-file", folder.file("key")),
            ("tls-ca-cert-file", trust),
        ]
    }

    /// The settings of servers and sentinels that show it.
    package var settings: [(name: String, value: String)] {
        files + [("tls-auth-clients", "no"), ("tls-replication", "yes")]
    }

    /// Has a redis-server read the files anew, for connections that begin from now on.
    package func reread(by server: RedisServer) async throws {
        try await server.ask(["CONFIG", "SET"] + files.flatMap { [$0.name, $0.value] })
    }
}
