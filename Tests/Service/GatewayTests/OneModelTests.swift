import TestSupport
import Testing

/// A plan whose users may not use the class of the models `pro-…`.
enum ClosedClass {
    static let plan = Plan(
        limits: "{ calls: pro, per: day, amount: 0 }, { calls: standard, per: day, amount: 1000000 }",
        extra: """
            model_classes:
              - { model: "pro-*", class: pro }
              - { model: "*", class: standard }
            \(Exchanges.routes)
            """)

    static func ask(
        _ body: String, _ lines: String..., on path: String = "/v1/chat/completions",
        of bench: GatewayBench
    ) async throws -> HTTPMessage {
        let request = Exchanges.chat.request(lines.joined(separator: "\r\n"), body: body)
            .replacing("\r\n\r\n\r\n", with: "\r\n\r\n")
        return try await bench.ask(
            (lines.isEmpty ? Exchanges.chat.request(body: body) : request)
                .replacing("POST /v1/chat/completions ", with: "POST \(path) "))
    }
}

@Suite(.needsRedisServer) struct `A request names one model` {
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: String
        var path = "/v1/chat/completions"
        var parameter: String

        init(_ members: String, _ parameter: String, path: String = "/v1/chat/completions") {
            body = "{\(members)}"
            testDescription = "\(path) \(members)"
            self.path = path
            self.parameter = parameter
        }
    }

    private static let cheap = #""model":"cheap""#

    static let ways = [
        Way(cheap, "model", path: "/v1/chat/completions?model=pro-x"),
        Way(cheap + #","stream":true"#, "model", path: "/v1/chat/completions?model=pro-x"),
        Way(cheap, "model", path: "/v1/chat/completions?a=1&MOD%45L=pro-x"),
        Way(cheap, "model", path: "/v1/chat/completions?model[]=pro-x"),
        Way(cheap, "fallbacks", path: "/v1/chat/completions?fallbacks=pro-x"),
        Way(cheap + #","fallbacks":["pro-x"]"#, "fallbacks"),
        Way(cheap + #","context_window_fallbacks":[{"cheap":["pro-x"]}]"#, "context_window_fallbacks"),
        Way(cheap + #","content_policy_fallbacks":[{"cheap":["pro-x"]}]"#, "content_policy_fallbacks"),
        Way(cheap + #","models":["pro-x"]"#, "models"),
        Way(cheap + #","route":"fallback""#, "route"),
        Way(cheap + #","deployment_id":"pro-x""#, "deployment_id"),
        Way(cheap + #","extra_body":{"model":"pro-x"}"#, "extra_body"),
        Way(cheap + #","extra_body":{"extra_body":{"model":"pro-x"}}"#, "extra_body"),
        Way(#""model":"cheap,pro-x""#, "model"), Way(#""model":"pro-x ""#, "model"),
        Way(cheap + #","Model":"pro-x""#, "model"), Way(#""MODEL":"pro-x""#, "model"),
        Way(cheap + #","MODELS":["pro-x"]"#, "models"), Way(cheap + #","Fallbacks":["pro-x"]"#, "fallbacks"),
        Way(cheap + #","fallback\u017f":["pro-x"]"#, "fallbacks"),
        Way(cheap + #","Max_Tokens":99"#, "max_tokens"), Way(cheap + #","max_to\u212aens":99"#, "max_tokens"),
        Way(cheap + #","N":9"#, "n"), Way(cheap + #","Stream":true"#, "stream"),
        Way(cheap + #","stream\u0000":true"#, "stream"),
        Way(cheap + #","Messages":[]"#, "messages"),
        Way(cheap + #","generationConfig":{"MaxOutputTokens":9}"#, "generationConfig.maxOutputTokens"),
        Way(cheap + #","temperature":1,"temperature":2"#, "temperature"),
        Way(cheap + #","tools":[{"type":"advisor_1","model":"pro-x"}]"#, "tools"),
        Way(
            cheap + #","tools":[{"type":"advisor_1","model":"small"},{"type":"advisor_1","model":"pro-x"}]"#,
            "tools"),
        Way(
            cheap + #","tools":["#
                + (1...5).map { #"{"type":"a","model":"m\#($0)"}"# }.joined(separator: ",") + "]", "tools"),
    ]

    @Test(arguments: ways)
    func `A request names one model and hears 400 where another could be read in it`(way: Way) async throws {
        try await withBench(ClosedClass.plan) { bench async throws in
            let answer = try await ClosedClass.ask(way.body, on: way.path, of: bench)
            #expect(answer.status == 400)
            #expect(answer.json("error.code") == "invalid_request")
            #expect(answer.json("error.param") == way.parameter)
            #expect(!answer.body.contains("pro-x"), "an error repeats nothing of a request")
            #expect(bench.upstream.asked.isEmpty)
            #expect(try await bench.settled() == 0)
        }
    }

    @Test(arguments: [
        #""model":"cheap","extra_body":{"google":{"thinking_config":{}}}"#,
        #""model":"cheap","metadata":{"model":"pro-x","Model":"pro-x"}"#,
        #""model":"cheap","tools":[{"type":"function","function":{"name":"f","parameters":{"model":"pro-x"}}}]"#,
        #""model":"cheap","tools":[{"type":"image_generation","model":"gpt-image-1"}]"#,
        #""model":"cheap","models":null"#, #""model":"cheap","seed":1,"seeds":2"#,
    ])
    func `A request may speak of other models where no server looks`(members: String) async throws {
        try await withBench(ClosedClass.plan) { bench async throws in
            let answer = try await ClosedClass.ask("{\(members)}", of: bench)
            #expect(answer.status == 200)
            #expect(bench.upstream.asked.map(\.body) == ["{\(members)}"])
        }
    }

    @Test(arguments: [
        ("PRO-X", 403), ("openai/pro-x", 403), ("openrouter/openai/Pro-x:online", 403), ("pro:x", 200),
    ])
    func `A class does not depend on how the name is written`(model: String, status: Int) async throws {
        try await withBench(ClosedClass.plan) { bench async throws in
            #expect(try await ClosedClass.ask("{\"model\":\"\(model)\"}", of: bench).status == status)
        }
    }

    /// On an own route, other members mean what the team's backend makes of them. They must not hide a tool's
    /// model from the edge.
    @Test(arguments: [
        #""tools":[{"type":"advisor_1","model":"pro-x"}]"#,
        #""route":"any","tools":[{"type":"advisor_1","model":"pro-x"}]"#,
        #""tools":"any","Tools":[{"type":"advisor_1","model":"pro-x"}]"#,
        #""tools":[{"type":"advisor_1","model":"pro-x"}],"tools":"any""#,
        #""route":"any","tools":[{"type":"advisor_1","model":"small"},{"type":"advisor_1","model":"pro-x"}]"#,
    ])
    func `A tool's model is found on an own route, whatever else is in the body`(members: String)
        async throws
    {
        try await withBench(ClosedClass.plan) { bench async throws in
            let body = "{\(Self.cheap),\(members)}"
            let answer = try await ClosedClass.ask(body, on: "/api/chat", of: bench)
            #expect(answer.status == 400 && bench.upstream.asked.isEmpty)
            let open = body.replacing("pro-x", with: "small")
            #expect(try await ClosedClass.ask(open, on: "/api/chat", of: bench).status == 200)
        }
    }

    @Test func `No field passes that a gateway behind the edge would follow`() async throws {
        try await withBench(ClosedClass.plan) { bench async throws in
            let names = [
                "x-portkey-config", "helicone-fallbacks", "Helicone-Model-Override", "x-litellm-model",
                "X-LiteLLM-Tags", "x_portkey_provider", "cf-aig-custom-cost", "x-ai-eg-model",
                "azureml-model-deployment", "x-gateway-model-name", "x-bf-vk",
            ]
            let lines = names.map { "\($0): pro-x" }.joined(separator: "\r\n")
            #expect(try await ClosedClass.ask("{\(Self.cheap)}", lines, of: bench).status == 200)
            let asked = try #require(bench.upstream.asked.first)
            #expect(names.filter { asked.has($0.lowercased()) }.isEmpty)
        }
    }
}

@Suite(.needsRedisServer) struct `A path that names the model` {
    @Test(arguments: ["chat/completions", "completions", "embeddings"])
    func `The model in a path decides, as Azure reads it`(action: String) async throws {
        try await withBench(ClosedClass.plan) { bench async throws in
            let closed = try await ClosedClass.ask(
                #"{"model":"cheap"}"#, on: "/openai/deployments/pro-x/\(action)?api-version=2024-10-21",
                of: bench)
            #expect(closed.status == 403)
            #expect(bench.upstream.asked.isEmpty)
            let path = "/openai/deployments/cheap/\(action)?api-version=2024-10-21"
            #expect(try await ClosedClass.ask("{}", on: path, of: bench).status == 200)
            let other = try await ClosedClass.ask(#"{ "model" : "pro-x", "a":1}"#, on: path, of: bench)
            #expect(other.status == 200)
            #expect(bench.upstream.asked.map(\.body) == ["{}", #"{ "model" : "cheap", "a":1}"#])
            #expect(bench.upstream.asked.last?.line == "POST /base\(path) HTTP/1.1")
            _ = try await bench.settled()
            #expect(try await bench.settled("u", "standard") == 2)
        }
    }

    @Test(arguments: ["/openai/deployments/pro-x/chat/completions", "/v1beta/models/pro-x:generateContent"])
    func `The model in a path decides on a configured route, too`(path: String) async throws {
        try await withBench(Self.below(ClosedClass.plan)) { bench async throws in
            let answer = try await ClosedClass.ask(#"{"model":"cheap"}"#, on: "/team\(path)", of: bench)
            #expect(answer.status == 403)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: ["a,pro-x", "pro%2dx", "cheap;pro-x"], ["", "/team"])
    func `A path with an ambiguous name of a model is not served`(model: String, prefix: String)
        async throws
    {
        try await withBench(Self.below(ClosedClass.plan)) { bench async throws in
            let answer = try await ClosedClass.ask(
                "{}", on: "\(prefix)/openai/deployments/\(model)/chat/completions", of: bench)
            // Without a prefix in the configuration, the gateway does not know the path. The test's server
            // then answers 299.
            #expect(answer.status == (prefix.isEmpty ? 299 : 400))
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    private static func below(_ plan: Plan) -> Plan {
        var plan = plan
        plan.extra = plan.extra.replacing(
            Exchanges.routes, with: "routes: [{ path: /team/*, dialect: openai, upstream: main }]")
        return plan
    }
}
