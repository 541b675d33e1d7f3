import Foundation
import TestSupport
import Testing

struct TokenizedText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The pieces of the text, each with its number of tokens. A character of two tokens is one piece.
    let pieces: [(text: String, tokens: Int)]

    /// - Parameter tokens: the number of tokens by OpenAI's tokenizer o200k_base. `TokenEstimatorTests` names
    ///   the source.
    init(_ name: String, _ text: String, tokens: Int, times: Int) {
        testDescription = name
        let characters = Array(text)
        var (pieces, from) = ([(text: String, tokens: Int)](), 0)
        var owed = 0
        for index in 1...tokens {
            owed += 1
            let end = index * characters.count / tokens
            if end == from { continue }
            pieces.append((String(characters[from..<end]), owed))
            (from, owed) = (end, 0)
        }
        self.pieces = Array(repeating: pieces, count: times).flatMap { $0 }
    }

    /// Makes a text of source code, split as a tokenizer splits it: words, punctuation marks, and the
    /// beginnings of indented lines.
    init(code: [String], times: Int) {
        testDescription = "code"
        pieces = Array(repeating: code.map { ($0, 1) }, count: times).flatMap { $0 }
    }

    static let all = [
        TokenizedText(
            "English", "A journey of a thousand miles begins with a single step. - Lao Tzu", tokens: 16,
            times: 6),
        TokenizedText("Chinese", "你好,我的名字是GPT-4o。我是一种新型的语言模型,很高兴见到你!", tokens: 24, times: 5),
        TokenizedText("emoji", "🤨😐😑😶🙄😏😣😥😮🤐😯😪😫😴😌🤓😛😜😝🤤", tokens: 39, times: 3),
        TokenizedText(
            code: [
                "for", " (", "int", " i", " =", " ", "0", ";", " i", " <", " n", ";", " i", "++)", " {\n",
                "   ",
                " sum", " +=", " values", "[i", "];\n", "}\n",
            ], times: 5),
    ]

    /// The text split into events. Each event has one token, or up to six if `severalTokens` is set.
    func events(severalTokens: Bool) -> [(text: String, tokens: Int)] {
        guard severalTokens else { return pieces }
        var (events, at) = ([(text: String, tokens: Int)](), 0)
        while at < pieces.count {
            let end = min(at + 1 + (at * 7 + 3) % 6, pieces.count)
            let part = pieces[at..<end]
            events.append((part.map(\.text).joined(), part.map(\.tokens).reduce(0, +)))
            at = end
        }
        return events
    }
}

/// How a dialect streams text, and how it reports the usage at the end.
struct StreamShape: Sendable, CustomTestStringConvertible {
    let exchange: Exchanges
    /// One event of the stream. The test replaces `%` by the event's text as JSON.
    let event: String
    /// The end of the stream, with `%` for the number of output tokens. The prompt always has 30 tokens.
    let end: String

    var testDescription: String { exchange.testDescription }

    static let all = [
        StreamShape(
            exchange: .chat,
            event:
                #"data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":%}}]}"#,
            end: #"data: {"choices":[],"usage":{"prompt_tokens":30,"completion_tokens":%}}"#),
        StreamShape(
            exchange: .responses,
            event:
                #"data: {"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"delta":%}"#,
            end: #"data: {"type":"response.completed","response":{"output":[],"usage":{"input_tokens":30,"#
                + #""output_tokens":%}}}"#),
        StreamShape(
            exchange: .anthropic,
            event: #"data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":%}}"#,
            end:
                #"data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"input_tokens":30,"#
                + #""output_tokens":%}}"#),
        StreamShape(
            exchange: .gemini,
            event:
                #"data: {"candidates":[{"content":{"role":"model","parts":[{"text":%}]}}],"modelVersion":"g"}"#,
            end: #"data: {"candidates":[{"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":30,"#
                + #""candidatesTokenCount":%}}"#),
    ]

    func request(_ user: String, model: String) -> String {
        let body = exchange.body.replacing("-x\"", with: "-\(model)\"").replacing(
            "\"max_tokens\":9", with: "\"n\":1"
        )
        .replacing("{\"model\"", with: "{\"stream\":true,\"model\"")
        return exchange.request(user: user, body: body).replacing(
            "gemini-x:generateContent", with: "gemini-\(model):streamGenerateContent?alt=sse")
    }

    func events(_ texts: [String]) -> String {
        texts.map { text in
            let json = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return event.replacing("%", with: json) + "\n\n"
        }.joined()
    }

    func end(tokens: Int) -> String { end.replacing("%", with: "\(tokens)") + "\n\n" }
}

@Suite(.needsRedisServer) struct `A client that hangs up on a stream` {
    private static let plan = Plan(
        limits:
            "{ count: messages, per: day, amount: 1000 }, { count: output_tokens, per: day, amount: 10_000_000 }"
    )

    /// A client leaves after half of the text. The result is the ratio of the charged tokens to the tokens
    /// that were generated by then.
    private func share(
        _ text: TokenizedText, _ shape: StreamShape, severalTokens: Bool, in bench: GatewayBench
    ) async throws -> Double {
        let events = text.events(severalTokens: severalTokens)
        let made = Array(events.prefix(events.count / 2))
        bench.upstream.answers = [.hangs(`A streamed answer`.head)]
        let leaver = "leaver \(text.testDescription) \(severalTokens)"
        let client = try await bench.connect()
        try await client.send(shape.request(leaver, model: "\(text.testDescription)-\(severalTokens)"))
        #expect(try await client.readHead().status == 200)
        let upstream = try #require(bench.upstream.peers.last)
        try await upstream.send(`A streamed answer`.chunk(shape.events(made.map(\.text)) + ": end\n\n"))
        _ = try await client.read(through: ": end\n\n")
        client.close()
        let charged = try await bench.settled(leaver, "out")
        return Double(charged) / Double(made.map(\.tokens).reduce(0, +))
    }

    private func teach(
        _ user: String, _ text: TokenizedText, _ shape: StreamShape, severalTokens: Bool,
        in bench: GatewayBench
    ) async throws {
        let events = text.events(severalTokens: severalTokens)
        let stream = shape.events(events.map(\.text)) + shape.end(tokens: events.map(\.tokens).reduce(0, +))
        bench.upstream.answers = [
            .text(`A streamed answer`.head + `A streamed answer`.chunk(stream) + "0\r\n\r\n")
        ]
        let request = shape.request(user, model: "\(text.testDescription)-\(severalTokens)")
        #expect(try await bench.ask(request).status == 200)
        #expect(try await bench.settled(user) > 0)
    }

    /// Another caller tries to spoil what the edge learns about a model. The usage at the end of that
    /// caller's streams is far too high (50,000 tokens) or too low (4).
    private func attack(
        _ text: TokenizedText, _ shape: StreamShape, severalTokens: Bool, in bench: GatewayBench
    ) async throws {
        for round in 0..<8 {
            let blanks = shape.events(Array(repeating: String(repeating: " x", count: 50), count: 3))
            let stream = blanks + shape.end(tokens: round.isMultiple(of: 2) ? 50_000 : 4)
            bench.upstream.answers = [
                .text(`A streamed answer`.head + `A streamed answer`.chunk(stream) + "0\r\n\r\n")
            ]
            let request = shape.request("attacker", model: "\(text.testDescription)-\(severalTokens)")
            #expect(try await bench.ask(request).status == 200)
        }
        _ = try await bench.settled("attacker")
    }

    @Test(arguments: StreamShape.all)
    func `A hang-up on a new model costs the generated text to within a quarter, whatever others do`(
        shape: StreamShape
    )
        async throws
    {
        try await withBench(Self.plan) { bench async throws in
            for text in TokenizedText.all {
                for severalTokens in [false, true] {
                    try await attack(text, shape, severalTokens: severalTokens, in: bench)
                    let share = try await share(text, shape, severalTokens: severalTokens, in: bench)
                    #expect(
                        (0.8...1.25).contains(share),
                        "\(text.testDescription), several tokens: \(severalTokens): \(share)")
                }
            }
        }
    }

    @Test(arguments: StreamShape.all)
    func `A hang-up on a known model costs the generated text to within a twentieth, whatever others do`(
        shape: StreamShape
    ) async throws {
        try await withBench(Self.plan) { bench async throws in
            for text in TokenizedText.all {
                for severalTokens in [false, true] {
                    for teacher in 1...4 {
                        try await teach(
                            "teacher \(teacher)", text, shape, severalTokens: severalTokens, in: bench)
                    }
                    try await attack(text, shape, severalTokens: severalTokens, in: bench)
                    let share = try await share(text, shape, severalTokens: severalTokens, in: bench)
                    #expect(
                        (0.95...1.1).contains(share),
                        "\(text.testDescription), several tokens: \(severalTokens): \(share)")
                }
            }
        }
    }
}
