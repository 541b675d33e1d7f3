package import RedisFleet

/// The files of the certificate and the trusted authorities of a test's redis-servers and sentinels. A test
/// replaces them as an operator does: a server reads them at its start or on command.
package final class ShownCertificate: Sendable {
    private let folder: TemporaryFolder

    /// - Parameter authorities: the trusted authorities, as PEM files.
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

    /// The settings of servers and sentinels that use this certificate.
    package var settings: [(name: String, value: String)] {
        files + [("tls-auth-clients", "no"), ("tls-replication", "yes")]
    }

    /// Makes a redis-server read the files again. New connections then use them.
    package func reread(by server: RedisServer) async throws {
        try await server.ask(["CONFIG", "SET"] + files.flatMap { [$0.name, $0.value] })
    }
}
