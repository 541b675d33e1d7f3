import TestSupport
import Testing

@Suite(.needsRedisServer) struct `The identity of a caller` {
    @Test(arguments: Exchanges.all)
    func `A caller without an identity is refused in each dialect`(exchange: Exchanges) async throws {
        try await withBench(Plan(extra: Exchanges.routes)) { bench async throws in
            for request in [exchange.request(user: nil), exchange.request(user: "")] {
                let answer = try await bench.ask(request)
                #expect(answer.status == 401)
                #expect(answer["www-authenticate"] == "Bearer")
                #expect(answer["x-should-retry"] == "false")
                #expect(answer.json(exchange.code) == "invalid_api_key")
            }
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `A caller with two identities is refused`() async throws {
        try await withBench { bench async throws in
            let answer = try await bench.ask(Exchanges.chat.request("X-User-Id: other"))
            #expect(answer.status == 400)
            #expect(answer.json("error.code") == "ambiguous_identity")
            #expect(try await bench.ask(Exchanges.chat.request("X-USER-ID: u")).status == 400)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test func `An identity from an untrusted address is not believed`() async throws {
        var plan = Plan()
        plan.isTrusted = false
        try await withBench(plan) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request()).status == 401)
            #expect(try await bench.ask(Exchanges.chat.request("x-user-id: two")).status == 401)
            #expect(bench.upstream.asked.isEmpty)
        }
    }

    @Test(arguments: ["Connection: x-user-id", "Connection: close, X-User-ID", "connection:x-user-id"])
    func `A caller's identity is not lost because Connection names its header`(line: String) async throws {
        try await withBench { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request(line)).status == 200)
            #expect(try await bench.settled() == 1)
            #expect(bench.upstream.asked.first?.has("x-user-id") == false)
        }
    }

    @Test(arguments: ["}{", "a:b", "é", String(repeating: "long", count: 200), "a b", "\"", "u;q=1"])
    func `A caller may bear any name`(name: String) async throws {
        try await withBench(Plan(limits: "{ count: messages, per: day, amount: 1 }")) { bench async throws in
            #expect(try await bench.ask(Exchanges.chat.request(user: name)).status == 200)
            #expect(try await bench.ask(Exchanges.chat.request(user: name)).status == 429)
            #expect(try await bench.ask(Exchanges.chat.request(user: name + "x")).status == 200)
            #expect(try await bench.settled(name) == 1)
        }
    }
}
