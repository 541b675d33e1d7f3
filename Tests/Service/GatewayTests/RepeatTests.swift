import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A repeated message` {
    @Test(arguments: Exchanges.all)
    func `A repeated message is answered twice more and counted once`(exchange: Exchanges) async throws {
        try await withBench(Plan(extra: Exchanges.routes)) { bench async throws in
            bench.upstream.answers = [.json(exchange.answer)]
            let request = exchange.request("Idempotency-Key: KEY-CANARY")
            for _ in 0..<3 {
                let answer = try await bench.ask(request)
                #expect(answer.status == 200)
                #expect(answer.body == exchange.answer)
                #expect(try await bench.settled() == 1)
            }
            let answer = try await bench.ask(request)
            #expect(answer.status == 409)
            #expect(answer["x-should-retry"] == "false")
            #expect(answer.json(exchange.code) == "request_already_answered")
            #expect(!answer.body.contains("CANARY"))
            #expect(bench.upstream.asked.count == 3)
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A repeated message with another body under the same key is refused`() async throws {
        try await withBench { bench async throws in
            _ = try await bench.ask(Exchanges.chat.request("Idempotency-Key: k"))
            let other = Exchanges.chat.body.replacing("gpt-x", with: "gpt-y")
            let answer = try await bench.ask(Exchanges.chat.request("Idempotency-Key: k", body: other))
            #expect(answer.status == 422)
            #expect(answer["x-should-retry"] == "false")
            #expect(answer.json("error.code") == "idempotency_key_reused")
            // Another user's message with the same `Idempotency-Key` is a different message.
            #expect(
                try await bench.ask(Exchanges.chat.request("Idempotency-Key: k", user: "other")).status == 200
            )
            #expect(bench.upstream.asked.count == 2)
        }
    }

    @Test func `A repeated message while the first is still running is refused`() async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let first = try await bench.connect()
            try await first.send(Exchanges.chat.request("Idempotency-Key: k"))
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            let answer = try await bench.ask(Exchanges.chat.request("Idempotency-Key: k"))
            #expect(answer.status == 409)
            #expect(answer["x-should-retry"] == "false")
            #expect(answer.json("error.code") == "request_in_progress")
            let other = try await bench.ask(
                Exchanges.chat.request("Idempotency-Key: k", body: "{\"model\":\"b\"}"))
            #expect(other.status == 422)
            first.close()
            #expect(try await bench.settled() == 0)
            // The first attempt got no answer, so the same `Idempotency-Key` can be used again.
            bench.upstream.answers = [.json(Exchanges.chat.answer)]
            #expect(try await bench.ask(Exchanges.chat.request("Idempotency-Key: k")).status == 200)
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A repeat right after its answer waits for the settlement, and is answered`() async throws {
        try await withBench(Plan(isHooked: true)) { bench async throws in
            let loop = bench.loop
            bench.upstream.answers = [.json(Exchanges.chat.answer)]
            var settled = 0
            bench.ledger.beforeSettle = {
                await loop.sleep(nanoseconds: 20_000_000)
                settled += 1
            }
            let request = Exchanges.chat.request("Idempotency-Key: k")
            let first = try await bench.ask(request)
            #expect(first.status == 200)
            #expect(settled == 0, "the answer is out, and its settlement is not")
            let again = try await bench.ask(request)
            #expect(again.status == 200)
            #expect(again.body == first.body)
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A repeated message that was refunded counts when it is finally answered`() async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [
                .json("{}", status: 500), .json("{}", status: 500), .json(Exchanges.chat.answer),
            ]
            var statuses: [Int] = []
            for _ in 0..<3 {
                statuses.append(try await bench.ask(Exchanges.chat.request("Idempotency-Key: k")).status)
            }
            #expect(statuses == [500, 500, 200])
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A repeated message is admitted by a limit that it has used up itself`() async throws {
        try await withBench(Plan(limits: "{ count: messages, per: day, amount: 1 }")) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request("Idempotency-Key: k")).status == 200)
            #expect(try await bench.ask(Exchanges.chat.request("Idempotency-Key: l")).status == 429)
            #expect(try await bench.ask(Exchanges.chat.request("Idempotency-Key: k")).status == 200)
            #expect(try await bench.settled() == 1)
        }
    }

    private static let named = Plan(
        extra: "idempotency: { header: x-message-id, field: metadata.message_id }")

    private static func body(_ id: String, _ text: String = "hi") -> String {
        #"{"model":"gpt-x","metadata":{"message_id":\#(id)},"messages":[{"role":"user","content":"\#(text)"}]}"#
    }

    @Test func `A repeated message is recognised by the id in its body, passed on unchanged`() async throws {
        try await withBench(Self.named) { bench async throws in
            func ask(_ body: String, _ header: String = "Accept: */*") async throws -> HTTPMessage {
                try await bench.ask(Exchanges.chat.request(header, body: body))
            }
            bench.upstream.answers = [.json(Exchanges.chat.answer)]
            let body = Self.body("\"ID-CANARY\"")
            for _ in 0..<3 {
                #expect(try await ask(body).status == 200)
                #expect(try await bench.settled() == 1)
            }
            #expect(try await ask(body).status == 409)
            #expect(try await ask(Self.body("\"ID-CANARY\"", "ho")).status == 422)
            #expect(bench.upstream.asked.allSatisfy { $0.body == body })
            // The message id of `x-message-id` has priority over the one in the body, and `Idempotency-Key`
            // has priority over both.
            #expect(try await ask(body, "x-message-id: other").status == 200)
            #expect(try await ask(body, "Idempotency-Key: third\r\nx-message-id: other").status == 200)
            #expect(try await bench.settled() == 3)
            let twice = try await ask(body, "x-message-id: one\r\nX-Message-Id: two")
            #expect(twice.status == 400 && twice.body.contains("comes twice"))
            for _ in 0..<2 { #expect(try await ask(Self.body("null")).status == 200) }
            #expect(try await bench.settled() == 5)
        }
    }

    @Test(arguments: [
        "true", "[]", "\"\(String(repeating: "x", count: 257))\"", "\"a\",\"message_id\":\"b\"",
    ])
    func `A message with a malformed id in its body is refused and not sent on`(id: String) async throws {
        try await withBench(Self.named) { bench async throws in
            let answer = try await bench.ask(Exchanges.chat.request(body: Self.body(id)))
            #expect(answer.status == 400)
            #expect(answer.body.contains("the message's id"))
            #expect(bench.upstream.asked.isEmpty)
        }
    }
}
