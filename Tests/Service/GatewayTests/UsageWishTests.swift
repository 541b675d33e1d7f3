import TestSupport
import Testing

@Suite(.needsRedisServer) struct `An OpenAI stream whose caller did not ask for figures` {
    private static let closing =
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":11,\"completion_tokens\":22,\"total_tokens\":33}}\n\n"
    private static let word = "data: {\"choices\":[{\"delta\":{\"content\":\"one\"}}]}\n\n"
    private static let done = "data: [DONE]\n\n"
    private static let plain = #"{ "model":"gpt-x","stream":true, "messages":[]}"#
    private static let asking =
        #"{"stream_options":{"include_usage":true}, "model":"gpt-x","stream":true, "messages":[]}"#

    private func chunked(_ pieces: [String]) -> String {
        `A streamed answer`.head + pieces.map(`A streamed answer`.chunk).joined() + "0\r\n\r\n"
    }

    private func payload(_ answer: HTTPMessage) -> String { answer.body }

    @Test func `A stream's figures are asked for without the caller's wish, and never shown`() async throws {
        try await withBench(Plan(limits: `A streamed answer`.tokens)) { bench async throws in
            let whole = Self.word + Self.closing + Self.done
            let cuts = [1, Self.word.utf8.count + 3, Self.word.utf8.count + 40, whole.utf8.count - 1]
            for cut in cuts {
                bench.upstream.answers = [
                    .text(chunked([String(whole.prefix(cut)), String(whole.dropFirst(cut))]))
                ]
                let answer = try await bench.ask(Exchanges.chat.request(body: Self.plain))
                #expect(payload(answer) == Self.word + Self.done)
                #expect(bench.upstream.asked.last?.body == Self.asking)
            }
            #expect(try await bench.settled("u", "tok") == cuts.count * 33)
        }
    }

    @Test func `A stream with hidden figures delivers the first words before the last`() async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [.hangs(`A streamed answer`.head)]
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request(body: Self.plain))
            _ = try await client.readHead()
            let upstream = try #require(bench.upstream.peers.last)
            for _ in 0..<3 {
                try await upstream.send(`A streamed answer`.chunk(Self.word))
                #expect(
                    try await client.read(through: "one\"}}]}\n\n\r\n")
                        == `A streamed answer`.chunk(Self.word))
            }
            // The upstream breaks off in the middle of an event. The edge passes on no part of that event,
            // and adds an error event.
            try await upstream.send(`A streamed answer`.chunk("data: {\"choi"))
            upstream.reset()
            let rest = try await client.readToEnd()
            #expect(!rest.contains("choi"))
            #expect(rest.contains("upstream_unavailable"))
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A stream with hidden figures has no Content-Length, and closes for HTTP/1.0`() async throws {
        try await withBench(Plan(limits: `A streamed answer`.tokens)) { bench async throws in
            let stream = Self.word + Self.closing + Self.done
            bench.upstream.answers = [
                .text(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                        + "Content-Length: \(stream.utf8.count)\r\n\r\n\(stream)")
            ]
            let answer = try await bench.ask(Exchanges.chat.request(body: Self.plain))
            #expect(answer["transfer-encoding"] == "chunked")
            #expect(!answer.has("content-length"))
            #expect(payload(answer) == Self.word + Self.done)
            let request = Exchanges.chat.request(body: Self.plain).replacing("HTTP/1.1", with: "HTTP/1.0")
            let old = try await bench.ask(request)
            #expect(old.body == Self.word + Self.done)
            #expect(try await bench.settled("u", "tok") == 66)
        }
    }

    @Test(arguments: ["Content-Type: text/plain\r\n", "", "Content-Type: application/json\r\n"])
    func `A stream hides figures that were not asked for, whatever its type`(type: String) async throws {
        try await withBench(Plan(limits: `A streamed answer`.tokens)) { bench async throws in
            let stream = "\n" + Self.word + Self.closing + Self.done
            let head = "HTTP/1.1 200 OK\r\n\(type)"
            bench.upstream.answers = [
                .text("\(head)Content-Length: \(stream.utf8.count)\r\n\r\n\(stream)"),
                .text(
                    "\(head)Transfer-Encoding: chunked\r\n\r\n" + `A streamed answer`.chunk(stream)
                        + "0\r\n\r\n"),
            ]
            for _ in 0..<2 {
                let answer = try await bench.ask(Exchanges.chat.request(body: Self.plain))
                #expect(payload(answer) == "\n" + Self.word + Self.done)
            }
            #expect(try await bench.settled("u", "tok") == 66)
        }
    }

    @Test func `A document passes as the answer to a request for a stream`() async throws {
        try await withBench(Plan(limits: `A streamed answer`.tokens)) { bench async throws in
            bench.upstream.answers = [.json(Exchanges.chat.answer)]
            let answer = try await bench.ask(Exchanges.chat.request(body: Self.plain))
            #expect(payload(answer) == Exchanges.chat.answer)
            #expect(try await bench.settled("u", "tok") == 7)
        }
    }

    struct Untouched: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var body = plain
        var plan = Plan(limits: `A streamed answer`.tokens)
        var path = "/v1/chat/completions"
    }

    @Test(arguments: [
        Untouched(testDescription: "asks itself", body: asking),
        Untouched(
            testDescription: "of an upstream that knows no such wish",
            plan: Plan(limits: `A streamed answer`.tokens, upstream: "include_usage: false")),
        Untouched(
            testDescription: "of a route that counts nothing",
            plan: Plan(
                extra:
                    "routes: [{ path: /free, upstream: main, dialect: openai, meter: false, methods: [POST] }]"
            ),
            path: "/free"),
    ])
    func `A stream stays unchanged if no figures have to be hidden`(untouched: Untouched) async throws {
        try await withBench(untouched.plan) { bench async throws in
            bench.upstream.answers = [.text(chunked([Self.word + Self.closing + Self.done]))]
            let request = Exchanges.chat.request(body: untouched.body)
                .replacing("/v1/chat/completions", with: untouched.path)
            #expect(payload(try await bench.ask(request)) == Self.word + Self.closing + Self.done)
            #expect(bench.upstream.asked.last?.body == untouched.body)
        }
    }

    @Test func `A request for no stream is sent unchanged`() async throws {
        try await withBench { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            #expect(bench.upstream.asked.last?.body == Exchanges.chat.body)
        }
    }
}
