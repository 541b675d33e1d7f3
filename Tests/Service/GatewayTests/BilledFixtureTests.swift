import Ledger
import TestSupport
import Testing

extension UsageFixture {
    /// A request in the dialect of the recorded answer.
    fileprivate var exchange: Exchanges {
        switch dialect {
        case "openai-chat": .chat
        case "openai-completions": .completions
        case "openai-embeddings": .embeddings
        case "openai-responses": .responses
        case "anthropic-messages": .anthropic
        default: .gemini
        }
    }

    /// The recorded answer up to byte `end`, in chunks of `size` bytes. If `end` is given, the final chunk is
    /// missing.
    fileprivate func answer(inChunksOf size: Int, upTo end: Int? = nil) -> ScriptedServer.Answer {
        let type = isOfEvents ? "text/event-stream" : "application/json"
        var text = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nTransfer-Encoding: chunked\r\n\r\n"
        for start in stride(from: 0, to: end ?? payload.count, by: size) {
            let piece = payload[start..<min(start + size, end ?? payload.count)]
            text += `A streamed answer`.chunk(String(decoding: piece, as: UTF8.self))
        }
        return end == nil ? .text(text + "0\r\n\r\n") : .ends(text)
    }
}

/// Sends every recorded answer of `Tests/Corpus/usage` through an edge, and checks what is charged.
@Suite(.needsRedisServer) struct `The bill of an answer` {
    /// A plan with the prices that `FixtureCostTests` uses.
    private static let plan = Plan(
        limits: "{ count: messages, per: day, amount: 100 }, { count: cost, per: day, amount: $1000 }",
        extra: """
            prices:
              - model: claude-big
                input: 2
                cached_input: 0.2
                cache_write: 2.5
                cache_write_1h: 4
                output: 20
              - model: "*"
                input: 1
                cached_input: 0.1
                cache_write: 1.25
                cache_write_1h: 2
                output: 10
                audio_input: 3
                audio_output: 20
                image_output: 40
                tiers: { priority: { input: 2, output: 20 }, flex: { input: 0.5, output: 5 } }
                tools: { web_search: 0.01, file_search: 0.0025, code_interpreter: 0.03 }
                fast: 6
                regional: 1.1
            """)

    @Test(arguments: [1 << 20, 7, 1])
    func `The bill of an answer is right to the micro-dollar, whole and in pieces`(size: Int) async throws {
        try await withBench(Self.plan) { bench async throws in
            for fixture in UsageFixture.all {
                let user = fixture.description
                bench.upstream.answers = [fixture.answer(inChunksOf: size)]
                #expect(try await bench.ask(fixture.exchange.request(user: user)).status == 200)
                let isUseful = fixture.fact("useful") != "no"
                #expect(try await bench.settled(user) == (isUseful ? 1 : 0), "\(fixture)")
                let isGuessed = fixture.isTrue("doubtful") || fixture.isTrue("partial")
                #expect(try await bench.guesses(user) == (isGuessed ? 1 : 0), "\(fixture)")
                if isGuessed { continue }
                #expect("\(try await bench.counted(user, "usd"))" == fixture.fact("cost"), "\(fixture)")
            }
        }
    }

    /// The upstream closes in the middle of the stream. Figures that did not arrive are guessed, and the
    /// books mark these guesses.
    @Test func `The bill of a stream is right or flagged wherever the stream is cut`() async throws {
        try await withBench(Self.plan) { bench async throws in
            for fixture in UsageFixture.all where fixture.isOfEvents {
                for end in fixture.eventEnds {
                    let user = "\(fixture)-\(end)"
                    bench.upstream.answers = [fixture.answer(inChunksOf: 7, upTo: end)]
                    _ = try? await bench.ask(fixture.exchange.request(user: user))
                    let (messages, cost) = (
                        try await bench.settled(user), try await bench.counted(user, "usd")
                    )
                    let isFlagged = try await bench.guesses(user) == 1
                    let isRight = "\(cost)" == fixture.fact("cost")
                    #expect(isRight || isFlagged || messages == 0, "\(fixture), cut at \(end): \(cost)")
                }
            }
        }
    }

    struct Tier: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The service tiers in the request and in the answer. An empty text stands for a missing member.
        let asked: String
        let told: String
        let cost: Int
    }

    /// Each request has 100 input tokens and 10 output tokens. In the standard tier, a million input tokens
    /// cost 1 dollar and a million output tokens 10 dollars.
    @Test(arguments: [
        Tier(testDescription: "none", asked: "", told: "", cost: 200),
        Tier(testDescription: "asked and told", asked: "priority", told: "priority", cost: 400),
        Tier(testDescription: "asked, and not told", asked: "priority", told: "", cost: 400),
        Tier(testDescription: "asked, and another one echoed", asked: "priority", told: "default", cost: 400),
        Tier(testDescription: "a cheaper one asked", asked: "flex", told: "default", cost: 200),
        Tier(testDescription: "a cheaper one asked and told", asked: "flex", told: "flex", cost: 100),
        Tier(testDescription: "told, and left open", asked: "auto", told: "priority", cost: 400),
        Tier(testDescription: "one without a price, told", asked: "auto", told: "scale", cost: 400),
    ])
    func `The bill is that of the dearer tier, the requested or the reported one`(tier: Tier) async throws {
        try await withBench(Self.plan) { bench async throws in
            let told = tier.told.isEmpty ? "" : #","service_tier":"\#(tier.told)""#
            bench.upstream.answers = [
                .json(
                    #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":100,"#
                        + #""completion_tokens":10}\#(told)}"#)
            ]
            let asked = tier.asked.isEmpty ? "" : #","service_tier":"\#(tier.asked)""#
            let body = #"{"model":"m","messages":[]\#(asked)}"#
            #expect(try await bench.ask(Exchanges.chat.request(body: body)).status == 200)
            #expect(try await bench.settled("u", "usd") == tier.cost)
        }
    }

    /// A long prompt changes the price of all tokens of the request, including cached input.
    @Test(arguments: [
        (
            Exchanges.chat,
            #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":@,"completion_tokens":10}}"#
        ),
        (
            .anthropic,
            #"{"content":[{"type":"text","text":"hi"}],"usage":{"input_tokens":0,"#
                + #""cache_read_input_tokens":@,"output_tokens":10}}"#
        ),
        (
            .gemini,
            #"{"candidates":[{"content":{"parts":[{"text":"hi"}]}}],"usageMetadata":{"promptTokenCount":@,"#
                + #""candidatesTokenCount":10}}"#
        ),
    ])
    func `A long context has its price above a threshold`(exchange: Exchanges, answer: String) async throws {
        let row = #"model: "*", input: 1, output: 10, long_context: { above: 200_000, input: 2, output: 15 }"#
        let plan = Plan(
            limits: "{ count: cost, per: day, amount: $1000 }", extra: "prices: [{ \(row) }]")
        try await withBench(plan) { bench async throws in
            for (user, input, cost) in [("short", 200_000, 200_100), ("long", 200_001, 400_152)] {
                bench.upstream.answers = [.json(answer.replacing("@", with: "\(input)"))]
                #expect(try await bench.ask(exchange.request(user: user)).status == 200)
                #expect(try await bench.settled(user, "usd") == cost)
            }
        }
    }

    @Test(arguments: [
        (Exchanges.chat, #""service_tier":"scale""#, "service_tier"),
        (.anthropic, #""speed":"fast""#, "speed"), (.gemini, #""serviceTier":"priority""#, "serviceTier"),
        (.anthropic, #""inference_geo":"us""#, "inference_geo"),
        (.responses, #""tools":[{"type":"web_search"}]"#, "tools"),
        (.responses, #""tools":[{"type":"function","name":"f"},{"type":"code_interpreter"}]"#, "tools"),
        (.anthropic, #""tools":[{"type":"web_search_20250305","name":"web_search"}]"#, "tools"),
        (.gemini, #""tools":[{"googleSearch":{}}]"#, "tools"),
        (.gemini, #""tools":[{"google_maps":{}}]"#, "tools"),
        (.chat, #""web_search_options":{}"#, "web_search_options"),
        (.chat, #""modalities":["text","audio"]"#, "modalities"),
        (
            .gemini, #""generationConfig":{"responseModalities":["IMAGE"]}"#,
            "generationConfig.responseModalities"
        ),
        (
            .anthropic,
            #""system":[{"type":"text","text":"a","cache_control":{"type":"ephemeral","ttl":"1h"}}]"#,
            "cache_control.ttl"
        ),
        (
            .anthropic,
            #""tools":[{"name":"f","input_schema":{},"cache_control":{"type":"ephemeral","ttl":"1h"}}]"#,
            "cache_control.ttl"
        ),
    ])
    func `A tier without a price is refused if the plan limits cost, and passes otherwise`(
        exchange: Exchanges, asked: String, member: String
    ) async throws {
        var plan = Plan(
            limits: "{ count: cost, per: day, amount: $1 }",
            extra: #"prices: [{ model: "*", input: 1, output: 10 }]"#)
        let body = "{\(asked)," + exchange.body.dropFirst()
        try await withBench(plan) { bench async throws in
            let answer = try await bench.ask(exchange.request(body: body))
            #expect(answer.status == 403 || answer.status == 400, "\(answer.status)")
            #expect(answer.body.contains("\(member) asks for something without a price"), "\(answer.body)")
            #expect(bench.upstream.asked.isEmpty)
        }
        // This plan has no limit on cost, so the request passes.
        plan.limits = "{ count: messages, per: day, amount: 10 }"
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(exchange.answer)]
            #expect(try await bench.ask(exchange.request(body: body)).status == 200)
        }
    }
}
