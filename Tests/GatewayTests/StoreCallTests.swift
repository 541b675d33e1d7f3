import Glibc
import Reactor
import TestSupport
import Testing

/// What exchanges send on to the store, and follow.
@Suite(.needsRedisServer) struct `A message that no task waits for` {
    /// Its question and its ending are both answered by an error, and both asked again.
    @Test func `is counted once where Redis has forgotten the scripts`() async throws {
        try await withHouse { house async throws in
            try await house.forgetScripts()
            for count in 1...2 {
                #expect(try await house.ask(Exchanges.chat.request()).status == 200)
                #expect(try await house.settled() == count)
            }
            #expect(house.standIn.asked.count == 2)
        }
    }

    @Test func `is not counted where its client leaves while the store is asked`() async throws {
        // What was given up could be counted after a look at it.
        try await withHouse(Plan(deadline: 60_000)) { house async throws in
            // It may be heard of late, when the upstream has been asked already.
            house.standIn.answers = [.hangs("")]
            house.redis.signal(SIGSTOP)
            let client = try await house.connect()
            try await client.send(Exchanges.chat.request())
            #expect(await eventually(on: house.loop) { house.isBusy })
            client.close()
            house.redis.signal(SIGCONT)
            #expect(await eventually(on: house.loop) { !house.isBusy })
            #expect(try await house.settled() == 0)
        }
    }
}
