import Foundation
import Glibc
import Reactor
import TestSupport
import Testing

extension EndToEnd {
    /// An edge that cannot start, or has a useless setting, must name the cause, the flag and the remedy.
    @Suite(.needsRedisServer, .timeLimit(.minutes(1)))
    struct StartCauseTests {
        private static func start(
            _ arguments: [String], environment: [String: String] = [:]
        ) async throws -> Program {
            try await Program.run(
                [Places.usher, "--preset", "coach", "--demo", "--loops", "1", "--listen", "127.0.0.1:0"]
                    + arguments, environment: environment)
        }

        @Test(
            arguments: [
                ("a file", "it is a file, or a part of its path is a file"),
                ("below a file", "it is a file, or a part of its path is a file"),
                ("not writable", "this user may not write there"),
                ("impossible", "it cannot be created there"),
            ], ["", "redis://127.0.0.1:1"])
        func `A data directory that cannot be used`(row: (String, String), redis: String) async throws {
            let files = try TemporaryFolder()
            try files.write("", to: "file")
            let path =
                switch row.0 {
                case "a file": files.file("file")
                case "below a file": files.file("file") + "/data"
                // Not even root can create files in these folders.
                case "not writable": "/sys/kernel"
                default: "/proc/usher"
                }
            let more = redis.isEmpty ? [] : ["--redis", redis]
            let usher = try await Self.start(["--admin-listen", "127.0.0.1:0", "--data-dir", path] + more)
            #expect(usher.exitCode == 69)
            #expect(
                usher.stderr.contains("The data directory \(path) cannot be used: \(row.1)"),
                "\(usher.stderr)")
            #expect(usher.stderr.contains("Choose another by --data-dir DIR"), "\(usher.stderr)")
        }

        /// The probe listener must not serve before all ports are bound. Otherwise an edge that cannot start
        /// would answer a probe before it ends.
        @Test func `A port that is taken, while a probe asks already`() async throws {
            try await withEdge(["--preset", "coach", "--demo", "--loops", "1"]) { edge, _ in
                let admin = try FreePorts.takePorts(1)[0]
                let request = "printf 'GET /readyz HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n' >&3"
                let probe = try await Program.start([
                    "bash", "-c",
                    "while :; do { exec 3<>/dev/tcp/127.0.0.1/\(admin) && \(request); } 2>/dev/null; done",
                ])
                for _ in 0..<5 {
                    let folder = try TemporaryFolder()
                    let usher = try await Program.run([
                        Places.usher, "--preset", "coach", "--demo", "--data-dir", folder.file("data"),
                        "--listen", "127.0.0.1:\(edge.port)", "--admin-listen", "127.0.0.1:\(admin)",
                    ])
                    #expect(
                        usher.exitCode == 69 && usher.stderr.contains("already. Stop it"), "\(usher.stderr)")
                }
                probe.signal(SIGKILL)
                _ = try? await probe.end()
            }
        }

        /// Each loop of an edge has its own socket on the port. A second edge must not share this port.
        @Test(arguments: ["--listen", "--admin-listen"], ["1", "3"])
        func `A port that is taken, with the flag that names it`(flag: String, loops: String) async throws {
            try await withEdge(["--preset", "coach", "--demo", "--loops", loops]) { edge, _ in
                let folder = try TemporaryFolder()
                let isAdmin = flag == "--admin-listen"
                let taken = "127.0.0.1:\(isAdmin ? edge.adminPort : edge.port)"
                let usher = try await Program.run([
                    Places.usher, "--preset", "coach", "--demo", "--data-dir", folder.file("data"), "--loops",
                    loops, "--listen", isAdmin ? "127.0.0.1:0" : taken, "--admin-listen",
                    isAdmin ? taken : "127.0.0.1:0",
                ])
                #expect(usher.exitCode == 69)
                let sentence = "listens on \(taken) already. Stop it, or choose another \(flag)."
                #expect(usher.stderr.contains(sentence), "\(usher.stderr)")
            }
        }

        @Test
        func `A variable that nothing reads, with the word that was probably meant`() async throws {
            let folder = try TemporaryFolder()
            let edge = try await Edge.start(
                ["--preset", "coach", "--demo"], in: folder,
                environment: ["USHER_LISTNE": "127.0.0.1:1", "USHER_LOOPS": "1"])
            let stderr = edge.program.stderr
            #expect(
                stderr.contains(
                    "nothing reads the environment variable USHER_LISTNE. Did you mean USHER_LISTEN?"),
                "\(stderr)")
            #expect(!stderr.contains("USHER_LOOPS") && !stderr.contains("127.0.0.1:1 "), "\(stderr)")
            try await edge.stop()
        }

        @Test(.noEdge)
        func `A configuration without its flag`() async throws {
            let usher = try await Program.run([Places.usher, "my.yaml"])
            #expect(usher.exitCode == 64 && usher.stderr.contains("--config my.yaml"), "\(usher.stderr)")
        }

        @Test(.needsPython)
        func `An upstream's address that ends with the version is understood`() async throws {
            for path in ["", "/v1", "/v1/"] {
                let upstream = try await Upstream.start()
                let folder = try TemporaryFolder()
                let edge = try await Edge.start(
                    ["--preset", "coach", "--upstream", upstream.url + path], in: folder)
                let admin = Ctl(edge: edge, folder: folder)
                try await admin(
                    "user", "entitle", "ann", "--plan", "premium", "--status", "active", "--reason", "a test",
                )
                try await until("an answer") {
                    try await edge.web.ask(
                        "POST", "/v1/chat/completions", ["x-user-id": "ann"], body: Web.words(model: "any")
                    ).status == 200
                }
                #expect(try await upstream.seen().last.path == "/v1/chat/completions", "\(path)")
                try await edge.stop()
                try await upstream.stop()
            }
        }

        @Test(.noEdge)
        func `A configuration is checked and compared without the edge's secrets`() async throws {
            let files = try TemporaryFolder()
            let more = """
                upstreams: [ { name: llm, url: "https://llm.example.com", key: { env: LLM_KEY } } ]
                """
            try files.write(Configuration.monthly(5, more), to: "edge.yaml")
            let check = try await Program.run([Places.usher, "check", files.file("edge.yaml")])
            #expect(check.exitCode == 0 && check.output.contains("is fine"), "\(check.stderr)")
            #expect(
                check.stderr.contains("the environment variable LLM_KEY is not set here"), "\(check.stderr)")
            let usher = try await Program.run([
                Places.usher, "--config", files.file("edge.yaml"), "--data-dir", files.file("data"),
            ])
            #expect(usher.exitCode == 78 && usher.stderr.contains("LLM_KEY is not set"), "\(usher.stderr)")
            try await withCtl { ctl in
                for verb in [["config", "diff"], ["plans", "simulate"]] {
                    let done = try await Program.run(
                        [Places.usherctl] + verb + [files.file("edge.yaml")] + ctl.place)
                    #expect(done.exitCode != 78, "\(verb): \(done.stderr)")
                    #expect(done.stderr.contains("LLM_KEY is not set here"), "\(verb): \(done.stderr)")
                }
            }
        }
    }
}
