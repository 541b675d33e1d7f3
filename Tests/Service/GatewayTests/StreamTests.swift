import Ledger
import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A streamed answer` {
    static let head =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n"
    static let tokens =
        "{ count: messages, per: day, amount: 100 }, { count: total_tokens, per: day, amount: 1000000 }"

    static func chunk(_ text: String) -> String { "\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n" }

    static func word(_ word: String) -> String {
        chunk("data: {\"choices\":[{\"delta\":{\"content\":\"\(word)\"}}]}\n\n")
    }

    /// A request that itself asks for the usage at the end of the stream.
    static let body = Exchanges.chat.body.replacing(
        "{\"model\"", with: "{\"stream\":true,\"stream_options\":{\"include_usage\":true},\"model\"")

    static let usage = chunk(
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":11,\"completion_tokens\":22,\"total_tokens\":33}}\n\n"
    )
    static let done = chunk("data: [DONE]\n\n") + "0\r\n\r\n"

    private func begin(_ bench: GatewayBench, _ lines: String...) async throws -> (
        client: Peer, upstream: Peer
    ) {
        bench.upstream.answers = [.hangs(Self.head)]
        let client = try await bench.connect()
        let request = Exchanges.chat.request(
            "Accept: text/event-stream", lines.first ?? "X-Nothing: 1",
            body: Self.body)
        try await client.send(request)
        #expect(try await client.readHead().status == 200)
        return (client, try #require(bench.upstream.peers.last))
    }

    @Test func `A streamed answer comes piece by piece and is settled with what it used`() async throws {
        try await withBench(Plan(limits: Self.tokens)) { bench async throws in
            let (client, upstream) = try await begin(bench)
            for index in 0..<10 {
                try await upstream.send(Self.word("w\(index)"))
                #expect(try await client.read(through: "w\(index)\"}}]}\n\n\r\n") == Self.word("w\(index)"))
            }
            #expect(try await bench.open() == 1)
            try await upstream.send(Self.usage + Self.done)
            #expect(try await client.read(through: "0\r\n\r\n") == Self.usage + Self.done)
            #expect(try await bench.settled() == 1)
            #expect(try await bench.settled("u", "tok") == 33)
            #expect(bench.upstream.peers.count == 1)
        }
    }

    @Test(arguments: ["Accept-Language: de", "X-Nothing: 1"])
    func `A stream that ends after its first word says so and is charged`(line: String) async throws {
        try await withBench(Plan(limits: Self.tokens)) { bench async throws in
            let (client, upstream) = try await begin(bench, line)
            try await upstream.send(Self.word("one"))
            _ = try await client.read(through: "one\"}}]}\n\n\r\n")
            upstream.reset()
            let rest = try await client.readToEnd()
            #expect(rest.contains("data: {\"error\":{\"message\":\""))
            #expect(rest.contains("\"code\":\"upstream_unavailable\""))
            // The error event says, in the caller's language, that the message counts.
            #expect(rest.contains(line.hasSuffix("de") ? "zählt als Nachricht" : "counts as a message"))
            #expect(!rest.hasSuffix("0\r\n\r\n"))
            #expect(try await bench.settled() == 1)
            // Without reported usage, the prompt is guessed from its text, and the output as one word.
            let prompt = Estimated.prompt(Self.body)
            #expect(try await bench.settled("u", "tok") == prompt + 1)
        }
    }

    /// For every dialect: a first event that contains text, and one that does not.
    private static let beginnings: [(exchange: Exchanges, useful: String, useless: String)] = [
        (
            .chat, #"data: {"choices":[{"delta":{"content":"hi"}}]}"#,
            #"data: {"choices":[{"delta":{"role":"assistant","content":""}}]}"#
        ),
        (
            .responses, #"data: {"type":"response.output_text.delta","delta":"hi"}"#,
            #"data: {"type":"response.created","response":{"output":[]}}"#
        ),
        (
            .anthropic,
            #"data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"hi"}}"#,
            #"data: {"type":"message_start","message":{"id":"m","content":[]}}"#
        ),
        (
            .gemini, #"data: {"candidates":[{"content":{"parts":[{"text":"hi"}]}}]}"#,
            #"data: {"candidates":[]}"#
        ),
    ]

    @Test(arguments: beginnings.indices, [true, false])
    func `A stream that breaks off says truly whether it counts`(index: Int, isUseful: Bool) async throws {
        let (exchange, useful, useless) = Self.beginnings[index]
        try await withBench { bench async throws in
            bench.upstream.answers = [.ends(Self.head + Self.chunk((isUseful ? useful : useless) + "\n\n"))]
            let client = try await bench.connect()
            try await client.send(exchange.request())
            _ = try await client.readHead()
            let rest = try await client.readToEnd()
            #expect(rest.contains("counts as a message") == isUseful, "\(rest)")
            #expect(rest.contains("wasn't counted") == !isUseful, "\(rest)")
            #expect(try await bench.settled() == (isUseful ? 1 : 0))
        }
    }

    @Test(arguments: beginnings.indices, [true, false])
    func `A stream that falls silent says truly whether it counts`(index: Int, isUseful: Bool) async throws {
        let (exchange, useful, useless) = Self.beginnings[index]
        try await withBench(Plan(upstream: "idle_timeout: 150ms")) { bench async throws in
            bench.upstream.answers = [.hangs(Self.head + Self.chunk((isUseful ? useful : useless) + "\n\n"))]
            let client = try await bench.connect()
            try await client.send(exchange.request())
            _ = try await client.readHead()
            let rest = try await client.readToEnd()
            #expect(rest.contains("counts as a message") == isUseful, "\(rest)")
            #expect(rest.contains("wasn't counted") == !isUseful, "\(rest)")
            #expect(try await bench.settled() == (isUseful ? 1 : 0))
        }
    }

    @Test func `A stream that breaks off within an event gets no event of the edge`() async throws {
        try await withBench { bench async throws in
            let (client, upstream) = try await begin(bench)
            try await upstream.send(Self.word("one") + Self.chunk("data: {\"choi"))
            _ = try await client.read(through: "data: {\"choi\r\n")
            upstream.close()
            #expect(try await client.readToEnd().isEmpty)
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A streamed answer in Anthropic's shape ends with an event of its own`() async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [.hangs(Self.head)]
            let client = try await bench.connect()
            try await client.send(Exchanges.anthropic.request())
            _ = try await client.readHead()
            let delta =
                "event: content_block_delta\ndata: {\"type\":\"content_block_delta\","
                + "\"delta\":{\"type\":\"text_delta\",\"text\":\"hi\"}}\n\n"
            try await bench.upstream.peers[0].send(Self.chunk(delta))
            _ = try await client.read(through: "hi\"}}\n\n\r\n")
            bench.upstream.peers[0].close()
            let rest = try await client.readToEnd()
            #expect(
                rest.contains("event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"api_error\""))
            #expect(try await bench.settled() == 1)
        }
    }

    @Test(arguments: [false, true])
    func `A stream whose client hangs up is cancelled at once and charged once`(reset: Bool) async throws {
        try await withBench(Plan(limits: Self.tokens)) { bench async throws in
            let (client, upstream) = try await begin(bench)
            try await upstream.send(Self.word("one") + Self.usage)
            _ = try await client.read(through: "33}}\n\n\r\n")
            if reset { client.reset() } else { client.close() }
            #expect(await upstream.peerCloses())
            #expect(try await bench.settled() == 1)
            #expect(try await bench.settled("u", "tok") == 33)
        }
    }

    @Test func `A streamed answer that falls silent is ended and charged`() async throws {
        try await withBench(Plan(upstream: "idle_timeout: 150ms")) { bench async throws in
            let (client, upstream) = try await begin(bench)
            try await upstream.send(Self.word("one"))
            let rest = try await client.readToEnd()
            #expect(rest.contains("upstream_timeout") && rest.contains("counts as a message"))
            #expect(await upstream.peerCloses())
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A streamed answer keeps its reservation for as long as it lasts`() async throws {
        var plan = Plan()
        plan.lease = 300
        plan.isHooked = true
        try await withBench(plan) { bench async throws in
            let (client, upstream) = try await begin(bench)
            try await upstream.send(Self.word("one"))
            // Two leases have passed. Without renewals, the reservation would have been treated as abandoned.
            #expect(await eventually(on: bench.loop) { bench.ledger.renewals >= 5 })
            let told = try #require(bench.ledger.told?.bill)
            #expect(told.used.messages == 1 && told.used.outputTokens >= 1 && told.isGuessed)
            #expect(try await bench.open() == 1)
            #expect(try await bench.counted() == 1)
            try await upstream.send(Self.done)
            _ = try await client.read(through: "0\r\n\r\n")
            #expect(try await bench.settled() == 1)
            let renewals = bench.ledger.renewals
            await bench.loop.sleep(nanoseconds: 400_000_000)
            #expect(bench.ledger.renewals == renewals)
        }
    }

    @Test func `A streamed answer keeps its reservation even if a renewal is lost`() async throws {
        var plan = Plan()
        plan.lease = 2_000
        plan.isHooked = true
        try await withBench(plan) { bench async throws in
            bench.ledger.lostRenewals = 1
            let (client, upstream) = try await begin(bench)
            try await upstream.send(Self.word("one"))
            let isLost = await eventually(on: bench.loop) { bench.ledger.lostRenewals == 0 }
            let lost = bench.loop.now
            #expect(isLost && bench.ledger.renewals == 0)
            #expect(await eventually(on: bench.loop) { bench.ledger.renewals == 1 })
            // The first renewal got no reply. It was sent when one second, half of the lease, was left. The
            // edge tries again after a quarter of this second.
            #expect(bench.loop.now - lost < 900_000_000)
            try await upstream.send(Self.done)
            _ = try await client.read(through: "0\r\n\r\n")
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A streamed answer ends an HTTP/1.0 client's connection`() async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [.text(Self.head + Self.word("one") + Self.done)]
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request().replacing("HTTP/1.1", with: "HTTP/1.0"))
            let answer = try await client.readMessage()
            #expect(answer["connection"] == "close")
            #expect(!answer.has("transfer-encoding"))
            #expect(answer.body.hasSuffix("data: [DONE]\n\n"))
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A streamed answer of Gemini is settled as well`() async throws {
        try await withBench(Plan(limits: Self.tokens)) { bench async throws in
            let event =
                "data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"hi\"}]}}],"
                + "\"usageMetadata\":{\"promptTokenCount\":4,\"candidatesTokenCount\":5,\"totalTokenCount\":9}}\r\n\r\n"
            bench.upstream.answers = [.text(Self.head + Self.chunk(event) + "0\r\n\r\n")]
            let request = Exchanges.gemini.request().replacing(
                ":generateContent ", with: ":streamGenerateContent?alt=sse ")
            #expect(try await bench.ask(request).body == event)
            #expect(try await bench.settled("u", "tok") == 9)
        }
    }
}
