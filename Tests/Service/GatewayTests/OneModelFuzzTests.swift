import Bytes
import TestSupport
import Testing

/// A request for a cheap model. It also names a forbidden model, in a way that some servers accept.
private struct TemptedRequest {
    private var path: String
    private var query = ""
    private var lines: [String] = []
    private var body: [UInt8]

    private static let paths = [
        "/v1/chat/completions", "/v1/responses", "/v1/messages", "/v1/completions", "/api/chat",
        "/openai/deployments/cheap/chat/completions", "/engines/cheap/chat/completions",
        "/openai/v1/chat/completions", "/v1beta/models/cheap:generateContent",
    ]
    private static let names = [
        "model", "Model", "MODEL", #"mod\u0065l"#, "models", "Models", "fallbacks", #"fallback\u017f"#,
        #"fallbac\u212as"#, "FALLBACKS", "context_window_fallbacks", "engine", "deployment_id", "route",
        #"model\u0000"#, "metadata", "user", "extra_body", "tools",
    ]
    private static let values = [
        #""pro-x""#, #""PRO-X""#, #""cheap,pro-x""#, #"["pro-x"]"#, #"[{"cheap":["pro-x"]}]"#,
        #""openai/pro-x""#,
        #"{"model":"pro-x"}"#, #"[{"type":"advisor_1","model":"pro-x"}]"#, "null", #""cheap""#, #"" pro-x""#,
    ]
    private static let queries = [
        "?model=pro-x", "?MODEL=pro-x", "?a=1&mod%65l=pro-x", "?models[]=pro-x", "?alt=sse", "?a;model=pro-x",
        "?%20model=pro-x", "?api-version=1",
    ]
    private static let fields = [
        "x-portkey-config: pro-x", "Helicone-Fallbacks: pro-x", "X_LiteLLM_Model: pro-x", "x-model: pro-x",
        "X-Stainless-Lang: pro-x", "Content-Encoding: identity",
    ]

    init(with random: inout SplitMix64) {
        path = Self.paths.randomElement(using: &random) ?? ""
        var members = [#""model":"cheap""#, #""max_tokens":5"#, #""messages":[]"#]
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let name = Self.names.randomElement(using: &random) ?? ""
            let value = Self.values.randomElement(using: &random) ?? ""
            members.insert("\"\(name)\":\(value)", at: Int.random(in: 0...members.count, using: &random))
        }
        if Int.random(in: 0..<4, using: &random) == 0 { members.removeAll { $0 == #""model":"cheap""# } }
        body = Array("{\(members.joined(separator: ","))}".utf8)
        if Int.random(in: 0..<4, using: &random) == 0 {
            query = Self.queries.randomElement(using: &random) ?? ""
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            lines.append(Self.fields.randomElement(using: &random) ?? "")
        }
        if Int.random(in: 0..<6, using: &random) == 0 { path = path.replacing("cheap", with: "pro-x") }
        if Int.random(in: 0..<8, using: &random) == 0 { body = mutated(body, with: &random) }
    }

    var bytes: [UInt8] {
        var text = "POST \(path)\(query) HTTP/1.1\r\nHost: edge\r\nx-user-id: u\r\n"
        for line in lines { text += line + "\r\n" }
        return Array("\(text)Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}

@Suite(.needsRedisServer) struct OneModelFuzzTests {
    @Test func `No change of a request is answered by a model of another class than was counted`()
        async throws
    {
        try await withBench(ClosedClass.plan, within: Fuzzing.seconds + 60) { bench async throws in
            for seed in Fuzzing.seeds(rounds: 800) {
                var random = SplitMix64(seed: seed)
                let request = TemptedRequest(with: &random)
                let before = bench.upstream.asked.count
                let client = try await bench.connect()
                try await client.send(request.bytes)
                _ = try? await client.readMessage()
                client.close()
                guard bench.upstream.asked.count > before, let asked = bench.upstream.asked.last else {
                    continue
                }
                let models = LooseReading(asked).models
                #expect(
                    models.filter { $0.contains("pro-x") }.isEmpty,
                    "seed \(seed): \(String(decoding: request.bytes, as: UTF8.self))")
            }
            #expect(bench.upstream.asked.count > 50)
        }
    }
}
