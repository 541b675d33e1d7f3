import Glibc
import Reactor
import TestSupport
import Testing

/// Checks the exchanges' requests about stored objects, and their effect.
@Suite(.needsRedisServer) struct `A message without a waiting task` {
    /// The exchange's question and its ending are both answered by an error, and both asked again.
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
        // A question that was given up could be counted after a look at it.
        try await withBench(Plan(deadline: 60_000)) { bench async throws in
            // The hang-up may be noticed late, when the upstream has been asked already.
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
