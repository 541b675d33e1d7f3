import Dialects
import Foundation
import HTTP
import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `What a plan or a route adds` {
    private static func plan(_ adds: String, extra: String = "") -> Plan {
        Plan(more: "adds: { \(adds) }", extra: extra)
    }

    private static func body(of bench: GatewayBench) throws -> [String: Any] {
        let asked = try #require(bench.upstream.asked.last)
        return try #require(try JSONSerialization.jsonObject(with: Data(asked.body.utf8)) as? [String: Any])
    }

    @Test func `What a plan adds is in the request to the upstream, and in no answer`() async throws {
        let adds = """
            system: "SECRET-PROMPT", user: hash, defaults: { chat: { temperature: 0.25 } },
            forced: { chat: { store: false, tools: [] } }
            """.replacing("\n", with: " ")
        try await withBench(Self.plan(adds)) { bench async throws in
            let request = #"{"model":"gpt-x","store":true,"messages":[{"role":"user","content":"x"}]}"#
            var names: [String] = []
            for user in ["u", "u", "v"] {
                let answer = try await bench.ask(Exchanges.chat.request(user: user, body: request))
                #expect(answer.status == 200 && !answer.body.contains("SECRET-PROMPT"))
                let body = try Self.body(of: bench)
                let messages = body["messages"] as? [[String: String]]
                #expect(messages?.map { $0["content"] } == ["SECRET-PROMPT", "x"])
                #expect(body["store"] as? Bool == false && body["temperature"] as? Double == 0.25)
                names.append(try #require(body["user"] as? String))
            }
            #expect(names[0] == names[1] && names[0] != names[2] && names[0].count == 32)
            #expect(try await bench.settled() == 2)
        }
    }

    @Test func `What a plan adds works with a stream's figures and with the path's model`() async throws {
        try await withBench(Self.plan("forced: { chat: { temperature: 0.5 } }")) { bench async throws in
            let exchange = Exchanges(
                testDescription: "Azure", path: "/openai/deployments/gpt-x/chat/completions",
                body: #"{"model":"other","stream":true,"temperature":1,"messages":[]}"#, answer: "",
                message: "", code: "", details: "")
            _ = try await bench.ask(exchange.request())
            let body = try Self.body(of: bench)
            #expect(body["model"] as? String == "gpt-x" && body["temperature"] as? Double == 0.5)
            #expect((body["stream_options"] as? [String: Bool])?["include_usage"] == true)
        }
    }

    /// In this test, the upstream bills 410 input tokens, of which 400 are the system prompt of the plan.
    @Test func `A system prompt that a plan adds is charged to the user, or is free`() async throws {
        let prompt = String(repeating: "word ", count: 400)
        let answer =
            #"{"choices":[{"message":{"content":"hi"}}],"usage":{"prompt_tokens":410,"completion_tokens":2}}"#
        for (tokens, least, most) in [("charge", 410, 410), ("free", 0, 60)] {
            var plan = Self.plan("system: \"\(prompt)\", system_tokens: \(tokens)")
            plan.limits = "{ count: input_tokens, per: lifetime trial, amount: 100000 }"
            try await withBench(plan) { bench async throws in
                bench.upstream.answers = [.json(answer)]
                #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
                let used = try await bench.settled("u", "in")
                #expect((least...most).contains(used), "\(tokens): \(used)")
            }
        }
    }

    @Test func `What a route adds applies to that route alone`() async throws {
        let route = "routes: [{ path: /api/coach, dialect: openai, upstream: main, adds: { system: Coach } }]"
        try await withBench(Plan(extra: route)) { bench async throws in
            for (path, count) in [("/api/coach", 2), ("/v1/chat/completions", 1)] {
                let exchange = Exchanges(
                    testDescription: path, path: path, body: Exchanges.chat.body, answer: "", message: "",
                    code: "",
                    details: "")
                #expect(try await bench.ask(exchange.request()).status == 200)
                #expect((try Self.body(of: bench)["messages"] as? [Any])?.count == count)
            }
        }
    }

    /// The edge writes `max_tokens: 40` into the request, so 40 output tokens are reserved.
    @Test func `What a plan adds bounds what is reserved`() async throws {
        var plan = Self.plan("forced: { chat: { max_tokens: 40 } }")
        plan.limits = "{ count: output_tokens, per: lifetime trial, amount: 50 }"
        try await withBench(plan) { bench async throws in
            let request = #"{"model":"gpt-x","max_tokens":9000,"messages":[]}"#
            #expect(try await bench.ask(Exchanges.chat.request(body: request)).status == 200)
            #expect(try Self.body(of: bench)["max_tokens"] as? Int == 40)
        }
    }
}
