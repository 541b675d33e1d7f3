import Demo
import Dialects
import HTTP
import Reactor
import TestSupport
import Testing

@Suite("The stand-in")
struct StandInTests {
    static let texts: [Asked] = [
        Asked("/v1/chat/completions", #"{"model":"m","max_tokens":5,"messages":[]}"#, .openAIChat),
        Asked(
            "/v1/chat/completions",
            #"{"max_completion_tokens":5,"stream":true,"stream_options":{"include_usage":true}}"#,
            .openAIChat,
            .events),
        Asked("/v1/completions", #"{"max_tokens":5,"prompt":"secret-canary"}"#, .openAICompletions),
        Asked(
            "/v1/completions", #"{"max_tokens":5,"stream":true,"stream_options":{"include_usage":true}}"#,
            .openAICompletions, .events),
        Asked("/v1/responses", #"{"max_output_tokens":5,"input":"secret-canary"}"#, .openAIResponses),
        Asked("/v1/responses", #"{"max_output_tokens":5,"stream":true}"#, .openAIResponses, .events),
        Asked("/v1/messages", #"{"max_tokens":5,"model":"secret-canary"}"#, .anthropicMessages),
        Asked("/v1/messages", #"{"max_tokens":5,"stream":true}"#, .anthropicMessages, .events),
        Asked(
            "/v1beta/models/secret-canary:generateContent", #"{"generationConfig":{"maxOutputTokens":5}}"#,
            .geminiGenerate),
        Asked(
            "/v1beta/models/m:streamGenerateContent?alt=sse", #"{"generationConfig":{"maxOutputTokens":5}}"#,
            .geminiStream, .events),
        Asked(
            "/v1beta/models/m:streamGenerateContent", #"{"generationConfig":{"maxOutputTokens":5}}"#,
            .geminiStream),
    ]

    @Test("an answer is useful, reports its usage, and repeats nothing of the request", arguments: texts)
    func usage(_ asked: Asked) async throws {
        let answer = try await withStandIn { client, _, _ in
            try await client.ask("POST", asked.target, body: asked.body)
        }
        #expect(answer.status == 200)
        let isStream = asked.form == .events
        #expect(answer.fields["content-type"]?.hasPrefix("text/event-stream") == isStream)
        let found = Found(in: answer.body, asked.dialect, asked.form)
        #expect(found.isUseful && !found.isError)
        #expect(found.usage?.output == 5)
        #expect(found.usage?.input == asked.body.utf8.count / 4)
        #expect(!answer.text.contains("secret-canary"))
    }

    @Test(
        "an answer that nothing bounds ends by itself",
        arguments: [
            ("/v1/chat/completions", "choices.0.finish_reason", "stop"),
            ("/v1/completions", "choices.0.finish_reason", "stop"),
            ("/v1/responses", "status", "completed"),
            ("/v1/messages", "stop_reason", "end_turn"),
            ("/v1beta/models/m:generateContent", "candidates.0.finishReason", "STOP"),
        ])
    func end(_ target: String, _ member: String, _ reason: String) async throws {
        let (whole, cut) = try await withStandIn { client, _, _ in
            let bound = #"{"max_tokens":2,"generationConfig":{"maxOutputTokens":2}}"#
            return (
                try await client.ask("POST", target, body: "{}"),
                try await client.ask("POST", target, body: bound)
            )
        }
        #expect(whole.member(member) as? String == reason)
        #expect((cut.member(member) as? String).map { $0 != reason } == true)
    }

    @Test(
        "embeddings come for each input",
        arguments: [
            (#"{"input":"one"}"#, 1), (#"{"input":["one","two","three"]}"#, 3), (#"{"input":[1,2,3]}"#, 1),
            (#"{"input":[[1,2],[3]]}"#, 2),
        ])
    func embeddings(_ body: String, _ count: Int) async throws {
        let answer = try await withStandIn { client, _, _ in
            try await client.ask("POST", "/v1/embeddings", body: body)
        }
        #expect((answer.member("data") as? [Any])?.count == count)
        #expect(answer.member("data.\(count - 1).index") as? Int == count - 1)
        let vector = try #require(answer.member("data.0.embedding") as? [Double])
        #expect(vector.map { $0 * $0 }.reduce(0, +) == 1)
        let found = Found(in: answer.body, .openAIEmbeddings, .document)
        #expect(found.isUseful && found.usage?.input == body.utf8.count / 4)
    }

    @Test("there is one model, in both clients' formats")
    func models() async throws {
        let answer = try await withStandIn { client, _, _ in try await client.ask("GET", "/v1/models") }
        #expect(answer.member("object") as? String == "list")
        #expect(answer.member("data.0.id") as? String == "usher-demo")
        #expect(answer.member("data.0.object") as? String == "model")
        #expect(answer.member("data.0.type") as? String == "model")
        #expect(answer.member("has_more") as? Bool == false)
    }

    @Test(
        "what it does not know it says",
        arguments: [
            ("POST", "/v1/elsewhere", "{}", 404), ("GET", "/v1/chat/completions", nil, 405),
            ("POST", "/v1/models", "{}", 405), ("POST", "/v1/chat/completions", "{", 400),
            ("POST", "/v1/messages", "[]", 400),
        ] as [(String, String, String?, Int)])
    func refusals(_ method: String, _ target: String, _ body: String?, _ status: Int) async throws {
        let answer = try await withStandIn { client, _, _ in
            try await client.ask(method, target, body: body)
        }
        #expect(answer.status == status)
        #expect(answer.member("error.type") as? String == "invalid_request_error")
    }
}
