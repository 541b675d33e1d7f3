import Bytes
import Dates
import Foundation
import Ledger
import Limits
import Reactor
import TestSupport
import Testing

/// Sends requests and answers with absurd figures through the edge. An overflow would end the test run, so
/// the seed is printed before the first message.
@Suite(.needsRedisServer) struct `Absurd figures` {
    /// The seeds of the random figures: two fixed ones and a random one, or the one in `USHER_FUZZ_SEED`.
    private static let seeds: [UInt64] =
        ProcessInfo.processInfo.environment["USHER_FUZZ_SEED"].flatMap(UInt64.init).map { [$0] }
        ?? [1, 2, .random(in: .min ... .max)]

    private static let plan = Plan(
        limits: [
            "input_tokens", "output_tokens", "cached_tokens", "reasoning_tokens", "total_tokens", "cost",
        ]
        .map { "{ count: \($0), per: day, amount: \($0 == "cost" ? "$1" : "1000"), enforcement: soft }" }
        .joined(separator: ", "),
        more:
            "bursts: [{ count: tokens, per_minute: 1000000000, capacity: 1000000000, enforcement: shadow }]",
        extra: """
            prices: [{ model: "*", input: 10000, cached_input: 10000, cache_write: 10000, output: 10000 }]
            models: [{ model: "big-*", max_output_tokens: 1048576 }]
            """)

    private static let numbers = [
        "0", "1", "-1", "2147483647", "2147483648", "-2147483648", "9007199254740991", "9007199254740992",
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551616", "1e308",
        "-1e308", "1.5", "1e3", "null", "true", "\"7\"", "[]", "{}",
    ]

    /// The figures that the readers of providers' answers accept.
    private static let taken = ["0", "1", "2147483647", "null"]

    /// A JSON object with some of these members. A member rarely occurs twice.
    ///
    /// - Parameter percent: the share of members with an absurd figure, in percent.
    private static func object(_ names: [String], _ percent: Int, _ random: inout SplitMix64) -> String {
        var members: [String] = []
        for name in names where Int.random(in: 0..<3, using: &random) > 0 {
            for _ in 0..<(Int.random(in: 0..<40, using: &random) == 0 ? 2 : 1) {
                let isAbsurd = Int.random(in: 0..<100, using: &random) < percent
                let figure = (isAbsurd ? numbers : taken).randomElement(using: &random) ?? "0"
                members.append("\"\(name)\":\(figure)")
            }
        }
        return "{\(members.joined(separator: ","))}"
    }

    private static func body(_ exchange: Exchanges, _ random: inout SplitMix64) -> String {
        var body = object(
            ["n", "best_of", "max_tokens", "max_completion_tokens", "max_output_tokens"], 10, &random)
        let generation = object(["candidateCount", "maxOutputTokens", "candidate_count"], 10, &random)
        let count = [1, 2, 1000].randomElement(using: &random) ?? 1
        let prompts = repeatElement("\"\"", count: count).joined(separator: ",")
        let more = [
            #""model":"\#(["m", "big-1"].randomElement(using: &random) ?? "m")""#,
            #""generationConfig":\#(generation)"#, #""prompt":[\#(prompts)]"#,
        ]
        body.insert(
            contentsOf: more.joined(separator: ",") + (body == "{}" ? "" : ","),
            at: body.index(after: body.startIndex))
        return body
    }

    private static func answer(_ exchange: Exchanges, _ random: inout SplitMix64) -> String {
        var usage = object(
            [
                "prompt_tokens", "completion_tokens", "total_tokens", "input_tokens", "output_tokens",
                "cache_creation_input_tokens", "cache_read_input_tokens", "promptTokenCount",
                "candidatesTokenCount", "thoughtsTokenCount", "cachedContentTokenCount",
                "toolUsePromptTokenCount", "totalTokenCount",
            ], 60, &random)
        let details = object(["cached_tokens"], 60, &random)
        usage.removeLast()
        usage += (usage == "{" ? "" : ",") + "\"prompt_tokens_details\":\(details)}"
        let name = exchange.testDescription == Exchanges.gemini.testDescription ? "usageMetadata" : "usage"
        // The exchange's usual answer, with these usage figures in the place of its own.
        guard let place = exchange.answer.range(of: "\"\(name)\":") else { return exchange.answer }
        return exchange.answer[..<place.lowerBound] + "\"\(name)\":\(usage)}"
    }

    @Test(arguments: seeds)
    func `Absurd figures are refused or saturate, and never end the process`(seed: UInt64)
        async throws
    {
        print("absurd figures: USHER_FUZZ_SEED=\(seed)")
        try await withBench(Self.plan) { bench async throws in
            var random = SplitMix64(seed: seed)
            var statuses: [Int: Int] = [:]
            for round in 0..<150 {
                let exchange = Exchanges.providers[round % Exchanges.providers.count]
                let body = Self.body(exchange, &random)
                let reply = Self.answer(exchange, &random)
                bench.upstream.answers = [.json(reply)]
                let status = try await bench.ask(exchange.request(body: body)).status
                #expect([200, 400].contains(status), "seed \(seed), round \(round): \(body) \(reply)")
                statuses[status, default: 0] += 1
            }
            #expect(statuses[200, default: 0] > 10 && statuses[400, default: 0] > 10, "\(statuses)")
            for meter in ["in", "out", "cch", "rsn", "tok", "usd"] {
                #expect(try await bench.settled("u", meter) >= 0, "seed \(seed), \(meter)")
            }
        }
    }

    /// If an absurd figure were charged, it would block the user for the rest of the period.
    @Test func `Absurd figures of every kind at once are replaced by a guess, and flagged`() async throws {
        var plan = Self.plan
        plan.limits = "{ count: total_tokens, per: day, amount: 100_000_000, enforcement: soft }"
        try await withBench(plan) { bench async throws in
            let most = 9_007_199_254_740_991
            bench.upstream.answers = [
                .json(
                    #"{"type":"message","content":[{"type":"text","text":"a"}],"usage":{"input_tokens":\#(most),"#
                        + #""cache_read_input_tokens":\#(most),"cache_creation_input_tokens":\#(most),"#
                        + #""output_tokens":\#(most)}}"#)
            ]
            #expect(try await bench.ask(Exchanges.anthropic.request()).status == 200)
            let guess = Estimated.prompt(Exchanges.anthropic.body) + 1
            #expect(try await bench.settled("u", "tok") == guess)
            #expect(try await bench.guesses() == 1)
        }
    }

    @Test func `Figures that occur twice in an answer are replaced by a flagged guess`() async throws {
        let plan = Plan(limits: "{ count: total_tokens, per: day, amount: 1000000 }")
        try await withBench(plan) { bench async throws in
            let twice = Exchanges.chat.answer.replacing(
                #""prompt_tokens":5"#, with: #""prompt_tokens":5,"prompt_tokens":90000"#)
            for answer in [twice, Exchanges.chat.answer] {
                bench.upstream.answers = [.json(answer)]
                #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            }
            // The usage of the first answer is guessed from its text, which is one word. The second answer
            // reports 7 tokens.
            let guess = Estimated.prompt(Exchanges.chat.body) + 1
            #expect(try await bench.settled("u", "tok") == guess + 7)
            let today = LocalTime(NoonZone.name).date(at: Int(Clocks.wallMilliseconds() / 1000))
            let lines = try await bench.ledger.readBooks(
                of: UserKey(user: "u"), in: BookMonth(year: today.year, month: today.month))
            #expect(lines.map(\.messages) == [2] && lines.map(\.estimated) == [1])
        }
    }

    /// The request has 4,194,305 prompts and asks for 2³¹ − 1 answers to each, with 1,024 tokens for each
    /// answer. The product exceeds 2⁶³.
    @Test func `Absurd figures of millions of prompts reserve at most what one message may`() async throws {
        var plan = Self.plan
        plan.maxBody = "16MiB"
        plan.limits = "{ count: output_tokens, per: day, amount: 100_000_000 }"
        plan.more = ""
        try await withBench(plan) { bench async throws in
            let prompts = String(repeating: "\"\",", count: 4_194_304) + "\"\""
            let body = "{\"model\":\"m\",\"n\":2147483647,\"prompt\":[\(prompts)]}"
            bench.upstream.answers = [.hangs("")]
            let client = try await bench.connect()
            try await client.send(Exchanges.completions.request(body: body))
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            #expect(try await bench.counted("u", "out") == 1 << 20)
        }
    }
}
