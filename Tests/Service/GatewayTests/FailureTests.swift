import Glibc
import Ledger
import Reactor
import TestSupport
import Testing

@Suite(.needsRedisServer, .serialized) struct `A gateway without its Redis` {
    static let plan = {
        var plan = Plan()
        plan.deadline = 150
        return plan
    }()

    private func expectRefusals(_ bench: GatewayBench) async throws {
        var fastest = UInt64.max
        for exchange in Exchanges.providers {
            let client = try await bench.connect()
            let start = Clocks.monotonic()
            try await client.send(exchange.request("Accept-Language: en"))
            let answer = try await client.readMessage()
            fastest = min(fastest, (Clocks.monotonic() - start) / 1_000_000)
            #expect(answer.status == 503)
            #expect(answer["retry-after"].flatMap(Int.init).map { (1...5).contains($0) } == true)
            #expect(answer["x-should-retry"] == "true")
            #expect(answer.json(exchange.code) == "limiter_unavailable")
            #expect(
                answer.json(exchange.message)
                    == "I couldn't check your usage right now — please try again in a moment.")
            client.close()
        }
        // The deadline for Redis is 150 ms, and the test allows 250 ms more. It checks only the fastest
        // refusal, because a busy machine can delay the others.
        #expect(fastest < 150 + 250, "\(fastest) ms")
    }

    @Test func `A gateway refuses in time while Redis is stopped, forwards nothing, and counts right later`()
        async throws
    {
        try await withBench(Self.plan) { bench async throws in
            #expect(
                await eventually(on: bench.loop) {
                    (try? await bench.ask(Exchanges.chat.request()).status) == 200
                })
            let before = bench.upstream.asked.count
            bench.redis.signal(SIGSTOP)
            try await expectRefusals(bench)
            #expect(bench.upstream.asked.count == before)
            bench.redis.signal(SIGCONT)
            #expect(
                await eventually(on: bench.loop) {
                    (try? await bench.ask(Exchanges.chat.request()).status) == 200
                })
            // The stopped Redis can execute an admission after the edge has refused the message. Once a
            // second, the edge refunds such messages.
            #expect(await eventually(on: bench.loop) { bench.admissions.pendingCount == 0 && !bench.isBusy })
            #expect(try await bench.settled() == bench.upstream.asked.count)
        }
    }

    @Test func `A gateway refuses at once while Redis is gone`() async throws {
        try await withBench(Self.plan) { bench async throws in
            #expect(
                await eventually(on: bench.loop) {
                    (try? await bench.ask(Exchanges.chat.request()).status) == 200
                })
            let before = bench.upstream.asked.count
            bench.redis.kill9()
            try await expectRefusals(bench)
            #expect(bench.upstream.asked.count == before)
            #expect(bench.upstream.listener.waiting == 0)
        }
    }

    @Test func `A gateway keeps a settlement until Redis is back`() async throws {
        var plan = Self.plan
        plan.limits += ", { count: total_tokens, per: day, amount: 1000000 }"
        try await withBench(plan) { bench async throws in
            bench.upstream.answers = [.hangs("")]
            let client = try await bench.connect()
            #expect(
                await eventually(on: bench.loop) {
                    (try? await bench.counted("nobody")) == 0
                })
            try await client.send(Exchanges.chat.request())
            #expect(await eventually(on: bench.loop) { bench.upstream.asked.count == 1 })
            bench.redis.signal(SIGSTOP)
            let answer = Exchanges.chat.answer
            try await bench.upstream.peers[0].send(
                "HTTP/1.1 200 OK\r\nContent-Length: \(answer.utf8.count)\r\n\r\n\(answer)")
            #expect(try await client.readMessage().body == answer)
            #expect(await eventually(on: bench.loop) { bench.admissions.pendingCount == 1 })
            bench.redis.signal(SIGCONT)
            #expect(await eventually(on: bench.loop) { bench.admissions.pendingCount == 0 })
            #expect(await eventually(on: bench.loop) { (try? await bench.open()) == 0 })
            #expect(try await bench.counted("u", "tok") == 7)
            #expect(try await bench.counted() == 1)
        }
    }
}
