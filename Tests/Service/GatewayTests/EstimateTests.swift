import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The reservation for a message` {
    private static let limits =
        "{ count: input_tokens, per: day, amount: 100_000 }, { count: output_tokens, per: day, amount: 100_000 },"
        + " { count: cost, per: day, amount: $5 }"
    private static let extra = """
        prices: [{ model: "*", input: 1, output: 10 }]
        models: [{ model: "small-*", max_output_tokens: 50 }]
        """

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: String
        let output: Int
        var more = ""
    }

    @Test(arguments: [
        Case(testDescription: "no bound", body: #"{"model":"m"}"#, output: 1024),
        Case(testDescription: "the request's", body: #"{"model":"m","max_tokens":7}"#, output: 7),
        Case(
            testDescription: "the largest of several",
            body:
                #"{"model":"m","max_tokens":7,"max_completion_tokens":90,"generationConfig":{"maxOutputTokens":80}}"#,
            output: 90),
        Case(testDescription: "for each answer", body: #"{"model":"m","max_tokens":7,"n":3}"#, output: 21),
        Case(testDescription: "the model's own", body: #"{"model":"small-1"}"#, output: 50),
        Case(
            testDescription: "the model's own for each answer",
            body: #"{"model":"small-1","n":2,"max_tokens":900}"#,
            output: 100),
        Case(
            testDescription: "the plan's", body: #"{"model":"m","max_tokens":7000}"#, output: 40,
            more: "max_output_tokens: 40"),
    ])
    func `A reservation is the prompt and the smallest output bound, with costs`(`case`: Case) async throws {
        let plan = Plan(limits: Self.limits, more: `case`.more, extra: Self.extra)
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request(body: `case`.body))
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            let input = Estimated.prompt(`case`.body)
            #expect(try await bench.counted("u", "in") == input)
            #expect(try await bench.counted("u", "out") == `case`.output)
            #expect(try await bench.counted("u", "usd") == input + `case`.output * 10)
        }
    }

    @Test func `Reservations follow what a model's upstream reports, for that model alone`() async throws {
        try await withBench(Plan(limits: Self.limits, extra: Self.extra)) { bench async throws in
            let body = "{\"model\":\"m\",\"input\":\"\(String(repeating: "one word ", count: 100))\"}"
            let estimated = Estimated.prompt(body)
            bench.upstream.answers = [
                .json("{\"data\":[{}],\"usage\":{\"prompt_tokens\":\(estimated * 3 / 2)}}")
            ]
            for caller in 0..<8 {
                let request = Exchanges.embeddings.request(user: "teacher \(caller)", body: body)
                #expect(try await bench.ask(request).status == 200)
                _ = try await bench.settled("teacher \(caller)")
            }
            bench.upstream.answers = [.hangs("")]
            for (user, model, expected) in [("a", "m", estimated * 3 / 2), ("b", "n", estimated)] {
                let client = try await bench.connect()
                let request = body.replacing("\"m\"", with: "\"\(model)\"")
                try await client.send(Exchanges.embeddings.request(user: user, body: request))
                #expect(await eventually(on: bench.loop) { (try? await bench.open(user)) == 1 })
                let tokens = try await bench.counted(user, "in")
                #expect(abs(tokens - expected) <= expected / 50 + 1, "\(user): \(tokens) of \(expected)")
                #expect(try await bench.counted(user, "out") == 0)
            }
        }
    }

    /// The provider bills 200 prompt tokens for each message, although the caller wrote only five.
    @Test func `A reservation includes what the caller's first answer has shown`() async throws {
        let limit = "{ count: total_tokens, per: day, amount: 10_000 }"
        let body =
            #"{"model":"m","max_tokens":10,"messages":[{"role":"user","content":"Tell me about the sea."}]}"#
        try await withBench(Plan(limits: limit)) { bench async throws in
            #expect(Estimated.prompt(body) < 20)
            bench.upstream.answers = [
                .json(
                    #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":200,"#
                        + #""completion_tokens":5,"total_tokens":205}}"#)
            ]
            #expect(try await bench.ask(Exchanges.chat.request(body: body)).status == 200)
            #expect(try await bench.settled("u", "tok") == 205)
            bench.upstream.answers = [.hangs("")]
            var refused: HTTPMessage?
            // `held` is the user's token count, which includes the reservations of open requests. `each` is
            // the reservation of the last request.
            var (held, each) = (205, 0)
            for count in 1...60 where refused == nil {
                let client = try await bench.connect()
                try await client.send(Exchanges.chat.request(body: body))
                if held + each > 10_000 {
                    refused = try await client.readMessage()
                    continue
                }
                // The edge counts a message before it forwards the request. When the upstream has the
                // request, the message is therefore counted.
                #expect(await eventually(on: bench.loop) { bench.upstream.asked.count > count })
                let now = try await bench.counted("u", "tok")
                (held, each) = (now, now - held)
            }
            #expect(refused?.status == 429)
            // Each open request has reserved 205 to 240 tokens, so 40 to 47 of them fit the limit.
            let open = try await bench.open("u")
            #expect((40...47).contains(open), "\(open)")
        }
    }

    private static func body(_ part: String) -> String {
        #"{"model":"m","max_tokens":10,"messages":[{"role":"user","content":["#
            + part + #"{"type":"text","text":"Tell me about the sea."}]}]}"#
    }

    /// Each case has a name and a part of a message. The edge learns the cost of such messages separately.
    @Test(arguments: [
        ("a cached system prompt", #"{"type":"text","text":"Hm.","cache_control":{"type":"ephemeral"}},"#),
        ("an image", #"{"type":"image_url","image_url":{"url":"https://a.b/c"}},"#),
        ("a file", #"{"type":"file","file":{"filename":"f-1"}},"#),
    ])
    func `A reservation includes what each shape of request has cost, and nothing of it for other shapes`(
        shape: String, part: String
    ) async throws {
        try await withBench(Plan(limits: "{ count: input_tokens, per: day, amount: 100_000 }")) {
            bench async throws in
            bench.upstream.answers = [
                .json(
                    #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":6000,"#
                        + #""completion_tokens":5,"total_tokens":6005}}"#)
            ]
            #expect(try await bench.ask(Exchanges.chat.request(body: Self.body(part))).status == 200)
            #expect(try await bench.settled("u", "in") == 6000)
            bench.upstream.answers = [.hangs("")]
            var before = 6000
            for (number, (part, held)) in [(part, 6000), ("", Estimated.prompt(Self.body("")))].enumerated() {
                let client = try await bench.connect()
                try await client.send(Exchanges.chat.request(body: Self.body(part)))
                #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == number + 2 })
                let now = try await bench.counted("u", "in")
                #expect(now - before == held)
                before = now
            }
        }
    }
}
