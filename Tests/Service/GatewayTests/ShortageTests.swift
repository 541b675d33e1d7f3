import TestSupport
import Testing

/// Tests the keys `when_short` and `min_output`. If less is left than a message needs, its answer is bounded
/// by what is left.
@Suite(.needsRedisServer) struct `A message that is larger than what is left` {
    private static func plan(_ more: String = "", amount: Int = 800) -> Plan {
        Plan(limits: "{ count: total_tokens, per: lifetime trial, amount: \(amount) }", more: more)
    }

    /// A request with a short conversation. `more` is inserted before the conversation.
    private static func body(_ more: String = "") -> String {
        #"{ "model" : "gpt-x",\#(more)  "messages" : [ {"role":"user","content":"hi"} ] }"#
    }

    /// The output limit in a request that the upstream got.
    private static func bound(_ body: String, _ name: String = "max_completion_tokens") -> Int? {
        guard let place = body.firstRange(of: "\"\(name)\":") else { return nil }
        return Int(body[place.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
    }

    @Test func `A message that does not fit is answered shorter, with a notice, if unbounded`() async throws {
        try await withBench(Self.plan()) { bench async throws in
            let answer = try await bench.ask(Exchanges.chat.request(body: Self.body()))
            #expect(answer.status == 200)
            #expect(answer["usher-notice"]?.contains("keeping this one short") == true)
            let sent = try #require(bench.upstream.asked.first?.body)
            let bound = try #require(Self.bound(sent))
            #expect((256..<800).contains(bound), "what the prompt leaves of 800")
            #expect(
                sent
                    == Self.body().replacing(
                        "{ \"model\"", with: "{\"max_completion_tokens\":\(bound), \"model\""),
                "every other byte stays")
            #expect(try await bench.settled("u", "tok") == 7)
        }
    }

    @Test(arguments: [
        (Exchanges.responses, "max_output_tokens"), (Exchanges.completions, "max_tokens"),
        (Exchanges.gemini, "maxOutputTokens"),
    ]) func `A shortened message has the bound that its interface reads`(exchange: Exchanges, name: String)
        async throws
    {
        try await withBench(Self.plan()) { bench async throws in
            bench.upstream.answers = [.json(exchange.answer)]
            #expect(try await bench.ask(exchange.request()).status == 200)
            let sent = try #require(bench.upstream.asked.first?.body)
            let bound = try #require(Self.bound(sent, name))
            #expect((256..<800).contains(bound))
        }
    }

    @Test(arguments: [
        // These messages are refused for one of three reasons: the request sets its own limit, the plan says
        // `refuse`, or the answer would be too short.
        (#" "max_tokens":5000,"#, "", 800), ("", "when_short: refuse", 800), ("", "min_output: 800", 800),
        ("", "", 200),
    ]) func `A message that does not fit is refused if the plan or the request leaves no room for less`(
        member: String, more: String, amount: Int
    ) async throws {
        try await withBench(Self.plan(more, amount: amount)) { bench async throws in
            let refused = try await bench.ask(Exchanges.chat.request(body: Self.body(member)))
            #expect(refused.status == 400 && refused.json("error.code") == "larger_than_left")
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    /// No token is charged yet, but an open message has reserved so many that the next message does not fit.
    @Test func `A message that does not fit waits for an open one, and passes after it`() async throws {
        typealias Stream = `A streamed answer`
        try await withBench(Self.plan()) { bench async throws in
            // The scripted upstream reads no further request from a connection on which it hangs. The answer
            // says `Connection: close`, so that the edge uses a new one.
            let head = Stream.head.replacing("Transfer", with: "Connection: close\r\nTransfer")
            bench.upstream.answers = [.hangs(head), .json(Exchanges.chat.answer)]
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request(body: Stream.body))
            #expect(try await client.readHead().status == 200)
            let request = Exchanges.chat.request(body: Self.body(#" "max_tokens":300,"#))
            let held = try await bench.ask(request)
            #expect(held.status == 429 && held.json("error.code") == "rate_limit_exceeded")
            #expect(held["retry-after"].flatMap { Int($0) }.map { (2...600).contains($0) } == true)
            #expect(held.body.contains("let's finish that first"))
            #expect(bench.upstream.asked.count == 1)
            try await #require(bench.upstream.peers.last).send(Stream.usage + Stream.done)
            _ = try await client.read(through: "0\r\n\r\n")
            #expect(try await bench.settled("u", "tok") == 33)
            #expect(try await bench.ask(request).status == 200)
        }
    }

    @Test func `A message that does not fit has its own bound lowered if the plan says so`() async throws {
        try await withBench(Self.plan("when_short: lower_output")) { bench async throws in
            let body = Self.body(#" "max_tokens":5000,"#)
            #expect(try await bench.ask(Exchanges.chat.request(body: body)).status == 200)
            let sent = try #require(bench.upstream.asked.first?.body)
            let bound = try #require(Self.bound(sent, "max_tokens"))
            #expect((256..<800).contains(bound))
            #expect(sent == body.replacing("5000", with: "\(bound)"))
        }
    }
}
