import Foundation
import TestSupport

/// The scripted upstream (Upstream/upstream.py), one process for one test.
final class Upstream: Sendable {
    let port: UInt16
    private let program: Program

    static func start(_ certificate: Certificates.Pair? = nil) async throws -> Upstream {
        let tls = certificate.map { ["--certificate", $0.chain, "--key", $0.key] } ?? []
        let program = try await Program.start(["python3", "-B", Places.file("Upstream/upstream.py")] + tls)
        let port = try await soon("the upstream's port") {
            if program.exitCode != nil { throw NeverCame(description: "the upstream ended: \(program.talk)") }
            return program.output.wholeMatch(of: /port (\d+)\n/).flatMap { UInt16($0.1) }
        }
        return Upstream(program, port)
    }

    private init(_ program: Program, _ port: UInt16) {
        self.program = program
        self.port = port
    }

    var url: String { "http://127.0.0.1:\(port)" }

    struct Seen: Decodable, Sendable {
        struct Request: Decodable, Sendable {
            let path: String?
            /// Names in lower case.
            let fields: [String: String]?
        }

        let total: Int
        /// Requests by the model that they named.
        let models: [String: Int]
        let last: Request
    }

    func seen() async throws -> Seen {
        try await Web(port: port).ask("GET", "/control/seen").decoded(Seen.self)
    }

    /// Lets the streams that wait go on.
    func openGate() async throws { _ = try await Web(port: port).ask("POST", "/control/open", body: "{}") }

    func stop() async throws {
        program.signal(SIGKILL)
        try await program.end()
    }
}
