import Glibc
import TestSupport
import Testing

extension EndToEndInterfaces {
    /// Checks the output and the exit code of `usher` for many command lines.
    @Suite(.timeLimit(.minutes(1)))
    struct CommandLineTests {
        struct Invocation: Sendable, CustomTestStringConvertible {
            let arguments: [String]
            let exitCode: Int32
            var output = ""
            var stderr = ""
            var testDescription: String { (["usher"] + arguments).joined(separator: " ") }
        }

        @Test(arguments: [
            Invocation(arguments: ["--help"], exitCode: 0, output: "--preset"),
            Invocation(arguments: ["check", "--help"], exitCode: 0, output: "FILE"),
            Invocation(arguments: ["--version"], exitCode: 0, output: "usher "),
            Invocation(arguments: ["--prset", "coach"], exitCode: 64, stderr: "Did you mean --preset?"),
            Invocation(arguments: ["chekc"], exitCode: 64, stderr: "check"),
            Invocation(arguments: ["check"], exitCode: 64, stderr: "FILE"),
            Invocation(arguments: ["--preset", "couch"], exitCode: 64, stderr: "coach"),
            Invocation(
                arguments: [], exitCode: 78, stderr: "give --preset coach, --preset pages or --config FILE"),
            Invocation(arguments: ["--preset", "coach"], exitCode: 78, stderr: "give --upstream URL"),
            Invocation(
                arguments: ["--config", "/nowhere/edge.yaml", "--demo"], exitCode: 78,
                stderr: "/nowhere/edge.yaml"),
            Invocation(
                arguments: ["check", "/nowhere/edge.yaml"], exitCode: 78, stderr: "/nowhere/edge.yaml"),
            Invocation(
                arguments: ["--preset", "coach", "--demo", "--listen", "everywhere"], exitCode: 78,
                stderr: "--listen"),
            Invocation(
                arguments: ["--preset", "coach", "--demo", "--redis", "redis://:secret@127.0.0.1"],
                exitCode: 78,
                stderr: "a password must not be in a flag"),
            Invocation(
                arguments: ["words"], exitCode: 0, output: "\n    come_back: \"Ready to come back?\"\n"),
            Invocation(
                arguments: ["words", "--template", "French!"], exitCode: 64, stderr: "not a language tag"),
            Invocation(
                arguments: ["health", "--admin-listen", "127.0.0.1:1"], exitCode: 1, output: "nothing answers"
            ),
        ])
        func `A command line has its output and its exit code`(line: Invocation) async throws {
            let usher = try await Program.run([Places.usher] + line.arguments)
            #expect(usher.exitCode == line.exitCode)
            #expect(line.output.isEmpty ? usher.output.isEmpty : usher.output.contains(line.output))
            #expect(
                line.stderr.isEmpty ? usher.stderr.isEmpty : usher.stderr.contains(line.stderr),
                "\(usher.stderr)")
        }

        @Test(arguments: ["coach", "pages"])
        func `The presets are valid`(preset: String) async throws {
            let file = Places.inTree("presets/\(preset).yaml")
            let usher = try await Program.run([Places.usher, "check", file])
            #expect(usher.exitCode == 0, "\(usher.stderr)")
            #expect(usher.output.contains("is fine"))
        }

        @Test
        func `usher check shows the outcome of a request for each address`() async throws {
            let folder = try TemporaryFolder()
            try folder.write(
                """
                plans: { free: { kind: free, limits: [{ count: messages, per: day, amount: 5 }] } }
                default_plan: free
                identity: [{ api_keys: true }]
                upstreams:
                  - { name: gpt, url: https://a.test, dialect: openai, models: [gpt-5, "o*"] }
                  - { name: claude, url: https://b.test, dialect: anthropic }
                routes:
                  - { path: /api/chat, upstream: gpt }
                  - { path: /v1/files/*, upstream: gpt, meter: false, methods: [GET, POST] }
                  - { path: /v1/*, upstream: gpt, meter: false, identity: none }
                check_ins: true
                """, to: "my.yaml")
            let usher = try await Program.run([Places.usher, "check", folder.file("my.yaml")])
            #expect(usher.exitCode == 0, "\(usher.stderr)")
            let rows = usher.output.split(separator: "\n").map { line in
                line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
            }
            for row in [
                "counted POST /api/chat to gpt", "counted POST /v1/chat/completions by its model",
                "counted POST /v1/messages by its model", "free POST /v1/messages/count_tokens by its model",
                "free GET, POST /v1/files/* to gpt", "free GET /v1/* to gpt, anybody",
                "answered GET, HEAD, PUT /v1/check-ins/preferences", "answered GET, HEAD /v1/words anybody",
            ] {
                #expect(rows.contains(row), "\(row) is not in \(usher.output)")
            }
            #expect(!usher.output.contains("gemini") && !usher.output.contains("/v1beta/models"))
            #expect(!usher.output.contains(" /webhooks/"), "no subscription service is configured")
            let refused = try #require(rows.first { $0.hasPrefix("Refused") })
            #expect(refused.contains(" /v1/batches/* ") && !refused.contains("/v1/files"))
        }

        @Test
        func `usher check warns of an unmetered route that takes requests which cost money`() async throws {
            let folder = try TemporaryFolder()
            let preset = try #require(TemporaryFolder.content(of: Places.inTree("presets/coach.yaml")))
            try folder.write(
                "\(preset)\nroutes: [{ path: /v1/*, meter: false, methods: [GET, POST] }]\n", to: "my.yaml")
            let usher = try await Program.run([Places.usher, "check", folder.file("my.yaml")])
            #expect(usher.exitCode == 0, "\(usher.stderr)")
            #expect(usher.stderr.contains("meter: false takes /v1/chat/completions"), "\(usher.stderr)")
        }

        @Test(arguments: ["fr", "ru", "en", "zh-Hant"])
        func `The template for a translation is a valid section`(language: String) async throws {
            let printed = try await Program.run([Places.usher, "words", "--template", language])
            #expect(printed.exitCode == 0, "\(printed.stderr)")
            let folder = try TemporaryFolder()
            let preset = try #require(TemporaryFolder.content(of: Places.inTree("presets/coach.yaml")))
            try folder.write("\(preset)\n\(printed.output)", to: "my.yaml")
            let whole = try await Program.run([Places.usher, "check", folder.file("my.yaml")])
            #expect(whole.exitCode == 0 && whole.stderr.isEmpty, "\(whole.stderr)")
            try folder.write("\(preset)\nwords: { eo: { come_back: \"Ĉu denove?\" } }\n", to: "my.yaml")
            let part = try await Program.run([Places.usher, "check", folder.file("my.yaml")])
            #expect(part.exitCode == 0 && part.stderr.contains("usher words --template eo"), "\(part.stderr)")
        }

        @Test
        func `The documents' example of plans is valid`() async throws {
            let page = TemporaryFolder.content(of: Places.inTree("docs/plans.md")) ?? ""
            let example = try #require(page.firstMatch(of: /```yaml\n([^`]*)```/)).1
            let folder = try TemporaryFolder()
            try folder.write(String(example), to: "my.yaml")
            let usher = try await Program.run(
                [Places.usher, "check", folder.file("my.yaml")], environment: ["OPENAI_API_KEY": "key"])
            #expect(usher.exitCode == 0, "\(usher.stderr)")
        }

        private static let priceList = """
            {"gpt-y":{"litellm_provider":"openai","input_cost_per_token":1.25e-06,"output_cost_per_token":1e-05,
            "input_cost_per_token_priority":2.5e-06,"output_cost_per_image":0.04,
            "input_cost_per_token_above_272k_tokens":2.5e-06,
            "search_context_cost_per_query":{"search_context_size_low":0.01}},
            "xai/grok-y":{"litellm_provider":"xai","input_cost_per_token":2e-06,"output_cost_per_token":4e-06},
            "dall-e-2":{"litellm_provider":"openai","input_cost_per_pixel":1.9e-08},
            "dall-e-3":{"litellm_provider":"openai","input_cost_per_pixel":3.8e-08},
            "moderation":{"litellm_provider":"openai","input_cost_per_token":0.0}}
            """

        @Test
        func `A public price list becomes prices that the edge takes, and is compared with them`()
            async throws
        {
            let folder = try TemporaryFolder()
            try folder.write(Self.priceList, to: "list.json")
            let list = [Places.usherctl, "prices", "import", folder.file("list.json")]
            let rows = try await Program.run(list + ["--provider", "openai,xai"])
            #expect(rows.exitCode == 0, "\(rows.stderr)")
            #expect(
                rows.stderr == """
                    not expressed, 1 model: output_cost_per_image
                    no row for 2 models, because prices: cannot express their prices: dall-e-2, dall-e-3
                    no row for 1 model, because the list has no price for tokens, or only 0: moderation

                    """)
            let preset = try #require(TemporaryFolder.content(of: Places.inTree("presets/coach.yaml")))
            try folder.write("\(preset)\n\(rows.output)", to: "my.yaml")
            let check = try await Program.run([Places.usher, "check", folder.file("my.yaml")])
            #expect(check.exitCode == 0, "\(check.stderr) \(rows.output)")
            let same = try await Program.run(
                list + ["--provider", "openai", "--check", folder.file("my.yaml")])
            #expect(same.exitCode == 0 && same.output.contains("No price is different."), "\(same.output)")
            try folder.write(
                "\(preset)\n\(rows.output.replacing("input: 1.25,", with: "input: 1,"))", to: "my.yaml")
            let other = try await Program.run(
                list + ["--provider", "openai", "--check", folder.file("my.yaml")])
            #expect(other.exitCode == 1)
            #expect(other.output.contains("gpt-y: input is 1, and 1.25 in the list"), "\(other.output)")
            let unknown = try await Program.run(list + ["--provider", "opena"])
            #expect(unknown.exitCode == 64 && unknown.stderr.contains("openai"), "\(unknown.stderr)")
        }

        @Test
        func `All mistakes of a configuration are reported at once, each with its place`() async throws {
            let folder = try TemporaryFolder()
            try folder.write(
                """
                plans:
                  premium:
                    label: Premium
                    kind: subscripton
                    limits:
                      - { count: messages, per: month, amount: many }
                default_plan: premum
                identity:
                  - trusted_header: x-user-id
                    from: [127.0.0.0/8]
                lisen: 127.0.0.1:8080
                """, to: "edge.yaml")
            let usher = try await Program.run([Places.usher, "check", folder.file("edge.yaml")])
            #expect(usher.exitCode == 78)
            for place in ["4:11", "6:48", "7:15", "11:1"] {
                #expect(usher.stderr.contains("edge.yaml:\(place)"), "\(usher.stderr)")
            }
            for meant in ["subscription", "premium", "listen"] { #expect(usher.stderr.contains(meant)) }
        }

        @Test(.needsOpenSSL)
        func `usher check finds a key that is encrypted or another certificate's`() async throws {
            let certificates = try await Certificates()
            let (one, other) = (
                try await certificates.issue("DNS:a.test"), try await certificates.issue("DNS:b.test")
            )
            let encrypted = certificates.folder.file("encrypted.pem")
            _ = try await Program.run([
                "openssl", "pkey", "-in", one.key, "-out", encrypted, "-aes256", "-passout", "pass:word",
            ])
            for (key, said) in [
                (encrypted, "it is encrypted"), (other.key, "must be the first"), (one.key, ""),
            ] {
                let folder = try TemporaryFolder()
                let tls = "tls: { certificate: \(one.chain), key: \(key) }"
                try folder.write(Configuration.monthly(8, tls), to: "edge.yaml")
                let usher = try await Program.run([Places.usher, "check", folder.file("edge.yaml")])
                #expect(
                    usher.exitCode == (said.isEmpty ? 0 : 78) && usher.stderr.contains(said),
                    "\(usher.stderr)")
                let ctl = try await Program.run([
                    Places.usherctl, "config", "check", folder.file("edge.yaml"),
                ])
                #expect((ctl.exitCode == 0) == said.isEmpty && ctl.stderr.contains(said), "\(ctl.stderr)")
            }
        }

        @Test(.needsRedisServer)
        func `Health reports a ready edge`() async throws {
            try await withEdge(["--preset", "coach", "--demo"]) { edge, _ in
                let health = try await Program.run([
                    Places.usher, "health", "--admin-listen", "127.0.0.1:\(edge.adminPort)",
                ])
                #expect(health.exitCode == 0)
                #expect(health.output == "ready\n")
            }
        }

        @Test(.needsRedisServer)
        func `The start line of an edge on every address names one that can be called`() async throws {
            let folder = try TemporaryFolder()
            let program = try await Program.start([
                Places.usher, "--preset", "coach", "--demo", "--data-dir", folder.file("data"), "--listen",
                "[::]:0", "--admin-listen", "127.0.0.1:0",
            ])
            let port = try await soon("the listening line") {
                program.stderr.firstMatch(of: /listening on http:\/\/127\.0\.0\.1:(\d+), operators/).flatMap {
                    UInt16($0.1)
                }
            }
            let usage = try await Web(port: port).ask("GET", "/v1/usage", ["x-user-id": "demo-premium"])
            #expect(
                usage.status == 200 && usage.fields["x-content-type-options"] == "nosniff", "\(usage.text)")
            let unknown = try await Web(port: port).ask("GET", "/nowhere", ["x-user-id": "demo-premium"])
            #expect(unknown.status == 404 && unknown.fields["x-content-type-options"] == "nosniff")
            program.signal(SIGTERM)
            #expect(try await program.end() == 0)
        }

        /// Passes a listening socket to `usher`, as systemd does for a socket unit (sd_listen_fds(3)).
        private static let handOver = """
            import os, socket, sys
            listener = socket.socket(socket.AF_UNIX)
            listener.bind(sys.argv[1])
            listener.listen()
            os.dup2(listener.fileno(), 3)
            os.set_inheritable(3, True)
            os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
            os.execv(sys.argv[2], sys.argv[2:])
            """

        @Test(.needsRedisServer, .needsPython)
        func `A unix socket that a service manager hands over is named in the start line`() async throws {
            let folder = try TemporaryFolder()
            let path = folder.file("edge.sock")
            let program = try await Program.start([
                "python3", "-c", Self.handOver, path, Places.usher, "--preset", "coach", "--demo",
                "--data-dir", folder.file("data"), "--admin-listen", "127.0.0.1:0",
            ])
            try await until("the start line") {
                program.stderr.contains("listening on unix:\(path), operators on http://127.0.0.1:")
            }
            program.signal(SIGTERM)
            #expect(try await program.end() == 0)
        }

        @Test(.needsRedisServer, arguments: [true, false])
        func `A port in use is reported, and the second edge leaves nothing behind`(isAdmin: Bool)
            async throws
        {
            try await withEdge(["--preset", "coach", "--demo"]) { edge, _ in
                let folder = try TemporaryFolder()
                let taken = "127.0.0.1:\(isAdmin ? edge.adminPort : edge.port)"
                let second = try await Program.run([
                    Places.usher, "--preset", "coach", "--demo", "--data-dir", folder.file("data"), "--loops",
                    "1",
                    "--listen", isAdmin ? "127.0.0.1:0" : taken, "--admin-listen",
                    isAdmin ? taken : "127.0.0.1:0",
                ])
                #expect(second.exitCode == 69)
                #expect(second.stderr.contains("Another program listens on \(taken) already."))
                #expect(Processes.naming(folder.path) == [])
            }
        }
    }
}
