package import RedisFleet

/// The certificate files of redis-servers and sentinels, and their trusted authorities. A test replaces the
/// files as an operator does. A server reads them when it starts or on command.
package final class ShownCertificate: Sendable {
    private let folder: TemporaryFolder

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

    /// The file with the certificates of the trusted authorities.
    package var trust: String { folder.file("trust") }

    private var files: [(name: String, value: String)] {
        [
            ("tls-cert-file", folder.file("chain")), ("tls-key-file", folder.file("key")),
            ("tls-ca-cert-file", trust),
        ]
    }

    /// The settings with which servers and sentinels use these files.
    package var settings: [(name: String, value: String)] {
        files + [("tls-auth-clients", "no"), ("tls-replication", "yes")]
    }

    /// Makes a redis-server read the files again. New connections use the new files.
    package func reread(by server: RedisServer) async throws {
        try await server.ask(["CONFIG", "SET"] + files.flatMap { [$0.name, $0.value] })
    }
}
