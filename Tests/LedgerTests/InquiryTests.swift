import Glibc
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Admissions that are asked for while no task waits for them.
@Suite(.needsRedisServer) struct `An admission that nobody waits for` {
    /// Hears what came of them, in their order.
    private final class Witness: AdmissionWitness {
        var refusals: [Refusal] = []
        var endings: [Settlement] = []
        var answers: [AdmissionAnswer] = []

        func decided(_ admission: consuming Admission) {
            switch consume admission {
            case .admitted(let reservation, _): endings.append(reservation.refund())
            case .refused(let refusal, _): refusals.append(refusal)
            default: Issue.record("nobody had asked before")
            }
        }

        func undecided(_ answer: AdmissionAnswer) { answers.append(answer) }

        var heard: Int { refusals.count + endings.count + answers.count }
    }

    private final class Bench: TokenBench {
        let witness = Witness()

        /// Whether it was sent, and its answer has come.
        func ask(_ tokens: Int) async -> Bool {
            let before = witness.heard
            guard admissions.ask(request(tokens), now: now, telling: witness) else { return false }
            return await eventually(on: loop) { witness.heard == before + 1 }
        }
    }

    private static func withBench(
        _ options: RedisClient.Options = .patient,
        _ body: @escaping @Sendable (Bench, RedisServer) async throws -> Void
    ) async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            let bench = Bench(server, options, on: loop)
            defer { bench.client.close() }
            try await body(bench, server)
        }
    }

    @Test func `is counted or refused as any other`() async throws {
        try await Self.withBench { bench, _ in
            #expect(await !bench.ask(60), "the script is not known yet")
            try await bench.learn()
            #expect(await bench.ask(60))
            #expect(try await bench.tokens() == 60)
            #expect(await bench.ask(60) && bench.witness.refusals.count == 1)
            #expect(try await bench.tokens() == 60, "a refusal changes nothing")
            #expect(await bench.ask(40) && bench.witness.endings.count == 2)
            #expect(try await bench.tokens() == 100)
            for ending in bench.witness.endings {
                #expect(await bench.admissions.finish(ending) == .done)
            }
            #expect(try await bench.tokens() ?? 0 == 0)
        }
    }

    @Test func `is asked for once more where a server has forgotten the script`() async throws {
        try await Self.withBench { bench, _ in
            try await bench.learn()
            var flush = RedisArguments()
            flush.append("SCRIPT" as StaticString)
            flush.append("FLUSH" as StaticString)
            _ = try await bench.client.command(flush)
            #expect(await bench.ask(60))
            #expect(try await bench.tokens() ?? 0 == 0, "nothing has happened")
            let answer = try #require(bench.witness.answers.first)
            try await bench.end(
                try await bench.admissions.admit(bench.request(60), now: bench.now, after: answer))
            #expect(await bench.ask(1) && bench.witness.endings.count == 1, "now it is known")
        }
    }

    @Test func `is decided by what the user really has`() async throws {
        try await Self.withBench { bench, _ in
            try await bench.learn()
            // Another edge has heard that they are a customer of nothing any more.
            let ends = Moment(milliseconds: bench.now.milliseconds - 1000)
            let event = EntitlementEvent(
                at: bench.now, id: "e1", actor: "test", reason: "over",
                entitlement: Entitlement(plan: "hundred", status: "expired", periodEnd: ends))
            _ = try await bench.ledger.entitle(Bench.ada, event)
            #expect(await bench.ask(60))
            let answer = try #require(bench.witness.answers.first)
            let admission = try await bench.admissions.admit(
                bench.request(60), now: bench.now, after: answer)
            guard case .admitted(let reservation, let account) = admission else {
                Issue.record("it was refused")
                return
            }
            #expect(account.entitlement.status == "expired")
            #expect(await bench.admissions.finish(reservation.refund()) == .done)
        }
    }

    /// Its caller hears a refusal, so that what was counted is taken back (law 4).
    @Test func `whose answer got lost is taken back`() async throws {
        var options = RedisClient.Options.patient
        options.deadline = 500
        try await Self.withBench(options) { bench, server in
            try await bench.learn()
            server.signal(SIGSTOP)
            #expect(await bench.ask(60))
            let answer = try #require(bench.witness.answers.first)
            server.signal(SIGCONT)
            await #expect(throws: LedgerError.unknownOutcome) {
                let again = try await bench.admissions.admit(
                    bench.request(60), now: bench.now, after: answer)
                try await bench.end(again)
            }
            #expect(bench.admissions.pendingCount == 1)
            #expect(
                await eventually(on: bench.loop) {
                    await bench.admissions.flush()
                    return bench.admissions.pendingCount == 0
                })
            #expect(try await bench.tokens() ?? 0 == 0)
        }
    }

    @Test func `is refused as any other while the store is away`() async throws {
        try await Self.withBench { bench, server in
            try await bench.learn()
            server.kill9()
            #expect(await eventually(on: bench.loop) { !bench.client.isConnected })
            while await bench.ask(1) {
                let answer = try #require(bench.witness.answers.last)
                await #expect(throws: LedgerError.self) {
                    try await bench.end(
                        try await bench.admissions.admit(bench.request(1), now: bench.now, after: answer))
                }
            }
            #expect(bench.witness.endings.isEmpty && bench.admissions.isBreakerOpen)
        }
    }
}
