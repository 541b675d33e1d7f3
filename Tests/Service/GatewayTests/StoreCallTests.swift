import Glibc
import Reactor
import TestSupport
import Testing

/// Checks the calls that exchanges send to the store without a task, and their effect.
@Suite(.needsRedisServer) struct `A message without a waiting task` {
    /// Redis replies to the admission and the settlement with an error. Each is sent again.
    @Test func `is counted once if Redis has forgotten the scripts`() async throws {
        try await withBench { bench async throws in
            try await bench.forgetScripts()
            for count in 1...2 {
                #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
                #expect(try await bench.settled() == count)
            }
            #expect(bench.upstream.asked.count == 2)
        }
    }

    @Test func `is not counted if its client hangs up while the store is asked`() async throws {
        // The deadline is long. An admission that is given up could still be counted after the test has
        // checked the count.
        try await withBench(Plan(deadline: 60_000)) { bench async throws in
            // The edge may notice late that the client has left, when the request was already sent to the
            // upstream.
            bench.upstream.answers = [.hangs("")]
            bench.redis.signal(SIGSTOP)
            let client = try await bench.connect()
            try await client.send(Exchanges.chat.request())
            #expect(await eventually(on: bench.loop) { bench.isBusy })
            client.close()
            bench.redis.signal(SIGCONT)
            #expect(await eventually(on: bench.loop) { !bench.isBusy })
            #expect(try await bench.settled() == 0)
        }
    }
}
