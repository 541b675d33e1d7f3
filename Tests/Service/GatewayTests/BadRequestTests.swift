import HTTP
import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A request that cannot be served` {
    struct Bad: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let exchange: Exchanges
        let body: String
        let advice: String

        init(_ what: String, _ body: String, _ advice: String, of exchange: Exchanges = .chat) {
            testDescription = what
            self.exchange = exchange
            self.body = body
            self.advice = advice
        }
    }

    static let bad = [
        Bad("no body", "", "the body is empty; it must be a JSON object"),
        Bad("text", "CANARY", "the body is not JSON"),
        Bad("a list", "[\"CANARY\"]", "the body must be a JSON object"),
        Bad("half of it", "{\"model\":\"CANARY\"", "the body is not JSON"),
        Bad("two models", #"{"model":"gpt-x","model":"CANARY"}"#, "model is in the body more than once"),
        Bad(
            "two models, one escaped", #"{"model":"gpt-x","mod\u0065l":"CANARY"}"#,
            "model is in the body more than once"),
        Bad("a number as its model", #"{"model":7,"a":"CANARY"}"#, "model is of the wrong type"),
        Bad("a negative bound", #"{"model":"gpt-x","max_tokens":-2}"#, "max_tokens is out of range"),
        Bad(
            "a model of 300 letters", "{\"model\":\"\(String(repeating: "m", count: 300))\"}",
            "model is longer than 256 bytes"),
        Bad(
            "other models beside its own", #"{"model":"a","models":["CANARY"]}"#,
            "models names a model or a place besides the one that is counted"),
        Bad(
            "two models on a route of one's own", #"{"model":"a","model":"CANARY"}"#,
            "model is in the body more than once",
            of: .plain),
        Bad(
            "lenient JSON on a route of one's own", #"{"model":"CANARY","n":NaN}"#, "the body is not JSON",
            of: .plain),
        Bad("text for Anthropic", "CANARY", "the body is not JSON", of: .anthropic),
        Bad("text for Gemini", "CANARY", "the body is not JSON", of: .gemini),
    ]

    @Test(arguments: bad)
    func `An answer to a bad request says what is wrong, with none of its content`(bad: Bad) async throws {
        try await withBench(Plan(extra: Exchanges.routes)) { bench async throws in
            let answer = try await bench.ask(bad.exchange.request(body: bad.body))
            #expect(answer.status == 400)
            #expect(answer.json(bad.exchange.code) == "invalid_request")
            #expect(answer.json(bad.exchange.details + "advice")?.hasPrefix(bad.advice) == true)
            #expect(answer["x-should-retry"] == "false")
            #expect(!answer.body.contains("CANARY"))
            #expect(bench.upstream.asked.isEmpty)
            #expect(try await bench.settled() == 0)
        }
    }

    @Test func `A request whose model no upstream serves is told so`() async throws {
        try await withBench(Plan(upstream: "models: [\"gpt-*\"]")) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            for (exchange, type) in [
                (Exchanges.anthropic, ("error.type", "not_found_error")),
                (.gemini, ("error.status", "NOT_FOUND")),
            ] {
                let answer = try await bench.ask(exchange.request())
                #expect(answer.status == 404)
                #expect(answer.json(exchange.code) == "model_not_found")
                #expect(answer.json(type.0) == type.1)
            }
            let none = try await bench.ask(Exchanges.chat.request(body: "{}"))
            #expect(none.status == 404 && none.json("error.code") == "model_not_found")
            #expect(none.json("error.type") == "invalid_request_error")
            #expect(bench.upstream.asked.count == 1)
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A request that cannot be served that is too large is told so in its dialect`() async throws {
        try await withBench { bench async throws in
            for exchange in Exchanges.providers {
                let body = "{\"CANARY\":\"\(String(repeating: "x", count: 65536))\"}"
                let answer = try await bench.ask(exchange.request(body: body))
                #expect(answer.status == 413)
                #expect(answer["connection"] == "close")
                #expect(answer.json(exchange.code) == "request_too_large")
                #expect(!answer.body.contains("CANARY"))
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A request that cannot be served that is too slow is told so in its dialect`() async throws {
        var plan = Plan()
        plan.server.bodyMilliseconds = 100
        try await withBench(plan) { bench async throws in
            for exchange in Exchanges.providers {
                let answer = try await bench.ask(String(exchange.request().dropLast(3)))
                #expect(answer.status == 408)
                #expect(answer["connection"] == "close")
                #expect(answer.json(exchange.code) == "request_timeout")
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A request with broken framing is told so in its dialect`() async throws {
        try await withBench { bench async throws in
            let head =
                "POST /v1/messages HTTP/1.1\r\nHost: a\r\nx-user-id: u\r\nTransfer-Encoding: chunked\r\n\r\n"
            let answer = try await bench.ask(head + "zz\r\n")
            #expect(answer.status == 400)
            #expect(answer["connection"] == "close")
            #expect(answer.json("error.type") == "invalid_request_error")
        }
    }
}
