import HTTP
import Reactor
import TestSupport
import Testing

/// Tests streams that are still running when the drain time ends.
@Suite(.needsRedisServer) struct `An edge that shuts down` {
    struct Stream: Sendable, CustomTestStringConvertible {
        let exchange: Exchanges
        /// The head of a request that asks for a stream.
        let request: String
        let body: String
        /// One event of the streamed answer. It contains one word of text.
        let event: String
        /// The error event that the client gets instead of the rest of the stream.
        let error: String

        var testDescription: String { "\(exchange)" }
    }

    private static let words = "I had to stop before this answer was finished"

    static let streams = [
        Stream(
            exchange: .chat, request: Exchanges.chat.request(body: `A streamed answer`.body),
            body: `A streamed answer`.body,
            event: "data: {\"choices\":[{\"delta\":{\"content\":\"one\"}}]}\n\n",
            error: "data: {\"error\":{\"message\":\"\(words)"),
        Stream(
            exchange: .anthropic, request: Exchanges.anthropic.request(), body: Exchanges.anthropic.body,
            event: "event: content_block_delta\ndata: {\"type\":\"content_block_delta\","
                + "\"delta\":{\"type\":\"text_delta\",\"text\":\"one\"}}\n\n",
            error: "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\","
                + "\"message\":\"\(words)"),
        Stream(
            exchange: .responses, request: Exchanges.responses.request(), body: Exchanges.responses.body,
            event: "event: response.output_text.delta\ndata: {\"type\":\"response.output_text.delta\","
                + "\"delta\":\"one\"}\n\n",
            error: "event: error\ndata: {\"error\":{\"message\":\"\(words)"),
        Stream(
            exchange: .gemini,
            request: Exchanges.gemini.request().replacing(
                ":generateContent ", with: ":streamGenerateContent?alt=sse "),
            body: Exchanges.gemini.body,
            event: "data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"one\"}]}}]}\n\n",
            error: "data: {\"error\":{\"code\":503,\"message\":\"\(words)"),
    ]

    private static let plan = Plan(limits: `A streamed answer`.tokens)

    @Test(arguments: streams)
    func `A stream cut by a shutdown is told so, and settles what it used`(stream: Stream) async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.hangs(`A streamed answer`.head)]
            let client = try await bench.connect()
            try await client.send(stream.request)
            #expect(try await client.readHead().status == 200)
            let upstream = try #require(bench.upstream.peers.last)
            try await upstream.send(`A streamed answer`.chunk(stream.event))
            _ = try await client.read(through: "one")
            bench.server.cut()
            let rest = try await client.readToEnd()
            #expect(rest.contains(stream.error), "\(rest)")
            #expect(rest.contains("service_restarting"))
            #expect(!rest.hasSuffix("0\r\n\r\n"), "the part looked whole")
            #expect(await upstream.peerCloses())
            #expect(try await bench.settled() == 1)
            // Without reported usage, the prompt is guessed from its text, and the output as one word.
            #expect(try await bench.settled("u", "tok") == Estimated.prompt(stream.body) + 1)
        }
    }

    @Test func `An edge that shuts down lets the current event of a stream end`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.hangs(`A streamed answer`.head)]
            let client = try await bench.connect()
            try await client.send(Self.streams[0].request)
            _ = try await client.readHead()
            let upstream = try #require(bench.upstream.peers.last)
            try await upstream.send(`A streamed answer`.chunk("data: {\"choices\":[{\"delta\":{\"con"))
            _ = try await client.read(through: "con\r\n")
            bench.server.cut()
            try await upstream.send(`A streamed answer`.chunk("tent\":\"one\"}}]}\n\n"))
            let rest = try await client.readToEnd()
            #expect(rest.contains("tent\":\"one\"}}]}\n\n\r\n") && rest.contains(Self.streams[0].error))
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `An edge that shuts down answers a waiting client, and refunds its message`() async throws {
        try await withBench(Self.plan) { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request())
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            bench.server.cut()
            let answer = try await client.readMessage()
            #expect(answer.status == 503 && answer["retry-after"] == "2")
            #expect(answer.body.contains(Self.words) && answer.body.contains("service_restarting"))
            #expect(try await bench.settled() == 0)
            #expect(try await bench.settled("u", "tok") == Estimated.prompt(Exchanges.chat.body))
        }
    }

    @Test func `An edge that shuts down repeats no request that it has cut off, even if it is allowed to`()
        async throws
    {
        try await withBench(Self.plan) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            bench.upstream.answers = [.hangs("")]
            let client = try await bench.connect()
            // The edge can send this request twice, because it has an id and uses a pooled connection.
            try await client.send(Exchanges.chat.request("Idempotency-Key: a"))
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 2 })
            bench.server.cut()
            let answer = try await client.readMessage()
            #expect(answer.status == 503 && answer.body.contains("service_restarting"))
            #expect(bench.upstream.asked.count == 2)
            #expect(try await bench.settled() == 1)
        }
    }
}
