import Glibc
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// Most admissions are sent without a task that waits for the reply. They must be counted all the same.
@Suite(.needsRedisServer) struct `An admission without a waiting task` {
    private final class Bench: TokenBench, StoreCallFollower {
        var refusals: [Refusal] = []
        var endings: [Settlement] = []
        var answers: [Admissions.PendingAdmission] = []
        private var asked: Admissions.PendingAdmission?

        func ask(_ tokens: Int) async -> Bool { await ask(request(tokens)) }

        func ask(_ request: AdmissionRequest) async -> Bool {
            let before = outcomes
            switch admissions.send(request, now: now, following: self) {
            case .sent(let pending): asked = pending
            case .undecided(let answer?): answers.append(answer)
            case .undecided(nil): return false
            }
            return await eventually(on: loop) { outcomes == before + 1 }
        }

        func ended(_ call: StoreCall) {
            guard let pending = asked.take() else {
                Issue.record("nothing was asked")
                return
            }
            switch admissions.receive(pending, of: call) {
            case .undecided(let answer): answers.append(answer)
            case .decided(let admission): decided(admission)
            }
        }

        private func decided(_ admission: consuming Admission) {
            switch consume admission {
            case .admitted(let reservation, _): endings.append(reservation.refund())
            case .refused(let refusal, _): refusals.append(refusal)
            default: Issue.record("unexpected outcome of an admission")
            }
        }

        private var outcomes: Int { refusals.count + endings.count + answers.count }
    }

    private static func withBench(
        _ options: RedisNode.Options = .patient,
        _ body: @escaping @Sendable (Bench, RedisServer) async throws -> Void
    ) async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            let bench = Bench(server, options, on: loop)
            defer { bench.close() }
            try await body(bench, server)
        }
    }

    @Test func `An admission without a waiting task is counted or refused like any other`() async throws {
        try await Self.withBench { bench, _ async throws in
            #expect(await bench.ask(60), "its script goes along with it")
            #expect(try await bench.tokens() == 60)
            #expect(await bench.ask(60) && bench.refusals.count == 1)
            #expect(try await bench.tokens() == 60, "a refusal changes nothing")
            #expect(await bench.ask(40) && bench.endings.count == 2)
            #expect(try await bench.tokens() == 100)
            for ending in bench.endings {
                #expect(await bench.admissions.settle(ending) == .done)
            }
            #expect(try await bench.tokens() ?? 0 == 0)
        }
    }

    /// If this edge fails, a sweeper finds the open message by the index of leases (law 7).
    @Test func `An admission without a waiting task notes its user in the index of leases`() async throws {
        try await Self.withBench { bench, _ async throws in
            try await bench.learn()
            let bob = AdmissionRequest(user: UserKey(user: "bob"), estimate: Consumption(totalTokens: 1))
            #expect(await bench.ask(bob) && bench.endings.count == 1)
            var arguments = RedisArguments()
            arguments.append("ZRANGE" as StaticString)
            arguments.append(LeaseIndex.shard(of: bob.user, in: bench.client).queue.key)
            arguments.append(0)
            arguments.append(-1)
            let members = try await bench.client.sendCommand(arguments).array?.compactMap(\.bytes) ?? []
            #expect(members.compactMap(LeaseIndex.findUser).contains(bob.user))
            for ending in bench.endings { #expect(await bench.admissions.settle(ending) == .done) }
        }
    }

    @Test func `An admission without a task is sent again if its script was forgotten`() async throws {
        try await Self.withBench { bench, _ async throws in
            try await bench.learn()
            try await bench.client.forgetScripts()
            #expect(await bench.ask(60))
            #expect(try await bench.tokens() ?? 0 == 0, "nothing has happened")
            let answer = try #require(bench.answers.first)
            try await bench.end(
                try await bench.admissions.admit(bench.request(60), now: bench.now, after: answer))
            #expect(await bench.ask(1) && bench.endings.count == 1, "now it is known")
        }
    }

    @Test func `An admission without a waiting task is decided by the stored entitlement`() async throws {
        try await Self.withBench { bench, _ async throws in
            try await bench.learn()
            // Another edge has stored that the user's plan has ended. This edge does not know that yet.
            let ends = Moment(milliseconds: bench.now.milliseconds - 1000)
            let event = EntitlementEvent(
                at: bench.now, id: "e1", actor: "test", reason: "over",
                entitlement: Entitlement(plan: "hundred", status: "expired", periodEnd: ends))
            _ = try await bench.ledger.entitle(Bench.ada, event)
            #expect(await bench.ask(60))
            let answer = try #require(bench.answers.first)
            let admission = try await bench.admissions.admit(
                bench.request(60), now: bench.now, after: answer)
            guard case .admitted(let reservation, let account) = admission else {
                Issue.record("it was refused")
                return
            }
            #expect(account.entitlement.status == "expired")
            #expect(await bench.admissions.settle(reservation.refund()) == .done)
        }
    }

    /// The reply to this admission is lost, so the edge refuses the caller and refunds the message (law 4).
    @Test func `An admission without a waiting task whose answer is lost is taken back`() async throws {
        var options = RedisNode.Options.patient
        options.deadline = 500
        try await Self.withBench(options) { bench, server in
            try await bench.learn()
            server.signal(SIGSTOP)
            #expect(await bench.ask(60))
            let answer = try #require(bench.answers.first)
            server.signal(SIGCONT)
            await #expect(throws: LedgerError.unknownOutcome) {
                let again = try await bench.admissions.admit(
                    bench.request(60), now: bench.now, after: answer)
                try await bench.end(again)
            }
            #expect(bench.admissions.pendingCount == 1)
            #expect(
                await eventually(on: bench.loop) {
                    await bench.admissions.flushSettlements()
                    return bench.admissions.pendingCount == 0
                })
            #expect(try await bench.tokens() ?? 0 == 0)
        }
    }

    @Test func `An admission without a task is refused like any other if the store is away`() async throws {
        try await Self.withBench { bench, server in
            try await bench.learn()
            server.kill9()
            #expect(await eventually(on: bench.loop) { !bench.client.isConnected })
            while await bench.ask(1) {
                let answer = try #require(bench.answers.last)
                await #expect(throws: LedgerError.self) {
                    try await bench.end(
                        try await bench.admissions.admit(bench.request(1), now: bench.now, after: answer))
                }
            }
            #expect(bench.endings.isEmpty && !bench.storeWatch.isClosed)
        }
    }
}
