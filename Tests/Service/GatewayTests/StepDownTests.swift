import TestSupport
import Testing

@Suite(.needsRedisServer) struct `When a class of models is used up` {
    private static func plan(
        _ limits: String, then: String = "{ pro: small-1 }", refusalLife: UInt64 = 0
    ) -> Plan {
        Plan(
            limits: limits, more: "when_used_up: \(then)",
            extra: """
                model_classes:
                  - { model: "big-*", class: pro }
                  - { model: "small-*", class: standard }
                """, refusalLife: refusalLife)
    }

    private static let daily =
        "{ calls: pro, per: day, amount: 1 }, { calls: standard, per: day, amount: 2 },"
        + " { count: total_tokens, per: day, amount: 100_000 }"

    private static func body(_ more: String = "") -> String {
        "{ \"x\" : \"model\",  \"model\" : \"big-1\" \(more), \"messages\" : [ ] }"
    }

    @Test(arguments: [0, 600_000_000_000 as UInt64])
    func `Another model answers, is counted, and says so, until it is used up too`(life: UInt64) async throws
    {
        try await withBench(Self.plan(Self.daily, refusalLife: life)) { bench async throws in
            let request = Exchanges.chat.request(body: Self.body())
            var statuses: [Int] = []
            var notices: [String?] = []
            for _ in 0..<4 {
                let answer = try await bench.ask(request)
                statuses.append(answer.status)
                notices.append(answer["usher-notice"])
                _ = try await bench.settled()
            }
            #expect(statuses == [200, 200, 200, 429])
            let bodies = bench.upstream.asked.map(\.body)
            let changed = Self.body().replacing("big-1", with: "small-1")
            #expect(bodies == [Self.body(), changed, changed])
            #expect(try await bench.settled("u", "pro") == 1)
            #expect(try await bench.settled("u", "standard") == 2)
            #expect(try await bench.settled("u", "tok") == 21)
            let notice = try #require(notices[1])
            #expect(notice.contains("great Pro conversations! I'm answering with another model"))
            #expect(notice.contains("is back on"))
            #expect(notices[2] == notice)
        }
    }

    @Test func `A stream's figures are asked for as well`() async throws {
        try await withBench(Self.plan("{ calls: pro, per: lifetime, amount: 1 }")) { bench async throws in
            bench.upstream.answers = [
                .json(Exchanges.chat.answer),
                .text(
                    `A streamed answer`.head + `A streamed answer`.word("hi") + `A streamed answer`.usage
                        + `A streamed answer`.done),
            ]
            let body = Self.body(", \"stream\" : true, \"stream_options\" : null ")
            #expect(try await bench.ask(Exchanges.chat.request(body: Self.body())).status == 200)
            _ = try await bench.settled()
            let answer = try await bench.ask(Exchanges.chat.request("Accept-Language: de", body: body))
            #expect(
                answer.body == "data: {\"choices\":[{\"delta\":{\"content\":\"hi\"}}]}\n\ndata: [DONE]\n\n")
            #expect(answer["usher-notice"]?.contains("mit einem anderen Modell.") == true)
            let expected = body.replacing("big-1", with: "small-1")
                .replacing("\"stream_options\" : null", with: "\"stream_options\" : {\"include_usage\":true}")
            #expect(bench.upstream.asked.last?.body == expected)
        }
    }

    @Test func `Gemini's path names the other model`() async throws {
        try await withBench(Self.plan("{ calls: pro, per: day, amount: 1 }")) { bench async throws in
            bench.upstream.answers = [.json(Exchanges.gemini.answer)]
            let request = Exchanges.gemini.request().replacing("gemini-x:", with: "big-9:")
            for _ in 0..<2 {
                #expect(try await bench.ask(request).status == 200)
                _ = try await bench.settled()
            }
            #expect(
                bench.upstream.asked.map(\.line) == [
                    "POST /base/v1beta/models/big-9:generateContent HTTP/1.1",
                    "POST /base/v1beta/models/small-1:generateContent HTTP/1.1",
                ])
            #expect(bench.upstream.asked.map(\.body) == [Exchanges.gemini.body, Exchanges.gemini.body])
        }
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let limits: String
        var more = ""
        let status: Int
    }

    @Test(arguments: [
        Refused(
            testDescription: "a plan that closes the class",
            limits: "{ calls: pro, per: day, amount: 0 }, { calls: pro, per: month, amount: 5 }", status: 403),
        Refused(
            testDescription: "another limit",
            limits: "{ calls: pro, per: day, amount: 5 }, { count: messages, per: day, amount: 1 }",
            status: 429),
        Refused(
            testDescription: "another limit at the same time",
            limits: "{ calls: pro, per: day, amount: 1 }, { count: messages, per: day, amount: 1 }",
            status: 429),
    ])
    func `Only a used-up class leads to another model, so that no limit can be bypassed`(refused: Refused)
        async throws
    {
        try await withBench(Self.plan(refused.limits)) { bench async throws in
            let request = Exchanges.chat.request(body: Self.body())
            if refused.status == 429 {
                #expect(try await bench.ask(request).status == 200)
                _ = try await bench.settled()
            }
            #expect(try await bench.ask(request).status == refused.status)
            #expect(bench.upstream.asked.allSatisfy { $0.body == Self.body() })
        }
    }

    @Test func `A repeat of what the other model answered is not answered by the first`() async throws {
        try await withBench(
            Self.plan("{ calls: pro, per: day, amount: 1 }, { calls: standard, per: day, amount: 9 }")
        ) {
            bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request(body: Self.body())).status == 200)
            _ = try await bench.settled()
            for _ in 0..<2 {
                let again = Exchanges.chat.request("Idempotency-Key: k", body: Self.body())
                #expect(try await bench.ask(again).status == 200)
                _ = try await bench.settled()
            }
            let changed = Self.body().replacing("big-1", with: "small-1")
            #expect(bench.upstream.asked.map(\.body) == [Self.body(), changed, changed])
            #expect(try await bench.settled("u", "pro") == 1)
            #expect(try await bench.settled("u", "standard") == 1)
        }
    }
}
