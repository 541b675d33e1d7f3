import Foundation
import TestSupport

/// The certificate of the edge's listener. It is used if the running test connects clients over TLS.
enum ListenerTLS {
    private static let (chain, key) = ("listener-chain.pem", "listener-key.pem")

    /// The section `tls` of a configuration. It is empty if clients use no TLS.
    static var section: String {
        Transport.current.isSecure ? "tls: { certificate: \(chain), key: \(key) }" : ""
    }

    /// Adds the section `tls` to the configuration and writes the files that it names. Returns the arguments
    /// for `usher`. A preset becomes a file in `folder`, because no flag sets a certificate.
    static func prepare(_ arguments: [String], in folder: TemporaryFolder) async throws -> [String] {
        guard Transport.current.isSecure else { return arguments }
        var arguments = arguments
        if let place = arguments.firstIndex(of: "--preset") {
            let preset = TemporaryFolder.content(of: Places.inTree("presets/\(arguments[place + 1]).yaml"))
            try folder.write((preset ?? "") + "\n" + section + "\n", to: "preset.yaml")
            arguments.replaceSubrange(place...place + 1, with: ["--config", folder.file("preset.yaml")])
        }
        guard let place = arguments.firstIndex(of: "--config") else { return arguments }
        let file = arguments[place + 1]
        guard TemporaryFolder.content(of: file)?.contains("\ntls: ") == true else {
            throw NeverCame(description: "\(file) lacks ListenerTLS.section, which the transport needs")
        }
        try await write(beside: URL(filePath: file).deletingLastPathComponent())
        return arguments
    }

    /// Writes the files that `section` names into `folder`, for a test that only checks a configuration.
    static func write(in folder: TemporaryFolder) async throws {
        if Transport.current.isSecure { try await write(beside: URL(filePath: folder.path)) }
    }

    private static func write(beside folder: URL) async throws {
        let pair = try await SharedCertificates.files.server
        for (from, to) in [(pair.chain, chain), (pair.key, key)] {
            try TemporaryFolder.content(of: from)?.write(
                to: folder.appending(path: to), atomically: true, encoding: .utf8)
        }
    }
}
