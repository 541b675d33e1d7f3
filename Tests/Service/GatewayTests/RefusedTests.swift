import Foundation
import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A refused message` {
    @Test(arguments: Exchanges.all)
    func `A refusal says in its dialect that everything is used up, and until when`(exchange: Exchanges)
        async throws
    {
        let plan = Plan(limits: "{ count: messages, per: month, amount: 1 }", extra: Exchanges.routes)
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(exchange.answer)]
            #expect(try await bench.ask(exchange.request()).status == 200)
            let before = Double(Clocks.wallMilliseconds()) / 1000
            let answer = try await bench.ask(exchange.request("Accept-Language: en"))
            let after = Double(Clocks.wallMilliseconds()) / 1000

            #expect(answer.status == 429)
            #expect(
                answer["content-type"]
                    == (exchange.details.isEmpty ? "application/problem+json" : "application/json"))
            #expect(answer["cache-control"] == "no-store")
            #expect(answer["x-should-retry"] == "false")
            #expect(answer.json(exchange.code) == "insufficient_quota")
            #expect(
                answer.json(exchange.message)?.hasPrefix("We've had a lot of great conversations this month!")
                    == true)
            #expect(answer.json(exchange.details + "limit") == "1")
            #expect(answer.json(exchange.details + "used") == "1")
            #expect(answer.json(exchange.details + "limit_kind") == "month")
            #expect(answer.json(exchange.details + "gate") == "messages_exhausted")
            #expect(answer.json(exchange.details + "upgrade_url") == "https://example.com/upgrade")

            let resetsAt = try #require(answer.json(exchange.details + "resets_at"))
            let reset = try #require(ISO8601DateFormatter().date(from: resetsAt)).timeIntervalSince1970
            let seconds = try #require(answer["retry-after"].flatMap(Double.init))
            #expect(seconds >= (reset - after).rounded(.down) && seconds <= (reset - before).rounded(.up))
            #expect(answer["ratelimit"] == #""messages";r=0;t=\#(Int(seconds))"#)
            #expect(answer["ratelimit-policy"] == #""messages";q=1;w=2592000"#)
            #expect(!answer.has("connection"))

            #expect(bench.upstream.asked.count == 1)
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A message is refused for a moment without asking Redis, with current figures`() async throws {
        let plan = Plan(
            limits: "{ count: messages, per: day, amount: 1 }", refusalLife: 600_000_000_000, isHooked: true)
        try await withBench(plan) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            _ = try await bench.settled()
            var asked = 0
            bench.ledger.afterAdmit = { asked += 1 }
            let answers = [
                try await bench.ask(Exchanges.chat.request()), try await bench.ask(Exchanges.chat.request()),
                try await bench.ask(Exchanges.chat.request("Accept-Language: de")),
            ]
            #expect(answers.map(\.status) == [429, 429, 429])
            #expect(asked == 1)
            let waits = answers.map { $0["retry-after"].flatMap(Int.init) ?? 0 }
            #expect(waits == waits.sorted(by: >) && waits[0] - waits[2] < 600)
            #expect(answers[1]["ratelimit"] == #""messages";r=0;t=\#(waits[1])"#)
            #expect(answers[1].json("error.resets_at") == answers[0].json("error.resets_at"))
            #expect(answers[1].json("error.message") != answers[2].json("error.message"))

            #expect(try await bench.ask(Exchanges.chat.request("Idempotency-Key: k")).status == 429)
            #expect(asked == 2, "a chosen id may have been counted before")
            #expect(try await bench.ask(Exchanges.chat.request(user: "v")).status == 200)
            #expect(asked == 3)
        }
    }

    @Test func `A refused message has its user's figures, even if others were refused alike`() async throws {
        let plan = Plan(
            limits: """
                { count: messages, per: day, amount: 1 }, \
                { count: input_tokens, per: day, amount: 1_000_000, enforcement: soft }
                """, refusalLife: 600_000_000_000)
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [20, 30].map { input in
                .json(
                    #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":\#(input),"#
                        + #""completion_tokens":2}}"#)
            }
            for user in ["u", "v"] {
                #expect(try await bench.ask(Exchanges.chat.request(user: user)).status == 200)
            }
            _ = try await bench.settled()
            var remaining: [String: Set<String>] = [:]
            for user in ["u", "u", "v", "u", "v", "v"] {
                let answer = try await bench.ask(Exchanges.chat.request(user: user))
                #expect(answer.status == 429 && !answer.has("connection"))
                #expect(answer.json("error.code") == "insufficient_quota")
                remaining[user, default: []].insert(answer["x-ratelimit-remaining-tokens"] ?? "")
            }
            #expect(
                remaining["u"]?.count == 1 && remaining["v"]?.count == 1 && remaining["u"] != remaining["v"])
            let farewell = try await bench.ask(Exchanges.chat.request("Connection: close"))
            #expect(farewell.status == 429 && farewell["connection"] == "close")
            #expect(try await bench.ask(Exchanges.chat.request()).status == 429)
        }
    }

    @Test func `A refused message keeps its connection`() async throws {
        try await withBench(Plan(limits: "{ count: messages, per: month, amount: 0 }")) {
            bench async throws in
            let client = try await bench.connect()
            for _ in 0..<3 {
                try await client.send(Exchanges.chat.request())
                #expect(try await client.readMessage().status == 403)
            }
        }
    }

    static let types: [(exchange: Exchanges, path: String, usedUp: String, closed: String, burst: String)] = [
        (.chat, "error.type", "insufficient_quota", "permission_error", "requests"),
        (.anthropic, "error.type", "rate_limit_error", "permission_error", "rate_limit_error"),
        (.gemini, "error.status", "RESOURCE_EXHAUSTED", "PERMISSION_DENIED", "RESOURCE_EXHAUSTED"),
    ]

    @Test(arguments: types.indices)
    func `A refused message has an error of the type that its client knows`(index: Int) async throws {
        let (exchange, path, usedUp, closed, burst) = Self.types[index]
        let plan = Plan(
            limits: "{ count: messages, per: month, amount: 1 }",
            more: "bursts: [{ count: requests, per_minute: 1, capacity: 1 }]")
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json(exchange.answer)]
            try await bench.entitle("away", Entitlement(plan: "closed", status: "active"))
            try await bench.entitle("more", Entitlement(plan: "plus", overrides: ["messages": 10]))
            for user in ["u", "more"] { _ = try await bench.ask(exchange.request(user: user)) }
            let answers = [
                try await bench.ask(exchange.request()), try await bench.ask(exchange.request(user: "away")),
                try await bench.ask(exchange.request(user: "more")),
            ]
            #expect(answers.map(\.status) == [429, 403, 429])
            #expect(answers.map { $0.json(path) } == [usedUp, closed, burst])
            if exchange.path == "/v1/messages" { #expect(answers.allSatisfy { $0.json("type") == "error" }) }
            if index == 2 { #expect(answers[0].json("error.code") == "429") }
        }
    }

    @Test func `A refused message by a closed model class names the plans that open it`() async throws {
        let extra = """
            model_classes: [{ model: "gpt-pro*", class: pro }]
            default_class: standard
            """
        let limits = "{ calls: standard, per: day, amount: 20 }, { calls: pro, per: day, amount: 0 }"
        try await withBench(Plan(limits: limits, extra: extra)) { bench async throws in
            let body = Exchanges.chat.body.replacing("gpt-x", with: "gpt-pro-1")
            let answer = try await bench.ask(Exchanges.chat.request("Accept-Language: en", body: body))
            #expect(answer.status == 403)
            #expect(answer.json("error.code") == "not_in_plan")
            #expect(answer.json("error.limit") == "0")
            #expect(answer.json("error.gate") == "generic")
            #expect(answer["x-should-retry"] == "false")
            #expect(!answer.has("retry-after"))
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            #expect(try await bench.counted("u", "standard") == 1)
            #expect(try await bench.counted("u", "pro") == 0)
        }
    }

    @Test func `A refused message by a burst may come again soon`() async throws {
        let plan = Plan(more: "bursts: [{ count: requests, per_minute: 10, capacity: 2 }]")
        try await withBench(plan) { bench async throws in
            for _ in 0..<2 { #expect(try await bench.ask(Exchanges.chat.request()).status == 200) }
            let answer = try await bench.ask(Exchanges.chat.request("Accept-Language: en"))
            #expect(answer.status == 429)
            #expect(answer["x-should-retry"] == "true")
            let seconds = try #require(answer["retry-after"].flatMap(Int.init))
            #expect((1...6).contains(seconds))
            #expect(answer.json("error.code") == "rate_limit_exceeded")
            #expect(answer.json("error.limit_kind") == "burst")
            #expect(
                answer.json("error.message") == "Let's take a short breath — I'm ready to go on in a moment.")
            #expect(try await bench.settled() == 2)
        }
    }

    @Test func `A refused message by concurrency may come again when another ends`() async throws {
        try await withBench(Plan(more: "max_open: 2")) { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let first = try await bench.connect()
            let second = try await bench.connect()
            for (index, client) in [first, second].enumerated() {
                try await client.send(Exchanges.chat.request())
                #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == index + 1 })
            }
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer.status == 429)
            #expect(answer["x-should-retry"] == "true")
            #expect(answer["retry-after"] == "1")
            #expect(answer.json("error.limit_kind") == "concurrency")
            #expect(answer.json("error.limit") == "2")

            try await bench.upstream.peers[0].send(
                "HTTP/1.1 200 OK\r\nContent-Length: \(Exchanges.chat.answer.utf8.count)\r\n\r\n\(Exchanges.chat.answer)"
            )
            #expect(try await first.readMessage().status == 200)
            second.close()
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A refusal is in the language that its client asks for`() async throws {
        try await withBench(Plan(limits: "{ count: messages, per: month, amount: 0 }")) {
            bench async throws in
            let german = try await bench.ask(
                Exchanges.chat.request("Accept-Language: fr, de-AT;q=0.8, en;q=0.5"))
            let english = try await bench.ask(Exchanges.chat.request("Accept-Language: xx"))
            #expect(german.json("error.message") != english.json("error.message"))
            #expect(
                english.json("error.message")
                    == "I'd love to talk with you — choose a plan whenever you're ready.")
        }
    }

    @Test func `A refusal follows the plan and the time zone of its user`() async throws {
        let plan = Plan(limits: "{ count: messages, per: day, amount: 1 }")
        try await withBench(plan) { bench async throws in
            try await bench.entitle(
                "u", Entitlement(plan: "plus", timeZone: "Asia/Kolkata", overrides: ["messages": 2]))
            for _ in 0..<2 { #expect(try await bench.ask(Exchanges.chat.request()).status == 200) }
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer.status == 429)
            #expect(answer.json("error.resets_at")?.hasSuffix("T00:00:00+05:30") == true)
            #expect(answer.json("error.limit") == "2")
        }
    }
}
