import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// Runs `make cluster` and follows the instructions that it prints.
    @Suite(
        .needsRedisServer, .needs(program: "redis-cli"), .needsPython, .needsCurl, .ownEdges,
        .timeLimit(.minutes(3)))
    struct ClusterScriptTests {
        /// A server in the output of `make cluster`, such as `127.0.0.1:7001 (pid 12)`.
        private struct Server {
            let place: String
            let id: Int32
        }

        private struct Printed {
            let pairs: [(master: Server, replica: Server)]
            let edges: [String]
            let folder: String
            /// The command lines that the script has printed. A command that it split is one line here.
            private let lines: [String]

            init(_ text: String) {
                pairs = text.matches(
                    of: /\n  (\S+) \(pid (\d+)\)   replica (\S+) \(pid (\d+)\)/
                ).map { found in
                    (
                        Server(place: String(found.1), id: Int32(found.2) ?? 0),
                        Server(place: String(found.3), id: Int32(found.4) ?? 0)
                    )
                }
                edges = text.matches(of: /\n  (\S+)   \S+\/console/).map { String($0.1) }
                folder = text.firstMatch(of: #/Logs are in (\S+)\. /#).map { String($0.1) } ?? ""
                lines = text.replacing("\\\n", with: " ").split(separator: "\n").filter { $0.hasPrefix("  ") }
                    .map { String($0.dropFirst(2)) }
            }

            func line(_ start: String) -> String? { lines.first { $0.hasPrefix(start) } }
        }

        private static func paste(_ line: String) async throws -> Program {
            try await Program.run(["bash", "-c", line])
        }

        /// Sends the message whose command line the script has printed. Returns the status of the answer.
        private static func say(_ line: String, to edge: String, _ printed: Printed) async throws -> String {
            let line = line.replacing(printed.edges[0], with: edge)
            return try await paste(line + " -o /dev/null -w '%{http_code}'").output
        }

        private static func messages(of user: String, _ edge: String) async throws -> Int? {
            let usage = try await paste("curl -s \(edge)/v1/usage -H 'x-user-id: \(user)'").output
            return usage.firstMatch(of: /"used":(\d+)/).flatMap { Int($0.1) }
        }

        /// Runs `make cluster` with the programs under test. At the end it stops the script and its processes
        /// with SIGINT, as ctrl-C does.
        private static func withCluster(
            _ body: (Printed, _ programs: TemporaryFolder) async throws -> Void
        ) async throws {
            let programs = try Places.programs()
            let cluster = try await Program.start(
                ["python3", Places.inTree("scripts/cluster"), "--usher", programs.file("usher")])
            do {
                let text = try await soon("its last line", within: 90) {
                    if let code = cluster.exitCode {
                        throw NeverCame(description: "\(code): \(cluster.stderr)")
                    }
                    return cluster.output.contains("ends everything.") ? cluster.output : nil
                }
                try await body(Printed(text), programs)
            } catch {
                cluster.signal(SIGINT)
                try await cluster.end(within: 60)
                throw error
            }
            cluster.signal(SIGINT)
            #expect(try await cluster.end(within: 60) == 0)
        }

        @Test
        func `Its lines work as pasted, a killed master's replica takes over, and nothing is left behind`()
            async throws
        {
            var started: Printed?
            try await Self.withCluster { printed, programs in
                started = printed
                try #require(printed.pairs.count == 3 && printed.edges.count == 3)
                #expect(FileManager.default.fileExists(atPath: printed.folder))
                let message = try #require(printed.line("curl "))
                let before = try await soon("what the demo user has") {
                    try await Self.messages(of: "demo-premium", printed.edges[0])
                }
                for edge in printed.edges {
                    #expect(try await Self.say(message, to: edge, printed) == "200")
                }
                for edge in printed.edges {
                    let after = try await Self.messages(of: "demo-premium", edge)
                    #expect(after == before + 3, "any edge counts it for all")
                }
                let doctor = try #require(printed.line("\(programs.file("usherctl")) doctor"))
                let well = try await Self.paste(doctor)
                for pair in printed.pairs {
                    #expect(well.output.contains("replica redis://\(pair.replica.place)/0: in step with"))
                }
                let kill = try #require(printed.line("kill -9 "))
                let lost = try #require(printed.pairs.first { kill == "kill -9 \($0.master.id)" })
                #expect(try await Self.paste(kill).exitCode == 0)
                try await until("the user is refused") {
                    try await Self.say(message, to: printed.edges[0], printed) == "503"
                }
                // On a busy machine, a replica can miss the votes that would make it the master. It tries
                // again four node timeouts later, so the test waits up to 90 s.
                for edge in printed.edges {
                    try await until("the replica counts the user", within: 90) {
                        try await Self.say(message, to: edge, printed) == "200"
                    }
                }
                #expect(try await Self.role(of: lost.replica).hasPrefix("master"))
                #expect(try await Self.paste(doctor).output.contains("redis://\(lost.replica.place)/0"))
            }
            let printed = try #require(started)
            #expect(Processes.naming(printed.folder) == [])
            for server in printed.pairs.flatMap({ [$0.master, $0.replica] }) {
                #expect(!Processes.isRunning(server.id))
            }
            #expect(!FileManager.default.fileExists(atPath: printed.folder))
        }

        private static func role(of server: Server) async throws -> String {
            let port = server.place.drop { $0 != ":" }.dropFirst()
            return try await paste("redis-cli -p \(port) ROLE").output
        }
    }
}
