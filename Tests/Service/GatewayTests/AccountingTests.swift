import Ledger
import Reactor
import TestSupport
import Testing

/// What one message uses, for each kind of unit that a limit can count (messages, tokens, cost …).
private struct Figures: Equatable, Sendable {
    var messages = 0
    var input = 0
    var output = 0
    var cached = 0
    var reasoning = 0
    var total = 0
    var cost = 0

    init(_ figures: Int...) {
        (messages, input, output, cached) = (figures[0], figures[1], figures[2], figures[3])
        (reasoning, total, cost) = (figures[4], figures[5], figures[6])
    }

    init(of user: String, in bench: GatewayBench) async throws {
        self.init(0, 0, 0, 0, 0, 0, 0)
        messages = try await bench.settled(user)
        input = try await bench.settled(user, "in")
        output = try await bench.settled(user, "out")
        cached = try await bench.settled(user, "cch")
        reasoning = try await bench.settled(user, "rsn")
        total = try await bench.settled(user, "tok")
        cost = try await bench.settled(user, "usd")
    }
}

extension Plan {
    /// A plan with one limit for each kind of unit that a limit can count. The prices per million tokens are
    /// 2 dollars for input, 1 for cached, 3 for written to a cache and 10 for output.
    fileprivate static func everything(per window: String = "day", extra: String = "") -> Plan {
        let kinds = [
            "messages", "input_tokens", "output_tokens", "cached_tokens", "reasoning_tokens", "total_tokens",
            "cost",
        ]
        let limits = kinds.map { "{ count: \($0), per: \(window), amount: 1_000_000 }" }
        return Plan(
            limits: limits.joined(separator: ", "),
            extra: """
                prices:
                  - { model: "*", input: 2, cached_input: 1, cache_write: 3, output: 10, per_request: 0.0005 }
                \(extra)
                """)
    }
}

@Suite(.needsRedisServer) struct `A message's account` {
    private static let rich =
        #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":100,"completion_tokens":20,"#
        + #""total_tokens":120,"prompt_tokens_details":{"cached_tokens":40},"#
        + #""completion_tokens_details":{"reasoning_tokens":15}}}"#

    @Test(arguments: ["minute", "hour", "day", "month", "billing month", "rolling 5h", "lifetime trial"])
    func `A message counts tokens of every kind and money in every window`(window: String) async throws {
        try await withBench(.everything(per: window)) { bench async throws in
            bench.upstream.answers = [.json(Self.rich)]
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            // In micro-dollars: 60 uncached input tokens at 2, 40 cached ones at 1, 20 output tokens at 10,
            // and 500 for the request.
            let cost = 60 * 2 + 40 + 20 * 10 + 500
            let meters = ["msg", "in", "out", "cch", "rsn", "tok", "usd"]
            var found: [Int] = []
            _ = try await bench.settled()
            for meter in meters {
                let counters = try await bench.ledger.readUser(UserKey(user: "u")).counters
                // The key of a counter contains the code of its unit, such as `msg`. In the key of a rolling
                // window, the number of a slice follows this code. So the test looks for the code in the
                // whole key.
                let parts = counters.filter { $0.key.split(separator: ":").contains(Substring(meter)) }
                found.append(parts.values.reduce(0, +))
            }
            #expect(found == [1, 100, 20, 40, 15, 120, cost])
        }
    }

    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The units that the first message uses. They are also the limit, so the second message is refused.
        let spent: Int
    }

    @Test(arguments: [
        Kind(testDescription: "input_tokens", spent: 100), Kind(testDescription: "output_tokens", spent: 20),
        Kind(testDescription: "cached_tokens", spent: 40),
        Kind(testDescription: "reasoning_tokens", spent: 15),
        Kind(testDescription: "total_tokens", spent: 120), Kind(testDescription: "cost", spent: 860),
    ])
    func `A message is refused once any kind of token or the money is used up`(kind: Kind) async throws {
        var plan = Plan.everything()
        plan.limits = "{ count: \(kind.testDescription), per: day, amount: \(kind.spent) }"
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(Self.rich)]
            let request = Exchanges.chat.request(
                body: #"{"model":"m","max_tokens":1,"messages":[{"role":"user","content":"a"}]}"#)
            // The estimate of the first request fits the limit. Its settlement then uses up the whole limit,
            // so nothing is left for the second request.
            #expect(try await bench.ask(request).status == 200)
            _ = try await bench.settled()
            let second = try await bench.ask(request)
            #expect(second.status == 429)
            #expect(second["ratelimit"]?.hasPrefix("\"\(kind.testDescription)\";r=0") == true)
            #expect(second.json("error.used") == "\(kind.spent)")
        }
    }

    private struct Reply: Sendable {
        let exchange: Exchanges
        let answer: String
        let expected: Figures
    }

    private static let replies = [
        Reply(
            exchange: .anthropic,
            answer: #"{"type":"message","content":[{"type":"text","text":"hi"}],"usage":{"input_tokens":10,"#
                + #""cache_creation_input_tokens":5,"cache_read_input_tokens":20,"output_tokens":3}}"#,
            expected: Figures(1, 35, 3, 20, 0, 38, 10 * 2 + 5 * 3 + 20 + 30 + 500)),
        Reply(
            exchange: .gemini,
            answer:
                #"{"candidates":[{"content":{"parts":[{"text":"hi"}]},"finishReason":"STOP"}],"usageMetadata":"#
                + #"{"promptTokenCount":9,"candidatesTokenCount":2,"thoughtsTokenCount":7,"totalTokenCount":18}}"#,
            expected: Figures(1, 9, 9, 0, 7, 18, 9 * 2 + 9 * 10 + 500)),
        Reply(
            exchange: .embeddings,
            answer: #"{"data":[{"embedding":[0.5]}],"usage":{"prompt_tokens":8,"total_tokens":8}}"#,
            expected: Figures(1, 8, 0, 0, 0, 8, 516)),
        Reply(
            exchange: .chat,
            answer:
                #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":0,"completion_tokens":0}}"#,
            expected: Figures(1, 0, 0, 0, 0, 0, 500)),
        Reply(
            exchange: .responses,
            answer: #"{"error":{"code":"x"},"output":[],"usage":{"input_tokens":30,"output_tokens":4}}"#,
            expected: Figures(0, 30, 4, 0, 0, 34, 600)),
        Reply(
            exchange: .chat,
            answer: #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":-5,"#
                + #""completion_tokens":9223372036854775808,"total_tokens":7}}"#,
            // The reported prompt and output are absurd, but the reported total of 7 is not. So 7 prompt
            // tokens are charged, and the output is guessed as one word.
            expected: Figures(1, 7, 1, 0, 0, 8, 524)),
    ]

    @Test(arguments: replies.indices)
    func `A message's account is what its dialect reports, to the token`(index: Int) async throws {
        let reply = Self.replies[index]
        try await withBench(.everything()) { bench async throws in
            bench.upstream.answers = [.json(reply.answer)]
            #expect(try await bench.ask(reply.exchange.request()).status == 200)
            #expect(try await Figures(of: "u", in: bench) == reply.expected)
        }
    }

    @Test func `A message's account is guessed from the text if nothing is reported`() async throws {
        try await withBench(.everything()) { bench async throws in
            let answer = #"{"choices":[{"message":{"content":"hi"}}]}"#
            bench.upstream.answers = [.json(answer)]
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            let (input, output) = (Estimated.prompt(Exchanges.chat.body), 1)
            #expect(
                try await Figures(of: "u", in: bench)
                    == Figures(1, input, output, 0, 0, input + output, input * 2 + output * 10 + 500))
            // A fixed cost per request is known exactly, so the books do not mark it as a guess.
            #expect(
                try await bench.guessed()
                    == GuessedShare(inputTokens: input, outputTokens: output, cost: input * 2 + output * 10))
        }
    }

    @Test func `A message's account records the guessed part of a stream that broke off`() async throws {
        try await withBench(.everything()) { bench async throws in
            let reported = #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":30}}"#
            bench.upstream.answers = [.json(reported)]
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            #expect(try await bench.guesses() == 0)
            #expect(try await bench.guessed() == .nothing)
            // The stream reports 30 input tokens and 3 output tokens, and then breaks off.
            let start =
                #"{"type":"message_start","message":{"usage":{"input_tokens":30,"output_tokens":3}}}"#
            let text =
                #"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":""#
                + String(repeating: "word ", count: 40) + #""}}"#
            let events =
                "event: message_start\ndata: \(start)\n\nevent: content_block_delta\ndata: \(text)\n\n"
            bench.upstream.answers = [
                .ends(`A streamed answer`.head + `A streamed answer`.chunk(events))
            ]
            _ = try? await bench.ask(Exchanges.anthropic.request())
            #expect(try await bench.settled() == 2)
            #expect(try await bench.guesses() == 1)
            let guessed = try await bench.guessed()
            #expect(guessed.inputTokens == 0 && guessed.outputTokens > 3, "\(guessed)")
            #expect(try await bench.settled("u", "out") == 3 + guessed.outputTokens)
            #expect(guessed.cost == guessed.outputTokens * 10)
        }
    }

    @Test func `A failed stream refunds its message, and charges its tokens`() async throws {
        try await withBench(.everything()) { bench async throws in
            let events =
                "event: response.created\ndata: {\"type\":\"response.created\",\"response\":{\"output\":[]}}\n\n"
                + "event: response.failed\ndata: {\"type\":\"response.failed\",\"response\":{\"error\":{\"code\":\"x\"},"
                + "\"output\":[],\"usage\":{\"input_tokens\":50,\"output_tokens\":3}}}\n\n"
            bench.upstream.answers = [
                .text(`A streamed answer`.head + `A streamed answer`.chunk(events) + "0\r\n\r\n")
            ]
            #expect(try await bench.ask(Exchanges.responses.request()).body == events)
            #expect(try await Figures(of: "u", in: bench) == Figures(0, 50, 3, 0, 0, 53, 630))
        }
    }
}

@Suite(.needsRedisServer) struct `The charge for a client that hangs up` {
    private static let anthropicHead =
        "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"content\":[],\"usage\":"
        + "{\"input_tokens\":40,\"output_tokens\":1}}}\n\n"
    private static let anthropicWord =
        "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"delta\":"
        + "{\"type\":\"text_delta\",\"text\":\"hi\"}}\n\n"

    private func begin(_ bench: GatewayBench, _ exchange: Exchanges, _ head: String) async throws -> Peer {
        bench.upstream.answers = [.hangs(head)]
        let client = try await bench.connect()
        try await client.send(exchange.request())
        #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
        return client
    }

    @Test func `A hang-up before the first byte costs the prompt, and no message`() async throws {
        try await withBench(.everything()) { bench async throws in
            let client = try await begin(bench, .chat, "")
            #expect(try await bench.counted() == 1)
            client.close()
            #expect(await bench.upstream.peers[0].peerCloses())
            let prompt = Estimated.prompt(Exchanges.chat.body)
            #expect(
                try await Figures(of: "u", in: bench) == Figures(0, prompt, 0, 0, 0, prompt, prompt * 2 + 500)
            )
        }
    }

    @Test func `A hang-up in a stream costs the reported tokens and a guess for the rest`() async throws {
        try await withBench(.everything()) { bench async throws in
            let client = try await begin(bench, .anthropic, `A streamed answer`.head)
            _ = try await client.readHead()
            let upstream = bench.upstream.peers[0]
            try await upstream.send(`A streamed answer`.chunk(Self.anthropicHead))
            for _ in 0..<6 {
                try await upstream.send(`A streamed answer`.chunk(Self.anthropicWord))
                _ = try await client.read(through: "\"hi\"}}\n\n")
            }
            client.close()
            #expect(await upstream.peerCloses())
            // The output is guessed from one word of twelve letters, without the JSON around its six parts.
            let output = Estimated.tokens(String(repeating: "hi", count: 6))
            #expect(
                try await Figures(of: "u", in: bench)
                    == Figures(1, 40, output, 0, 0, 40 + output, 80 + output * 10 + 500))
        }
    }

    @Test func `A hang-up after the closing figures costs exactly those`() async throws {
        try await withBench(.everything()) { bench async throws in
            let client = try await begin(bench, .anthropic, `A streamed answer`.head)
            _ = try await client.readHead()
            let end =
                "event: message_delta\ndata: {\"type\":\"message_delta\",\"delta\":{},\"usage\":{\"output_tokens\":2}}\n\n"
            try await bench.upstream.peers[0].send(
                `A streamed answer`.chunk(Self.anthropicHead + Self.anthropicWord + end))
            _ = try await client.read(through: "\"output_tokens\":2}}\n\n")
            client.reset()
            #expect(await bench.upstream.peers[0].peerCloses())
            #expect(try await Figures(of: "u", in: bench) == Figures(1, 40, 2, 0, 0, 42, 80 + 20 + 500))
        }
    }

    @Test func `A hang-up in the middle of a document costs a message, and a guess`() async throws {
        try await withBench(.everything()) { bench async throws in
            let part = #"{"choices":[{"message":{"content":"hi"}}],"#
            let client = try await begin(
                bench, .chat, "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n\(part)")
            _ = try await client.read(through: "\"hi\"}}],")
            client.close()
            let (input, output) = (Estimated.prompt(Exchanges.chat.body), 1)
            #expect(
                try await Figures(of: "u", in: bench)
                    == Figures(1, input, output, 0, 0, input + output, input * 2 + output * 10 + 500))
        }
    }
}
