import Foundation
import RedisFleet
import Synchronization
package import TLS

/// One authority and one certificate for `localhost` and the loopback addresses, which all tests of a process
/// share. A new certificate would take about 50 ms of processor time.
package enum SharedCertificates {
    private static let folder = Mutex<String?>(nil)

    private static let made = Task {
        let certificates = try await Certificates()
        folder.withLock { $0 = certificates.folder.path }
        // Static variables are never deinitialised, so the files are deleted when the process exits.
        atexit { SharedCertificates.delete() }
        return (certificates, try await certificates.issue("DNS:localhost,IP:127.0.0.1,IP:::1"))
    }

    private static func delete() {
        guard let path = folder.withLock({ $0 }) else { return }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The files of the authority's certificate, and of a server's certificate and key.
    package static var files: (authority: String, server: Certificates.Pair) {
        get async throws {
            let (certificates, pair) = try await made.value
            return (certificates.authority, pair)
        }
    }

    /// A file with the system's authorities and the shared one, for programs that read `SSL_CERT_FILE`.
    package static var bundle: String {
        get async throws { try await madeBundle.value }
    }

    private static let madeBundle = Task {
        let certificates = try await made.value.0
        let all = [certificates.authority, "/etc/ssl/certs/ca-certificates.crt"]
        try certificates.folder.write(
            all.compactMap(TemporaryFolder.content).joined(separator: "\n"), to: "bundle.pem")
        return certificates.folder.file("bundle.pem")
    }

    package static func server(_ version: TLSVersion = .newest) async throws -> TLSContext {
        let pair = try await files.server
        let context = try TLSContext.server(chain: pair.chain, key: pair.key)
        if version == .tls12 { context.limitToTLS12() }
        return context
    }

    /// The TLS context of a client that trusts the shared authority. It has its own session cache.
    package static func client() async throws -> TLSContext {
        try TLSContext.client(trusting: .file(try await files.authority))
    }
}
