import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// Sends streams through a real nginx in front of the edge.
    @Suite(
        .needsRedisServer, .needsPython, .needsCurl, .needs(program: "nginx"), .timeLimit(.minutes(1)))
    struct BalancerTests {
        /// Two servers of nginx each forward a stream that pauses after its first words. The first server has
        /// nginx's default settings. The second ignores `X-Accel-Buffering`, and shows that nginx holds back
        /// a stream without that header.
        @Test func `Streams come piece by piece through nginx as it is`() async throws {
            try await withNetwork(over: .plainLoopback) { network in
                let folder = try TemporaryFolder()
                let nginx = try await Self.startNginx(in: folder, before: network.edge.port)
                let kept = try await Self.openStream(through: folder.file("deaf"))
                try await until("the first request") { try await network.upstream.seen().total == 1 }
                let stream = try await Self.openStream(through: folder.file("plain"))
                try await until("the first words") { stream.output.contains("Well") }
                #expect(kept.output.isEmpty)

                try await network.upstream.openGate()
                for client in [stream, kept] {
                    #expect(try await client.end() == 0, "\(client.stderr)")
                    #expect(client.output.hasSuffix("data: [DONE]\n\n"))
                }
                nginx.signal(SIGQUIT)
                #expect(try await nginx.end() == 0, "\(nginx.stderr)")
            }
        }

        /// Starts nginx with only those settings that the test needs. Its servers listen on Unix sockets.
        private static func startNginx(
            in folder: TemporaryFolder, before port: UInt16
        ) async throws -> Program {
            let places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                .map { "\($0)_temp_path \(folder.file($0));" }.joined(separator: " ")
            let servers = [("plain", ""), ("deaf", "proxy_ignore_headers X-Accel-Buffering;")]
                .map { name, line in
                    "server { listen unix:\(folder.file(name)); "
                        + "location / { proxy_pass http://127.0.0.1:\(port); \(line) } }"
                }
            try folder.write(
                """
                daemon off; pid \(folder.file("pid")); events {}
                http { access_log off; \(places) \(servers.joined(separator: "\n")) }
                """, to: "nginx.conf")
            let nginx = try await Program.start([
                "nginx", "-p", folder.path, "-e", "stderr", "-c", folder.file("nginx.conf"),
            ])
            // Once nginx accepts connections, it writes its process id into a file.
            try await until("nginx") {
                if nginx.exitCode != nil { throw NeverCame(description: "nginx ended: \(nginx.stderr)") }
                return FileManager.default.fileExists(atPath: folder.file("pid"))
            }
            return nginx
        }

        private static func openStream(through socket: String) async throws -> Program {
            try await Program.start([
                "curl", "-sN", "--unix-socket", socket, "http://localhost/v1/chat/completions", "-H",
                "x-user-id: ann", "-H", "content-type: application/json", "-d",
                Web.words(model: "gate", stream: true),
            ])
        }
    }
}
