import Foundation

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

    private var settings: [String] {
        [
            "tls-cert-file", folder.file("chain"), "tls-key-file", folder.file("key"), "tls-ca-cert-file",
            trust,
        ]
    }

    private var all: [String] { settings + ["tls-auth-clients", "no", "tls-replication", "yes"] }

    /// A redis-server's settings, as on its command line.
    var arguments: [String] { all.enumerated().map { $0.offset % 2 == 0 ? "--" + $0.element : $0.element } }

    /// A sentinel's, as in its file.
    var lines: String {
        stride(from: 0, to: all.count, by: 2).map { all[$0] + " " + all[$0 + 1] }.joined(separator: "\n")
    }

    /// Has a redis-server read the files anew, for connections that begin from now on.
    package func reread(by server: RedisServer) async throws {
        try await server.ask(["CONFIG", "SET"] + settings)
    }
}
