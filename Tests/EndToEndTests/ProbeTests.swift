import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// The probe listener serves supervisors and Prometheus. It is separate from the admin listener.
    @Suite(.needsRedisServer, .needsPython, .needsCurl, .timeLimit(.minutes(1)))
    struct ProbeTests {
        @Test
        func `Probes and metrics have a port of their own, for any host name, and nothing else`() async throws
        {
            try await Self.withProbes { _, probes in
                // A kubelet uses the pod's address as host name, so the listener must accept it.
                for path in ["/livez", "/readyz", "/metrics"] {
                    let answer = try await Program.run([
                        "curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", "Host: 10.1.2.3:9091",
                        "http://127.0.0.1:\(probes.port)\(path)",
                    ])
                    #expect(answer.output == "200", "\(path): \(answer.stderr)")
                }
                for (method, path) in [
                    ("GET", "/admin/v1/users"), ("GET", "/"), ("GET", "/openapi.json"), ("POST", "/livez"),
                ] {
                    #expect(try await probes.ask(method, path).status == 404, "\(method) \(path)")
                }
            }
        }

        @Test
        func `An edge without its Redis lives and is not ready`() async throws {
            let redis = try await RedisServer.start()
            try await Self.withProbes(redis: .server(redis)) { edge, probes in
                func health(_ words: String...) async throws -> Program {
                    try await Program.run(
                        [Places.usher, "health", "--admin-listen", "127.0.0.1:\(edge.adminPort)"] + words)
                }
                #expect(try await health().output == "ready\n")
                kill(redis.processID, SIGKILL)
                try await until("no readiness") { try await probes.ask("GET", "/readyz").status == 503 }
                #expect(try await probes.ask("GET", "/livez").status == 200)
                #expect(try await health().exitCode == 1)
                let live = try await health("--live")
                #expect(live.exitCode == 0 && live.output == "live\n")
            }
        }

        @Test
        func `A draining edge says so until it ends`() async throws {
            try await Self.withProbes("drain_delay: 3s") { edge, probes in
                edge.program.signal(SIGTERM)
                try await until("no readiness") { try await probes.ask("GET", "/readyz").status == 503 }
                #expect(try await probes.ask("GET", "/livez").status == 200)
            }
        }

        private static func withProbes(
            _ more: String = "", redis: Store = .any, _ body: (Edge, Web) async throws -> Void
        ) async throws {
            let configuration = Configuration.monthly(800, "probe_listen: 127.0.0.1:0\n\(more)")
            try await withEdge(configuration: configuration, redis: redis) { edge, _, _ in
                let port = try await soon("the probes' line") {
                    edge.program.stderr.firstMatch(of: /probes and metrics on http:\/\/127.0.0.1:(\d+)/)
                        .flatMap { UInt16($0.1) }
                }
                try await body(edge, Web(port: port))
            }
        }
    }
}
