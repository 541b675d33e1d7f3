import Foundation
import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

@Suite struct `Grace while the store is away` {
    /// One edge with two loops, a spool, and the job that sends the spool's settlements to the store.
    private final class Bench {
        let clock = TestClock(Fixture.start)
        let ledger: ScriptedLedger
        let spool: Spool
        let grace = Grace(allowance: 3)
        let one: Admissions
        let other: Admissions
        let replay: Replay
        let log = LogRecorder()

        init(
            _ folder: TemporaryFolder, _ known: ScriptedLedger? = nil,
            other otherTable: PlanTable = Fixture.planTable, on loop: EventLoop
        ) async {
            let ledger = known ?? ScriptedLedger(ModelLedger(clock))
            self.ledger = ledger
            let spool = await Spool.open(Spool.Options(path: folder.file("spool.db"))) { _ in }
            self.spool = spool
            let grace = grace
            func admissions(_ planTable: PlanTable) -> Admissions {
                Admissions(ledger: ledger, planTable: planTable, spool: spool, grace: grace) { loop.now }
            }
            one = admissions(Fixture.planTable)
            other = admissions(otherTable)
            replay = Replay(spool, ledger, grace: grace, on: loop) { [log] in log.note($0) }
            replay.stop()
        }

        func send(_ user: String, over admissions: Admissions) async throws -> Bool {
            do {
                guard let reservation = try await begin(user, over: admissions) else { return false }
                _ = await admissions.settle(reservation.settlement(Self.bill))
                return true
            } catch LedgerError.unavailable {
                return false
            }
        }

        static let bill = Bill(
            model: Array("m".utf8), used: Consumption(totalTokens: 2), isGuessed: false)

        func begin(_ user: String, over admissions: Admissions) async throws -> Reservation? {
            let request = AdmissionRequest(user: UserKey(user: user), estimate: Consumption(totalTokens: 9))
            guard case .admitted(let reservation, _) = try await admissions.admit(request, now: clock.now)
            else { return nil }
            return reservation
        }

        func counters(_ user: String) async throws -> [Int?] {
            let counters = try await ledger.readUser(UserKey(user: user)).counters
            return [counters["d:400101:msg"], counters["h:40010101:tok"]]
        }
    }

    @Test func `Grace admits three messages a user, and counts them once the store is back`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            #expect(try await bench.send("ada", over: bench.one))
            bench.ledger.isAway = true
            var passed = 0
            for round in 0..<8 {
                let admissions = round % 2 == 0 ? bench.one : bench.other
                passed += try await bench.send("ada", over: admissions) ? 1 : 0
            }
            #expect(passed == 3, "the allowance is the edge's, not a loop's")
            #expect(try await bench.send("bob", over: bench.one), "each user has their own")
            bench.ledger.isAway = false
            await bench.replay.run()
            let ada = try await bench.ledger.readUser(UserKey(user: "ada")).counters
            #expect(ada["d:400101:msg"] == 4 && ada["h:40010101:tok"] == 8)
            #expect(try await bench.ledger.readUser(UserKey(user: "bob")).counters["d:400101:msg"] == 1)
            #expect(bench.grace.passed == 4 && bench.grace.overspent == 1)
            #expect(
                bench.log.text.contains("passed while Redis was away: 4; past a limit: 1."))
            let page = try await bench.ledger.readBooks(
                of: UserKey(user: "ada"), in: BookMonth(year: 2040, month: 1))
            #expect(page.map(\.messages) == [4] && page.map(\.outputTokens) == [0])
            bench.ledger.isAway = true
            #expect(try await bench.send("bob", over: bench.other), "the allowance is restored")
            await bench.spool.close()
        }
    }

    @Test(arguments: [LedgerError.denied, .faulty(script: "admit"), .overloaded])
    func `Grace admits nothing while the store answers`(error: LedgerError) async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            bench.ledger.steps = [.fail(error)]
            await #expect(throws: error) { _ = try await bench.send("ada", over: bench.one) }
            #expect(bench.grace.passed == 0)
            await bench.spool.close()
        }
    }

    /// A full queue of calls means that this edge is overloaded. Other edges still count the same users, so
    /// this edge must not let messages through uncounted.
    @Test(.needsRedisServer)
    func `Grace admits nothing that only this edge's full queue refuses`() async throws {
        let server = try await RedisServer.start()
        try await onLoop { loop in
            var options = RedisNode.Options.patient
            options.pendingLimit = 2
            let client = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: options)
            let storeWatch = StoreWatch(client, on: loop)
            defer { client.close() }
            let grace = Grace(allowance: 3)
            let admissions = Admissions(
                ledger: RedisLedger(client), planTable: Fixture.hundred("messages", .messages), grace: grace,
                store: storeWatch
            ) { loop.now }
            let counts = Outcomes()
            for _ in 0..<12 {
                loop.spawn(with: (admissions, counts)) { admissions, counts in
                    let request = AdmissionRequest(user: UserKey(user: "ada"))
                    let now = Moment(milliseconds: Clocks.wallMilliseconds())
                    do throws(LedgerError) {
                        let admission = try await admissions.admit(request, now: now)
                        counts.passed += 1
                        if case .admitted(let reservation, _) = admission {
                            _ = reservation.settlement(using: nil)
                        }
                    } catch {
                        counts.errors.append(error)
                    }
                }
            }
            #expect(await eventually(on: loop) { counts.passed + counts.errors.count == 12 })
            #expect(counts.passed == 2 && counts.errors == Array(repeating: .overloaded, count: 10))
            #expect(grace.passed == 0)
            #expect(storeWatch.isClosed, "nothing is wrong with the store")
        }
    }

    private final class Outcomes {
        var passed = 0
        var errors: [LedgerError] = []
    }

    @Test func `A refund restores the allowance of grace, and grace opens no closed plan`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let closed = PlanTable(
                plans: Fixture.plans, defaultPlan: "closed", timeZone: "Europe/Berlin")
            let bench = await Bench(folder, other: closed, on: loop)
            bench.ledger.isAway = true
            #expect(try await !bench.send("ada", over: bench.other))
            for _ in 0..<5 {
                let request = AdmissionRequest(user: UserKey(user: "ada"))
                guard
                    case .admitted(let reservation, _) = try await bench.one.admit(
                        request, now: bench.clock.now)
                else {
                    Issue.record("refunds did not restore the allowance of three")
                    break
                }
                _ = await bench.one.settle(reservation.refund())
            }
            #expect(bench.spool.count == 0)
            await bench.spool.close()
        }
    }

    @Test func `Grace is on disk before a message passes, so a killed edge loses no count`() async throws {
        let folder = try TemporaryFolder()
        let copy = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            bench.ledger.isAway = true
            guard let running = try await bench.begin("ada", over: bench.one) else {
                Issue.record("the message was refused")
                return
            }
            // If the edge were killed now, the spool's files would be left in this state. The next edge
            // therefore uses a copy of them.
            for name in ["spool.db", "spool.db-wal"] {
                try FileManager.default.copyItem(atPath: folder.file(name), toPath: copy.file(name))
            }
            let next = await Bench(copy, bench.ledger, on: loop)
            await next.grace.resumeSpool(next.spool)
            var more = 0
            while try await next.send("ada", over: next.one) { more += 1 }
            #expect(more == 2, "the allowance does not begin anew")
            bench.ledger.isAway = false
            await next.replay.run()
            #expect(try await bench.counters("ada") == [3, 9 + 2 * 2])
            let page = try await bench.ledger.readBooks(
                of: UserKey(user: "ada"), in: BookMonth(year: 2040, month: 1))
            #expect(page.map(\.messages).reduce(0, +) == 3 && page.map(\.estimated).reduce(0, +) == 1)
            // The first edge settles the message as well, as if it had survived. The message still counts
            // once.
            _ = await bench.one.settle(running.settlement(Bench.bill))
            #expect(try await bench.counters("ada") == [3, 13])
            await bench.spool.close()
            await next.spool.close()
        }
    }

    @Test func `Grace counts a message by its actual use, whether or not the store is back by its end`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await onLoop { loop in
            let bench = await Bench(folder, on: loop)
            bench.ledger.isAway = true
            guard let early = try await bench.begin("ada", over: bench.one),
                let late = try await bench.begin("bob", over: bench.other)
            else {
                Issue.record("the message was refused")
                return
            }
            _ = await bench.one.settle(early.settlement(Bench.bill))
            bench.ledger.isAway = false
            await bench.replay.run()
            #expect(try await bench.counters("ada") == [1, 2])
            #expect(
                try await bench.counters("bob") == [nil, nil], "it still runs: nobody knows what it uses")
            #expect(await bench.other.settle(late.settlement(Bench.bill)) == .counted(isPastLimit: false))
            #expect(try await bench.counters("bob") == [1, 2])
            await bench.replay.run()
            #expect(try await bench.counters("bob") == [1, 2])
            #expect(bench.spool.count == 0)
            await bench.spool.close()
            let empty = await Bench(folder, bench.ledger, on: loop)
            #expect(await empty.spool.readPage(after: 0, most: 10).isEmpty)
            await empty.spool.close()
        }
    }

    @Test func `Grace admits nothing that cannot be written to disk`() async throws {
        let folder = try TemporaryFolder()
        try await onLoop { loop async throws in
            let owner = await Bench(folder, on: loop)
            let bench = await Bench(folder, on: loop)
            #expect(bench.spool.fault == .locked)
            bench.ledger.isAway = true
            #expect(try await !bench.send("ada", over: bench.one))
            await owner.spool.close()
            #expect(await eventually(on: loop) { bench.spool.fault == nil })
            #expect(try await bench.send("ada", over: bench.one), "nothing of the allowance was lost")
            await bench.spool.close()
        }
    }
}
