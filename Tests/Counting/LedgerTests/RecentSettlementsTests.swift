import Limits
import Reactor
import Redis
import TestSupport
import Testing

@testable import Ledger

/// In these tests, a user may have only one open message, and sends the next one right after an answer. One
/// loop of the edge settles the first message, while another loop receives the next one.
@Suite struct `A message right after an answer` {
    private static let planTable = PlanTable(
        plans: [
            Plan(
                id: "one", label: "", kind: .free,
                limits: [Limit(name: "messages", meter: .messages, window: .day, amount: 1000)], maxOpen: 1)
        ], defaultPlan: "one")

    private final class Pauses {
        var time: UInt64 = 0
        var count = 0
        /// What the test does while the edge pauses before it tries again. The key is the number of the
        /// pause.
        var acts: [Int: () async -> Void] = [:]
    }

    private let clock = TestClock(Fixture.start)
    private let ledger: ScriptedLedger
    private let recentSettlements = RecentSettlements()
    private let pauses = Pauses()
    private let request = AdmissionRequest(user: UserKey(user: "ada"))

    init() { ledger = ScriptedLedger(ModelLedger(clock)) }

    private func loop() -> Admissions {
        let pauses = pauses
        return Admissions(
            ledger: ledger, planTable: Self.planTable, bounds: AdmissionBounds(retryWithin: 75_000_000),
            recentSettlements: recentSettlements,
            pause: { span in
                pauses.time += span
                pauses.count += 1
                await pauses.acts[pauses.count]?()
            }
        ) { pauses.time }
    }

    private func ending(on admissions: Admissions) async throws -> Settlement? {
        guard case .admitted(let reservation, _) = try await admissions.admit(request, now: clock.now) else {
            return nil
        }
        return reservation.settlement(using: nil)
    }

    private func counted() async throws -> [Int] {
        let stored = try await ledger.readUser(request.user)
        return [stored.counters["d:400101:msg"] ?? 0, stored.openReservations.count]
    }

    @Test func `A message is admitted even if it overtakes the last message's settlement`() async throws {
        let first = loop()
        let ending = try #require(try await ending(on: first))
        ledger.beforeAnswer = { #expect(SettlementSender(first, ending).send()) }
        let next = try #require(try await self.ending(on: loop()), "refused because a message is open")
        #expect(pauses.time == 1_000_000)
        #expect(try await counted() == [2, 1], "each is counted once")
        #expect(await first.settle(next) == .done)
    }

    @Test func `A message is admitted even if the last settlement was answered first but executed second`()
        async throws
    {
        let ending = try #require(try await ending(on: loop()))
        let (ledger, recentSettlements) = (ledger, recentSettlements)
        recentSettlements.beginSettlement(ending.user)
        ledger.beforeAnswer = {
            _ = try? ledger.end(ending)
            recentSettlements.endSettlement(ending.user)
        }
        let next = try #require(try await self.ending(on: loop()), "refused because a message is open")
        #expect(try await counted() == [2, 1])
        #expect(await loop().settle(next) == .done)
    }

    @Test func `A message right after an answer waits for a settlement that is on its way`() async throws {
        let ending = try #require(try await ending(on: loop()))
        let (ledger, recentSettlements) = (ledger, recentSettlements)
        recentSettlements.beginSettlement(ending.user)
        pauses.acts[3] = {
            _ = try? await ledger.settle(ending)
            recentSettlements.endSettlement(ending.user)
        }
        let next = try #require(try await self.ending(on: loop()))
        #expect(pauses.time == 7_000_000, "1 + 2 + 4 ms")
        #expect(try await counted() == [2, 1])
        #expect(await loop().settle(next) == .done)
    }

    @Test func `A message is refused at once if the previous message is still running`() async throws {
        let ending = try #require(try await ending(on: loop()))
        #expect(try await self.ending(on: loop()) == nil)
        #expect(pauses.count == 0 && ledger.calls == 2, "no pause, and no second attempt")
        #expect(await loop().settle(ending) == .done)
    }

    @Test func `A message is refused within half of the deadline if no settlement arrives`() async throws {
        let ending = try #require(try await ending(on: loop()))
        recentSettlements.beginSettlement(ending.user)
        #expect(try await self.ending(on: loop()) == nil)
        #expect(pauses.time == 63_000_000)
        recentSettlements.endSettlement(ending.user)
        #expect(await loop().settle(ending) == .done)
    }

    @Test func `A message does not wait for a settlement that the store did not accept`() async throws {
        let first = loop()
        let ending = try #require(try await ending(on: first))
        ledger.isAway = true
        #expect(await first.settle(ending) == nil, "it is kept")
        #expect(
            !recentSettlements.mayHaveLanded(
                for: ending.user, since: recentSettlements.countSettlements(of: ending.user)))
        ledger.isAway = false
        await first.flushSettlements()
        #expect(
            !recentSettlements.mayHaveLanded(
                for: ending.user, since: recentSettlements.countSettlements(of: ending.user)))
        #expect(try await counted() == [1, 0])
    }

    private final class Connected: StoreCallFollower {
        let client: RedisRouter
        let admissions: Admissions
        private let request: AdmissionRequest
        private var sent: Settlement?

        /// The time of `admissions` runs at a fortieth of the real speed: its clock is slower, and each pause
        /// is 40 times as long. So an admission waits seconds for the settlement on a busy machine.
        init(
            _ server: RedisServer, _ recentSettlements: RecentSettlements, _ request: AdmissionRequest,
            on loop: EventLoop
        ) {
            client = RedisRouter(RedisAddress(host: server.socketPath), on: loop, options: .patient)
            self.request = request
            admissions = Admissions(
                ledger: RedisLedger(client), planTable: planTable, recentSettlements: recentSettlements,
                pause: { await loop.sleep(nanoseconds: 40 * $0) }
            ) { loop.now / 40 }
        }

        func ending() async throws -> Settlement? {
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            guard case .admitted(let reservation, _) = try await admissions.admit(request, now: now) else {
                return nil
            }
            return reservation.settlement(using: nil)
        }

        func send(_ ending: Settlement) -> Bool {
            sent = ending
            return admissions.send(ending, following: self)
        }

        func ended(_ call: StoreCall) {
            guard let sent = sent.take() else {
                Issue.record("nothing was sent")
                return
            }
            #expect(admissions.outcome(sent, of: call) == .done)
        }
    }

    @Test(.needsRedisServer) func `A real Redis admits a message that it receives before the settlement`()
        async throws
    {
        let server = try await RedisServer.start()
        let request = request
        try await onLoop { loop in
            let recentSettlements = RecentSettlements()
            let loops = [0, 1].map { _ in Connected(server, recentSettlements, request, on: loop) }
            defer { for one in loops { one.client.close() } }
            for one in loops {
                // This first settlement makes the server load the scripts, so that no later call waits for
                // that.
                let ending = try #require(try await one.ending())
                #expect(await one.admissions.settle(ending) == .done)
            }
            var last = try #require(try await loops[0].ending())
            for round in 0..<20 {
                let (first, second) = (loops[round % 2], loops[(round + 1) % 2])
                let ending = last
                // The task that sends the settlement runs only after `second` has written its next admission.
                // So Redis receives the admission before the settlement.
                loop.spawn(with: first) { first in #expect(first.send(ending)) }
                last = try #require(try await second.ending(), "refused in round \(round)")
            }
            #expect(await loops[0].admissions.settle(last) == .done)
            let stored = try await RedisLedger(loops[0].client).readUser(request.user)
            #expect(stored.counters.values.reduce(0, +) == 23 && stored.openReservations.isEmpty)
        }
    }
}
