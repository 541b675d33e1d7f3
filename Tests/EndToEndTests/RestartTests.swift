import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Does what systemd does with a service, with real sockets and datagrams.
    @Suite(.needsRedisServer, .needsPython, PlainLoopback.ownEdges, .timeLimit(.minutes(5)))
    struct RestartTests {
        @Test
        func `A service manager is notified that the edge is ready, reloads, lives and stops`() async throws {
            let report = try await Self.manage(["life"], Life.self)
            #expect(report.status == 200, "ready was reported before it served")
            #expect(report.code == 0)
            let words = report.heard.compactMap(\.first)
            #expect(words.first == "READY=1", "\(report.heard)")
            // While the edge drains, it no longer serves, but still reports that it is alive (`WATCHDOG=1`).
            #expect(words.drop { $0 != "STOPPING=1" }.dropFirst().allSatisfy { $0 == "WATCHDOG=1" })
            #expect(Set(words) == ["READY=1", "RELOADING=1", "WATCHDOG=1", "STOPPING=1"])
            let reload = try #require(report.heard.first { $0.first == "RELOADING=1" })
            #expect(reload.contains { $0.hasPrefix("MONOTONIC_USEC=") })
            let end = try #require(report.heard.first { $0.first == "STOPPING=1" })
            // The edge asks systemd for 47 s: 30 s for running requests, 2 s for the last log lines, and 15 s
            // for the embedded Redis.
            #expect(end.contains("EXTEND_TIMEOUT_USEC=47000000"), "\(end)")
        }

        @Test
        func `Ten restarts in turn lose no request, with the embedded Redis`() async throws {
            let report = try await Self.manage(["in-turn", "10", "6"], Restarts.self)
            Self.expectNothingLost(report)
        }

        @Test
        func `Ten restarts that overlap lose no request, with a Redis of its own`() async throws {
            let redis = try await RedisServer.start()
            let report = try await Self.manage(
                ["overlap", "10", "6"], Restarts.self, "--redis", "unix:\(redis.socketPath)")
            Self.expectNothingLost(report)
        }

        private static func expectNothingLost(_ report: Restarts) {
            #expect(report.failed == [])
            #expect(report.answered >= 120, "too few messages were sent meanwhile")
            #expect(report.miscounted == [], "of \(report.answered) messages")
            #expect(report.codes == [Int](repeating: 0, count: 11))
        }

        private struct Life: Decodable {
            let status: Int
            let code: Int
            let heard: [[String]]
        }

        private struct Restarts: Decodable {
            let codes: [Int]
            let answered: Int
            let failed: [String]
            let miscounted: [String]
        }

        private static func manage<Report: Decodable>(
            _ mode: [String], _ type: Report.Type, _ more: String...
        ) async throws -> Report {
            let folder = try TemporaryFolder()
            let upstream = try await Upstream.start()
            try folder.write(Configuration.monthly(1_000_000), to: "edge.yaml")
            let manager = try await Program.run(
                ["python3", Places.file("Restarts/service_manager.py")] + mode + [
                    folder.path, Places.usher, "--config", folder.file("edge.yaml"), "--admin-listen",
                    "127.0.0.1:0", "--upstream", upstream.url,
                ] + more, within: 240)
            try await upstream.stop()
            #expect(manager.exitCode == 0, "\(manager.stderr)\(folder.read("edge.log") ?? "")")
            #expect(Processes.naming(folder.path) == [], "processes are left")
            return try JSONDecoder().decode(type, from: Data(manager.output.utf8))
        }
    }
}
