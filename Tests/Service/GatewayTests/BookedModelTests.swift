import Ledger
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The books` {
    private static let prices = """
        prices:
          - { model: "claude-advisor", input: 3, output: 30 }
          - { model: "*", input: 1, output: 10 }

        """
    private static let plan = Plan(
        limits: "{ count: messages, per: day, amount: 9 }, { count: cost, per: day, amount: $1 }",
        extra: prices,
        upstream: "first_byte_timeout: 200ms")

    private static func lines(_ bench: GatewayBench) async throws -> [String] {
        _ = try await bench.settled()
        return try await bench.books().map {
            "\($0.model) \($0.messages) \($0.inputTokens) \($0.outputTokens) \($0.cost) \($0.estimated)"
        }
    }

    @Test func `The books have an advisor's use under the advisor's own model`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [
                .json(
                    #"{"content":[{"type":"text","text":"hi"}],"usage":{"input_tokens":100,"output_tokens":20,"#
                        + #""iterations":[{"type":"message","input_tokens":100,"output_tokens":20},"#
                        + #"{"type":"advisor_message","model":"claude-advisor","input_tokens":40,"output_tokens":5}]}}"#
                )
            ]
            #expect(try await bench.ask(Exchanges.anthropic.request()).status == 200)
            #expect(
                try await Self.lines(bench) == ["claude-advisor 0 40 5 270 0", "claude-x 1 100 20 300 0"])
            #expect(try await bench.counted("u", "usd") == 570)
        }
    }

    @Test func `The books have a fallback's use under the model that answered`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [
                .json(
                    #"{"content":[{"type":"text","text":"hi"}],"usage":{"input_tokens":40,"output_tokens":5,"#
                        + #""iterations":[{"type":"message","model":"claude-x","input_tokens":7,"output_tokens":2},"#
                        + #"{"type":"fallback_message","model":"claude-advisor","input_tokens":40,"output_tokens":5}]}}"#
                )
            ]
            #expect(try await bench.ask(Exchanges.anthropic.request()).status == 200)
            #expect(
                try await Self.lines(bench) == ["claude-advisor 0 40 5 270 0", "claude-x 1 7 2 27 0"])
        }
    }

    /// The upstream times out, breaks off or sends nothing useful. The provider can bill the request
    /// nevertheless.
    @Test(arguments: ["times out", "breaks off", "says nothing useful"])
    func `The books keep apart what was never answered, and no user is charged`(end: String) async throws {
        try await withBench(Self.plan) { bench async throws in
            let head =
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
            bench.upstream.answers =
                switch end {
                case "times out": [.hangs("")]
                case "breaks off": [.ends("")]
                default: [.ends(head + `A streamed answer`.chunk("data: {\"choices\":[]}\n\n"))]
                }
            _ = try? await bench.ask(
                Exchanges.chat.request(
                    body: #"{"model":"gpt-x","max_tokens":50,"messages":[{"role":"user","content":"hi"}]}"#))
            let lines = try await Self.lines(bench)
            #expect(lines.count == 1 && lines[0].hasPrefix("unanswered:gpt-x 0 "), "\(lines)")
            #expect(lines[0].contains(" 50 ") && lines[0].hasSuffix(" 1"), "\(lines)")
            #expect(try await bench.counted() == 0)
            #expect(try await bench.counted("u", "usd") == 0)
        }
    }

    @Test(arguments: [429, 500])
    func `The books have nothing of what the upstream refused`(status: Int) async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.json("{}", status: status)]
            #expect(try await bench.ask(Exchanges.chat.request()).status == status)
            #expect(try await Self.lines(bench) == [])
        }
    }
}
