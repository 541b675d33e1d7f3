import Foundation
import Reactor
import TestSupport

/// The scripted upstream (Upstream/upstream.py). Each test has its own one, over the test's transport.
final class Upstream: Sendable {
    /// The upstream's own port, which the test uses directly.
    let port: UInt16
    /// The simulated link between edge and upstream. It is nil over plain loopback, or if the upstream itself
    /// has a certificate.
    let link: SimulatedLink?
    private let isSecure: Bool
    private let program: Program

    static func start(_ certificate: Certificates.Pair? = nil) async throws -> Upstream {
        let tls = certificate.map { ["--certificate", $0.chain, "--key", $0.key] } ?? []
        let program = try await Program.start(["python3", "-B", Places.file("Upstream/upstream.py")] + tls)
        let port = try await soon("the upstream's port") {
            if program.exitCode != nil {
                throw NeverCame(description: "the upstream ended: \(program.stderr)")
            }
            return program.output.wholeMatch(of: /port (\d+)\n/).flatMap { UInt16($0.1) }
        }
        let transport = certificate == nil ? Transport.current : .plainLoopback
        let link = try await transport.link(to: .loopback(port: port), endsTLS: true)
        return Upstream(program, port, link, isSecure: transport.isSecure || certificate != nil)
    }

    private init(_ program: Program, _ port: UInt16, _ link: SimulatedLink?, isSecure: Bool) {
        self.program = program
        self.port = port
        self.link = link
        self.isSecure = isSecure
    }

    /// The URL at which an edge reaches the upstream.
    var url: String { "http\(isSecure ? "s" : "")://127.0.0.1:\(link?.port ?? port)" }

    struct Seen: Decodable, Sendable {
        struct Request: Decodable, Sendable {
            let path: String?
            /// The header fields of the request. Their names are in lower case.
            let fields: [String: String]?
        }

        let total: Int
        let models: [String: Int]
        let last: Request
    }

    func seen() async throws -> Seen {
        try await Web(port: port).ask("GET", "/control/seen").decoded(Seen.self)
    }

    /// Lets the streams continue that the upstream holds back.
    func openGate() async throws { _ = try await Web(port: port).ask("POST", "/control/open", body: "{}") }

    func closeGate() async throws { _ = try await Web(port: port).ask("POST", "/control/close", body: "{}") }

    func stop() async throws {
        program.signal(SIGKILL)
        try await program.end()
        await link?.stop()
    }
}
