import TestSupport
import Testing

@Suite(.needsRedisServer) struct `What is reserved for a message` {
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
    func `is the body's size and the least of all bounds, and what they cost`(`case`: Case) async throws {
        let plan = Plan(limits: Self.limits, more: `case`.more, extra: Self.extra)
        try await withHouse(plan) { house async throws in
            house.standIn.answers = [.hangs("")]
            let client = try await house.connect()
            try await client.send(Exchanges.chat.request(body: `case`.body))
            #expect(await eventually(on: house.loop) { house.standIn.asked.count == 1 })
            let input = (`case`.body.utf8.count + 3) / 4
            #expect(try await house.counted("u", "in") == input)
            #expect(try await house.counted("u", "out") == `case`.output)
            #expect(try await house.counted("u", "usd") == input + `case`.output * 10)
        }
    }

    @Test func `follows what the model's upstream reports, for that model alone`() async throws {
        try await withHouse(Plan(limits: Self.limits, extra: Self.extra)) { house async throws in
            let body = "{\"model\":\"m\",\"input\":\"\(String(repeating: "x", count: 1000))\"}"
            // A token for every two bytes, and twice as much as the first estimate.
            house.standIn.answers = [
                .json("{\"data\":[{}],\"usage\":{\"prompt_tokens\":\(body.utf8.count / 2)}}")
            ]
            for _ in 0..<60 {
                #expect(
                    try await house.ask(Exchanges.embeddings.request(user: "teacher", body: body)).status
                        == 200)
            }
            _ = try await house.settled("teacher")
            house.standIn.answers = [.hangs("")]
            for (user, model, divisor) in [("a", "m", 2), ("b", "n", 4)] {
                let client = try await house.connect()
                let request = body.replacing("\"m\"", with: "\"\(model)\"")
                try await client.send(Exchanges.embeddings.request(user: user, body: request))
                #expect(await eventually(on: house.loop) { (try? await house.open(user)) == 1 })
                let tokens = try await house.counted(user, "in")
                #expect(abs(tokens - body.utf8.count / divisor) <= body.utf8.count / 50, "\(user): \(tokens)")
                // Embeddings have no output.
                #expect(try await house.counted(user, "out") == 0)
            }
        }
    }
}
