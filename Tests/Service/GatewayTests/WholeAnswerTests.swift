import Foundation
import Reactor
import TestSupport
import Testing

struct WholeAnswer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let exchange: Exchanges
    let type: String
    let coding: String?
    let body: [UInt8]
    /// The tokens that the upstream reports. It is nil if the answer has no readable usage.
    let tokens: Int?

    init(
        _ what: String, _ exchange: Exchanges, isStream: Bool = false, coding: String? = nil,
        _ body: some Sequence<UInt8>, tokens: Int? = 7
    ) {
        testDescription = what
        self.exchange = exchange
        type = isStream ? "text/event-stream" : "application/json"
        self.coding = coding
        self.body = Array(body)
        self.tokens = tokens
    }

    var isStream: Bool { type == "text/event-stream" }

    var answer: ScriptedServer.Answer {
        var head = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n"
        if let coding { head += "Content-Encoding: \(coding)\r\n" }
        guard isStream else {
            return .raw(Array((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body)
        }
        let start = head + "Transfer-Encoding: chunked\r\n\r\n\(String(body.count, radix: 16))\r\n"
        return .raw(Array(start.utf8) + body + Array("\r\n0\r\n\r\n".utf8))
    }
}

extension WholeAnswer {
    /// An image of 2 MB in base64.
    private static let image = String(repeating: "iVBORw0KGgo", count: 190_000)

    private static func event(_ data: String) -> [UInt8] { Array("data: \(data)\n\n".utf8) }

    private static let chatStream =
        event(#"{"choices":[{"delta":{"content":"hi"}}]}"#)
        + event(#"{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":7}}"#)
        + event("[DONE]")

    /// The text `Hello`, compressed with gzip, zlib, brotli and zstd.
    static let compressed: [(coding: String, body: String)] = [
        ("gzip", "H4sIAAAAAAACA/NIzcnJBwCCidH3BQAAAA=="), ("deflate", "eJzzSM3JyQcABYwB9Q=="),
        ("br", "CwKASGVsbG8D"), ("zstd", "KLUv/QRYKQAASGVsbG9EfbJ1"), ("gzip, br", "CwKASGVsbG8D"),
    ]

    private static let coded = compressed.flatMap { coding, base64 in
        let body = Data(base64Encoded: base64) ?? Data()
        return [
            WholeAnswer("\(coding)", .chat, coding: coding, body, tokens: nil),
            WholeAnswer("\(coding), streamed", .chat, isStream: true, coding: coding, body, tokens: nil),
        ]
    }

    private static let usage = #""usage":{"input_tokens":5,"output_tokens":2}"#
    private static let metadata = #""usageMetadata":{"promptTokenCount":5,"candidatesTokenCount":2}"#

    private static func tool(_ value: String) -> String {
        #"{"content":[{"type":"tool_use","id":"t","name":"f","input":{"usage":{"input_tokens":900},"#
            + #""x":\#(value)}}],\#(usage)}"#
    }

    private static func call(_ value: String) -> String {
        #"{"candidates":[{"content":{"parts":[{"functionCall":{"name":"f","args":{"x":\#(value)}}}]}}],"#
            + metadata + "}"
    }

    private static let deep =
        String(repeating: #"{"a":"#, count: 125) + "1" + String(repeating: "}", count: 125)

    private static let picture =
        #"{"candidates":[{"content":{"parts":[{"inlineData":{"data":"\#(image)"}}]}}],\#(metadata)}"#

    private static let huge = [
        WholeAnswer(
            "Gemini's image of 2 MB, streamed", .geminiStream, isStream: true,
            event(picture)),
        WholeAnswer(
            "Gemini's image of 2 MB", .gemini,
            picture.utf8),
        WholeAnswer(
            "a response's images of 2 MB, streamed", .responses, isStream: true,
            event(#"{"type":"response.image_generation_call.partial_image","partial_image_b64":"\#(image)"}"#)
                + event(#"{"type":"response.completed","response":{"output":["\#(image)"],\#(usage)}}"#)
        ),
    ]

    private static let odd = [
        ("24 digits", "123456789012345678901234"), ("125 levels", deep), ("NaN", "NaN"), ("1e999", "1e999"),
        ("a lone surrogate", #""\ud800""#),
    ].flatMap { what, value in
        [
            WholeAnswer("Anthropic's tool with \(what)", .anthropic, tool(value).utf8),
            WholeAnswer("Gemini's call with \(what)", .gemini, call(value).utf8),
            WholeAnswer(
                "Gemini's call with \(what), streamed", .geminiStream, isStream: true, event(call(value))),
        ]
    }

    private static let chat =
        #""choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":5,"completion_tokens":2}}"#

    private static let other = [
        WholeAnswer("bad UTF-8", .chat, Array(#"{"id":""#.utf8) + [0xff, 0xc0] + Array("\",\(chat)".utf8)),
        WholeAnswer("an empty error", .chat, #"{"error":"",\#(chat)"#.utf8),
        WholeAnswer("an error of nothing", .chat, #"{"error":{},\#(chat)"#.utf8),
        WholeAnswer("an error that is none", .chat, #"{"error":false,\#(chat)"#.utf8),
        WholeAnswer("a page", .chat, "<p>Hello</p>".utf8, tokens: nil),
        WholeAnswer(
            "a page that calls itself a stream", .chat, isStream: true, "<p>Hi</p>".utf8, tokens: nil),
        WholeAnswer("a stream that calls itself a document", .chat, chatStream),
        WholeAnswer("another shape", .chat, #"{"answer":"hi","tokens":7}"#.utf8, tokens: nil),
        WholeAnswer("nothing odd", .chat, "{\(chat)".utf8),
        WholeAnswer("nothing odd, streamed", .chat, isStream: true, chatStream),
        WholeAnswer("no coding at all", .chat, coding: "identity", "{\(chat)".utf8),
    ]

    static let all = coded + huge + odd + other
}

extension Exchanges {
    static let geminiStream = Exchanges(
        testDescription: "Gemini stream", path: "/v1beta/models/gemini-x:streamGenerateContent?alt=sse",
        body: gemini.body, answer: gemini.answer, message: gemini.message, code: gemini.code,
        details: gemini.details)
}

@Suite(.needsRedisServer) struct `A complete answer` {
    private static let limits =
        "{ count: messages, per: day, amount: 3 }, { count: total_tokens, per: day, amount: 100000000 }"

    @Test(arguments: WholeAnswer.all)
    func `A complete answer passes unchanged, three times of eight if three are allowed`(whole: WholeAnswer)
        async throws
    {
        try await withBench(Plan(limits: Self.limits)) { bench async throws in
            bench.upstream.answers = [whole.answer]
            // The request asks for the usage itself, so the edge passes on every byte of the answer.
            let body = whole.exchange.path.hasPrefix("/v1/chat") ? `A streamed answer`.body : nil
            var passed = 0
            for _ in 0..<8 {
                let answer = try await bench.ask(whole.exchange.request(body: body))
                if answer.status == 200 {
                    passed += 1
                    #expect(answer.body == String(decoding: whole.body, as: UTF8.self))
                } else {
                    #expect(answer.status == 429)
                }
                _ = try await bench.settled()
            }
            #expect(passed == 3)
            #expect(try await bench.settled() == 3)
            let tokens = try await bench.settled("u", "tok")
            if let reported = whole.tokens { #expect(tokens == 3 * reported) } else { #expect(tokens > 3) }
            #expect(try await bench.guesses() == (whole.tokens == nil ? 3 : 0))
        }
    }

    @Test func `A complete answer is requested uncompressed, whatever the caller accepts`() async throws {
        try await withBench { bench async throws in
            _ = try await bench.ask(Exchanges.chat.request("Accept-Encoding: gzip, br"))
            _ = try await bench.ask(Exchanges.anthropic.request())
            #expect(bench.upstream.asked.map { $0["accept-encoding"] } == ["identity", "identity"])
        }
    }

    @Test func `A compressed answer reaches the client unchanged, and is not searched for figures`()
        async throws
    {
        try await withBench { bench async throws in
            for whole in WholeAnswer.all where whole.coding != nil {
                bench.upstream.answers = [whole.answer]
                // The caller does not ask for the usage, so the edge requests it. The caller must still get
                // every byte.
                let body = #"{"stream":true,"model":"gpt-x","messages":[]}"#
                let client = try await bench.connect()
                try await client.send(Exchanges.chat.request(body: body))
                let head = try await client.readHead()
                #expect(head["content-encoding"] == whole.coding)
                if whole.isStream { _ = try await client.read(through: "\r\n") }
                #expect(try await client.read(whole.body.count) == whole.body)
                client.close()
                _ = try await bench.settled()
            }
        }
    }
}
