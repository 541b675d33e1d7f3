import Foundation
import Reactor
package import RedisFleet
package import Testing

extension Trait where Self == ConditionTrait {
    package static var needsOpenSSL: Self {
        .needs(program: "openssl", "the openssl program is not installed")
    }
}

/// A certificate authority and the certificates that it signs, for one test. The files are removed after the
/// test.
package final class Certificates: Sendable {
    package struct Pair: Sendable {
        package let chain: String
        package let key: String
    }

    package let folder: TemporaryFolder
    /// The file with the authority's own certificate, for clients that trust it.
    package var authority: String { folder.file("authority.pem") }

    package init() async throws {
        folder = try TemporaryFolder()
        // Each authority has its own name. If two trusted authorities had the same name, OpenSSL would try
        // only the first.
        let name = "authority \(UUID().uuidString.prefix(8))"
        try await openssl(
            ["req", "-x509", "-days", "2", "-subj", "/CN=\(name)", "-out", authority]
                + newKey(folder.file("authority.key")))
    }

    /// Signs a certificate for names such as `DNS:usher.test` or `IP:127.0.0.1`.
    ///
    /// - Parameter days: the days until the certificate expires. A negative number makes an expired one.
    package func issue(_ names: String, days: Int = 2) async throws -> Pair {
        let stem = folder.file(UUID().uuidString)
        try "subjectAltName=\(names)\n".write(toFile: stem + ".ext", atomically: true, encoding: .utf8)
        try await openssl(
            ["req", "-new", "-subj", "/CN=leaf", "-out", stem + ".csr"] + newKey(stem + ".key"))
        try await openssl([
            "x509", "-req", "-in", stem + ".csr", "-CA", authority, "-CAkey", folder.file("authority.key"),
            "-set_serial", "\(UInt32.random(in: 1...9_999_999))", "-days", "\(days)", "-extfile",
            stem + ".ext",
            "-out", stem + ".pem",
        ])
        return Pair(chain: stem + ".pem", key: stem + ".key")
    }

    private func newKey(_ path: String) -> [String] {
        ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", path]
    }

    private func openssl(_ arguments: [String]) async throws {
        let log = folder.file(UUID().uuidString)
        let code = try await run(on: ChildProcessLoop.loop) { loop in
            let output = try Files.openForAppend(to: log)
            var child = try ChildProcess(["openssl"] + arguments, output: output)
            let exit = try ProcessExit(child.id, on: loop)
            await exit.wait()
            return child.ended()
        }
        guard code == 0 else {
            throw Failure(description: "openssl: \(TemporaryFolder.content(of: log) ?? "no output")")
        }
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }
}
