import Limits
import Reactor
import TestSupport
import Testing

@testable import Ledger

@Suite struct `Endings that find the store away` {
    /// One edge: a model of the store that can be away, a spool and its replay.
    private final class Bench {
        let clock = TestClock(Cast.start)
        let ledger: ScriptedLedger
        let spool: Spool
        let admissions: Admissions
        let replay: Replay

        init(_ folder: TemporaryFolder, _ ledger: ScriptedLedger? = nil, on loop: EventLoop) async {
            self.ledger = ledger ?? ScriptedLedger(ModelLedger(clock))
            spool = await Spool.open(Spool.Options(path: folder.file("spool.db"))) { _ in }
            admissions = Admissions(ledger: self.ledger, book: Cast.book, spool: spool) { loop.now }
            replay = Replay(spool, self.ledger, on: loop) { _ in }
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
            try await ledger.inspect(UserKey(user: user)).counters["h:40010101:tok"]
        }
    }

    @Test func `are kept on the disk and carried once, in each user's order, though the edge is killed`()
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
            for ending in endings { #expect(await bench.admissions.finish(ending) == nil) }
            #expect(bench.spool.count == 3 && bench.admissions.pendingCount == 0)
            #expect(try await bench.tokens("ada") == 10, "estimates stay counted")
            await bench.spool.close()

            // The edge is gone; the next one on the same folder finds the store away, then back.
            let next = await Bench(folder, bench.ledger, on: loop)

            #expect(next.spool.count == 3)
            next.ledger.isAway = false
            next.ledger.settled = []
            await carry(next)
            #expect(next.spool.count == 0)
            #expect(
                next.ledger.settled.filter { $0.user == UserKey(user: "ada") } == [endings[0], endings[2]])
            #expect(try await next.tokens("ada") == 14)
            #expect(try await next.tokens("bob") == 7)
            await next.spool.close()
        }
    }

    @Test func `are carried again after a crash before their acknowledgement, and change nothing twice`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let reservation = try await bench.admit("ada") else {
                Issue.record("admitted")
                return
            }
            let ending = reservation.settlement(using: Consumption(totalTokens: 7))
            bench.ledger.isAway = true
            _ = await bench.admissions.finish(ending)
            bench.ledger.isAway = false
            // The store took it, and the edge was killed before it could forget it.
            _ = try await bench.ledger.settle(ending)
            await carry(bench)
            #expect(try await bench.tokens("ada") == 7)
            #expect(bench.spool.count == 0)
            await bench.spool.close()
        }
    }

    @Test func `hold back what follows of the same user, and nobody else`() async throws {
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
            bench.ledger.isAway = true
            var outcomes = [await bench.admissions.finish(first.settlement(using: nil))]
            bench.ledger.isAway = false
            outcomes.append(await bench.admissions.finish(second.settlement(using: nil)))
            outcomes.append(await bench.admissions.finish(other.settlement(using: nil)))
            #expect(outcomes == [nil, nil, .done])
            #expect(bench.spool.count == 2)
            await carry(bench)
            #expect(try await bench.ledger.inspect(UserKey(user: "ada")).open.isEmpty)
            await bench.spool.close()
        }
    }

    @Test func `that the store will never take are set aside, and hold up nobody`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            guard let first = try await bench.admit("ada"), let second = try await bench.admit("ada") else {
                Issue.record("admitted")
                return
            }
            bench.ledger.isAway = true
            _ = await bench.admissions.finish(first.settlement(using: nil))
            _ = await bench.admissions.finish(second.settlement(using: nil))
            bench.ledger.isAway = false
            bench.ledger.steps = [.fail(.faulty(script: "settle"))]
            await carry(bench)
            #expect(bench.spool.count == 0 && bench.spool.refused == 1)
            #expect(try await bench.ledger.inspect(UserKey(user: "ada")).open.count == 1)
            await bench.spool.close()
        }
    }

    /// As the replay does when its time has come.
    private func carry(_ bench: Bench) async {
        await bench.replay.run()
    }
}
