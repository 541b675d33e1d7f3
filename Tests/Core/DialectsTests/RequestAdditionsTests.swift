import Bytes
import Dialects
import Foundation
import JSON
import Testing

private func added(_ additions: RequestAdditions, to body: String, _ dialect: Dialect) throws -> String {
    var parser = JSONParser()
    let bytes = Array(body.utf8)
    let root = try parser.parse(bytes.span)
    let edits = additions.makeEdits(of: root, bytes.span, dialect, caller: "who")
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var (whole, last) = ([UInt8](), 0)
    for edit in edits {
        #expect(edit.range.lowerBound >= last, "two changes overlap")
        whole += bytes[last..<edit.range.lowerBound] + edit.text
        last = edit.range.upperBound
    }
    return String(decoding: whole + bytes[last...], as: UTF8.self)
}

private func member(_ dialect: Dialect, _ path: String, _ json: String, isForced: Bool = true)
    -> RequestAdditions.Member
{
    RequestAdditions.Member(
        dialect, path.split(separator: ".").map(String.init), json: json, isForced: isForced)
}

@Suite struct `What the edge adds to a request` {
    @Test(arguments: [
        (
            Dialect.openAIChat, #"{ "model":"a","messages":[{"role":"user","content":"ü"}] }"#,
            #"{ "model":"a","messages":[{"role":"system","content":"Be \"kind\"."},{"role":"user","content":"ü"}] }"#
        ),
        (
            .openAIChat, #"{"model":"a","messages":[ ]}"#,
            #"{"model":"a","messages":[{"role":"system","content":"Be \"kind\"."} ]}"#
        ),
        (
            .openAIResponses, #"{"model":"a","input":"x"}"#,
            #"{"instructions":"Be \"kind\".","model":"a","input":"x"}"#
        ),
        (
            .openAIResponses, #"{"model":"a","instructions": "Own\n"}"#,
            #"{"model":"a","instructions": "Be \"kind\".\n\nOwn\n"}"#
        ),
        (
            .openAIResponses, #"{"model":"a","instructions":null}"#,
            #"{"model":"a","instructions":"Be \"kind\"."}"#
        ),
        (
            .anthropicMessages, #"{"model":"a","system":[{"type":"text","text":"b"}]}"#,
            #"{"model":"a","system":[{"type":"text","text":"Be \"kind\"."},{"type":"text","text":"b"}]}"#
        ),
        (.anthropicMessages, #"{"system":"b"}"#, #"{"system":"Be \"kind\".\n\nb"}"#),
        (
            .geminiStream, #"{"contents":[]}"#,
            #"{"systemInstruction":{"parts":[{"text":"Be \"kind\"."}]},"contents":[]}"#
        ),
        (
            .geminiGenerate, #"{"system_instruction":{"role":"x","parts":[{"text":"b"}]}}"#,
            #"{"system_instruction":{"role":"x","parts":[{"text":"Be \"kind\"."},{"text":"b"}]}}"#
        ),
        (
            .geminiGenerate, #"{"systemInstruction":{}}"#,
            #"{"systemInstruction":{"parts":[{"text":"Be \"kind\"."}]}}"#
        ),
        (.geminiGenerate, "{}", #"{"systemInstruction":{"parts":[{"text":"Be \"kind\"."}]}}"#),
        (.openAIEmbeddings, #"{"input":"x"}"#, #"{"input":"x"}"#),
    ])
    func `An added system prompt precedes the caller's own`(dialect: Dialect, body: String, expected: String)
        throws
    {
        #expect(try added(RequestAdditions(system: #"Be "kind"."#), to: body, dialect) == expected)
    }

    @Test(arguments: [
        (#"{"model":"a"}"#, #"{"temperature":0.5,"model":"a"}"#, #"{"temperature":0.5,"model":"a"}"#),
        (#"{"temperature" : 2 }"#, #"{"temperature" : 0.5 }"#, #"{"temperature" : 2 }"#),
        (#"{"temperature":null}"#, #"{"temperature":0.5}"#, #"{"temperature":0.5}"#),
        (
            #"{"temp\u0065rature":[{"}":1}]}"#, #"{"temp\u0065rature":0.5}"#,
            #"{"temp\u0065rature":[{"}":1}]}"#
        ),
    ])
    func `An addition replaces a value or fills a gap`(body: String, forced: String, filled: String) throws {
        for (isForced, expected) in [(true, forced), (false, filled)] {
            let value = member(.openAIChat, "temperature", "0.5", isForced: isForced)
            #expect(try added(RequestAdditions(members: [value]), to: body, .openAIChat) == expected)
            #expect(try added(RequestAdditions(members: [value]), to: body, .anthropicMessages) == body)
        }
    }

    @Test func `An added bound limits an answer by whichever name the request uses`() throws {
        let forced = RequestAdditions(members: [member(.openAIChat, "max_completion_tokens", "50")])
        #expect(
            try added(forced, to: #"{"max_tokens":9000,"max_completion_tokens":1}"#, .openAIChat)
                == #"{"max_tokens":50,"max_completion_tokens":50}"#)
        let usual = RequestAdditions(
            members: [member(.openAIChat, "max_completion_tokens", "50", isForced: false)])
        #expect(try added(usual, to: #"{"max_tokens":9}"#, .openAIChat) == #"{"max_tokens":9}"#)
        #expect(try added(usual, to: #"{"max_tokens":-1}"#, .openAIChat) == #"{"max_tokens":50}"#)
        #expect(
            usual.outputBound(of: .openAIChat)?.tokens == 50 && usual.outputBound(of: .openAIResponses) == nil
        )
        let gemini = RequestAdditions(members: [
            member(.geminiGenerate, "generationConfig.maxOutputTokens", "7")
        ])
        #expect(
            try added(gemini, to: #"{"generation_config":{"max_output_tokens":900,"topK":1}}"#, .geminiStream)
                == #"{"generation_config":{"max_output_tokens":7,"topK":1}}"#)
        #expect(gemini.outputBound(of: .geminiStream)?.isForced == true)
    }

    @Test func `Several members of one object are added at once`() throws {
        let additions = RequestAdditions(
            members: [
                member(.geminiGenerate, "generationConfig.temperature", "0.5"),
                member(.geminiGenerate, "generationConfig.topK", "3", isForced: false),
            ])
        #expect(
            try added(additions, to: #"{"contents":[]}"#, .geminiGenerate)
                == #"{"generationConfig":{"temperature":0.5,"topK":3},"contents":[]}"#)
        #expect(
            try added(additions, to: #"{"generationConfig":{"topK":9}}"#, .geminiGenerate)
                == #"{"generationConfig":{"temperature":0.5,"topK":9}}"#)
    }

    @Test(arguments: [
        (Dialect.openAIChat, #"{"user":"ann@example.com"}"#, #"{"user":"who"}"#),
        (.openAIResponses, #"{"a":1}"#, #"{"user":"who","a":1}"#),
        (.anthropicMessages, #"{"a":1}"#, #"{"metadata":{"user_id":"who"},"a":1}"#),
        (.anthropicMessages, #"{"metadata":{"user_id":"ann"}}"#, #"{"metadata":{"user_id":"who"}}"#),
        (.geminiGenerate, #"{"a":1}"#, #"{"a":1}"#),
    ])
    func `An added member names the caller`(dialect: Dialect, body: String, expected: String) throws {
        #expect(try added(RequestAdditions(namesCaller: true), to: body, dialect) == expected)
    }

    @Test func `What the edge adds to a request is the route's, and the plan's on top`() throws {
        let route = RequestAdditions(
            system: "Route.",
            members: [member(.openAIChat, "temperature", "1"), member(.openAIChat, "seed", "1")])
        let plan = RequestAdditions(
            system: "Plan.", chargesSystem: false, namesCaller: true,
            members: [member(.openAIChat, "temperature", "2")])
        let both = route.overlaid(by: plan)
        #expect(both.system == "Route.\n\nPlan." && both.namesCaller && !both.chargesSystem)
        #expect(both.members.map(\.json) == ["2", "1"])
        #expect(RequestAdditions().overlaid(by: plan) == plan)
    }

    /// If two additions concern the same member of a request, the edge must write this member only once.
    @Test func `What the edge adds to a request never changes one place twice`() throws {
        let additions = RequestAdditions(
            namesCaller: true,
            members: [
                member(.anthropicMessages, "metadata", #"{"x":1}"#),
                member(.anthropicMessages, "metadata.y", "2"),
                member(.anthropicMessages, "max_tokens", "5", isForced: false),
                member(.anthropicMessages, "max_tokens", "6"),
            ])
        #expect(
            try added(additions, to: #"{"metadata":null,"max_tokens":null}"#, .anthropicMessages)
                == #"{"metadata":{"user_id":"who"},"max_tokens":6}"#)
    }

    @Test func `A request stays JSON with what the edge adds, and is otherwise as it was`() throws {
        let additions = RequestAdditions(
            system: "Be kind.", namesCaller: true,
            members: [
                member(.openAIChat, "store", "false"), member(.openAIChat, "reasoning.effort", "\"low\""),
            ])
        for rest in ["", #""n":1"#, #""messages":[]"#, #""messages":[{"role":"user","content":"\\\"}]"}]"#] {
            for blank in ["", " ", "\n\t"] {
                for tail in ["", #""store":true"#, #""reasoning":{"effort":"high","x":[1]}"#] {
                    let members = [rest, tail].filter { !$0.isEmpty }
                    let body = "{\(blank)\(members.joined(separator: "\(blank),\(blank)"))\(blank)}"
                    let text = try added(additions, to: body, .openAIChat)
                    let object = try #require(
                        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
                    #expect(
                        object["store"] as? Bool == false && object["user"] as? String == "who", "\(text)")
                    #expect((object["reasoning"] as? [String: Any])?["effort"] as? String == "low", "\(text)")
                    if rest.contains("messages") {
                        let messages = object["messages"] as? [[String: Any]]
                        #expect(messages?.first?["content"] as? String == "Be kind.", "\(text)")
                    }
                }
            }
        }
    }

    @Test func `What the edge adds may not decide the model, the price or the conversation`() {
        for path in [
            ["model"], ["fallbacks"], ["previous_response_id"], ["stream"], ["stream_options"],
            ["service_tier"],
            ["speed"], ["background"], ["n"], ["messages"], ["system"], ["generationConfig"], ["Temperature"],
            ["invented"], ["generationConfig", "candidate_count"], ["stream_options", "include_usage"],
        ] { #expect(RequestMember.findObjection(toSetting: path) != nil, "\(path)") }
        for path in [
            ["temperature"], ["tools"], ["store"], ["max_tokens"], ["generationConfig", "temperature"],
            ["metadata", "team"], ["safety_identifier"],
        ] { #expect(RequestMember.findObjection(toSetting: path) == nil, "\(path)") }
    }

    @Test func `A prompt that is not charged is taken out of a bill, first from what came from the cache`() {
        var usage = TokenUsage(input: 100, output: 9, cached: 40, cacheWrite: 30)
        usage.takeAway(input: 60)
        #expect(usage == TokenUsage(input: 40, output: 9, cached: 0, cacheWrite: 10))
        usage.takeAway(input: 1000)
        #expect(usage == TokenUsage(input: 0, output: 9, cached: 0, cacheWrite: 0))
        var none = TokenUsage()
        none.takeAway(input: 5)
        #expect(none == TokenUsage())
    }
}
