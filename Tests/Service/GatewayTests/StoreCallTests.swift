import Glibc
import Reactor
import TestSupport
import Testing

/// For most calls to the ledger, no Swift task waits. These tests check what such calls count.
@Suite(.needsRedisServer) struct `A message without a waiting task` {
    /// Redis has forgotten its scripts, so it replies with an error. The edge then sends the admission and
    /// the settlement again.
    @Test func `A message is counted once if Redis has forgotten the scripts`() async throws {
        try await withBench { bench async throws in
            try await bench.forgetScripts()
            for count in 1...2 {
                #expect(try await bench.ask(Exchanges.chat.request()).status == 200)
                #expect(try await bench.settled() == count)
            }
            #expect(bench.upstream.asked.count == 2)
        }
    }

    @Test func `A message is not counted if its client hangs up while the store is asked`() async throws {
        // The deadline of 60 s is never reached. With a shorter one, the edge could give up a slow call, and
        // Redis could still count the message after the test's check.
        try await withBench(Plan(deadline: 60_000)) { bench async throws in
            // If the edge notices late that the client has left, it has already sent the request. The
            // upstream gives no answer then.
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
