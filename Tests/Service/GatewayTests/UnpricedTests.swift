import Ledger
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `What has no price` {
    private static let rows = """
        prices:
          - { model: "gpt-*", input: 1, output: 10, tools: { web_search: 0.02 } }
          - model: dear
            input: 3
            output: 30
            cache_write_1h: 6
            tiers: { priority: { input: 6, output: 60 } }

        """
    private static let answer =
        #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":100,"completion_tokens":10}}"#

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let exchange: Exchanges
        let body: String
        let answer: String
        let cost: Int
    }

    private static let cases = [
        Case(
            testDescription: "a model", exchange: .chat, body: #"{"model":"other","messages":[]}"#,
            answer: answer, cost: 600),
        Case(
            testDescription: "a tier of a row without tiers", exchange: .chat,
            body: #"{"model":"gpt-5","messages":[],"service_tier":"priority"}"#, answer: answer, cost: 1200),
        Case(
            testDescription: "a tool", exchange: .anthropic,
            body: #"{"model":"dear","messages":[],"tools":[{"type":"web_search_20250305","name":"w"}]}"#,
            answer:
                #"{"content":[{"type":"text","text":"hi"}],"usage":{"input_tokens":100,"output_tokens":10,"#
                + #""server_tool_use":{"web_search_requests":2}}}"#, cost: 600 + 40_000),
        Case(
            testDescription: "an hour in a cache", exchange: .anthropic,
            body: #"{"model":"gpt-5","messages":[],"cache_control":{"type":"ephemeral","ttl":"1h"}}"#,
            answer: #"{"content":[{"type":"text","text":"hi"}],"usage":{"input_tokens":0,"output_tokens":10,"#
                + #""cache_creation_input_tokens":100,"cache_creation":{"ephemeral_1h_input_tokens":100}}}"#,
            cost: 700),
    ]

    /// A model without a price is charged at the dearest known price in two cases: the configuration says so,
    /// or the plan has no limit on cost that could refuse the request.
    @Test(arguments: cases, [true, false])
    func `A model without a price costs the dearest known price`(`case`: Case, isLimited: Bool) async throws {
        let limit =
            isLimited ? "{ count: cost, per: day, amount: $1 }" : "{ count: messages, per: day, amount: 9 }"
        let extra = Self.rows + (isLimited ? "unknown_prices: dearest" : "unknown_prices: refuse")
        let plan = Plan(limits: limit, extra: extra)
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(`case`.answer)]
            let answer = try await bench.ask(`case`.exchange.request(body: `case`.body))
            #expect(answer.status == 200, "\(answer.body)")
            #expect(try await bench.charged() == `case`.cost)
        }
    }

    @Test func `The tier in an answer sets the price if its upstream is believed`() async throws {
        let upstream = { (setting: String) in
            Plan(
                limits: "{ count: cost, per: day, amount: $1 }",
                extra:
                    #"prices: [{ model: "*", input: 1, output: 10, tiers: { priority: { input: 2, output: 20 } } }]"#,
                upstream: setting)
        }
        let told = Self.answer.dropLast() + #","service_tier":"default"}"#
        let body = #"{"model":"m","messages":[],"service_tier":"priority"}"#
        for (setting, cost) in [("charged_tier: answer", 200), ("charged_tier: dearer", 400)] {
            try await withBench(upstream(setting)) { bench async throws in
                bench.upstream.answers = [.json(String(told))]
                #expect(try await bench.ask(Exchanges.chat.request(body: body)).status == 200)
                #expect(try await bench.charged() == cost)
            }
        }
    }

    private static func piece(_ path: String, _ members: String) -> Exchanges {
        Exchanges(
            testDescription: path, path: path, body: #"{"model":"gpt-x",\#(members)}"#, answer: "",
            message: "error.message", code: "error.code", details: "error.")
    }

    /// These models have only token prices, while other models have a price per image or character. The
    /// dearest of those prices is charged.
    @Test(arguments: [
        (piece("/v1/images/generations", #""prompt":"a cat","n":3"#), "prompt", 3 * 50_000),
        (piece("/v1/audio/speech", #""input":"Hello!","voice":"alloy""#), "input", 6 * 15),
    ])
    func `A model without a price per image or character is charged at the dearest such price`(
        exchange: Exchanges, member: String, cost: Int
    ) async throws {
        let rows =
            Self.rows + "  - { model: draw, input: 0, output: 0, per_image: 0.05 }\n"
            + "  - { model: say, input: 0, output: 0, per_million_characters: 15 }\n"
            + "  - { model: \"*\", input: 1, output: 10 }\n"
        var plan = Plan(limits: "{ count: cost, per: day, amount: $1 }", extra: rows)
        try await withBench(plan) { bench async throws in
            let answer = try await bench.ask(exchange.request())
            #expect(answer.body.contains("\(member) asks for something without a price"), "\(answer.body)")
            #expect(bench.upstream.asked.isEmpty)
        }
        plan.extra = rows + "unknown_prices: dearest"
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(#"{"created":1,"data":[{"b64_json":"aGk="}]}"#)]
            #expect(try await bench.ask(exchange.request()).status == 200)
            #expect(try await bench.charged() == cost)
        }
    }
}
