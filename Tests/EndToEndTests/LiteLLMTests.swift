import Foundation
import Reactor
import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// LiteLLM is too large for every test run: it has 510 MB and takes half a minute to start. `make
    /// test-all` installs it once.
    static var needsLiteLLM: Self {
        .enabled("LiteLLM is not installed; scripts/litellm installs it and runs these tests") {
            FileManager.default.isExecutableFile(atPath: LiteLLM.program)
        }
    }
}

private struct LiteLLM {
    /// The path of the program `litellm`. By default it is where scripts/litellm installs it.
    static let program =
        ProcessInfo.processInfo.environment["USHER_LITELLM"] ?? Places.inTree(".build/litellm/bin/litellm")

    let port: UInt16
    private let process: Program

    static func start() async throws -> LiteLLM {
        let port = try FreePorts.takePorts(1)[0]
        let process = try await Program.start(
            [
                program, "--config", Places.file("LiteLLM/proxy.yaml"), "--host", "127.0.0.1", "--port",
                "\(port)", "--telemetry", "False",
            ], environment: ["LITELLM_LOCAL_MODEL_COST_MAP": "True"])
        _ = try await soon("LiteLLM", within: 120) {
            (try? await Web(port: port).ask("GET", "/health/liveliness"))?.status == 200 ? true : nil
        }
        return LiteLLM(port: port, process: process)
    }

    func stop() async throws {
        process.signal(SIGKILL)
        try await process.end()
    }

    /// Sends a request directly to LiteLLM, with LiteLLM's key, and returns its answer.
    func answer(_ target: String, _ body: String) async throws -> String {
        try await Web(port: port).ask(
            "POST", target, ["authorization": "Bearer sk-team", "content-type": "application/json"],
            body: body
        ).text
    }
}

extension EndToEndInterfaces {
    /// Tests both setups of docs/migrate.md: LiteLLM in the place of the providers, and LiteLLM as the
    /// backend of a team's own route. The plan does not allow the model `pro-x`, which must never answer.
    @Suite(.needsRedisServer, .needsLiteLLM, .timeLimit(.minutes(5)))
    struct LiteLLMTests {
        private static func configuration(_ port: UInt16, _ more: String) -> String {
            """
            plans:
              plus:
                label: Plus
                kind: subscription
                limits:
                  - { count: messages, per: month, amount: 100 }
                  - { calls: pro, per: day, amount: 0 }
                  - { calls: standard, per: day, amount: 100 }
            default_plan: plus
            model_classes: [{ model: "pro-*", class: pro }]
            identity: [{ trusted_header: x-user-id, from: [127.0.0.0/8] }]
            redis: { deadline: 5s }
            loops: 1
            upstreams:
              - { name: litellm, url: "http://127.0.0.1:\(port)", private: true, key: { env: LITELLM_KEY } }
            \(more)
            """
        }

        private static let ownAddress =
            "routes: [{ path: /chat/completions, upstream: litellm }, { path: /team/*, upstream: litellm, dialect: openai }]"

        private static let messages = #""messages":[{"role":"user","content":"x"}]"#

        /// Ways in which a request can name another model, and whether LiteLLM uses that model.
        private static let ways: [(target: String, members: String, isFollowed: Bool)] = [
            ("?model=pro-x", #""model":"cheap""#, true),
            ("?model=pro-x", #""model":"cheap","stream":true"#, true),
            ("", #""model":"cheap,pro-x""#, true),
            ("", #""model":"broken","fallbacks":["pro-x"]"#, true),
            ("", #""model":"cheap","Model":"pro-x""#, false),
            ("", #""model":"cheap","extra_body":{"model":"pro-x"}"#, false),
        ]

        @Test(arguments: ["/v1/chat/completions", "/chat/completions"])
        func `A closed model is never the one that answers`(path: String) async throws {
            let proxy = try await LiteLLM.start()
            try await Self.with(proxy) { edge in
                for (target, members, isFollowed) in Self.ways {
                    let body = "{\(members),\(Self.messages)}"
                    let past = try await proxy.answer(path + target, body)
                    // A stream splits the model's name over several events, so for a stream it is enough that
                    // events arrive.
                    #expect(past.contains("pro-x") == isFollowed || past.contains("data:"), "\(past)")
                    let isPlain = path == "/chat/completions" && members.contains("extra_body")
                    let answer = try await Self.ask(edge, path + target, body)
                    #expect(answer.status == (isPlain ? 200 : 400), "\(members): \(answer.text)")
                    #expect(!answer.text.contains("this is pro-x"))
                }
                let answer = try await Self.ask(edge, path, #"{"model":"cheap",\#(Self.messages)}"#)
                #expect(answer.status == 200 && answer.text.contains("this is cheap"))
                let closed = try await Self.ask(edge, path, #"{"model":"pro-x",\#(Self.messages)}"#)
                #expect(closed.status == 403)
            }
            try await proxy.stop()
        }

        @Test func `The model of Azure's paths decides`() async throws {
            let proxy = try await LiteLLM.start()
            try await Self.with(proxy) { edge in
                for prefix in ["/openai/deployments", "/engines"] {
                    let body = #"{"model":"cheap",\#(Self.messages)}"#
                    let past = try await proxy.answer("\(prefix)/pro-x/chat/completions", body)
                    #expect(past.contains("this is pro-x"))
                    let closed = try await Self.ask(edge, "\(prefix)/pro-x/chat/completions", body)
                    #expect(closed.status == 403)
                    let other = #"{"model":"pro-x",\#(Self.messages)}"#
                    let answer = try await Self.ask(edge, "\(prefix)/cheap/chat/completions", other)
                    #expect(answer.status == 200 && answer.text.contains("this is cheap"))
                }
            }
            try await proxy.stop()
        }

        private static func ask(_ edge: Edge, _ target: String, _ body: String) async throws -> Answer {
            try await edge.web.patiently(
                "POST", target, ["x-user-id": "ann", "content-type": "application/json"], body: body)
        }

        private static func with(_ proxy: LiteLLM, _ body: (Edge) async throws -> Void) async throws {
            let files = try TemporaryFolder()
            try files.write(configuration(proxy.port, ownAddress), to: "edge.yaml")
            try await withEdge(
                ["--config", files.file("edge.yaml")], environment: ["LITELLM_KEY": "sk-team"]
            ) { edge, _ in try await body(edge) }
        }
    }
}
