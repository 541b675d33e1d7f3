import Glibc
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Most settlements are sent without a task that waits for the reply. They must be counted all the same.
@Suite(.needsRedisServer) struct `A settlement without a waiting task` {
    private final class Bench: TokenBench, StoreCallFollower {
        var outcomes: [SettlementOutcome?] = []
        private var sent: Settlement?

        func send(_ settlement: Settlement) -> Bool {
            guard admissions.send(settlement, following: self) else { return false }
            sent = settlement
            return true
        }

        func ended(_ call: StoreCall) {
            guard let settlement = sent.take() else {
                Issue.record("nothing was sent")
                return
            }
            outcomes.append(admissions.outcome(settlement, of: call))
        }

        /// Admits a message that reserves 5 tokens, and returns the settlement for `used` tokens.
        func ending(using used: Int) async throws -> Settlement? {
            guard case .admitted(let reservation, _) = try await admissions.admit(request(5), now: now) else {
                return nil
            }
            return reservation.settlement(using: Consumption(totalTokens: used))
        }

        func hasOutcomes(_ count: Int = 1) async -> Bool {
            await eventually(on: loop) { outcomes.count == count }
        }
    }

    @Test func `A settlement without a task is done before anything that is asked for later`() async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            let bench = Bench(server, on: loop)
            defer { bench.close() }
            let ending = try #require(try await bench.ending(using: 7))
            #expect(bench.send(ending))
            #expect(bench.outcomes.isEmpty, "it was not waited for")
            #expect(try await bench.tokens() == 7)
            #expect(bench.outcomes == [.done])
            #expect(bench.send(ending))
            // The same settlement is sent twice. The second outcome is unknown, because the reservation no
            // longer exists.
            #expect(await bench.hasOutcomes(2) && bench.outcomes[1] == nil, "it was done once")
            #expect(try await bench.tokens() == 7)
        }
    }

    @Test func `A settlement without a task is left to its sender if its script is forgotten`() async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            let bench = Bench(server, on: loop)
            defer { bench.close() }
            try await bench.learn()
            let ending = try #require(try await bench.ending(using: 3))
            try await bench.client.forgetScripts()
            #expect(bench.send(ending))
            #expect(await bench.hasOutcomes() && bench.outcomes[0] == nil)
            #expect(try await bench.tokens() == 5, "the estimate stays counted")
            #expect(bench.send(ending), "its script goes along with it")
            #expect(await bench.hasOutcomes(2) && bench.outcomes[1] == .done)
            #expect(try await bench.tokens() == 3)
            #expect(bench.storeWatch.isClosed)
        }
    }

    @Test func `A settlement whose answer is lost is sent again, and counts once`() async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            var options = RedisNode.Options.patient
            // The deadline must be long enough for an admission on a busy machine. The call to the stopped
            // server takes all of this time.
            options.deadline = 2000
            let bench = Bench(server, options, on: loop)
            defer { bench.close() }
            try await bench.learn()
            let ending = try #require(try await bench.ending(using: 9))
            server.signal(SIGSTOP)
            #expect(bench.send(ending))
            #expect(await bench.hasOutcomes() && bench.outcomes[0] == nil)
            server.signal(SIGCONT)
            // The stopped server has received the settlement, and executes it when it runs again. The second
            // call then finds no reservation, so its outcome is `.unknown`.
            #expect(await eventually(on: loop) { await bench.admissions.settle(ending) == .unknown })
            #expect(try await bench.tokens() == 9)
        }
    }

    @Test func `A settlement without a task stays with its sender while the store is away`() async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            var options = RedisNode.Options()
            options.deadline = 2000
            let bench = Bench(server, options, on: loop)
            defer { bench.close() }
            try await bench.learn()
            let ending = try #require(try await bench.ending(using: 2))
            server.kill9()
            #expect(await eventually(on: loop) { !bench.client.isConnected })
            // After a few calls that could not connect, the breaker opens, and no more calls are sent.
            var sent = 0
            while bench.send(ending) {
                sent += 1
                #expect(await bench.hasOutcomes(sent))
            }
            #expect(bench.outcomes.allSatisfy { $0 == nil })
            #expect(await bench.admissions.settle(ending) == nil && bench.admissions.pendingCount == 1)
        }
    }
}
