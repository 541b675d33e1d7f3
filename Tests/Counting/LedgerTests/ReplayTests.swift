import Limits
import Reactor
import Synchronization
import TestSupport
import Testing

@testable import Ledger

@Suite struct `Settlements while the store is away` {
    /// One edge with a spool and its replay, and a model of a store that can be away.
    private final class Bench {
        let clock = TestClock(Fixture.start)
        let ledger: ScriptedLedger
        let spool: Spool
        let admissions: Admissions
        let replay: Replay
        let log = LogRecorder()

        init(_ folder: TemporaryFolder, _ ledger: ScriptedLedger? = nil, on loop: EventLoop) async {
            self.ledger = ledger ?? ScriptedLedger(ModelLedger(clock))
            spool = await Spool.open(Spool.Options(path: folder.file("spool.db"))) { _ in }
            admissions = Admissions(ledger: self.ledger, planTable: Fixture.planTable, spool: spool) {
                loop.now
            }
            let log = self.log
            replay = Replay(spool, self.ledger, on: loop) { log.note($0) }
            replay.stop()
        }

        func admit(_ user: String) async throws -> Reservation? {
            let request = AdmissionRequest(
                user: UserKey(user: user), estimate: Consumption(totalTokens: 5))
            guard case .admitted(let reservation, _) = try await admissions.admit(request, now: clock.now)
            else { return nil }
            return reservation
        }

        func tokens(_ user: String) async throws -> Int? {
            try await ledger.readUser(UserKey(user: user)).counters["h:40010101:tok"]
        }
    }

    @Test func `Settlements on disk survive a killed edge, and are sent once, in order for each user`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            var endings: [Settlement] = []
            for user in ["ada", "bob", "ada"] {
                guard let reservation = try await bench.admit(user) else {
                    Issue.record("admitted")
                    return
                }
                endings.append(reservation.settlement(using: Consumption(totalTokens: 7)))
            }
            bench.ledger.isAway = true
            for ending in endings { #expect(await bench.admissions.settle(ending) == nil) }
            #expect(bench.spool.count == 3 && bench.admissions.pendingCount == 0)
            #expect(try await bench.tokens("ada") == 10, "estimates stay counted")
            await bench.spool.close()

            // The first edge has ended. The next edge uses the same folder. The store is still away, and
            // returns later.
            let next = await Bench(folder, bench.ledger, on: loop)

            #expect(next.spool.count == 3)
            next.ledger.isAway = false
            next.ledger.settled = []
            await replay(next)
            #expect(next.spool.count == 0)
            #expect(
                next.ledger.settled.filter { $0.user == UserKey(user: "ada") } == [endings[0], endings[2]])
            #expect(try await next.tokens("ada") == 14)
            #expect(try await next.tokens("bob") == 7)
            await next.spool.close()
        }
    }

    @Test func `Settlements are sent again after a crash before their acknowledgement, and count once`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let reservation = try await bench.admit("ada") else {
                Issue.record("admitted")
                return
            }
            let ending = reservation.settlement(Self.bill)
            bench.ledger.isAway = true
            _ = await bench.admissions.settle(ending)
            bench.ledger.isAway = false
            // The store has accepted the settlement. The edge is killed before it can remove the settlement
            // from the spool.
            _ = try await bench.ledger.settle(ending)
            await bench.spool.close()
            let next = await Bench(folder, bench.ledger, on: loop)
            await replay(next)
            #expect(try await next.tokens("ada") == 7)
            #expect(next.spool.count == 0 && next.spool.parked == 0)
            #expect(next.log.text.contains("had already been counted, only their reply was lost: 1."))
            await next.spool.close()
        }
    }

    private static let bill = Bill(
        model: Array("glm".utf8),
        used: Consumption(messages: 1, inputTokens: 4, outputTokens: 3, totalTokens: 7), isGuessed: false)

    @Test(arguments: [false, true])
    func `Settlements of unknown reservations wait for an operator, and are never logged as counted`(
        wasSent: Bool
    ) async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let reservation = try await bench.admit("ada") else {
                Issue.record("admitted")
                return
            }
            bench.ledger.steps = [wasSent ? .loseAnswer : .fail(.unavailable)]
            #expect(await bench.admissions.settle(reservation.settlement(Self.bill)) == nil)
            bench.ledger.inner.people = [:]
            await replay(bench)
            #expect(bench.spool.count == 0 && bench.spool.parked == 1)
            let reason = await bench.spool.parkedSettlements(most: 1).first?.reason
            #expect(reason?.contains("Redis does not know this reservation") == true)
            // An operator retries the settlement. Redis still refuses it, so it is parked again.
            #expect(await bench.spool.retryEntries(nil) == 1)
            await replay(bench)
            #expect(bench.spool.count == 0 && bench.spool.parked == 1)
            #expect(!bench.log.text.contains("has counted"))
            await bench.spool.close()
        }
    }

    @Test func `Settlements that were counted before their answer was lost need no operator`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let reservation = try await bench.admit("ada"), let other = try await bench.admit("bob")
            else {
                Issue.record("admitted")
                return
            }
            // The reply to the first settlement is lost. The second settlement does not reach the store. The
            // spool sends it again, and this time the reply is lost.
            bench.ledger.steps = [.loseAnswer]
            #expect(await bench.admissions.settle(reservation.settlement(Self.bill)) == nil)
            await replay(bench)
            bench.ledger.steps = [.fail(.unavailable), .loseAnswer]
            #expect(await bench.admissions.settle(other.settlement(Self.bill)) == nil)
            for _ in 0..<2 { await replay(bench) }
            #expect(bench.spool.count == 0 && bench.spool.parked == 0)
            #expect(try await bench.tokens("ada") == 7)
            #expect(try await bench.tokens("bob") == 7)
            #expect(!bench.log.text.contains("has counted"))
            #expect(bench.log.text.contains("had already been counted, only their reply was lost: 1."))
            await bench.spool.close()
        }
    }

    @Test func `Settlements that only refund unknown reservations are dropped`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let reservation = try await bench.admit("ada") else {
                Issue.record("admitted")
                return
            }
            bench.ledger.isAway = true
            #expect(await bench.admissions.settle(reservation.refund()) == nil)
            bench.ledger.inner.people = [:]
            bench.ledger.isAway = false
            await replay(bench)
            #expect(bench.spool.count == 0 && bench.spool.parked == 0)
            #expect(!bench.log.text.contains("has counted"))
            await bench.spool.close()
        }
    }

    @Test func `A settlement on disk holds back later ones of the same user, and no others`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let first = try await bench.admit("ada"), let second = try await bench.admit("ada") else {
                Issue.record("admitted")
                return
            }
            guard let other = try await bench.admit("bob") else {
                _ = first.refund()
                _ = second.refund()
                Issue.record("admitted")
                return
            }
            let carried = Atomic(0)
            bench.spool.requestReplay = { carried.add(1, ordering: .relaxed) }
            bench.ledger.isAway = true
            var outcomes = [await bench.admissions.settle(first.settlement(using: nil))]
            bench.ledger.isAway = false
            outcomes.append(await bench.admissions.settle(second.settlement(using: nil)))
            outcomes.append(await bench.admissions.settle(other.settlement(using: nil)))
            #expect(outcomes == [nil, nil, .done])
            #expect(bench.spool.count == 2)
            #expect(carried.load(ordering: .relaxed) == 2, "nobody waits for the replay's next turn")
            await replay(bench)
            #expect(try await bench.ledger.readUser(UserKey(user: "ada")).openReservations.isEmpty)
            await bench.spool.close()
        }
    }

    @Test func `Settlements that the store never accepts are parked, and delay no others`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let first = try await bench.admit("ada"), let second = try await bench.admit("ada") else {
                Issue.record("admitted")
                return
            }
            bench.ledger.isAway = true
            _ = await bench.admissions.settle(first.settlement(using: nil))
            _ = await bench.admissions.settle(second.settlement(using: nil))
            bench.ledger.isAway = false
            bench.ledger.steps = [.fail(.wrongType(script: "settle"))]
            await replay(bench)
            #expect(bench.spool.count == 0 && bench.spool.parked == 1)
            #expect(try await bench.ledger.readUser(UserKey(user: "ada")).openReservations.count == 1)
            await bench.spool.close()
        }
    }

    /// The errors mean that the script failed (`.faulty`), or that the edge lacks a permission (`.denied`).
    @Test(arguments: [LedgerError.faulty(script: "settle"), .denied])
    func `A settlement that fails alone is retried, and delays no others`(error: LedgerError) async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            for user in ["ada", "bob"] {
                guard let reservation = try await bench.admit(user) else {
                    Issue.record("admitted")
                    return
                }
                bench.ledger.isAway = true
                #expect(await bench.admissions.settle(reservation.settlement(using: nil)) == nil)
                bench.ledger.isAway = false
            }
            bench.ledger.steps = [.fail(error)]
            await replay(bench)
            #expect(bench.spool.count == 1 && bench.spool.delayed == 1 && bench.spool.parked == 0)
            let carried = Atomic(0)
            bench.spool.requestReplay = { carried.add(1, ordering: .relaxed) }
            #expect(await bench.spool.retryEntries(nil) == 1)
            #expect(carried.load(ordering: .relaxed) == 1, "an operator need not wait")
            await replay(bench)
            #expect(bench.spool.count == 0 && bench.spool.delayed == 0)
            for user in ["ada", "bob"] {
                #expect(try await bench.ledger.readUser(UserKey(user: user)).openReservations.isEmpty)
            }
            await bench.spool.close()
        }
    }

    /// Sends the spool's settlements again, as an edge does after each pause.
    private func replay(_ bench: Bench) async {
        await bench.replay.run()
    }
}
