import Ledger
import Limits
import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `An answer of the edge's own` {
    private static let secrets = [
        "Authorization: Bearer KEY-CANARY", "x-api-key: KEY-CANARY", "Cookie: a=KEY-CANARY",
        "Idempotency-Key: KEY-CANARY",
    ].joined(separator: "\r\n")

    @Test(arguments: Exchanges.all)
    func `The edge's answers repeat no request and reveal no internals`(exchange: Exchanges) async throws {
        let plan = Plan(
            limits: "{ count: messages, per: day, amount: 2 }", more: "max_open: 1",
            extra: Exchanges.routes, upstream: "first_byte_timeout: 1s")
        try await withBench(plan) { bench async throws in
            let user = "USER-CANARY"
            try await bench.entitle("CLOSED-CANARY", Entitlement(plan: "closed", status: "active"))
            var answers: [HTTPMessage] = []
            func ask(_ text: String) async throws { answers.append(try await bench.ask(text)) }

            try await ask(exchange.request(Self.secrets, user: nil))
            try await ask(exchange.request(Self.secrets, "x-user-id: USER-CANARY-2", user: user))
            try await ask(exchange.request(Self.secrets, user: "CLOSED-CANARY"))
            bench.upstream.answers = [.hangs("")]
            try await ask(exchange.request(user: user))
            bench.upstream.answers = [.json("TEAM-KEY-CANARY", status: 401)]
            try await ask(exchange.request(user: user))
            bench.upstream.answers = [.text("NO-HTTP-CANARY\r\n")]
            try await ask(exchange.request(user: user))
            bench.upstream.answers = [.json(exchange.answer)]
            try await ask(exchange.request(Self.secrets, user: user))
            try await ask(exchange.request(Self.secrets, user: user, body: exchange.body + " "))
            try await ask(exchange.request(user: user))
            try await ask(exchange.request(user: user))
            bench.redis.kill9()
            try await ask(exchange.request(Self.secrets, user: user))

            #expect(answers.map(\.status) == [401, 400, 403, 504, 502, 502, 200, 422, 200, 429, 503])
            for answer in answers {
                let text = answer.line + answer.body + answer.fields.map { $0.name + $0.value }.joined()
                #expect(!text.contains("CANARY"), "\(answer.status)")
                #expect(!text.contains("127.0.0.1") && !text.contains("redis"), "\(answer.status)")
            }
        }
    }
}
