import Dialects
import JSON
import TestSupport
import Testing

private func facts(_ body: String) throws(RequestFault) -> RequestFacts {
    var parser = JSONParser()
    let facts = RequestFacts()
    try facts.read(Array(body.utf8).span, with: &parser)
    return facts
}

private func fault(_ body: String) -> RequestFault? {
    do throws(RequestFault) {
        _ = try facts(body)
        return nil
    } catch {
        return error
    }
}

@Suite struct RequestFactsTests {
    @Test func `A chat request is read`() throws {
        let facts = try facts(
            """
            {"model": "gpt-4o", "messages": [{"role": "user", "content": "model \\"stream\\": true"}], "str\
            eam": true,
             "stream_options": {"include_usage": true, "x": 1}, "max_tokens": 10, "max_completion_tokens"\
             : 500, "n": 3,
             "tools": [{"model": "other", "max_tokens": 99999}]}
            """)
        #expect(String(decoding: facts.model, as: UTF8.self) == "gpt-4o")
        #expect(facts.wantsStream && facts.includesUsage == true)
        #expect(facts.maxOutputTokens == 500)
        #expect(facts.answers == 3)
        #expect(facts.otherModels == nil && !facts.runsInBackground)
    }

    @Test func `An empty object asks for nothing`() throws {
        let facts = try facts("{}")
        #expect(
            facts.model.isEmpty && !facts.wantsStream && facts.maxOutputTokens == nil && facts.answers == 1)
        #expect(facts.includesUsage == nil)
    }

    @Test(arguments: [
        ("\"max_tokens\":7", 7), ("\"max_completion_tokens\":7", 7), ("\"max_output_tokens\":7", 7),
        ("\"generationConfig\":{\"maxOutputTokens\":7}", 7),
        ("\"generation_config\":{\"max_output_tokens\":7}", 7),
        ("\"generationConfig\":{\"max_output_tokens\":7}", 7), ("\"max_tokens\":0", 0),
        ("\"max_tokens\":1,\"max_output_tokens\":9,\"generationConfig\":{\"maxOutputTokens\":5}", 9),
        ("\"max_tokens\":1,\"generationConfig\":{\"maxOutputTokens\":9}", 9),
        ("\"max_tokens\":null,\"max_completion_tokens\":4", 4), ("\"max\\u005ftokens\":7", 7),
    ])
    func `The largest bound on output counts, in every dialect`(members: String, bound: Int) throws {
        #expect(try facts("{\(members)}").maxOutputTokens == bound)
    }

    @Test(arguments: [
        ("\"n\":4", 4), ("\"best_of\":5,\"n\":2", 5), ("\"generationConfig\":{\"candidateCount\":6}", 6),
        ("\"prompt\":\"a\"", 1), ("\"prompt\":[\"a\",\"b\"]", 2), ("\"prompt\":[1,2,3]", 1),
        ("\"prompt\":[[1,2],[3]],\"n\":2", 4),
        ("\"prompt\":[]", 1), ("\"n\":0", 1), ("\"prompt\":{\"id\":\"pmpt_1\",\"variables\":{}}", 1),
    ])
    func `Every way to ask for several answers multiplies`(members: String, answers: Int) throws {
        #expect(try facts("{\(members)}").answers == answers)
    }

    @Test func `Alternative models and background runs are recognised`() throws {
        #expect(try facts("{\"models\":[\"a\"]}").otherModels == .named("models"))
        #expect(try facts("{\"background\":true}").runsInBackground)
    }

    @Test(arguments: [
        ("{\"model\":\"a\",\"model\":\"b\"}", RequestFault.repeated(.named("model"))),
        ("{\"model\":\"a\",\"mod\\u0065l\":\"a\"}", .repeated(.named("model"))),
        ("{\"model\":null,\"model\":\"b\"}", .repeated(.named("model"))),
        ("{\"stream\":true,\"stream\":false}", .repeated(.named("stream"))),
        ("{\"max_tokens\":1,\"max_tokens\":1}", .repeated(.named("max_tokens"))),
        (
            "{\"generationConfig\":{\"maxOutputTokens\":1,\"maxOutputTokens\":2}}",
            .repeated(.named("generationConfig.maxOutputTokens"))
        ),
        (
            "{\"stream_options\":{\"include_usage\":true,\"include_usage\":false}}",
            .repeated(.named("stream_options.include_usage"))
        ),
        ("{\"model\":5}", .wrongType(.named("model"))), ("{\"model\":[\"a\"]}", .wrongType(.named("model"))),
        ("{\"stream\":\"true\"}", .wrongType(.named("stream"))),
        ("{\"stream\":1}", .wrongType(.named("stream"))),
        ("{\"max_tokens\":\"5\"}", .wrongType(.named("max_tokens"))),
        ("{\"max_tokens\":5.0}", .wrongType(.named("max_tokens"))),
        ("{\"max_tokens\":1e3}", .wrongType(.named("max_tokens"))),
        ("{\"max_tokens\":-2}", .outOfRange(.named("max_tokens"))),
        ("{\"max_tokens\":2147483648}", .outOfRange(.named("max_tokens"))),
        ("{\"max_tokens\":18446744073709551615}", .wrongType(.named("max_tokens"))),
        ("{\"n\":true}", .wrongType(.named("n"))),
        ("{\"stream_options\":true}", .wrongType(.named("stream_options"))),
        ("{\"generationConfig\":[]}", .wrongType(.named("generationConfig"))),
        ("{\"prompt\":5}", .wrongType(.named("prompt"))),
        ("[]", .notAnObject), ("\"a\"", .notAnObject), ("5", .notAnObject),
        ("", .json(JSONFault(kind: .empty, offset: nil))),
    ])
    func `A body with one mistake is refused and says which`(body: String, expected: RequestFault) {
        #expect(fault(body) == expected)
    }

    @Test func `Broken JSON after the members that matter is refused, too`() {
        guard case .json(let json) = fault("{\"model\":\"a\",\"x\":[1,}") else {
            Issue.record("broken JSON was accepted")
            return
        }
        #expect(json.kind == .malformed)
    }

    @Test func `A model's name of 256 bytes is accepted and a longer one is not`() throws {
        let name = String(repeating: "m", count: 256)
        #expect(try facts("{\"model\":\"\(name)\"}").model.count == 256)
        #expect(fault("{\"model\":\"\(name)m\"}") == .modelTooLong)
    }

    @Test func `Facts that are reused keep nothing of the previous request`() throws {
        var parser = JSONParser()
        let facts = RequestFacts()
        let full = bytes(
            """
            {"model":"a","models":[],"stream":true,"stream_options":{"include_usage":false},"max_tokens":1,\
            "n":2,"background":true}
            """)
        try facts.read(full.span, with: &parser)
        #expect(facts.includesUsage == false)
        try facts.read(bytes("{}").span, with: &parser)
        #expect(
            facts.model.isEmpty && !facts.wantsStream && facts.includesUsage == nil
                && facts.maxOutputTokens == nil)
        #expect(facts.answers == 1 && facts.otherModels == nil && !facts.runsInBackground)
    }

    @Test(arguments: [
        ("/v1/chat/completions", Dialect?.some(.openAIChat)), ("/v1/responses", .openAIResponses),
        ("/v1/completions", .openAICompletions), ("/v1/embeddings", .openAIEmbeddings),
        ("/v1/messages", .anthropicMessages),
        ("/v1beta/models/gemini-2.5-pro:generateContent", .geminiGenerate),
        ("/v1beta/models/gemini-2.5-pro:streamGenerateContent", .geminiStream),
        ("/v1/models/g:generateContent", .geminiGenerate),
        ("/v1/chat/completions/", nil), ("/v1beta/models/:generateContent", nil),
        ("/v1beta/models/a/b:generateContent", nil),
        ("/v1beta/models/a%3a:generateContent", nil), ("/v1beta/models/a:countTokens", nil),
        ("/v1beta/models/a", nil), ("/", nil),
    ])
    func `The path determines the dialect`(path: String, expected: Dialect?) {
        func dialect(_ path: String) -> Dialect? { Dialect(path: Array(path.utf8).span) }
        #expect(dialect(path) == expected)
    }

    @Test func `Gemini's model is read from the path`() {
        let path = bytes("/v1beta/models/gemini-2.5-pro:streamGenerateContent")
        let gemini = GeminiPath(path.span)
        #expect(slice(path, gemini?.model) == "gemini-2.5-pro")
        #expect(gemini?.action == .streamGenerateContent)
    }
}
