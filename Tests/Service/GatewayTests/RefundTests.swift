import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `A message that the upstream did not answer` {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: ScriptedServer.Answer
        /// The status that the client gets. It is 0 if the client gets no complete answer.
        let status: Int

        init(_ what: String, _ answer: ScriptedServer.Answer, _ status: Int) {
            testDescription = what
            self.answer = answer
            self.status = status
        }
    }

    private static let sse =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"

    static let useless = [
        Case("500", .json("{}", status: 500), 500),
        Case("503", .json("{}", status: 503, "Retry-After: 7\r\n"), 503),
        Case("429 of its own", .json("{}", status: 429, "Retry-After: 9\r\n"), 429),
        Case("404", .json("{}", status: 404), 404),
        Case("a redirect", .json("", status: 307, "Location: /elsewhere\r\n"), 307),
        Case("no content", .text("HTTP/1.1 204 No Content\r\n\r\n"), 204),
        Case("an empty body", .json(""), 200),
        Case("an empty object", .json("{}"), 200),
        Case("an error with 200", .json(#"{"error":{"message":"no"}}"#), 200),
        Case("no choices", .json(#"{"choices":[]}"#), 200),
        Case("an empty choice", .json(#"{"choices":[{"message":{"role":"assistant","content":""}}]}"#), 200),
        Case("the end", .ends(""), 502),
        Case("a reset", .resets(""), 502),
        Case("half a head", .ends("HTTP/1.1 200 OK\r\nContent-"), 502),
        Case("no HTTP", .text("220 smtp ready\r\n"), 502),
        Case("a body cut off", .ends("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"choices\":[{"), 0),
        Case(
            "a reset in the body", .resets("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"choices\":[{"), 0
        ),
        Case("an empty stream", .text(sse + "0\r\n\r\n"), 200),
        Case("a stream cut before its first word", .ends(sse), 0),
        Case(
            "a stream of nothing but its beginning",
            .text(
                sse
                    + `A streamed answer`.chunk(
                        "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\n\n")
                    + "0\r\n\r\n"), 200),
    ]

    @Test(arguments: useless)
    func `A message that the upstream did not answer is refunded`(useless: Case) async throws {
        try await withBench(Plan(limits: "{ count: messages, per: day, amount: 1 }")) { bench async throws in
            bench.upstream.answers = [useless.answer, .json(Exchanges.chat.answer)]
            if useless.status == 0 {
                let client = try await bench.connect()
                try await client.send(Exchanges.chat.request())
                #expect(try await client.readHead().status == 200)
                #expect(await client.peerCloses())
            } else {
                let answer = try await bench.ask(Exchanges.chat.request())
                #expect(answer.status == useless.status)
                if answer.status == 502 {
                    #expect(answer.json("error.code") == "upstream_unavailable")
                    #expect(answer.json("error.message")?.contains("wasn't counted") == true)
                    #expect(!answer.has("x-should-retry"))
                }
            }
            #expect(try await bench.settled() == 0)
            #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
            #expect(try await bench.settled() == 1)
        }
    }

    @Test func `A message that the upstream refused is answered with the upstream's words`() async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [
                .json(#"{"error":"slow down"}"#, status: 429, "Retry-After: 9\r\nLocation: /a\r\n")
            ]
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer.body == #"{"error":"slow down"}"#)
            #expect(answer["retry-after"] == "9")
            #expect(answer["location"] == "/a")
            #expect(bench.upstream.asked.count == 1)
        }
    }

    @Test func `A message is refunded if no upstream listens`() async throws {
        try await withBench { bench async throws in
            bench.upstream.listener.stopListening()
            for exchange in Exchanges.providers {
                let answer = try await bench.ask(exchange.request())
                #expect(answer.status == 502)
                #expect(answer.json(exchange.code) == "upstream_unavailable")
            }
            #expect(try await bench.settled() == 0)
        }
    }

    @Test func `A message that the upstream did not answer in time is refunded`() async throws {
        try await withBench(Plan(upstream: "first_byte_timeout: 100ms")) { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer.status == 504)
            #expect(answer.json("error.code") == "upstream_timeout")
            #expect(try await bench.settled() == 0)
            #expect(await bench.upstream.peers[0].peerCloses())
        }
    }

    @Test func `A message is refunded if the upstream has too many connections`() async throws {
        try await withBench(Plan(upstream: "max_connections: 1")) { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let first = try await bench.connect()
            try await first.send(Exchanges.chat.request(user: "first"))
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer.status == 503)
            #expect(answer["retry-after"] == "1")
            #expect(try await bench.settled() == 0)
        }
    }

    @Test(arguments: [401, 403])
    func `A refused key of the team's refunds the message, and the caller is not told why`(status: Int)
        async throws
    {
        try await withBench { bench async throws in
            bench.upstream.answers = [.json(#"{"error":"key TEAM-KEY-CANARY is revoked"}"#, status: status)]
            let answer = try await bench.ask(Exchanges.chat.request())
            #expect(answer.status == 502)
            #expect(!answer.body.contains("revoked"))
            #expect(!answer.body.contains("CANARY"))
            #expect(try await bench.settled() == 0)
        }
        // The configuration lacks the key of the provider. The caller does not pay for this mistake.
        var plan = Plan()
        plan.key = nil
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.json("{}", status: status)]
            #expect(try await bench.ask(Exchanges.chat.request()).status == 502)
            #expect(try await bench.settled() == 0)
        }
    }

    /// A 403 can refuse the API key of the edge. The edge reads the body of the 403 to find that out.
    @Test func `A client that hangs up while the body of a refusal is on its way is charged nothing`()
        async throws
    {
        var plan = Plan(
            limits: """
                { count: messages, per: day, amount: 10 }, \
                { count: input_tokens, per: day, amount: 1_000_000 }
                """)
        plan.key = "KEY"
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.hangs("HTTP/1.1 403 Forbidden\r\nContent-Length: 100\r\n\r\n{")]
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request())
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            // The edge shares the loop with the test. After three turns of the loop, the edge has read the
            // head of the 403.
            for _ in 0..<3 { await bench.loop.sleep(nanoseconds: 1) }
            client.close()
            #expect(await bench.upstream.peers[0].peerCloses())
            #expect(try await bench.settled() == 0)
            #expect(try await bench.settled("u", "in") == 0)
        }
    }

    @Test func `A message is refunded if its client hung up before an answer`() async throws {
        try await withBench { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request())
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            #expect(try await bench.counted() == 1)
            client.close()
            #expect(await bench.upstream.peers[0].peerCloses())
            #expect(try await bench.settled() == 0)
        }
    }
}
